"""Set-up: four tiles, of which one goes back; the display; the opening tiles."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import begin, tell
from guildhall.core.rng import below
from guildhall.games.city_and_guilds.actions import NEWS
from guildhall.games.city_and_guilds.rules.tiles import any_of_pile, turn_up
from guildhall.games.city_and_guilds.state import BY_LOT, DEALT, GIVE_BACK, N_SIDES, RULES, SETUP_LAY
from guildhall.games.city_and_guilds.tables import (
    COPIES,
    DISPLAY,
    DRAWN_TILES,
    FIGURES_FOR,
    N_BLOCKS,
    N_GUILDS,
    N_SPACES,
    N_TYPES,
    OPENING_TILES,
    TAVERN_TILE,
)

N_DISPLAY, N_GIVES_BACK = NEWS["display"], NEWS["gives_back"]
SETUP_GIVE_BACK = RULES["setup.give_back"]


@fn
def setup(s, seats, options, seed):
    """A zeroed record becomes the choice of a tile to give back."""
    begin(s, seats, seed)
    s.start = options[0]
    clear_city(s)
    for seat in range(N_SIDES):
        here = seat < seats
        s.points[seat], s.held[seat] = 0, 0
        s.figures[seat] = FIGURES_FOR[seats] if here else 0  # [setup.figures]
        s.chosen[seat], s.given[seat] = NONE, NONE
        for guild in range(N_GUILDS):  # [setup.tracks] on 0 nobody comes before another
            s.invested[guild][seat], s.queue[guild][seat] = 0, 0
        for tile in range(N_TYPES):
            s.hand[seat][tile], s.known[seat][tile] = 0, 0
    for tile in range(N_TYPES):
        s.pile[tile], s.display[tile] = COPIES[tile], 0
    s.pile_size, s.taverns = DRAWN_TILES, COPIES[TAVERN_TILE]  # [setup.taverns]
    # [setup.start]
    lot = below(s.streams[BY_LOT], seats)
    s.first = s.start - 1 if s.start > 0 else lot
    s.turn = s.first
    # [setup.hands]
    for k in range(seats * OPENING_TILES):
        seat = (s.first + k) % seats
        tile = any_of_pile(s, s.streams[DEALT])
        s.pile[tile] -= 1
        s.pile_size -= 1
        s.hand[seat][tile] += 1
        s.held[seat] += 1
    s.reveals += 1
    s.moment, s.to_act = GIVE_BACK, (1 << seats) - 1


@fn
def clear_city(s):
    """An empty plan without owners."""
    for space in range(N_SPACES):
        s.tile[space], s.owner[space], s.standing[space], s.reached[space] = NONE, NONE, 0, 0
    for block in range(N_BLOCKS):
        s.white[block], s.black[block], s.full[block] = NONE, NONE, 0
    s.full_blocks, s.laid = 0, NONE


@fn
def forbids_give_back(s, me, tile):
    """[setup.give_back] One of the four."""
    return 0 if s.hand[me][tile] > 0 else SETUP_GIVE_BACK


@fn
def give_back(s, me, tile, news):
    """[setup.give_back] In secret, all at the same time; [setup.display] when the last has chosen the display is laid."""
    s.chosen[me] = tile
    s.to_act &= ~(1 << me)
    if s.to_act:
        return
    for seat in range(s.seats):
        back = int(s.chosen[seat])
        s.hand[seat][back] -= 1
        s.held[seat] -= 1
        s.pile[back] += 1
        s.pile_size += 1
        s.given[seat], s.chosen[seat] = back, NONE
        tell(news, N_GIVES_BACK, seat, back, 0, 0)
    for _ in range(DISPLAY):
        tell(news, N_DISPLAY, turn_up(s), 0, 0, 0)
    s.moment, s.to_act = SETUP_LAY, 1 << s.turn
