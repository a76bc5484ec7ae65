"""A room: one table, the people who look at it, and the one lock through which it is moved."""

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

from guildhall.core.log import Line, Log, LogError
from guildhall.core.refusals import Refusal
from guildhall.core.replaying import follow
from guildhall.core.table import Table
from guildhall.server import telling
from guildhall.server.bots import Bots
from guildhall.server.journal import failed, note, warn
from guildhall.server.store import Conflict, Row, Store
from guildhall.server.visits import NotDone, Visit
from guildhall.server.workers import Workers


class Room:
    """Everything that changes a table happens under its lock: play, store, and only then tell."""

    def __init__(self, row: Row, table: Table | None, broken: str, store: Store, workers: Workers, lines_limit: int):
        self.row, self.table, self.broken = row, table, broken
        self.visits: set[Visit] = set()
        self.proposal: dict[str, Any] | None = None
        self.quiet_since = time.monotonic()
        self.store, self._lines_limit = store, lines_limit
        self._lock = asyncio.Lock()
        self._tellers: dict[str, telling.Teller] = {}
        self.bots = Bots(self, workers)

    @classmethod
    async def load(cls, row: Row, store: Store, workers: Workers, lines_limit: int) -> "Room":
        """A stored table, replayed; one that cannot be replayed stays readable."""
        table, broken = None, ""
        try:
            table = replayed(row)
        except (LogError, LookupError, ValueError) as error:
            broken = str(error)
            warn("table cannot be replayed", table=row.id, why=broken)
        room = cls(row, table, broken, store, workers, lines_limit)
        room.proposal = await store.proposal_of(row.id)
        await room._take_over_seals()
        room.bots.wake()
        return room

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def host(self) -> str:
        return self.row.host

    @property
    def busy(self) -> bool:
        """Somebody looks, or a bot thinks."""
        return bool(self.visits or self.bots.thinking)

    # Showing.

    def teller(self, language: str) -> telling.Teller:
        assert self.table is not None
        if language not in self._tellers:
            self._tellers[language] = telling.Teller(self.table, language, self.names())
        return self._tellers[language]

    def names(self) -> dict[str, str]:
        """What the players are called, by side; bots go by the name of their side."""
        assert self.table is not None
        sides = self.table.game.sides
        return {sides[chair.seat]: chair.name for chair in self.row.chairs if chair.name}

    def chairs_told(self) -> list[dict[str, Any]]:
        here = {seat for visit in self.visits for seat in visit.seats}
        sides = self.table.game.sides if self.table else [""] * len(self.row.chairs)
        return [
            {
                "seat": chair.seat,
                "side": sides[chair.seat],
                "name": chair.name,
                "kind": chair.kind,
                "bot": chair.bot,
                "here": chair.seat in here,
            }
            for chair in self.row.chairs
        ]

    def tell(self, visit: Visit, since: int | None = None) -> None:
        """The one complete message. Without `since` the log goes on where the last message ended."""
        over = self.table is not None and self.table.over
        if visit.behind or (over and not visit.over_told):
            since = 0  # what was secret is told anew when the game is over
        visit.over_told = over
        begin = visit.told if since is None else since
        visit.tell(telling.table_message(self, visit, min(begin, self.n)))
        visit.told = self.n

    def tell_all(self) -> None:
        for visit in self.visits:
            self.tell(visit)

    @property
    def n(self) -> int:
        return self.table.n if self.table else len(self.row.public)

    # Coming and going.

    async def enter(self, visit: Visit) -> None:
        self.visits.add(visit)
        self.tell(visit, since=0)
        visit.tell({"type": "chat", "lines": await self.store.chat_of(self.id)})
        for other in self.visits - {visit}:
            self.tell(other)
        self.bots.wake()

    def leave(self, visit: Visit) -> None:
        self.visits.discard(visit)
        self.quiet_since = time.monotonic()
        self.tell_all()

    def seats_of(self, visitor: str | None) -> set[int]:
        """The chairs that a visitor may sit on."""
        return {seat for seat, visitors in self.row.keys.items() if visitor in visitors}

    def forget_names(self) -> None:
        self._tellers.clear()

    # Moving.

    async def play(self, seat: int, move: str, asked: int, confirm: bool) -> None:
        """One step of a person. Raises Refused, or NotDone where the decision is no longer open."""

        def step(table: Table) -> None:
            if seat in table.to_act and asked != table.asked(seat):
                raise NotDone("moved_on")
            table.play(seat, move, confirm)

        await self.change(seat, step)

    async def change(self, seat: int, step: Callable[[Table], None]) -> None:
        """Does something to the table, stores it, and tells everybody. If it cannot be stored, it has not happened."""
        async with self._lock:
            table = self.playable()
            before, sealed = table.n, table.sealed()
            if before >= self._lines_limit:
                raise NotDone("too_long")
            step(table)
            if table.n > before:
                await self._append(table, before, unseal=bool(sealed))
            elif table.sealed() != sealed:
                await self._seal(table, seat)
            else:  # a draft: nobody else sees it
                for visit in self.visits:
                    if visit.seat == seat:
                        self.tell(visit)
                return
            self.tell_all()
        self.bots.wake()

    async def _append(self, table: Table, before: int, unseal: bool) -> None:
        """Commits the new lines, or puts everything back."""
        new = table.log.lines[before:]
        self.proposal = None
        try:
            await self.store.append(self.id, new, public(table, before), table.over, summary(table), unseal)
        except Conflict:
            await self._reload()
            self.tell_all()
            raise NotDone("moved_on") from None
        except Exception:
            failed("a move could not be stored", table=self.id, n=table.n)
            await self._reload()
            self.tell_all()
            raise NotDone("not_stored") from None
        self.row.version += 1
        if table.over:
            note("game over", table=self.id, game=table.game.name, lines=table.n)

    async def _seal(self, table: Table, seat: int) -> None:
        moves = table.sealed().get(seat)
        try:
            await self.store.seal(self.id, self.n, seat, "; ".join(moves) if moves else None)
        except Exception:
            failed("a choice could not be stored", table=self.id)
            await self._reload()
            raise NotDone("not_stored") from None
        self.row.version += 1

    def playable(self) -> Table:
        if self.table is None:
            raise NotDone("broken")
        return self.table

    # What other processes did.

    async def refresh(self) -> None:
        """Catches up with what was stored by others."""
        async with self._lock:
            row = await self.store.load(self.id, since=self.n)
            if row is None or row.version == self.row.version:
                return
            self.proposal = await self.store.proposal_of(self.id)
            lines, self.row.version = row.lines, row.version
            renamed = [c.name for c in row.chairs] != [c.name for c in self.row.chairs]
            self.row.chairs, self.row.keys, self.row.seals = row.chairs, row.keys, row.seals
            for visit in self.visits:
                visit.seats = self.seats_of(visit.visitor)
            if renamed:
                self._tellers.clear()
            if self.table is not None and lines:
                await self._reload()
            await self._take_over_seals()
            self.tell_all()
            chat = await self.store.chat_of(self.id)
            for visit in self.visits:
                visit.tell({"type": "chat", "lines": chat})
        self.bots.wake()

    async def _reload(self) -> None:
        """The table as the store has it; drafts that still fit are kept."""
        assert self.table is not None
        old = self.table
        drafts = {seat: (old.asked(seat), old.draft(seat)) for seat in range(old.seats) if old.draft(seat)}
        try:
            row = await self.store.load(self.id)
            if row is None:
                return
            self.row = row
            self.table = replayed(row)
        except (LogError, OSError) as error:
            failed("a table could not be loaded again", table=self.id)
            self.table, self.broken = None, str(error)
            return
        for seat, (asked, moves) in drafts.items():
            if asked is not None and asked == self.table.asked(seat):
                for move in moves:
                    if self.table.why_not(seat, move) is None:
                        self.table.play(seat, move, confirm=True)  # may commit nothing by itself
        self._tellers.clear()

    async def _take_over_seals(self) -> None:
        """Simultaneous choices that were stored elsewhere or before a restart."""
        table = self.table
        if table is None or table.over:
            return
        before, sealed = table.n, table.sealed()
        for seat in [seat for seat in sealed if seat not in self.row.seals]:
            table.undo(seat)
        for seat, moves in sorted(self.row.seals.items()):
            if seat not in sealed and seat in table.to_act:
                table.cancel(seat)
                for move in moves.split("; "):
                    table.play(seat, move, confirm=False)
        if table.n > before:
            try:
                await self._append(table, before, unseal=True)
            except NotDone:
                return  # another process has appended them, and _append has loaded the table again


def replayed(row: Row) -> Table:
    """A stored table: its header, and every line followed."""
    table = Table.replay(row.header)
    for line in row.lines:
        follow(table, line)
    return table


def header_of(table: Table) -> str:
    """The log without its lines."""
    log = table.log
    return str(Log(**{**vars(log), "lines": []}))


def public(table: Table, since: int) -> list[Line]:
    """The lines as any onlooker may read them; in the last ones of a finished game nothing is secret."""
    return table.lines(None, since)


def summary(table: Table) -> str:
    """What a list of tables says of this one."""
    view = {
        "n": table.n,
        "round": int(table.round_no),
        "to_act": sorted(table.to_act),
        "scores": table.scores if table.over else [],
        "winners": table.winners,
    }
    return json.dumps(view)


def refused_message(refusal: Refusal, language: str, names: dict[str, str], move: str = "") -> dict[str, Any]:
    return {
        "type": "refused",
        "rule": refusal.rule,
        "sentence": refusal.sentence(language, names),
        "move": move,
    }
