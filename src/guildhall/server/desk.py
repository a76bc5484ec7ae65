"""A desk: where a table is played. Tables of the house lie here, those that begin in a foreign position in a worker.

Nothing that is asked of a desk changes the table: a step is tried, and the table is put back; `settle` makes it true when
it is stored. So what anybody sees is what the store has, whatever happens in between.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from guildhall.core.game import GAMES, Game
from guildhall.core.log import Line, Log, LogError, taken_back
from guildhall.core.refusals import Refused
from guildhall.core.table import Table
from guildhall.server.job_queue import Answer, Asked
from guildhall.server.table_message import Eyes, Sentences, Views, seen, steps_seen
from guildhall.server.to_page import LookedAhead, StepView, TableSeen

Step = Callable[[Table], None]
Names = Mapping[str, str]  # what the players are called, by side


@dataclass(frozen=True)
class Kept:
    """The draft of a seat in words; the last step may wait for its confirmation."""

    moves: tuple[str, ...]
    waiting: bool
    sealed: bool


@dataclass(frozen=True)
class Standing:
    """What a room must know of its table at any time."""

    n: int
    over: bool
    to_act: frozenset[int]
    asked: Mapping[int, int]  # by seat that may act
    drafts: Mapping[int, Kept]

    @property
    def sealed(self) -> dict[int, str]:
        """The simultaneous choices that are made and still secret."""
        return {seat: "; ".join(kept.moves) for seat, kept in self.drafts.items() if kept.sealed}


@dataclass(frozen=True)
class Outcome:
    """What a step leads to: the lines it makes, as they are and for all eyes, and how the table stands then."""

    lines: list[Line]
    public: list[Line]
    standing: Standing
    summary: str


# What is asked of a table: functions that run wherever the table is.


def standing(table: Table) -> Standing:
    sealed = table.sealed()
    drafts = {
        seat: Kept(tuple(moves), table.waiting(seat), seat in sealed)
        for seat in range(table.seats)
        if (moves := table.draft(seat))
    }
    to_act = frozenset(table.to_act)
    asked = {seat: number for seat in to_act if (number := table.asked(seat)) is not None}
    return Standing(table.n, table.over, to_act, asked, drafts)


def attempt(table: Table, step: Step) -> Outcome:
    """What a step would lead to. The table is as it was, whatever the step does or raises."""
    put_back = table.checkpoint()
    before = table.n
    try:
        step(table)
        then = standing(table)
        if then.n == before:
            return Outcome([], [], then, "")
        return Outcome(table.log.lines[before:], public(table, before), then, summary(table))
    finally:
        put_back()


def refit(table: Table, drafts: Mapping[int, Kept], asked: Mapping[int, int]) -> Standing:
    """Drafts made elsewhere or before, as far as they answer a decision that is still open. They commit nothing."""
    for seat, kept in drafts.items():
        if asked.get(seat) != table.asked(seat):
            continue
        try:
            for move in kept.moves:
                table.play(seat, move, confirm=True)
        except Refused:
            continue  # the steps before it stay
    return standing(table)


def shown_past(table: Table, n: int, eyes: Eyes, names: Names) -> TableSeen:
    """What these eyes saw after line n."""
    return seen(table.past(n), eyes, names)


def shown_within(table: Table, n: int, eyes: Eyes, names: Names) -> list[StepView]:
    """What these eyes saw after each step of line n."""
    return steps_seen(table, n, eyes, names)


def redoable(table: Table) -> tuple[int, ...]:
    """The lines that were taken back last and can be made again."""
    return tuple(taken_back(table.log.lines))


def redacted(table: Table, viewer: int | None) -> str:
    """The log as a viewer may read it; in full when the game is over."""
    return str(table.log) if table.over else str(table.log.redacted(table.lines(viewer)))


def hidden(table: Table, seat: int) -> bytes:
    """All that a seat can know: what bots get."""
    return table.game.dump(table.hidden(seat), 0)


@contextmanager
def _on_trial(table: Table, seat: int, steps: Sequence[str]) -> Iterator[None]:
    """The table as it would be after some steps; then as it was. Nothing is committed, and a step that would pass the decision
    on or reveal something is not taken: nothing is told that is not known. Raises Refused."""
    put_back = table.checkpoint()
    try:
        for move in steps:
            table.play(seat, move, confirm=True)
        yield
    finally:
        put_back()


def why_not(table: Table, seat: int, move: str, after: Sequence[str] = ()) -> None:
    """Raises Refused if a move is impossible, or would be after some steps."""
    with _on_trial(table, seat, after):
        if refusal := table.why_not(seat, move):
            raise Refused(refusal)


def ahead(table: Table, seat: int, steps: Sequence[str], language: str, names: Names) -> LookedAhead:
    """What would be asked after these steps, and what would follow from the rules then. Raises Refused."""
    with _on_trial(table, seat, steps):
        view, sentences = table.sight(seat), Sentences(table, language, names)
        moves = [sentences.move(move, view["state"]) for move in view["choices"]]
        return {"moves": moves, "facts": view["facts"], "ends": table.waiting(seat)}


def labels(table: Table, seat: int, language: str, names: Names, moves: Sequence[str]) -> list[str]:
    """Moves as sentences."""
    state, sentences = table.sight(seat)["state"], Sentences(table, language, names)
    return [sentences.label(move, state) for move in moves]


def public(table: Table, since: int) -> list[Line]:
    """The lines as any onlooker may read them; in the last ones of a finished game nothing is secret."""
    return table.lines(None, since)


def summary(table: Table) -> str:
    """What a list of tables says of this one."""
    view = {
        "n": table.n,
        "round": int(table.round_no),
        "to_act": sorted(table.to_act),
        "scores": table.scores if table.over else [],
        "winners": table.winners,
    }
    return json.dumps(view)


def header_of(table: Table) -> str:
    """The log without its lines."""
    return str(Log(**{**vars(table.log), "lines": []}))


# Desks.


class Desk:
    """A table of the house, played in this process. Asking costs no more than a call."""

    def __init__(self, table: Table):
        self.table = table
        self.game, self.seats = table.game, table.seats
        self._views: Views | None = None

    @property
    def n(self) -> int:
        return self.table.n

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def to_act(self) -> set[int]:
        return self.table.to_act

    def draft(self, seat: int) -> tuple[str, ...]:
        return tuple(self.table.draft(seat))

    def asked(self, seat: int) -> int | None:
        return self.table.asked(seat)

    def sealed(self) -> dict[int, str]:
        return standing(self.table).sealed

    def text(self) -> str:
        """The log in full, with every secret."""
        return str(self.table.log)

    async def ask(self, call: Callable[[Table, *Asked], Answer], *args: *Asked) -> Answer:
        """One of the functions above, on the table as it is stored."""
        return call(self.table, *args)

    def seen(self, eyes: Eyes, names: Callable[[], Names]) -> bytes:
        """What these eyes see, encoded."""
        if self._views is None:
            self._views = Views(self.table, names)
        return self._views.seen(eyes)

    def forget_names(self) -> None:
        """The players are called otherwise from now on."""
        self._views = None

    def changed(self) -> None:
        """The table is not as it was: what was seen of it is seen anew."""
        if self._views is not None:
            self._views.forget()

    def settle(self, step: Step, outcome: Outcome) -> None:
        """A step that was tried becomes true. Played again on the same table it leads to the same."""
        self.changed()
        step(self.table)
        assert self.table.n == outcome.standing.n, "a step must lead to the same whenever it is taken"

    async def follow(self, lines: Sequence[Line]) -> None:
        """Takes over lines that were stored elsewhere; drafts that still fit are kept. Raises LogError."""
        self.changed()
        now = standing(self.table)
        for seat in range(self.seats):
            self.table.cancel(seat)
        follow_all(self.table, lines, now.n + 1)
        refit(self.table, now.drafts, now.asked)


def follow_all(table: Table, lines: Sequence[Line], first: int) -> None:
    """Plays lines that begin with number `first`. Raises LogError."""
    for n, line in enumerate(lines, first):
        if line.n != n:
            raise LogError(f"line {n} of the log is missing")
        table.follow(line)


def game_of(header: str) -> tuple[Game, int]:
    """Game and seats of a log, without looking at where it begins. Raises LogError or LookupError."""
    facts = dict(line.split(": ", 1) for line in header.split("\n") if ": " in line and not line.startswith("start:"))
    try:
        return GAMES[facts["game"]], int(facts["seats"])
    except (KeyError, ValueError):
        raise LogError("the header of the log cannot be read") from None
