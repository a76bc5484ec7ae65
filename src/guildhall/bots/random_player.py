"""Random: any legal move, all equally likely."""

import random
from typing import Any

from guildhall.core.game import Game
from guildhall.core.play import legal_at


class RandomPlayer:
    """Chooses by lot."""

    name = "random"

    def __init__(self, game: Game, seed: int = 0):
        self._mask, self._dice = game.mask(), random.Random(seed)

    def choose(self, hidden: Any, seat: int) -> int:
        low, high, _ = legal_at(hidden, 0, seat, self._mask)
        return self._dice.choice([a for a in range(low, high) if self._mask[a]])

    def plan(self, hidden: Any, seat: int, milliseconds: float | None = None) -> list[int]:
        return [self.choose(hidden, seat)]
