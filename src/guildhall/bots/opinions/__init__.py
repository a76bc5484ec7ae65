"""Opinions: what a position is worth to a seat. One module a game, injected into whatever searches."""

import importlib

from guildhall.core.game import Game, found_by_record

evaluate = found_by_record("evaluate")  # (s, seat) -> how good the position is for the seat; only differences count


def opinions_of(game: Game) -> None:
    """Gives a game its opinions, if it has not got them; a module of this folder bears the game's name."""
    if "evaluate" not in game.__dict__:
        game.__dict__["evaluate"] = importlib.import_module(f"guildhall.bots.opinions.{game.name}").evaluate
