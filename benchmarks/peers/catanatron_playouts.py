"""catanatron: what a simulation of a Monte Carlo search costs on it at least, a copy of the game and a random playout.

The package on PyPI has no MCTS player (it lives in its repository), so the tree is left out: an MCTS can only be slower.
"""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

random.seed(int(sys.argv[1]))
done, seconds = 0, 0.0
while seconds < float(sys.argv[2]):
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    while game.winning_color() is None and seconds < float(sys.argv[2]):
        began = time.perf_counter()
        game.copy().play()
        seconds += time.perf_counter() - began
        done += 1
        for _ in range(20):
            if game.winning_color() is None:
                game.play_tick()
print(json.dumps({"simulations": done, "seconds": seconds, "per_second": done / seconds}))
