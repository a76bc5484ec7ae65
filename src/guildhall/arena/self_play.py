"""Games of bots that look one step ahead, compiled, with positions kept for fitting."""

from guildhall.bots.apprentice import HIDDEN, one_step_ahead
from guildhall.bots.opinions import features, progress, sides_of
from guildhall.core.compile import door
from guildhall.core.game import apply, copy, hide, score, setup
from guildhall.core.play import any_move, lowest_seat
from guildhall.core.rng import below

TRUE, RECORDS = 3, 4  # the records before are one_step_ahead's
ONE_IN = 6  # positions of which one is kept
RANDOM_ONE_IN = 12  # moves of which one is made at random
MOST_KEPT = 400  # positions of a game


@door
def play_and_keep(states, seats, options, seed, worlds, weights, row, out, mask, news, rng, value, kept, at):
    """One game; features into kept[position, side, feature], progress into at[position]; returns how many positions."""
    s, n = states[TRUE], 0
    setup(s, seats, options, seed)
    while not s.over:
        seat = lowest_seat(s)
        if worlds == 0 or below(rng, RANDOM_ONE_IN) == 0:
            a = any_move(s, seat, mask, rng)
        else:
            copy(states, HIDDEN, TRUE)
            hide(states[HIDDEN], seat)
            a = one_step_ahead(states, seat, worlds, 0, weights, row, out, mask, news, rng, value)
        news[0][0] = 0
        apply(s, seat, a, news)
        if n < MOST_KEPT and not s.over and below(rng, ONE_IN) == 0:
            for side in range(sides_of(s)):
                for k in range(len(row)):
                    row[k] = 0.0
                features(s, side, row)
                row[len(row) - 1] = 1.0
                for k in range(len(row)):
                    kept[n][side][k] = row[k]
            at[n] = progress(s)
            n += 1
    score(s, out)
    return n
