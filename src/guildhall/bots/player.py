"""What a bot is: it gets a hidden record and names a move."""

from typing import Any, Protocol

from guildhall.core.compile import zeros
from guildhall.core.rng import seed_words


class Player(Protocol):
    """A bot at one seat. It keeps nothing between moves but its dice, so it can be replaced at any time."""

    name: str

    def choose(self, hidden: Any, seat: int) -> int:
        """The number of a legal action. Receives only an array of one hidden record; changes nothing in it."""

    def plan(self, hidden: Any, seat: int, milliseconds: float | None = None) -> list[int]:
        """The moves of a turn, as far as they can be foreseen: at least one. Time is for all of them."""


def dice(seed: int) -> Any:
    """The generator of a bot: thinking uses its own chance, never the table's."""
    words = zeros(4)
    words[:] = seed_words(seed * 0x9E3779B97F4A7C15 + 0x1B873593 & (1 << 128) - 1)
    return words
