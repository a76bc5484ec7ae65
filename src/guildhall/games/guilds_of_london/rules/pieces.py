"""Pawns, tiles, the beadle and the discs: how they are moved. Who may move them is decided elsewhere."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.core.rng import below
from guildhall.games.guilds_of_london.actions import NEWS
from guildhall.games.guilds_of_london.effects import SENT
from guildhall.games.guilds_of_london.state import AT_GUILDHALL, AT_PLANTATION, CITY, N_SIDES
from guildhall.games.guilds_of_london.tables import (
    N_CELLS,
    N_GUILDS,
    N_SUITS,
    N_TILES,
    N_TOKENS,
    SUITS_OF,
    TILE_SUITS,
    USED_BY,
)

N_BEADLE, N_BEADLE_ASIDE, N_LAID = NEWS["beadle"], NEWS["beadle_aside"], NEWS["laid"]
N_NEUTRAL, N_SCORES = NEWS["neutral"], NEWS["scores"]
TILE_OF_GUILDHALL, TILE_OF_PLANTATION = N_TILES, N_TILES + 1  # where news say that a pawn came from


@leaf
def origin_told(s, place):
    """A place as news name it."""
    if place == AT_GUILDHALL:
        return TILE_OF_GUILDHALL
    return TILE_OF_PLANTATION if place == AT_PLANTATION else int(s.tile[place])


# Pawns.


@fn
def put_pawn(s, seat, cell):
    """A liveryman stands on a face-up tile."""
    s.pawns[cell][seat] += 1
    s.here[seat] |= 1 << cell


@fn
def take_pawn(s, seat, cell):
    """A liveryman leaves a tile."""
    s.pawns[cell][seat] -= 1
    if s.pawns[cell][seat] == 0:
        s.here[seat] &= ~(1 << cell)


@fn
def take_from(s, seat, place):
    """A pawn leaves a place: a liveryman, or the master of a resolved tile, which is nobody's then. [master.leaves]"""
    if place == AT_GUILDHALL:
        s.guildhall[seat] -= 1
    elif place == AT_PLANTATION:
        s.plantation[seat] -= 1
    elif s.up >> place & 1:
        take_pawn(s, seat, place)
    else:
        s.master[place] = NONE
        s.ruled[seat] &= ~(1 << place)


@fn
def settle_on_plantation(s, seat):
    """A pawn comes to the plantation by an act of its player. [condition.done]"""
    s.plantation[seat] += 1
    s.done[seat] |= 1 << SENT


@leaf
def pieces_on(s, cell):
    """What counts towards the majority: liverymen and the beadle. [resolve.majority]"""
    n = int(s.beadle == cell)
    for seat in range(N_SIDES):
        n += s.pawns[cell][seat]
    return n


@leaf
def opposed_cells(s, me):
    """The tiles with an opposing liveryman, as a set. Masters are no targets. [replace.masters]"""
    cells = 0
    for seat in range(N_SIDES):
        if seat != me:
            cells |= s.here[seat]
    return cells


@leaf
def showing(s, suits):
    """The face-up tiles with one of these suits, as a set."""
    cells = 0
    for suit in range(N_SUITS):
        if suits >> suit & 1:
            cells |= s.shows[suit]
    return cells


@leaf
def reachable(s, row):
    """The face-up tiles that a step of a program may end on; never the one being resolved. [reward.resolving_tile]"""
    cells = showing(s, SUITS_OF[row])
    if s.resolving != NONE:
        cells &= ~(1 << s.resolving)
    return cells


# Points and neutral pawns.


@fn
def score_points(s, seat, n, news):
    """Points of an effect."""
    if n:
        add_points(s, seat, n)
        tell(news, N_SCORES, seat, n, 0, 0)


@fn
def add_points(s, seat, n):
    """[points.disc] The disc goes on top of those it reaches; [points.none] without points it stays where it is."""
    if n == 0:
        return
    s.points[seat] += n
    at = 0
    while s.ranking[at] != seat:
        at += 1
    while at > 0 and s.points[s.ranking[at - 1]] <= s.points[seat]:
        s.ranking[at] = s.ranking[at - 1]
        at -= 1
    s.ranking[at] = seat


@fn
def take_neutrals(s, seat, n, news):
    """[neutral.supply] As many as the scoreboard has."""
    taken = min(n, s.neutrals)
    if taken > 0:
        s.neutrals -= taken
        s.stock[seat] += taken
        tell(news, N_NEUTRAL, seat, taken, 0, 0)


# Tiles.


@fn
def any_tile(s, first, last):
    """A tile of this range that is not in the city, by lot."""
    n, out = 0, 0
    for cell in range(N_CELLS):
        if s.tile[cell] != NONE:
            out |= 1 << s.tile[cell]
    for tile in range(first, last):
        n += USED_BY[tile][s.seats] and not out >> tile & 1
    tile, left = first - 1, below(s.streams[CITY], n)
    while left >= 0:
        tile += 1
        left -= USED_BY[tile][s.seats] and not out >> tile & 1
    return tile


@fn
def any_token(s):
    """A 2nd place token that has not come out, by lot."""
    n = 0
    for token in range(N_TOKENS):
        n += s.unused[token]
    token, left = -1, below(s.streams[CITY], n)
    while left >= 0:
        token += 1
        left -= s.unused[token]
    s.unused[token] -= 1
    return token


@fn
def lay_tile(s, cell, tile):
    """[setup.tokens] A tile is laid face up, with a token on it."""
    s.tile[cell], s.token[cell] = tile, any_token(s)
    s.up |= 1 << cell
    for suit in range(N_SUITS):
        if TILE_SUITS[tile] >> suit & 1:
            s.shows[suit] |= 1 << cell


@fn
def lay_new_tile(s, cell, news):
    """A tile from the stacks. [growth.tiles]"""
    s.reveals += 1
    lay_tile(s, cell, any_tile(s, 0, N_TILES))
    tell(news, N_LAID, s.tile[cell], s.token[cell], 0, 0)


@fn
def turn_down(s, cell):
    """A resolved tile."""
    s.up &= ~(1 << cell)
    for suit in range(N_SUITS):
        s.shows[suit] &= ~(1 << cell)


# The beadle.


@fn
def lowest_guild(s):
    """The cell of the face-up guild of highest precedence, or NONE."""
    best = NONE
    for cell in range(N_CELLS):
        if s.up >> cell & 1 and s.tile[cell] < N_GUILDS and (best == NONE or s.tile[cell] < s.tile[best]):
            best = cell
    return best


@fn
def send_beadle(s, news):
    """[beadle.lowest] To the lowest number; [beadle.aside] aside where no guild lies open."""
    before = s.beadle
    s.beadle = lowest_guild(s)
    if s.beadle == NONE:
        tell(news, N_BEADLE_ASIDE, 0, 0, 0, 0)
    elif s.beadle != before:
        tell(news, N_BEADLE, s.tile[s.beadle], 0, 0, 0)
