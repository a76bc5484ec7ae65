"""The bots of one room. They get hidden records and answer through the same door as everybody."""

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING

from guildhall.bots import BOTS
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
        """Moves of a bot, until somebody else is asked."""
        room = self._room
        try:
            while room.table is not None and seat in room.table.to_act and (level := self.level(seat)):
                at = room.table.n, room.table.draft(seat)
                move = await self.advice(seat, level)

                def step(table: Table, move: str = move, at: tuple[int, list[str]] = at) -> None:
                    if self.level(seat) and (table.n, table.draft(seat)) == at:  # else the person is back
                        table.play(seat, move, confirm=False)

                await room.change(seat, step)
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

    async def advice(self, seat: int, level: str) -> str:
        """What a bot would do at a seat, from all that this seat can know."""
        table = self._room.playable()
        hidden = table.game.dump(table.hidden(seat), 0)
        number = await self._workers.choose(table.game.name, level, hidden, seat)
        return table.game.actions.words[number]

    def check(self, level: str) -> None:
        if level not in BOTS:
            raise NotDone("no_bot")

    def stop(self) -> list[asyncio.Task[None]]:
        """Stops all; returns what has to be waited for."""
        tasks = list(self.thinking.values())
        for task in tasks:
            task.cancel()
        return tasks
