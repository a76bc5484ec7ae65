"""The bots of one room. They get hidden records and answer through the same door as everybody.

They think while somebody looks, and where a person is in the game: up to that person's turn. A table of bots alone that nobody
looks at rests, and goes on when somebody comes; for one address only a few of them go on at the same time.
"""

import asyncio
import time
from collections.abc import Awaitable
from functools import partial

from guildhall.bots import BOTS, LEVELS
from guildhall.server import desk
from guildhall.server.diagnostics import failed, warn
from guildhall.server.errors import NotDone
from guildhall.server.foreign import is_foreign
from guildhall.server.job_queue import Answer, WorkersBusy
from guildhall.server.steps import Play
from guildhall.server.stored_table import StoredTable
from guildhall.server.to_page import MoveHinted
from guildhall.server.workers import WorkerLate, Workers

RETRY_SECONDS = 0.5  # after which a bot tries again what could not be stored, or what there was no room for
SUBSTITUTE = "apprentice"  # thinks for a bot that was late


class Bots:
    """Which seats bots play, and the tasks in which they think."""

    def __init__(self, room: StoredTable, workers: Workers):
        self._room, self._workers = room, workers
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self._turn = ""  # for whom this table of bots alone goes on

    @property
    def alone(self) -> bool:
        """Whether bots play among themselves."""
        return all(chair.bot for chair in self._room.row.chairs)

    @property
    def ready(self) -> bool:
        """Whether the bots of this game are compiled."""
        return self._workers.preparation.has(self._room.row.game, "bots")

    @property
    def party(self) -> str:
        """Who has to wait for others where much is asked: the address from which this table is looked at."""
        pages = sorted(self._room.pages, key=lambda page: (not page.seats, page.address))
        return pages[0].address if pages else self._room.host

    def _may_go_on(self) -> bool:
        """Whether anybody wants these bots to think; takes a turn for a table of bots alone."""
        tables = self._workers.bot_tables
        if not self.alone or not self._room.pages or self._room.desk is None or self._room.desk.over:
            self._end_turn()
            return not self.alone
        if not self._turn and tables.take(self.party):
            self._turn = self.party
        if not self._turn:
            tables.wait(self.party, self.wake)
        return bool(self._turn)

    def _end_turn(self) -> None:
        turn, self._turn = self._turn, ""
        if turn:
            self._workers.bot_tables.give_back(turn)

    def wake(self) -> None:
        """Every bot that is asked begins to think."""
        playing, wanted = self._room.desk, self._may_go_on()
        for seat in playing.to_act if playing is not None else ():
            if self._room.bot_at(seat) and wanted and seat not in self.thinking:
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
            while room.desk is not None and seat in room.desk.to_act and (level := self._room.bot_at(seat)):
                if not self._may_go_on():
                    return
                if not self.ready:
                    await self._workers.preparation.until(room.row.game, "bots")
                    room.send_all()
                    continue
                began = time.monotonic()
                at = room.desk.asked(seat), room.desk.draft(seat)
                moves = await self._plan(seat, level, spent)
                spent += time.monotonic() - began
                for move in moves:
                    await room.change(Play(seat, move, False, *at), bot=level)
                    if room.desk is None or seat not in room.desk.to_act:
                        break
                    at = room.desk.asked(seat), room.desk.draft(seat)
        except NotDone as error:
            warn("a bot could not move", table=room.id, seat=seat, why=error.error)
            if error.error in ("not_stored", "not_known"):
                await asyncio.sleep(RETRY_SECONDS)
            elif error.error != "moved_on":
                return
        except WorkersBusy:
            await asyncio.sleep(RETRY_SECONDS)
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
        game, hidden = self._room.playable().game, await self._room.ask(desk.hidden, seat)
        settings = LEVELS.get(level)
        left = max(1.0, settings.milliseconds - 1000 * spent) if settings else 0.0
        think = partial(self._workers.plan, party=self.party, people=not self.alone)
        try:
            numbers = await self._in_time(think(game.name, level, hidden, seat, left))
        except WorkerLate:
            if level == SUBSTITUTE:
                raise
            numbers = await think(game.name, SUBSTITUTE, hidden, seat, 0.0)
        return [game.actions.words[number] for number in numbers]

    async def _in_time(self, thought: Awaitable[Answer]) -> Answer:
        """A foreign position over which a worker thinks too long is not played on."""
        try:
            return await thought
        except WorkerLate:
            if not is_foreign(self._room.row.header):
                raise
            await self._room.close_late()
            raise NotDone("late") from None

    async def hint(self, seat: int, language: str) -> list[MoveHinted]:
        """The best moves of a seat in words, with win chances and expected scores by seat."""
        if not self.ready:
            raise NotDone("preparing")
        table, hidden = self._room.playable(), await self._room.ask(desk.hidden, seat)
        thoughts = await self._in_time(self._workers.hint(table.game.name, hidden, seat, self.party))
        thoughts.sort(key=lambda one: (one.chances[seat], one.scores[seat]), reverse=True)  # by what they promise
        moves = [table.game.actions.words[thought.action] for thought in thoughts]
        labels = await self._room.ask(desk.labels, seat, language, self._room.names(), moves)
        return [
            {
                "move": move,
                "label": label,
                "chances": [round(x, 4) for x in thought.chances[: table.seats]],
                "scores": [round(x, 2) for x in thought.scores[: table.seats]],
            }
            for move, label, thought in zip(moves, labels, thoughts, strict=True)
        ]

    def check(self, level: str) -> None:
        if level not in BOTS:
            raise NotDone("no_bot")

    def stop(self) -> list[asyncio.Task[None]]:
        """Stops all; returns what has to be waited for."""
        self._end_turn()
        tasks = list(self.thinking.values())
        for task in tasks:
            task.cancel()
        return tasks
