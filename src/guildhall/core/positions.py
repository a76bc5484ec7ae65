"""Positions from outside: nothing reaches compiled code unchecked."""

from collections.abc import Mapping
from typing import Any

from guildhall.core.check_memory import memory_complaint
from guildhall.core.fields import PositionError
from guildhall.core.game import GAMES, Game
from guildhall.core.play import broken_at, presume_at
from guildhall.core.rulings import completed


def checked_game(position: Mapping[str, Any]) -> Game:
    """The game of a position that has the outer shape of one."""
    for key in ("game", "seats", "state"):
        if not isinstance(position, Mapping) or key not in position:
            raise PositionError(f"a position is an object with game, seats and state: {key} is missing")
    game = GAMES[str(position["game"])]
    game.check_seats(position["seats"])
    return game


def load_position(game: Game, states: Any, i: int, position: Mapping[str, Any]) -> None:
    """Puts a position into a record; ranges, laws and memory are checked. Raises PositionError."""
    game.layout.load(states[i], completed(game, position, game.rules_version)["state"], game.forgettable)
    if int(states[i].seats) != position["seats"]:
        raise PositionError(f"seats: the state is for {int(states[i].seats)} seats, the table for {position['seats']}")
    if law := int(broken_at(states, i)):
        raise PositionError(game.laws[law])
    if set(game.forgettable) - set(position["state"]):
        presume_at(states, i)
    elif "tracking" in game.forgettable and not states[i].tracking:
        raise PositionError("tracking: what is known must be kept up at a table")
    elif complaint := memory_complaint(game, states[i]):
        raise PositionError(
            f"may: {complaint}; leave out {', '.join(game.forgettable)}, and everybody knows what it sees"
        )
