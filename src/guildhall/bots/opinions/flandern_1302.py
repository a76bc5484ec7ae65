"""Opinions about Flandern 1302: the towns that can still be won, early turns for influence, cards in hand."""

from guildhall.core.bits import size
from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.flandern_1302.rules.ending import bonus_of
from guildhall.games.flandern_1302.rules.ground import built, joins, left_of, meets_equal
from guildhall.games.flandern_1302.rules.scoring import finished, masters_of, rank, reward, value
from guildhall.games.flandern_1302.state import CHOOSE, FREE, HAND, N_SIDES, OPEN, PLAYED, SCORED, SILVER, SITE, TOWN
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
WASTED = -0.6  # a card that will probably be spent
FOR_OTHERS = -0.15  # one that can only build for nobody
ROLLOUT, OPEN_AT = 12, 4  # what suits a search of this game (see Settings in search.py); found by trial in the arena
OVERLOOKS = 35  # moves of 100 that an Apprentice does not notice
JOURNEYMAN = {"simulations": 100}  # what suits a Journeyman: a step above the Apprentice and below the Master
FEATURES = (
    *("points", "prospects", "would_get", "first_places", "influence", "bonus", "cards", "to_pick_up"),
    *("chosen_influence", "chosen_use", "chosen_contest", "chosen_site", "open_card", "on_turn", "early", "sites"),
    *("pending_use", "pending_contest", "pending_site", "pending_pick_up"),
)
POINTS, PROSPECTS, WOULD_GET, FIRST_PLACES, INFLUENCE, HAS_BONUS, CARDS, TO_PICK_UP = range(8)
CHOSEN_INFLUENCE, CHOSEN_USE, CHOSEN_CONTEST, CHOSEN_SITE, OPEN_CARD, ON_TURN, EARLY, SITES = range(8, 16)
PENDING_USE, PENDING_CONTEST, PENDING_SITE, PENDING_PICK_UP = range(16, 20)
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
def lying(s, me):
    """How many cards a seat could pick up."""
    n = 0
    for card in range(N_CARDS):
        n += s.card[me][card] == PLAYED
    return n


@fn
def pending_features(s, me, f):
    """A card that was revealed and waits for its turn, and how late that is."""
    for place in range(s.at, s.seats):
        if s.order[place] == me:
            card, guild = int(s.played[me]), int(s.guild[me])
            f[EARLY] = s.seats - place
            if card == PICK_UP:
                f[PENDING_PICK_UP] = lying(s, me)
            elif card < N_TOWNS:
                f[PENDING_USE] = best_use(s, card, guild)
                f[PENDING_CONTEST] = (place - s.at) / (1.0 + size(s.held[card][FREE]))
            elif s.cubes:
                f[PENDING_SITE] = best_site(s, guild)


@fn
def choice_features(s, me, f):
    """What the cards chosen in secret may bring."""
    card, guild = int(s.chosen[me]), int(s.guild[me])
    f[CHOSEN_INFLUENCE] = s.chosen_influence[me]
    if card == PICK_UP:
        f[TO_PICK_UP] = lying(s, me)
    elif card < N_TOWNS:
        f[CHOSEN_USE] = best_use(s, card, guild)
        f[CHOSEN_CONTEST] = min(int(s.chosen_influence[me]), 2) / (1 + size(s.held[card][FREE]))
    elif s.cubes:
        f[CHOSEN_SITE] = best_site(s, guild)


@fn
def open_card_worth(s):
    """What the card that lies open and is about to be used will bring."""
    if s.moment == TOWN:
        return best_use(s, s.using, s.building)
    return best_site(s, s.building) if s.moment == SITE else 0.0


@fn
def town_features(s, town, guild, f):
    """An open town: what it may bring, and what it would bring now."""
    free = size(s.held[town][FREE])
    f[PROSPECTS] += town_worth(s, town, guild, 0.0)
    place = rank(s, town, guild)
    f[WOULD_GET] += reward(value(s, town), place) * (1.0 - free / SPACES)
    f[FIRST_PLACES] += (place == 1) / (1.0 + free)
    f[SITES] += size(s.held[town][guild] & s.site[town])


@fn
def features(s, me, f):
    """A seat as it stands, with all guilds that it is credited with."""
    for side in range(N_SIDES):
        if s.credit[side] == me:
            guild = int(s.guild[side])
            f[POINTS] += s.points[guild]
            for town in range(N_TOWNS):
                if s.town[town] == OPEN:
                    town_features(s, town, guild, f)
    f[INFLUENCE], f[HAS_BONUS], f[ON_TURN] = s.influence[me], bonus_of(s, me), s.to_act >> me & 1
    for card in range(N_CARDS):
        f[CARDS] += s.card[me][card] == HAND
    if s.moment == CHOOSE and s.chosen[me] != NONE:
        choice_features(s, me, f)
    if s.stage == SILVER and s.moment != CHOOSE and not s.over:
        pending_features(s, me, f)
    elif s.to_act >> me & 1 and s.building == s.guild[me]:
        f[OPEN_CARD] = open_card_worth(s)


@fn
def progress(s):
    """How far the game is, 0 to 1: towns that are settled."""
    settled, towns = 0.0, 0
    for town in range(N_TOWNS):
        if s.town[town] == OPEN:
            settled += 1.0 - size(s.held[town][FREE]) / SPACES
            towns += 1
        elif s.town[town] == SCORED:
            settled += 1.0
            towns += 1
    return settled / max(1, towns)
