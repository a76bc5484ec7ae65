"""Negotiation: neutral pawns stand in for coloured ones; on a tile, and on the plantation."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.games.guilds_of_london.actions import NEWS
from guildhall.games.guilds_of_london.rules.pieces import take_pawn
from guildhall.games.guilds_of_london.state import BETWEEN, BY_SEAT, N_SIDES, NEGOTIATE, RULES

N_NEGOTIATES = NEWS["negotiates"]
NO_SUCH_PAWN, COLOUR_ORDER = RULES["negotiation.colour"], RULES["negotiation.by_seat"]


@fn
def open_negotiation(s):
    """[negotiation.order] Once each, in the order of points at this moment."""
    for rank in range(N_SIDES):
        s.talk[rank] = s.ranking[rank]
    s.talker, s.floor = 0, 0


@leaf
def pawns_there(s, seat):
    """Liverymen of a colour on what is being resolved."""
    return int(s.plantation[seat]) if s.resolving == NONE else int(s.pawns[s.resolving][seat])


@fn
def next_talker(s):
    """Asks the next seat that can replace something; False when nobody is left. [negotiation.skip]"""
    while s.talker < s.seats:
        seat = int(s.talk[s.talker])
        if s.stock[seat]:
            for colour in range(s.floor, s.seats):
                if pawns_there(s, colour):
                    s.actor, s.moment = seat, NEGOTIATE
                    return True
        s.talker += 1
        s.floor = 0
    return False


@leaf
def forbids_colour(s, me, colour):
    """[negotiation.colour] Any colour that stands there, one's own too; [negotiation.by_seat] once in ascending order."""
    if colour >= s.seats or pawns_there(s, colour) == 0:
        return NO_SUCH_PAWN
    return COLOUR_ORDER if colour < s.floor else 0


@fn
def stand_in(s, me, colour, news):
    """[negotiation.replace] A neutral pawn takes the place of a coloured one, which goes to the Guildhall."""
    if s.resolving == NONE:
        s.plantation[colour] -= 1
    else:
        take_pawn(s, colour, s.resolving)
    s.guildhall[colour] += 1
    s.stock[me] -= 1
    s.standing_in += 1
    s.floor, s.moment = colour if s.negotiation == BY_SEAT else 0, BETWEEN
    tell(news, N_NEGOTIATES, me, colour, 0, 0)


@fn
def stop_talking(s, me, news):
    """[negotiation.once] This seat has had its chance."""
    s.talker += 1
    s.floor, s.moment = 0, BETWEEN


@fn
def close_negotiation(s):
    """[negotiation.neutrals] The neutral pawns go back to the scoreboard, whatever comes of it."""
    s.neutrals += s.standing_in
    s.standing_in, s.actor = 0, NONE
