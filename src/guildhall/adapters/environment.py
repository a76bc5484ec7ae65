"""One game behind an environment: what agents see and may do, with whoever looks as seat 0."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from guildhall.adapters.observations import Observations
from guildhall.adapters.relative_actions import relative_actions
from guildhall.adapters.rendering import drawn
from guildhall.core.compile import zeros
from guildhall.core.game import GAMES, N_NEWS, NEWS_WIDTH
from guildhall.core.play import apply_at, hide_at, legal_at, score_at, setup_at
from guildhall.core.rng import seed_words
from guildhall.core.table import Table

VERSION = 0  # of the numbers of actions; environments bear it in their names
RENDER_MODES = ["human", "ansi", "svg"]
REWARDS = ("win", "score")
TRUE, HIDDEN = range(2)


class Environment:
    """A record and its doors. Actions are those of the agent that looks; `play` raises ValueError for an illegal one."""

    def __init__(self, game: str, seats: int, reward: str, options: Mapping[str, Any]):
        if reward not in REWARDS:
            raise ValueError(f"reward is win or score, not {reward!r}")
        self.game, self.seats, self._reward = GAMES[game], seats, reward
        self.flat, self._turned = Observations(self.game, seats), relative_actions(self.game, seats)
        self.n_actions = len(self.game.actions)
        self._options = np.array([*self.game.option_numbers(seats, options), 0], np.int64)
        self.states, self._mask = self.game.records(2), self.game.mask()
        self._news, self._out = zeros(N_NEWS, NEWS_WIDTH), zeros(3, self.game.layout.n_seats, kind=float)

    def begin(self, seed: int) -> None:
        setup_at(self.states, TRUE, self.seats, self._options, np.array(seed_words(seed), np.int64))

    @property
    def over(self) -> bool:
        return bool(self.states[TRUE].over)

    @property
    def asked(self) -> int:
        """The lowest seat that is asked; 0 when the game is over."""
        to_act = int(self.states[TRUE].to_act)
        return next((seat for seat in range(self.seats) if to_act >> seat & 1), 0)

    def hidden(self, viewer: int) -> Any:
        """The record as a seat sees it, in an array of one."""
        hide_at(self.states, HIDDEN, TRUE, viewer)
        return self.states[HIDDEN:]

    def seen(self, viewer: int) -> Any:
        """The same as floats."""
        return self.flat.rows(self.hidden(viewer), [viewer])[0]

    def mask(self, viewer: int) -> Any:
        """What the seat may do, if it is the one that is asked."""
        mask = np.zeros(self.n_actions, np.int8)
        if not self.over and self.asked == viewer:
            low, high, _ = legal_at(self.states, TRUE, viewer, self._mask)
            true = np.zeros(self.n_actions, np.int8)
            true[low:high] = self._mask[low:high]
            mask = true[self._turned[viewer]]
        return mask

    def is_legal(self, viewer: int, action: Any) -> bool:
        return action is not None and 0 <= int(action) < self.n_actions and bool(self.mask(viewer)[int(action)])

    def play(self, seat: int, action: Any) -> None:
        """A move as the seat numbers it."""
        if not self.is_legal(seat, action):
            raise ValueError(f"{action!r} is not legal for seat {seat}; action_mask says what is")
        self.play_true(seat, int(self._turned[seat][int(action)]))

    def play_true(self, seat: int, action: int) -> None:
        """A legal move as the game numbers it."""
        self._news[0][0] = 0
        apply_at(self.states, TRUE, seat, action, self._news)

    def reward(self, seat: int) -> float:
        """Of a finished game: the share of the win less the fair share (alone 1 or 0), or the points."""
        score_at(self.states, TRUE, self._out)
        points, _, share = (float(row[seat]) for row in self._out)
        if self._reward == "score":
            return points
        return share - (1 / self.seats if self.seats > 1 else 0)

    def draw(self, mode: str | None) -> str | None:
        """A picture by the mode of an environment; `human` prints it."""
        if mode is None:
            return None
        state = self.game.layout.view(self.states[TRUE])
        table = Table.from_position({"game": self.game.name, "seats": self.seats, "state": state})
        picture = drawn(table, "svg" if mode == "svg" else "ansi")
        if mode == "human":
            print(picture)
            return None
        return picture
