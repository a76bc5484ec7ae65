"""What a viewer of a table gets: a state with holes, the redacted log, the news that is for its ears."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from guildhall.core.board_reader import board_reader
from guildhall.core.log import Line
from guildhall.core.play import facts_at, hide_at, legal_at, score_at
from guildhall.core.speech import Speech
from guildhall.core.table_state import COMMITTED, TableState


def view(table: TableState, viewer: int | None, memory: bool, speech: Speech) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know, as JSON; its own draft included."""
    seen, layout = hidden(table, viewer), table.game.layout
    state = layout.view(seen[0], memory)
    sight = _sight(table, viewer, seen, state, layout.tell_facts)
    return {**sight, "prompt": prompt(table, viewer, speech, state)}


def sight(table: TableState, viewer: int | None) -> dict[str, Any]:
    """What is seen on the table: of a view all that is the same in every language, without memories. Parts are shared."""
    seen, reader = hidden(table, viewer), board_reader(table.game.layout)
    return _sight(table, viewer, seen, reader.state(seen[0]), reader.facts)


def _sight(
    table: TableState, viewer: int | None, seen: Any, state: dict[str, Any], facts: Callable[[Any], dict[str, Any]]
) -> dict[str, Any]:
    over, to_act = table.over, table.to_act
    asked = viewer is not None and viewer in to_act
    for row in table._out:
        row[:] = [0.0] * len(row)
    score_at(seen, 0, table._out)
    facts_at(seen, 0, table._facts)
    points = [float(n) for n in table._out[0]]
    return {
        "game": table.game.name,
        "table": table.log.table,
        "n": table.n,
        "seats": table.seats,
        "seat": viewer,
        "to_act": sorted(to_act),
        "asked": table.history.in_force[-1] if asked else None,
        "over": over,
        "ending": table.ending,
        "scores": points[: table.seats],
        "points": dict(zip(table.game.sides, points, strict=True)),  # of every side
        "winners": table.winners if over else [],
        "choices": table.choices(viewer) if viewer is not None and asked else [],
        "draft": [] if viewer is None else table.draft(viewer),
        "seed": f"{table.log.seed:032x}" if over and table.log.seed is not None else None,
        "seed_hash": table.log.seed_hash,
        "state": state,
        "facts": facts(table._facts),
    }


def hidden(table: TableState, viewer: int | None) -> Any:
    """An array of one record with holes: all that bots, sockets and environments ever get."""
    if viewer is not None and viewer not in range(table.seats):
        raise ValueError(f"there is no seat {viewer!r} at this table")
    seen = table.game.records(1)
    source = COMMITTED if viewer is None else table._record(viewer)
    hide_at(table._states, table._seen, source, table.game.layout.n_seats if viewer is None else viewer)
    table.game.undump(seen, 0, table.game.dump(table._states, table._seen))
    return seen


def prompt(table: TableState, viewer: int | None, speech: Speech, state: Mapping[str, Any] | None = None) -> str:
    """What the viewer is asked to do now, or whom it waits for, in a sentence. `state` is what it sees, if that is known."""
    if table.over:
        return speech.say("prompt-over")
    if viewer is not None and viewer in table.to_act and (question := asked(table, viewer, state)):
        return speech.say(question[0], **question[1])
    return speech.waiting([table.game.sides[seat] for seat in sorted(table.to_act)])


def asked(table: TableState, seat: int, state: Mapping[str, Any] | None = None) -> tuple[str, dict[str, Any]] | None:
    """The question that is put to a seat, as a sentence and its arguments; the game is told what is legal."""
    seen = state or table.game.layout.view(hidden(table, seat)[0], memory=False)
    low, high, _ = legal_at(table._states, table._record(seat), seat, table._mask)
    return table.game.prompt(
        {**seen, "legal": [table.game.actions.words[a] for a in range(low, high) if table._mask[a]]}
    )


def lines(table: TableState, viewer: int | None = None, since: int = 0) -> list[Line]:
    """The committed lines as a viewer may read them; all of them openly when the game is over."""
    told = []
    for line, steps in zip(table.log.lines[since:], table.history.steps[since:], strict=True):
        if table.over or line.seat == viewer or line.takeback is not None:
            told.append(line)
        else:
            told.append(
                Line(line.n, line.seat, tuple(table.game.actions.redacted(step.a, step.opened) for step in steps))
            )
    return told


def news_for(table: TableState, viewer: int | None, since: int, reveal: bool) -> list[dict[str, Any]]:
    return [{"n": n, **item} for n, steps in by_step(table, viewer, since, reveal) for told in steps for item in told]


def by_step(
    table: TableState, viewer: int | None, since: int, reveal: bool
) -> Iterator[tuple[int, list[list[dict[str, Any]]]]]:
    """The lines after `since`: of each step of a line the news that the viewer may hear."""
    told = table.game.news.told
    for n, steps in enumerate(table.history.steps[since:], since + 1):
        heard = [[told(row, viewer, reveal) for row in step.news] for step in steps]
        yield n, [[item for item in items if item is not None] for items in heard]
