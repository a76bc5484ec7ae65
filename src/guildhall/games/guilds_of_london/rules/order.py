"""The order of play: who is asked what, and what happens between decisions."""

from guildhall.core.compile import fn, frozen
from guildhall.core.fields import NONE
from guildhall.core.game import NOT_NOW, out_of_turn, tell
from guildhall.core.rng import sow_streams
from guildhall.games.guilds_of_london.actions import (
    A_BOTTOM,
    A_COLOUR,
    A_DISCARD,
    A_FROM,
    A_KEEP,
    A_PASS,
    A_TAKE,
    A_TO,
    N_ACTIONS,
    N_ROUND,
    RANGES,
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
    hire,
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
from guildhall.games.guilds_of_london.rules.targets import destinations, has_target_colour, is_optional, sources
from guildhall.games.guilds_of_london.rules.turn import (
    discard_to_limit,
    forbids_gift,
    forbids_payment,
    forbids_turn,
    give_pawn,
    last_round,
    legal_payments,
    legal_turn,
    on_turn,
    pay_card,
    take_turn,
)
from guildhall.games.guilds_of_london.state import (
    BETWEEN,
    BOTTOM,
    CHOOSING,
    COLOUR,
    FIRST,
    GIVE,
    KEEP,
    LEFT,
    LIMIT,
    MAYOR,
    N_SIDES,
    NEGOTIATE,
    PAWN,
    PAY,
    PLANTATION_PHASE,
    RIGHT,
    RULES,
    SECOND,
    TILE,
    TILES_PHASE,
    TOKEN,
    TURN,
    TURNS,
    VOTE,
)
from guildhall.games.guilds_of_london.tables import GREY, RESOLVES

SPANS = frozen(RANGES)  # [moment, from and to]
NO_PAWN, NO_TILE, MUST, NO_COLOUR, TOO_MANY = (
    RULES[r] for r in ("pawn.from", "pawn.to", "pawn.must", "opponent.colour", "reward.hire")
)


# What may be done.


@fn
def forbids(s, me, a):
    """0, or the first rule that forbids a move."""
    rule = out_of_turn(s, me, a, N_ACTIONS)
    if rule:
        return rule
    if a < SPANS[s.moment][0] or a >= SPANS[s.moment][1]:
        return NOT_NOW
    return forbids_now(s, me, a)


@fn
def forbids_now(s, me, a):
    """The same for a move that answers the present moment."""
    moment = s.moment
    if moment == TURN:
        return forbids_turn(s, me, a)
    if moment == MAYOR or moment == KEEP:
        return forbids_keep(s, me, a - A_KEEP)
    if moment == BOTTOM:
        return forbids_bottom(s, me, a - A_BOTTOM)
    if moment == PAY or moment == LIMIT:
        return forbids_payment(s, me, a - A_DISCARD)
    if moment == GIVE:
        return forbids_gift(s, me, a - A_FROM)
    if moment == PAWN:
        if a == A_PASS:
            return 0 if is_optional(s, s.row) else MUST
        return 0 if sources(s, me, s.row) >> (a - A_FROM) & 1 else NO_PAWN
    if moment == TILE:
        return 0 if destinations(s, me, s.row) >> (a - A_TO) & 1 else NO_TILE
    if moment == COLOUR:
        return 0 if has_target_colour(s, me, a - A_COLOUR) else NO_COLOUR
    if moment == NEGOTIATE:
        return 0 if a == A_PASS else forbids_colour(s, a - A_COLOUR)
    return 0 if a - A_TAKE <= s.left else TOO_MANY


@fn
def legal(s, seat, mask):
    """Marks the legal moves in the range of the present moment."""
    low, high, count = SPANS[s.moment][0], SPANS[s.moment][1], 0
    for a in range(low, high):
        mask[a] = 0
    if not s.to_act >> seat & 1:
        return low, high, count
    moment = s.moment
    if moment == TURN:
        return low, high, legal_turn(s, seat, mask)
    if moment == PAY or moment == LIMIT:
        return low, high, legal_payments(s, seat, mask)
    if moment == PAWN:
        if is_optional(s, s.row):
            mask[A_PASS] = 1
            count = 1
        return low, high, count + mark(mask, A_FROM, A_PASS, sources(s, seat, s.row))
    if moment == TILE:
        return low, high, mark(mask, A_TO, A_TAKE, destinations(s, seat, s.row))
    for a in range(low, high):
        if forbids_now(s, seat, a) == 0:
            mask[a] = 1
            count += 1
    return low, high, count


@fn
def mark(mask, first, last, places):
    """Marks the moves that name the places of a set; returns the number."""
    count = 0
    for a in range(first, last):
        mask[a] = places >> (a - first) & 1
        count += mask[a]
    return count


# What happens.


@fn
def apply(s, seat, a, news):
    """One step, then on to the next decision."""
    carry_out(s, seat, a, news)
    while s.moment == BETWEEN and not s.over:
        go_on(s, news)
    if s.moment != MAYOR and not s.over:
        s.to_act = 1 << s.actor


@fn
def carry_out(s, me, a, news):
    """One move as it stands."""
    moment = s.moment
    if moment == TURN:
        take_turn(s, me, a, news)
    elif moment == MAYOR:
        choose_mayoral(s, me, a - A_KEEP, news)
    elif moment == KEEP:
        keep(s, me, a - A_KEEP, news)
    elif moment == BOTTOM:
        put_first(s, me, a - A_BOTTOM, news)
    elif moment == PAY:
        pay_card(s, me, a - A_DISCARD, news)
    elif moment == LIMIT:
        discard_to_limit(s, me, a - A_DISCARD, news)
    elif moment == GIVE:
        give_pawn(s, me, a - A_FROM, news)
    elif moment == PAWN:
        if a == A_PASS:
            s.moment, s.left = BETWEEN, 0  # [effect.may] [effect.up_to] [reward.optional]
        else:
            pawn_named(s, me, a - A_FROM, news)
    elif moment == TILE:
        tile_named(s, me, a - A_TO, news)
    elif moment == COLOUR:
        colour_named(s, me, a - A_COLOUR, news)
    elif moment == NEGOTIATE:
        if a == A_PASS:
            stop_talking(s)
        else:
            stand_in(s, me, a - A_COLOUR, news)
    else:
        s.moment, s.left = BETWEEN, 0
        hire(s, me, a - A_TAKE, news)  # [reward.hire]


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
