"""What people agree on at a table: takebacks, who plays a seat, and talk."""

from typing import TYPE_CHECKING, Any

from guildhall.core.table import Table
from guildhall.server.visits import NotDone

if TYPE_CHECKING:
    from guildhall.server.rooms import Room
    from guildhall.server.visits import Visit


def proposal_told(room: "Room") -> dict[str, Any] | None:
    """The takeback that is asked for, if the game has not moved on since."""
    proposal = room.proposal
    if proposal is None or proposal["n"] != room.n:
        return None
    return {
        "seat": proposal["seat"],
        "line": proposal["line"],
        "agreed": sorted(proposal["agreed"]),
        "wanted": sorted(affected_by(room, proposal["seat"])),
    }


def affected_by(room: "Room", seat: int) -> set[int]:
    """The seats of other persons, whose consent a takeback needs. Bots agree, and so do chairs that nobody took."""
    own = room.row.keys.get(seat, set())
    return {
        chair.seat
        for chair in room.row.chairs
        if not chair.bot and (held := room.row.keys.get(chair.seat)) and not held & own
    }


async def ask_takeback(room: "Room", visit: "Visit", line: int) -> None:
    """Goes back at once where nobody else is affected; asks otherwise."""
    seat = own_seat(visit)
    table = room.playable()
    table.check_takeback(seat, line)
    if not affected_by(room, seat):
        await room.change(seat, lambda now: now.takeback(seat, line))
        return
    await room.store.propose(room.id, seat, line, room.n)
    await room.refresh()


async def answer_takeback(room: "Room", visit: "Visit", agrees: bool) -> None:
    proposal = proposal_told(room)
    if proposal is None:
        raise NotDone("nothing_asked")
    mine = visit.seats & {*proposal["wanted"], proposal["seat"]}
    if not mine:
        raise NotDone("not_yours")
    if not agrees:
        await room.store.answer(room.id, None)
        await room.refresh()
        return
    agreed = {*proposal["agreed"], *mine}
    if not set(proposal["wanted"]) <= agreed:
        await room.store.answer(room.id, agreed)
        await room.refresh()
        return
    n = room.n

    def back(table: Table) -> None:
        if table.n != n:
            raise NotDone("moved_on")
        table.takeback(proposal["seat"], proposal["line"])

    await room.change(proposal["seat"], back)
    await room.store.answer(room.id, None)


async def hand_to_bot(room: "Room", visit: "Visit", seat: int, level: str | None) -> None:
    """One's own seat at any time; as host also a seat whose person has not come or has gone."""
    chair = next((chair for chair in room.row.chairs if chair.seat == seat), None)
    if chair is None:
        raise NotDone("no_seat")
    absent = not any(seat in other.seats for other in room.visits)
    if seat not in visit.seats and not (room.host == visit.visitor and (absent or chair.kind == "bot")):
        raise NotDone("not_yours")
    if level is None and chair.kind == "bot":
        raise NotDone("no_person")
    if level is not None:
        room.bots.check(level)
        room.playable().cancel(seat)  # a half-made move is not the bot's
    chair.bot = level or ""
    await room.store.set_chair(room.id, chair)
    await room.refresh()


async def rename(room: "Room", visit: "Visit", name: str) -> None:
    for chair in room.row.chairs:
        if chair.seat == own_seat(visit):
            chair.name = name
            await room.store.set_chair(room.id, chair)
    room.forget_names()
    await room.refresh()


async def say(room: "Room", visit: "Visit", text: str) -> None:
    """Chat; a visitor without a seat is a spectator."""
    seat = visit.seat if visit.seat is not None else min(visit.seats, default=None)
    name = next((chair.name for chair in room.row.chairs if chair.seat == seat), "") if seat is not None else ""
    await room.store.say(room.id, seat, name, text)
    await room.refresh()


def own_seat(visit: "Visit") -> int:
    """The seat that the visitor sits on."""
    if visit.seat is None or visit.seat not in visit.seats:
        raise NotDone("not_yours")
    return visit.seat
