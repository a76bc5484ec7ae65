"""The interpreter of effects: one function an operation. Programs are rows of tables.py; effects.py explains them."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.games.guilds_of_london.actions import NEWS
from guildhall.games.guilds_of_london.effects import (
    BEADLE,
    DONE_THIS_ROUND,
    DRAW,
    EACH_TIME,
    FROM_GUILDHALL,
    FROM_PLANTATION,
    HIRE,
    HIRED,
    IF,
    JUMP,
    MATCH_ANY,
    MAYORAL,
    MOVE,
    MOVED,
    NEUTRAL,
    REPLACE,
    SCORE,
    SWAP,
    TO_GUILDHALL,
    TO_PLANTATION,
    TO_SAME,
    TURN_RULE,
)
from guildhall.games.guilds_of_london.rules.cards import draw_cards
from guildhall.games.guilds_of_london.rules.counting import alone_most_on_plantation, number
from guildhall.games.guilds_of_london.rules.lasting import begin_lasting, happened
from guildhall.games.guilds_of_london.rules.mayoral import look_at_mayoral
from guildhall.games.guilds_of_london.rules.opposing import ask_for_colour, begin_replace
from guildhall.games.guilds_of_london.rules.pieces import (
    origin_told,
    put_pawn,
    reachable,
    score_points,
    settle_on_plantation,
    take_from,
    take_neutrals,
)
from guildhall.games.guilds_of_london.rules.targets import beadle_goals, is_optional, sources
from guildhall.games.guilds_of_london.state import (
    AT_GUILDHALL,
    AT_PLANTATION,
    BETWEEN,
    HIRING,
    PAWN,
    TILE,
    TURNS,
)
from guildhall.games.guilds_of_london.tables import (
    EVENT,
    GOAL,
    JUMP_TO,
    NOW,
    OP,
    ROUNDS,
    RULE,
    SAME_GOAL,
    ZONES_OF,
    N,
)

N_BEADLE, N_HIRES, N_HIRES_AWAY = NEWS["beadle"], NEWS["hires"], NEWS["hires_away"]
N_HIRES_ONTO, N_LASTS, N_MOVES, N_SENDS = NEWS["hires_onto"], NEWS["lasts"], NEWS["moves"], NEWS["sends"]
N_WILL_DRAW = NEWS["will_draw"]
# A step begins. Either it is carried out at once, or a question is asked.


@fn
def begin_step(s, row, news):
    """[effect.parts] Each part as far as possible; one that is impossible is skipped."""
    me, op = int(s.actor), OP[row]
    s.row, s.begun, s.origin, s.goal, s.left = row, 0, NONE, NONE, 0
    if op == HIRE:
        begin_hire(s, me, row, news)
    elif op == MOVE:
        s.left = N[row]
        ask_for_pawn(s, me, row, news)
    elif op == DRAW:
        begin_draw(s, me, row, news)
    elif op == NEUTRAL:
        take_neutrals(s, me, N[row], news)
    elif op == SCORE:
        score_points(s, me, number(s, me, row), news)
    elif op == MAYORAL:
        look_at_mayoral(s, me, N[row], news)
    elif op == REPLACE:
        begin_replace(s, me, row, news)
    elif op == SWAP:
        if sources(s, me, row):
            s.moment = PAWN
    elif op == BEADLE:
        if beadle_goals(s):
            s.moment = TILE
    elif op == EACH_TIME:
        begin_lasting(s, row)
        tell(news, N_LASTS, me, s.card, 0, 0)
    elif op == TURN_RULE:
        begin_rule(s, me, row, news)
    elif op == IF:
        if not condition_holds(s, me, row):
            s.resume = JUMP_TO[row]
    elif op == JUMP:
        s.resume = JUMP_TO[row]
    if s.moment == BETWEEN and s.left == 0:
        s.row = NONE


@fn
def begin_hire(s, me, row, news):
    """[hire.supply] As many as there are; [reward.hire] from a reward as many as one likes; [hire.onto] or onto a tile."""
    n = min(number(s, me, row), s.supply[me])
    if n == 0:
        return
    if GOAL[row] == TO_GUILDHALL:
        if s.stage != TURNS:
            s.left, s.moment = n, HIRING
        else:
            hire(s, me, n, news)
    elif GOAL[row] == TO_PLANTATION:
        s.supply[me] -= n
        for _ in range(n):
            settle_on_plantation(s, me)
            happened(s, me, HIRED, NONE)
        tell(news, N_HIRES_AWAY, me, n, 0, 0)
    elif reachable(s, row):
        s.left, s.moment = n, TILE


@fn
def hire(s, me, n, news):
    """[hire.guildhall] Pawns from the supply come to the Guildhall."""
    s.supply[me] -= n
    s.guildhall[me] += n
    for _ in range(n):
        happened(s, me, HIRED, NONE)
    if n:
        tell(news, N_HIRES, me, n, 0, 0)


@fn
def begin_draw(s, me, row, news):
    """[draw.now] [draw.end] Now, or at the end of the turn; [last.draw] not any more in the last round."""
    n = number(s, me, row)
    if NOW[row]:
        draw_cards(s, me, n, news)
    elif n and s.round_no < ROUNDS[s.seats]:
        s.extra += n
        tell(news, N_WILL_DRAW, me, n, 0, 0)


@fn
def begin_rule(s, me, row, news):
    """[rule.any_suit] [rule.discount]"""
    if RULE[row] == MATCH_ANY:
        s.any_suit = 1
    else:
        s.discount += N[row]
    tell(news, N_LASTS, me, s.card, 0, 0)


@fn
def condition_holds(s, me, row):
    """[condition.done] [condition.most]"""
    if RULE[row] == DONE_THIS_ROUND:
        return s.done[me] >> EVENT[row] & 1 == 1
    return alone_most_on_plantation(s, me)


# Questions.


@fn
def ask_for_pawn(s, me, row, news):
    """Which pawn? Where it can only be in one place and must go, nobody is asked. After one pawn the next: see order.py."""
    if sources(s, me, row) == 0:
        s.left = 0
        return
    if not is_optional(s, row) and (ZONES_OF[row] == FROM_GUILDHALL or ZONES_OF[row] == FROM_PLANTATION):
        pawn_named(s, me, AT_GUILDHALL if ZONES_OF[row] == FROM_GUILDHALL else AT_PLANTATION, news)
        return
    s.moment = PAWN


@fn
def pawn_named(s, me, place, news):
    """The pawn is known; where does it go?"""
    row = int(s.row)
    s.origin = place
    if OP[row] == MOVE and GOAL[row] == TO_PLANTATION:
        send(s, me, news)
    elif OP[row] == MOVE and (GOAL[row] == TO_SAME or (SAME_GOAL[row] and s.goal != NONE)):
        move_pawn(s, me, s.aim if GOAL[row] == TO_SAME else s.goal, news)
    else:
        s.moment = TILE


@fn
def tile_named(s, me, cell, news):
    """The tile is known."""
    row = int(s.row)
    op = OP[row]
    if op == MOVE:
        move_pawn(s, me, cell, news)
    elif op == HIRE:
        hire_onto(s, me, cell, news)
    elif op == BEADLE:
        s.beadle, s.moment = cell, BETWEEN
        tell(news, N_BEADLE, s.tile[cell], 0, 0, 0)
    else:
        s.goal = cell
        ask_for_colour(s, me, row, news)


# Steps that were asked for.


@leaf
def one_done(s):
    """One pawn of the step is done."""
    s.left -= 1
    s.begun += 1
    s.moment = BETWEEN


@fn
def move_pawn(s, me, cell, news):
    """[move.pawn] A pawn goes to a face-up tile; a master gives up its tile. [lasting.events]"""
    take_from(s, me, s.origin)
    put_pawn(s, me, cell)
    tell(news, N_MOVES, me, origin_told(s, s.origin), s.tile[cell], 0)
    s.goal = cell
    happened(s, me, MOVED, cell)
    one_done(s)


@fn
def send(s, me, news):
    """[plantation.send] A pawn goes to the plantation."""
    take_from(s, me, s.origin)
    settle_on_plantation(s, me)
    tell(news, N_SENDS, me, origin_told(s, s.origin), 0, 0)
    one_done(s)


@fn
def hire_onto(s, me, cell, news):
    """[hire.onto] A pawn goes from the supply to a tile: a hire, not a move."""
    s.supply[me] -= 1
    put_pawn(s, me, cell)
    tell(news, N_HIRES_ONTO, me, s.tile[cell], 0, 0)
    happened(s, me, HIRED, NONE)
    one_done(s)
    s.moment = TILE if s.left else BETWEEN
