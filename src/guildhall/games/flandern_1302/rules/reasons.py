"""Refusals with what they are about: what stands in the way, so that a sentence can say what would do."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.flandern_1302.actions import (
    A_DRAW,
    COVER_THERE,
    DISTRICT_THERE,
    DONE,
    IS_PLAYED,
    IS_SCORED,
    IS_UNUSED,
    N_ACTIONS,
    NO_SITE,
    NOBODY,
    NOTHING_THERE,
    OF_A_PLAYER,
    OF_ANOTHER,
    PARTS,
    SITE_THERE,
    SWALLOWED_THERE,
)
from guildhall.games.flandern_1302.rules.building import (
    CATHEDRAL_WHERE,
    CLOSED,
    MASTER_WHERE,
    TOWN_CARD,
    TOWN_COMPLETE,
    guild_of_kind,
    masters_of_kind,
)
from guildhall.games.flandern_1302.rules.cards import CARDS_HAND, CARDS_INFLUENCE
from guildhall.games.flandern_1302.rules.ground import (
    BUILD_BORDER,
    BUILD_FREE,
    BUILD_STOCK,
    SPACES,
    SPECIAL_ROOM,
    SPECIAL_STOCK,
    left_of,
)
from guildhall.games.flandern_1302.rules.order import forbids
from guildhall.games.flandern_1302.state import COVERED, FREE, PLAYED, SWALLOWED, UNUSED
from guildhall.games.flandern_1302.tables import (
    ADDS,
    BORDERS,
    BORDERS_X,
    CHURCH,
    CHURCH_AT,
    EXCLUDES,
    N_GUILDS,
    N_SPOTS,
    N_TOWNS,
    REMOVES,
    SHAPE,
    X_BORDERS,
    X_BORDERS_X,
)


@fn
def refusal(s, seat, a, why):
    """0, or the first rule that forbids it; `why` holds what it is about, as REASONS tells."""
    why[0], why[1], why[2], why[3] = NONE, NONE, NONE, NONE
    rule = forbids(s, seat, a)
    if rule == 0 or a < 0 or a >= N_ACTIONS:
        return rule
    if a < A_DRAW:
        explain_card(s, seat, rule, PARTS[a][0], why)
    elif a > A_DRAW:
        town, spot, kind = PARTS[a][0], PARTS[a][1], PARTS[a][2]
        why[0] = town * N_SPOTS + spot
        explain_place(s, rule, town, spot, why)
        explain_tile(s, rule, town, spot, CHURCH if kind == NONE else guild_of_kind(s, kind), kind, why)
    return rule


@fn
def explain_card(s, seat, rule, card, why):
    """Where a card is that is not in the hand; how much influence there is."""
    if rule == CARDS_HAND:
        away = IS_UNUSED if card < N_TOWNS and s.town[card] == UNUSED else IS_SCORED
        why[0], why[1] = card, IS_PLAYED if s.card[seat][card] == PLAYED else away
    elif rule == CARDS_INFLUENCE:
        why[0], why[1] = s.influence[seat], int(s.seats > 2)


@fn
def guild_on(s, town, spot):
    """Whose district stands on a space."""
    for guild in range(N_GUILDS):
        if s.held[town][guild] >> spot & 1:
            return guild
    return NOBODY


@fn
def lies_on(s, town, spot):
    """What lies on a space."""
    if s.held[town][COVERED] >> spot & 1:
        return COVER_THERE
    if s.held[town][SWALLOWED] >> spot & 1:
        return SWALLOWED_THERE
    if guild_on(s, town, spot) == NOBODY:
        return NOTHING_THERE
    return SITE_THERE if s.site[town] >> spot & 1 else DISTRICT_THERE


@fn
def explain_place(s, rule, town, spot, why):
    """What is there instead of what is wanted."""
    there = lies_on(s, town, spot)
    if rule == CLOSED:
        why[0], why[1] = town, IS_UNUSED if s.town[town] == UNUSED else IS_SCORED
    elif rule == TOWN_CARD:
        why[1] = s.using
    elif rule == BUILD_FREE or rule == CATHEDRAL_WHERE or rule == MASTER_WHERE:
        why[1], why[2] = there, guild_on(s, town, spot)
    elif rule == TOWN_COMPLETE:
        why[1] = DONE if there == DISTRICT_THERE else NO_SITE
        if there == SITE_THERE:
            why[1] = OF_ANOTHER if s.building != NONE else OF_A_PLAYER
        why[2], why[3] = guild_on(s, town, spot), s.building if s.building != NONE else NOBODY
    elif rule == SPACES:
        for host in range(N_SPOTS):
            if ADDS[s.area[town]][host] >> spot & 1:
                why[1], why[2], why[3] = CHURCH_AT[host], host, s.church_left[CHURCH_AT[host]]


@fn
def explain_tile(s, rule, town, spot, guild, kind, why):
    """What a district of this guild lacks, or meets: kind NONE is the special district of the space."""
    area, church = s.area[town], CHURCH_AT[spot]
    if rule == BUILD_STOCK:
        why[1], why[2], why[3] = guild, masters_of_kind(kind), left_of(s, guild, SHAPE[spot])
    elif rule == BUILD_BORDER:
        equal = BORDERS[area][spot] & s.held[town][guild]
        if kind == NONE:
            equal = (X_BORDERS[area][spot] & s.held[town][CHURCH]) | (X_BORDERS_X[area][spot] & s.special[town])
        elif guild == CHURCH:
            equal |= BORDERS_X[area][spot] & s.special[town]
        why[1], why[2] = guild, lowest(equal)
    elif rule == SPECIAL_STOCK:
        why[0] = church
        for other in range(N_TOWNS):
            for host in range(N_SPOTS):
                if s.special[other] >> host & 1 and CHURCH_AT[host] == church:
                    why[1] = other * N_SPOTS + host
    elif rule == SPECIAL_ROOM:
        covers = REMOVES[area][spot] & ~s.held[town][FREE]
        why[1], why[3] = church, int(covers == 0)
        why[2] = lowest(covers if covers else EXCLUDES[area][spot] & s.special[town])


@fn
def lowest(spots):
    """One of a set of spaces."""
    spot = 0
    while not spots >> spot & 1 and spot < N_SPOTS:
        spot += 1
    return spot
