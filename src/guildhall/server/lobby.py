"""All rooms: found, made, watched and put away."""

import asyncio
import json
import time
from collections.abc import Sequence

from guildhall.bots import BOTS
from guildhall.core.game import GAMES
from guildhall.core.table import Table
from guildhall.server import player_names
from guildhall.server.dealing import GATHERING, new_table, planned
from guildhall.server.desk import header_of, public, summary
from guildhall.server.diagnostics import failed, note
from guildhall.server.errors import NotDone
from guildhall.server.foreign import Replayed
from guildhall.server.from_page import visible
from guildhall.server.http_models import Listed, ListedChair, SeatWanted
from guildhall.server.rooms import Room
from guildhall.server.settings import Settings
from guildhall.server.store import Chair, Row, Store
from guildhall.server.store.lists import alone
from guildhall.server.visitors import hashed, new_secret, new_table_id
from guildhall.server.workers import Workers

KINDS = {"me": "person", "friend": "open", "bot": "bot"}  # of chairs


class Lobby:
    """The rooms in memory. A room that nobody uses is put away; its table lies in the store."""

    def __init__(self, store: Store, workers: Workers, settings: Settings):
        self.store, self.workers, self.settings = store, workers, settings
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._watcher: asyncio.Task[None] | None = None
        self._round = 0.0  # when it was last written down who is here

    def open(self) -> None:
        self._watcher = asyncio.create_task(self._watch_for_ever())

    async def close(self) -> None:
        """Nobody watches or thinks any more; what was begun is ended before the store closes."""
        tasks = [task for room in self.rooms.values() for task in room.stop()]
        if self._watcher:
            self._watcher.cancel()
            tasks.append(self._watcher)
        await asyncio.gather(*tasks, return_exceptions=True)

    async def room(self, id: str) -> Room:
        """The room of a table. Raises NotDone."""
        if (room := self.rooms.get(id)) is not None:
            return room
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:  # two who come at once enter the same room
                if id not in self.rooms:
                    row = await self.store.load(id)
                    if row is None:
                        raise NotDone("no_table")
                    self.needs_rules(row.game)
                    self.rooms[id] = await Room.load(row, self.store, self.workers, self.settings)
                return self.rooms[id]
        finally:
            self._loading.pop(id, None)

    def needs_rules(self, game: str) -> None:
        """Raises NotDone while the rules of a game are compiled; whoever comes for them moves them to the front."""
        if not self.workers.preparation.has(game, "table"):
            self.workers.preparation.want(game)
            raise NotDone("preparing")

    # Making tables.

    async def create(
        self, game: str, seats: Sequence[SeatWanted], options: dict[str, str], absence: str, visitor: str
    ) -> tuple[str, dict[int, str]]:
        """A new table; returns its id and the secrets of the chairs that friends are invited to.

        Where a friend is still to come nothing is dealt: the cards would be known to the host before them.
        """
        self.needs_rules(game)
        secrets = {seat: new_secret() for seat, wanted in enumerate(seats) if wanted.who == "friend"}
        chairs = seated(seats)
        keys = {seat: {visitor} for seat, wanted in enumerate(seats) if wanted.who == "me"}
        if secrets:
            row = gathering(game, visitor, chairs, keys, planned(game, len(seats), options, absence))
            row.links = {seat: hashed(secret) for seat, secret in secrets.items()}
        else:
            row = stored(new_table(game, len(seats), options, absence, new_table_id()), visitor, chairs, keys)
        await self.store.create(row)
        note("table made", table=row.id, game=game, seats=len(seats))
        return row.id, secrets

    async def adopt(self, replayed: Replayed, visitor: str) -> str:
        """A table from an uploaded log or position, as a worker replayed it; who brought it sits at every seat."""
        id, now = new_table_id(), time.time()
        row = Row(id, replayed.game, replayed.header, visitor, now, now, 1, replayed.over, replayed.summary)
        row.lines, row.public = replayed.lines, replayed.public
        row.chairs = [Chair(seat, "person", "") for seat in range(replayed.seats)]
        for chair, name in zip(row.chairs, replayed.names, strict=False):
            chair.name = player_names.distinct(visible(name).strip(), [other.name for other in row.chairs])
        row.keys = {chair.seat: {visitor} for chair in row.chairs}
        await self.store.create(row)
        note("log brought", table=id, game=row.game, lines=len(row.lines))
        return id

    async def claim(self, id: str, secret: str, name: str, visitor: str) -> int:
        """Somebody comes with the secret of a link, and sits down. Returns the seat. The last one to come starts the game."""
        room = await self.room(id)
        now = time.time()
        seat = await self.store.claim(id, hashed(secret), visitor, name, now)
        room.presence.saw(visitor, now)
        await room.refresh()
        return seat

    def drop(self, id: str) -> None:
        """A table is gone for good: nobody thinks about it any more, and pages that look at it are told."""
        if (room := self.rooms.pop(id, None)) is not None:
            room.stop()
            for page in room.pages:
                page.send({"type": "error", "error": "no_table"})
        note("table deleted", table=id)

    # Watching.

    async def _watch_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.watch_seconds)
            try:
                await self._watch()
            except Exception:
                failed("the tables could not be watched")

    async def _watch(self) -> None:
        """Notices what other processes did, and puts quiet rooms away."""
        for id, room in list(self.rooms.items()):
            if not room.busy and time.monotonic() - room.quiet_since > self.settings.idle_seconds:
                del self.rooms[id]
        watched = [id for id, room in self.rooms.items() if room.busy]
        if not watched:
            return
        for id, version in (await self.store.versions(watched)).items():
            known = self.rooms.get(id)
            if known is not None and version > known.row.version:  # ours may have moved on meanwhile
                try:
                    await known.refresh()
                except Exception:
                    failed("a table could not be refreshed", table=id)
        if time.monotonic() - self._round > self.settings.seen_seconds:
            self._round = time.monotonic()
            await self._make_the_round()

    async def _make_the_round(self) -> None:
        """Writes down who is here, reads whom other processes saw, and shows it to those at whose table it makes a difference."""
        rooms = [room for room in self.rooms.values() if room.pages]
        now = time.time()
        present = {(room.id, visitor): room for room in rooms for visitor in room.presence.visitors()}
        await self.store.be_seen(present, now)
        for (_, visitor), room in present.items():
            room.presence.saw(visitor, now)
        by_table = await self.store.seen_at(room.id for room in rooms)
        for room in rooms:
            room.row.seen.update(by_table.get(room.id, {}))
            if (seen := room.presence.from_afar()) != room.presence.shown:
                room.presence.shown = seen
                room.send_all()


def seated(seats: Sequence[SeatWanted]) -> list[Chair]:
    """The chairs of a new table: me, friends who are still to come, and bots. No two names are the same."""
    chairs = [
        Chair(seat, KINDS[wanted.who], wanted.name or "", (wanted.level or "") if wanted.who == "bot" else "")
        for seat, wanted in enumerate(seats)
    ]
    taken: list[str] = []
    for chair in sorted(chairs, key=lambda chair: chair.kind == "bot"):  # bots take the names that people leave
        if chair.kind == "bot" and chair.bot not in BOTS:
            raise NotDone("no_bot")
        if chair.kind == "bot" and not chair.name:
            chair.name = player_names.of_a_bot(taken)
        chair.name = player_names.distinct(chair.name, taken)
        taken.append(chair.name)
    return chairs


def gathering(game: str, host: str, chairs: list[Chair], keys: dict[int, set[str]], plan: str) -> Row:
    """A table at which somebody is still missing."""
    now = time.time()
    row = Row(new_table_id(), game, "", host, now, now, 1, False, json.dumps(GATHERING), plan)
    row.chairs, row.keys = chairs, keys
    return row


def stored(table: Table, host: str, chairs: list[Chair], keys: dict[int, set[str]]) -> Row:
    now = time.time()
    row = Row(table.log.table, table.game.name, header_of(table), host, now, now, 1, table.over, summary(table))
    row.lines, row.public = list(table.log.lines), public(table, 0)
    row.chairs, row.keys = chairs, keys
    return row


def listed(row: Row, visitor: str) -> Listed:
    """A table in a visitor's list."""
    facts = json.loads(row.summary)
    mine = sorted(seat for seat, visitors in row.keys.items() if visitor in visitors)
    game = GAMES[row.game] if row.game in list(GAMES) else None
    return Listed(
        id=row.id,
        game=row.game,
        title=game.title if game else row.game,
        created=row.created,
        changed=row.changed,
        over=row.over,
        gathering=row.gathering,
        round=facts["round"],
        n=facts["n"],
        your_turn=not row.over and bool(set(mine) & set(facts["to_act"])),
        yours=mine,
        winners=facts["winners"],
        alone=alone(row.keys, visitor),
        chairs=[ListedChair(**vars(chair), side=game.sides[chair.seat] if game else "") for chair in row.chairs],
    )
