"""A room: one table, the pages that look at it, the bots that play there, and what is said."""

import asyncio
import time

from guildhall.core.table import Table
from guildhall.server import table_message
from guildhall.server.bots import Bots
from guildhall.server.chat import Chat
from guildhall.server.dealing import dealt
from guildhall.server.desk import Desk, header_of, summary
from guildhall.server.diagnostics import failed, note
from guildhall.server.errors import NotDone
from guildhall.server.foreign import ForeignDesk
from guildhall.server.job_queue import WorkersBusy
from guildhall.server.open_page import OpenPage
from guildhall.server.presence import Presence
from guildhall.server.settings import Settings
from guildhall.server.store import Row, Store
from guildhall.server.stored_table import StoredTable
from guildhall.server.table_message import Eyes, encoded, joined
from guildhall.server.to_page import ProposalView, TableSeated
from guildhall.server.wire_version import WIRE
from guildhall.server.workers import Workers, WorkersGone


class Room(StoredTable):
    """A table with everybody who has to do with it."""

    def __init__(self, row: Row, store: Store, workers: Workers, settings: Settings):
        super().__init__(row, store, workers, settings)
        self._unsent: dict[OpenPage, int | None] = {}  # who waits for a worker's message, and since which line
        self._announcing: asyncio.Task[None] | None = None
        self._messenger: asyncio.Task[None] | None = None
        self.bots = Bots(self, workers)
        self.chat = Chat(row.id, store.chat)
        self.presence = Presence(self, settings.seen_seconds)

    @classmethod
    async def load(cls, row: Row, store: Store, workers: Workers, settings: Settings) -> "Room":
        """A stored table, replayed; one that cannot be replayed stays readable."""
        room = cls(row, store, workers, settings)
        try:
            await room.open()
        except WorkersBusy:
            raise NotDone("too_busy") from None
        except WorkersGone:
            raise NotDone("no_worker") from None
        room.proposal = await store.proposal_of(row.id)
        async with room._lock:
            await room._take_over_seals()
        await room._deal_when_full()  # a process may have died between the last chair and the deal
        room.bots.wake()
        return room

    @property
    def table(self) -> Table | None:
        """The table, where it is played in this process."""
        return self.desk.table if isinstance(self.desk, Desk) else None

    @property
    def busy(self) -> bool:
        """Somebody looks, a bot thinks, or something is not done yet."""
        return bool(self.pages or self.bots.thinking or self.tasks.running)

    def go_on(self) -> None:
        self.bots.wake()

    def stop(self) -> list[asyncio.Task[None]]:
        """Bots and healing end; returns what has to be waited for."""
        return [*self.bots.stop(), *super().stop()]

    # Showing.

    def seated(self) -> TableSeated:
        """Who sits here."""
        return {
            "wire": WIRE,
            "table": self.id,
            "gathering": self.row.gathering,
            "absence": self.row.absence,
            "bots_ready": self.bots.ready,
            "watching": len({page.visitor or id(page) for page in self.pages if not page.seats}),
            "chairs": self.presence.chairs(),
            "proposal": self.proposed(),
            "next": self.row.following,
        }

    def proposed(self) -> ProposalView | None:
        """The takeback that is asked for, if the game has not moved on since."""
        asked = self.proposal
        if asked is None or asked.n != self.n:
            return None
        return {"seat": asked.seat, "line": asked.line, "agreed": sorted(asked.agreed), "wanted": sorted(asked.wanted)}

    def send(self, page: OpenPage, since: int | None = None) -> None:
        """The one complete message. Without `since` the log goes on where the last message ended."""
        self._send(page, since, encoded(self.seated()))

    def send_all(self) -> None:
        seated = encoded(self.seated())
        for page in self.pages:
            self._send(page, None, seated)

    def send_to(self, seat: int) -> None:
        for page in self.pages:
            if page.seat == seat:
                self.send(page)

    def _send(self, page: OpenPage, since: int | None, seated: bytes) -> None:
        eyes = self._eyes_of(page, self._unsent.get(page) if since is None else since)
        seen = self._seen(eyes)
        if seen is not None:
            self._unsent.pop(page, None)
            self._send_now(page, self.n, seen, seated)
            return
        self._unsent[page] = eyes.since
        if self._messenger is None or self._messenger.done():
            self._messenger = self.tasks.start(self._send_unsent())

    def _eyes_of(self, page: OpenPage, since: int | None) -> Eyes:
        """Whose eyes a page has now, and after which line the log of its next message begins."""
        over = self.desk is not None and self.desk.over
        if page.behind or (over and not page.ending_sent):
            since = 0  # what was secret is shown anew when the game is over
        page.ending_sent = over
        return Eyes(page.seat, page.language, min(page.sent_line if since is None else since, self.n))

    def _seen(self, eyes: Eyes) -> bytes | None:
        """What these eyes see; None: a worker has to be asked."""
        if self.desk is None:
            return encoded(table_message.unplayed(self.row, eyes.seat, self.broken))
        return self.desk.seen(eyes, self.names)

    def _send_now(self, page: OpenPage, n: int, seen: bytes, seated: bytes) -> None:
        own = table_message.own(tuple(sorted(page.seats)), self.host == page.visitor, page.confirm)
        page.send_encoded(joined(seen, seated, own))
        page.sent_line = n
        self.chat.send(page)

    async def _send_unsent(self) -> None:
        """Messages of a foreign table: made where it is played, one after the other."""
        while self._unsent:
            page = next(iter(self._unsent))
            eyes, n, desk = self._eyes_of(page, self._unsent.pop(page)), self.n, self.desk
            try:
                seen = self._seen(eyes)
                if seen is None and isinstance(desk, ForeignDesk):
                    seen = await self.in_time(desk.look(eyes, self.names()))
            except NotDone:
                return  # the table is closed, and everybody has been shown so
            except Exception:
                failed("a message could not be made", table=self.id)
                continue
            if seen is not None:
                self._send_now(page, n, seen, encoded(self.seated()))

    # Coming and going.

    async def enter(self, page: OpenPage) -> None:
        try:
            await self.chat.catch_up()
        except Exception:
            failed("the chat could not be read", table=self.id)  # a database that is silent keeps nobody out
        self.pages.add(page)
        self.send(page, since=0)
        self._announce()
        self.bots.wake()
        await self.presence.arrive(page)

    def leave(self, page: OpenPage) -> None:
        self.pages.discard(page)
        self._unsent.pop(page, None)
        self.quiet_since = time.monotonic()
        self._announce()

    def _announce(self) -> None:
        """Who is here is shown to all, but not for each one of a crowd that comes and goes."""
        if self._announcing is None or self._announcing.done():
            self._announcing = self.tasks.start(self._announce_soon())

    async def _announce_soon(self) -> None:
        await asyncio.sleep(0.05 + 0.01 * len(self.pages))
        self.send_all()

    # What happens besides moves.

    async def say(self, page: OpenPage, text: str) -> None:
        """A visitor without a seat is a spectator; one whom the house has never met may look, and not talk."""
        if page.visitor is None:
            raise NotDone("no_chat")
        seat = page.seat if page.seat is not None else min(page.seats, default=None)
        name = next((chair.name for chair in self.row.chairs if chair.seat == seat), "") if seat is not None else ""
        await self.store.chat.say(self.id, seat, name, text)
        await self._said()

    async def _deal_when_full(self) -> None:
        """Deals if everybody has come. Several processes may try: the first has dealt, and all load what it stored."""
        table = dealt(self.row)
        if table is not None:
            await self.store.deal(self.id, header_of(table), summary(table))
            note("table dealt", table=self.id, game=self.row.game)
            await self.refresh()

    async def refresh(self) -> None:
        """Catches up with what was stored by others."""
        async with self._lock:
            row = await self.store.load(self.id, since=self.n)
            if row is None or row.version == self.row.version:
                return
            await self._take(row)
            await self.chat.catch_up()
            self.send_all()
        await self._deal_when_full()
        self.bots.wake()

    async def _said(self) -> None:
        """Somebody here has said something: nothing else has changed."""
        async with self._lock:
            self.row.version += 1
            await self.chat.catch_up()
            for page in self.pages:
                self.chat.send(page)
