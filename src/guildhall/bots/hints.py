"""Hints and win chances: what a search thinks, for people."""

from itertools import pairwise
from typing import Any

from guildhall.bots.search import Searcher, Settings, Thought
from guildhall.core.game import Game

HINT = Settings(simulations=4000, milliseconds=1500)
GLANCE = Settings(simulations=160)


def hint(game: Game, hidden: Any, seat: int, best: int = 3, settings: Settings = HINT, seed: int = 0) -> list[Thought]:
    """The best moves of a seat in its hidden record, with win chances and expected scores of every side."""
    thoughts = Searcher(game, seed, settings).thoughts(hidden, seat)
    return [thought for thought in thoughts[:best] if thought.visits] or thoughts[:1]


def chances(searcher: Searcher, hidden: Any, seat: int) -> tuple[float, ...]:
    """The win chances of every side, as the seat that is asked may see them."""
    thoughts = searcher.thoughts(hidden, seat)
    visits = sum(thought.visits for thought in thoughts)
    sides = range(len(thoughts[0].chances))
    return tuple(sum(t.chances[side] * t.visits for t in thoughts) / max(1, visits) for side in sides)


def turning_points(course: list[tuple[float, ...]], most: int = 5, least: float = 0.12) -> list[int]:
    """The places in a course of win chances where somebody's changed most, in order; each stands for its neighbours."""
    changes = [0.0, *(max(abs(b - a) for a, b in zip(one, two, strict=True)) for one, two in pairwise(course))]
    found: list[int] = []
    for n in sorted(range(len(changes)), key=lambda n: -changes[n]):
        if changes[n] >= least and len(found) < most and all(abs(n - other) > 1 for other in found):
            found.append(n)
    return sorted(found)
