"""What people at a table may do about its chairs: links, bots, second devices, names."""

from guildhall.server.errors import NotDone
from guildhall.server.open_page import OpenPage
from guildhall.server.presence import rule_of
from guildhall.server.rooms import Room
from guildhall.server.steps import Leave
from guildhall.server.store import Chair
from guildhall.server.visitors import hashed, new_secret


async def invite(room: Room, page: OpenPage, seat: int) -> None:
    """The host gets a new link to a chair that nobody took; the one before is dead."""
    _check_host(room, page)
    secret = new_secret()
    await room.store.invite(room.id, seat, hashed(secret))
    page.send({"type": "link", "seat": seat, "kind": "invitation", "secret": secret})
    await room.refresh()


async def withdraw(room: Room, page: OpenPage, seat: int) -> None:
    """The host takes a link back."""
    _check_host(room, page)
    await room.store.withdraw(room.id, seat)
    await room.refresh()


async def link_device(room: Room, page: OpenPage) -> None:
    """A person gets a link by which another device of its own sits down on its seat."""
    seat, secret = page.own_seat(), new_secret()
    await room.store.link_device(room.id, seat, hashed(secret))
    page.send({"type": "link", "seat": seat, "kind": "device", "secret": secret})
    await room.refresh()


async def hand_to_bot(room: Room, page: OpenPage, seat: int, level: str | None) -> None:
    """One's own seat at any time; as host the chairs that nobody took and those of bots; and by the table's rule for
    absence the seat of a person who has been asked and away for too long. A person's seat is otherwise the person's."""
    chair = _chair(room, seat)
    if level is not None:
        room.bots.check(level)
    if seat in page.seats:
        await _hand_over(room, seat, level)
    elif chair.kind == "person":
        await _stand_in(room, page, seat, level)
    elif room.host != page.visitor:
        raise NotDone("not_yours")
    elif level is None:
        raise NotDone("no_person")
    elif chair.kind == "open":
        await room.store.fill(room.id, seat, level)
        await room.refresh()
    else:
        await _hand_over(room, seat, level)


async def take_back(room: Room, seat: int) -> None:
    """A person who moves plays its seat itself again."""
    if _chair(room, seat).bot:
        await _hand_over(room, seat, None)


async def rename(room: Room, page: OpenPage, name: str) -> None:
    await room.store.rename(room.id, page.own_seat(), name)
    await room.refresh()


async def _hand_over(room: Room, seat: int, level: str | None) -> None:
    if level is not None and room.desk is not None:
        await room.change(Leave(seat))  # a half-made move is not the bot's
    await room.store.hand_over(room.id, seat, level or "")
    await room.refresh()


async def _stand_in(room: Room, page: OpenPage, seat: int, level: str | None) -> None:
    """Whoever sits here may let the bot that the table's rule names play for a person who stays away."""
    allowed, seconds = rule_of(room.row.absence)
    if not (page.seats or room.host == page.visitor) or not seconds or level != allowed:
        raise NotDone("not_yours")
    if not room.presence.absent(_chair(room, seat)):
        raise NotDone("not_absent")
    await room.store.stand_in(room.id, seat, level, room.n, seconds)
    await room.change(Leave(seat))
    await room.refresh()


def _chair(room: Room, seat: int) -> Chair:
    for chair in room.row.chairs:
        if chair.seat == seat:
            return chair
    raise NotDone("no_seat")


def _check_host(room: Room, page: OpenPage) -> None:
    if page.visitor is None or room.host != page.visitor:
        raise NotDone("not_host")
