"""The order of play: who is asked what, and what happens between decisions."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.core.moments import Answer, Moment, Moments
from guildhall.core.rng import sow_streams
from guildhall.games.guilds_of_london.actions import ACTIONS, NEWS
from guildhall.games.guilds_of_london.rules.answers import (
    decline,
    forbids_declining,
    forbids_number,
    forbids_pawn,
    forbids_target,
    forbids_tile,
    hire_some,
    legal_pawns,
    legal_tiles,
)
from guildhall.games.guilds_of_london.rules.ending import end_game
from guildhall.games.guilds_of_london.rules.growth import (
    add_tiles,
    after_left,
    after_right,
    close_plantation,
    open_growth,
)
from guildhall.games.guilds_of_london.rules.lasting import next_due
from guildhall.games.guilds_of_london.rules.mayoral import forbids_bottom, forbids_keep, keep, put_first
from guildhall.games.guilds_of_london.rules.negotiation import forbids_colour, next_talker, stand_in, stop_talking
from guildhall.games.guilds_of_london.rules.operations import (
    ask_for_pawn,
    begin_step,
    pawn_named,
    tile_named,
)
from guildhall.games.guilds_of_london.rules.opposing import colour_named
from guildhall.games.guilds_of_london.rules.resolving import (
    clear_tile,
    close_vote,
    give_extra,
    give_token,
    next_due_tile,
    open_tile,
)
from guildhall.games.guilds_of_london.rules.setup import choose_mayoral
from guildhall.games.guilds_of_london.rules.turn import (
    discard_to_limit,
    end_turn,
    forbids_ability,
    forbids_gift,
    forbids_hire,
    forbids_move,
    forbids_payment,
    give_pawn,
    last_round,
    legal_payments,
    legal_turn,
    on_turn,
    pay_card,
    play_ability,
    play_hire,
    play_move,
)
from guildhall.games.guilds_of_london.state import (
    BETWEEN,
    CHOOSING,
    FIRST,
    LAYOUT,
    LEFT,
    MAYOR,
    N_SIDES,
    PLANTATION_PHASE,
    RIGHT,
    SECOND,
    TILES_PHASE,
    TOKEN,
    TURN,
    TURNS,
    VOTE,
)
from guildhall.games.guilds_of_london.tables import GREY, RESOLVES

N_ROUND = NEWS["round"]
ASKED = Moments(
    __name__,
    LAYOUT,
    ACTIONS,
    Moment("mayor", Answer("keep", forbids_keep, choose_mayoral)),
    Moment(
        "turn",
        Answer("hire", forbids_hire, play_hire),
        Answer("move", forbids_move, play_move),
        Answer("use", forbids_ability, play_ability),
        Answer("end", None, end_turn),
        marks=legal_turn,
    ),
    Moment("pay", Answer("discard", forbids_payment, pay_card), marks=legal_payments),
    Moment("give", Answer("from", forbids_gift, give_pawn)),
    Moment(
        "pawn",
        Answer("from", forbids_pawn, pawn_named),
        Answer("pass", forbids_declining, decline),
        marks=legal_pawns,
    ),
    Moment("tile", Answer("to", forbids_tile, tile_named), marks=legal_tiles),
    Moment("colour", Answer("colour", forbids_target, colour_named)),
    Moment("keep", Answer("keep", forbids_keep, keep)),
    Moment("bottom", Answer("bottom", forbids_bottom, put_first)),
    Moment("limit", Answer("discard", forbids_payment, discard_to_limit), marks=legal_payments),
    Moment("negotiate", Answer("pass", None, stop_talking), Answer("colour", forbids_colour, stand_in)),
    Moment("hire", Answer("take", forbids_number, hire_some)),
    Moment("between"),
)
forbids, legal, carry_out = ASKED.forbids, ASKED.legal, ASKED.carry_out


@fn
def apply(s, seat, a, news):
    """One step, then on to the next decision."""
    carry_out(s, seat, a, news)
    while s.moment == BETWEEN and not s.over:
        go_on(s, news)
    if s.moment != MAYOR and not s.over:
        s.to_act = 1 << s.actor


@fn
def go_on(s, news):
    """Between decisions: the next pawn of a step, what was set off, the next step of the program, what follows it."""
    if s.row != NONE and s.left:
        ask_for_pawn(s, s.actor, s.row, news)
        return
    s.row, s.left = NONE, 0
    row = next_due(s)
    if row != NONE:
        begin_step(s, row, news)
    elif s.resume < s.until:
        s.resume += 1
        begin_step(s, s.resume - 1, news)
    else:
        after_program(s, news)


@fn
def after_program(s, news):
    """What follows when a program has been carried out, or there was none."""
    stage = s.stage
    s.resume, s.until, s.origin, s.goal, s.begun = NONE, NONE, NONE, NONE, 0
    if stage == TURNS:
        s.card, s.aim = NONE, NONE
        if s.turn < s.seats:
            s.actor, s.moment = on_turn(s), TURN
        elif RESOLVES[s.seats][s.round_no]:  # [round.resolve] [two.resolve]
            s.stage, s.resolving, s.actor = TILES_PHASE, NONE, NONE
        else:
            end_round(s, news)
    elif stage == TILES_PHASE:
        cell = next_due_tile(s, 0 if s.resolving == NONE else s.resolving + 1)
        if cell == NONE:
            s.resolving = NONE
            end_round(s, news)
        else:
            open_tile(s, cell, news)
    elif stage == VOTE:
        if not next_talker(s):
            close_vote(s, news)
    elif stage == FIRST:
        give_token(s, news)
    elif stage == TOKEN:
        give_extra(s)
    elif stage == SECOND:
        clear_tile(s, news)
    else:
        after_growth(s, news)


@fn
def after_growth(s, news):
    """The same in the Growth phase, and after the set-up."""
    stage = s.stage
    if stage == CHOOSING:
        open_round(s, news)
    elif stage == PLANTATION_PHASE:
        if not next_talker(s):
            close_plantation(s, news)
    elif stage == LEFT:
        after_left(s, news)
    elif stage == RIGHT and not after_right(s, news):
        if last_round(s) or (s.seats == 2 and s.up == 0):  # [end.rounds] [two.early]
            end_game(s, news)
        else:
            add_tiles(s, news)
            next_round(s, news)


@fn
def end_round(s, news):
    """[round.growth] [growth.early] Growth on a grey space, or when no face-up tile is left."""
    if GREY[s.seats][s.round_no] or s.up == 0:
        open_growth(s, news)
    else:
        next_round(s, news)


@fn
def next_round(s, news):
    """[round.marker] The marker goes on."""
    s.round_no += 1
    sow_streams(s)
    open_round(s, news)


@fn
def open_round(s, news):
    """[round.order] The order of the turns is fixed now. [condition.done]"""
    tell(news, N_ROUND, s.round_no, 0, 0, 0)
    for rank in range(N_SIDES):
        s.order[rank] = s.ranking[rank]
        s.done[rank] = 0
    s.stage, s.turn = TURNS, 0
