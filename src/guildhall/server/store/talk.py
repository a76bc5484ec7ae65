"""What people say at a table: chat, and takebacks that wait for consent. And how anything is written at all."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildhall.server.store.schema import chat, proposals, tables

CHAT_KEPT = 200  # lines that a visitor is shown
TOUCHED = update(tables).where(tables.c.id == bindparam("key")).values(version=tables.c.version + 1)


class Talk:
    """The part of the store that is talk."""

    def __init__(self, engine: AsyncEngine):
        self._engine = engine
        self._reading = engine.execution_options(reads=True)
        self._sqlite = engine.dialect.name == "sqlite"
        self._writing = asyncio.Lock()  # SQLite has one writer; the others would only wait inside it

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        if self._sqlite:
            async with self._writing, self._engine.begin() as connection:
                yield connection
        else:
            async with self._engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def _touching(self, table: str) -> AsyncIterator[AsyncConnection]:
        """A transaction after which other processes see that something has happened to the table."""
        async with self._transaction() as connection:
            yield connection
            await connection.execute(TOUCHED, {"key": table})

    async def say(self, table: str, seat: int | None, name: str, text: str) -> None:
        async with self._touching(table) as t:
            await t.execute(
                insert(chat), {"table_id": table, "seat": seat, "name": name, "text": text, "at": time.time()}
            )

    async def chat_of(self, table: str) -> list[dict[str, Any]]:
        wanted = (
            select(chat.c.id, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
            .where(chat.c.table_id == table)
            .order_by(chat.c.id.desc())
            .limit(CHAT_KEPT)
        )
        async with self._reading.connect() as c:
            told = [
                {"id": said.id, "seat": said.seat, "name": said.name, "text": said.text, "at": said.at}
                for said in await c.execute(wanted)
            ]
            return told[::-1]

    async def propose(self, table: str, seat: int, line: int, n: int) -> None:
        async with self._touching(table) as t:
            await t.execute(delete(proposals).where(proposals.c.table_id == table))
            await t.execute(
                insert(proposals), {"table_id": table, "seat": seat, "line": line, "n": n, "agreed": str(seat)}
            )

    async def proposal_of(self, table: str) -> dict[str, Any] | None:
        async with self._reading.connect() as c:
            found = (await c.execute(select(proposals).where(proposals.c.table_id == table))).mappings().first()
            return {**found, "agreed": {int(seat) for seat in found["agreed"].split()}} if found else None

    async def answer(self, table: str, agreed: Iterable[int] | None) -> None:
        """Who agrees by now; None: somebody does not, or it is done."""
        of_table = proposals.c.table_id == table
        async with self._touching(table) as t:
            if agreed is None:
                await t.execute(delete(proposals).where(of_table))
            else:
                told = " ".join(map(str, sorted(agreed)))
                await t.execute(update(proposals).where(of_table).values(agreed=told))
