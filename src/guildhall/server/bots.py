"""The bots of one room. They get hidden records and answer through the same door as everybody."""

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Any

from guildhall.bots import BOTS, LEVELS
from guildhall.core.table import Table
from guildhall.server.journal import failed, warn
from guildhall.server.visits import NotDone
from guildhall.server.workers import Workers

if TYPE_CHECKING:
    from guildhall.server.rooms import Room


RETRY_SECONDS = 2.0  # after which a bot tries again what could not be stored


class Bots:
    """Which seats bots play, and the tasks in which they think."""

    def __init__(self, room: "Room", workers: Workers):
        self._room, self._workers = room, workers
        self.thinking: dict[int, asyncio.Task[None]] = {}

    def level(self, seat: int) -> str:
        """The level of the bot that plays a seat, or an empty string."""
        return next((chair.bot for chair in self._room.row.chairs if chair.seat == seat), "")

    def wake(self) -> None:
        """Every bot that is asked begins to think."""
        table = self._room.table
        for seat in table.to_act if table is not None else ():
            if self.level(seat) and seat not in self.thinking:
                task = asyncio.create_task(self._think(seat))
                self.thinking[seat] = task
                task.add_done_callback(partial(self._thought, seat))

    def _thought(self, seat: int, task: asyncio.Task[None]) -> None:
        if self.thinking.get(seat) is task:
            del self.thinking[seat]
        self._room.quiet_since = time.monotonic()

    async def _think(self, seat: int) -> None:
        """Moves of a bot, until somebody else is asked. It plans as far as it can foresee; its time is for the whole turn."""
        room, spent = self._room, 0.0
        try:
            while room.table is not None and seat in room.table.to_act and (level := self.level(seat)):
                began = time.monotonic()
                at = room.table.n, room.table.draft(seat)
                moves = await self._plan(seat, level, spent)
                spent += time.monotonic() - began
                for move in moves:
                    if not await self._step(seat, move, at) or room.table is None or seat not in room.table.to_act:
                        break
                    at = room.table.n, room.table.draft(seat)
        except NotDone as error:
            warn("a bot could not move", table=room.id, seat=seat, why=error.error)
            if error.error == "not_stored":
                await asyncio.sleep(RETRY_SECONDS)
            elif error.error != "moved_on":
                return
        except asyncio.CancelledError:
            raise
        except Exception:
            failed("a bot failed", table=room.id, seat=seat)
            return  # waking it again would fail again
        finally:
            self.thinking.pop(seat, None)
        self.wake()

    async def _plan(self, seat: int, level: str, spent: float) -> list[str]:
        """What a bot would do at a seat, from all that this seat can know."""
        table = self._room.playable()
        settings = LEVELS.get(level)
        left = max(1.0, settings.milliseconds - 1000 * spent) if settings else 0.0
        hidden = table.game.dump(table.hidden(seat), 0)
        numbers = await self._workers.plan(table.game.name, level, hidden, seat, left)
        return [table.game.actions.words[number] for number in numbers]

    async def _step(self, seat: int, move: str, at: tuple[int, list[str]]) -> bool:
        """One move of a plan, if the table still stands as it did; whether it was made."""
        made = False

        def step(table: Table) -> None:
            nonlocal made
            if self.level(seat) and (table.n, table.draft(seat)) == at:  # else the person is back
                table.play(seat, move, confirm=False)
                made = True

        await self._room.change(seat, step)
        return made

    async def hint(self, seat: int) -> list[dict[str, Any]]:
        """The best moves of a seat in words, with win chances and expected scores by seat."""
        table = self._room.playable()
        hidden = table.game.dump(table.hidden(seat), 0)
        told = await self._workers.hint(table.game.name, hidden, seat)
        return [
            {
                "move": table.game.actions.words[one["action"]],
                "chances": [round(x, 4) for x in one["chances"][: table.seats]],
                "scores": [round(x, 2) for x in one["scores"][: table.seats]],
            }
            for one in told
        ]

    def check(self, level: str) -> None:
        if level not in BOTS:
            raise NotDone("no_bot")

    def stop(self) -> list[asyncio.Task[None]]:
        """Stops all; returns what has to be waited for."""
        tasks = list(self.thinking.values())
        for task in tasks:
            task.cancel()
        return tasks
