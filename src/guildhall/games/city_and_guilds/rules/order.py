"""The order of play: who is asked what, and what happens between decisions."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.moments import Answer, Moment, Moments
from guildhall.core.rng import sow_streams
from guildhall.games.city_and_guilds.actions import ACTIONS
from guildhall.games.city_and_guilds.rules.city import forbids_space
from guildhall.games.city_and_guilds.rules.ending import end_game, is_over
from guildhall.games.city_and_guilds.rules.scoring import earns_tavern, is_full, score_block
from guildhall.games.city_and_guilds.rules.setup import forbids_give_back, give_back
from guildhall.games.city_and_guilds.rules.tiles import forbids_take, on_display, take
from guildhall.games.city_and_guilds.rules.turn import (
    decline,
    forbids_lay,
    forbids_one,
    forbids_step,
    forbids_tavern,
    lay,
    lay_tavern,
    place_none,
    place_one,
    place_one_and_step,
    place_two,
)
from guildhall.games.city_and_guilds.state import BETWEEN, LAY, LAYOUT, SETUP_LAY, SETUP_TAKE, TAKE, TAVERN_MOMENT
from guildhall.games.city_and_guilds.tables import BLOCK, N_SPACES, N_TYPES

A_LAY = ACTIONS["lay"]


@fn
def legal_lays(s, seat, mask):
    """[lay.hand] The legal spaces are the same for every tile: they are found for one and copied for the others of the hand."""
    low, high, n, first = A_LAY, A_LAY, 0, NONE
    for tile in range(N_TYPES):
        row = A_LAY + tile * N_SPACES
        if s.hand[seat][tile] == 0:
            if first != NONE:
                for space in range(N_SPACES):
                    mask[row + space] = 0
            continue
        high = row + N_SPACES
        if first == NONE:
            first, low = row, row
            for space in range(N_SPACES):
                mask[row + space] = forbids_space(s, space, s.moment == SETUP_LAY) == 0
        else:
            for space in range(N_SPACES):
                mask[row + space] = mask[first + space]
        for space in range(N_SPACES):
            n += mask[row + space]
    return low, high, n


@fn
def next_turn(s):
    """[turn.clockwise] After the opening tiles the starting player begins again. [setup.order]"""
    opening = s.moment == SETUP_TAKE
    s.turn = (s.turn + 1) % s.seats
    if s.turn == s.first and not opening:
        s.round_no += 1
        sow_streams(s)
    s.moment = SETUP_LAY if opening and s.turn != s.first else LAY
    s.to_act = 1 << s.turn


@fn
def take_and_pass_on(s, me, tile, news):
    """[turn.order] A turn ends with a tile from the display."""
    take(s, me, tile, news)
    next_turn(s)


ASKED = Moments(
    __name__,
    LAYOUT,
    ACTIONS,
    Moment("give", Answer("return", forbids_give_back, give_back)),
    Moment("opening", Answer("lay", forbids_lay, lay), marks=legal_lays),
    Moment("refill", Answer("take", forbids_take, take_and_pass_on)),
    Moment("lay", Answer("lay", forbids_lay, lay), marks=legal_lays),
    Moment(
        "building",
        Answer("step", forbids_step, place_one_and_step),
        Answer("two", None, place_two),
        Answer("one", forbids_one, place_one),
    ),
    Moment("minstrel", Answer("figure", None, place_one), Answer("empty", None, place_none)),
    Moment("tavern", Answer("tavern", forbids_tavern, lay_tavern), Answer("decline", None, decline)),
    Moment("take", Answer("take", forbids_take, take_and_pass_on)),
    Moment("between"),
)
forbids, legal, carry_out = ASKED.forbids, ASKED.legal, ASKED.carry_out


@fn
def apply(s, seat, a, news):
    """One step, then on to the next decision."""
    carry_out(s, seat, a, news)
    if s.moment == BETWEEN:
        after_laying(s, news)


@fn
def after_laying(s, news):
    """[turn.order] A full block is scored, then perhaps a tavern is laid, then a tile is taken."""
    if s.laid != NONE and is_full(s, BLOCK[s.laid]):
        score_block(s, BLOCK[s.laid], news)
        s.laid = NONE
        if is_over(s):
            end_game(s, news)
            return
        if earns_tavern(s):
            s.moment = TAVERN_MOMENT
            return
    s.laid = NONE
    if on_display(s):
        s.moment = TAKE
    else:  # [take.none]
        s.reveals += 1
        next_turn(s)
