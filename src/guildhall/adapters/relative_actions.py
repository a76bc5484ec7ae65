"""Actions seen from a seat: arguments that name seats are turned, so that the observer is seat 0 there too."""

import numpy as np

from guildhall.core.actions import Arg
from guildhall.core.game import Game


def relative_actions(game: Game, seats: int) -> np.ndarray:
    """[viewer, action as the viewer numbers it] the number of the game."""
    actions = game.actions
    table = np.tile(np.arange(len(actions)), (seats, 1))
    for a in range(len(actions)):
        verb, args = actions.parts(a)
        slugs = {arg.name: arg for arg in actions.verbs[verb].args}
        for viewer in range(seats):
            own = [_turned(game, slugs[name], slug, viewer, seats) for name, slug in args.items()]
            number = actions.number(" ".join([verb, *own]))
            assert number is not None
            table[viewer, a] = number
    return table


def _turned(game: Game, arg: Arg, slug: str, viewer: int, seats: int) -> str:
    sides = list(game.sides)
    if arg.slugs is None or list(arg.slugs) != sides or sides.index(slug) >= seats:
        return slug
    return sides[(sides.index(slug) + viewer) % seats]
