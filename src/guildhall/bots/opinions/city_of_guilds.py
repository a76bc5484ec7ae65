"""Opinions about City of Guilds: who leads the areas and how safely, gold, buildings, cards that can still be played."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.city_of_guilds.rules.cards import forbids_card
from guildhall.games.city_of_guilds.rules.pieces import cubes_in, hand_size, is_full, pile_size
from guildhall.games.city_of_guilds.state import HAND, N_SIDES, RULER
from guildhall.games.city_of_guilds.tables import (
    EFFECT,
    EFFECTS,
    GUILDS,
    KEPT_CARDS,
    KIND,
    N_AREAS,
    N_BUILDINGS,
    N_CARDS,
    ROUNDS,
)

ROLLOUT, OPEN_AT = 0, 1  # what suits a search of this game (see Settings in search.py); found by trial in the arena
OVERLOOKS = 55  # moves of 100 that an Apprentice does not notice
JOURNEYMAN = {
    "simulations": 24,
    "overlooks": 15,
}  # what suits a Journeyman: a step above the Apprentice and below the Master
FEATURES = (
    *("ahead_by_1", "ahead_by_2", "ahead_by_3", "ahead_by_more", "tied", "behind_by_1", "behind_by_more", "absent"),
    *("full_and_ahead", "cubes", "buildings", "gold_to_4", "gold_to_8", "gold_beyond", "playable", "cards_beyond"),
    *("action_left", "passed", "mayor", "on_turn", "ruler"),
    *(f"holds_{effect}" for effect in EFFECTS),
    *(f"is_{guild}" for guild in GUILDS),
)
AHEAD_BY_1, AHEAD_BY_MORE, TIED, BEHIND_BY_1, BEHIND_BY_MORE, ABSENT, FULL_AND_AHEAD, CUBES = 0, 3, 4, 5, 6, 7, 8, 9
BUILDINGS, GOLD_TO_4, GOLD_TO_8, GOLD_BEYOND, PLAYABLE, CARDS_BEYOND = 10, 11, 12, 13, 14, 15
ACTION_LEFT, PASSED, MAYOR, ON_TURN, IS_RULER, HOLDS, IS_GUILD = 16, 17, 18, 19, 20, 21, 21 + len(EFFECTS)
STEP = 4  # coins of one price


@fn
def area_features(s, me, area, f):
    """Who leads an area, and how safely."""
    mine, best = cubes_in(s, area, me), 0
    for side in range(N_SIDES):
        if side != me:
            best = max(best, cubes_in(s, area, side))
    f[CUBES] += mine
    if mine > best:
        f[min(AHEAD_BY_1 + mine - best - 1, AHEAD_BY_MORE)] += 1
        f[FULL_AND_AHEAD] += is_full(s, area)
    elif mine == best:
        f[TIED] += mine > 0
    else:
        f[BEHIND_BY_1 if best - mine == 1 else BEHIND_BY_MORE] += 1
        f[ABSENT] += mine == 0


@fn
def hand_features(s, me, f):
    """Cards by what they do, and whether they can be played now; those that cannot be kept are another matter."""
    for card in range(N_CARDS):
        if s.zone[card] == HAND + me:
            f[HOLDS + EFFECT[KIND[card]]] += 1
            if s.guild[me] != NONE and forbids_card(s, me, KIND[card]) == 0:
                f[PLAYABLE] += 1
    if pile_size(s) == 0:
        f[CARDS_BEYOND] = max(0, hand_size(s, me) - KEPT_CARDS)


@fn
def features(s, me, f):
    """A side as it stands; alone the Ruler is side 1."""
    for area in range(N_AREAS):
        area_features(s, me, area, f)
    for building in range(N_BUILDINGS):
        f[BUILDINGS] += s.owner[building] == me
    gold = int(s.gold[me])
    f[GOLD_TO_4] = min(gold, STEP)
    f[GOLD_TO_8] = min(max(gold - STEP, 0), STEP)
    f[GOLD_BEYOND] = max(gold - 2 * STEP, 0)
    if me >= s.seats:
        f[IS_RULER] = me == RULER
        return
    if s.guild[me] != NONE:
        f[IS_GUILD + s.guild[me]] = 1
        f[ACTION_LEFT] = s.acted[me] == 0
    f[PASSED], f[MAYOR], f[ON_TURN] = s.passed[me], s.mayor == me, s.to_act >> me & 1
    hand_features(s, me, f)


@fn
def progress(s):
    """How far the game is, 0 to 1."""
    return (s.round_no - 1.0) / (ROUNDS - 1.0)
