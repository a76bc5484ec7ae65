"""The jobs that workers do: bots' moves, hints, win chances. Imports are theirs: the server need not wait for them."""

import os
from functools import cache
from typing import TYPE_CHECKING, Any

from guildhall.server.http_models import WinChances
from guildhall.server.worker import uncounted

if TYPE_CHECKING:
    from guildhall.bots.search import Thought

POSITIONS = 400  # of a log that are judged; of a longer one every second, third … is


@cache
def _bot(game: str, level: str) -> Any:
    """A bot that has thought once, so that its compiled code is there."""
    from guildhall.bots import make_bot
    from guildhall.core.game import GAMES
    from guildhall.core.table import Table

    with uncounted():
        bot = make_bot(level, GAMES[game], int.from_bytes(os.urandom(8)))
        table = Table.new(game, GAMES[game].seats[0], seed=1)
        bot.plan(table.hidden(min(table.to_act)), min(table.to_act), 1.0)
    return bot


def _seen(game: str, hidden: bytes) -> Any:
    from guildhall.core.game import GAMES

    seen = GAMES[game].records(1)
    GAMES[game].undump(seen, 0, hidden)
    return seen


def plan(game: str, level: str, hidden: bytes, seat: int, milliseconds: float) -> list[int]:
    moves: list[int] = _bot(game, level).plan(_seen(game, hidden), seat, milliseconds)
    return moves


def best_moves(game: str, hidden: bytes, seat: int) -> "list[Thought]":
    from guildhall.bots import hint
    from guildhall.core.game import GAMES

    _bot(game, "master")
    seed = int.from_bytes(os.urandom(4))
    return list(hint(GAMES[game], _seen(game, hidden), seat, seed=seed))


def win_chances(text: str) -> WinChances:
    """Each position is judged by what the seat that was asked could see; the last one by its result."""
    from guildhall.bots import GLANCE, Searcher, chances, turning_points
    from guildhall.core.table import Table

    table = Table.replay(text)
    _bot(table.game.name, "master")
    searcher = Searcher(table.game, 1, GLANCE)
    found: list[tuple[float, ...]] = []
    step = table.n // POSITIONS + 1
    for n in range(table.n + 1):
        if n % step and n < table.n:
            found.append(found[-1])  # between two that were judged nothing is known
            continue
        then = table.past(n)
        if then.over:
            found.append(tuple(float(seat in table.winners) / len(table.winners or [0]) for seat in range(table.seats)))
        else:
            seat = min(then.to_act)
            found.append(chances(searcher, then.hidden(seat), seat)[: table.seats])
    return WinChances(chances=[list(map(float, row)) for row in found], turning=turning_points(found))
