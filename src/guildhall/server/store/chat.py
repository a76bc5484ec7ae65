"""What people say at a table, as it is stored."""

import asyncio
import time

from sqlalchemy import insert, select

from guildhall.server.store.schema import chat
from guildhall.server.store.transactions import Transactions
from guildhall.server.to_page import ChatLine

CHAT_KEPT = 200  # lines that a visitor is shown


class ChatLines:
    """The chat of every table. It writes through the store's transactions."""

    def __init__(self, transactions: Transactions):
        self._transactions = transactions
        self._talking = asyncio.Lock()  # one line at a time: a flood of them must not stand before a move

    async def say(self, table: str, seat: int | None, name: str, text: str) -> None:
        async with self._talking, self._transactions.touching(table) as t:
            await t.execute(
                insert(chat), {"table_id": table, "seat": seat, "name": name, "text": text, "at": time.time()}
            )

    async def of(self, table: str, since: int = 0) -> list[ChatLine]:
        """The last lines, of those after `since`."""
        wanted = (
            select(chat.c.id, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
            .where(chat.c.table_id == table, chat.c.id > since)
            .order_by(chat.c.id.desc())
            .limit(CHAT_KEPT)
        )
        async with self._transactions.look() as c:
            newest_first: list[ChatLine] = [
                {"id": said.id, "seat": said.seat, "name": said.name, "text": said.text, "at": said.at}
                for said in await c.execute(wanted)
            ]
            return newest_first[::-1]
