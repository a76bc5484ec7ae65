"""The laws that every position keeps: pieces are conserved. Positions from outside are held against them."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.city_of_guilds.rules.pieces import card_in, taken
from guildhall.games.city_of_guilds.state import (
    ASIDE,
    BETWEEN,
    CONJURE,
    DISCARD,
    DRAWN,
    FROM,
    GUILD,
    HAND,
    N_SIDES,
    OTHER,
    PLAY,
    RULER,
    TO,
    TOP,
    WITH,
)
from guildhall.games.city_of_guilds.tables import (
    BUILDING_KIND,
    CUBES,
    FIRST,
    HAND_LIMIT,
    MARKERS,
    N_AREAS,
    N_BUILDINGS,
    N_CARDS,
    N_GUILDS,
    N_KINDS,
    SPACES,
)

LAWS = (
    "",
    f"cards_in: the sizes of the zones do not fit where the {N_CARDS} cards lie",
    "zone: a hand holds too many cards, or a seat without a player holds some",
    "zone: more than one card lies on top of the draw pile, or cards lie aside although nobody looks at them",
    "discards: the discard pile does not fit the cards that lie in it",
    "owner: a building square is filled if and only if its card is in play",
    f"influence, owner, supply: a colour has other than {CUBES} cubes",
    "influence: more cubes stand in an area than it has spaces",
    "markers, guild: the markers in the guild boxes do not fit the rounds played and the guilds of this round",
    "turn, mayor, to_act: a seat is asked that is not on turn, or that nobody plays",
    "moment, stack: the decision that is open does not fit the card that is being carried out",
)
SIZES, HANDS, PILES, DISCARDS, OWNERS, COLOURS, CROWDED, BOXES, ASKED, DECISION = range(1, len(LAWS))


@fn
def broken(s):
    """0, or the number of a law that does not hold."""
    law = broken_cards(s)
    if law:
        return law
    law = broken_cubes(s)
    if law:
        return law
    return broken_order(s)


@fn
def broken_cards(s):
    for zone in range(len(s.cards_in)):
        n = 0
        for card in range(N_CARDS):
            n += s.zone[card] == zone
        if n != s.cards_in[zone]:
            return SIZES
    for seat in range(N_SIDES):
        if s.cards_in[HAND + seat] > (HAND_LIMIT if seat < s.seats else 0):
            return HANDS
    looking = s.moment == DRAWN or s.moment == OTHER or s.moment == CONJURE
    if s.cards_in[TOP] > 1 or (s.cards_in[ASIDE] > 0) != looking:
        return PILES
    for place in range(N_CARDS):
        if (s.discards[place] == NONE) != (place >= s.cards_in[DISCARD]):
            return DISCARDS
    for kind in range(N_KINDS):
        n = 0
        for place in range(N_CARDS):
            n += s.discards[place] == kind
        for card in range(FIRST[kind], FIRST[kind + 1]):
            n -= s.zone[card] == DISCARD
        if n != 0:
            return DISCARDS
    built = 0
    for building in range(N_BUILDINGS):
        if (s.owner[building] == NONE) != (card_in(s, BUILDING_KIND[building], PLAY) == NONE):
            return OWNERS
        built += s.owner[building] != NONE
    return 0 if built == s.cards_in[PLAY] else OWNERS


@fn
def broken_cubes(s):
    for area in range(N_AREAS):
        if taken(s, area) > SPACES[area]:
            return CROWDED
    for side in range(N_SIDES):
        cubes = int(s.supply[side])
        for area in range(N_AREAS):
            cubes += s.influence[area][side]
        for building in range(N_BUILDINGS):
            cubes += s.owner[building] == side
        wanted = 0
        if side < s.seats:
            wanted = CUBES - MARKERS
        elif s.seats == 1 and side == RULER:
            wanted = CUBES
        if cubes != wanted:
            return COLOURS
    return 0


@fn
def broken_order(s):
    chosen = 0
    for seat in range(N_SIDES):
        markers = 0
        for guild in range(N_GUILDS):
            markers += s.markers[seat][guild]
        has = s.guild[seat] != NONE
        if has and (seat >= s.seats or s.markers[seat][s.guild[seat]] == 0):
            return BOXES
        if markers != (s.round_no - 1 + has if seat < s.seats else 0):
            return BOXES
        chosen += has
    if s.moment != GUILD and chosen != s.seats:
        return BOXES
    if s.turn >= s.seats or s.mayor >= s.seats or s.round_no == 0:
        return ASKED
    if s.to_act != (0 if s.over else 1 << s.turn) or (s.moment == GUILD and s.guild[s.turn] != NONE):
        return ASKED
    carrying = s.moment > CONJURE and s.moment < BETWEEN
    if carrying != (s.playing != NONE) and not s.over:
        return DECISION
    if s.moment == BETWEEN and not s.over:
        return DECISION
    if (s.moment == TO or s.moment == WITH) != (s.picked_area != NONE) or (s.moment == WITH) != (s.picked_side != NONE):
        return 0 if s.over else DECISION
    return DECISION if s.depth > 1 or (s.depth and s.moment >= FROM) else 0
