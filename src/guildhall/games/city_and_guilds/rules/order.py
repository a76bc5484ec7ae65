"""The order of play: who is asked what, and what happens between decisions."""

from guildhall.core.compile import fn, frozen
from guildhall.core.fields import NONE
from guildhall.core.game import NOT_NOW, out_of_turn, tell
from guildhall.core.rng import sow_streams
from guildhall.games.city_and_guilds.actions import (
    A_DECLINE,
    A_GIVE_BACK,
    A_LAY,
    A_TAKE,
    A_TAVERN,
    N_ACTIONS,
    N_DECLINES,
    RANGES,
)
from guildhall.games.city_and_guilds.rules.city import forbids_space
from guildhall.games.city_and_guilds.rules.ending import end_game, is_over
from guildhall.games.city_and_guilds.rules.scoring import earns_tavern, is_full, score_block
from guildhall.games.city_and_guilds.rules.setup import forbids_give_back, give_back
from guildhall.games.city_and_guilds.rules.tiles import forbids_take, on_display, take
from guildhall.games.city_and_guilds.rules.turn import (
    build,
    entertain,
    forbids_building,
    forbids_lay,
    lay,
    lay_tavern,
)
from guildhall.games.city_and_guilds.state import (
    BETWEEN,
    BUILDING_MOMENT,
    GIVE_BACK,
    LAY,
    MINSTREL_MOMENT,
    SETUP_LAY,
    SETUP_TAKE,
    TAKE,
    TAVERN_MOMENT,
)
from guildhall.games.city_and_guilds.tables import BLOCK, N_SPACES, N_TYPES

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
    if moment == LAY or moment == SETUP_LAY:
        return forbids_lay(s, me, a - A_LAY)
    if moment == TAKE or moment == SETUP_TAKE:
        return forbids_take(s, a - A_TAKE)
    if moment == BUILDING_MOMENT:
        return forbids_building(s, me, a)
    if moment == GIVE_BACK:
        return forbids_give_back(s, me, a - A_GIVE_BACK)
    if moment == TAVERN_MOMENT and a != A_DECLINE:
        return forbids_space(s, a - A_TAVERN, False)
    return 0


@fn
def legal(s, seat, mask):
    """Marks the legal moves in the range of the present moment."""
    if s.moment == LAY or s.moment == SETUP_LAY:
        return legal_lays(s, seat, mask)
    low, high, n = SPANS[s.moment][0], SPANS[s.moment][1], 0
    asked = s.to_act >> seat & 1
    for a in range(low, high):
        mask[a] = asked and forbids_now(s, seat, a) == 0
        n += mask[a]
    return low, high, n


@fn
def legal_lays(s, seat, mask):
    """The legal spaces are the same for every tile: they are found for one and copied for the others of the hand."""
    low, high, n, first = A_LAY, A_LAY, 0, NONE
    if not s.to_act >> seat & 1:
        return low, high, n
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
def apply(s, seat, a, news):
    """One step, then on to the next decision."""
    moment = s.moment
    if moment == GIVE_BACK:
        give_back(s, seat, a - A_GIVE_BACK, news)
    elif moment == LAY or moment == SETUP_LAY:
        lay(s, seat, a - A_LAY, news)
    elif moment == SETUP_TAKE or moment == TAKE:
        take(s, seat, a - A_TAKE, news)
        next_turn(s)
    elif moment == BUILDING_MOMENT:
        build(s, seat, a, news)
    elif moment == MINSTREL_MOMENT:
        entertain(s, seat, a, news)
    elif a == A_DECLINE:  # [tavern.decline] now or never
        tell(news, N_DECLINES, seat, 0, 0, 0)
        s.laid, s.moment = NONE, BETWEEN
    else:
        lay_tavern(s, seat, a - A_TAVERN, news)
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
