"""The store: SQLite in a file, or PostgreSQL. The same calls and the same tests for both."""

import asyncio
import json
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.core.log import Line
from guildhall.server.store.chat import ChatLines
from guildhall.server.store.consents import Conflict, check_consent
from guildhall.server.store.lists import TableLists
from guildhall.server.store.opening import engine_of, migrate
from guildhall.server.store.rows import Chair, Row
from guildhall.server.store.schema import chairs, keys, lines, links, seals, tables
from guildhall.server.store.seating import Seating, link_values


@dataclass
class Change:
    """Lines that are to be appended, and what is to be said of the table after them."""

    table: str
    lines: Sequence[Line]
    public: Sequence[Line]
    over: bool
    summary: str
    unseal: bool
    bot: str
    again: tuple[int, Sequence[int]] | None  # lines that were taken back and are made again, and the seat that wants it
    done: "asyncio.Future[None]"


class Store(Seating):
    """All reading and writing. Appends that wait at the same time share one transaction."""

    def __init__(self, url: str):
        super().__init__(engine_of(url))
        self.chat = ChatLines(self)
        self.lists = TableLists(self)
        self._waiting: list[Change] = []
        self._wanted = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Brings the schema up to date. Raises StoreError where that cannot be."""
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._write_for_ever())

    async def close(self) -> None:
        """Writes what waits, and goes."""
        until = time.monotonic() + 5
        while self._waiting and time.monotonic() < until:
            await asyncio.sleep(0.01)
        if self._writer:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)  # before its connection goes
        await self._engine.dispose()

    async def pulse(self) -> None:
        """Raises where no move could be stored: a long one is written and taken away again, seen by nobody."""
        row, line = Row(PULSE, "", "", "", 0.0, 0.0, 0, False, ""), Line(1, 0, (secrets.token_hex(PULSE_BYTES // 2),))
        async with self.transaction() as t:
            await t.execute(insert(tables), _values(row, tables))
            await t.execute(insert(lines), _line_values(PULSE, [line], [line]))
            await t.execute(delete(lines).where(lines.c.table_id == PULSE))
            await t.execute(delete(tables).where(tables.c.id == PULSE))

    # Tables and lines.

    async def create(self, row: Row) -> None:
        async with self.transaction() as t:
            await _insert(t, row)

    async def follow_up(self, table: str, deal: str, row: Row) -> str:
        """Stores the table that follows a finished one. If somebody was faster, theirs is the one. Returns its id."""
        async with self.touching(table) as t:
            summary = json.loads((await t.execute(select(tables.c.summary).where(tables.c.id == table))).scalar_one())
            following = summary.setdefault("next", {})
            if deal not in following:
                await _insert(t, row)
                following[deal] = row.id
                await t.execute(update(tables).where(tables.c.id == table).values(summary=json.dumps(summary)))
            return str(following[deal])

    async def load(self, id: str, since: int = 0) -> Row | None:
        """A table with its lines after `since`, or None."""
        async with self.look() as c:
            return await _row(c, id, since)

    async def settled(self, id: str, since: int) -> Row | None:
        """As `load`, but after every transaction that changes the table has ended, those of lost connections too."""
        async with self.transaction() as t:
            await t.execute(update(tables).where(tables.c.id == id).values(version=tables.c.version))  # waits for them
            return await _row(t, id, since)

    async def append(
        self,
        table: str,
        new: Sequence[Line],
        public: Sequence[Line],
        over: bool,
        summary: str,
        unseal: bool,
        bot: str = "",
        again: tuple[int, Sequence[int]] | None = None,
    ) -> None:
        """Commits lines that a person or a bot of a level made, all or none; of secret choices the store knows who made them.

        Raises Conflict if one of them is there already, or is a takeback (or takes one back: `again`) that somebody has not
        agreed to; FateUnknown if it cannot be told whether they are there.
        """
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Change(table, new, public, over, summary, unseal, bot, again, done))
        self._wanted.set()
        await done

    async def _write_for_ever(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            batch, self._waiting = self._waiting, []
            try:
                await self._write(batch)
            except Exception as error:
                for change in batch:
                    if _of_the_database(error):
                        _settle(change.done, error)
                    else:  # a conflict or a lack of room: each on its own, so that the others get through
                        await self._write_alone(change)
            else:
                for change in batch:
                    _settle(change.done)

    async def _write_alone(self, change: Change) -> None:
        try:
            await self._write([change])
        except IntegrityError:
            _settle(change.done, Conflict())
        except Exception as error:
            _settle(change.done, error)
        else:
            _settle(change.done)

    async def _write(self, batch: Iterable[Change]) -> None:
        batch = list(batch)
        now = time.time()
        async with self.transaction() as t:
            for c in batch:
                await check_consent(t, c.table, c.lines, c.again)
            bots = {c.table: await _who_made(t, c) for c in batch}
            await t.execute(
                insert(lines),
                [v for c in batch for v in _line_values(c.table, c.lines, c.public, c.bot, bots[c.table], now)],
            )
            if unsealed := [{"id": c.table} for c in batch if c.unseal]:
                await t.execute(delete(seals).where(seals.c.table_id == bindparam("id")), unsealed)
            await t.execute(
                MOVED_ON, [{"key": c.table, "over": c.over, "summary": c.summary, "changed": now} for c in batch]
            )

    async def seal(self, table: str, n: int, seat: int, moves: str | None, bot: str = "") -> None:
        """Keeps a simultaneous choice of a person or of a bot, or withdraws it."""
        of_seat = (seals.c.table_id == table) & (seals.c.seat == seat)
        async with self.touching(table) as t:
            await t.execute(delete(seals).where(of_seat))
            if moves is not None:
                await t.execute(insert(seals), {"table_id": table, "n": n, "seat": seat, "moves": moves, "bot": bot})

    async def shut(self, table: str, summary: str) -> None:
        """The table is not played on; its summary says why."""
        async with self.touching(table) as t:
            await t.execute(update(tables).where(tables.c.id == table).values(summary=summary))

    async def versions(self, ids: Iterable[str]) -> dict[str, int]:
        """Of each table a number that grows with all that happens."""
        async with self.look() as c:
            found = await c.execute(select(tables.c.id, tables.c.version).where(tables.c.id.in_(list(ids))))
            return {row.id: row.version for row in found}

    # The whole.

    async def backup(self, file: Path) -> None:
        """A complete copy of an SQLite database, while it is in use. PostgreSQL has pg_dump."""
        if not self._sqlite:
            raise NotSQLite("a PostgreSQL database is backed up with pg_dump")
        async with self._reading.connect() as c:
            raw = await c.get_raw_connection()
            await raw.driver_connection.execute("VACUUM INTO ?", (str(file),))  # type: ignore[union-attr]

    async def count(self) -> int:
        async with self.look() as c:
            return int((await c.execute(select(func.count()).select_from(tables))).scalar_one())


PULSE, PULSE_BYTES = "-", 8192  # no table has this id; so long that it needs room on the disk


class NotSQLite(ValueError):
    """Only SQLite is copied by us."""


MOVED_ON = (
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values(
        version=tables.c.version + 1,
        over=bindparam("over"),
        summary=bindparam("summary"),
        changed=bindparam("changed"),
    )
)


async def _insert(t: AsyncConnection, row: Row) -> None:
    """A new table with its chairs, and who may sit on them."""
    await t.execute(insert(tables), _values(row, tables))
    await t.execute(insert(chairs), [{"table_id": row.id, **vars(chair)} for chair in row.chairs])
    held = [
        {"table_id": row.id, "seat": seat, "visitor": visitor, "seen": row.created}
        for seat, visitors in row.keys.items()
        for visitor in visitors
    ]
    if held:
        await t.execute(insert(keys), held)
    if row.links:
        await t.execute(insert(links), [link_values(row.id, *link) for link in row.links.items()])
    if row.lines:
        await t.execute(insert(lines), _line_values(row.id, row.lines, row.public))


async def _row(c: AsyncConnection, id: str, since: int) -> Row | None:
    found = (await c.execute(select(tables).where(tables.c.id == id))).mappings().first()
    if found is None:
        return None
    row = Row(**found)
    order = select(lines).where(lines.c.table_id == id, lines.c.n > since).order_by(lines.c.n)
    for line in await c.execute(order):
        row.lines.append(Line(line.n, line.seat, tuple(line.moves.split("; "))))
        row.public.append(Line(line.n, line.seat, tuple(line.public.split("; "))))
    for chair in await c.execute(select(chairs).where(chairs.c.table_id == id).order_by(chairs.c.seat)):
        row.chairs.append(Chair(chair.seat, chair.kind, chair.name, chair.bot))
    for key in await c.execute(select(keys).where(keys.c.table_id == id)):
        row.keys.setdefault(key.seat, set()).add(key.visitor)
        row.seen[key.seat, key.visitor] = key.seen
    invitations = (links.c.table_id == id, links.c.kind == "invitation", links.c.dead == "")
    for link in await c.execute(select(links).where(*invitations)):
        row.links[link.seat] = link.hash
    for seal in await c.execute(select(seals).where(seals.c.table_id == id)):
        row.seals[seal.seat] = seal.moves
    return row


def _of_the_database(error: Exception) -> bool:
    """Whether it is the database that failed, and would fail for every change alone as well."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated
    return not isinstance(error, Conflict)


def _values(row: Row, table: Any) -> dict[str, Any]:
    return {column.name: getattr(row, column.name) for column in table.columns}


async def _who_made(t: AsyncConnection, change: Change) -> dict[int, str]:
    """Of choices that become lines now, and of lines that are made again: by seat the level of a bot, or empty."""
    if change.again:  # where a person made one of them, all are the person's
        made = select(lines.c.seat, lines.c.bot).where(lines.c.table_id == change.table, lines.c.n.in_(change.again[1]))
        return {row.seat: row.bot for row in await t.execute(made.order_by(lines.c.bot.desc()))}
    if not change.unseal:
        return {}
    return {seal.seat: seal.bot for seal in await t.execute(select(seals).where(seals.c.table_id == change.table))}


def _line_values(
    table: str,
    new: Iterable[Line],
    public: Iterable[Line],
    bot: str = "",
    bots: Mapping[int, str] | None = None,
    now: float | None = None,
) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table,
            "n": line.n,
            "seat": line.seat,
            "moves": "; ".join(line.moves),
            "public": "; ".join(shown.moves),
            "at": now or time.time(),
            "bot": (bots or {}).get(line.seat, bot),
        }
        for line, shown in zip(new, public, strict=True)
    ]


def _settle(done: "asyncio.Future[None]", error: Exception | None = None) -> None:
    """Tells whoever waits; it may have gone."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
