"""The tables of a visitor: listed, and taken off the list."""

from sqlalchemy import delete, insert, select

from guildhall.server.store.consents import held_by_seat
from guildhall.server.store.rows import Chair, Row
from guildhall.server.store.schema import chairs, hidden, keys, tables
from guildhall.server.store.transactions import Transactions


class TableLists:
    """Who has a table on its list: whoever has a chair there or set it up, and has not taken it off."""

    def __init__(self, database: Transactions):
        self._database = database

    async def of(self, visitor: str, over: bool | None = None, offset: int = 0, limit: int = 50) -> list[Row]:
        """The tables of a visitor, the last changed first; running ones, finished ones or all. Without their lines."""
        mine = select(keys.c.table_id).where(keys.c.visitor == visitor)
        off = select(hidden.c.table_id).where(hidden.c.visitor == visitor)
        wanted = select(tables).where((tables.c.host == visitor) | tables.c.id.in_(mine), tables.c.id.not_in(off))
        if over is not None:
            wanted = wanted.where(tables.c.over == over)
        page = wanted.order_by(tables.c.changed.desc(), tables.c.id).offset(offset).limit(limit)
        async with self._database.look() as c:
            rows = {found["id"]: Row(**found) for found in (await c.execute(page)).mappings()}
            seated = select(chairs).where(chairs.c.table_id.in_(list(rows))).order_by(chairs.c.seat)
            for chair in await c.execute(seated):
                rows[chair.table_id].chairs.append(Chair(chair.seat, chair.kind, chair.name, chair.bot))
            for key in await c.execute(select(keys).where(keys.c.table_id.in_(list(rows)))):
                rows[key.table_id].keys.setdefault(key.seat, set()).add(key.visitor)
            return list(rows.values())

    async def leave(self, table: str, visitor: str) -> bool | None:
        """Takes a table off a visitor's list. Returns whether it is gone for good; None: it was not on the list.

        It goes where nobody else sat. Others keep theirs, and the visitor's chair stays its own.
        """
        async with self._database.transaction() as t:
            host = (await t.execute(select(tables.c.host).where(tables.c.id == table))).scalar_one_or_none()
            held = await held_by_seat(t, table)
            if host is None or (host != visitor and not any(visitor in visitors for visitors in held.values())):
                return None
            if alone(held, visitor):
                await t.execute(delete(tables).where(tables.c.id == table))
                return True
            of_visitor = (hidden.c.table_id == table) & (hidden.c.visitor == visitor)
            await t.execute(delete(hidden).where(of_visitor))
            await t.execute(insert(hidden), {"table_id": table, "visitor": visitor})
            return False


def alone(held: dict[int, set[str]], visitor: str) -> bool:
    """Whether nobody else sat there. Other browsers on one's own chair are one's own devices."""
    return all(visitor in visitors for visitors in held.values())
