"""Who may sit where: links, keys and chairs. Each change is checked in the transaction that makes it, since another
process may be seating somebody at the same moment."""

import time
from collections.abc import Iterable
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.server import player_names
from guildhall.server.errors import NotDone
from guildhall.server.store.consents import Consents, held_by_seat
from guildhall.server.store.schema import chairs, keys, lines, links, tables

DEVICE_SECONDS = 3600.0  # how long the link of a second device is good
DEVICES = 8  # of one person at one table


class Seating(Consents):
    """The part of the store that seats people."""

    # Links.

    async def claim(self, table: str, secret: str, visitor: str, name: str, now: float) -> int:
        """Whoever comes with the hash of a link's secret sits down, and the link is dead. Returns the seat."""
        async with self.touching(table) as t:
            wanted = select(links).where(links.c.table_id == table, links.c.hash == secret)
            link = (await t.execute(wanted)).first()
            if link is None:
                raise NotDone("no_invitation")
            held = await held_by_seat(t, table)
            if visitor in held.get(link.seat, set()):
                return int(link.seat)  # its own link once more
            await _check_link(t, link)
            await _check_elsewhere(t, table, link, held, visitor)
            if link.kind == "invitation":
                name = player_names.distinct(name, await _names(t, table, link.seat))
                await _set_chair(t, table, link.seat, kind="person", name=name, bot="")
            await t.execute(update(links).where(links.c.table_id == table, links.c.hash == secret).values(dead="used"))
            key = {"table_id": table, "seat": link.seat, "visitor": visitor, "seen": now}
            await t.execute(insert(keys), key)
            return int(link.seat)

    async def invite(self, table: str, seat: int, secret: str) -> None:
        """A new link to a chair that nobody took; the one before is dead."""
        async with self.touching(table) as t:
            await _check_open(t, table, seat)
            await _replace_links(t, table, seat, "invitation")
            await t.execute(insert(links), link_values(table, seat, secret))

    async def withdraw(self, table: str, seat: int) -> None:
        """The link to a chair that nobody took is dead."""
        async with self.touching(table) as t:
            await _check_open(t, table, seat)
            await _replace_links(t, table, seat, "invitation")

    async def link_device(self, table: str, seat: int, secret: str) -> None:
        """A link for another device of the person who sits there; one that was not used is dead."""
        until = time.time() + DEVICE_SECONDS
        async with self.touching(table) as t:
            await _replace_links(t, table, seat, "device")
            await t.execute(insert(links), link_values(table, seat, secret, "device", until))

    # Chairs.

    async def fill(self, table: str, seat: int, level: str) -> None:
        """A bot plays an open chair. Before the deal the chair becomes its own, and the link to it is dead."""
        async with self.touching(table) as t:
            await _check_open(t, table, seat)
            header = select(tables.c.header).where(tables.c.id == table)
            if (await t.execute(header)).scalar_one():
                await _set_chair(t, table, seat, bot=level)
                return
            name = player_names.of_a_bot(await _names(t, table))
            await _set_chair(t, table, seat, kind="bot", name=name, bot=level)
            await _replace_links(t, table, seat, "invitation")

    async def hand_over(self, table: str, seat: int, level: str) -> None:
        """A bot of this level plays a seat from now on; without one its person does."""
        async with self.touching(table) as t:
            await _set_chair(t, table, seat, bot=level)

    async def stand_in(self, table: str, seat: int, level: str, n: int, seconds: float) -> None:
        """A bot plays for a person who was not seen for so long while it was asked. Raises NotDone("not_absent")."""
        since = time.time() - seconds
        async with self.touching(table) as t:
            seen = select(func.max(keys.c.seen)).where(keys.c.table_id == table, keys.c.seat == seat)
            asked = select(tables.c.changed).where(tables.c.id == table)
            last = select(func.max(lines.c.n)).where(lines.c.table_id == table)
            waited = max((await t.execute(seen)).scalar_one() or 0.0, (await t.execute(asked)).scalar_one())
            if waited > since or ((await t.execute(last)).scalar_one() or 0) != n:
                raise NotDone("not_absent")
            await _set_chair(t, table, seat, bot=level)

    async def rename(self, table: str, seat: int, name: str) -> None:
        async with self.touching(table) as t:
            await _set_chair(t, table, seat, name=player_names.distinct(name, await _names(t, table, seat)))

    async def deal(self, table: str, header: str, summary: str) -> None:
        """The cards of a table whose last chair is taken. Where several processes deal, the first has dealt."""
        anybody_missing = select(chairs.c.seat).where(chairs.c.table_id == table, chairs.c.kind == "open").exists()
        dealt = {"header": header, "summary": summary, "plan": "", "changed": time.time()}
        async with self.touching(table) as t:
            undealt = update(tables).where(tables.c.id == table, tables.c.header == "", ~anybody_missing)
            await t.execute(undealt.values(**dealt))

    # Who is here.

    async def be_seen(self, present: Iterable[tuple[str, str]], now: float) -> None:
        """Visitors are at tables now. No version grows: that somebody is still here is no news."""
        values = [{"at": table, "who": visitor, "now": now} for table, visitor in sorted(present)]
        if values:
            async with self.transaction() as t:
                await t.execute(SEEN, values)

    async def seen_at(self, ids: Iterable[str]) -> dict[str, dict[tuple[int, str], float]]:
        """When each holder of a seat was last seen, by table."""
        seen: dict[str, dict[tuple[int, str], float]] = {}
        async with self.look() as c:
            wanted = list(ids)
            for begin in range(0, len(wanted), 500):  # databases take only so many at once
                some = keys.c.table_id.in_(wanted[begin : begin + 500])
                for key in await c.execute(select(keys).where(some)):
                    seen.setdefault(key.table_id, {})[key.seat, key.visitor] = key.seen
        return seen


SEEN = (
    update(keys)
    .where(keys.c.table_id == bindparam("at"), keys.c.visitor == bindparam("who"), keys.c.seen < bindparam("now"))
    .values(seen=bindparam("now"))
)


def link_values(
    table: str, seat: int, secret: str, kind: str = "invitation", until: float | None = None
) -> dict[str, Any]:
    return {"table_id": table, "hash": secret, "seat": seat, "kind": kind, "until": until, "dead": ""}


async def _check_link(t: AsyncConnection, link: Any) -> None:
    """Raises NotDone if the link opens nothing any more."""
    if link.dead == "withdrawn":
        raise NotDone("link_withdrawn")
    if link.kind == "device":
        if link.dead:
            raise NotDone("link_used")
        if link.until < time.time():
            raise NotDone("link_expired")
    elif link.dead:
        raise NotDone("chair_taken")
    else:
        await _check_open(t, link.table_id, link.seat)


async def _check_elsewhere(t: AsyncConnection, table: str, link: Any, held: dict[int, set[str]], visitor: str) -> None:
    """Nobody sits on two chairs by link; a device may sit on all chairs of its person."""
    mine = {seat for seat, visitors in held.items() if visitor in visitors}
    person = held.get(link.seat, set())
    if link.kind == "device" and all(held[seat] & person for seat in mine):
        if len(person) >= DEVICES:
            raise NotDone("too_many_devices")
        return
    if mine:
        host = (await t.execute(select(tables.c.host).where(tables.c.id == table))).scalar_one()
        raise NotDone("host_seated" if host == visitor else "already_seated")


async def _check_open(t: AsyncConnection, table: str, seat: int) -> None:
    kind = select(chairs.c.kind).where(chairs.c.table_id == table, chairs.c.seat == seat)
    found = (await t.execute(kind)).scalar_one_or_none()
    if found is None:
        raise NotDone("no_seat")
    if found != "open":
        raise NotDone("chair_taken")


async def _replace_links(t: AsyncConnection, table: str, seat: int, kind: str) -> None:
    """The living link of a seat is dead, and said to be so; those that were dead before it are forgotten."""
    of_seat = (links.c.table_id == table) & (links.c.seat == seat) & (links.c.kind == kind)
    await t.execute(delete(links).where(of_seat, links.c.dead != ""))
    await t.execute(update(links).where(of_seat, links.c.dead == "").values(dead="withdrawn"))


async def _set_chair(t: AsyncConnection, table: str, seat: int, **values: str) -> None:
    await t.execute(update(chairs).where(chairs.c.table_id == table, chairs.c.seat == seat).values(**values))


async def _names(t: AsyncConnection, table: str, but: int | None = None) -> list[str]:
    found = await t.execute(select(chairs.c.seat, chairs.c.name).where(chairs.c.table_id == table))
    return [chair.name for chair in found if chair.seat != but]
