"""Another game of the same people, when one is over: a new deal with the seats turned, or the same deal once more."""

from typing import TYPE_CHECKING

from guildhall.core.log import Log
from guildhall.server.dealing import new_table
from guildhall.server.diagnostics import note
from guildhall.server.errors import NotDone
from guildhall.server.lobby import stored
from guildhall.server.store import Chair
from guildhall.server.visitors import new_table_id

if TYPE_CHECKING:
    from guildhall.server.lobby import Lobby
    from guildhall.server.store import Row

TURNED, SAME = "turned", "same"


async def play_again(lobby: "Lobby", id: str, deal: str, visitor: str | None) -> str:
    """The table that follows a finished one; who asks second is led to the one that the first made. Returns its id.

    Everybody sits there already, with the same devices; whoever looks at the finished table is told where to go.
    """
    room = await lobby.room(id)
    if visitor is None or not (room.seats_of(visitor) or room.host == visitor):
        raise NotDone("not_yours")
    desk = room.playable()
    if not desk.over:
        raise NotDone("not_over")
    if (known := room.row.following.get(deal)) is not None:
        return known
    log = Log.parse(desk.text())
    if deal == SAME and log.seed is None:
        raise NotDone("no_seed")
    seed = log.seed if deal == SAME else None
    table = new_table(log.game, log.seats, log.options, log.absence or "wait", new_table_id(), seed)
    chairs, keys = _seated_again(room.row, turned=1 if deal == TURNED else 0)
    next_id = await lobby.store.follow_up(id, deal, stored(table, visitor, chairs, keys))
    note("table made", table=next_id, game=log.game, seats=log.seats, after=id)
    await room.refresh()
    return next_id


def _seated_again(row: "Row", turned: int) -> tuple[list[Chair], dict[int, set[str]]]:
    """Everybody moves up by so many chairs. A person plays itself again, whoever played for it at the end."""
    seats = len(row.chairs)
    chairs, keys = [], {}
    for seat in range(seats):
        before = row.chairs[(seat + turned) % seats]
        chairs.append(Chair(seat, before.kind, before.name, before.bot if before.kind == "bot" else ""))
        if held := row.keys.get(before.seat):
            keys[seat] = set(held)
    return chairs, keys
