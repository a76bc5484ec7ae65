"""A random game, and a guessed world played at random to its end: compiled for the CPU (rollouts.py) and for kernels (gpu.py)."""

from guildhall.core.compile import fn
from guildhall.core.game import apply, forget, guess, score, setup
from guildhall.core.play import step_at_random
from guildhall.core.rng import sow

DICE = 77  # the purpose under which a seed gives the dice of random players; no stream of a record has this number


@fn
def play_to_the_end(s, mask, news, rng):  # type: ignore[no-untyped-def]
    """Random moves until the game is over; returns how many."""
    steps = 0
    while not s.over:
        step_at_random(s, mask, news, rng)
        steps += 1
    return steps


@fn
def random_game(states, i, seats, options, seed, memory, mask, news, rng, result):  # type: ignore[no-untyped-def]
    """Game i from its seed to its end, players' dice included; returns the decisions. result: points, tie-breaks, shares."""
    sow(rng, seed, DICE, 0)
    setup(states[i], seats, options, seed)
    if not memory:
        forget(states[i])
    steps = play_to_the_end(states[i], mask, news, rng)
    score(states[i], result)
    return steps


@fn
def random_world(states, i, hidden, me, action, seed, mask, news, rng, result):  # type: ignore[no-untyped-def]
    """World i: guessed from what `me` sees, then the move, then random play; returns the decisions after the move."""
    sow(rng, seed, DICE, 0)
    states[i] = hidden[0]
    guess(states[i], me, rng)
    news[0][0] = 0
    apply(states[i], me, action, news)
    steps = play_to_the_end(states[i], mask, news, rng)
    score(states[i], result)
    return steps
