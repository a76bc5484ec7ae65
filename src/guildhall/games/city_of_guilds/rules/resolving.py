"""Choosing cubes: the decisions inside a card."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import next_waiting, tell
from guildhall.games.city_of_guilds.actions import NEWS
from guildhall.games.city_of_guilds.rules.cards import can_target, has_partner
from guildhall.games.city_of_guilds.rules.pieces import is_full, pay, place_cube, remove_cube
from guildhall.games.city_of_guilds.state import BETWEEN, RULES, TO, WITH
from guildhall.games.city_of_guilds.tables import N_AREAS, OPTIONAL, PLACE, PRICE

N_SHIFTS, N_SWAPPED, N_SWAPS = NEWS["shifts"], NEWS["swapped"], NEWS["swaps"]
REMOVE_TARGET, REMOVE_OWNER, REMOVE_MUST = RULES["remove.target"], RULES["remove.owner"], RULES["remove.must"]
SHIFT_FROM, SHIFT_TO, SWAP_CUBE, SWAP_EFFECT = (
    RULES[r] for r in ("shift.from", "shift.to", "swap.cube", "swap.effect")
)


@leaf
def forbids_remove(s, me, area, side):
    """[remove.target] [remove.owner]"""
    if not s.scope >> area & 1 or s.influence[area][side] == 0:
        return REMOVE_TARGET
    return 0 if can_target(s, me, s.playing, area, side) else REMOVE_OWNER


@leaf
def forbids_skip(s, me):
    """[remove.must] [building.full] [gain.full]"""
    place = PLACE[s.playing]
    needs_space = place != NONE and is_full(s, place)
    return REMOVE_MUST if needs_space or not OPTIONAL[s.playing] else 0


@leaf
def forbids_from(s, me, area):
    """[shift.from] [shift.to]"""
    if s.influence[area][me] == 0:
        return SHIFT_FROM
    for other in range(N_AREAS):
        if other != area and not is_full(s, other):
            return 0
    return SHIFT_TO


@leaf
def forbids_to(s, me, area):
    """[shift.to]"""
    return SHIFT_TO if area == s.picked_area or is_full(s, area) else 0


@leaf
def forbids_swap(s, me, area, side):
    """[swap.cube] [swap.effect]"""
    if s.influence[area][side] == 0:
        return SWAP_CUBE
    return 0 if has_partner(s, area, side) else SWAP_EFFECT


@leaf
def forbids_with(s, me, area, side):
    """[swap.cube] [swap.effect]"""
    if s.influence[area][side] == 0:
        return SWAP_CUBE
    return SWAP_EFFECT if area == s.picked_area or side == s.picked_side else 0


@fn
def remove(s, me, area, side, news):
    """[remove.target]"""
    pay(s, me, PRICE[s.playing], news)
    remove_cube(s, me, area, side, news)
    resolved(s, me, news)


@fn
def resolved(s, me, news):
    """After a removal, or none: the next area of the card, or the cube that it places."""
    if s.depth:
        s.scope = 1 << next_waiting(s)
        return
    kind = s.playing
    s.moment = BETWEEN
    if PLACE[kind] != NONE:
        place_cube(s, me, PLACE[kind], news)


@leaf
def shift_from(s, me, area, news):
    """[shift.from] Then where to."""
    s.picked_area, s.moment = area, TO


@fn
def shift(s, me, area, news):
    """[card.shift]"""
    s.influence[s.picked_area][me] -= 1
    s.influence[area][me] += 1
    tell(news, N_SHIFTS, me, s.picked_area, area, 0)
    s.moment = BETWEEN


@leaf
def swap(s, me, area, side, news):
    """[swap.cube] Then with which."""
    s.picked_area, s.picked_side, s.moment = area, side, WITH


@fn
def exchange(s, me, area, side, news):
    """[card.swap]"""
    here, first = s.picked_area, s.picked_side
    s.influence[here][first] -= 1
    s.influence[here][side] += 1
    s.influence[area][side] -= 1
    s.influence[area][first] += 1
    tell(news, N_SWAPS, me, here, side, area)
    tell(news, N_SWAPPED, me, area, first, here)
    s.moment = BETWEEN
