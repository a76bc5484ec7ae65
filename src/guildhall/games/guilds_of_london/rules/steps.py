"""The laws of a step: the program it belongs to, how much of it is left, and the pawn or tile in question."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.effects import (
    BEADLE,
    HIRE,
    MAYORAL,
    MOVE,
    REPLACE,
    SWAP,
    TO_GUILDHALL,
    TO_PLANTATION,
    TO_SAME,
)
from guildhall.games.guilds_of_london.rules.cards import hand_limit
from guildhall.games.guilds_of_london.rules.counting import number
from guildhall.games.guilds_of_london.rules.lawbook import (
    ANSWER_LAW,
    LEFT_LAW,
    MOMENT_LAW,
    PAWN_IN_HAND_LAW,
    PROGRAM_LAW,
)
from guildhall.games.guilds_of_london.rules.targets import destinations, has_target_colour, sources
from guildhall.games.guilds_of_london.rules.turn import last_round
from guildhall.games.guilds_of_london.rules.usable import pawns_in, price
from guildhall.games.guilds_of_london.state import (
    BOTTOM,
    COLOUR,
    FIRST,
    GIVE,
    HIRING,
    KEEP,
    LEFT,
    LIMIT,
    N_SIDES,
    PAWN,
    PAY,
    SECOND,
    TILE,
    TOKEN,
    TURN,
    TURNS,
)
from guildhall.games.guilds_of_london.tables import (
    ABILITY,
    BASIC_HIRE,
    BASIC_MOVE,
    COST_ZONES,
    DO,
    DO_END,
    FIRST_REWARD,
    GOAL,
    N_CARDS,
    N_CELLS,
    N_TOKENS,
    OP,
    PAWN_COST,
    PLANTATION_REWARD,
    ROWS,
    SAME_GOAL,
    SECOND_REWARD,
    TOKEN_REWARD,
    N,
)


@fn
def broken_step(s):
    """0, or the law that a decision inside a turn or a reward breaks."""
    moment = s.moment
    if moment == TURN or moment == LIMIT:
        if s.row != NONE or s.resume != NONE or s.until != NONE:
            return PROGRAM_LAW
        return broken_amount(s) if nothing_in_hand(s) else PAWN_IN_HAND_LAW
    if moment == PAY or moment == GIVE:
        if s.row != NONE or s.resume != ABILITY[s.card][0] or s.until != ABILITY[s.card][1]:
            return PROGRAM_LAW
        return broken_amount(s) if nothing_in_hand(s) else PAWN_IN_HAND_LAW
    if not runs(s):
        return PROGRAM_LAW
    if not asks(s, s.row):
        return MOMENT_LAW
    law = broken_amount(s)
    return law if law else broken_pawn_in_hand(s)


@fn
def nothing_in_hand(s):
    """No pawn and no tile is in question."""
    return s.origin == NONE and s.goal == NONE and s.aim == NONE and s.begun == 0


# The program.


@fn
def runs(s):
    """Whether the step belongs to what is being carried out: the next of its program, or one that was set off."""
    if s.row < 0 or s.row >= ROWS or s.resume < 0 or s.until < 0 or not its_program(s):
        return False
    if s.row == s.resume - 1:
        return s.aim == NONE or s.stage == TURNS
    return s.stage == TURNS and set_off(s, s.row)


@fn
def within(s, first, until):
    """Whether a program runs from a first row, at least one step of which has begun."""
    return s.until == until and first < s.resume <= until


@fn
def its_program(s):
    """Whether the program is one of the card, tile, token or plantation in question."""
    stage = s.stage
    if stage == TURNS:
        if within(s, BASIC_HIRE, BASIC_HIRE + 1) or within(s, BASIC_MOVE, BASIC_MOVE + 1):
            return True
        return within(s, ABILITY[s.card][0], ABILITY[s.card][1])
    if stage == FIRST:
        tile = int(s.tile[s.resolving])
        return within(s, FIRST_REWARD[tile][0], FIRST_REWARD[tile][1])
    if stage == SECOND:
        tile = int(s.tile[s.resolving])
        return within(s, SECOND_REWARD[tile][0], SECOND_REWARD[tile][1])
    if stage == TOKEN:
        for token in range(N_TOKENS):
            if s.tokens[s.runner_up][token] and within(s, TOKEN_REWARD[token][0], TOKEN_REWARD[token][1]):
                return True
        return False
    side = 0 if stage == LEFT else 2
    return within(s, PLANTATION_REWARD[s.side][side], PLANTATION_REWARD[s.side][side + 1])


@fn
def set_off(s, row):
    """Whether an effect in force can have set off this step."""
    for k in range(len(s.lasting)):
        lasting = int(s.lasting[k])
        if lasting != NONE and DO[lasting] <= row < DO_END[lasting]:
            return True
    return False


@fn
def asks(s, row):
    """Whether a step of this kind ever asks the question that is open."""
    moment, op = s.moment, OP[row]
    if moment == KEEP or moment == BOTTOM:
        return op == MAYORAL and s.looking[s.actor] <= N[row] - (moment == BOTTOM)
    if moment == HIRING:
        return op == HIRE and GOAL[row] == TO_GUILDHALL
    if moment == PAWN:
        return op == MOVE or op == SWAP
    if moment == COLOUR:
        return op == REPLACE or op == SWAP
    if op == MOVE:
        return GOAL[row] != TO_PLANTATION and GOAL[row] != TO_SAME and not (SAME_GOAL[row] and s.begun)
    if op == HIRE:
        return GOAL[row] != TO_GUILDHALL and GOAL[row] != TO_PLANTATION
    return op == SWAP or op == BEADLE or (op == REPLACE and GOAL[row] != TO_PLANTATION)


# How much is left.


@fn
def broken_amount(s):
    """Cards to pay or to discard, pawns to return, to hire or to move: as many as there can be, and they are there."""
    me, moment = int(s.actor), s.moment
    if moment == PAY or moment == LIMIT:
        # That the cards from `floor` on are enough is not asked: in a world that another seat guesses they need not be.
        if s.floor >= N_CARDS or not 0 < s.left <= s.hand_size[me]:
            return LEFT_LAW
        if moment == PAY:
            return 0 if s.left <= price(s, s.card) else LEFT_LAW
        return 0 if s.left == s.hand_size[me] - hand_limit(s, me) and not last_round(s) else LEFT_LAW
    if s.floor:
        return LEFT_LAW
    if moment == GIVE:
        there = pawns_in(s, me, COST_ZONES[s.card])
        return 0 if 0 < s.left <= min(PAWN_COST[s.card], there) else LEFT_LAW
    if moment == HIRING:
        return 0 if s.begun == 0 and 0 < s.left == min(number(s, me, s.row), s.supply[me]) else LEFT_LAW
    if (moment == PAWN or moment == TILE) and OP[s.row] == MOVE:
        return 0 if s.left > 0 and s.left + s.begun == N[s.row] else LEFT_LAW
    if moment == TILE and OP[s.row] == HIRE:
        hired = number(s, me, s.row)
        return 0 if 0 < s.left <= s.supply[me] and s.left + s.begun <= hired else LEFT_LAW
    return 0 if s.left == 0 and s.begun == 0 else LEFT_LAW


# The pawn and the tile in question.


@fn
def broken_pawn_in_hand(s):
    """Where the pawn comes from, where it or the one before it went, and whether the question has an answer."""
    me, moment, row = int(s.actor), s.moment, int(s.row)
    if s.aim != NONE and (s.until != BASIC_MOVE + 1 or row == BASIC_MOVE or not s.up >> s.aim & 1):
        return PAWN_IN_HAND_LAW
    if GOAL[row] == TO_SAME and OP[row] == MOVE and s.aim == NONE:
        return PAWN_IN_HAND_LAW
    if s.goal != NONE and not s.up >> s.goal & 1:
        return PAWN_IN_HAND_LAW
    if moment == KEEP or moment == BOTTOM or moment == HIRING:
        return 0 if s.origin == NONE and s.goal == NONE else PAWN_IN_HAND_LAW
    if moment == COLOUR:
        return broken_target(s, me, row)
    begun = s.begun > 0 and OP[row] == MOVE
    if (s.goal != NONE) != (begun and GOAL[row] != TO_PLANTATION):
        return PAWN_IN_HAND_LAW
    if s.goal != NONE and s.pawns[s.goal][me] == 0:
        return PAWN_IN_HAND_LAW
    named = moment == TILE and (OP[row] == MOVE or OP[row] == SWAP)
    if (s.origin != NONE) != (named or begun):
        return PAWN_IN_HAND_LAW
    if named and not sources(s, me, row) >> s.origin & 1:
        return PAWN_IN_HAND_LAW
    if moment == PAWN:
        return 0 if sources(s, me, row) else ANSWER_LAW
    able = OP[row] != REPLACE or s.guildhall[me] > 0
    return 0 if able and destinations(s, me, row) else ANSWER_LAW


@fn
def broken_target(s, me, row):
    """[opponent.colour] [replace.both] [swap.both] A colour is asked for where several stand."""
    if OP[row] == SWAP:
        if s.goal == NONE or s.origin < 0 or s.origin >= N_CELLS or s.origin == s.goal:
            return PAWN_IN_HAND_LAW
        if not s.here[me] >> s.origin & 1:
            return PAWN_IN_HAND_LAW
    elif s.origin != NONE or (s.goal == NONE) != (GOAL[row] == TO_PLANTATION) or s.guildhall[me] == 0:
        return PAWN_IN_HAND_LAW
    colours = 0
    for seat in range(N_SIDES):
        colours += has_target_colour(s, me, seat)
    return 0 if colours > 1 else ANSWER_LAW
