"""The order of play: who is asked what, and what happens between decisions."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.core.moments import Answer, Moment, Moments
from guildhall.core.rng import sow_streams
from guildhall.games.city_of_guilds.actions import ACTIONS, NEWS
from guildhall.games.city_of_guilds.rules.guild_choice import choose_guild, forbids_guild, open_guilds
from guildhall.games.city_of_guilds.rules.guilds import (
    can_act,
    cast,
    forbids_cast,
    forbids_keep,
    forbids_leave,
    forbids_sale,
    forbids_shed,
    forbids_take,
    forbids_theft,
    forbids_use,
    forbids_waive,
    keep,
    leave,
    searched_pile,
    sell,
    shed,
    steal,
    take,
    use,
    waive,
)
from guildhall.games.city_of_guilds.rules.mayor import next_mayor
from guildhall.games.city_of_guilds.rules.pieces import hand_size, pile_size
from guildhall.games.city_of_guilds.rules.resolving import (
    exchange,
    forbids_from,
    forbids_remove,
    forbids_skip,
    forbids_swap,
    forbids_to,
    forbids_with,
    remove,
    resolved,
    shift,
    shift_from,
    swap,
)
from guildhall.games.city_of_guilds.rules.solo import ruler_turn
from guildhall.games.city_of_guilds.rules.tax import gather_cards, pay_tax
from guildhall.games.city_of_guilds.rules.turn import (
    discard_from_hand,
    draw_cards,
    forbids_discard,
    forbids_draw,
    forbids_pass,
    forbids_play,
    forbids_salvage,
    legal_turn,
    pass_turns,
    play_from_hand,
    salvage,
)
from guildhall.games.city_of_guilds.rules.winning import end_game
from guildhall.games.city_of_guilds.state import BETWEEN, CONJURE, DISCARD, DRAWN, LAYOUT, OTHER, SEARCH, TURN
from guildhall.games.city_of_guilds.tables import ROUNDS

N_MAYOR, N_ROUND = NEWS["mayor"], NEWS["round"]
ASKED = Moments(
    __name__,
    LAYOUT,
    ACTIONS,
    Moment("guild", Answer("guild", forbids_guild, choose_guild)),
    Moment(
        "turn",
        Answer("draw", forbids_draw, draw_cards),
        Answer("salvage", forbids_salvage, salvage),
        Answer("discard", forbids_discard, discard_from_hand),
        Answer("play", forbids_play, play_from_hand),
        Answer("use", forbids_use, use),
        Answer("sell", forbids_sale, sell),
        Answer("steal", forbids_theft, steal),
        Answer("pass", forbids_pass, pass_turns),
        marks=legal_turn,
    ),
    Moment("drawn", Answer("keep", forbids_keep, keep)),
    Moment("other", Answer("leave", forbids_leave, leave), Answer("shed", forbids_shed, shed)),
    Moment("search", Answer("take", forbids_take, take)),
    Moment("conjure", Answer("cast", forbids_cast, cast), Answer("waive", forbids_waive, waive)),
    Moment("resolve", Answer("remove", forbids_remove, remove), Answer("skip", forbids_skip, resolved)),
    Moment("from", Answer("from", forbids_from, shift_from)),
    Moment("to", Answer("to", forbids_to, shift)),
    Moment("swap", Answer("swap", forbids_swap, swap)),
    Moment("with", Answer("with", forbids_with, exchange)),
    Moment("between"),
)
forbids, forbids_now, legal, carry_out = ASKED.forbids, ASKED.forbids_now, ASKED.legal, ASKED.carry_out
SPANS = ASKED.spans  # [moment, from and to]


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
    if s.seats > 1:  # [solo.order] alone there is no office to go round
        tell(news, N_MAYOR, s.mayor, 0, 0, 0)
    open_guilds(s)
