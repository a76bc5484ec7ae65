"""How long a game is that is played at random, for the tests of every game."""

import random

from guildhall import Table


def random_length(name: str, seats: int) -> int:
    """Decisions of one game."""
    t, dice, decisions = Table.new(name, seats, seed=7), random.Random(seats), 0
    while not t.over:
        seat = min(t.to_act)
        t.play(seat, dice.choice(t.choices(seat)))
        decisions += 1
    return decisions
