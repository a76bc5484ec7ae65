"""The players. A bot sees only hidden records; opinions about good play live here and nowhere else."""

from collections.abc import Callable
from typing import Any

from guildhall.bots.apprentice import Apprentice
from guildhall.bots.apprentice import warm_steps as apprentice_steps
from guildhall.bots.player import Player
from guildhall.bots.random_player import RandomPlayer
from guildhall.core.game import Game

# Levels, weakest first. A new one is a class with `choose` and a line here.
BOTS: dict[str, Callable[[Game, int], Player]] = {"random": RandomPlayer, "apprentice": Apprentice}


class UnknownBot(LookupError):
    """There is no such bot."""


def make_bot(name: str, game: Game, seed: int = 0) -> Player:
    """A bot by name, with dice of its own."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](game, seed)


def warm_steps(game: Game) -> list[tuple[str, Callable[[], Any]]]:
    """The compiled doors of the bots, for `guildhall warm`."""
    return apprentice_steps(game)


__all__ = ["BOTS", "Player", "UnknownBot", "make_bot", "warm_steps"]
