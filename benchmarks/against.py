"""The speed of the rules beside another checkout, in interleaved runs: has a change cost anything?

    python benchmarks/against.py FOLDER_OR_COMMIT [--rounds 25] [--seconds 0.2] [--games flandern_1302,…]

Two processes live side by side, one for each checkout. Each cell (game, seats) is played at random by both in turn (ours,
theirs, theirs, ours, …), on the same seeds and timed by the CPU, so that a busy machine is no matter. The ratio of a round is
ours over theirs; told are the median and its 95 % interval (bootstrap).
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from guildhall.core.components import GAMES_FOLDER, load_meta
from guildhall.games import NAMES

HERE = Path(__file__).parents[1]
SEATS = {name: load_meta(GAMES_FOLDER / name)["seats"] for name in NAMES}
MEASURE = """
import json, sys, time
from guildhall.core.check import Bench
from guildhall.core.compile import zeros
from guildhall.core.game import GAMES
from guildhall.core.play import simulate
from guildhall.core.rng import seed_words

for line in sys.stdin:
    name, seats, games = json.loads(line)
    game, words = GAMES[name], zeros(4)
    bench, n = Bench(game, seats, 7), game.layout.n_seats
    words[:] = seed_words(7)
    ends, out, totals = zeros(len(game.rulebook.ids)), zeros(3, n, kind=float), zeros(3, n, kind=float)
    buffers = bench.mask, bench.news, bench.rng, out, totals, ends
    simulate(bench.states, 0, seats, bench.options, words, 1, *buffers)
    began = time.process_time()
    decisions = int(simulate(bench.states, 0, seats, bench.options, words, games, *buffers))
    print(json.dumps([decisions, time.process_time() - began]), flush=True)
"""


class Checkout:
    """A process that plays with the rules of one checkout."""

    def __init__(self, source: Path):
        env, pipe = os.environ | {"PYTHONPATH": str(source)}, subprocess.PIPE
        self._process = subprocess.Popen([sys.executable, "-c", MEASURE], env=env, stdin=pipe, stdout=pipe, text=True)

    def played(self, name: str, seats: int, games: int) -> tuple[int, float]:
        """(decisions, seconds of CPU time) of random games."""
        asked, told = self._process.stdin, self._process.stdout
        assert asked and told
        asked.write(json.dumps([name, seats, games]) + "\n")
        asked.flush()
        decisions, seconds = json.loads(told.readline())
        return decisions, seconds


def interval(values: list[float]) -> tuple[float, float]:
    """Of the median, by drawing the rounds again."""
    dice = random.Random(1)
    medians = sorted(statistics.median(dice.choices(values, k=len(values))) for _ in range(2000))
    return medians[49], medians[1949]


def checked_out(of: str) -> Path:
    """The sources of a folder or commit."""
    if Path(of).is_dir():
        return Path(of).resolve() / "src"
    folder = Path(tempfile.mkdtemp(prefix="guildhall-"))
    archive = subprocess.run(["git", "archive", of, "src"], cwd=HERE, capture_output=True, check=True).stdout
    subprocess.run(["tar", "-x", "-C", str(folder)], input=archive, check=True)
    return folder / "src"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other")
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--games", default=",".join(NAMES))
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    ours, theirs = Checkout(HERE / "src"), Checkout(checked_out(given.other))
    rows = []
    with ThreadPoolExecutor() as pool:  # both compile where they must
        list(
            pool.map(
                lambda one: [one.played(name, SEATS[name][1], 1) for name in given.games.split(",")], (ours, theirs)
            )
        )
    for name in given.games.split(","):
        low, high = SEATS[name]
        for seats in range(low, high + 1):
            games = max(20, round(50 * given.seconds / ours.played(name, seats, 50)[1]))
            ratios = []
            for k in range(given.rounds):
                order = (ours, theirs) if k % 2 == 0 else (theirs, ours)
                told = {one: one.played(name, seats, games) for one in order}
                ratios.append(told[ours][0] / told[ours][1] * told[theirs][1] / told[theirs][0])
            below, above = interval(ratios)
            rows.append({"game": name, "seats": seats, "ratio": statistics.median(ratios), "low": below, "high": above})
            if not given.json:
                print(f"{name}, {seats} seats: {rows[-1]['ratio']:.3f} ({below:.3f} to {above:.3f})", flush=True)
    if given.json:
        print(json.dumps({"results": rows}))


if __name__ == "__main__":
    main()
