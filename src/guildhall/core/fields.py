"""What lies on the table: a field is declared once, and everything else is derived from the declaration."""

from ast import literal_eval
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

import numpy as np

from guildhall.core.readable import NONE as NONE
from guildhall.core.readable import UNKNOWN as UNKNOWN
from guildhall.core.readable import teller

WIDTHS = (np.int8, np.int16, np.int32, np.int64)
AUDIENCES = ("all", "notes", "owner", "viewer", "knower", "nobody")


class PositionError(ValueError):
    """A position from outside is wrong; one sentence says where."""


class Meaning(NamedTuple):
    """What a number of the record means."""

    kind: str  # count, id, flag, set
    low: int
    high: int
    of: str = ""  # axis that an id or a set speaks of


class Field(NamedTuple):
    """One line of FIELDS.

    Seen by `owner`: the first axis is the seat. By `viewer`: the same, and the public's row is everybody's. By `knower`:
    where a card lies, as far as the viewer's row of `may` tells (knowledge.py). As `notes`: by all, though it lies on no
    table: what anybody could have written down. Without a line: by nobody.
    """

    name: str
    axes: tuple[str, ...]
    meaning: Meaning
    seen: str = "nobody"


FLAG = Meaning("flag", 0, 1)


def count(high: int, low: int = 0) -> Meaning:
    """A number of things; `count(3, NONE)`: or nothing at all."""
    return Meaning("count", low, high)


def id_of(axis: Sequence[str], name: str) -> Meaning:
    """One thing of an axis."""
    return Meaning("id", 0, len(axis) - 1, name)


def maybe(axis: Sequence[str], name: str) -> Meaning:
    """One thing of an axis, or NONE."""
    return Meaning("id", NONE, len(axis) - 1, name)


def set_of(axis: Sequence[str], name: str) -> Meaning:
    """A set of things of an axis, as bits."""
    return Meaning("set", 0, (1 << len(axis)) - 1, name)


def header(seats: Sequence[str], moments: Sequence[str], rules: Sequence[str], rounds: int = 99) -> list[Field]:
    """The fields that every record begins with; the axis `purpose` has one stream of chance for each, `rounds` is the most."""
    return [
        Field("rng", ("word",), count(2**32 - 1)),  # root of all chance
        Field("streams", ("purpose", "word"), count(2**32 - 1)),  # one stream a purpose, sown every round
        Field("to_act", (), set_of(seats, "seat"), "all"),
        Field("moment", (), id_of(moments, "moment"), "all"),
        Field("round_no", (), count(rounds), "all"),
        Field("seats", (), count(len(seats), 1), "all"),
        Field("over", (), FLAG, "all"),
        Field("ending", (), id_of(rules, "rule"), "all"),  # the rule that ended the game
        Field("reveals", (), count(30_000), "all"),  # grows at every draw, look and show of a secret
        Field("depth", (), count(STACK), "all"),
        Field("stack", ("depth",), count(127, NONE), "all"),  # decisions waiting inside decisions
    ]


STACK = 4
FIXED_AXES: dict[str, int] = {"word": 4, "depth": STACK}


class Layout:
    """All that follows from FIELDS: record type, mirror, hide, check of positions, view.

    `axes` gives the slugs of every axis, or its size where things have no names.
    """

    def __init__(
        self, name: str, fields: list[Field], axes: Mapping[str, Sequence[str] | int], facts: Sequence[Field] = ()
    ):
        self.name, self.fields, self.facts = name, fields, facts
        self.axes: dict[str, Sequence[str] | int] = {**axes, **FIXED_AXES}
        taken = [f.name for f in fields if hasattr(np.record, f.name) or hasattr(np.ndarray, f.name)]
        assert not taken, f"{taken}: attributes of np.record"
        assert all(f.seen in AUDIENCES for f in fields), "an audience that nobody knows"
        self.n_seats = self.size("seat")
        self.dtype = self._dtype()
        self.mirror = type(name, (Mirror,), {"__slots__": [f.name for f in fields], "layout": self})
        self.hide = _made(self.hide_text(), "hide", name)

    def size(self, axis: str) -> int:
        slugs = self.axes[axis]
        return slugs if isinstance(slugs, int) else len(slugs)

    def shape(self, field: Field) -> tuple[int, ...]:
        return tuple(self.size(axis) for axis in field.axes)

    def _dtype(self) -> np.dtype[Any]:
        """Large fields first, padded to 8. The padding bears the game's name: equal layouts would be one Numba type."""
        items: list[tuple[str, Any, tuple[int, ...]]] = [(f.name, _width(f), self.shape(f)) for f in self.fields]
        items.sort(key=lambda item: -np.dtype(item[1]).itemsize)
        used = sum(np.dtype(width).itemsize * int(np.prod(shape)) for _, width, shape in items)
        items.append((f"of_{self.name}", np.int8, (8 - used % 8,)))
        dtype = np.dtype((np.record, np.dtype(items, align=True)))
        assert dtype.itemsize % 8 == 0 and dtype.isalignedstruct
        return dtype

    # Facts: what follows from a record by the rules, told along with it so that a board need know none of them.

    @cached_property
    def fact_at(self) -> dict[str, int]:
        """Where each fact begins in the row that the game's `facts` fills; under "" its length."""
        starts, at = {}, 0
        for fact in self.facts:
            starts[fact.name] = at
            at += int(np.prod(self.shape(fact)))
        return {**starts, "": at}

    def tell_facts(self, row: Any) -> dict[str, Any]:
        """The facts as JSON."""
        flat = np.asarray(row)
        return {
            fact.name: teller(self.axes, fact.axes, fact.meaning)(
                flat[self.fact_at[fact.name] :][: int(np.prod(self.shape(fact)))].reshape(self.shape(fact)).tolist()
            )
            for fact in self.facts
        }

    # What is generated: one text, compiled and plain.

    def hide_text(self) -> str:
        """hide(s, seat): holes wherever this viewer may not look; nothing is hidden when the game is over."""
        public = self.n_seats
        lines = ["def hide(s, seat):", "    if s.over:", "        return"]
        for f in sorted(self.fields, key=lambda f: f.seen != "knower"):  # zones are read off `may` before it is hidden
            if f.seen in ("all", "notes"):
                continue
            if f.seen == "knower":
                lines += [
                    f"    for i0 in range({self.shape(f)[0]}):",
                    "        places = int(s.may[seat][i0])",
                    f"        s.{f.name}[i0] = {UNKNOWN}",
                    "        if places & (places - 1) == 0:",
                    f"            for zone in range({self.size('zone')}):",
                    "                if places >> zone & 1:",
                    f"                    s.{f.name}[i0] = zone",
                ]
                continue
            indent, target = "    ", f"s.{f.name}"
            for depth, size in enumerate(self.shape(f)):
                lines.append(f"{indent}for i{depth} in range({size}):")
                indent, target = indent + "    ", f"{target}[i{depth}]"
                if depth == 0 and f.seen in ("owner", "viewer"):
                    lines.append(f"{indent}if i0 != seat" + (f" and i0 != {public}:" if f.seen == "viewer" else ":"))
                    indent += "    "
            lines.append(f"{indent}{target} = {UNKNOWN}")
        return "\n".join(lines)

    def numbers(self) -> list[tuple[int, int, int, int]]:
        """(offset in bytes, width, low, high) of every number of the record: what compiled code checks ranges by."""
        rows = []
        for f in self.fields:
            fields = self.dtype.fields
            assert fields is not None
            offset, width = fields[f.name][1], np.dtype(_width(f)).itemsize
            for k in range(int(np.prod(self.shape(f)))):
                rows.append((offset + k * width, width, f.meaning.low, f.meaning.high))
        return rows

    def out_of_range(self, s: Any) -> str:
        """Empty, or the first field with a number out of its range."""
        for f in self.fields:
            numbers = np.asarray(_raw(s, f.name))
            if numbers.min() < f.meaning.low or numbers.max() > f.meaning.high:
                return f.name
        return ""

    # Records as readable JSON.

    def view(self, s: Any, memory: bool = True) -> dict[str, Any]:
        """A record as JSON: ids are slugs, holes are null. Without `memory` only what lies on the table."""
        tellers = self._tellers if memory else self._tellers_on_the_table
        if isinstance(s, Mirror):
            return {name: tell(getattr(s, name)) for name, _, tell in tellers}
        values = s.item()  # all fields at once: one by one, NumPy takes longer than all the rest
        return {
            name: tell(value.tolist() if type(value := values[i]) is np.ndarray else value) for name, i, tell in tellers
        }

    @cached_property
    def on_the_table(self) -> list[Field]:
        """What a person can see or ask for: not what nobody sees, nor what a memory could hold."""
        return [f for f in self.fields if f.seen not in ("nobody", "viewer", "notes")]

    @cached_property
    def _tellers(self) -> list[tuple[str, int, Callable[[Any], Any]]]:
        """Of every field its name, its place in the record, and how its numbers are told."""
        names = self.dtype.names or ()
        return [(f.name, names.index(f.name), teller(self.axes, f.axes, f.meaning)) for f in self.fields]

    @cached_property
    def _tellers_on_the_table(self) -> list[tuple[str, int, Callable[[Any], Any]]]:
        wanted = {f.name for f in self.on_the_table}
        return [teller for teller in self._tellers if teller[0] in wanted]

    def load(self, s: Any, position: Mapping[str, Any], optional: Sequence[str] = ()) -> None:
        """Puts a position into a record or mirror; nothing else may reach compiled code. Raises PositionError."""
        if not isinstance(position, Mapping):
            raise PositionError("a position is an object with the fields of the game")
        for name in position.keys() - {f.name for f in self.fields}:
            raise PositionError(f"{name}: there is no such field")
        values = {}
        for f in self.fields:
            if f.name in position:
                values[f.name] = self._read(position[f.name], f.axes, f.meaning, f.name)
            elif f.name not in optional:
                raise PositionError(f"{f.name}: the field is missing")
        for name, value in values.items():
            if isinstance(s, Mirror):
                setattr(s, name, value)
            else:
                s[name] = value

    def _read(self, value: Any, axes: Sequence[str], meaning: Meaning, path: str) -> Any:
        if axes:
            slugs, size = self.axes[axes[0]], self.size(axes[0])
            if not isinstance(slugs, int):
                if not isinstance(value, Mapping) or set(value) != set(slugs):
                    raise PositionError(f"{path}: an object with the keys {', '.join(slugs)} is wanted")
                value = [value[slug] for slug in slugs]
            if not isinstance(value, list) or len(value) != size:
                raise PositionError(f"{path}: a list of {size} is wanted")
            names = range(size) if isinstance(slugs, int) else slugs
            return [self._read(v, axes[1:], meaning, f"{path}.{n}") for n, v in zip(names, value, strict=True)]
        return self._number(value, meaning, path)

    def _number(self, value: Any, meaning: Meaning, path: str) -> int:
        slugs = self.axes.get(meaning.of, 0)
        number: Any = value
        if meaning.kind == "flag":
            number = int(value) if isinstance(value, bool) else None
        elif meaning.kind == "count" and meaning.low == NONE and value == "none":
            number = NONE
        elif meaning.kind == "set" and not isinstance(slugs, int):
            known = isinstance(value, list) and all(v in slugs for v in value)
            number = sum({1 << slugs.index(v) for v in value}) if known else None
        elif meaning.kind == "id" and not isinstance(slugs, int):
            number = NONE if value == "none" else slugs.index(value) if value in slugs else None
        if type(number) is not int:
            raise PositionError(f"{path}: {value!r} is not {_wanted(meaning)}")
        if not meaning.low <= number <= meaning.high:
            raise PositionError(f"{path}: {value!r} is outside {meaning.low}..{meaning.high}")
        return number


class Mirror:
    """A record made of Python lists: the same rules run on it in plain mode, 30 times faster than on np.record."""

    __slots__ = ()
    layout: ClassVar[Layout]

    def __init__(self) -> None:
        for f in self.layout.fields:
            setattr(self, f.name, _zeros(self.layout.shape(f)))

    def become(self, other: "Mirror") -> None:
        for f in self.layout.fields:
            setattr(self, f.name, _copied(getattr(other, f.name)))

    def dump(self) -> bytes:
        """What bytes are to a record: equal if and only if the mirrors are equal."""
        return repr([getattr(self, f.name) for f in self.layout.fields]).encode()

    def undump(self, dumped: bytes) -> None:
        values = literal_eval(dumped.decode())
        for f, value in zip(self.layout.fields, values, strict=True):
            setattr(self, f.name, value)


def _made(text: str, name: str, game: str) -> Callable[..., Any]:
    room: dict[str, Any] = {}
    exec(compile(text, f"<{name} of {game}>", "exec"), room)
    made: Callable[..., Any] = room[name]
    return made


def _raw(s: Any, name: str) -> Any:
    return getattr(s, name) if isinstance(s, Mirror) else s[name].tolist()


def _wanted(meaning: Meaning) -> str:
    if meaning.kind == "flag":
        return "true or false"
    if meaning.kind == "count":
        return "a whole number"
    return f"{'a set' if meaning.kind == 'set' else 'one'} of the {meaning.of}s"


def _width(field: Field) -> Any:
    if not field.axes:
        return np.int64  # a scalar is passed on to functions, which would be compiled once more for each width
    low, high = min(field.meaning.low, NONE), field.meaning.high
    return next(w for w in WIDTHS if np.iinfo(w).min <= low and high <= np.iinfo(w).max)


def _zeros(shape: tuple[int, ...]) -> Any:
    return [_zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


def _copied(value: Any) -> Any:
    return [_copied(v) for v in value] if isinstance(value, list) else value
