"""The store: SQLite in a file, or PostgreSQL. The same calls and the same tests for both."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from guildhall.core.log import Line
from guildhall.server.store.opening import engine_of, migrate
from guildhall.server.store.schema import chairs, keys, lines, seals, tables
from guildhall.server.store.talk import Talk


class Conflict(Exception):
    """Another process was faster: the table has moved on."""


@dataclass
class Chair:
    """Who sits there. `bot` is the level of the bot that plays now, whoever the chair belongs to."""

    seat: int
    kind: str  # person, open, bot
    name: str
    bot: str = ""
    invitation: str = ""


@dataclass
class Row:
    """A table as it is stored."""

    id: str
    game: str
    header: str
    host: str
    created: float
    changed: float
    version: int
    over: bool
    summary: str
    lines: list[Line] = field(default_factory=list)
    public: list[Line] = field(default_factory=list)  # the same lines as any onlooker may read them
    chairs: list[Chair] = field(default_factory=list)
    keys: dict[int, set[str]] = field(default_factory=dict)  # visitors by seat
    seals: dict[int, str] = field(default_factory=dict)  # of the decision that is open now


@dataclass
class Change:
    """Lines that are to be appended, and what is to be said of the table after them."""

    table: str
    lines: Sequence[Line]
    public: Sequence[Line]
    over: bool
    summary: str
    unseal: bool
    done: "asyncio.Future[None]"


class Store(Talk):
    """All reading and writing. Appends that wait at the same time share one transaction."""

    def __init__(self, url: str):
        super().__init__(engine_of(url))
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

    async def ping(self) -> None:
        """Raises where the database does not answer."""
        async with self._reading.connect() as connection:
            await connection.execute(select(1))

    # Tables and lines.

    async def create(self, row: Row) -> None:
        async with self._transaction() as t:
            await t.execute(insert(tables), _values(row, tables))
            await t.execute(insert(chairs), [{"table_id": row.id, **vars(chair)} for chair in row.chairs])
            held = [
                {"table_id": row.id, "seat": seat, "visitor": visitor}
                for seat, visitors in row.keys.items()
                for visitor in visitors
            ]
            if held:
                await t.execute(insert(keys), held)
            if row.lines:
                await t.execute(insert(lines), _line_values(row.id, row.lines, row.public))

    async def load(self, id: str, since: int = 0) -> Row | None:
        """A table with its lines after `since`, or None."""
        async with self._reading.connect() as c:
            found = (await c.execute(select(tables).where(tables.c.id == id))).mappings().first()
            if found is None:
                return None
            row = Row(**found)
            order = select(lines).where(lines.c.table_id == id, lines.c.n > since).order_by(lines.c.n)
            for line in await c.execute(order):
                row.lines.append(Line(line.n, line.seat, tuple(line.moves.split("; "))))
                row.public.append(Line(line.n, line.seat, tuple(line.public.split("; "))))
            for chair in await c.execute(select(chairs).where(chairs.c.table_id == id).order_by(chairs.c.seat)):
                row.chairs.append(Chair(chair.seat, chair.kind, chair.name, chair.bot, chair.invitation))
            for key in await c.execute(select(keys).where(keys.c.table_id == id)):
                row.keys.setdefault(key.seat, set()).add(key.visitor)
            for seal in await c.execute(select(seals).where(seals.c.table_id == id)):
                row.seals[seal.seat] = seal.moves
            return row

    async def append(
        self, table: str, new: Sequence[Line], public: Sequence[Line], over: bool, summary: str, unseal: bool
    ) -> None:
        """Commits lines, all or none. Raises Conflict if one of them is there already."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Change(table, new, public, over, summary, unseal, done))
        self._wanted.set()
        await done

    async def _write_for_ever(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            batch, self._waiting = self._waiting, []
            try:
                await self._write(batch)
            except Exception:  # a conflict or a broken disk: each on its own, so that the others get through
                for change in batch:
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
        async with self._transaction() as t:
            await t.execute(insert(lines), [v for c in batch for v in _line_values(c.table, c.lines, c.public, now)])
            if unsealed := [{"id": c.table} for c in batch if c.unseal]:
                await t.execute(delete(seals).where(seals.c.table_id == bindparam("id")), unsealed)
            await t.execute(
                MOVED_ON, [{"key": c.table, "over": c.over, "summary": c.summary, "changed": now} for c in batch]
            )

    async def seal(self, table: str, n: int, seat: int, moves: str | None) -> None:
        """Keeps a simultaneous choice, or withdraws it."""
        of_seat = (seals.c.table_id == table) & (seals.c.seat == seat)
        async with self._touching(table) as t:
            await t.execute(delete(seals).where(of_seat))
            if moves is not None:
                await t.execute(insert(seals), {"table_id": table, "n": n, "seat": seat, "moves": moves})

    async def versions(self, ids: Iterable[str]) -> dict[str, int]:
        """Of each table a number that grows with all that happens."""
        async with self._reading.connect() as c:
            found = await c.execute(select(tables.c.id, tables.c.version).where(tables.c.id.in_(list(ids))))
            return {row.id: row.version for row in found}

    # Chairs and visitors.

    async def set_chair(self, table: str, chair: Chair) -> None:
        values = {name: value for name, value in vars(chair).items() if name != "seat"}
        async with self._touching(table) as t:
            await t.execute(
                update(chairs).where(chairs.c.table_id == table, chairs.c.seat == chair.seat).values(**values)
            )

    async def add_key(self, table: str, seat: int, visitor: str) -> None:
        try:
            async with self._touching(table) as t:
                await t.execute(insert(keys), {"table_id": table, "seat": seat, "visitor": visitor})
        except IntegrityError:
            return  # the visitor sits there already

    async def tables_of(self, visitor: str, limit: int = 50) -> list[Row]:
        """The tables where a visitor has a chair or is the host, the last changed first; without their lines."""
        mine = select(keys.c.table_id).where(keys.c.visitor == visitor)
        wanted = (
            select(tables)
            .where((tables.c.host == visitor) | tables.c.id.in_(mine))
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        async with self._reading.connect() as c:
            rows = {found["id"]: Row(**found) for found in (await c.execute(wanted)).mappings()}
            for chair in await c.execute(
                select(chairs).where(chairs.c.table_id.in_(list(rows))).order_by(chairs.c.seat)
            ):
                rows[chair.table_id].chairs.append(Chair(chair.seat, chair.kind, chair.name, chair.bot))
            for key in await c.execute(select(keys).where(keys.c.table_id.in_(list(rows)), keys.c.visitor == visitor)):
                rows[key.table_id].keys.setdefault(key.seat, set()).add(visitor)
            return list(rows.values())

    # The whole.

    async def backup(self, file: Path) -> None:
        """A complete copy of an SQLite database, while it is in use. PostgreSQL has pg_dump."""
        if not self._sqlite:
            raise NotSQLite("a PostgreSQL database is backed up with pg_dump")
        async with self._reading.connect() as c:
            raw = await c.get_raw_connection()
            await raw.driver_connection.execute("VACUUM INTO ?", (str(file),))  # type: ignore[union-attr]

    async def count(self) -> int:
        async with self._reading.connect() as c:
            return int((await c.execute(select(func.count()).select_from(tables))).scalar_one())


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


def _values(row: Row, table: Any) -> dict[str, Any]:
    return {column.name: getattr(row, column.name) for column in table.columns}


def _line_values(
    table: str, new: Iterable[Line], public: Iterable[Line], now: float | None = None
) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table,
            "n": line.n,
            "seat": line.seat,
            "moves": "; ".join(line.moves),
            "public": "; ".join(told.moves),
            "at": now or time.time(),
        }
        for line, told in zip(new, public, strict=True)
    ]


def _settle(done: "asyncio.Future[None]", error: Exception | None = None) -> None:
    """Tells whoever waits; it may have gone."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
