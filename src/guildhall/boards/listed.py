"""A board for any game: the fields that lie on the table, as lists. Plain, but whole: what a game has until it is drawn.

What is not there is not listed: no zeros, no empty places, no holes.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table as Grid

from guildhall.boards import piece
from guildhall.boards.lines import wrapped
from guildhall.core.fields import Field
from guildhall.core.speech import Speech
from guildhall.core.table import Table
from guildhall.core.words import dashed

SEAT = "seat"
UNKNOWN, NOTHING, YES = "?", "–", "✓"
OF_THE_TABLE = (
    "to_act",
    "moment",
    "round_no",
    "seats",
    "over",
    "ending",
    "reveals",
    "depth",
    "stack",
)  # told otherwise
GAP = 2  # between columns
Column = tuple[str, list[str]]  # heading, and a cell for each seat


def draw(table: Table, viewer: int | None, language: str, width: int) -> RenderableType:
    """The round, a line for each seat, then all other fields and facts."""
    view, layout = table.view(viewer, memory=False), table.game.layout
    names = Names(table, Speech(table.game, table.seats, language))
    told = [(field, view["state"][field.name]) for field in layout.on_the_table if field.name not in OF_THE_TABLE]
    told += [(fact, view["facts"][fact.name]) for fact in layout.facts]
    columns = [names.column(field, value) for field, value in told if field.axes == (SEAT,)]
    lines = [line for field, value in told if field.axes != (SEAT,) for line in names.lines(field, value)]
    heading = f"[bold]{escape(names.label('round_no'))}: {view['state']['round_no']}[/]"
    return Group(heading, *_seats(columns, names, width), *(wrapped(escape(line), width) for line in lines))


def _seats(columns: Sequence[Column], names: "Names", width: int) -> Iterator[Grid]:
    """Who has how much: a row for each seat, and as many columns side by side as there is room for."""
    sides = [f"{piece(side)} {escape(names.speech.side(side))}" for side in names.seated]
    room = width - GAP - max(len(names.speech.side(side)) + len("● ") for side in names.seated)
    shown: list[Column] = []
    while columns:
        wide = 0
        while columns and (not shown or wide + _width(columns[0]) <= room):
            wide += _width(columns[0])
            shown, columns = [*shown, columns[0]], columns[1:]
        grid = Grid(box=None, padding=(0, GAP, 0, 0))
        for heading in ("", *(heading for heading, _ in shown)):
            grid.add_column(escape(heading), overflow="fold")
        for row, side in enumerate(sides):
            grid.add_row(side, *(escape(cells[row]) for _, cells in shown))
        yield grid
        shown = []


def _width(column: Column) -> int:
    return GAP + max(map(len, (column[0], *column[1])))


class Names:
    """What things are called: by the words of the game, or by their slugs where it has none for them."""

    def __init__(self, table: Table, speech: Speech):
        self.speech, self.seated, self._sides = speech, table.game.sides[: table.seats], table.game.sides

    def label(self, field: str) -> str:
        id = f"field-{dashed(field)}"
        return self.speech.words.say(id) if self.speech.words.has(id) else field.replace("_", " ")

    def thing(self, axis: str, slug: str) -> str:
        if self.speech.words.has(f"{axis}-{dashed(slug)}"):
            return self.speech.words.name(axis, slug, "title")
        return self.speech.side(slug) if slug in self._sides else slug.replace("_", " ")

    def value(self, axis: str, value: Any) -> str:
        """Empty if nothing is there."""
        if value is None:
            return UNKNOWN
        if isinstance(value, bool):
            return YES if value else ""
        if isinstance(value, list):
            return ", ".join(self.thing(axis, each) for each in value)
        if isinstance(value, str):
            return "" if value == "none" else self.thing(axis, value)
        return str(value)

    def column(self, field: Field, value: Mapping[str, Any]) -> Column:
        """What each seat has."""
        return self.label(field.name), [self.value(field.meaning.of, value[side]) or NOTHING for side in self.seated]

    def lines(self, field: Field, value: Any) -> Iterator[str]:
        """A field in a line, or in one for each thing of its first axes; none for what is not there."""
        for at, told in self._told(field.axes, value, field):
            if told or not at:
                yield f"{' · '.join([self.label(field.name), *at])}: {told or NOTHING}"

    def _told(self, axes: Sequence[str], value: Any, field: Field) -> Iterator[tuple[list[str], str]]:
        if len(axes) > 1:
            for name, inner in self._entries(axes[0], value):
                yield from (([name, *at], told) for at, told in self._told(axes[1:], inner, field))
        else:
            yield [], self._row(axes[0], value, field) if axes else self.value(field.meaning.of, value)

    def _row(self, axis: str, value: Any, field: Field) -> str:
        """Things with what they are: what is equal stands together. Places without names are told in their order."""
        seen = [(name, each) for name, each in self._entries(axis, value) if each is not None and each != 0]
        known = [(name, told) for name, each in seen if (told := self.value(field.meaning.of, each))]
        if not isinstance(value, Mapping):
            return ", ".join(told for _, told in known)
        if field.meaning.kind == "flag":
            return ", ".join(name for name, _ in known)
        if field.meaning.kind == "count":
            return ", ".join(f"{name} {told}" for name, told in known)
        together: dict[str, list[str]] = {}
        for name, told in known:
            together.setdefault(told, []).append(name)
        return "; ".join(f"{told}: {', '.join(names)}" for told, names in together.items())

    def _entries(self, axis: str, value: Any) -> list[tuple[str, Any]]:
        if isinstance(value, Mapping):
            there = self.seated if axis == SEAT else value
            return [(self.thing(axis, slug), value[slug]) for slug in there]
        return [(str(n), each) for n, each in enumerate(value)]
