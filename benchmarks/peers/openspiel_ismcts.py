"""OpenSpiel's IS-MCTS (C++) on gin rummy: simulations a second with random rollouts."""

import json
import sys
import time

import pyspiel

SIMULATIONS = 200

game = pyspiel.load_game("gin_rummy")
evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
final, sampled = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, -1
bot = pyspiel.ISMCTSBot(7, evaluator, 2.0, SIMULATIONS, sampled, final, False, False)
state = game.new_initial_state()
done, seconds, seed = 0, 0.0, int(sys.argv[1])
while seconds < float(sys.argv[2]):
    if state.is_terminal():
        state = game.new_initial_state()
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        seed = (seed * 1103515245 + 12345) % 2**31
        state.apply_action(outcomes[seed % len(outcomes)][0])
        continue
    began = time.perf_counter()
    action = bot.step(state)
    seconds += time.perf_counter() - began
    done += SIMULATIONS
    state.apply_action(action)
print(json.dumps({"simulations": done, "seconds": seconds, "per_second": done / seconds}))
