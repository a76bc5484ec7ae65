"""What a viewer of a table gets: a state with holes, the redacted log, the news that is for its ears."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from guildhall.core.compile import PLAIN
from guildhall.core.log import Line
from guildhall.core.play import facts_at, hide_at, score_at
from guildhall.core.speech import Speech

if TYPE_CHECKING:
    from guildhall.core.table import Table

COMMITTED = 0  # the record that the log tells; record 1 + seat is that seat's draft


class Step(NamedTuple):
    """A committed move with what it caused."""

    a: int
    opened: bool
    news: list[list[int]]


class Scalars:
    """Scalar fields of one of many records or mirrors, as Python numbers."""

    def __init__(self, states: Any, i: int):
        self._states, self._i = states, i

    def __getitem__(self, name: str) -> int:
        return int(getattr(self._states[self._i], name) if PLAIN else self._states[name][self._i])


def view(table: "Table", viewer: int | None, memory: bool, speech: Speech) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know, as JSON; its own draft included."""
    seen = hidden(table, viewer)
    state, over = table.game.layout.view(seen[0], memory), table.over
    for row in table._out:
        row[:] = [0.0] * len(row)
    score_at(seen, 0, table._out)
    facts_at(seen, 0, table._facts)
    return {
        "game": table.game.name,
        "table": table.log.table,
        "n": table.n,
        "seats": table.seats,
        "seat": viewer,
        "to_act": sorted(table.to_act),
        "asked": None if viewer is None else table.asked(viewer),
        "over": over,
        "ending": table.ending,
        "scores": [float(points) for points in table._out[0][: table.seats]],
        "points": {side: float(n) for side, n in zip(table.game.sides, table._out[0], strict=True)},  # of every side
        "winners": table.winners if over else [],
        "prompt": prompt(table, viewer, speech, state),
        "choices": [] if viewer is None else table.choices(viewer),
        "draft": [] if viewer is None else table.draft(viewer),
        "seed": f"{table.log.seed:032x}" if over and table.log.seed is not None else None,
        "seed_hash": table.log.seed_hash,
        "state": state,
        "facts": table.game.layout.tell_facts(table._facts),
    }


def hidden(table: "Table", viewer: int | None) -> Any:
    """An array of one record with holes: all that bots, sockets and environments ever get."""
    if viewer is not None and viewer not in range(table.seats):
        raise ValueError(f"there is no seat {viewer!r} at this table")
    seen = table.game.records(1)
    source = COMMITTED if viewer is None else table._record(viewer)
    hide_at(table._states, table._seen, source, table.game.layout.n_seats if viewer is None else viewer)
    table.game.undump(seen, 0, table.game.dump(table._states, table._seen))
    return seen


def prompt(table: "Table", viewer: int | None, speech: Speech, state: Mapping[str, Any] | None = None) -> str:
    """What the viewer is asked to do now, or whom it waits for, in a sentence. `state` is what it sees, if that is known."""
    if table.over:
        return speech.say("prompt-over")
    if viewer is not None and viewer in table.to_act and table.game.prompt:
        id, args = table.game.prompt(state or table.game.layout.view(hidden(table, viewer)[0], memory=False))
        return speech.say(id, **args)
    return speech.say("prompt-wait", side=table.game.sides[min(table.to_act)])


def lines(table: "Table", viewer: int | None = None, since: int = 0) -> list[Line]:
    """The committed lines as a viewer may read them; all of them openly when the game is over."""
    told = []
    for line, steps in zip(table.log.lines[since:], table._steps[since:], strict=True):
        if table.over or line.seat == viewer or line.takeback is not None:
            told.append(line)
        else:
            told.append(
                Line(line.n, line.seat, tuple(table.game.actions.redacted(step.a, step.opened) for step in steps))
            )
    return told


def news_for(table: "Table", viewer: int | None, since: int, reveal: bool) -> list[dict[str, Any]]:
    told = []
    for n, steps in enumerate(table._steps[since:], since + 1):
        for row in (row for step in steps for row in step.news):
            if (item := table.game.news.told(row, viewer, reveal)) is not None:
                told.append({"n": n, **item})
    return told
