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
        self._count = count or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, level: str, hidden: bytes, seat: int) -> int:
        """The number of the move that a bot of this level makes."""
        return int(await self._ask(choose, game, level, hidden, seat))

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


def choose(game: str, level: str, hidden: bytes, seat: int) -> int:
    from guildhall.core.game import GAMES

    bot, seen = _bot(game, level), GAMES[game].records(1)
    GAMES[game].undump(seen, 0, hidden)
    return int(bot.choose(seen, seat))


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
