"""Whether the ability of a card may be used: its cost can be paid, and it would change something."""

from guildhall.core.bits import size
from guildhall.core.compile import fn, leaf
from guildhall.games.guilds_of_london.effects import (
    BEADLE,
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
    TO_GUILDHALL,
    TO_PLANTATION,
)
from guildhall.games.guilds_of_london.rules.counting import number
from guildhall.games.guilds_of_london.rules.operations import condition_holds
from guildhall.games.guilds_of_london.rules.pieces import opposed_cells, reachable
from guildhall.games.guilds_of_london.rules.targets import beadle_goals, sources, swap_sources
from guildhall.games.guilds_of_london.state import N_SIDES, RULES
from guildhall.games.guilds_of_london.tables import (
    ABILITY,
    COST_ZONES,
    DISCARD_COST,
    DO,
    DO_END,
    GOAL,
    JUMP_TO,
    N_CARDS,
    N_CELLS,
    NOW,
    OP,
    PAWN_COST,
    ROUNDS,
)

NO_CARDS, NO_PAWNS, NO_EFFECT = RULES["ability.cards"], RULES["ability.pawns"], RULES["ability.nothing"]


@leaf
def price(s, card):
    """[cost.cards] Cards that an ability costs now. [rule.discount]"""
    return max(0, DISCARD_COST[card] - s.discount)


@fn
def pawns_in(s, me, zones):
    """Own pawns in some zones."""
    n = 0
    if zones & FROM_GUILDHALL:
        n += s.guildhall[me]
    if zones & FROM_PLANTATION:
        n += s.plantation[me]
    if zones & FROM_MASTER:
        n += size(s.ruled[me])
    if zones & FROM_TILE:
        for cell in range(N_CELLS):
            if s.here[me] >> cell & 1:
                n += s.pawns[cell][me]
    return n


@fn
def forbids_use(s, me, card):
    """[ability.cards] [ability.pawns] [ability.nothing]"""
    if s.hand_size[me] - 1 < price(s, card):
        return NO_CARDS
    if PAWN_COST[card] and pawns_in(s, me, COST_ZONES[card]) < PAWN_COST[card]:
        return NO_PAWNS
    row = int(ABILITY[card][0])
    while row < ABILITY[card][1]:
        if OP[row] == IF:
            row = row + 1 if condition_holds(s, me, row) else JUMP_TO[row]
        elif OP[row] == JUMP:
            row = JUMP_TO[row]
        elif changes(s, me, card, row):
            return 0
        else:
            row += 1
    return NO_EFFECT


@fn
def changes(s, me, card, row):
    """Whether a part of an ability would change something, once its cost is paid."""
    op = OP[row]
    if op == HIRE:
        supply = s.supply[me] + PAWN_COST[card]
        if supply == 0 or number(s, me, row) == 0:
            return False
        return GOAL[row] == TO_GUILDHALL or GOAL[row] == TO_PLANTATION or reachable(s, row) != 0
    if op == MOVE:
        return sources(s, me, row) != 0
    if op == DRAW:
        return number(s, me, row) > 0 and (can_draw(s, card) if NOW[row] else s.round_no < ROUNDS[s.seats])
    if op == NEUTRAL:
        return s.neutrals > 0
    if op == SCORE:
        return number(s, me, row) > 0
    if op == MAYORAL:
        return s.mayors_left > 0
    if op == REPLACE:
        return s.guildhall[me] > 0 and (
            opponents_on_plantation(s, me) if GOAL[row] == TO_PLANTATION else opposed_cells(s, me) != 0
        )
    if op == SWAP:
        return swap_sources(s, me) != 0
    if op == BEADLE:
        return beadle_goals(s) != 0
    return op != EACH_TIME or lasts(s, row)


@fn
def can_draw(s, card):
    """Whether a card could be drawn; what is paid lies in the discards then. [draw.deck]"""
    n = s.deck_left + price(s, card)
    for other in range(N_CARDS):
        n += s.discards[other]
    return n > 0


@fn
def lasts(s, row):
    """A lasting effect always changes something, but for draws at the end of a turn in the last round. [last.draw]"""
    if s.round_no < ROUNDS[s.seats]:
        return True
    for done in range(DO[row], DO_END[row]):
        if OP[done] != DRAW or NOW[done]:
            return True
    return False


@leaf
def opponents_on_plantation(s, me):
    """Whether an opposing pawn is there."""
    for seat in range(N_SIDES):
        if seat != me and s.plantation[seat]:
            return True
    return False
