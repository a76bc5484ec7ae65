"""A world that fits what a seat knows."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.rng import below, reroll
from guildhall.games.city_and_guilds.state import GIVE_BACK, N_SIDES
from guildhall.games.city_and_guilds.tables import COPIES, N_SPACES, N_TYPES


@fn
def guess(s, me, rng):
    """[take.known] Hidden are chance, the pile, and of other hands what was not taken from the display."""
    reroll(s, rng)
    fill_pile(s, me)
    # [setup.give_back] What one has given back oneself lies in the pile, not in a hand.
    kept = int(s.given[me]) if me < N_SIDES else NONE
    if kept != NONE:
        s.pile[kept] -= 1
        s.pile_size -= 1
    for seat in range(s.seats):
        if seat != me:
            deal_hand(s, seat, rng)
    if kept != NONE:
        s.pile[kept] += 1
        s.pile_size += 1
    for seat in range(N_SIDES):
        if seat != me:
            s.chosen[seat], s.given[seat] = NONE, NONE
            if s.moment == GIVE_BACK and seat < s.seats and not s.to_act >> seat & 1:
                s.chosen[seat] = any_in_hand(s, seat, rng)
    for space in range(N_SPACES):
        s.reached[space] = 0


@fn
def fill_pile(s, me):
    """All tiles that this seat does not see go to the pile; other hands keep what everybody knows of them."""
    for tile in range(N_TYPES):
        left = COPIES[tile] - s.display[tile]
        for space in range(N_SPACES):
            left -= s.tile[space] == tile
        for seat in range(N_SIDES):
            if seat == me:
                left -= s.hand[seat][tile]
            else:
                s.hand[seat][tile] = s.known[seat][tile]
                left -= s.known[seat][tile]
        s.pile[tile] = left
    s.pile_size = 0
    for tile in range(N_TYPES):
        s.pile_size += s.pile[tile]


@fn
def deal_hand(s, seat, rng):
    """What is not known of a hand comes from the pile."""
    n = int(s.held[seat])
    for tile in range(N_TYPES):
        n -= s.known[seat][tile]
    for _ in range(n):
        tile, left = -1, below(rng, s.pile_size)
        while left >= 0:
            tile += 1
            left -= s.pile[tile]
        s.pile[tile] -= 1
        s.pile_size -= 1
        s.hand[seat][tile] += 1


@fn
def any_in_hand(s, seat, rng):
    """A tile of a hand, each equally likely."""
    tile, left = -1, below(rng, s.held[seat])
    while left >= 0:
        tile += 1
        left -= s.hand[seat][tile]
    return tile
