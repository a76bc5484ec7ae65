"""Games are compiled once, and the one that somebody wants comes first. The page opens meanwhile and says how far they are."""

import asyncio
import contextlib
import os
import signal
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Sequence
from typing import Any

from guildhall.core.packages import names
from guildhall.core.stages import STAGES, WARM_WORKER, share_done
from guildhall.server.diagnostics import note, warn

PLAYED = ("table", "bots")  # these come first for every game, what is only measured with comes last
TRIES = 2  # a process that dies, for want of memory perhaps, is tried again
PATIENCE = 3.0  # seconds between two wishes that end a process: they must not keep all games from being done


class Preparation:
    """How far each game is, and which one is compiled next."""

    def __init__(self, compiler: Sequence[str] = (sys.executable, "-m", "guildhall", "warm")) -> None:
        self._compiler = compiler  # a command; with a game it compiles the stages that stand in WARM_WORKER
        self._parts = {game: dict.fromkeys(STAGES, 0.0) for game in names()}
        self._order = list(names())  # the last that was wanted is the first
        self._running: dict[str, Process] = {}
        self._failed: dict[str, int] = {}
        self._ended = -PATIENCE  # when a process was last ended for the sake of another game
        self._news = asyncio.Condition()
        self.error = ""

    @classmethod
    def done(cls) -> "Preparation":
        """Of a house in which everything is compiled."""
        preparation = cls()
        for parts in preparation._parts.values():
            parts.update(dict.fromkeys(STAGES, 1.0))
        return preparation

    def has(self, game: str, stage: str) -> bool:
        """Whether a stage of a game is done. A game that is not of this house is not waited for."""
        return game not in self._parts or self._parts[game][stage] >= 1

    async def until(self, game: str, stage: str) -> None:
        """Waits until a stage of a game is done."""
        async with self._news:
            await self._news.wait_for(lambda: self.has(game, stage))

    @property
    def ready(self) -> bool:
        return all(self.has(game, stage) for game in names() for stage in STAGES)

    def told(self) -> dict[str, Any]:
        games = {
            game: sum(share_done(STAGES, stage, part) - share_done(STAGES, stage, 0) for stage, part in parts.items())
            for game, parts in self._parts.items()
        }
        tables, bots = ({game: parts[stage] for game, parts in self._parts.items()} for stage in PLAYED)
        return {
            "ready": self.ready,
            "games": games,
            "tables": tables,
            "bots": bots,
            "first": self._order[0],
            "error": self.error,
        }

    def want(self, game: str) -> None:
        """Somebody wants to play this: it is compiled next, and what is compiled for another game waits."""
        if game not in self._parts or self._order[0] == game:
            return
        self._order.remove(game)
        self._order.insert(0, game)
        last = max(self._running, key=self._order.index, default=game)
        idle = game in self._running or all(self.has(game, stage) for stage in PLAYED)
        if not idle and last != game and time.monotonic() - self._ended > PATIENCE:
            self._ended = time.monotonic()
            end(self._running[last])

    async def run(self) -> None:
        """Compiles what is cold, in processes of their own, and loads it here."""
        for game in names():
            for stage in STAGES:
                if await asyncio.to_thread(_is_warm, game, stage):
                    await self._take(game, stage)
        if cold := [game for game in names() if not self.has(game, STAGES[-1])]:
            note("compiling", games=" ".join(cold))
        lanes = max(1, (os.cpu_count() or 1) // 2)  # a game is compiled by two processes or more
        await asyncio.gather(*(self._work() for _ in range(lanes)))
        if self.ready:
            note("ready", games=len(names()))

    async def _work(self) -> None:
        while wanted := self._next():
            await self._compile(*wanted)

    def _next(self) -> tuple[str, tuple[str, ...]] | None:
        for stages in (PLAYED, STAGES):
            for game in self._order:
                missing = tuple(stage for stage in stages if not self.has(game, stage))
                if missing and game not in self._running and self._failed.get(game, 0) < TRIES:
                    return game, missing
        return None

    async def _compile(self, game: str, stages: tuple[str, ...]) -> None:
        process = await asyncio.create_subprocess_exec(
            *(*self._compiler, game),
            env=os.environ | {WARM_WORKER: ",".join(stages)},
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # it has children, and is ended with them
        )
        self._running[game] = process
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                if not line.endswith(b"\n"):
                    break  # it was ended in the middle of a word
                stage, part = line.decode().split()
                if float(part) < 1:
                    self._parts[game][stage] = float(part)
                else:
                    await self._take(game, stage)
            code = await process.wait()
        finally:
            end(process)
            del self._running[game]
        if code not in (0, -signal.SIGTERM):  # it was not ended by us
            self._failed[game] = self._failed.get(game, 0) + 1
            self.error = f"{game} could not be compiled"
            warn(self.error)

    async def _take(self, game: str, stage: str) -> None:
        """A stage is compiled. What a table needs is loaded here; bots think elsewhere."""
        if stage == "table":
            await asyncio.to_thread(use_once, game)
        async with self._news:
            self._parts[game][stage] = 1.0
            self._news.notify_all()


def end(process: Process) -> None:
    """Ends a process and its children, if it still runs."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGTERM)
            else:
                process.terminate()


def _is_warm(game: str, stage: str) -> bool:
    from guildhall.core.warm import is_warm

    return is_warm(game, stage)


def use_once(name: str) -> None:
    """Loads the compiled code of a table by using all of it once."""
    from guildhall.core.game import GAMES
    from guildhall.core.table import Table
    from guildhall.core.warm import steps

    for step in steps(GAMES[name], ["table"]):
        step.call()
    table = Table.new(name, GAMES[name].seats[-1], seed=1)
    seat = min(table.to_act)
    table.view(seat)
    table.play(seat, table.choices(seat)[0])
