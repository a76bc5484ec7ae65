"""What is true of every position: whatever is accepted can be played to its end.

No tile, card or piece comes or goes, nothing lies where it cannot, and every moment asks whom and what it can ask. Laws
speak of what lies there, not of how it came to lie there: a position need not be one that good play leads to.
"""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.flandern_1302.rules.law_of_cards import broken_cards
from guildhall.games.flandern_1302.rules.law_of_moments import broken_moment
from guildhall.games.flandern_1302.rules.law_of_towns import broken_towns
from guildhall.games.flandern_1302.rules.lawbook import (
    CREDIT,
    ENDED,
    GUILDS_DIFFER,
    SEATS,
    SITE_OF_TOWN,
    STACK,
    TOWNS_IN_PLAY,
)
from guildhall.games.flandern_1302.rules.lawbook import LAWS as LAWS
from guildhall.games.flandern_1302.rules.setup import plays
from guildhall.games.flandern_1302.state import BETWEEN, N_SIDES, OPEN, RULES, UNUSED
from guildhall.games.flandern_1302.tables import HOME_OF, N_GUILDS, N_PLAYERS, N_TOWNS

END_FULL, END_PILE = RULES["end.full"], RULES["end.pile"]
TWO_FULL, TWO_INFLUENCE, TWO_STALEMATE = RULES["two.end_full"], RULES["two.end_influence"], RULES["two.stalemate"]


@fn
def broken(s):
    """0, or the number of a law that does not hold."""
    law = broken_seats(s)
    if law:
        return law
    law = broken_towns(s)
    if law:
        return law
    law = broken_cards(s)
    if law:
        return law
    return broken_end(s) if s.over or s.moment == BETWEEN else broken_moment(s)


@fn
def broken_seats(s):
    """Who is who, and which towns are in the game."""
    if s.first >= s.seats or s.start > s.seats:
        return SEATS
    for side in range(N_SIDES):
        if s.guild[side] != (side + s.guild[0]) % N_PLAYERS:
            return GUILDS_DIFFER
        if s.credit[side] != (side if side < s.seats else side - s.seats if s.seats == 2 else NONE):
            return CREDIT
    if s.depth:
        return STACK
    for k in range(len(s.stack)):
        if s.stack[k]:
            return STACK
    areas = 0
    for town in range(N_TOWNS):
        areas |= 1 << s.area[town]
    if areas != (1 << N_TOWNS) - 1:
        return SITE_OF_TOWN
    for guild in range(N_GUILDS):
        if (s.town[HOME_OF[guild]] == UNUSED) != (plays(s, guild) == 0):
            return TOWNS_IN_PLAY
    return 0


@fn
def broken_end(s):
    """[end.rest] A game that is over; between two decisions nobody looks at a game that is not."""
    if not s.over or s.moment != BETWEEN or s.to_act:
        return ENDED
    of_two = s.ending == TWO_FULL or s.ending == TWO_INFLUENCE or s.ending == TWO_STALEMATE
    if not (of_two if s.seats == 2 else s.ending == END_FULL or s.ending == END_PILE):
        return ENDED
    for town in range(N_TOWNS):
        if s.town[town] == OPEN:
            return ENDED
    return 0
