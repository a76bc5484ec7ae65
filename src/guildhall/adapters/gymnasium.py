"""Gymnasium: one learner at a table of bots.

The observation is a dict of `observation` and `action_mask` (also in the info); see pettingzoo.py. The learner sits at `seat`, or
by lot in every game. An illegal action costs `PENALTY`, changes nothing and is told in the info; with `illegal="raise"` it
raises instead.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from guildhall.adapters.environment import RENDER_MODES, Environment
from guildhall.bots import BOTS, Player, make_bot

PENALTY = -0.1


class GuildhallEnv(gymnasium.Env):
    """One game after the other against chosen bots: `opponents` are their levels, in the order of seats after the learner."""

    def __init__(
        self,
        game: str,
        seats: int,
        opponents: Sequence[str] | str = "random",
        *,
        seat: int | None = 0,
        reward: str = "win",
        illegal: str = "penalise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.inner, self.render_mode = Environment(game, seats, reward, options), render_mode
        levels = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(levels) != seats - 1 or any(level not in BOTS for level in levels):
            raise ValueError(f"opponents: {seats - 1} of {', '.join(BOTS)} are wanted, not {opponents!r}")
        if seat is not None and seat not in range(seats):
            raise ValueError(f"seat is 0 to {seats - 1}, or None for by lot, not {seat!r}")
        if illegal not in ("penalise", "raise"):
            raise ValueError(f"illegal is penalise or raise, not {illegal!r}")
        self._levels, self._wanted, self._illegal = levels, seat, illegal
        self.seat = 0  # of the present game
        self._bots: dict[int, Player] = {}
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 1}
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (self.inner.flat.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.inner.n_actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.inner.n_actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        seats = self.inner.seats
        self.seat = int(self.np_random.integers(seats)) if self._wanted is None else self._wanted
        seeds = [int(self.np_random.integers(2**63)) for _ in range(seats)]
        self.inner.begin(seeds[0])
        self._bots = {
            (self.seat + k) % seats: make_bot(level, self.inner.game, seeds[k], clock=False)
            for k, level in enumerate(self._levels, 1)
        }
        self._let_bots_move()
        return self._seen(), {"action_mask": self.inner.mask(self.seat)}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        reward, illegal = 0.0, not self.inner.is_legal(self.seat, action)
        if illegal and self._illegal == "penalise" and not self.inner.over:
            reward = PENALTY
        else:
            self.inner.play(self.seat, action)
            self._let_bots_move()
        over = self.inner.over
        if over and not illegal:
            reward = self.inner.reward(self.seat)
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, {"action_mask": self.inner.mask(self.seat), "illegal": illegal}

    def _let_bots_move(self) -> None:
        while not self.inner.over and self.inner.asked != self.seat:
            seat = self.inner.asked
            self.inner.play_true(seat, self._bots[seat].choose(self.inner.hidden(seat), seat))

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.inner.seen(self.seat), "action_mask": self.inner.mask(self.seat)}

    def render(self) -> Any:
        return self.inner.draw(self.render_mode)
