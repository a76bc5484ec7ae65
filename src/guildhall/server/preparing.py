"""Games are compiled once. The page opens meanwhile and says what is being prepared."""

import asyncio
import os
import sys
from typing import Any

from guildhall import WARM_WORKER
from guildhall.games import NAMES
from guildhall.server.journal import note, warn


class Preparation:
    """How far each game is: 0 to 1."""

    def __init__(self) -> None:
        self.done = dict.fromkeys(NAMES, 0.0)
        self.error = ""

    @property
    def ready(self) -> bool:
        return all(part >= 1 for part in self.done.values())

    def told(self) -> dict[str, Any]:
        return {"ready": self.ready, "games": self.done, "error": self.error}

    async def run(self) -> None:
        """Compiles what is cold, in a process of its own, then loads everything here."""
        cold = [name for name in NAMES if not await asyncio.to_thread(_is_warm, name)]
        if cold:
            note("compiling", games=" ".join(cold))
        await asyncio.gather(*map(self._compile, cold))
        for name in NAMES:
            await asyncio.to_thread(_load, name)
            self.done[name] = 1.0
        note("ready", games=len(NAMES))

    async def _compile(self, name: str) -> None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "guildhall", "warm", name),
            env=os.environ | {WARM_WORKER: "1"},
            stdout=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                done, of, *_ = line.split()
                self.done[name] = min(0.99, int(done) / int(of))
            if await process.wait():
                self.error = f"{name} could not be compiled"
                warn(self.error)
        finally:
            if process.returncode is None:
                process.terminate()


def _is_warm(name: str) -> bool:
    from guildhall.core.warm import is_warm

    return is_warm(name)


def _load(name: str) -> None:
    """Loads the compiled code by using all of it once."""
    from guildhall.core.game import GAMES
    from guildhall.core.table import Table

    table = Table.new(name, GAMES[name].seats[-1], seed=1)
    seat = min(table.to_act)
    table.view(seat)
    table.play(seat, table.choices(seat)[0])
