"""Opinions about City of Guilds: areas first, gold while it can still be spent, cards that can still be played."""

from guildhall.core.compile import fn, frozen
from guildhall.core.fields import NONE
from guildhall.games.city_of_guilds.rules.cards import forbids_card
from guildhall.games.city_of_guilds.rules.pieces import cubes_in, hand_size, pile_size
from guildhall.games.city_of_guilds.state import GUILD, HAND, N_SIDES
from guildhall.games.city_of_guilds.tables import EFFECT as EFFECT_OF
from guildhall.games.city_of_guilds.tables import (
    EFFECTS,
    GUILDS,
    KEPT_CARDS,
    KIND,
    N_AREAS,
    N_BUILDINGS,
    N_CARDS,
    ROUNDS,
)

CONTROL, SHARE, RIVAL = 1.0, 0.45, -0.25  # an area led alone; shared; led by somebody else
BEHIND = -0.1  # every cube that is missing to the lead
MARGIN = (0.0, 0.0, 0.2, 0.32, 0.38, 0.4)  # what a lead of so many cubes is safer by
COINS = ((4, 0.16), (4, 0.08), (999, 0.02))  # so many coins are worth so much each, then the next ones
LAST_COINS = 0.4  # of that in the last round
BUILDING = 0.3  # a cube that never goes away
CARD_WORTH = frozen([22, 20, 14, 20, 10])  # in hundredths, by effect
PLAYABLE = 0.08
WASTED = -0.05  # a card that cannot be kept
EARLY = {
    "bankers": 10,
    "craftsmen": 4,
    "magicians": 12,
    "merchants": 14,
    "thieves": 20,
    "scholars": 16,
}  # in hundredths
LATE = {"bankers": 8, "craftsmen": 8, "magicians": 14, "merchants": 10, "thieves": 16, "scholars": 18}
EARLY_ROUNDS, ANY_GUILD = 2, 10
GUILD_WORTH = frozen([[worth.get(guild, ANY_GUILD) for guild in GUILDS] for worth in (EARLY, LATE)])  # [late, guild]

assert len(EFFECTS) == len(CARD_WORTH)


@fn
def area_worth(s, me, area):
    """Who leads an area, and how safely."""
    mine, best = cubes_in(s, area, me), 0
    for side in range(N_SIDES):
        if side != me:
            best = max(best, cubes_in(s, area, side))
    if mine > best:
        return CONTROL + MARGIN[min(mine - best, 5)]
    if mine == best:
        return SHARE if mine > 0 else 0.0
    return RIVAL + BEHIND * min(best - mine, 4)


@fn
def gold_worth(s, me):
    """The first coins buy something soon, the tenth hardly ever."""
    worth, left = 0.0, int(s.gold[me])
    for n, each in COINS:
        worth += min(left, n) * each
        left -= min(left, n)
    return worth * (LAST_COINS if s.round_no == ROUNDS else 1.0)


@fn
def hand_worth(s, me):
    """Cards are worth what they may do; those that cannot be kept are worth less once the pile is empty."""
    worth, late = 0.0, pile_size(s) == 0
    for card in range(N_CARDS):
        if s.zone[card] == HAND + me:
            worth += 0.01 * CARD_WORTH[EFFECT_OF[KIND[card]]]
            if s.guild[me] != NONE and forbids_card(s, me, KIND[card]) == 0:
                worth += PLAYABLE
    if late and hand_size(s, me) > KEPT_CARDS:
        worth *= 0.7
        worth += WASTED * (hand_size(s, me) - KEPT_CARDS)
    if s.round_no == ROUNDS and late:
        worth *= 0.5
    return worth


@fn
def evaluate(s, me):
    """The city as this seat would like it."""
    worth = gold_worth(s, me)
    for area in range(N_AREAS):
        worth += area_worth(s, me, area)
    for building in range(N_BUILDINGS):
        worth += BUILDING * (s.owner[building] == me)
    if s.over:
        return worth
    if s.guild[me] != NONE:
        worth += 0.01 * GUILD_WORTH[int(s.round_no > EARLY_ROUNDS)][s.guild[me]]
        if s.moment != GUILD:
            worth += 0.04 * (s.acted[me] == 0)
    return worth + hand_worth(s, me)
