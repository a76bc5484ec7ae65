"""Opinions about Flandern 1302: the towns that can still be won, early turns for influence, cards in hand."""

from guildhall.core.bits import size
from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.flandern_1302.rules.ground import built, joins, left_of, meets_equal
from guildhall.games.flandern_1302.rules.scoring import finished, masters_of, value
from guildhall.games.flandern_1302.state import CHOOSE, FREE, HAND, N_SIDES, OPEN, PLAYED, SITE, TOWN
from guildhall.games.flandern_1302.tables import (
    LATER_PLACES,
    N_CARDS,
    N_GUILDS,
    N_SPOTS,
    N_TOWNS,
    NEUTRAL,
    PICK_UP,
    SHAPE,
)

SITE_WORTH = 0.7  # of a completed district
MASTER_WORTH = 0.12  # of a district, since it only breaks ties
SPACE_WORTH = 1.1  # what a free space will add to the value of its town
INFLUENCE_WORTH = 0.9
CARD_WORTH = 0.12  # an action card in hand
FULL_HAND = 0.5  # picking up one card
WASTED = -0.6  # a card that will probably be spent
FOR_OTHERS = -0.15  # one that can only build for nobody
RIVAL = -0.5  # a point of the best opponent
RANKED = N_GUILDS - 1
SPACES = N_SPOTS - 1


@fn
def strength(s, town, guild):
    """Districts, as far as they will count."""
    spots = int(s.held[town][guild])
    n = size(finished(s, town, guild))
    return n + SITE_WORTH * (size(spots) - n) + MASTER_WORTH * masters_of(s, town, guild) if spots else 0.0


@fn
def town_worth(s, town, guild, more):
    """The points that a guild may expect of an open town, if it had so many districts more."""
    mine = strength(s, town, guild) + more
    if mine <= 0.0:
        return 0.0
    free = size(s.held[town][FREE])
    sure = 1.0 - free / SPACES  # how much of the town is settled
    place = 1.0
    for other in range(RANKED):
        theirs = strength(s, town, other)
        if other != guild and theirs > 0.0:
            place += min(1.0, max(0.0, 0.5 + (theirs - mine) * (0.25 + 0.5 * sure)))
    worth = value(s, town) + SPACE_WORTH * free
    if place < 2.0:
        points = worth * (1.0 - 0.5 * (place - 1.0))
    elif place < 3.0:
        points = 0.5 * worth + (LATER_PLACES[0] - 0.5 * worth) * (place - 2.0)
    elif place < 4.0:
        points = LATER_PLACES[0] + (LATER_PLACES[1] - LATER_PLACES[0]) * (place - 3.0)
    else:
        points = LATER_PLACES[1] * (5.0 - place)
    return points * (0.55 + 0.45 * sure)


@fn
def best_use(s, town, guild):
    """What a card for this town brings: a district more, one for nobody, or nothing."""
    if s.town[town] != OPEN:
        return WASTED
    there, special, free, use = built(s, town), int(s.special[town]), int(s.held[town][FREE]), WASTED
    for spot in range(SPACES):
        if free >> spot & 1 and joins(s, town, spot, there, special):
            if left_of(s, guild, SHAPE[spot]) and not meets_equal(s, town, spot, guild):
                return town_worth(s, town, guild, 1.0) - town_worth(s, town, guild, 0.0)
            if left_of(s, NEUTRAL, SHAPE[spot]) and not meets_equal(s, town, spot, NEUTRAL):
                use = FOR_OTHERS
    return use


@fn
def best_site(s, guild):
    """What a building site may bring, in the town where it brings most."""
    best = WASTED
    for town in range(N_TOWNS):
        best = max(best, SITE_WORTH * best_use(s, town, guild))
    return best


@fn
def choice_worth(s, me):
    """What the cards chosen in secret may bring."""
    card, guild = int(s.chosen[me]), int(s.guild[me])
    worth = -INFLUENCE_WORTH * s.chosen_influence[me]
    if card == PICK_UP:
        for other in range(N_CARDS):
            worth += FULL_HAND * (s.card[me][other] == PLAYED)
        return worth
    early = min(int(s.chosen_influence[me]), 2)
    if card < N_TOWNS:
        contest = 1.0 / (1 + size(s.held[card][FREE]))  # in a town with few spaces coming first matters
        return worth + best_use(s, card, guild) * (0.8 + 0.2 * early * contest) + 2.0 * early * contest
    return worth + (best_site(s, guild) if s.cubes else WASTED)


@fn
def open_card_worth(s):
    """What the card that lies open and is about to be used will bring."""
    if s.moment == TOWN:
        return best_use(s, s.using, s.building)
    return best_site(s, s.building) if s.moment == SITE else 0.0


@fn
def prospects(s, seat):
    """Points made and to be expected, of all guilds that a seat is credited with."""
    worth = 0.0
    for side in range(N_SIDES):
        if s.credit[side] == seat:
            guild = int(s.guild[side])
            worth += s.points[guild]
            for town in range(N_TOWNS):
                if s.town[town] == OPEN:
                    worth += town_worth(s, town, guild, 0.0)
    return worth


@fn
def evaluate(s, me):
    """The towns as this seat would like them."""
    worth, rival = prospects(s, me), 0.0
    for seat in range(s.seats):
        if seat != me:
            rival = max(rival, prospects(s, seat))
    worth += RIVAL * rival
    if s.over:
        return worth
    worth += INFLUENCE_WORTH * s.influence[me]
    for card in range(N_CARDS):
        worth += CARD_WORTH * (s.card[me][card] == HAND)
    if s.moment == CHOOSE and s.chosen[me] != NONE:
        worth += choice_worth(s, me)
    if s.to_act >> me & 1 and s.building == s.guild[me]:
        worth += open_card_worth(s)
    return worth
