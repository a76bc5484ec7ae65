"""Gymnasium, thousands of games at once: a VectorEnv whose steps are compiled.

Observations and masks are those of pettingzoo.py, stacked. `opponents="random"`: one learner at each table, at `seat` or by lot,
against random players that move inside the step. `opponents="self"`: every decision is the caller's, seen from the seat that is
asked (`infos["seat"]`). A finished game begins anew in the same step: `rewards` and `terminations` tell of the old game,
observations of the new one, `infos["final_obs"]` has a last look at the old one, `infos["returns"]` the rewards of all seats.
An illegal action costs PENALTY and changes nothing (`infos["illegal"]`). Arrays are new in every step unless `copy=False`.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from guildhall.adapters.batch import NOBODY, hide_range, setup_range
from guildhall.adapters.crew import Crew
from guildhall.adapters.flat import Flat, flatten_range
from guildhall.adapters.gymnasium import PENALTY
from guildhall.adapters.one_game import REWARDS
from guildhall.adapters.stepping import learners_range, masks_range, opponents_range, sow_range
from guildhall.adapters.turning import turned_actions
from guildhall.core.compile import zeros
from guildhall.core.game import GAMES, N_NEWS, NEWS_WIDTH

OPPONENTS = ("random", "self")


class GuildhallVectorEnv(VectorEnv):
    """`num_envs` tables of one game."""

    def __init__(
        self,
        game: str,
        seats: int,
        num_envs: int,
        opponents: str = "random",
        *,
        seat: int | None = 0,
        reward: str = "win",
        threads: int | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        found = GAMES[game]
        found.check_seats(seats)
        if type(num_envs) is not int or num_envs < 1:
            raise ValueError(f"num_envs: at least one is wanted, not {num_envs!r}")
        if opponents not in OPPONENTS:
            raise ValueError(f"opponents is {' or '.join(OPPONENTS)}, not {opponents!r}")
        if reward not in REWARDS:
            raise ValueError(f"reward is {' or '.join(REWARDS)}, not {reward!r}")
        if seat is not None and seat not in range(seats):
            raise ValueError(f"seat is 0 to {seats - 1}, or None for by lot, not {seat!r}")
        self.game, self.seats, self.num_envs, self.flat = found, seats, num_envs, Flat(found, seats)
        self._self_play, self._wanted, self._reward, self._copy = opponents == "self", seat, reward, copy
        self._options = np.array([*found.option_numbers(seats, options), 0], np.int64)
        self._turned, n_actions = turned_actions(found, seats), len(found.actions)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        seen = {
            "observation": spaces.Box(0, 1, (self.flat.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (n_actions,), np.int8),
        }
        self.single_observation_space = spaces.Dict(seen)
        self.single_action_space = spaces.Discrete(n_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._crew = Crew(num_envs, threads)
        self._scratch = [(found.mask(), zeros(N_NEWS, NEWS_WIDTH)) for _ in range(self._crew.size)]
        self.states, self._hidden = found.records(num_envs), found.records(num_envs)
        self._numbers = self.flat.numbers(self._hidden)  # views: they follow the records
        self._rows = np.empty((num_envs, self.flat.size), np.float32)
        self._masks = np.zeros((num_envs, n_actions), np.int8)
        self._dice, self._out = np.zeros((num_envs, 4), np.int64), np.zeros((num_envs, 3, found.layout.n_seats))
        self.turn, self._learner = np.zeros(num_envs, np.int64), np.full(num_envs, NOBODY, np.int64)
        self._illegal, self._begun = np.zeros(num_envs, np.int64), False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New games at all tables; the same seed gives the same games from here on."""
        super().reset(seed=seed)
        self._begin(np.arange(self.num_envs))
        self._begun = True
        return self._look(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision of every learner."""
        if not self._begun:
            raise RuntimeError("step comes after reset")
        moves = np.asarray(actions)
        if moves.shape != (self.num_envs,) or moves.dtype.kind not in "iu":
            raise ValueError(f"actions: an array of {self.num_envs} whole numbers is wanted")
        moves, movers = moves.astype(np.int64), self.turn.copy()
        given = (moves, self._masks, self._turned, self._illegal)
        self._crew.share(lambda a, b, k: learners_range(self.states, a, b, self.turn, *given, self._scratch[k][1]))
        self._let_opponents_move(self.states, self._learner, self._dice, self._out, self._crew)
        over = self.states["over"] == 1
        rewards = np.where(self._illegal == 1, PENALTY, 0.0)
        last = self._finish(over, movers, rewards) if over.any() else {}
        return self._look(), rewards, over, np.zeros(self.num_envs, bool), self._infos() | last

    def _finish(self, over: Any, movers: Any, rewards: Any) -> dict[str, Any]:
        """Pays out finished games, keeps a last look at them and begins new ones."""
        ended, returns = np.flatnonzero(over), np.zeros((self.num_envs, self.seats))
        returns[ended] = self._paid(self._out[ended])
        eyes: Any = movers[ended] if self._self_play else self._learner[ended]
        rewards[ended] = returns[ended, eyes]
        shown, rows = self.states[ended], np.empty(self.num_envs, object)
        masks = np.zeros(self._masks.shape[1], np.int8)
        for i, row in zip(ended, self.flat.rows(shown, eyes), strict=True):  # all is open when a game is over
            rows[i] = {"observation": row, "action_mask": masks}
        self._begin(ended)
        return {"final_obs": rows, "_final_obs": over, "returns": returns, "_returns": over}

    def _paid(self, out: Any) -> Any:
        """[game, seat] rewards of finished games."""
        if self._reward == "score":
            return out[:, 0, : self.seats]
        return out[:, 2, : self.seats] - (1 / self.seats if self.seats > 1 else 0)

    def _begin(self, tables: Any) -> None:
        """New games; one that is over before the learner is asked is dealt again."""
        while len(tables):
            n = len(tables)
            seeds = self.np_random.integers(0, 2**32, (n, 4), np.int64)
            fresh, dice, learner, out = self.game.records(n), seeds.copy(), self._learner[tables], self._out[:n].copy()
            setup_range(fresh, 0, n, self.seats, self._options, seeds)
            sow_range(0, n, seeds, dice)
            if not self._self_play:
                by_lot = self._wanted is None
                learner = self.np_random.integers(0, self.seats, n) if by_lot else np.full(n, self._wanted)
            self._let_opponents_move(fresh, learner, dice, out, Crew(n, 1))
            self.states[tables], self._dice[tables], self._learner[tables] = fresh, dice, learner
            tables = tables[fresh["over"] == 1]

    def _let_opponents_move(self, states: Any, learner: Any, dice: Any, out: Any, crew: Crew) -> None:
        crew.share(lambda a, b, k: opponents_range(states, a, b, learner, dice, *self._scratch[k], out))

    def _look(self) -> dict[str, Any]:
        """Masks and observations of those that are asked."""

        def look(first: int, last: int, k: int) -> None:
            masks_range(self.states, first, last, self.turn, self._turned, self._scratch[k][0], self._masks)
            hide_range(self.states, self._hidden, first, last, self.turn)
            flatten_range(self._numbers, first, last, self.turn, self.seats, self.flat.plan, self._rows)

        self._crew.share(look)
        if not self._copy:
            return {"observation": self._rows, "action_mask": self._masks}
        seen = {"observation": self._rows, "action_mask": self._masks.copy()}
        self._rows = np.empty_like(self._rows)  # the next step writes there
        return seen

    def _infos(self) -> dict[str, Any]:
        copied = self._masks.copy() if self._copy else self._masks
        return {"action_mask": copied, "seat": self.turn.copy(), "illegal": self._illegal == 1}
