"""catanatron: decisions and games a second of four random players."""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

random.seed(int(sys.argv[1]))
decisions = games = 0
began = time.perf_counter()
while time.perf_counter() - began < float(sys.argv[2]):
    game = Game([RandomPlayer(color) for color in Color])
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    games += 1
seconds = time.perf_counter() - began
print(json.dumps({"decisions": decisions / seconds, "games": games / seconds}))
