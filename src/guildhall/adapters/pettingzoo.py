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

from guildhall.adapters.flat import Flat
from guildhall.adapters.rendering import drawn
from guildhall.adapters.turning import turned_actions
from guildhall.core.compile import zeros
from guildhall.core.game import GAMES, N_NEWS, NEWS_WIDTH
from guildhall.core.play import apply_at, hide_at, legal_at, score_at, setup_at
from guildhall.core.rng import seed_words
from guildhall.core.table import Table

VERSION = 0  # changes when actions are numbered anew
TRUE, HIDDEN = range(2)


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
        if reward not in ("win", "score"):
            raise ValueError(f"reward is win or score, not {reward!r}")
        self._game, self._reward, self.render_mode = GAMES[game], reward, render_mode
        self._flat, self._turned = Flat(self._game, seats), turned_actions(self._game, seats)
        self._options = np.array([*self._game.option_numbers(seats, options), 0], np.int64)
        self._states, self._mask = self._game.records(2), self._game.mask()
        self._news, self._out = zeros(N_NEWS, NEWS_WIDTH), zeros(3, self._game.layout.n_seats, kind=float)
        self._dice = np.random.default_rng()
        self.metadata = {
            "name": f"guildhall_{game}_v{VERSION}",
            "render_modes": ["human", "ansi", "svg"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        n = len(self._game.actions)
        seen = {
            "observation": spaces.Box(0, 1, (self._flat.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (n,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(n) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same games from here on."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        words = np.array(seed_words(int(self._dice.integers(2**63))), np.int64)
        setup_at(self._states, TRUE, self._flat.seats, self._options, words)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees, and what it may do if it is asked."""
        viewer = self._seat[agent]
        hide_at(self._states, HIDDEN, TRUE, viewer)
        row = self._flat.rows(self._states[HIDDEN:], [viewer])[0]
        return {"observation": row, "action_mask": self._mask_of(viewer)}

    def _mask_of(self, viewer: int) -> Any:
        mask = np.zeros(len(self._game.actions), np.int8)
        if not self._states[TRUE].over and self.agent_selection == self.possible_agents[viewer]:
            low, high, _ = legal_at(self._states, TRUE, viewer, self._mask)
            true = np.zeros(len(mask), np.int8)
            true[low:high] = self._mask[low:high]
            mask = true[self._turned[viewer]]
        return mask

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat[agent]
        if action is None or not 0 <= int(action) < len(self._game.actions) or not self._mask_of(seat)[int(action)]:
            raise ValueError(f"{action!r} is not legal for {agent}; action_mask says what is")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._news[0][0] = 0
        apply_at(self._states, TRUE, seat, int(self._turned[seat][int(action)]), self._news)
        if self._states[TRUE].over:
            self._end()
        self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _next(self) -> None:
        """The lowest seat that is asked; at the end all are told in turn."""
        to_act = int(self._states[TRUE].to_act)
        asked = next((seat for seat in range(self._flat.seats) if to_act >> seat & 1), 0)
        self.agent_selection = self.possible_agents[asked]
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self._mask_of(self._seat[agent])}

    def _end(self) -> None:
        score_at(self._states, TRUE, self._out)
        seats = self._flat.seats
        for agent in self.agents:
            points, _, share = (float(row[self._seat[agent]]) for row in self._out)
            self.rewards[agent] = points if self._reward == "score" else share - (1 / seats if seats > 1 else 0)
            self.terminations[agent] = True

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        state = self._game.layout.view(self._states[TRUE])
        table = Table.from_position({"game": self._game.name, "seats": self._flat.seats, "state": state})
        picture = drawn(table, "svg" if self.render_mode == "svg" else "ansi")
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def close(self) -> None:
        """Nothing is held open."""
