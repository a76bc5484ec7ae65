"""What a step of a program may touch: places that a pawn can leave, tiles that can be named, colours."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.effects import (
    FROM_GUILDHALL,
    FROM_MASTER,
    FROM_PLANTATION,
    FROM_TILE,
    HIRE,
    MOVE,
    REPLACE,
    SWAP,
    TO_NEIGHBOUR,
    TO_PLANTATION,
    TO_SAME,
)
from guildhall.games.guilds_of_london.rules.pieces import opposed_cells, reachable, showing
from guildhall.games.guilds_of_london.state import AT_GUILDHALL, AT_PLANTATION, MAY_SWAP, TURNS
from guildhall.games.guilds_of_london.tables import (
    BASIC_MOVE,
    CARD_SUIT,
    GOAL,
    LEAST,
    N_CELLS,
    N_GUILDS,
    NEIGHBOURS,
    OP,
    SAME_GOAL,
    SAME_ORIGIN,
    ZONES_OF,
)


@leaf
def goals(s, row):
    """The tiles that a pawn may go to by this step, wherever it comes from, as a set."""
    if GOAL[row] == TO_SAME:
        return 1 << s.aim if s.aim != NONE and s.up >> s.aim & 1 else 0
    if s.goal != NONE and SAME_GOAL[row] and s.row == row:
        return 1 << s.goal
    if row == BASIC_MOVE and not s.any_suit:  # [move.suit] [rule.any_suit]
        return int(s.shows[CARD_SUIT[s.card]])
    return reachable(s, row)


@leaf
def goals_from(s, row, place):
    """The same for a pawn at a place: never the tile that it stands on. [move.other]"""
    cells = goals(s, row)
    if place >= N_CELLS:
        return cells
    if GOAL[row] == TO_NEIGHBOUR:
        cells &= NEIGHBOURS[s.seats][place]
    return cells & ~(1 << place)


@fn
def sources(s, me, row):
    """The places from which a pawn may be moved by this step, as a set. [pawn.from]"""
    if OP[row] == SWAP:
        return swap_sources(s, me)
    zones, places = ZONES_OF[row], 0
    if s.begun and SAME_ORIGIN[row]:
        zones_left = 1 << s.origin
    else:
        zones_left = -1
    if zones & FROM_TILE:
        places |= s.here[me]
    if zones & FROM_MASTER:
        places |= s.ruled[me]
    if GOAL[row] != TO_PLANTATION:
        places = those_with_a_goal(s, row, places)
    open_goal = GOAL[row] == TO_PLANTATION or goals(s, row) != 0
    if zones & FROM_GUILDHALL and s.guildhall[me] and open_goal:
        places |= 1 << AT_GUILDHALL
    if zones & FROM_PLANTATION and s.plantation[me] and open_goal:
        places |= 1 << AT_PLANTATION
    return places & zones_left


@fn
def those_with_a_goal(s, row, places):
    """Of some cells those from which a pawn can go somewhere."""
    cells = goals(s, row)
    if cells == 0 or places == 0:
        return 0
    if GOAL[row] != TO_NEIGHBOUR:
        return places & ~cells if cells & (cells - 1) == 0 else places
    kept = 0
    for cell in range(N_CELLS):
        if places >> cell & 1 and goals_from(s, row, cell):
            kept |= 1 << cell
    return kept


@fn
def swap_sources(s, me):
    """[swap.both] Tiles with an own liveryman, if an opposing one stands on another."""
    cells = opposed_cells(s, me)
    if cells == 0:
        return 0
    return s.here[me] & ~cells if cells & (cells - 1) == 0 else int(s.here[me])


@fn
def destinations(s, me, row):
    """The tiles that may be named in answer to "which tile", as a set. [pawn.to]"""
    op = OP[row]
    if op == MOVE:
        return goals_from(s, row, s.origin)
    if op == HIRE:
        return reachable(s, row)
    if op == SWAP:
        return opposed_cells(s, me) & ~(1 << s.origin)
    if op == REPLACE:
        return opposed_cells(s, me)
    return beadle_goals(s)


@fn
def beadle_goals(s):
    """[beadle.card] The other face-up guilds."""
    cells = 0
    for cell in range(N_CELLS):
        if s.up >> cell & 1 and s.tile[cell] < N_GUILDS and s.beadle != cell:
            cells |= 1 << cell
    return cells


@leaf
def has_target_colour(s, me, seat):
    """[opponent.colour] Whether this colour can be the one that is replaced or swapped."""
    if seat == me:
        return False
    return s.plantation[seat] > 0 if s.goal == NONE else s.pawns[s.goal][seat] > 0


@leaf
def is_optional(s, row):
    """Whether the rest of this step may be declined. [effect.may] [effect.up_to] [reward.optional] [swap.must]"""
    return s.stage != TURNS or s.begun >= LEAST[row] or (OP[row] == SWAP and s.swap == MAY_SWAP)


@leaf
def suits_in_reach(s, suit):
    """Tiles that a basic move with this suit may go to. [move.suit]"""
    return int(s.up) if s.any_suit else showing(s, 1 << suit)
