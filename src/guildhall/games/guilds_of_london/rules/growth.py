"""The Growth phase: the plantation, then new tiles."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.games.guilds_of_london.actions import NEWS
from guildhall.games.guilds_of_london.rules.negotiation import close_negotiation, open_negotiation
from guildhall.games.guilds_of_london.rules.pieces import lay_new_tile, send_beadle
from guildhall.games.guilds_of_london.rules.turn import run
from guildhall.games.guilds_of_london.state import LEFT, N_SIDES, PLANTATION_PHASE, RIGHT
from guildhall.games.guilds_of_london.tables import GREY, GROWTH, N_CELLS, PLANTATION_REWARD, RETURNS

N_GROWTH, N_LEFT, N_RETURNS_PAWNS = NEWS["growth"], NEWS["left"], NEWS["returns_pawns"]
N_RIGHT = NEWS["right"]


@fn
def open_growth(s, news):
    """[growth.grey] [growth.early] The marker stands on a grey space, or goes on to the next one; [two.early] not by two."""
    while s.seats > 2 and not GREY[s.seats][s.round_no]:
        s.round_no += 1
    tell(news, N_GROWTH, s.round_no, 0, 0, 0)
    s.stage, s.resolving = PLANTATION_PHASE, NONE
    open_negotiation(s)


@fn
def most_on_plantation(s):
    """(first, second, how many share the first place). Nobody is ranked without a pawn. [plantation.nobody]"""
    first, second, leaders, most, next_most, seconds = NONE, NONE, 0, 0, 0, 0
    for seat in range(N_SIDES):
        pawns = s.plantation[seat]
        if pawns > most:
            first, leaders, most = seat, 1, pawns
        elif pawns == most and pawns:
            leaders += 1
    for seat in range(N_SIDES):
        pawns = s.plantation[seat]
        if 0 < pawns < most:
            if pawns > next_most:
                second, seconds, next_most = seat, 1, pawns
            elif pawns == next_most:
                seconds += 1
    return first, second if seconds == 1 else NONE, leaders


@fn
def plantation_rewards(s):
    """(seat for the left reward or NONE, set of seats for the right one). [plantation.first] [plantation.tied]"""
    first, second, leaders = most_on_plantation(s)
    if leaders == 0:
        return NONE, 0
    if leaders == 1:
        return first, 1 << second if second != NONE else 0  # [plantation.second] [plantation.second_tie]
    tied = 0
    for seat in range(N_SIDES):
        if s.plantation[seat] == s.plantation[first]:
            tied |= 1 << seat
    return NONE, tied


@fn
def close_plantation(s, news):
    """[plantation.order] Left first, then right, tied players in the order of the negotiation."""
    close_negotiation(s)
    s.winner, s.rewarded = plantation_rewards(s)
    s.stage, s.talker = LEFT, 0
    if s.winner == NONE:
        run(s, 0, 0, 0)
        return
    tell(news, N_LEFT, s.winner, 0, 0, 0)
    run(s, s.winner, PLANTATION_REWARD[s.side][0], PLANTATION_REWARD[s.side][1])


@fn
def return_pawns(s, seat, which, news):
    """[plantation.return] Rewarded players take back the printed number of pawns, or all they have there."""
    n = min(RETURNS[s.side][which], s.plantation[seat])
    s.plantation[seat] -= n
    s.supply[seat] += n
    tell(news, N_RETURNS_PAWNS, seat, n, 0, 0)


@fn
def after_left(s, news):
    """The left reward has been given."""
    if s.winner != NONE:
        return_pawns(s, s.winner, 0, news)
    s.stage, s.winner = RIGHT, NONE
    give_right(s, news)


@fn
def give_right(s, news):
    """The next of those who get the right reward; nothing when there is none."""
    run(s, 0, 0, 0)
    for rank in range(s.seats):
        seat = int(s.talk[rank])
        if s.rewarded >> seat & 1:
            tell(news, N_RIGHT, seat, 0, 0, 0)
            s.winner = seat
            run(s, seat, PLANTATION_REWARD[s.side][2], PLANTATION_REWARD[s.side][3])
            return


@fn
def after_right(s, news):
    """One right reward has been given; True while others wait for theirs."""
    if s.winner != NONE:
        return_pawns(s, s.winner, 1, news)
        s.rewarded &= ~(1 << s.winner)
        s.winner = NONE
    if s.rewarded:
        give_right(s, news)
        return True
    s.actor = NONE
    return False


@fn
def add_tiles(s, news):
    """[growth.tiles] New tiles along the edge; [growth.beadle] then the beadle goes to the lowest number."""
    for n in range(N_CELLS):
        cell = GROWTH[s.seats][s.round_no][n]
        if cell != NONE and s.tile[cell] == NONE:
            lay_new_tile(s, cell, news)
    send_beadle(s, news)
