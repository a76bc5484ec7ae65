"""The interpreter of effects: one function an operation. Programs are rows of tables.py; effects.py explains them."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.games.guilds_of_london.actions import (
    N_BEADLE,
    N_HIRES,
    N_HIRES_AWAY,
    N_HIRES_ONTO,
    N_LASTS,
    N_MOVES,
    N_OUSTS,
    N_REPLACES,
    N_SENDS,
    N_SWAPS,
    N_WILL_DRAW,
)
from guildhall.games.guilds_of_london.effects import (
    BEADLE,
    DONE_THIS_ROUND,
    DRAW,
    EACH_TIME,
    FROM_GUILDHALL,
    FROM_MASTER,
    FROM_PLANTATION,
    FROM_TILE,
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
    TO_NEIGHBOUR,
    TO_PLANTATION,
    TO_SAME,
    TURN_RULE,
)
from guildhall.games.guilds_of_london.rules.cards import draw_cards
from guildhall.games.guilds_of_london.rules.counting import alone_most_on_plantation, number
from guildhall.games.guilds_of_london.rules.lasting import begin_lasting, happened
from guildhall.games.guilds_of_london.rules.mayoral import look_at_mayoral
from guildhall.games.guilds_of_london.rules.pieces import (
    opposed_cells,
    origin_told,
    put_pawn,
    reachable,
    score_points,
    settle_on_plantation,
    showing,
    take_from,
    take_neutrals,
    take_pawn,
)
from guildhall.games.guilds_of_london.state import (
    AT_GUILDHALL,
    AT_PLANTATION,
    BETWEEN,
    COLOUR,
    HIRING,
    N_SIDES,
    PAWN,
    TILE,
    TURNS,
)
from guildhall.games.guilds_of_london.tables import (
    BASIC_MOVE,
    CARD_SUIT,
    EVENT,
    GOAL,
    JUMP_TO,
    LEAST,
    N_CELLS,
    N_GUILDS,
    NEIGHBOURS,
    NOW,
    OP,
    ROUNDS,
    RULE,
    SAME_GOAL,
    SAME_ORIGIN,
    ZONES_OF,
    N,
)

# What a step may touch.


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
    """Whether the rest of this step may be declined. [effect.may] [effect.up_to] [reward.optional]"""
    return s.stage != TURNS or s.begun >= LEAST[row]


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


@fn
def begin_replace(s, me, row, news):
    """[replace.both] An opposing liveryman and an own one on the Guildhall, or nothing."""
    able = s.guildhall[me] > 0
    if able and GOAL[row] == TO_PLANTATION:
        ask_for_colour(s, me, row, news)
    elif able and opposed_cells(s, me):
        s.moment = TILE


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


@fn
def ask_for_colour(s, me, row, news):
    """[opponent.colour] Whose pawn? Asked only where several colours stand."""
    only, n = NONE, 0
    for seat in range(N_SIDES):
        if has_target_colour(s, me, seat):
            only = seat
            n += 1
    if n > 1:
        s.moment = COLOUR
    elif n == 1:
        colour_named(s, me, only, news)


@fn
def colour_named(s, me, other, news):
    """The opposing pawn is known: it is replaced, or swapped."""
    s.moment = BETWEEN
    if OP[s.row] == SWAP:
        swap(s, me, other, news)
    elif s.goal == NONE:
        oust(s, me, other, news)
    else:
        replace(s, me, other, news)


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


@fn
def replace(s, me, other, news):
    """[replace.tile] The opposing pawn goes to the Guildhall, an own one from there takes its place."""
    take_pawn(s, other, s.goal)
    s.guildhall[other] += 1
    s.guildhall[me] -= 1
    put_pawn(s, me, s.goal)
    tell(news, N_REPLACES, me, other, s.tile[s.goal], 0)


@fn
def oust(s, me, other, news):
    """[replace.plantation] The same on the plantation."""
    s.plantation[other] -= 1
    s.guildhall[other] += 1
    s.guildhall[me] -= 1
    settle_on_plantation(s, me)
    tell(news, N_OUSTS, me, other, 0, 0)


@fn
def swap(s, me, other, news):
    """[swap.both] Two liverymen change places; that is no move."""
    take_pawn(s, me, s.origin)
    put_pawn(s, me, s.goal)
    take_pawn(s, other, s.goal)
    put_pawn(s, other, s.origin)
    tell(news, N_SWAPS, me, s.tile[s.origin], other, s.tile[s.goal])


@leaf
def suits_in_reach(s, suit):
    """Tiles that a basic move with this suit may go to. [move.suit]"""
    return int(s.up) if s.any_suit else showing(s, 1 << suit)
