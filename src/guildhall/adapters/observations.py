"""What a seat sees as one row of floats, with itself as seat 0: the observation of every environment.

The row follows FIELDS. A count is scaled to 0..1, an id is one-hot (with a place for "none"), a set is its bits, a flag is 0
or 1. What can be hidden from a seat has one float more that says whether it is known; a hole is zeros. Rows of other seats
that a seat never sees are left out. Seats are turned: the observer comes first, then the others in the order of seats, in
axes, ids and sets. `Observations.layout` names the slice of every field.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from guildhall.core.compile import door, fn
from guildhall.core.fields import NONE, UNKNOWN, Field, Meaning
from guildhall.core.game import Game

# What becomes of a number, and what stands in its row of the plan.
COUNT, ID, SET = range(3)
PLACE, AT, KNOWN, LOW, HIGH, TURN = range(6)
WIDTHS = (1, 2, 4, 8)  # bytes of a number
KINDS = 3


class Slice(NamedTuple):
    """Where a field lies in the row."""

    name: str
    start: int
    stop: int


class Plan(NamedTuple):
    """For compiled code; numbers of one width and kind stand together, so that no number asks what it is."""

    rows: Any  # [viewer, number, column]
    scale: Any  # [viewer, number] that a count is multiplied by
    bounds: Any  # [width * KINDS + kind] where a group begins; the last is the end


class Observations:
    """The plan by which hidden records of one game and number of seats become rows."""

    def __init__(self, game: Game, seats: int):
        game.check_seats(seats)
        self.game, self.seats = game, seats
        self.layout: list[Slice] = []
        plans = [self._plan(viewer) for viewer in range(seats)]
        self.size = self.layout[-1].stop
        rows = np.array([[row for group in plan for row in group] for plan in plans], np.int64)
        scale = 1 / np.maximum(1, rows[:, :, HIGH] - rows[:, :, LOW])
        bounds = np.cumsum([0, *map(len, plans[0])])
        self.plan = Plan(rows, scale.astype(np.float32), bounds.astype(np.int64))

    def rows(self, hidden: Any, viewers: Sequence[int]) -> Any:
        """Rows of records that are hidden already, each from the eyes of its viewer."""
        out = np.empty((len(hidden), self.size), np.float32)
        eyes = np.asarray(viewers, np.int64)
        flatten_range(self.numbers(hidden), 0, len(hidden), eyes, self.seats, self.plan, out)
        return out

    def numbers(self, records: Any) -> Any:
        """The records as numbers of each of the WIDTHS: [record, place]."""
        raw = np.ascontiguousarray(records).view(np.uint8).reshape(len(records), -1)
        return tuple(raw.view(f"i{width}") for width in WIDTHS)

    def _plan(self, viewer: int) -> list[list[list[int]]]:
        groups: list[list[list[int]]] = [[] for _ in range(len(WIDTHS) * KINDS)]
        at, self.layout = 0, []
        for field in self.game.layout.fields:
            if field.seen == "nobody":
                continue
            start, (kind, low, high, floats) = at, _kind(field.meaning)
            known, turn = int(field.seen not in ("all", "notes")), int(self._is_seat(field.meaning.of))
            for width, place in self._numbers(field, viewer):
                groups[WIDTHS.index(width) * KINDS + kind].append([place, at, known, low, high, turn])
                at += floats + known
            self.layout.append(Slice(field.name, start, at))
        return groups

    def _is_seat(self, axis: str) -> bool:
        return bool(axis) and self.game.layout.axes.get(axis) == self.game.sides

    def _numbers(self, field: Field, viewer: int) -> list[tuple[int, int]]:
        """The width of every number of a field that this viewer may see, turned, and its place among those of its width."""
        layout, shape = self.game.layout, self.game.layout.shape(field)
        fields = layout.dtype.fields
        assert fields is not None
        kind, offset = fields[field.name][0], fields[field.name][1]
        width = kind.base.itemsize
        order = np.arange(int(np.prod(shape))).reshape(shape)
        turned = [(viewer + k) % self.seats for k in range(self.seats)]
        for k, axis in enumerate(field.axes):
            if k == 0 and field.seen == "owner":
                order = order.take([viewer], axis=0)
            elif k == 0 and field.seen == "viewer":
                order = order.take([viewer, layout.n_seats], axis=0)
            elif self._is_seat(axis):
                order = order.take([*turned, *range(self.seats, shape[k])], axis=k)
        return [(width, offset // width + int(n)) for n in order.ravel()]


def _kind(meaning: Meaning) -> tuple[int, int, int, int]:
    """What becomes of a number: kind, low, high, and how many floats."""
    if meaning.kind == "id":
        none = int(meaning.low == NONE)  # its place comes first
        return ID, none, meaning.high, meaning.high + 1 + none
    if meaning.kind == "set":
        bits = (meaning.high + 1).bit_length() - 1
        return SET, 0, bits, bits
    return COUNT, min(0, meaning.low), meaning.high, 1


@fn
def flatten_width(numbers, i, width, viewer, seats, plan, row):  # type: ignore[no-untyped-def]
    """The floats of all numbers of one width; numbers: [record, place]. A hole stays zeros."""
    rows, first = plan.rows, width * KINDS
    for k in range(plan.bounds[first], plan.bounds[first + 1]):  # counts
        value, at = np.int64(numbers[i, rows[viewer, k, PLACE]]), rows[viewer, k, AT]
        if rows[viewer, k, KNOWN]:
            row[at] = value != UNKNOWN
            at += 1
        if value != UNKNOWN:
            row[at] = np.float32(value - rows[viewer, k, LOW]) * plan.scale[viewer, k]
    for k in range(plan.bounds[first + 1], plan.bounds[first + 2]):  # ids
        value, at = np.int64(numbers[i, rows[viewer, k, PLACE]]), rows[viewer, k, AT]
        if rows[viewer, k, KNOWN]:
            row[at] = value != UNKNOWN
            at += 1
        if value == NONE:
            row[at] = 1.0
        elif value != UNKNOWN:
            turned = (value - viewer) % seats if rows[viewer, k, TURN] and value < seats else value
            row[at + rows[viewer, k, LOW] + turned] = 1.0
    for k in range(plan.bounds[first + 2], plan.bounds[first + 3]):  # sets
        value, at = np.int64(numbers[i, rows[viewer, k, PLACE]]), rows[viewer, k, AT]
        if rows[viewer, k, KNOWN]:
            row[at] = value != UNKNOWN
            at += 1
        if value != UNKNOWN:
            for bit in range(rows[viewer, k, HIGH]):
                row[at + bit] = value >> bit & 1
            if rows[viewer, k, TURN]:
                for bit in range(seats):
                    row[at + bit] = value >> ((bit + viewer) % seats) & 1


@fn
def flatten_row(numbers, i, viewer, seats, plan, row):  # type: ignore[no-untyped-def]
    """Record i, hidden from all but the viewer, as floats."""
    for place in range(len(row)):
        row[place] = 0.0
    flatten_width(numbers[0], i, 0, viewer, seats, plan, row)
    flatten_width(numbers[1], i, 1, viewer, seats, plan, row)
    flatten_width(numbers[2], i, 2, viewer, seats, plan, row)
    flatten_width(numbers[3], i, 3, viewer, seats, plan, row)


@door
def flatten_range(numbers, first, last, viewers, seats, plan, out):  # type: ignore[no-untyped-def]
    """Rows first to before last of `out` from hidden records, zeros where nobody looks; one function for all games."""
    for i in range(first, last):
        if viewers[i] >= 0:
            flatten_row(numbers, i, viewers[i], seats, plan, out[i])
        else:
            for place in range(out.shape[1]):
                out[i, place] = 0.0
