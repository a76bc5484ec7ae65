"""The laws that every position keeps: pieces are conserved. Positions from outside are held against them."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.city_of_guilds.rules.laws_of_moments import LAWS_OF_MOMENTS, broken_moment
from guildhall.games.city_of_guilds.rules.pieces import card_in, hand_size, pile_size, taken
from guildhall.games.city_of_guilds.rules.winning import decided_by
from guildhall.games.city_of_guilds.state import (
    ASIDE,
    BETWEEN,
    CONJURE,
    DISCARD,
    DRAWN,
    FIELDS,
    GUILD,
    HAND,
    N_SIDES,
    OTHER,
    PLAY,
    RULER,
    SEARCH,
    TOP,
)
from guildhall.games.city_of_guilds.tables import (
    BUILDING_KIND,
    CUBES,
    DISCARD_GOLD,
    FIRST,
    HAND_LIMIT,
    MARKERS,
    N_AREAS,
    N_BUILDINGS,
    N_CARDS,
    N_GUILDS,
    N_KINDS,
    PUT_BACK_GOLD,
    ROUNDS,
    SALE,
    SPACES,
    TAX_SOLE,
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
    "gold: so much that what is still to come could not be counted, or gold of a colour that is not there",
    "markers, guild: the markers in the guild boxes do not fit the rounds played and the guilds of this round",
    "acted, passed: a seat that nobody plays has done something, or somebody has before the cards were dealt",
    "turn, mayor, start, to_act: a seat is asked that is not on turn, or that nobody plays",
    "round_no, reveals: there are no rounds before the first and after the last, nor so many secrets to reveal",
    "over, moment, ending: the game ends after the last round, by the rule that decides it, and then nothing is open",
    *LAWS_OF_MOMENTS,
)
SIZES, HANDS, PILES, DISCARDS, OWNERS, COLOURS, CROWDED, GOLD, BOXES, DONE, ASKED, ROUND, OVER = range(
    1, len(LAWS) - len(LAWS_OF_MOMENTS)
)
OF_MOMENTS = len(LAWS) - len(LAWS_OF_MOMENTS)  # the number of the first of them

# What a round can bring to one colour: every card discarded or put back, a building sold, the tax of every area.
A_CARD = max(PUT_BACK_GOLD, *(int(n) for n in DISCARD_GOLD))
A_TAX = N_AREAS * max(int(n) for n in TAX_SOLE)
A_ROUND = N_CARDS * A_CARD + SALE + A_TAX
MOST_GOLD, MOST_REVEALS = (next(f.meaning.high for f in FIELDS if f.name == name) for name in ("gold", "reveals"))
REVEALS_A_ROUND = 8 * N_CARDS  # more than a deal and all that follows it


@fn
def broken(s):
    """0, or the number of a law that does not hold."""
    law = broken_cards(s)
    if law:
        return law
    law = broken_cubes(s)
    if law:
        return law
    law = broken_boxes(s)
    if law:
        return law
    law = broken_order(s)
    if law or s.over:
        return law
    law = broken_moment(s)
    return OF_MOMENTS - 1 + law if law else 0


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
def broken_boxes(s):
    """Guilds and their markers, and who has done something in this round."""
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
        for other in range(seat):  # [guild.single]
            if has and s.guild[other] == s.guild[seat]:
                return BOXES
        chosen += has
        if (seat >= s.seats or s.moment == GUILD) and (s.acted[seat] or s.passed[seat]):
            return DONE
    return BOXES if s.moment != GUILD and chosen != s.seats else 0


@fn
def broken_order(s):
    """Who is asked, and how far the game has come."""
    if s.turn >= s.seats or s.mayor >= s.seats or s.start > s.seats or s.to_act != (0 if s.over else 1 << s.turn):
        return ASKED
    if s.round_no < 1 or s.round_no > ROUNDS or s.reveals > MOST_REVEALS - reveals_to_come(s):
        return ROUND
    for side in range(N_SIDES):
        there = side < s.seats or (s.seats == 1 and side == RULER)
        if s.gold[side] > (MOST_GOLD - gold_to_come(s, side) if there else 0):
            return GOLD
    if (s.over == 1) != (s.moment == BETWEEN) or s.ending != (decided_by(s) if s.over else 0):
        return OVER
    return OVER if s.over and (s.round_no < ROUNDS or s.playing != NONE or s.depth) else 0


@fn
def gold_to_come(s, side):
    """At most so much gold can a colour still get. It falls by what is got, so the law of gold is kept by every move."""
    if s.over:
        return 0
    rest = (ROUNDS - s.round_no) * A_ROUND
    if s.moment == GUILD:
        return rest + A_ROUND
    rest += A_TAX + A_CARD * pile_size(s)
    if s.moment == DRAWN or s.moment == OTHER:  # [thieves.ability] one card may come back, for gold
        rest += 2 * A_CARD * (s.cards_in[ASIDE] - (s.moment == DRAWN))
    if side < s.seats:
        rest += DISCARD_GOLD[s.guild[side]] * hand_size(s, side) + (0 if s.acted[side] else SALE + A_CARD)
        rest += A_CARD * (s.moment == SEARCH and side == s.turn)  # [merchants.action] a card more to discard
    return rest


@fn
def reveals_to_come(s):
    """The same for the counter of what is revealed: cards drawn, looked at, stolen and shown."""
    if s.over:
        return 0
    rest = (ROUNDS - s.round_no) * REVEALS_A_ROUND
    if s.moment == GUILD:
        return rest + REVEALS_A_ROUND
    for seat in range(s.seats):
        rest += 0 if s.acted[seat] else 3
    rest += 4 * pile_size(s) + 2 * s.cards_in[ASIDE]
    return rest + 2 * (s.moment == DRAWN or s.moment == OTHER)
