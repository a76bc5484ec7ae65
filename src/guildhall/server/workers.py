"""Bots think in processes of their own, which receive hidden records only. A process that dies is replaced."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any

from guildhall.server.journal import warn

TRIES = 3


class Workers:
    """A few processes; what is asked of them is asked again if one of them dies over it."""

    def __init__(self, count: int = 0):
        self._count = count or max(2, (os.cpu_count() or 2) - 1)  # two, so that one long thought does not stop all
        self._pool: ProcessPoolExecutor | None = None

    async def plan(self, game: str, level: str, hidden: bytes, seat: int, milliseconds: float) -> list[int]:
        """The moves of a bot of this level, as far as its turn can be foreseen; it has so much time for all of them."""
        return list(await self._ask(plan, game, level, hidden, seat, milliseconds))

    async def hint(self, game: str, hidden: bytes, seat: int) -> list[dict[str, Any]]:
        """The best moves of a seat, with win chances and expected scores."""
        return list(await self._ask(best_moves, game, hidden, seat))

    async def course(self, text: str) -> dict[str, Any]:
        """The win chances after every line of a log, and the turning points."""
        return dict(await self._ask(course, text))

    async def check_log(self, text: str) -> str:
        """Empty, or why a log cannot be replayed. Whatever it does, it does it to a worker."""
        return str(await self._ask(check_log, text))

    async def check_position(self, position: dict[str, Any]) -> str:
        """Empty, or why a position cannot be played."""
        return str(await self._ask(check_position, position))

    async def pids(self) -> list[int]:
        """The processes that think now; starts one if there is none."""
        await self._ask(os.getpid)
        assert self._pool is not None
        return list(self._pool._processes)

    async def _ask(self, call: Callable[..., Any], *args: Any) -> Any:
        for attempt in range(TRIES):
            pool = self._started()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, call, *args)
            except BrokenProcessPool:
                warn("worker died", attempt=attempt + 1)
                if self._pool is pool:  # the first to notice replaces it
                    self._pool = None
                    pool.shutdown(wait=False)
        raise WorkersGone("the processes in which bots think die again and again")

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # spawned, not forked: this process has threads
            self._pool = ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"))
        return self._pool

    def close(self) -> None:
        """Workers keep nothing: they need not be waited for."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None


class WorkersGone(RuntimeError):
    """No worker survives what it is asked."""


# What the workers do. Imports are theirs: the server's own process need not wait for them.


@cache
def _bot(game: str, level: str) -> Any:
    from guildhall.bots import make_bot
    from guildhall.core.game import GAMES

    return make_bot(level, GAMES[game], int.from_bytes(os.urandom(8)))


def _seen(game: str, hidden: bytes) -> Any:
    from guildhall.core.game import GAMES

    seen = GAMES[game].records(1)
    GAMES[game].undump(seen, 0, hidden)
    return seen


def plan(game: str, level: str, hidden: bytes, seat: int, milliseconds: float) -> list[int]:
    moves: list[int] = _bot(game, level).plan(_seen(game, hidden), seat, milliseconds)
    return moves


def best_moves(game: str, hidden: bytes, seat: int) -> list[dict[str, Any]]:
    from dataclasses import asdict

    from guildhall.bots import hint
    from guildhall.core.game import GAMES

    seed = int.from_bytes(os.urandom(4))
    return [asdict(thought) for thought in hint(GAMES[game], _seen(game, hidden), seat, seed=seed)]


def course(text: str) -> dict[str, Any]:
    """Each position is judged by what the seat that was asked could see; the last one by its result."""
    from guildhall.bots import GLANCE, Searcher, chances, turning_points
    from guildhall.core.replaying import past, replay

    table = replay(text)
    searcher, found = Searcher(table.game, 1, GLANCE), []
    for n in range(table.n + 1):
        then = past(table, n)
        if then.over:
            found.append(tuple(float(seat in table.winners) / len(table.winners or [0]) for seat in range(table.seats)))
        else:
            seat = min(then.to_act)
            found.append(chances(searcher, then.hidden(seat), seat)[: table.seats])
    return {"chances": [list(map(float, row)) for row in found], "turning": turning_points(found)}


def check_log(text: str) -> str:
    from guildhall.core.table import Table

    try:
        Table.replay(text)
    except (ValueError, LookupError) as error:
        return str(error) or type(error).__name__
    return ""


def check_position(position: dict[str, Any]) -> str:
    from guildhall.core.table import Table

    try:
        Table.from_position(position)
    except (ValueError, LookupError) as error:
        return str(error) or type(error).__name__
    return ""
