"""Moves and news as tables: a flat number for the rules, words for people and for the log."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

HIDDEN = "?"  # what stands in a redacted line for an argument that was not for these eyes


class Arg(NamedTuple):
    """One argument: its name, what it is one of, and who learns it.

    `all`; `owner`: only the seat that moves (or, in news, the seat the news is about); `open`: for all if the game's
    `open_move` says so on the position before the move, else for the owner.
    """

    name: str
    slugs: Sequence[str] | None  # None: a count
    seen: str = "all"


class Verb(NamedTuple):
    """A kind of move, or of news."""

    name: str
    args: tuple[Arg, ...] = ()
    owner: int = 0  # in news: which argument is the seat that `owner` arguments are for
    private: bool = False  # in news: for that seat alone


class Actions:
    """The table of moves: verbs times arguments, numbered in a row."""

    def __init__(self, *verbs: Verb, group: Callable[[Mapping[str, str]], int] | None = None):
        """`group` gives moves by their arguments to groups that are numbered one after the other: what a moment allows
        should lie close together, since masks and searches walk over its range. Within a group: verbs in order."""
        self.verbs = {verb.name: verb for verb in verbs}
        self._by_number = [(verb, values) for verb in verbs for values in _products(verb.args)]
        if group:
            self._by_number.sort(key=lambda move: group(_named(*move)))
        self.first: dict[str, int] = {}
        for a, (verb, _) in enumerate(self._by_number):
            self.first.setdefault(verb.name, a)
        self.words = [" ".join([verb.name, *_slugs(verb, values)]) for verb, values in self._by_number]
        self._numbers = {words: a for a, words in enumerate(self.words)}
        assert len(self._numbers) == len(self.words), "two moves have the same words"

    def __len__(self) -> int:
        return len(self.words)

    def __getitem__(self, verb: str) -> int:
        """The number of the first move of a verb."""
        return self.first[verb]

    def number(self, words: str) -> int | None:
        """The number of a move in words, or None."""
        return self._numbers.get(" ".join(words.split()))

    def arguments(self, width: int, none: int) -> list[list[int]]:
        """[action, argument] the numbers of every move's arguments, for the rules."""
        return [[*values, *[none] * width][:width] for _, values in self._by_number]

    def numbered(self, verb: str, *sizes: int) -> Any:
        """[argument, …] the numbers of a verb's moves, where they do not stand in a row."""
        numbers = {values: a for a, (of, values) in enumerate(self._by_number) if of.name == verb}
        return np.reshape([numbers[values] for values in _products(self.verbs[verb].args)], sizes).tolist()

    def parts(self, a: int) -> tuple[str, dict[str, str]]:
        """Verb and named arguments of a move."""
        verb, values = self._by_number[a]
        return verb.name, _named(verb, values)

    def redacted(self, a: int, opened: bool) -> str:
        """The move as the other seats' log shows it."""
        verb, values = self._by_number[a]
        slugs = _slugs(verb, values)
        shown = [
            s if arg.seen == "all" or (arg.seen == "open" and opened) else HIDDEN
            for arg, s in zip(verb.args, slugs, strict=True)
        ]
        return " ".join([verb.name, *shown])


class News:
    """The table of what a move may cause; rows of numbers become dicts for one viewer."""

    def __init__(self, *verbs: Verb):
        self.verbs = list(verbs)
        self.number = {verb.name: n for n, verb in enumerate(verbs)}

    def __getitem__(self, name: str) -> int:
        """What rules tell this news by."""
        return self.number[name]

    def told(self, row: Sequence[int], viewer: int | None, reveal: bool = False) -> dict[str, Any] | None:
        """One piece of news as this viewer (None: a spectator) may hear it; what is not for it is missing, or all of it."""
        verb = self.verbs[row[0]]
        if verb.private and not reveal and row[1 + verb.owner] != viewer:
            return None
        item: dict[str, Any] = {"news": verb.name}
        for arg, value in zip(verb.args, row[1:], strict=False):
            if arg.seen == "all" or reveal or row[1 + verb.owner] == viewer:
                item[arg.name] = value if arg.slugs is None else arg.slugs[value] if value >= 0 else None
        return item


def named(args: Iterable[Arg], values: Sequence[int]) -> Mapping[str, Any]:
    """Numbers as named slugs and counts: the reasons of a refusal."""
    return {
        a.name: v if a.slugs is None else a.slugs[v] if 0 <= v < len(a.slugs) else None
        for a, v in zip(args, values, strict=False)
    }


def _products(args: Sequence[Arg]) -> Iterable[tuple[int, ...]]:
    if not args:
        yield ()
        return
    slugs = args[0].slugs
    assert slugs is not None, "an argument of a move is one of a list"
    for value in range(len(slugs)):
        for rest in _products(args[1:]):
            yield (value, *rest)


def _named(verb: Verb, values: Sequence[int]) -> dict[str, str]:
    return dict(zip((arg.name for arg in verb.args), _slugs(verb, values), strict=True))


def _slugs(verb: Verb, values: Sequence[int]) -> list[str]:
    return [arg.slugs[value] for arg, value in zip(verb.args, values, strict=True) if arg.slugs is not None]
