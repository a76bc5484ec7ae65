"""PettingZoo: every game as an AEC environment.

An observation is a dict of `observation` (floats, see flat.py) and `action_mask` (also in the info). The agent that looks is
seat 0 in observations and in actions that name seats. Who decides at the same time decides one after the other, lowest seat
first, without seeing what the others chose. Rewards come at the end: the share of the win less the fair share, alone 1 or 0;
with `reward="score"` the points.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from guildhall.adapters.environment import RENDER_MODES, VERSION, Environment


def env(game: str, seats: int, **options: Any) -> Any:
    """The environment with the usual wrappers: an illegal move ends the game with -1 for whoever made it."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):
    """One game. An illegal move raises ValueError and changes nothing."""

    def __init__(
        self, game: str, seats: int, *, reward: str = "win", render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.inner, self.render_mode = Environment(game, seats, reward, options), render_mode
        self._dice = np.random.default_rng()
        self.metadata = {
            "name": f"guildhall_{game}_v{VERSION}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = {
            "observation": spaces.Box(0, 1, (self.inner.flat.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.inner.n_actions,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.inner.n_actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same games from here on."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self.inner.begin(int(self._dice.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees, and what it may do if it is asked."""
        seat = self._seat[agent]
        return {"observation": self.inner.seen(seat), "action_mask": self.inner.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.inner.play(self._seat[agent], action)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if self.inner.over:
            for each in self.agents:
                self.rewards[each], self.terminations[each] = self.inner.reward(self._seat[each]), True
        self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _next(self) -> None:
        """The seat that is asked; at the end all are told in turn."""
        self.agent_selection = self.possible_agents[self.inner.asked]
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self.inner.mask(self._seat[agent])}

    def render(self) -> str | None:
        return self.inner.draw(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
