"""What is true of every position: no tile, card or piece comes or goes, and nothing lies where it cannot."""

from guildhall.core.bits import size
from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.flandern_1302.rules.ground import built, meets_equal
from guildhall.games.flandern_1302.rules.setup import plays
from guildhall.games.flandern_1302.state import (
    CHOOSE,
    COVERED,
    FREE,
    GONE,
    HAND,
    N_SIDES,
    OPEN,
    SCORED,
    SWALLOWED,
    UNUSED,
)
from guildhall.games.flandern_1302.tables import (
    ADDS,
    CATHEDRALS,
    CENTRE,
    CHURCH,
    CHURCH_AT,
    CUBES,
    GOLDEN_CARDS,
    HOME_OF,
    INFLUENCE,
    INFLUENCE_CARD,
    MASTERS,
    N_CARDS,
    N_CHURCHES,
    N_GOLDEN,
    N_GUILDS,
    N_PILES,
    N_PLAYERS,
    N_SHAPES,
    N_SPOTS,
    N_TOWNS,
    OF_SHAPE,
    PRINTED,
    REMOVES,
    STOCK,
)

LAWS = (
    "",
    "guild: every side has a guild of its own",
    "held: a space is in one set at most, and the spaces are those printed and those that special districts add",
    "held: the centre belongs to the guild whose town it is",
    "held: districts with the same coat of arms do not border each other",
    "stock: districts left and laid do not add up",
    "special: special church districts left and laid do not add up, or lie where none belongs",
    "site, cathedral, printed, master: a piece stands where no district is that may bear it",
    "cubes: building-site pieces left and on the board do not add up",
    "cathedrals: cathedrals left and on the board do not add up",
    "card: town cards are there while their town is not scored",
    "influence: influence cards in hands and gone do not add up",
    "golden_left: golden cards left and gone do not add up",
    "golden_now: the card face down is one of those that are left, and the starting player's",
    "chosen: a card was chosen that is not in the hand, or chosen when none could be",
    "area: two towns lie in the same area",
)
(
    GUILDS_DIFFER, SPACES, CENTRES, COATS, DISTRICTS, SPECIALS, BEARERS, SITES, CATHEDRAL_PIECES, TOWN_CARDS, INFLUENCE_CARDS,
    GOLDEN, FACE_DOWN, CHOSEN, SITE_OF_TOWN,
) = range(1, len(LAWS))  # fmt: skip


@fn
def broken(s):
    """0, or the number of a law that does not hold."""
    taken, areas = 0, 0
    for side in range(N_SIDES):
        taken |= 1 << s.guild[side]
    if taken != (1 << N_PLAYERS) - 1:
        return GUILDS_DIFFER
    for town in range(N_TOWNS):
        areas |= 1 << s.area[town]
    if areas != (1 << N_TOWNS) - 1:
        return SITE_OF_TOWN
    for town in range(N_TOWNS):
        law = broken_in_town(s, town)
        if law:
            return law
    law = broken_stock(s)
    return law if law else broken_cards(s)


@fn
def broken_in_town(s, town):
    """What lies in one town."""
    area, special, spots, overlap = s.area[town], int(s.special[town]), 0, 0
    for ground in range(len(s.held[town])):
        overlap |= spots & s.held[town][ground]
        spots |= s.held[town][ground]
    wanted, swallowed = PRINTED | 1 << CENTRE, 0
    for host in range(N_SPOTS):
        if special >> host & 1:
            if CHURCH_AT[host] == NONE or not s.held[town][CHURCH] >> host & 1:
                return SPECIALS
            wanted |= ADDS[area][host]
            swallowed |= REMOVES[area][host]
    if s.town[town] == UNUSED:
        return SPACES if spots or special else 0
    if overlap or spots != wanted or s.held[town][SWALLOWED] != swallowed or (s.held[town][COVERED] >> CENTRE & 1):
        return SPACES
    if s.town[town] == SCORED and s.held[town][FREE]:
        return SPACES
    for guild in range(N_GUILDS):
        if (s.held[town][guild] >> CENTRE & 1) != (HOME_OF[guild] == town):
            return CENTRES
        for spot in range(N_SPOTS):
            if s.held[town][guild] >> spot & 1 and meets_equal(s, town, spot, guild):
                return COATS
    return broken_pieces(s, town)


@fn
def broken_pieces(s, town):
    """What stands on the districts of one town."""
    there, church, special = built(s, town), int(s.held[town][CHURCH]), int(s.special[town])
    one, two = int(s.printed[town][0]), int(s.printed[town][1])
    if s.site[town] & ~there or s.site[town] >> CENTRE & 1 or (s.town[town] != OPEN and s.site[town]):
        return BEARERS
    if s.cathedral[town] & ~church or (one | two) & (~there | church | special) or one & two:
        return BEARERS
    for piece in range(len(s.master)):
        place = int(s.master[piece])
        if place != NONE and place // N_SPOTS == town and not (there & ~church) >> place % N_SPOTS & 1:
            return BEARERS
    return 0


@fn
def broken_stock(s):
    """Tiles, cubes and cathedrals, counted."""
    for guild in range(N_GUILDS):
        for shape in range(N_SHAPES):
            for masters in range(MASTERS):
                n = int(s.stock[guild][shape][masters])
                for town in range(N_TOWNS):
                    one, two = int(s.printed[town][0]), int(s.printed[town][1])
                    bearing = one if masters == 1 else two if masters == 2 else ~(one | two)
                    n += size(s.held[town][guild] & ~s.special[town] & OF_SHAPE[shape] & bearing)
                if n != STOCK[guild][shape][masters] * plays(s, guild):
                    return DISTRICTS
    for church in range(N_CHURCHES):
        n = int(s.church_left[church])
        for town in range(N_TOWNS):
            for host in range(N_SPOTS):
                n += CHURCH_AT[host] == church and s.special[town] >> host & 1
        if n != 1:
            return SPECIALS
    cubes, cathedrals = int(s.cubes), int(s.cathedrals)
    for town in range(N_TOWNS):
        cubes += size(s.site[town])
        cathedrals += size(s.cathedral[town])
    if cubes != CUBES:
        return SITES
    return 0 if cathedrals == (CATHEDRALS if s.seats > 2 else 0) else CATHEDRAL_PIECES


@fn
def broken_cards(s):
    """Cards, counted; and those that are not open."""
    influence, taken = int(s.influence_gone), 0
    for seat in range(s.seats):
        influence += s.influence[seat]
        for card in range(N_CARDS):
            away = card < N_TOWNS and s.town[card] != OPEN
            if away != (s.card[seat][card] == GONE):
                return TOWN_CARDS
    for pile in range(N_PILES):
        taken += s.golden_gone[pile][INFLUENCE_CARD]
        for golden in range(N_GOLDEN):
            unused = s.seats == 2 or (golden < N_TOWNS and s.town[golden] == UNUSED)
            if s.golden_left[pile][golden] + s.golden_gone[pile][golden] != GOLDEN_CARDS[pile][golden] * (not unused):
                return GOLDEN
    if influence != (taken + INFLUENCE * s.seats if s.seats > 2 else 0):
        return INFLUENCE_CARDS
    for seat in range(N_SIDES):
        golden = int(s.golden_now[seat])
        if (golden != NONE) != (s.golden_back != NONE and seat == s.first):
            return FACE_DOWN
        if golden != NONE and s.golden_left[s.golden_back][golden] == 0:
            return FACE_DOWN
        waits = s.moment == CHOOSE and seat < s.seats and not s.to_act >> seat & 1
        if (s.chosen[seat] != NONE) != waits:
            return CHOSEN
        if waits and (s.card[seat][s.chosen[seat]] != HAND or s.chosen_influence[seat] > s.influence[seat]):
            return CHOSEN
    return 0
