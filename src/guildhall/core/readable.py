"""Numbers of a record as JSON that people can read: ids are slugs, holes are null."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

UNKNOWN = -1  # a hole: all bits set, in a field of any width
NONE = -2  # nothing there


class Told(Protocol):
    """What a number means: see Meaning."""

    @property
    def kind(self) -> str: ...
    @property
    def low(self) -> int: ...
    @property
    def of(self) -> str: ...


def teller(known: Mapping[str, Sequence[str] | int], axes: Sequence[str], meaning: Told) -> Callable[[Any], Any]:
    """A function from the numbers of a field to JSON. `known` gives the slugs of every axis, or its size."""
    if axes:
        names, tell = known[axes[0]], teller(known, axes[1:], meaning)
        if isinstance(names, int):
            return lambda values: list(map(tell, values))
        slugs: Sequence[str] = names
        return lambda values: dict(zip(slugs, map(tell, values), strict=True))
    of = known.get(meaning.of, 0)
    if meaning.kind == "flag":
        return {UNKNOWN: None, 0: False, 1: True}.__getitem__
    if meaning.kind == "count" and meaning.low == NONE:
        special = {UNKNOWN: None, NONE: "none"}
        return lambda value: special.get(value, value)
    if meaning.kind == "count" or isinstance(of, int):
        return lambda value: None if value == UNKNOWN else value
    if meaning.kind == "set":
        return Sets(of).told
    return {UNKNOWN: None, NONE: "none", **dict(enumerate(of))}.__getitem__


class Sets(dict[int, list[str]]):
    """Bits as lists of slugs; the few sets that occur are remembered."""

    def __init__(self, slugs: Sequence[str]):
        super().__init__()
        self._slugs = slugs

    def __missing__(self, bits: int) -> list[str]:
        self[bits] = [slug for bit, slug in enumerate(self._slugs) if bits >> bit & 1]
        return self[bits]

    def told(self, bits: int) -> list[str] | None:
        return None if bits == UNKNOWN else self[bits].copy()
