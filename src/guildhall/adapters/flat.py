"""What a seat sees as one row of floats, with itself as seat 0: the observation of every environment.

The row follows FIELDS. A count is scaled to 0..1, an id is one-hot (with a place for "none"), a set is its bits, a flag is 0
or 1. What can be hidden from a seat has one float more that says whether it is known; a hole is zeros. Rows of other seats
that a seat never sees are left out. Seats are turned: the observer comes first, then the others in the order of seats, in
axes, ids and sets. `Flat.layout` names the slice of every field.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from guildhall.core.bits import number_at
from guildhall.core.compile import door
from guildhall.core.fields import NONE, UNKNOWN, Field
from guildhall.core.game import Game

# Kinds of columns of the plan, and what stands in each row of it.
COUNT, ID, BIT, KNOWN = range(4)
OFFSET, WIDTH, KIND, AT, LOW, HIGH, TURN, SHIFT = range(8)


class Slice(NamedTuple):
    """Where a field lies in the row."""

    name: str
    start: int
    stop: int


class Flat:
    """The plan by which hidden records of one game and number of seats become rows."""

    def __init__(self, game: Game, seats: int):
        game.check_seats(seats)
        self.game, self.seats = game, seats
        self.layout: list[Slice] = []
        plans = [self._plan(viewer) for viewer in range(seats)]
        self.plans = np.array(plans, np.int64)  # [viewer, row, column]
        self.size = self.layout[-1].stop

    def rows(self, hidden: Any, viewers: Sequence[int]) -> Any:
        """Rows of records that are hidden already, each from the eyes of its viewer."""
        out = np.zeros((len(hidden), self.size), np.float32)
        raw = hidden.view(np.uint8).reshape(len(hidden), -1)
        flatten_range(raw, 0, len(hidden), np.asarray(viewers, np.int64), self.seats, self.plans, out)
        return out

    def _plan(self, viewer: int) -> list[list[int]]:
        rows: list[list[int]] = []
        at, self.layout = 0, []
        for field in self.game.layout.fields:
            if field.seen == "nobody":
                continue
            start = at
            for offset, width in self._numbers(field, viewer):
                at = _add(rows, field, offset, width, at, self._is_seat(field.meaning.of))
            self.layout.append(Slice(field.name, start, at))
        return rows

    def _is_seat(self, axis: str) -> bool:
        return bool(axis) and self.game.layout.axes.get(axis) == self.game.sides

    def _numbers(self, field: Field, viewer: int) -> list[tuple[int, int]]:
        """Offset in bytes and width of every number of a field that this viewer may see, turned."""
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
        return [(offset + int(n) * width, width) for n in order.ravel()]


def _add(rows: list[list[int]], field: Field, offset: int, width: int, at: int, seat: bool) -> int:
    """Appends what becomes of one number; returns the next free place."""
    meaning, turn = field.meaning, int(seat)
    if field.seen not in ("all", "notes"):
        rows.append([offset, width, KNOWN, at, 0, 0, 0, 0])
        at += 1
    if meaning.kind == "id":
        none = int(meaning.low == NONE)
        rows.append([offset, width, ID, at, none, meaning.high, turn, 0])
        return at + meaning.high + 1 + none
    if meaning.kind == "set":
        bits = (meaning.high + 1).bit_length() - 1
        rows += [[offset, width, BIT, at + bit, 0, bits, turn, bit] for bit in range(bits)]
        return at + bits
    rows.append([offset, width, COUNT, at, min(0, meaning.low), meaning.high, 0, 0])
    return at + 1


@door
def flatten_range(raw, first, last, viewers, seats, plans, out):  # type: ignore[no-untyped-def]
    """Rows first to before last of `out` from the bytes of hidden records; one function for all games."""
    for i in range(first, last):
        viewer = viewers[i]
        if viewer < 0:
            continue
        plan = plans[viewer]
        for k in range(len(plan)):
            kind, at = plan[k, KIND], plan[k, AT]
            value = number_at(raw, i, plan[k, OFFSET], plan[k, WIDTH])
            low, high = plan[k, LOW], plan[k, HIGH]
            if kind == KNOWN:
                out[i, at] = value != UNKNOWN
            elif value == UNKNOWN:
                continue
            elif kind == COUNT:
                out[i, at] = (value - low) / (high - low)
            elif kind == ID:
                if value == NONE:
                    out[i, at] = 1.0
                else:
                    turned = (value - viewer) % seats if plan[k, TURN] and value < seats else value
                    out[i, at + low + turned] = 1.0
            else:
                bit = plan[k, SHIFT]
                turned = (bit + viewer) % seats if plan[k, TURN] and bit < seats else bit
                out[i, at] = value >> turned & 1
