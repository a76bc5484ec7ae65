"""How anything is read and written: transactions that are all or nothing, one writer, and patience with the database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any

from sqlalchemy import bindparam, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildhall.server.store.schema import tables

PATIENCE = {
    "sqlite": 30.0,
    "postgresql": 8.0,
}  # seconds for a transaction; a database that is silent must not hold all up
TOUCHED = update(tables).where(tables.c.id == bindparam("key")).values(version=tables.c.version + 1)


class FateUnknown(Exception):
    """The database fell silent while it committed: what was to be written may be there or not."""


class Transactions:
    """The database as every part of the store uses it."""

    def __init__(self, engine: AsyncEngine):
        self._engine = engine
        self._reading = engine.execution_options(reads=True)
        self._sqlite = engine.dialect.name == "sqlite"
        self._patience = PATIENCE[engine.dialect.name]
        self._writing = asyncio.Lock()  # SQLite has one writer; the others would only wait inside it

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """All or nothing. Raises FateUnknown if it cannot be told which; after any other error it is nothing."""
        committing = False
        try:
            async with self._alone(), asyncio.timeout(self._patience), self._engine.connect() as connection:
                await connection.begin()
                yield connection
                committing = True
                await connection.commit()
        except Exception as error:
            if committing:
                raise FateUnknown from error
            raise

    @asynccontextmanager
    async def look(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        async with asyncio.timeout(self._patience), self._reading.connect() as connection:
            yield connection

    def _alone(self) -> AbstractAsyncContextManager[Any]:
        return self._writing if self._sqlite else nullcontext()

    @asynccontextmanager
    async def touching(self, table: str) -> AsyncIterator[AsyncConnection]:
        """A transaction after which other processes see that something has happened to the table.

        It begins with the row of the table, so that in PostgreSQL too nobody else changes who sits there meanwhile.
        """
        async with self.transaction() as connection:
            await connection.execute(TOUCHED, {"key": table})
            yield connection
