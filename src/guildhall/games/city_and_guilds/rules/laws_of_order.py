"""What is true of every moment: who is asked, and that what is asked for is there, so that every position can be played on."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.city_and_guilds.rules.city import beside_a_tile, tiles_in
from guildhall.games.city_and_guilds.rules.ending import END_FULL, is_over
from guildhall.games.city_and_guilds.rules.scoring import earns_tavern
from guildhall.games.city_and_guilds.rules.tiles import on_display
from guildhall.games.city_and_guilds.state import (
    BETWEEN,
    BUILDING_MOMENT,
    GIVE_BACK,
    LAY,
    MINSTREL_MOMENT,
    N_SIDES,
    SETUP_LAY,
    SETUP_TAKE,
    TAKE,
    TAVERN_MOMENT,
)
from guildhall.games.city_and_guilds.tables import (
    BLOCK,
    BUILDING,
    COPIES,
    DISPLAY,
    DRAWN_TILES,
    KIND,
    MINSTREL,
    N_BLOCKS,
    N_GUILDS,
    N_SPACES,
    N_TYPES,
    OPENING_TILES,
    TAVERN_TILE,
)

LAWS_OF_ORDER = (
    "over, moment, ending: the game is over if and only if all blocks are full and scored",
    "to_act, turn, first, start: a seat is asked that is not on turn, or one that nobody plays",
    "depth, stack: no decision waits inside another in this game",
    "round_no, reveals: more rounds or more tiles turned up than the tiles in the city tell of",
    "moment: before all have given a tile back, everybody holds four that nobody else has seen, and nothing else has happened",
    "moment, tile: in the opening there is one tile in the city for each seat that has had its turn, in a block of its own,"
    " apart from the others, without figures, steps and points",
    "tile: the city is empty, so that no tile can be laid next to another",
    "display: three tiles lie open as long as there is a pile, and one can be taken only if one lies open",
    "held: everybody holds three tiles, or two with his own just laid; only when nothing lies open any more hands become"
    " smaller, one after the other",
    "laid, figures: the tile just laid does not ask for what is asked now, or no tile was just laid",
    "taverns, full_blocks: more taverns were laid than the first full blocks have brought, or none is to be laid now",
)
OVER, ASKED, WAITING, ROUNDS, GIVING, OPENING, EMPTY, OPEN, HANDS, LAID, EARNED = range(1, len(LAWS_OF_ORDER) + 1)


@fn
def broken_order(s):
    """0, or the place of a law in LAWS_OF_ORDER that does not hold."""
    done = s.over == 1
    if done != is_over(s) or done != (s.moment == BETWEEN) or s.ending != (END_FULL if done else 0):
        return OVER
    law = broken_turn(s)
    if law or done:
        return law
    if s.moment == GIVE_BACK:
        fits = nothing_happened(s, 0) and everybody_holds(s, OPENING_TILES) and on_display(s) == 0 and s.reveals <= 1
        return 0 if fits else GIVING
    if on_display(s) != DISPLAY and (s.pile_size or on_display(s) > DISPLAY):
        return OPEN
    if (s.moment == TAKE or s.moment == SETUP_TAKE) and on_display(s) == 0:
        return OPEN
    if not hands_fit(s):
        return HANDS
    if not laid_fits(s):
        return LAID
    if s.moment == SETUP_LAY or s.moment == SETUP_TAKE:
        return 0 if opening_fits(s) else OPENING
    if tiles_laid(s) == 0:
        return EMPTY
    return 0 if taverns_fit(s) else EARNED


@fn
def broken_turn(s):
    """Who is asked, and how far the game has come."""
    if s.turn >= s.seats or s.first >= s.seats or s.start > s.seats or (s.start > 0 and s.first != s.start - 1):
        return ASKED
    if s.moment == GIVE_BACK:  # [setup.give_back] all at the same time
        if s.turn != s.first or s.to_act == 0 or s.to_act >> s.seats:
            return ASKED
    elif s.to_act != (0 if s.over else 1 << s.turn):
        return ASKED
    if s.depth:
        return WAITING
    for k in range(len(s.stack)):
        if s.stack[k]:
            return WAITING
    return 0 if dates_fit(s) else ROUNDS


@fn
def dates_fit(s):
    """[turn.clockwise] Every turn lays a tile, and reveals once at the most what is no tile of the pile.

    Kept by every move, whatever the numbers are: so neither of them leaves its range before the city is full.
    """
    laid_now = s.moment != GIVE_BACK and s.moment != LAY and s.moment != SETUP_LAY
    turns = (s.round_no - 1) * s.seats + (s.turn - s.first) % s.seats + laid_now
    shown = s.reveals - 1 - (DRAWN_TILES - s.pile_size) + laid_now
    return s.round_no > 0 and turns <= tiles_laid(s) + s.seats and shown <= tiles_laid(s)


@fn
def tiles_laid(s):
    """Tiles in the city that came from a hand."""
    n = 0
    for space in range(N_SPACES):
        n += s.tile[space] != NONE and s.tile[space] != TAVERN_TILE
    return n


@fn
def nothing_happened(s, tiles):
    """[setup.bare] So many tiles in the city, no figures, no steps, the first round; points come of full blocks alone."""
    n = 0
    for space in range(N_SPACES):
        n += s.tile[space] != NONE
        if s.owner[space] != NONE:
            return False
    for seat in range(N_SIDES):
        for guild in range(N_GUILDS):
            if s.invested[guild][seat]:
                return False
    return n == tiles and s.round_no == 1 and (tiles > 0 or s.laid == NONE)


@fn
def everybody_holds(s, n):
    """Whether every hand has so many tiles, of which none was seen."""
    for seat in range(s.seats):
        if s.held[seat] != n:
            return False
        for tile in range(N_TYPES):
            if s.known[seat][tile]:
                return False
    return True


@fn
def opening_fits(s):
    """[setup.block] [setup.apart] [setup.order] One tile a seat, each in a block of its own and apart."""
    if not nothing_happened(s, (s.turn - s.first) % s.seats + (s.moment == SETUP_TAKE)):
        return False
    for block in range(N_BLOCKS):
        if tiles_in(s, block) > 1:
            return False
    for space in range(N_SPACES):
        if s.tile[space] == TAVERN_TILE or (s.tile[space] != NONE and beside_a_tile(s, space)):
            return False
    return True


@fn
def hands_fit(s):
    """[take.display] [take.none] Three each; when nothing lies open any more they go down in the order of turns.

    So nobody runs out of tiles before the city is full: what is missing in the city is in the hands, evenly.
    """
    before, first = 0, 0
    for k in range(s.seats):
        seat = (s.turn + k) % s.seats
        n = int(s.held[seat])
        if k == 0 and s.moment != LAY and s.moment != SETUP_LAY:
            n += 1  # his own tile lies in the city already
        if on_display(s) and n != OPENING_TILES - 1:
            return False
        if k == 0:
            before, first = n, n
        if n > before or n < first - 1 or n >= OPENING_TILES:
            return False
        before = n
    return True


@fn
def laid_fits(s):
    """[building.step] [minstrel.figure] What was just laid is what is asked about; else nothing, but for opening tiles."""
    if s.laid == NONE:
        return s.moment == LAY or s.moment == SETUP_LAY or s.moment == TAKE or s.moment == TAVERN_MOMENT
    tile = s.tile[s.laid]
    if tile == NONE or s.owner[s.laid] != NONE or s.moment == TAKE or s.moment == TAVERN_MOMENT:
        return False
    if s.full[BLOCK[s.laid]]:  # [score.when] a block is scored once, after all that its last tile brings
        return False
    if s.moment == BUILDING_MOMENT:  # [building.last] with one figure nobody is asked
        return KIND[tile] == BUILDING and s.figures[s.turn] > 1
    if s.moment == MINSTREL_MOMENT:
        return KIND[tile] == MINSTREL and s.figures[s.turn] > 0
    return s.moment != LAY or tiles_laid(s) <= s.seats  # the last opening tile is remembered until another is laid


@fn
def taverns_fit(s):
    """[tavern.first] One for each of the first full blocks at most; in its moment the last of them is still to come."""
    asked = s.moment == TAVERN_MOMENT
    if asked and (s.full_blocks == 0 or not earns_tavern(s)):
        return False
    return COPIES[TAVERN_TILE] - s.taverns + asked <= s.full_blocks
