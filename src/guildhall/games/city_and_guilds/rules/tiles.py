"""Tiles that are not in the city: the pile, the display, hands and what is known of them."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.core.rng import below
from guildhall.games.city_and_guilds.actions import NEWS
from guildhall.games.city_and_guilds.state import RULES, TURNED_UP
from guildhall.games.city_and_guilds.tables import N_TYPES

N_DISPLAY, N_TAKES = NEWS["display"], NEWS["takes"]
TAKE_DISPLAY = RULES["take.display"]


@fn
def any_of_pile(s, rng):
    """The next tile of the pile, which nobody has seen: any of those that are in it. [setup.piles]"""
    tile, left = -1, below(rng, s.pile_size)
    while left >= 0:
        tile += 1
        left -= s.pile[tile]
    return tile


@fn
def turn_up(s):
    """[take.turn_up] A tile of the pile is laid open; [setup.piles] NONE if the pile is used up."""
    if s.pile_size == 0:
        return NONE
    tile = any_of_pile(s, s.streams[TURNED_UP])
    s.pile[tile] -= 1
    s.pile_size -= 1
    s.display[tile] += 1
    s.reveals += 1
    for seat in range(s.seats):  # it may be the one that was given back
        if s.given[seat] == tile:
            s.given[seat] = NONE
    return tile


@fn
def on_display(s):
    """How many tiles lie open."""
    n = 0
    for tile in range(N_TYPES):
        n += s.display[tile]
    return n


@fn
def forbids_take(s, me, tile):
    """[take.display]"""
    return 0 if s.display[tile] > 0 else TAKE_DISPLAY


@fn
def take(s, me, tile, news):
    """[take.display] Everybody sees which; [take.turn_up] then another is turned up."""
    s.display[tile] -= 1
    s.hand[me][tile] += 1
    s.known[me][tile] += 1
    s.held[me] += 1
    tell(news, N_TAKES, me, tile, 0, 0)
    fresh = turn_up(s)
    if fresh == NONE:
        s.reveals += 1  # the turn passes, and nothing may be taken back
    else:
        tell(news, N_DISPLAY, fresh, 0, 0, 0)


@fn
def spend(s, me, tile):
    """A tile leaves a hand: a copy that is known to be there, if there is one. [take.known]"""
    s.hand[me][tile] -= 1
    s.held[me] -= 1
    if s.known[me][tile] > 0:
        s.known[me][tile] -= 1
