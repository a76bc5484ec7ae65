"""All rooms: found, made, watched and put away."""

import asyncio
import json
import random
import time
from typing import Any

from guildhall.bots import BOTS
from guildhall.core.game import GAMES
from guildhall.core.table import Table
from guildhall.server.journal import failed, note
from guildhall.server.rooms import Room, header_of, public, summary
from guildhall.server.settings import Settings
from guildhall.server.store import Chair, Row, Store
from guildhall.server.visitors import hashed, new_secret, new_table_id
from guildhall.server.visits import NotDone
from guildhall.server.workers import Workers

NAMES = ("Bram", "Cecily", "Dirk", "Elsbeth", "Floris", "Griet", "Hugo", "Ida", "Joris", "Katrijn")  # of bots


class Lobby:
    """The rooms in memory. A room that nobody uses is put away; its table lies in the store."""

    def __init__(self, store: Store, workers: Workers, settings: Settings):
        self.store, self.workers, self.settings = store, workers, settings
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._watcher: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._watcher = asyncio.create_task(self._watch_for_ever())

    async def close(self) -> None:
        """Nobody watches or thinks any more; what was begun is ended before the store closes."""
        tasks = [task for room in self.rooms.values() for task in room.bots.stop()]
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
                    self.rooms[id] = await Room.load(row, self.store, self.workers, self.settings.lines_per_table)
                return self.rooms[id]
        finally:
            self._loading.pop(id, None)

    # Making tables.

    async def create(
        self, game: str, seats: list[dict[str, Any]], options: dict[str, str], visitor: str
    ) -> tuple[str, dict[int, str]]:
        """A new table; returns its id and the secrets of the chairs that friends are invited to."""
        table = Table.new(game, len(seats), options=options, table=new_table_id())
        first = random.randrange(len(NAMES))
        chairs, keys, secrets = [], dict[int, set[str]](), dict[int, str]()
        for seat, wanted in enumerate(seats):
            chair = Chair(seat, "person", wanted.get("name") or "")
            if wanted["who"] == "bot":
                chair.kind, chair.bot = "bot", wanted["level"]
                chair.name = chair.name or NAMES[(first + seat) % len(NAMES)]
                if chair.bot not in BOTS:
                    raise NotDone("no_bot")
            elif wanted["who"] == "friend":
                chair.kind = "open"
                secrets[seat] = new_secret()
                chair.invitation = hashed(secrets[seat])
            else:
                keys[seat] = {visitor}
            chairs.append(chair)
        await self.store.create(stored(table, visitor, chairs, keys))
        note("table made", table=table.log.table, game=game, seats=len(seats))
        return table.log.table, secrets

    async def adopt(self, table: Table, visitor: str) -> str:
        """A table from an uploaded log or position: who brought it sits at every seat, and has seen it all."""
        id = new_table_id()
        chairs = [Chair(seat, "person", "") for seat in range(table.seats)]
        row = stored(table, visitor, chairs, {chair.seat: {visitor} for chair in chairs})
        row.id = id
        await self.store.create(row)
        note("log brought", table=id, game=table.game.name, lines=table.n)
        return id

    async def claim(self, id: str, secret: str, name: str, visitor: str) -> int:
        """A friend comes with the secret of a link, and sits down. Returns the seat."""
        room = await self.room(id)
        chair = next((c for c in room.row.chairs if c.invitation and c.invitation == hashed(secret)), None)
        if chair is None:
            raise NotDone("no_invitation")
        if visitor not in room.row.keys.get(chair.seat, set()):
            await self.store.add_key(id, chair.seat, visitor)
            if chair.kind == "open":
                chair = Chair(chair.seat, "person", name, "", chair.invitation)
                await self.store.set_chair(id, chair)
            await room.refresh()
        return chair.seat

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
                await known.refresh()


def stored(table: Table, host: str, chairs: list[Chair], keys: dict[int, set[str]]) -> Row:
    now = time.time()
    return Row(
        table.log.table,
        table.game.name,
        header_of(table),
        host,
        now,
        now,
        1,
        table.over,
        summary(table),
        list(table.log.lines),
        public(table, 0),
        chairs,
        keys,
    )


def listed(row: Row) -> dict[str, Any]:
    """A table in a visitor's list."""
    facts = json.loads(row.summary)
    mine = sorted(row.keys)
    return {
        "id": row.id,
        "game": row.game,
        "title": GAMES[row.game].title if row.game in list(GAMES) else row.game,
        "created": row.created,
        "changed": row.changed,
        "over": row.over,
        "round": facts["round"],
        "n": facts["n"],
        "your_turn": not row.over and bool(set(mine) & set(facts["to_act"])),
        "yours": mine,
        "winners": facts["winners"],
        "chairs": [{"seat": c.seat, "name": c.name, "kind": c.kind, "bot": c.bot} for c in row.chairs],
    }
