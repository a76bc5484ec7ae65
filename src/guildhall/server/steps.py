"""What can be done to a table, as data: a step is tried where the table is played, and taken when it is stored."""

from dataclasses import dataclass

from guildhall.core.log import taken_back
from guildhall.core.refusals import Refused
from guildhall.core.table import Table
from guildhall.server.errors import NotDone


@dataclass(frozen=True)
class Step:
    """Something that a seat does. Called with a table it does it; raises Refused, or NotDone if it comes too late."""

    seat: int

    def __call__(self, table: Table) -> None:
        raise NotImplementedError


@dataclass(frozen=True)
class Play(Step):
    """A move. `asked` is the decision it answers; `draft` with it is what the seat had done by then, for a bot's plan."""

    move: str
    confirm: bool
    asked: int | None = None
    draft: tuple[str, ...] | None = None

    def __call__(self, table: Table) -> None:
        if self.asked is not None and self.seat in table.to_act and self.asked != table.asked(self.seat):
            raise NotDone("moved_on")
        if self.draft is not None and (self.asked, self.draft) != (
            table.asked(self.seat),
            tuple(table.draft(self.seat)),
        ):
            raise NotDone("moved_on")
        table.play(self.seat, self.move, self.confirm)


@dataclass(frozen=True)
class Undo(Step):
    def __call__(self, table: Table) -> None:
        table.undo(self.seat)


@dataclass(frozen=True)
class Cancel(Step):
    def __call__(self, table: Table) -> None:
        table.cancel(self.seat)


@dataclass(frozen=True)
class Leave(Step):
    """Somebody else plays the seat from now on: a half-made move is dropped, a choice that is made stands."""

    def __call__(self, table: Table) -> None:
        if self.seat not in table.sealed():
            table.cancel(self.seat)


@dataclass(frozen=True)
class Commit(Step):
    def __call__(self, table: Table) -> None:
        table.commit(self.seat)


@dataclass(frozen=True)
class Takeback(Step):
    """Back to the state after a line; with `n` only if the game has not moved on since that line."""

    line: int
    n: int | None = None

    def __call__(self, table: Table) -> None:
        if self.n is not None and table.n != self.n:
            raise NotDone("moved_on")
        table.takeback(self.seat, self.line)


@dataclass(frozen=True)
class Redo(Step):
    """What was taken back is made again, as new lines: these, if they are still the ones. Chance repeats itself."""

    lines: tuple[int, ...]

    def __call__(self, table: Table) -> None:
        if tuple(taken_back(table.log.lines)) != self.lines or not self.lines:
            raise NotDone("moved_on")
        for seat in range(table.seats):
            table.cancel(seat)
        for n in self.lines:
            table.follow(table.log.lines[n - 1])


@dataclass(frozen=True)
class TakeOver(Step):
    """The simultaneous choices become those that are stored, by seat; what a seat had done otherwise is dropped."""

    seals: tuple[tuple[int, str], ...]

    def __call__(self, table: Table) -> None:
        sealed, stored = table.sealed(), dict(self.seals)
        for seat in sealed.keys() - stored.keys():
            table.undo(seat)
        for seat, moves in sorted(stored.items()):
            if seat in sealed and "; ".join(sealed[seat]) != moves:
                table.cancel(seat)
            if seat in table.to_act:
                table.cancel(seat)
                _make(table, seat, moves)


def _make(table: Table, seat: int, moves: str) -> None:
    """A stored choice, made again. One that no longer fits the table is left out: it was for a decision that is gone."""
    try:
        for move in moves.split("; "):
            table.play(seat, move, confirm=False)
    except Refused:
        table.cancel(seat)
