"""What is true of every position: no tile, figure or marker comes or goes, and nothing lies where it cannot."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.city_and_guilds.rules.city import tiles_in
from guildhall.games.city_and_guilds.rules.laws_of_order import LAWS_OF_ORDER, broken_order
from guildhall.games.city_and_guilds.rules.owning import presence
from guildhall.games.city_and_guilds.rules.scoring import value
from guildhall.games.city_and_guilds.rules.tracks import markers_on
from guildhall.games.city_and_guilds.state import BUILDING_MOMENT, GIVE_BACK, MINSTREL_MOMENT, N_SIDES
from guildhall.games.city_and_guilds.tables import (
    BLOCK,
    COPIES,
    FIGURES,
    FIGURES_FOR,
    GUILD_OF,
    GUILD_POINTS,
    N_BLOCKS,
    N_GUILDS,
    N_SPACES,
    N_TYPES,
    PER_BLOCK,
    STEP,
    TAVERN_TILE,
    TRACK_LIMIT,
)

LAWS = (
    "",
    "tile: tiles in city, hands, display and pile do not add up",
    "taverns: taverns in the city and beside it do not add up",
    "figures: figures in the city and not do not add up",
    "owner, standing: more figures on a tile than may stand there, or none of an owner",
    "full: a full block is not marked as full, or another is",
    "white, black: a marker of a block belongs to nobody there, or to one who is not first or second",
    "invested, queue: more than three markers on a space of a track, or not one behind the other",
    "invested: more steps on a track than the tiles of its guild in the city can have brought",
    "held, known, pile_size: numbers of tiles do not fit the tiles",
    "chosen, given: a tile was chosen that is not in the hand, or chosen or given back when none could be",
    "points, hand: somebody who is not there has something",
    "points: fewer than none before the end, or more than the full blocks can have brought",
    *LAWS_OF_ORDER,
)
(
    TILES_ADD_UP, TAVERNS, FIGURES_ADD_UP, STANDING, FULL, MARKERS, TRACKS, STEPS, SIZES, CHOSEN, ABSENT, POINTS,
) = range(1, len(LAWS) - len(LAWS_OF_ORDER))  # fmt: skip
OF_ORDER = len(LAWS) - len(LAWS_OF_ORDER)  # the number of the first of them


@fn
def broken(s):
    """0, or the number of a law that does not hold."""
    law = broken_tiles(s)
    if law:
        return law
    law = broken_city(s)
    if law:
        return law
    law = broken_tracks(s)
    if law:
        return law
    law = broken_order(s)
    return OF_ORDER - 1 + law if law else 0


@fn
def broken_tiles(s):
    """Tiles, counted; and those that are hidden."""
    taverns, pile = int(s.taverns), 0
    for tile in range(N_TYPES):
        n = s.pile[tile] + s.display[tile]
        pile += s.pile[tile]
        for space in range(N_SPACES):
            n += s.tile[space] == tile
        for seat in range(N_SIDES):
            n += s.hand[seat][tile]
            if s.known[seat][tile] > s.hand[seat][tile]:
                return SIZES
        if n != COPIES[tile]:
            return TILES_ADD_UP
    for space in range(N_SPACES):
        taverns += s.tile[space] == TAVERN_TILE
    if taverns != COPIES[TAVERN_TILE]:
        return TAVERNS
    if pile != s.pile_size:
        return SIZES
    for seat in range(N_SIDES):
        n = 0
        for tile in range(N_TYPES):
            n += s.hand[seat][tile]
        if n != s.held[seat]:
            return SIZES
        if seat >= s.seats and (n or s.points[seat] or s.figures[seat] or s.given[seat] != NONE):
            return ABSENT
        waits = s.moment == GIVE_BACK and seat < s.seats and not s.to_act >> seat & 1
        if (s.chosen[seat] != NONE) != waits or (waits and s.hand[seat][s.chosen[seat]] == 0):
            return CHOSEN
        if s.given[seat] != NONE and (s.moment == GIVE_BACK or s.pile[s.given[seat]] == 0):
            return CHOSEN
    return 0


@fn
def broken_city(s):
    """Figures, owners and the markers of the blocks."""
    for seat in range(s.seats):
        n = int(s.figures[seat])
        for space in range(N_SPACES):
            n += s.standing[space] * (s.owner[space] == seat)
        if n != FIGURES_FOR[s.seats]:
            return FIGURES_ADD_UP
    for space in range(N_SPACES):
        if (s.owner[space] == NONE) != (s.standing[space] == 0) or s.owner[space] >= s.seats:
            return STANDING
        if s.standing[space] and (s.tile[space] == NONE or s.standing[space] > FIGURES[s.tile[space]]):
            return STANDING
    asks = s.laid != NONE and (s.moment == BUILDING_MOMENT or s.moment == MINSTREL_MOMENT)
    n, most = 0, 0
    for block in range(N_BLOCKS):
        full = tiles_in(s, block) == PER_BLOCK
        waits = asks and BLOCK[s.laid] == block and full  # the tile that fills it still asks for something
        if s.full[block] != full and not (waits and not s.full[block]):
            return FULL
        n += s.full[block]
        most += s.full[block] * (value(s, block) + GUILD_POINTS[0])
        if broken_markers(s, block):
            return MARKERS
    for seat in range(s.seats):
        if not s.over and (s.points[seat] < 0 or s.points[seat] > most):
            return POINTS
    return 0 if n == s.full_blocks else FULL


@fn
def broken_markers(s, block):
    """White before black before all others, by buildings and figures; the markers decide among equals."""
    white, black = int(s.white[block]), int(s.black[block])
    first = presence(s, block, white) if white != NONE else 0
    second = presence(s, block, black) if black != NONE else 0
    if (white != NONE and first == 0) or (black != NONE and (second == 0 or white == NONE or white == black)):
        return True
    if second > first:
        return True
    for seat in range(s.seats):
        if seat != white and seat != black and presence(s, block, seat) > second:
            return True
    return False


@fn
def broken_tracks(s):
    """At most three on a space, one behind the other; only on 0 there is no order. Each step was brought by a tile."""
    for guild in range(N_GUILDS):
        steps = 0
        for space in range(N_SPACES):
            tile = s.tile[space]
            steps += STEP[tile] if tile != NONE and GUILD_OF[tile] == guild else 0
        for seat in range(s.seats):
            steps -= s.invested[guild][seat]
        if steps < 0:
            return STEPS
        for seat in range(N_SIDES):
            value = int(s.invested[guild][seat])
            if seat >= s.seats or value == 0:
                if s.queue[guild][seat] or (seat >= s.seats and value):
                    return TRACKS
                continue
            n = markers_on(s, guild, value)
            if n > TRACK_LIMIT or s.queue[guild][seat] >= n:
                return TRACKS
            for other in range(seat):
                if s.invested[guild][other] == value and s.queue[guild][other] == s.queue[guild][seat]:
                    return TRACKS
    return 0
