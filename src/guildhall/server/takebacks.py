"""What people agree on at a table: takebacks, and that what was taken back is made again."""

from guildhall.server import desk as desks
from guildhall.server.errors import NotDone
from guildhall.server.open_page import OpenPage
from guildhall.server.rooms import Room
from guildhall.server.steps import Redo, Takeback
from guildhall.server.store import Conflict


async def ask_takeback(room: Room, page: OpenPage, line: int) -> None:
    """Goes back at once where nobody else is concerned; asks otherwise. Whom it concerns is the store's to say."""
    seat, n = page.own_seat(), room.n
    await room.possible(Takeback(seat, line))
    try:
        wanted = await room.store.whose_consent(room.id, seat, line)
        if wanted:
            await room.store.propose(room.id, seat, line, n, wanted)
    except Conflict:
        raise NotDone("moved_on") from None
    if wanted:
        await room.refresh()
    else:
        await room.change(Takeback(seat, line, n))


async def ask_redo(room: Room, page: OpenPage) -> None:
    """What was taken back last is made again, until the next move; whoever had to agree to the one has to to the other."""
    seat, n = page.own_seat(), room.n
    lines = await room.ask(desks.redoable)
    if not lines:
        raise NotDone("nothing_to_redo")
    try:
        wanted = await room.store.whose_consent(room.id, seat, lines[-1])
        if wanted:
            await room.store.propose(room.id, seat, lines[-1], n, wanted)
    except Conflict:
        raise NotDone("moved_on") from None
    if wanted:
        await room.refresh()
    else:
        await room.change(Redo(seat, lines))


async def answer_takeback(room: Room, page: OpenPage, agrees: bool, line: int, n: int) -> None:
    """An answer to the takeback or redo that the page has shown, and to no other."""
    proposal = room.proposed()
    if proposal is None:
        raise NotDone("nothing_asked")
    if (proposal["line"], room.n) != (line, n):
        raise NotDone("moved_on")
    mine = page.seats & {*proposal["wanted"], proposal["seat"]}
    if not mine:
        raise NotDone("not_yours")
    if not agrees:
        await room.store.drop_proposal(room.id)
        await room.refresh()
        return
    try:
        complete = await room.store.agree(room.id, line, n, mine)
    except Conflict:
        raise NotDone("moved_on") from None
    if complete:
        again = await room.ask(desks.redoable)
        forth = line in again
        await room.change(Redo(proposal["seat"], again) if forth else Takeback(proposal["seat"], line, n))
    await room.refresh()
