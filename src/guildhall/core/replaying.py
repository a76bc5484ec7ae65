"""State = replay of the log: tables made from their logs, and logs that are held to their promise."""

import dataclasses
from typing import Any

from guildhall.core.game import GAMES
from guildhall.core.log import Line, Log, LogError, seed_hash
from guildhall.core.refusals import Refused
from guildhall.core.table import Table
from guildhall.core.views import COMMITTED


def replay(text: str, to: int | None = None) -> Table:
    """The table that a log tells, or told up to line `to`. Raises LogError."""
    log = Log.parse(text)
    game = GAMES[log.game]
    if log.rules != game.rules_version:
        raise LogError(
            f"this log follows rules version {log.rules} of {game.title}; this Guildhall plays {game.rules_version}"
        )
    if log.components != game.components_hash():
        raise LogError(
            f"this log was played with other components of {game.title} ({log.components}); give them with --components"
        )
    if log.start is not None:
        table = Table.from_position(log.start, table=log.table)
        if (table.game is not game) or table.seats != log.seats:
            raise LogError("the start position of this log is of another game or number of seats than its header")
    elif log.seed is None:
        raise LogError("this log is redacted: without its seed it can be read but not replayed")
    else:
        table = Table.new(log.game, log.seats, log.seed, log.options, table=log.table)
    table.log.seed_hash = log.seed_hash
    for line in log.lines[: len(log.lines) if to is None else to]:
        follow(table, line)
    return table


def follow(table: Table, line: Line) -> None:
    """Plays a line of the log that was committed elsewhere. Raises LogError."""
    n = table.n
    try:
        if line.takeback is not None:
            table.takeback(line.seat, line.takeback)
            return
        for move in line.moves:
            if table.n != n:
                raise LogError(f"line {line.n} of the log has moves after its end: {move!r}")
            table.play(line.seat, move)
    except Refused as refused:
        raise LogError(f"line {line.n} of the log cannot be replayed: {refused}") from None
    if table.n == n and line.seat in table.to_act:
        raise LogError(f"line {line.n} of the log is cut off: the decision is not complete")


def past(table: Table, m: int) -> Table:
    """The table as it stood after line m, to look at."""
    assert m in range(table.n + 1), "there is no such line"
    then = Table(table.game, dataclasses.replace(table.log, lines=table.log.lines[:m]))
    table.game.undump(then._states, COMMITTED, table._after[m])
    then._steps, then._after = table._steps[:m], table._after[: m + 1]
    return then


def verify(text: str) -> dict[str, Any]:
    """Whether a log is what its header promised: the seed fits its hash, and every move was legal. Raises LogError."""
    log = Log.parse(text)
    if log.seed is None:
        raise LogError("this log has no seed: nothing can be verified before the end of the game")
    if seed_hash(log.table, log.seed) != log.seed_hash:
        raise LogError("the seed does not fit the hash that was published at the start: this log was changed")
    table = replay(text)
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
    table = replay(text)
    course: list[list[tuple[int, int]]] = [[]]  # after every line, all moves that stand
    for line in table.log.lines:
        if line.takeback is not None:
            course.append(course[line.takeback])
        else:
            moves = [(line.seat, _number(table, move)) for move in line.moves]
            course.append([*course[-1], *moves])
    return table, table._after[0], course[-1]


def _number(table: Table, words: str) -> int:
    number = table.game.actions.number(words)
    assert number is not None, "the log was replayed"
    return number
