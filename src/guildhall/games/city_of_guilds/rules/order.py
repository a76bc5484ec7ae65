"""The order of play: who is asked what, and what happens between decisions."""

from guildhall.core.compile import fn, frozen, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import NOT_NOW, out_of_turn, tell
from guildhall.core.rng import sow_streams
from guildhall.games.city_of_guilds.actions import (
    A_CAST,
    A_GUILD,
    A_KEEP,
    A_LEAVE,
    A_SHED,
    A_TAKE,
    A_WAIVE,
    N_ACTIONS,
    N_MAYOR,
    N_ROUND,
    RANGES,
)
from guildhall.games.city_of_guilds.rules.guild_choice import choose_guild, forbids_guild, open_guilds
from guildhall.games.city_of_guilds.rules.guilds import (
    can_act,
    cast,
    forbids_cast,
    forbids_keep,
    forbids_leave,
    forbids_shed,
    forbids_take,
    forbids_waive,
    keep,
    leave,
    searched_pile,
    shed,
    take,
    waive,
)
from guildhall.games.city_of_guilds.rules.mayor import next_mayor
from guildhall.games.city_of_guilds.rules.pieces import hand_size, pile_size
from guildhall.games.city_of_guilds.rules.resolving import choose, forbids_choice
from guildhall.games.city_of_guilds.rules.solo import ruler_turn
from guildhall.games.city_of_guilds.rules.tax import gather_cards, pay_tax
from guildhall.games.city_of_guilds.rules.turn import forbids_turn, legal_turn, take_turn
from guildhall.games.city_of_guilds.rules.winning import end_game
from guildhall.games.city_of_guilds.state import BETWEEN, CONJURE, DISCARD, DRAWN, GUILD, OTHER, SEARCH, TURN
from guildhall.games.city_of_guilds.tables import ROUNDS

SPANS = frozen(RANGES)  # [moment, from and to]


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
    if moment == GUILD:
        return forbids_guild(s, me, a - A_GUILD)
    if moment == DRAWN:
        return forbids_keep(s, a - A_KEEP)
    if moment == OTHER:
        return forbids_leave(s, me, a - A_LEAVE) if a < A_SHED else forbids_shed(s, a - A_SHED)
    if moment == SEARCH:
        return forbids_take(s, me, a - A_TAKE)
    if moment == CONJURE:
        return forbids_waive(s, me) if a == A_WAIVE else forbids_cast(s, me, a - A_CAST)
    return forbids_choice(s, me, a)


@fn
def legal(s, seat, mask):
    """Marks the legal moves in the range of the present moment."""
    low, high, count = SPANS[s.moment][0], SPANS[s.moment][1], 0
    for a in range(low, high):
        mask[a] = 0
    if not s.to_act >> seat & 1:
        return low, high, count
    if s.moment == TURN:
        return low, high, legal_turn(s, seat, mask)
    for a in range(low, high):
        if forbids_now(s, seat, a) == 0:
            mask[a] = 1
            count += 1
    return low, high, count


@fn
def apply(s, seat, a, news):
    """One step, then on to the next decision that is a real one."""
    carry_out(s, seat, a, news)
    while not s.over:
        if s.moment == BETWEEN:
            go_on(s, news)
        else:
            a = forced(s)
            if a == NONE:
                return
            carry_out(s, s.turn, a, news)


@fn
def carry_out(s, me, a, news):
    """One move as it stands."""
    moment = s.moment
    if moment == TURN:
        take_turn(s, me, a, news)
    elif moment == GUILD:
        choose_guild(s, me, a - A_GUILD, news)
    elif moment == DRAWN:
        keep(s, me, a - A_KEEP, news)
    elif moment == OTHER:
        if a < A_SHED:
            leave(s, me, a - A_LEAVE, news)
        else:
            shed(s, me, a - A_SHED, news)
    elif moment == SEARCH:
        take(s, me, a - A_TAKE, news)
    elif moment == CONJURE:
        if a == A_WAIVE:
            waive(s, me, news)
        else:
            cast(s, me, a - A_CAST, news)
    else:
        choose(s, me, a, news)


@leaf
def is_open(s):
    """Whether everybody sees which moves are legal at this moment: then a single one is made by itself."""
    if s.moment == SEARCH:
        pile = searched_pile(s, s.turn)
        return pile == DISCARD or s.cards_in[pile] == 1
    return s.moment != TURN and s.moment != DRAWN and s.moment != OTHER and s.moment != CONJURE


@fn
def forced(s):
    """The only legal move, where everybody can see that it is; otherwise NONE."""
    if not is_open(s):
        return NONE
    only = NONE
    for a in range(SPANS[s.moment][0], SPANS[s.moment][1]):
        if forbids_now(s, s.turn, a) == 0:
            if only != NONE:
                return NONE
            only = a
    return only


@fn
def go_on(s, news):
    """After a turn: the Ruler's, then the next seat's, or the end of the round. [turn.action] [turn.skip] [round.ends]"""
    s.playing, s.scope, s.picked_area, s.picked_side = NONE, 0, NONE, NONE
    if s.seats == 1 and pile_size(s):
        ruler_turn(s, news)
    for k in range(1, s.seats + 1):
        seat = (s.turn + k) % s.seats
        if pile_size(s) or (not s.passed[seat] and (hand_size(s, seat) or can_act(s, seat))):
            s.turn, s.moment, s.to_act = seat, TURN, 1 << seat
            return
    end_round(s, news)


@fn
def end_round(s, news):
    """[round.ends] Taxes, then the next round or the end."""
    pay_tax(s, news)
    if s.round_no == ROUNDS:
        end_game(s, news)
        return
    gather_cards(s)
    s.round_no += 1
    sow_streams(s)
    s.mayor = next_mayor(s)
    tell(news, N_ROUND, s.round_no, 0, 0, 0)
    tell(news, N_MAYOR, s.mayor, 0, 0, 0)
    open_guilds(s)
