"""Code for all games, compiled over any record: random play, whole games, and the doors for Python."""

from guildhall.core.compile import door, fn, leaf
from guildhall.core.game import (
    apply,
    broken,
    copy,
    facts,
    guess,
    hide,
    legal,
    open_move,
    presume,
    refusal,
    remember,
    score,
    setup,
)
from guildhall.core.rng import WORD, below


@fn
def lowest_seat(s):
    """The first seat that may act."""
    seat = 0
    while not s.to_act >> seat & 1:
        seat += 1
    return seat


@leaf
def any_move(s, seat, mask, rng):
    """A legal move of a seat, all equally likely."""
    low, _, count = legal(s, seat, mask)
    a, left = low - 1, below(rng, count)
    while left >= 0:
        a += 1
        left -= mask[a]
    return a


@fn
def step_at_random(s, mask, news, rng):
    """One seat makes one random move; returns seat and action."""
    seat = lowest_seat(s)
    a = any_move(s, seat, mask, rng)
    news[0][0] = 0
    apply(s, seat, a, news)
    return seat, a


@door
def random_step(states, i, mask, news, rng):
    """One random move of states[i], mask included: the array interface from a Python loop."""
    return step_at_random(states[i], mask, news, rng)


@door
def simulate(states, i, seats, options, seed, games, mask, news, rng, out, totals, ends):
    """Whole random games, seeds counting up from `seed`; returns the number of decisions.

    totals[0] and [1] gather scores and shares of the win by seat, totals[2][0] rounds; ends counts by rule.
    """
    steps, first, second = 0, seed[0], seed[1]
    for k in range(games):
        seed[0], seed[1] = (first + k) & WORD, (second + ((first + k) >> 32)) & WORD
        s = states[i]
        setup(s, seats, options, seed)
        while not s.over:
            step_at_random(s, mask, news, rng)
            steps += 1
        score(s, out)
        for seat in range(seats):
            totals[0][seat] += out[0][seat]
            totals[1][seat] += out[2][seat]
        totals[2][0] += s.round_no
        ends[s.ending] += 1
    seed[0], seed[1] = first, second
    return steps


@door
def copy_often(states, n):
    """n copies of a record, for the benchmark."""
    for k in range(n):
        copy(states, 1 + (k & 1), 0)
    return states[1].round_no


# The doors for Python: array and index, since passing a record costs microseconds.


@door
def setup_at(states, i, seats, options, seed):
    setup(states[i], seats, options, seed)


@door
def legal_at(states, i, seat, mask):
    return legal(states[i], seat, mask)


@door
def refusal_at(states, i, seat, a, why):
    return refusal(states[i], seat, a, why)


@door
def apply_at(states, i, seat, a, news):
    news[0][0] = 0
    apply(states[i], seat, a, news)


@door
def hide_at(states, to, source, viewer):
    """states[to] becomes what `viewer` sees of states[source]."""
    copy(states, to, source)
    hide(states[to], viewer)


@door
def guess_at(states, to, source, seat, rng):
    """states[to] becomes a world that fits the hidden states[source], for rollouts: nobody's memory is kept up."""
    copy(states, to, source)
    guess(states[to], seat, rng)


@door
def remember_at(states, i, seat):
    """In a guessed world the other seats get a memory of their own, and all memory is kept up from here on."""
    remember(states[i], seat)


@door
def presume_at(states, i):
    """A position from outside: everybody knows what it sees."""
    presume(states[i])


@door
def score_at(states, i, out):
    score(states[i], out)


@door
def facts_at(states, i, row):
    facts(states[i], row)


@door
def open_at(states, i, seat, a):
    return open_move(states[i], seat, a)


@door
def broken_at(states, i):
    return broken(states[i])
