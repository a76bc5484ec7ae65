"""One server process: its store, workers, lobby and limits; and what its HTTP side answers, to whom."""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from fastapi import Request, WebSocket

from guildhall import __version__
from guildhall.server import http_models
from guildhall.server.diagnostics import failed, note
from guildhall.server.errors import Denied, NotDone, denied
from guildhall.server.job_queue import Answer, Asked, WorkersBusy
from guildhall.server.limits import PerAddress, SocketLimits, counted_as
from guildhall.server.preparing import Preparation
from guildhall.server.settings import Settings
from guildhall.server.store import Store
from guildhall.server.to_page import StepView, TableMessage, TableOwn
from guildhall.server.win_chances import ChancesOfGames
from guildhall.server.workers import WorkerLate, Workers, WorkersGone

if TYPE_CHECKING:
    from guildhall.core.table import Table
    from guildhall.server.desk import Desk
    from guildhall.server.foreign import ForeignDesk
    from guildhall.server.lobby import Lobby
    from guildhall.server.rooms import Room

UPLOAD_SECONDS, LINES_A_SECOND = 5.0, 200  # a worker has this long to replay what somebody brings
PULSE_SECONDS = 1.0  # however often the house is asked how it is


class Service:
    """Store, workers, lobby and limits of one server process."""

    def __init__(self, settings: Settings):
        self.settings = settings
        self.preparation = Preparation()
        self.requests = PerAddress(settings.requests_per_minute)
        self.made = PerAddress(settings.tables_per_minute)
        self.socket_limits = SocketLimits(settings)
        self.store = Store(settings.database_url)
        self.workers = Workers(
            settings.workers, settings.thoughts_waiting, settings.bot_tables_per_address, self.preparation
        )
        self._felt, self._well, self._tables = -PULSE_SECONDS, True, 0  # when the database was last tried; how it was
        self._chances = ChancesOfGames(self.workers)
        self._lobby: Lobby | None = None
        self._preparing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Opens the store; compiled code is loaded while the page is open already."""
        self._preparing = asyncio.create_task(self._prepare())
        await self.store.open()

    async def _prepare(self) -> None:
        try:
            self._lobby = await asyncio.to_thread(self._make_lobby)
            self._lobby.open()
            await self.preparation.run()
            _calm_the_collector()
        except Exception as error:
            self.preparation.error = str(error) or type(error).__name__
            failed("the games could not be prepared")

    def _make_lobby(self) -> "Lobby":
        from guildhall.server.lobby import Lobby  # imports Numba: the page is there before it

        return Lobby(self.store, self.workers, self.settings)

    async def close(self) -> None:
        """Clean: no new work, what is committed is stored."""
        if self._preparing:
            self._preparing.cancel()
        if self._lobby is not None:
            await self._lobby.close()
        self.workers.close()
        await self.store.close()
        note("closed")

    @property
    def lobby(self) -> "Lobby":
        if self._lobby is None:
            raise Denied(503, "preparing", "the games are being prepared; try again in a moment")
        return self._lobby

    async def health(self) -> http_models.Health:
        if time.monotonic() - self._felt > PULSE_SECONDS:
            self._felt = time.monotonic()
            try:
                await self.store.pulse()
                self._tables = await self.store.count()
                self._well = True
            except Exception:
                failed("nothing can be stored")
                self._well = False
        rooms = self._lobby.rooms if self._lobby else {}
        return http_models.Health(
            status="ok" if self._well else "failing",
            version=__version__,
            ready=self.preparation.ready,
            tables=self._tables,
            rooms=len(rooms),
            visitors=sum(len(room.pages) for room in rooms.values()),
        )

    # Limits.

    def limit_tables(self, request: Request) -> None:
        if not self.made.take(address_of(request)):
            raise Denied(429, "too_many_tables", "too many tables from this address; wait a minute")

    def secure(self, request: Request) -> bool:
        return self.settings.secure_cookies or request.url.scheme == "https"

    def same_origin(self, connection: Request | WebSocket) -> bool:
        """Whether a page of ours asks: other sites may not speak for a visitor."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        host = connection.headers.get("host", "")
        return origin in (f"http://{host}", f"https://{host}", *self.settings.origins.split())

    # What is asked.

    async def tables_of(self, visitor: str, over: bool | None, offset: int, limit: int) -> list[http_models.Listed]:
        from guildhall.server.lobby import listed

        return [listed(row, visitor) for row in await self.lobby.store.lists.of(visitor, over, offset, limit)]

    async def leave(self, id: str, visitor: str | None) -> bool:
        """Takes a table off a visitor's list; returns whether it is gone for good."""
        gone = None if visitor is None else await self.store.lists.leave(id, visitor)
        if gone is None:
            raise Denied(404, "no_table", "this table is not on your list")
        if gone:
            self.lobby.drop(id)
        return gone

    async def make_table(self, wanted: http_models.TableWanted, visitor: str) -> tuple[str, dict[int, str]]:
        if any(seat.who == "bot" and not seat.level for seat in wanted.seats):
            raise Denied(409, "no_bot", "a bot needs a level")
        try:
            return await self.lobby.create(wanted.game, wanted.seats, wanted.options, wanted.absence, visitor)
        except NotDone as error:
            raise denied(error) from None
        except LookupError as error:  # a number of seats or an option that the game does not have
            raise Denied(409, "bad_table", str(error)) from None

    async def bring(self, brought: http_models.LogBrought, visitor: str) -> str:
        """Replayed in a worker: a hostile log or position hurts nobody there."""
        from guildhall.server.foreign import game_brought, opened, wrong_at_sight
        from guildhall.server.visitors import new_table_id

        lobby = self.lobby
        if (brought.log is None) == (brought.position is None):
            raise Denied(409, "bad_log", "either a log or a position is wanted")
        if brought.log is not None:
            if len(brought.log) > self.settings.log_bytes:
                raise Denied(413, "log_too_long", f"a log may have {self.settings.log_bytes} characters")
            if brought.log.count("\n") > self.settings.lines_per_table:
                raise Denied(413, "log_too_long", f"a log may have {self.settings.lines_per_table} lines")
        if why := wrong_at_sight(brought.log, brought.position):
            raise Denied(409, "bad_log", why)
        try:
            lobby.needs_rules(game_brought(brought.log, brought.position))
        except NotDone as error:
            raise denied(error) from None
        seconds = UPLOAD_SECONDS + (brought.log or "").count("\n") / LINES_A_SECOND
        try:
            replayed = await self.workers.ask(
                opened, brought.log, brought.position, new_table_id(), seconds=seconds, party=visitor
            )
        except WorkersGone:
            raise Denied(409, "bad_log", "this log cannot be replayed") from None
        except WorkersBusy:
            raise Denied(503, "too_busy", "too much of what you brought is being replayed; wait a moment") from None
        except WorkerLate:
            raise Denied(409, "bad_log", f"this cannot be replayed within {seconds:.0f} seconds") from None
        if isinstance(replayed, str):
            raise Denied(409, "bad_log", replayed)
        return await lobby.adopt(replayed, visitor)

    async def claim(self, table: str, claim: http_models.Claim, visitor: str) -> int:
        try:
            return await self.lobby.claim(table, claim.secret, claim.name or "", visitor)
        except NotDone as error:
            raise denied(error) from None

    async def rematch(self, id: str, deal: str, visitor: str | None) -> str:
        from guildhall.server.rematch import play_again

        try:
            return await play_again(self.lobby, id, deal, visitor)
        except NotDone as error:
            raise denied(error) from None

    async def look_back(self, id: str, n: int, seat: int | None, language: str, visitor: str | None) -> TableMessage:
        """The table as it stood after line n."""
        from guildhall.server import table_message
        from guildhall.server.desk import shown_past

        room = await self._looked_at(id, n, seat, visitor)
        seen = await self._asked(room, shown_past, n, table_message.Eyes(seat, language, n), room.names())
        own = TableOwn(yours=sorted(room.seats_of(visitor)), host=room.host == visitor, confirm=False)
        return table_message.past(seen, room.seated(), own)

    async def look_within(
        self, id: str, n: int, seat: int | None, language: str, visitor: str | None
    ) -> list[StepView]:
        """A line step by step."""
        from guildhall.server.desk import shown_within
        from guildhall.server.table_message import Eyes

        room = await self._looked_at(id, n, seat, visitor)
        return await self._asked(room, shown_within, n, Eyes(seat, language, n), room.names())

    async def _looked_at(self, id: str, n: int, seat: int | None, visitor: str | None) -> "Room":
        """The room of a table at whose line n a visitor may look with the eyes of a seat."""
        room = await self._room(id)
        table = self._played(room)
        self._check_eyes(room, table, seat, visitor)
        if n > table.n:
            raise Denied(404, "no_line", "the game has not come that far")
        return room

    async def log_of(self, id: str, seat: int | None, visitor: str | None) -> str:
        from guildhall.core.log import with_names
        from guildhall.server.desk import redacted

        room = await self._room(id)
        if room.row.gathering:
            raise denied(NotDone("gathering"))
        if room.desk is None:
            return "\n".join(map(str, room.row.public)) + "\n"
        names = [chair.name for chair in room.row.chairs]
        if room.desk.over:
            return with_names(room.desk.text(), names)
        self._check_eyes(room, room.desk, seat, visitor)
        return with_names(await self._asked(room, redacted, seat), names)

    async def verify(self, id: str) -> http_models.Verified:
        from guildhall.server.foreign import verified

        table = self._played(await self._room(id))
        if not table.over:
            raise Denied(409, "not_over", "the seed is shown when the game is over")
        try:
            seconds = UPLOAD_SECONDS + table.n / LINES_A_SECOND
            return await self.workers.ask(verified, table.text(), seconds=seconds, party=id)
        except WorkersBusy:
            raise Denied(503, "too_busy", "this table is being asked too much; wait a moment") from None
        except (WorkersGone, WorkerLate):
            raise Denied(503, "no_worker", "no worker survives this game") from None

    async def win_chances(self, id: str, party: str = "") -> http_models.WinChances:
        """Win chances over a finished game."""
        table = self._played(await self._room(id))
        if not table.over:
            raise Denied(409, "not_over", "win chances are shown when the game is over")
        return await self._chances.of(id, table.text(), party)

    async def _room(self, id: str) -> "Room":
        try:
            return await self.lobby.room(id)
        except NotDone as error:
            raise denied(error) from None

    def _played(self, room: "Room") -> "Desk | ForeignDesk":
        """Where the table of a room is played."""
        if room.row.gathering:
            raise denied(NotDone("gathering"))
        if room.desk is None:
            raise Denied(409, "broken", room.broken)
        return room.desk

    async def _asked(self, room: "Room", call: "Callable[[Table, *Asked], Answer]", *args: *Asked) -> Answer:
        try:
            return await room.ask(call, *args)
        except NotDone as error:
            raise denied(error) from None
        except WorkersBusy:
            raise Denied(503, "too_busy", "this table is being asked too much; wait a moment") from None
        except WorkersGone:
            raise Denied(503, "no_worker", "no worker survives this table") from None

    def _check_eyes(self, room: "Room", table: "Desk | ForeignDesk", seat: int | None, visitor: str | None) -> None:
        """Through the eyes of another's seat nobody looks before the game is over."""
        if seat is not None and seat not in range(table.seats):
            raise Denied(404, "no_seat", "there is no such seat at this table")
        if seat is not None and seat not in room.seats_of(visitor) and not table.over:
            raise Denied(403, "not_yours", "this is not your seat")


def _calm_the_collector() -> None:
    """What is loaded now stays for ever, and messages are no cycles: Python need not look through all of it so often.

    Without this the slowest moves waited 300 ms for it (docs/server-load.md).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 200)


def address_of(connection: Request | WebSocket) -> str:
    """Whose limits this connection has."""
    return counted_as(connection.client.host) if connection.client else ""
