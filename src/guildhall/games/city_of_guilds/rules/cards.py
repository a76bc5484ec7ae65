"""Action cards: whether one can be played, and how it begins. Choices are made in resolving.py."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import next_waiting, tell, wait_for
from guildhall.core.knowledge import draw, everybody, move
from guildhall.games.city_of_guilds.actions import NEWS
from guildhall.games.city_of_guilds.rules.pieces import card_in, discard, is_full, pay, pile_size, place_cube, top_card
from guildhall.games.city_of_guilds.state import FROM, HAND, N_SIDES, PLAY, RESOLVE, RULES, SWAP, TRASH
from guildhall.games.city_of_guilds.tables import (
    AMONG,
    AMONG_ORDER,
    BUILDING,
    COST,
    DISCOUNT,
    EACH,
    EFFECT,
    EFFECTS,
    KIND,
    N_AREAS,
    N_CARDS,
    OPTIONAL,
    PLACE,
    PRICE,
    RECYCLE_DRAWS,
    REMOVALS,
    REMOVE,
)

N_BUILDS, N_DREW, N_LOOKS, N_PLAYS = NEWS["builds"], NEWS["drew"], NEWS["looks"], NEWS["plays"]
INFLUENCE, BUILD, SHIFT, EXCHANGE, RECYCLE = range(len(EFFECTS))
NO_REMOVAL, OF_OPPONENTS, OF_ANYBODY = range(len(REMOVALS))
BUILDING_COST, CARD_COST, GAIN_FULL, CARD_FULL = (
    RULES[r] for r in ("building.cost", "card.cost", "gain.full", "card.full")
)
SUPPLY, DWINDLING, TARGET = RULES["cube.supply"], RULES["card.dwindling"], RULES["card.target"]
CARD_SHIFT, CARD_SWAP, CARD_RECYCLE = RULES["card.shift"], RULES["card.swap"], RULES["card.recycle"]


@leaf
def cost(s, me, kind):
    """[building.cost] [bankers.ability] [card.cost]"""
    return COST[kind] - DISCOUNT[s.guild[me]] if EFFECT[kind] == BUILD else COST[kind]


@leaf
def can_target(s, me, kind, area, side):
    """Whether this card may take away a cube of this side in this area. Building cubes are no targets. [building.stays]"""
    return s.influence[area][side] > 0 and (side != me or REMOVE[kind] == OF_ANYBODY)


@fn
def has_target(s, me, kind, areas):
    """Whether the card may take a cube away in one of the areas (a set)."""
    for area in range(N_AREAS):
        if areas >> area & 1:
            for side in range(N_SIDES):
                if can_target(s, me, kind, area, side):
                    return True
    return False


@fn
def forbids_card(s, me, kind):
    """0, or the rule that keeps a card from being played. [turn.playable]"""
    effect = EFFECT[kind]
    if effect == INFLUENCE:
        return forbids_influence(s, me, kind)
    if effect == BUILD:
        if s.gold[me] < cost(s, me, kind):
            return BUILDING_COST
        return 0 if s.supply[me] else SUPPLY
    if effect == SHIFT:
        return 0 if can_shift(s, me) else CARD_SHIFT
    if effect == EXCHANGE:
        return 0 if can_exchange(s) else CARD_SWAP
    return 0 if pile_size(s) else CARD_RECYCLE


@fn
def forbids_influence(s, me, kind):
    """Cards that take a cube away, place one, or both."""
    area = PLACE[kind]
    if area == NONE:
        if s.gold[me] < COST[kind]:
            return CARD_COST
        # [card.rumours] needs no target; [card.dwindling] [card.crisis] [card.revolt] do.
        if not OPTIONAL[kind] and not has_target(s, me, kind, AMONG[kind]):
            return TARGET if EACH[kind] else DWINDLING
        return 0
    # [gain.full] [card.beggars] [card.machinations] A full area needs a cube to go first.
    full = is_full(s, area)
    stuck = full and not has_target(s, me, kind, AMONG[kind])
    if full and PRICE[kind] > 0 and (stuck or s.gold[me] < COST[kind] + PRICE[kind]):
        return GAIN_FULL
    if s.gold[me] < COST[kind]:
        return CARD_COST
    if stuck:
        return CARD_FULL
    return 0 if s.supply[me] else SUPPLY


@fn
def can_shift(s, me):
    """[card.shift] A cube of one's own, and a free space in another area."""
    for area in range(N_AREAS):
        if s.influence[area][me]:
            for other in range(N_AREAS):
                if other != area and not is_full(s, other):
                    return True
    return False


@fn
def can_exchange(s):
    """[card.swap] [swap.effect] Two cubes that differ in owner and area."""
    for area in range(N_AREAS):
        for side in range(N_SIDES):
            if s.influence[area][side] and has_partner(s, area, side):
                return True
    return False


@fn
def has_partner(s, area, side):
    """Whether a cube of another side stands in another area."""
    for other_area in range(N_AREAS):
        if other_area != area:
            for other in range(N_SIDES):
                if other != side and s.influence[other_area][other]:
                    return True
    return False


@fn
def play_card(s, me, kind, source, news):
    """Pays, lays the card on its pile, and begins to carry it out. [turn.play] [building.squares]"""
    tell(news, N_PLAYS, me, kind, 0, 0)
    pay(s, me, cost(s, me, kind), news)
    effect = EFFECT[kind]
    move(s, card_in(s, kind, source), PLAY if effect == BUILD else TRASH, everybody(s))
    s.playing = kind
    if effect == INFLUENCE:
        begin_influence(s, me, kind, news)
    elif effect == BUILD:
        build(s, me, kind, news)
    elif effect == SHIFT:
        s.moment = FROM
    elif effect == EXCHANGE:
        s.moment = SWAP
    else:
        recycle(s, me, news)


@fn
def begin_influence(s, me, kind, news):
    """Asks which cube goes, if one can; otherwise places at once."""
    if EACH[kind]:
        # [card.crisis] [card.revolt] [card.target] One area after the other; those without a target are left out.
        for k in range(N_AREAS - 1, -1, -1):
            area = AMONG_ORDER[kind][k]
            if area != NONE and has_target(s, me, kind, 1 << area):
                wait_for(s, area)
        s.scope, s.moment = 1 << next_waiting(s), RESOLVE
    elif has_target(s, me, kind, AMONG[kind]) and s.gold[me] >= PRICE[kind]:
        s.scope, s.moment = AMONG[kind], RESOLVE
    elif PLACE[kind] != NONE:
        place_cube(s, me, PLACE[kind], news)


@fn
def fill_square(s, side, kind, news):
    """[building.squares] One cube goes into the building square."""
    s.owner[BUILDING[kind]] = side
    s.supply[side] -= 1
    tell(news, N_BUILDS, side, BUILDING[kind], 0, 0)


@fn
def build(s, me, kind, news):
    """[building.squares] [building.full] [building.own]"""
    area = PLACE[kind]
    fill_square(s, me, kind, news)
    if s.supply[me] == 0:
        return
    if not is_full(s, area):
        place_cube(s, me, area, news)
    elif has_target(s, me, kind, 1 << area):
        s.scope, s.moment = 1 << area, RESOLVE


@fn
def recycle(s, me, news):
    """[card.recycle] The hand is discarded as the guild does it; drawing is plain. [turn.order]"""
    for card in range(N_CARDS):
        if s.zone[card] == HAND + me:
            discard(s, me, card, news)
    n = min(RECYCLE_DRAWS, pile_size(s))
    tell(news, N_LOOKS, me, n, 0, 0)
    for _ in range(n):
        card = top_card(s)
        draw(s, card, HAND + me, 1 << me)
        tell(news, N_DREW, me, KIND[card], 0, 0)
