"""Cubes, gold and cards: the small motions that all chapters share."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.core.knowledge import any_card, everybody, find, move
from guildhall.games.city_of_guilds.actions import NEWS
from guildhall.games.city_of_guilds.state import DEALT, DISCARD, DRAW, HAND, N_SIDES, TOP, TRASH
from guildhall.games.city_of_guilds.tables import DISCARD_GOLD, FIRST, KIND, SPACES, SQUARE, TRASHES

N_DISCARDS, N_EARNS, N_PAYS, N_PLACES = NEWS["discards"], NEWS["earns"], NEWS["pays"], NEWS["places"]
N_REMOVES, N_TRASHES = NEWS["removes"], NEWS["trashes"]


@leaf
def copies(s, card):
    """The cards of the same kind: first and last + 1."""
    return FIRST[KIND[card]], FIRST[KIND[card] + 1]


@leaf
def card_in(s, kind, zone):
    """A card of this kind that lies in the zone, or NONE."""
    return find(s, FIRST[kind], FIRST[kind + 1], zone)


@leaf
def pile_size(s):
    """How many cards the draw pile has."""
    return s.cards_in[DRAW] + s.cards_in[TOP]


@leaf
def hand_size(s, seat):
    return s.cards_in[HAND + seat]


@fn
def top_card(s):
    """The top card of a draw pile that is not empty."""
    if s.cards_in[TOP]:
        return any_card(s, TOP, s.streams[DEALT])
    return any_card(s, DRAW, s.streams[DEALT])


@leaf
def taken(s, area):
    """How many influence spaces of an area are taken."""
    total = 0
    for side in range(N_SIDES):
        total += s.influence[area][side]
    return total


@leaf
def is_full(s, area):
    """[building.full] All influence spaces are taken, whatever the building square holds."""
    return taken(s, area) >= SPACES[area]


@leaf
def cubes_in(s, area, side):
    """[tax.buildings] Cubes of a side in an area; the building square counts."""
    cubes = int(s.influence[area][side])
    if SQUARE[area] != NONE and s.owner[SQUARE[area]] == side:
        cubes += 1
    return cubes


@fn
def earn(s, side, gold, news):
    if gold > 0:
        s.gold[side] += gold
        tell(news, N_EARNS, side, gold, 0, 0)


@fn
def pay(s, side, gold, news):
    """[card.cost]"""
    if gold > 0:
        s.gold[side] -= gold
        tell(news, N_PAYS, side, gold, 0, 0)


@fn
def place_cube(s, side, area, news):
    s.supply[side] -= 1
    s.influence[area][side] += 1
    tell(news, N_PLACES, side, area, 0, 0)


@fn
def remove_cube(s, by, area, side, news):
    """[cube.returns] The cube goes back to its owner."""
    s.influence[area][side] -= 1
    s.supply[side] += 1
    tell(news, N_REMOVES, by, area, side, 0)


@fn
def discard_openly(s, side, card, news):
    """A card goes face up on the discard pile."""
    move(s, card, DISCARD, everybody(s))
    s.discards[s.cards_in[DISCARD] - 1] = KIND[card]
    tell(news, N_DISCARDS, side, KIND[card], 0, 0)


@fn
def discard(s, me, card, news):
    """A seat discards a card, as its guild does it. [turn.discard] [magicians.ability] [merchants.ability]"""
    guild = s.guild[me]
    if TRASHES[guild]:
        move(s, card, TRASH, 1 << me)
        tell(news, N_TRASHES, me, KIND[card], 0, 0)
    else:
        discard_openly(s, me, card, news)
        earn(s, me, DISCARD_GOLD[guild], news)


@fn
def take_from_discards(s, me, kind):
    """The topmost card of a kind leaves the discard pile for the hand, before all eyes."""
    size = int(s.cards_in[DISCARD])
    place = size - 1
    while s.discards[place] != kind:
        place -= 1
    for k in range(place, size - 1):
        s.discards[k] = s.discards[k + 1]
    s.discards[size - 1] = NONE
    move(s, card_in(s, kind, DISCARD), HAND + me, everybody(s))
