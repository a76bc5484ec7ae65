"""How a room keeps its table equal to the store: the one place where something becomes true.

The table in memory is never ahead of the store: what it has is acknowledged. If it cannot be known whether something was
stored, the room is `unsure`: nothing is moved until the store has answered, and it is asked until it does.
"""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable

from guildhall.core.log import LogError
from guildhall.core.table import Table
from guildhall.server import desk as desks
from guildhall.server.desk import Desk, Outcome
from guildhall.server.diagnostics import failed, note, warn
from guildhall.server.errors import NotDone
from guildhall.server.foreign import ForeignDesk, is_foreign
from guildhall.server.job_queue import Answer, Asked
from guildhall.server.open_page import OpenPage
from guildhall.server.settings import Settings
from guildhall.server.steps import Redo, Step, TakeOver
from guildhall.server.store import Conflict, FateUnknown, Proposal, Row, Store
from guildhall.server.tasks import Tasks
from guildhall.server.workers import WorkerLate, Workers

LATE = "late"  # why a foreign table is closed: a worker did not answer in time
WAIT_AT_FIRST, WAIT_AT_MOST = 0.05, 0.5  # seconds between two questions whether the store answers
LINES_AT_ONCE = 50  # replayed before others get their turn


class StoredTable:
    """A table, its pages, and the one lock through which it is moved: try, store, and only then is it true and shown."""

    def __init__(self, row: Row, store: Store, workers: Workers, settings: Settings):
        self.row, self.store, self._workers = row, store, workers
        self.desk: Desk | ForeignDesk | None = None
        self.broken = closed(row)
        self.pages: set[OpenPage] = set()
        self.proposal: Proposal | None = None
        self.unsure = False
        self.quiet_since = time.monotonic()
        self.tasks = Tasks()
        self._lock = asyncio.Lock()
        self._lines_limit = settings.lines_per_table
        self._healer: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def n(self) -> int:
        return self.desk.n if self.desk else len(self.row.public)

    @property
    def host(self) -> str:
        return self.row.host

    def send_all(self) -> None:
        """Shows everybody how the table stands."""
        raise NotImplementedError

    def send_to(self, seat: int) -> None:
        """Shows those who look through the eyes of a seat how the table stands."""
        raise NotImplementedError

    def go_on(self) -> None:
        """The table has changed: the bots that are asked now may think."""
        raise NotImplementedError

    def seats_of(self, visitor: str | None) -> set[int]:
        """The chairs that a visitor may sit on."""
        return {seat for seat, visitors in self.row.keys.items() if visitor in visitors}

    def playable(self) -> Desk | ForeignDesk:
        if self.desk is None:
            raise NotDone("gathering" if self.row.gathering else LATE if self.broken == LATE else "broken")
        return self.desk

    def bot_at(self, seat: int) -> str:
        """The level of the bot that plays a seat, or an empty string."""
        return next((chair.bot for chair in self.row.chairs if chair.seat == seat), "")

    def names(self) -> dict[str, str]:
        """What the players are called, by side; bots go by the name of their side."""
        if self.desk is None:
            return {}
        return {self.desk.game.sides[chair.seat]: chair.name for chair in self.row.chairs if chair.name}

    async def ask(self, call: Callable[[Table, *Asked], Answer], *args: *Asked) -> Answer:
        """One of the questions of desk.py, of the table as it is stored. A table that answers too late is closed."""
        return await self.in_time(self.playable().ask(call, *args))

    async def in_time(self, answer: Awaitable[Answer]) -> Answer:
        """What a worker answers of a foreign table, which is closed if the answer comes too late."""
        try:
            return await answer
        except WorkerLate:
            await self.close_late()
            raise NotDone(LATE) from None

    async def open(self) -> None:
        """Replays the table, unless it is not dealt yet or closed; one that cannot be replayed stays readable."""
        if self.row.gathering or self.broken:
            return
        try:
            self.desk = await opened(self.row, self._workers)
        except WorkerLate:
            self.broken = LATE
            warn("a foreign table is closed", table=self.id, why="no worker replays it in time")
            await self._shut()
        except (LogError, LookupError, ValueError) as error:
            self.broken = str(error)
            warn("table cannot be replayed", table=self.id, why=self.broken)

    # Moving.

    async def change(self, step: Step, bot: str = "") -> None:
        """Does something to the table, stores it, and shows it to everybody. If it cannot be stored, it has not happened.

        `bot` is the level of the bot that does it, if one does. Whoever asked may go: what was begun is ended.
        """
        await asyncio.shield(self.tasks.start(self._change(step, bot)))

    async def _change(self, step: Step, bot: str) -> None:
        async with self._lock:
            await self._be_sure()
            if bot and self.bot_at(step.seat) != bot:
                raise NotDone("moved_on")  # its person is back
            desk = self.playable()
            if desk.n >= self._lines_limit:
                raise NotDone("too_long")
            outcome = await self.ask(desks.attempt, step)
            if not outcome.lines and outcome.standing.sealed == desk.sealed():  # a draft: nobody else sees it
                desk.settle(step, outcome)
                self.send_to(step.seat)
                return
            await self._make_true(step, outcome, bot)
            self.send_all()
        self.go_on()

    async def possible(self, step: Step) -> None:
        """Raises what the step would raise; nothing is done."""
        await self.ask(desks.attempt, step)

    # Storing.

    async def _make_true(self, step: Step, outcome: Outcome, bot: str) -> None:
        """Stores what a step leads to, and only then takes it. After any error the table is as stored."""
        before = self.n
        try:
            await self._store(step, outcome, bot)
        except Conflict:
            self.unsure = True
            await self._be_sure()
            raise NotDone("moved_on") from None
        except FateUnknown:
            failed("the database fell silent over a move", table=self.id, n=before)
            self.unsure = True
            if not await self._turns_out_stored(before, outcome):
                raise NotDone("not_stored") from None
        except Exception:
            failed("something could not be stored", table=self.id, n=before)
            raise NotDone("not_stored") from None

    async def _store(self, step: Step, outcome: Outcome, bot: str = "") -> None:
        desk = self.playable()
        sealed, then = desk.sealed(), outcome.standing
        if outcome.lines:
            summary, unseal = outcome.summary, bool(sealed or self.row.seals)
            again = (step.seat, step.lines) if isinstance(step, Redo) else None
            await self.store.append(self.id, outcome.lines, outcome.public, then.over, summary, unseal, bot, again)
            self.proposal, self.row.summary, self.row.changed = None, summary, time.time()
        else:
            await self.store.seal(self.id, desk.n, step.seat, then.sealed.get(step.seat), bot)
        desk.settle(step, outcome)
        self.row.version += 1
        self.row.seals = then.sealed
        if isinstance(desk, ForeignDesk):
            self.row.public += outcome.public
        if outcome.lines and then.over:
            note("game over", table=self.id, game=self.row.game, lines=then.n)

    async def _turns_out_stored(self, before: int, outcome: Outcome) -> bool:
        """Asks the store whether something is there whose fate is not known. Raises NotDone while it is silent."""
        try:
            row = await self._be_sure()
        except NotDone:
            raise NotDone("not_known") from None
        if outcome.lines:
            return row is not None and row.lines[: len(outcome.lines)] == outcome.lines
        return self.n > before or self.row.seals == outcome.standing.sealed

    # Following.

    async def _be_sure(self) -> Row | None:
        """If it is not known what is stored: the store is asked, memory follows it, and everybody is shown it.

        Raises NotDone if the store is silent.
        """
        if not self.unsure:
            return None
        try:
            row = await self.store.settled(self.id, since=self.n)
            self.unsure = False
            if row is not None:
                await self._take(row)
        except Exception:
            self._heal_later()
            raise NotDone("not_stored") from None
        self.send_all()  # at once: what is asked next may be refused because of what is known now
        return row

    def _heal_later(self) -> None:
        self.unsure = True
        if self._healer is None or self._healer.done():
            failed("the store is silent", table=self.id)
            self._healer = self.tasks.start(self._heal())

    async def _heal(self) -> None:
        """Asks again and again until the store answers."""
        wait = WAIT_AT_FIRST
        while self.unsure:
            await asyncio.sleep(wait)
            wait = min(2 * wait, WAIT_AT_MOST)
            async with self._lock:
                try:
                    await self._be_sure()
                except NotDone:
                    continue
        note("the store answers again", table=self.id)
        self.go_on()

    async def _take(self, row: Row) -> None:
        """Memory follows the store: new lines, chairs and choices."""
        proposal = await self.store.proposal_of(self.id)
        renamed = [c.name for c in row.chairs] != [c.name for c in self.row.chairs]
        if self.row.gathering and not row.gathering:  # it was dealt
            self.row = row
            await self.open()
        elif self.desk is not None and row.lines:
            await self._follow(row)
        self.proposal = proposal
        self.row.version, self.row.summary, self.row.changed = row.version, row.summary, row.changed
        self.row.chairs, self.row.keys, self.row.seals = row.chairs, row.keys, row.seals
        self.row.links, self.row.seen = row.links, row.seen
        for page in self.pages:
            page.seats = self.seats_of(page.visitor)
        if renamed and self.desk is not None:
            self.desk.forget_names()
        if isinstance(self.desk, ForeignDesk) and (why := closed(row)):
            self.desk, self.broken = None, why
        await self._take_over_seals()

    async def _follow(self, row: Row) -> None:
        assert self.desk is not None
        try:
            await self.desk.follow(row.lines)
        except WorkerLate:
            await self.close_late()
        except LogError as error:  # stored by a Guildhall that plays otherwise
            failed("a table could not be followed", table=self.id)
            self.desk, self.broken = None, str(error)
        if not isinstance(self.desk, Desk):
            self.row.public += row.public

    async def _take_over_seals(self) -> None:
        """Simultaneous choices that were stored elsewhere or before a restart. Together they may make lines."""
        desk, seals = self.desk, self.row.seals
        if desk is None or desk.over or desk.sealed() == seals:
            return
        step = TakeOver(-1, tuple(sorted(seals.items())))
        outcome = await self.ask(desks.attempt, step)
        if not outcome.lines:
            desk.settle(step, outcome)
            return
        try:
            await self._store(step, outcome)
        except Conflict:
            self._heal_later()  # another process has appended them
        except Exception:
            failed("choices could not be stored", table=self.id)
            self._heal_later()

    # Tables that are not played on.

    async def close_late(self) -> None:
        """A foreign table whose rules did not answer in time. It keeps its log, and is not tried again."""
        if self.desk is None:
            return
        warn("a foreign table is closed", table=self.id, why="no worker plays it in time")
        self.desk, self.broken = None, LATE
        await self._shut()
        self.send_all()

    async def _shut(self) -> None:
        """Remembers it, so that no other process and no later one tries again."""
        try:
            await self.store.shut(self.id, json.dumps({**json.loads(self.row.summary), "closed": LATE}))
        except Exception:
            failed("a closed table could not be marked", table=self.id)

    def stop(self) -> list[asyncio.Task[None]]:
        """Healing ends; returns what has to be waited for, so that what was begun is stored."""
        if self._healer is not None:
            self._healer.cancel()
        return list(self.tasks.running)


def closed(row: Row) -> str:
    """Why a stored table is not to be played on, or an empty string."""
    return str(json.loads(row.summary).get("closed", ""))


async def opened(row: Row, workers: Workers) -> Desk | ForeignDesk:
    """A stored table: its header, and every line followed. Raises LogError and what workers raise."""
    if is_foreign(row.header):
        return await ForeignDesk(row.id, row.header, row.lines, workers).open()
    table = Table.replay(row.header)
    for n in range(0, len(row.lines), LINES_AT_ONCE):
        desks.follow_all(table, row.lines[n : n + LINES_AT_ONCE], n + 1)
        await asyncio.sleep(0)
    row.lines, row.public = [], []  # the table has them
    return Desk(table)
