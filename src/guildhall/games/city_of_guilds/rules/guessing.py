"""A world that fits what a seat knows."""

from guildhall.core.compile import fn
from guildhall.core.guessing import deal
from guildhall.core.rng import reroll


@fn
def guess(s, me, rng):
    """Only cards and chance are hidden: cards by knowledge, chance anew."""
    deal(s, me, rng)
    reroll(s, rng)
