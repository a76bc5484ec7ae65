"""Trains a masked PPO (sb3-contrib) on City of Guilds until it beats random players.

    make train        installs torch and sb3-contrib into .make/ppo and runs this; a few minutes on one core

Every 10,000 steps the agent plays 200 games against random players, at a seat by lot, always its likeliest move. It stops when
the 95 % interval of its wins lies above one half, and keeps what it learned in .make/ppo_city_of_guilds.zip.
"""

import argparse
from pathlib import Path

import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from guildhall.adapters.vector import GuildhallVectorEnv
from guildhall.arena.standings import wilson

GAME, SEATS = "city_of_guilds", 2
KEPT = Path(__file__).parents[1] / ".make" / f"ppo_{GAME}.zip"


class Tables(VecEnv):
    """Our vector environment as Stable-Baselines3 wants it: plain observations, masks on request."""

    def __init__(self, tables: int, seed: int):
        self._env = GuildhallVectorEnv(GAME, SEATS, tables, seat=None)
        places = spaces.Box(0, 1, (self._env.flat.size,), np.float32)
        super().__init__(tables, places, self._env.single_action_space)
        self._seed, self._seen = seed, {}

    def reset(self):
        self._seen, _ = self._env.reset(seed=self._seed)
        return self._seen["observation"]

    def step_async(self, actions):
        self._actions = actions

    def step_wait(self):
        self._seen, rewards, over, _, infos = self._env.step(self._actions)
        told = [{} for _ in over]
        for i in np.flatnonzero(over):
            told[i] = {"terminal_observation": infos["final_obs"][i]["observation"], "TimeLimit.truncated": False}
        return self._seen["observation"], rewards.astype(np.float32), over, told

    def env_method(self, name, *args, indices=None, **kwargs):
        assert name == "action_masks", f"there is no {name}"
        return list(self._seen["action_mask"].astype(bool))

    def has_attr(self, name):
        return name == "action_masks"

    def get_attr(self, name, indices=None):
        return [None] * self.num_envs

    def set_attr(self, name, value, indices=None):
        raise AttributeError(name)

    def env_is_wrapped(self, wrapper, indices=None):
        return [False] * self.num_envs

    def close(self):
        """Nothing is held open."""


def wins(agent: MaskablePPO, games: int, seed: int) -> float:
    """Games won against random players; a shared win counts by its share."""
    tables = Tables(64, seed)
    seen, won, played = tables.reset(), 0.0, 0
    while played < games:
        actions, _ = agent.predict(seen, action_masks=np.array(tables.env_method("action_masks")), deterministic=True)
        seen, rewards, over, _ = tables.step(actions)
        won, played = won + float((rewards[over] + 1 / SEATS).sum()), played + int(over.sum())
    return won * games / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=500_000, help="at most")
    wanted = parser.parse_args()
    agent = MaskablePPO(
        "MlpPolicy", Tables(64, 1), n_steps=128, batch_size=1024, n_epochs=4, learning_rate=1e-3, seed=1
    )
    trained, games = 0, 200
    while trained < wanted.steps:
        agent.learn(10_000, reset_num_timesteps=False)
        trained = agent.num_timesteps
        won = wins(agent, games, seed=1000 + trained)
        low, high = wilson(won, games)
        print(f"{trained:,} steps: it wins {won / games:.1%} of {games} games ({low:.1%} to {high:.1%})", flush=True)
        if low > 1 / SEATS:
            agent.save(KEPT)
            print(f"It beats random players. Kept in {KEPT.name}.")
            return
    raise SystemExit("It does not beat random players yet; give it more --steps.")


if __name__ == "__main__":
    main()
