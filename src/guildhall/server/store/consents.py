"""Takebacks that are asked for, and whose consent they need. The store itself lets none pass without it."""

from collections.abc import Iterable, Sequence

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.core.log import TAKEBACK, Line, in_force, taken_back
from guildhall.server.store.rows import Proposal
from guildhall.server.store.schema import chairs, keys, lines, proposals, seals, tables
from guildhall.server.store.transactions import Transactions


class Conflict(Exception):
    """Another process was faster: the table has moved on."""


class NoConsent(Conflict):
    """Somebody whose move would be undone has not agreed, or not to this."""


class Consents(Transactions):
    """The part of the store that knows what people have agreed to."""

    async def whose_consent(self, table: str, seat: int, line: int) -> set[int]:
        """The seats of those who must agree before this seat goes back to the state after a line."""
        async with self.look() as c:
            return await whose_consent(c, table, seat, line)

    async def propose(self, table: str, seat: int, line: int, n: int, wanted: Iterable[int]) -> None:
        """Asks for a takeback; one that was asked for before is void."""
        asked = {"table_id": table, "seat": seat, "line": line, "n": n, "agreed": str(seat), "wanted": _joined(wanted)}
        async with self.touching(table) as t:
            await t.execute(delete(proposals).where(proposals.c.table_id == table))
            await t.execute(insert(proposals), asked)

    async def proposal_of(self, table: str) -> Proposal | None:
        async with self.look() as c:
            return await _proposal(c, table)

    async def agree(self, table: str, line: int, n: int, seats: Iterable[int]) -> bool:
        """These seats agree to this takeback, if it is still the one; whether all have agreed that must."""
        async with self.touching(table) as t:
            asked = await _proposal(t, table)
            if asked is None or (asked.line, asked.n) != (line, n):
                raise NoConsent
            agreed = {*asked.agreed, *seats}
            wanted = await whose_consent(t, table, asked.seat, line)
            values = {"agreed": _joined(agreed), "wanted": _joined(wanted)}
            await t.execute(update(proposals).where(proposals.c.table_id == table).values(**values))
            return wanted <= agreed

    async def drop_proposal(self, table: str) -> None:
        """Somebody does not agree."""
        async with self.touching(table) as t:
            await t.execute(delete(proposals).where(proposals.c.table_id == table))


async def check_consent(
    t: AsyncConnection, table: str, new: Sequence[Line], again: tuple[int, Sequence[int]] | None = None
) -> None:
    """In the transaction that appends a takeback, or makes lines again: raises NoConsent unless everybody agreed whom it
    concerns."""
    wishes = [(line.seat, line.takeback, line.n - 1) for line in new if line.takeback is not None]
    if again:
        wishes.append((again[0], again[1][-1], new[0].n - 1))
    for seat, line, n in wishes:
        await t.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())  # nobody changes chairs now
        wanted = await whose_consent(t, table, seat, line)
        asked = await _proposal(t, table)
        same = asked is not None and (asked.seat, asked.line, asked.n) == (seat, line, n)
        agreed = asked.agreed if asked and same else frozenset[int]()
        if not wanted <= agreed:
            raise NoConsent
        await t.execute(delete(proposals).where(proposals.c.table_id == table))


async def whose_consent(c: AsyncConnection, table: str, seat: int, line: int) -> set[int]:
    """Everybody else who plays a seat, and everybody whose own moves would be undone or made again, whoever plays that
    seat now.

    It does not matter who is here: a person who has gone still has a say. Bots agree, and so do chairs that nobody took.
    """
    held = await held_by_seat(c, table)
    others = {other for other, visitors in held.items() if not visitors & held.get(seat, set())}
    playing = select(chairs.c.seat).where(chairs.c.table_id == table, chairs.c.bot == "")
    concerned = {row.seat for row in await c.execute(playing)}
    sealed = select(seals.c.seat).where(seals.c.table_id == table, seals.c.bot == "")
    concerned |= {row.seat for row in await c.execute(sealed)}  # a secret choice that is made is a move
    made = select(lines.c.n, lines.c.seat, lines.c.moves, lines.c.bot).where(lines.c.table_id == table)
    rows = list(await c.execute(made.order_by(lines.c.n)))
    moved = between([Line(row.n, row.seat, tuple(row.moves.split("; "))) for row in rows], line)
    concerned |= {row.seat for row in rows if row.n in moved and not row.bot and not _goes_back(row.moves)}
    return others & concerned


async def held_by_seat(c: AsyncConnection, table: str) -> dict[int, set[str]]:
    """The visitors who may sit on each chair."""
    held: dict[int, set[str]] = {}
    for key in await c.execute(select(keys).where(keys.c.table_id == table)):
        held.setdefault(key.seat, set()).add(key.visitor)
    return held


def between(made: Sequence[Line], line: int) -> set[int]:
    """Of all lines those that going back to the state after this line would undo; or would make again, if it is the last of
    what was taken back."""
    standing, again = in_force(made), taken_back(made)
    if line in standing:
        return set(standing[standing.index(line) + 1 :])
    if again and again[-1] == line:
        return set(again)
    raise NoConsent


def _goes_back(moves: str) -> bool:
    return moves.split(" ", 1)[0] == TAKEBACK


async def _proposal(c: AsyncConnection, table: str) -> Proposal | None:
    found = (await c.execute(select(proposals).where(proposals.c.table_id == table))).mappings().first()
    if found is None:
        return None
    agreed, wanted = _seats(found["agreed"]), _seats(found["wanted"])
    return Proposal(found["seat"], found["line"], found["n"], agreed, wanted)


def _joined(seats: Iterable[int]) -> str:
    return " ".join(map(str, sorted(seats)))


def _seats(joined: str) -> frozenset[int]:
    return frozenset(int(seat) for seat in joined.split())
