"""Where a game is tried: records and buffers, random games, and a broken promise that is told with its place."""

from collections.abc import Callable, Iterator
from typing import Any

from guildhall.core.compile import zeros
from guildhall.core.contract import LONGEST_GAME
from guildhall.core.game import N_NEWS, N_WHY, NEWS_WIDTH, Game
from guildhall.core.play import random_step, setup_at
from guildhall.core.rng import seed_words

TRUE, HIDDEN, WORLD, SEEN, BEFORE = range(5)  # records of a Bench


class Nonconformance(AssertionError):
    """A promise is broken; the message says which, and where."""


def demand(condition: Any, promise: str, where: str) -> None:
    if not condition:
        raise Nonconformance(f"{promise} ({where})")


class Bench:
    """Records and buffers for checking one game."""

    def __init__(self, game: Game, seats: int, seed: int = 1):
        self.game, self.seats = game, seats
        self.states, self.mask, self.why = game.records(5), game.mask(), zeros(N_WHY)
        self.news, self.rng = zeros(N_NEWS, NEWS_WIDTH), zeros(4)
        self.rng[:] = seed_words(seed + 1)
        self.options = zeros(max(1, len(game.option_numbers(seats, {}))))
        self.after_step: Callable[[str], None] = lambda where: None

    def setup(self, seed: int) -> None:
        words = zeros(4)
        words[:] = seed_words(seed)
        setup_at(self.states, TRUE, self.seats, self.options, words)

    def step(self) -> tuple[int, int]:
        seat, a = random_step(self.states, TRUE, self.mask, self.news, self.rng)
        return int(seat), int(a)

    def dump(self, i: int) -> bytes:
        return self.game.dump(self.states, i)

    def viewers(self) -> list[int]:
        return [*range(self.seats), self.game.layout.n_seats]

    def decisions(self, games: int, seed: int) -> Iterator[str]:
        """Random games: at every decision the true state lies in states[0]; the caller must leave it as it is."""
        for k in range(games):
            self.setup(seed + k)
            n = 0
            while not self.states[TRUE].over:
                demand(
                    self.states[TRUE].to_act and n < LONGEST_GAME,
                    "games end, never in a dead end",
                    f"seed {seed + k}, step {n}",
                )
                where = f"{self.game.name}, {self.seats} seats, seed {seed + k}, step {n}"
                yield where
                self.step()
                self.after_step(where)
                n += 1
