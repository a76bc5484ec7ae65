"""PettingZoo classic: decisions a second of random play with observations and masks, as its documentation shows."""

import importlib
import json
import sys
import time
import warnings

import numpy as np

warnings.filterwarnings("ignore")
env = importlib.import_module(f"pettingzoo.classic.{sys.argv[3]}").env()
dice, decisions, games = np.random.default_rng(int(sys.argv[1])), 0, 0
began = time.perf_counter()
while time.perf_counter() - began < float(sys.argv[2]):
    env.reset(seed=games)
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += 1
    games += 1
seconds = time.perf_counter() - began
print(json.dumps({"decisions": decisions / seconds, "games": games / seconds}))
