"""Resolving tiles: the pass over the city, the vote, the rewards, the master."""

from guildhall.core.bits import size
from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.games.guilds_of_london.actions import NEWS
from guildhall.games.guilds_of_london.effects import SCORE
from guildhall.games.guilds_of_london.rules.negotiation import close_negotiation, open_negotiation
from guildhall.games.guilds_of_london.rules.pieces import (
    add_points,
    pieces_on,
    score_points,
    send_beadle,
    take_neutrals,
    take_pawn,
    turn_down,
)
from guildhall.games.guilds_of_london.rules.turn import run
from guildhall.games.guilds_of_london.state import FIRST, N_SIDES, SECOND, TILES_PHASE, TOKEN, VOTE
from guildhall.games.guilds_of_london.tables import (
    BONUS,
    FIRST_REWARD,
    MAJORITY,
    N_CELLS,
    NEIGHBOURS,
    OP,
    SECOND_REWARD,
    TIE_BONUS_OF,
    TILE_POINTS,
    TOKEN_REWARD,
    N,
)

N_LAST_TILE, N_MASTER, N_NO_MASTER = NEWS["last_tile"], NEWS["master"], NEWS["no_master"]
N_NO_SECOND, N_RESOLVES, N_SECOND, N_TIED = NEWS["no_second"], NEWS["resolves"], NEWS["second"], NEWS["tied"]
N_WINS = NEWS["wins"]


@fn
def next_due_tile(s, first):
    """[resolve.order] The next face-up tile, in reading order, that has its majority when it is reached; or NONE."""
    for cell in range(first, N_CELLS):
        if s.up >> cell & 1 and pieces_on(s, cell) >= MAJORITY[s.tile[cell]]:
            return cell
    return NONE


@fn
def open_tile(s, cell, news):
    """[resolve.stages] A tile is resolved: first the negotiation."""
    s.resolving, s.stage = cell, VOTE
    tell(news, N_RESOLVES, s.tile[cell], 0, 0, 0)
    open_negotiation(s)


# The vote.


@fn
def tie_break(s, seat, cell):
    """[vote.tie] Masters on neighbouring tiles; [permanent.gog] and what a building adds."""
    n = size(NEIGHBOURS[s.seats][cell] & s.ruled[seat])
    for other in range(N_CELLS):
        if s.ruled[seat] >> other & 1:
            n += TIE_BONUS_OF[s.tile[other]]
    return n


@fn
def vote(s, cell):
    """(winner, second): who has most pawns; NONE where nobody has. [vote.most] [vote.nobody] [vote.tied]"""
    most, leaders = 0, 0
    for seat in range(N_SIDES):
        pawns = s.pawns[cell][seat]
        if pawns > most:
            most, leaders = pawns, 1
        elif pawns == most and pawns:
            leaders += 1
    if leaders == 0:
        return NONE, NONE
    winner, best, tied = NONE, -1, 0
    for seat in range(N_SIDES):
        if s.pawns[cell][seat] == most:
            total = tie_break(s, seat, cell) if leaders > 1 else 0
            if total > best:
                winner, best, tied = seat, total, 0
            elif total == best:
                tied = 1
    if tied:
        return NONE, NONE
    return winner, second_most(s, cell, winner)


@fn
def second_most(s, cell, winner):
    """[second.unique] The one player with most pawns after the winner; [second.tie] after a tie-break pawns count alone."""
    best, most, tied = NONE, 0, 0
    for seat in range(N_SIDES):
        if seat != winner and s.pawns[cell][seat]:
            pawns = s.pawns[cell][seat]
            if pawns > most:
                best, most, tied = seat, pawns, 0
            elif pawns == most:
                tied = 1
    return NONE if tied else best


@fn
def close_vote(s, news):
    """After the negotiation: the vote, then the winner's reward; or nothing, and all pieces stay. [vote.tied]"""
    close_negotiation(s)
    cell = int(s.resolving)
    s.winner, s.runner_up = vote(s, cell)
    if s.winner == NONE:
        tell(news, N_TIED, s.tile[cell], 0, 0, 0)
        s.stage = TILES_PHASE
        return
    tile = int(s.tile[cell])
    tell(news, N_WINS, s.winner, tile, TILE_POINTS[tile], 0)
    # [reward.first] Points and bonus; nobody is asked.
    add_points(s, s.winner, TILE_POINTS[tile])
    for row in range(BONUS[tile][0], BONUS[tile][1]):
        if OP[row] == SCORE:
            score_points(s, s.winner, N[row], news)
        else:
            take_neutrals(s, s.winner, N[row], news)
    # [reward.abilities] From left to right, each if the winner likes.
    s.stage = FIRST
    run(s, s.winner, FIRST_REWARD[tile][0], FIRST_REWARD[tile][1])


# Rewards.


@fn
def give_token(s, news):
    """[second.token] The second player takes the token's reward and keeps the token; [second.none] or it leaves the game."""
    cell = int(s.resolving)
    token = int(s.token[cell])
    s.token[cell] = NONE
    s.stage = TOKEN
    if s.runner_up == NONE:
        tell(news, N_NO_SECOND, s.tile[cell], 0, 0, 0)
        run(s, s.winner, 0, 0)
        return
    tell(news, N_SECOND, s.runner_up, s.tile[cell], token, 0)
    s.tokens[s.runner_up][token] += 1
    run(s, s.runner_up, TOKEN_REWARD[token][0], TOKEN_REWARD[token][1])


@fn
def give_extra(s):
    """[second.extra] What is printed for the second player besides."""
    s.stage = SECOND
    tile = s.tile[s.resolving]
    if s.runner_up == NONE:
        run(s, s.winner, 0, 0)
    else:
        run(s, s.runner_up, SECOND_REWARD[tile][0], SECOND_REWARD[tile][1])


@fn
def clear_tile(s, news):
    """[master.stays] One pawn of the winner that is still there is master; all others go to the Guildhall."""
    cell, winner = int(s.resolving), int(s.winner)
    if s.pawns[cell][winner]:
        take_pawn(s, winner, cell)
        s.master[cell] = winner
        s.ruled[winner] |= 1 << cell
        tell(news, N_MASTER, winner, s.tile[cell], 0, 0)
    else:
        tell(news, N_NO_MASTER, s.tile[cell], 0, 0, 0)  # [master.none]
    for seat in range(N_SIDES):
        while s.pawns[cell][seat]:
            take_pawn(s, seat, cell)
            s.guildhall[seat] += 1
    turn_down(s, cell)
    if s.beadle == cell:  # [beadle.resolved]
        send_beadle(s, news)
    s.winner, s.runner_up, s.actor = NONE, NONE, NONE
    s.stage = TILES_PHASE
    if s.up == 0:
        tell(news, N_LAST_TILE, 0, 0, 0, 0)
