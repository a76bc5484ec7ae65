"""`guildhall fuzz GAME --positions N` without the command line, on many cores: needs numpy and numba alone.

python benchmarks/positions.py [--positions 20000] [--seed 1] [--games flandern_1302,…]
"""

import argparse
import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from guildhall.core.fuzz_positions import Trial, fuzz_positions
from guildhall.core.game import GAMES


def told(name: str, seats: int, positions: int, seed: int, processes: int) -> str:
    outcomes = fuzz_positions(GAMES[name], seats, positions, seed, processes=processes)
    faults = Counter(outcome.fault for outcome in outcomes if outcome.fault)
    refused = sum(bool(outcome.refused) for outcome in outcomes)
    lines = [f"{name}, {seats} seats: {len(outcomes)} positions, {refused} refused, faults {dict(faults)}"]
    lines += [f"  {o.k} {o.changed}: {o.fault}" for o in outcomes if o.fault][:12]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default=",".join(GAMES))
    given = parser.parse_args()
    games = given.games.split(",")
    if len(games) > 1:  # each game in a process of its own
        with ThreadPoolExecutor(len(games)) as pool:
            call = [sys.executable, __file__, "--positions", str(given.positions), "--seed", str(given.seed), "--games"]
            list(pool.map(lambda name: subprocess.run([*call, name], check=True), games))
        return
    for name in games:
        Trial(GAMES[name], GAMES[name].seats[0], given.seed).load_code()  # compiles once
        counts = list(GAMES[name].seats)
        for seats in counts:
            print(
                told(name, seats, given.positions // len(counts), given.seed, (os.cpu_count() or 1) // 4 or 1),
                flush=True,
            )


if __name__ == "__main__":
    main()
