"""The house as the HTTP side sees it: what may be asked, by whom, and what is answered."""

import asyncio
import gc
from typing import TYPE_CHECKING, Any

from fastapi import Request, WebSocket

from guildhall.server.journal import failed, note
from guildhall.server.limits import Counted, PerAddress
from guildhall.server.preparing import Preparation
from guildhall.server.settings import Settings
from guildhall.server.store import Store
from guildhall.server.visits import NotDone, Visit
from guildhall.server.workers import Workers, WorkersGone

if TYPE_CHECKING:
    from guildhall.server import shapes
    from guildhall.server.lobby import Lobby

STATUS = {"no_table": 404, "no_invitation": 403, "not_yours": 403, "no_bot": 409, "broken": 409}
COURSES_KEPT = 200  # finished games whose win chances are remembered


class Denied(Exception):
    """An answer that is an error: status, slug, sentence."""

    def __init__(self, status: int, error: str, sentence: str = ""):
        super().__init__(error)
        self.status, self.error, self.sentence = status, error, sentence or error.replace("_", " ")


class House:
    """Store, workers, lobby and limits of one server process."""

    def __init__(self, settings: Settings):
        self.settings = settings
        self.preparation = Preparation()
        self.requests = PerAddress(settings.requests_per_minute)
        self.made = PerAddress(settings.tables_per_minute)
        self.sockets = Counted(settings.sockets_per_address)
        self.store = Store(settings.database_url)
        self.workers = Workers(settings.workers)
        self._courses: dict[str, dict[str, Any]] = {}
        self._lobby: Lobby | None = None
        self._preparing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Opens the store; compiled code is loaded while the page is open already."""
        self._preparing = asyncio.create_task(self._prepare())
        await self.store.open()

    async def _prepare(self) -> None:
        try:
            await self.preparation.run()
            from guildhall.server.lobby import Lobby  # needs compiled code: see Preparation

            self._lobby = Lobby(self.store, self.workers, self.settings)
            self._lobby.open()
            _calm_the_collector()
        except Exception as error:
            self.preparation.error = str(error) or type(error).__name__
            failed("the games could not be prepared")

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

    async def health(self) -> dict[str, Any]:
        rooms = self._lobby.rooms if self._lobby else {}
        told = {"status": "ok", "ready": self.preparation.ready, "tables": 0, "rooms": len(rooms)}
        told["visitors"] = sum(len(room.visits) for room in rooms.values())
        try:
            told["tables"] = await self.store.count()
        except Exception:
            failed("the database does not answer")
            told["status"] = "failing"
        return told

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

    async def tables_of(self, visitor: str) -> list[dict[str, Any]]:
        from guildhall.server.lobby import listed

        return [listed(row) for row in await self.lobby.store.tables_of(visitor)]

    async def make_table(self, wanted: "shapes.TableWanted", visitor: str) -> tuple[str, dict[int, str]]:
        if any(seat.who == "bot" and not seat.level for seat in wanted.seats):
            raise Denied(409, "no_bot", "a bot needs a level")
        try:
            seats = [seat.model_dump() for seat in wanted.seats]
            return await self.lobby.create(wanted.game, seats, wanted.options, visitor)
        except NotDone as error:
            raise denied(error) from None
        except LookupError as error:  # a number of seats or an option that the game does not have
            raise Denied(409, "bad_table", str(error)) from None

    async def bring(self, brought: "shapes.LogBrought", visitor: str) -> str:
        """Tried in a worker first: a hostile log or position hurts nobody there."""
        from guildhall.core.table import Table
        from guildhall.server.visitors import new_table_id

        lobby = self.lobby
        if (brought.log is None) == (brought.position is None):
            raise Denied(409, "bad_log", "either a log or a position is wanted")
        try:
            if brought.log is not None:
                if len(brought.log) > self.settings.log_bytes:
                    raise Denied(413, "log_too_long", f"a log may have {self.settings.log_bytes} characters")
                if brought.log.count("\n") > self.settings.lines_per_table:
                    raise Denied(413, "log_too_long", f"a log may have {self.settings.lines_per_table} lines")
                if why := await self.workers.check_log(brought.log):
                    raise Denied(409, "bad_log", why)
                return await lobby.adopt(await asyncio.to_thread(Table.replay, brought.log), visitor)
            assert brought.position is not None
            if why := await self.workers.check_position(brought.position):
                raise Denied(409, "bad_log", why)
            return await lobby.adopt(Table.from_position(brought.position, table=new_table_id()), visitor)
        except WorkersGone:
            raise Denied(409, "bad_log", "this log cannot be replayed") from None

    async def claim(self, table: str, claim: "shapes.Claim", visitor: str) -> int:
        try:
            return await self.lobby.claim(table, claim.secret, claim.name, visitor)
        except NotDone as error:
            raise denied(error) from None

    async def look_back(self, id: str, n: int, seat: int | None, language: str, visitor: str | None) -> dict[str, Any]:
        from guildhall.server.telling import past_message

        room = await self._room(id)
        table = self._replayed(room)
        visit = self._eyes(room, seat, language, visitor)
        if n > table.n:
            raise Denied(404, "no_line", "the game has not come that far")
        return past_message(room, visit, n)

    async def log_of(self, id: str, seat: int | None, visitor: str | None) -> str:
        room = await self._room(id)
        if room.table is None:
            return "\n".join(map(str, room.row.public)) + "\n"
        table = room.table
        if table.over:
            return str(table.log)
        visit = self._eyes(room, seat, "en", visitor)
        return str(table.log.redacted(table.lines(visit.seat)))

    async def verify(self, id: str) -> dict[str, Any]:
        from guildhall.core.replaying import verify

        table = self._replayed(await self._room(id))
        if not table.over:
            raise Denied(409, "not_over", "the seed is shown when the game is over")
        told = {"ok": True, "seed": "", "seed_hash": table.log.seed_hash, "lines": table.n, "sentence": ""}
        try:
            await asyncio.to_thread(verify, str(table.log))
            told["seed"] = f"{table.log.seed:032x}"
        except ValueError as error:
            told |= {"ok": False, "sentence": str(error)}
        return told

    async def course(self, id: str) -> dict[str, Any]:
        """Win chances over a finished game: thought out once, then kept."""
        table = self._replayed(await self._room(id))
        if not table.over:
            raise Denied(409, "not_over", "win chances are shown when the game is over")
        if id not in self._courses:
            try:
                told = await self.workers.course(str(table.log))
            except WorkersGone:
                raise Denied(503, "no_worker", "no worker survives this game") from None
            while len(self._courses) >= COURSES_KEPT:
                del self._courses[next(iter(self._courses))]
            self._courses[id] = told
        return self._courses[id]

    async def _room(self, id: str) -> Any:
        try:
            return await self.lobby.room(id)
        except NotDone as error:
            raise denied(error) from None

    def _replayed(self, room: Any) -> Any:
        if room.table is None:
            raise Denied(409, "broken", room.broken)
        return room.table

    def _eyes(self, room: Any, seat: int | None, language: str, visitor: str | None) -> Visit:
        """Somebody who only looks; through the eyes of another seat only when the game is over."""
        seats = room.seats_of(visitor)
        if seat is not None and seat not in range(room.table.seats):
            raise Denied(404, "no_seat", "there is no such seat at this table")
        if seat is not None and seat not in seats and not room.table.over:
            raise Denied(403, "not_yours", "this is not your seat")
        visit = Visit(visitor, seats, None, language)  # type: ignore[arg-type]
        visit.seat = seat
        return visit


def _calm_the_collector() -> None:
    """What is loaded now stays for ever, and messages are no cycles: Python need not look through all of it so often.

    Without this the slowest moves waited 300 ms for it (docs/server-load.md).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 200)


def denied(error: NotDone) -> Denied:
    return Denied(STATUS.get(error.error, 409), error.error)


def address_of(connection: Request | WebSocket) -> str:
    return connection.client.host if connection.client else ""
