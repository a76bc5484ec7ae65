"""What stands in the way of an ability, of a pawn and of a tile: one number for each sentence that can be said of it."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.actions import FROM_CAUSES, IDLE_CAUSES, TO_CAUSES
from guildhall.games.guilds_of_london.effects import (
    DRAW,
    EACH_TIME,
    FROM_GUILDHALL,
    FROM_MASTER,
    FROM_PLANTATION,
    FROM_TILE,
    HIRE,
    IF,
    JUMP,
    MAYORAL,
    MOVE,
    NEUTRAL,
    REPLACE,
    SCORE,
    SWAP,
    TO_NEIGHBOUR,
)
from guildhall.games.guilds_of_london.rules.operations import condition_holds
from guildhall.games.guilds_of_london.rules.targets import goals
from guildhall.games.guilds_of_london.state import AT_GUILDHALL, AT_PLANTATION
from guildhall.games.guilds_of_london.tables import (
    ABILITY,
    BASIC_MOVE,
    CARD_SUIT,
    GOAL,
    JUMP_TO,
    N_CELLS,
    N_GUILDS,
    N_SUITS,
    NEIGHBOURS,
    NOW,
    OP,
    SAME_ORIGIN,
    SUITS_OF,
    ZONES_OF,
)

(
    NO_SUPPLY, NO_TILE_SHOWS, NO_PAWN_CAN, NONE_ON_PLANTATION, LAST_ROUND, NO_DECK, NO_NEUTRAL, WORTH_NOTHING, NO_MAYORAL,
    NONE_ON_GUILDHALL, NO_OPPONENT, NO_SWAP, NO_GUILD,
) = range(len(IDLE_CAUSES))  # fmt: skip
NOBODY, WRONG_ZONE, OTHER_ORIGIN, STUCK = range(len(FROM_CAUSES))
EMPTY, RESOLVED, HERE, RESOLVING, WRONG_SUIT, FAR, UNOPPOSED, BUILDING, BEADLE_THERE = range(len(TO_CAUSES))
SEVERAL = N_SUITS


@fn
def cause_of_idleness(s, me, card):
    """[ability.nothing] Why the last part of an ability that is reached would change nothing."""
    row, last = int(ABILITY[card][0]), NONE
    while row < ABILITY[card][1]:
        if OP[row] == IF:
            row = row + 1 if condition_holds(s, me, row) else JUMP_TO[row]
        elif OP[row] == JUMP:
            row = JUMP_TO[row]
        else:
            last = row
            row += 1
    return LAST_ROUND if last == NONE else idle_part(s, me, last)


@fn
def idle_part(s, me, row):
    """The same for one part."""
    op = OP[row]
    if op == HIRE:
        return NO_SUPPLY if s.supply[me] == 0 else NO_TILE_SHOWS
    if op == MOVE:
        if ZONES_OF[row] == FROM_PLANTATION and s.plantation[me] == 0:
            return NONE_ON_PLANTATION
        return NO_PAWN_CAN
    if op == DRAW:
        return NO_DECK if NOW[row] else LAST_ROUND
    if op == EACH_TIME:
        return LAST_ROUND
    if op == NEUTRAL:
        return NO_NEUTRAL
    if op == SCORE:
        return WORTH_NOTHING
    if op == MAYORAL:
        return NO_MAYORAL
    if op == REPLACE:
        return NONE_ON_GUILDHALL if s.guildhall[me] == 0 else NO_OPPONENT
    return NO_SWAP if op == SWAP else NO_GUILD


@fn
def why_not_from(s, me, row, place):
    """[pawn.from] Nobody stands there, the effect does not reach there, or nothing can be reached from there."""
    zones = ZONES_OF[row] if OP[row] == MOVE else FROM_TILE
    if place == AT_GUILDHALL:
        there, allowed = s.guildhall[me] > 0, zones & FROM_GUILDHALL
    elif place == AT_PLANTATION:
        there, allowed = s.plantation[me] > 0, zones & FROM_PLANTATION
    elif s.ruled[me] >> place & 1:
        there, allowed = True, zones & FROM_MASTER
    else:
        there, allowed = s.here[me] >> place & 1 == 1, zones & FROM_TILE
    if not there:
        return NOBODY
    if not allowed:
        return WRONG_ZONE
    return OTHER_ORIGIN if s.begun and SAME_ORIGIN[row] and s.origin != place else STUCK


@fn
def why_not_to(s, me, row, cell):
    """[pawn.to] What keeps the pawn, or the beadle, from a tile."""
    if s.tile[cell] == NONE:
        return EMPTY
    if not s.up >> cell & 1:
        return RESOLVED
    op = OP[row]
    if op == MOVE or op == HIRE or op == SWAP:
        if op != HIRE and s.origin == cell:
            return HERE
        if op == SWAP:
            return UNOPPOSED
        if s.resolving == cell:
            return RESOLVING
        far = GOAL[row] == TO_NEIGHBOUR and s.origin < N_CELLS and not NEIGHBOURS[s.seats][s.origin] >> cell & 1
        return FAR if far and goals(s, row) >> cell & 1 else WRONG_SUIT
    if op == REPLACE:
        return UNOPPOSED
    return BEADLE_THERE if s.tile[cell] < N_GUILDS else BUILDING


@fn
def wanted_suit(s, row):
    """The suit that a tile must show for this step, or that it is one of several."""
    if row == BASIC_MOVE:
        return int(CARD_SUIT[s.card])
    for suit in range(N_SUITS):
        if SUITS_OF[row] == 1 << suit:
            return suit
    return SEVERAL
