"""The end of a round: taxes, and the cards come together again."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.core.knowledge import forget_pools, shuffle
from guildhall.games.city_of_guilds.actions import NEWS
from guildhall.games.city_of_guilds.rules.pieces import cubes_in
from guildhall.games.city_of_guilds.state import DISCARD, LAYOUT, N_SIDES, TRASH, UNDEALT
from guildhall.games.city_of_guilds.tables import N_AREAS, N_CARDS, TAX_SHARED, TAX_SOLE

N_TAX = NEWS["tax"]
LEADER = LAYOUT.fact_at["leader"]


@fn
def leader(s, area):
    """(a leading side, how many sides lead); nobody leads an empty area. [tax.majority] [tax.shared]"""
    best, leaders, most = NONE, 0, 0
    for side in range(N_SIDES):
        cubes = cubes_in(s, area, side)
        if cubes > most:
            best, leaders, most = side, 1, cubes
        elif cubes == most and cubes > 0:
            leaders += 1
    return best, leaders


@fn
def facts(s, row):
    """Who leads in each area: a side, several, or nobody."""
    for area in range(N_AREAS):
        best, leaders = leader(s, area)
        row[LEADER + area] = best if leaders < 2 else N_SIDES


@fn
def pay_tax(s, news):
    """[tax.majority] [tax.shared] [tax.buildings]"""
    for area in range(N_AREAS):
        best, leaders = leader(s, area)
        if leaders == 0:
            continue
        gold = TAX_SOLE[s.seats] if leaders == 1 else TAX_SHARED[s.seats]
        if gold == 0:
            continue
        most = cubes_in(s, area, best)
        for side in range(N_SIDES):
            if cubes_in(s, area, side) == most:
                s.gold[side] += gold
                tell(news, N_TAX, side, area, gold, 0)


@fn
def gather_cards(s):
    """[round.shuffle] What was seen this round no longer tells where a card is."""
    shuffle(s, DISCARD, UNDEALT)
    shuffle(s, TRASH, UNDEALT)
    for place in range(N_CARDS):
        s.discards[place] = NONE
    if s.tracking == 1:
        forget_pools(s)
