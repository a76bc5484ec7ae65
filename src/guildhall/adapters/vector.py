"""Gymnasium, thousands of games at once: a VectorEnv whose steps are compiled.

Observations and masks are those of pettingzoo.py, stacked. `opponents="random"`: one learner at each table, at `seat` or by lot,
against random players that move inside the step. `opponents="self"`: every decision is the caller's, seen from the seat that is
asked (`infos["seat"]`). A finished game begins anew in the same step: `rewards` and `terminations` tell of the old game,
observations of the new one, `infos["final_obs"]` has a last look at the old one, `infos["returns"]` the rewards of all seats.
An illegal action costs PENALTY and changes nothing (`infos["illegal"]`). Arrays are new in every step unless `copy=False`.
"""

from sys import getrefcount
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from guildhall.adapters.batch import NOBODY
from guildhall.adapters.environment import REWARDS
from guildhall.adapters.gymnasium import PENALTY
from guildhall.adapters.observations import Observations
from guildhall.adapters.relative_actions import relative_actions
from guildhall.adapters.row_threads import RowThreads
from guildhall.adapters.vector_step import Tables, step_range
from guildhall.core.compile import zeros
from guildhall.core.game import GAMES, N_NEWS, NEWS_WIDTH

OPPONENTS = ("random", "self")
UNHELD = 3  # references to an array that only a list, a loop and the question itself hold
MOST_SPARES = 8


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
        self.game, self.seats, self.num_envs, self.flat = found, seats, num_envs, Observations(found, seats)
        self._self_play, self._wanted, self._reward, self._copy = opponents == "self", seat, reward, copy
        n_actions = len(found.actions)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        seen = {
            "observation": spaces.Box(0, 1, (self.flat.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (n_actions,), np.int8),
        }
        self.single_observation_space = spaces.Dict(seen)
        self.single_action_space = spaces.Discrete(n_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._threads = RowThreads(num_envs, threads)
        self._scratch = [(found.mask(), zeros(N_NEWS, NEWS_WIDTH)) for _ in range(self._threads.size)]
        hidden = found.records(num_envs)
        self._tables = Tables(
            states=found.records(num_envs),
            hidden=hidden,
            numbers=self.flat.numbers(hidden),  # views: they follow the records
            turn=np.zeros(num_envs, np.int64),
            learner=np.full(num_envs, NOBODY, np.int64),
            dice=np.zeros((num_envs, 4), np.int64),
            illegal=np.zeros(num_envs, bool),
            ended=np.zeros(num_envs, bool),
            last=found.records(num_envs),
            out=np.zeros((num_envs, 3, found.layout.n_seats)),
            seeds=np.zeros((num_envs, 4), np.int64),
            learners=np.full(num_envs, NOBODY, np.int64),
            masks=np.zeros((num_envs, n_actions), np.int8),
            rows=np.empty((num_envs, self.flat.size), np.float32),
            options=np.array([*found.option_numbers(seats, options), 0], np.int64),
            turned=relative_actions(found, seats),
            plan=self.flat.plan,
        )
        self._begun = False
        self._spares: list[Any] = []  # arrays that were given away

    @property
    def states(self) -> Any:
        """The records of all tables, with all that is hidden."""
        return self._tables.states

    @property
    def turn(self) -> Any:
        """[table] the seat that is asked."""
        return self._tables.turn

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New games at all tables; the same seed gives the same games from here on."""
        super().reset(seed=seed)
        everywhere = np.arange(self.num_envs)
        self._prepare(everywhere)
        self._step(0, self.turn)
        self._prepare(everywhere)
        self._begun = True
        return self._seen()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision of every learner."""
        if not self._begun:
            raise RuntimeError("step comes after reset")
        moves = np.asarray(actions)
        if moves.shape != (self.num_envs,) or moves.dtype.kind not in "iu":
            raise ValueError(f"actions: an array of {self.num_envs} whole numbers is wanted")
        movers = self.turn.copy()
        self._step(1, moves.astype(np.int64))
        rewards = np.where(self._tables.illegal, PENALTY, 0.0)
        seen, infos = self._seen()
        over = self._tables.ended.copy()
        if over.any():
            infos |= self._finish(over, movers, rewards)
        return seen, rewards, over, np.zeros(self.num_envs, bool), infos

    def _step(self, acting: int, moves: Any) -> None:
        def step(first: int, last: int, k: int) -> None:
            step_range(self._tables, first, last, self.seats, acting, moves, *self._scratch[k])

        self._threads.share(step)

    def _prepare(self, tables: Any) -> None:
        """Draws what the next games of these tables begin with."""
        n = len(tables)
        self._tables.seeds[tables] = self.np_random.integers(0, 2**32, (n, 4), np.int64)
        if not self._self_play:
            by_lot = self._wanted is None
            self._tables.learners[tables] = self.np_random.integers(0, self.seats, n) if by_lot else self._wanted

    def _finish(self, over: Any, movers: Any, rewards: Any) -> dict[str, Any]:
        """Pays out finished games and keeps a last look at them."""
        ended, returns = np.flatnonzero(over), np.zeros((self.num_envs, self.seats))
        returns[ended] = self._paid(self._tables.out[ended])
        eyes = movers[ended]
        rewards[ended] = returns[ended, eyes]
        shown, rows = self._tables.last[ended], np.empty(self.num_envs, object)
        masks = np.zeros(len(self.game.actions), np.int8)
        for i, row in zip(ended, self.flat.rows(shown, eyes), strict=True):  # all is open when a game is over
            rows[i] = {"observation": row, "action_mask": masks}
        self._prepare(ended)
        return {"final_obs": rows, "_final_obs": over, "returns": returns, "_returns": over}

    def _paid(self, out: Any) -> Any:
        """[game, seat] rewards of finished games."""
        if self._reward == "score":
            return out[:, 0, : self.seats]
        return out[:, 2, : self.seats] - (1 / self.seats if self.seats > 1 else 0)

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Observations and infos, in arrays that are the caller's own unless `copy=False`."""
        rows, masks = self._tables.rows, self._tables.masks
        if self._copy:
            rows, masks = self._own(rows), self._own(masks)
        infos = {"action_mask": masks, "seat": self.turn.copy(), "illegal": self._tables.illegal.copy()}
        return {"observation": rows, "action_mask": masks}, infos

    def _own(self, array: Any) -> Any:
        """A copy. Memory that nobody holds any more is used again: the system takes long to give new pages."""
        for spare in self._spares:
            if spare.shape == array.shape and spare.dtype == array.dtype and getrefcount(spare) == UNHELD:
                break
        else:
            spare = np.empty_like(array)
            if len(self._spares) < MOST_SPARES:
                self._spares.append(spare)
        np.copyto(spare, array)
        return spare
