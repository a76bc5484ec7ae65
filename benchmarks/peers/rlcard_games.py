"""RLCard's Uno: decisions a second of random play."""

import json
import random
import sys
import time

import rlcard

random.seed(int(sys.argv[1]))
env, decisions, games = rlcard.make(sys.argv[3]), 0, 0
began = time.perf_counter()
while time.perf_counter() - began < float(sys.argv[2]):
    state, _ = env.reset()
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    games += 1
seconds = time.perf_counter() - began
print(json.dumps({"decisions": decisions / seconds, "games": games / seconds}))
