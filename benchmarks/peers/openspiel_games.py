"""OpenSpiel's gin rummy, random play: in C++ (its own loop with its uniform random bots) and from Python, step by step."""

import json
import random
import sys
import time

import pyspiel

seed, limit, kind = int(sys.argv[1]), float(sys.argv[2]), sys.argv[3]
dice, game = random.Random(seed), pyspiel.load_game("gin_rummy")


def played(state):
    """Decisions of one random game; the mask is what legal_actions gives."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
    return decisions


def from_python():
    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < limit:
        decisions += played(game.new_initial_state())
        games += 1
    return decisions, games, time.perf_counter() - began


def in_cpp():
    """Whole games in one call of C++ each; decisions are counted afterwards, untimed."""
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(2)]
    decisions = games = 0
    seconds = 0.0
    while seconds < limit:
        state = game.new_initial_state()
        began = time.perf_counter()
        pyspiel.evaluate_bots(state, bots, seed + games)
        seconds += time.perf_counter() - began
        decisions += sum(step.player >= 0 for step in state.full_history())
        games += 1
    return decisions, games, seconds


decisions, games, seconds = in_cpp() if kind == "cpp" else from_python()
print(json.dumps({"decisions": decisions / seconds, "games": games / seconds}))
