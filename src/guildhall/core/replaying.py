"""Logs that are held to their promise, and the moves of a log that stand."""

from collections.abc import Iterator
from typing import Any

from guildhall.core.log import Log, LogError, seed_hash
from guildhall.core.play import apply_at
from guildhall.core.table import Table
from guildhall.core.table_state import COMMITTED


def within(table: Table, n: int) -> Iterator[Table]:
    """The table as it stood after each step of line n, to look at: the same table, moved on. A takeback has no steps."""
    assert n in range(1, table.n + 1), "there is no such line"
    then = table.past(n - 1)
    for step in table.history.steps[n - 1]:
        apply_at(then._states, COMMITTED, table.log.lines[n - 1].seat, step.a, then._news)
        yield then


def verify(text: str) -> dict[str, Any]:
    """Whether a log is what its header promised: the seed fits its hash, and every move was legal. Raises LogError."""
    log = Log.parse(text)
    if log.seed is None:
        raise LogError("this log has no seed: nothing can be verified before the end of the game")
    if seed_hash(log.table, log.seed) != log.seed_hash:
        raise LogError("the seed does not fit the hash that was published at the start: this log was changed")
    table = Table.replay(text)
    return {
        "game": log.game,
        "table": log.table,
        "seats": log.seats,
        "lines": table.n,
        "over": table.over,
        "ending": table.ending,
        "scores": table.scores,
        "winners": table.winners,
        "seed_hash": log.seed_hash,
    }


def moves_that_stand(text: str) -> tuple[Table, bytes, list[tuple[int, int]]]:
    """The table that a log tells, the record it began with, and seat and action of every move that was not taken back."""
    table = Table.replay(text)
    course: list[list[tuple[int, int]]] = [[]]  # after every line, all moves that stand
    for line in table.log.lines:
        if line.takeback is not None:
            course.append(course[line.takeback])
        else:
            moves = [(line.seat, _number(table, move)) for move in line.moves]
            course.append([*course[-1], *moves])
    return table, table.history.after[0], course[-1]


def _number(table: Table, words: str) -> int:
    number = table.game.actions.number(words)
    assert number is not None, "the log was replayed"
    return number
