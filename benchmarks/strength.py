"""How strong the bots are: each level against the one below it, and search against half of itself.

    python benchmarks/strength.py levels [--games city_of_guilds,…] [--minutes 20] [--output levels.json]
    python benchmarks/strength.py curve

One seat of the stronger among seats of the weaker, seats rotated, common deals, fixed simulation budgets. A cell is played
until it has 100 games and the 95 % interval excludes the fair share, at most 400 games. All cells share one pool of
processes. Needs numpy and numba alone. What was played is kept: an interrupted run goes on.
"""

import argparse
import json
import multiprocessing
import os
import subprocess
import sys
import time
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from typing import Any

from guildhall.arena.matches import Contest, Result, kept_results, play_game, results_file
from guildhall.arena.standings import fair_share, is_clear, odds_ratio, wilson
from guildhall.core.game import GAMES
from guildhall.core.warm import is_warm

LEVELS = [("apprentice", "random"), ("journeyman", "apprentice"), ("master", "journeyman")]
CURVE = [250, 500, 1000, 2000, 4000]
CURVE_SEATS = {"flandern_1302": 3, "city_and_guilds": 3, "city_of_guilds": 2, "guilds_of_london": 2}
MOST, SOLO_GAMES = 400, 200
WARM = (
    "import sys; from guildhall.core.game import GAMES; from guildhall.core.warm import warm; from guildhall.bots import"
    " warm_steps; game = GAMES[sys.argv[1]]; warm(game, warm_steps(game))"
)


class Cell:
    """A contest and what has been played of it."""

    def __init__(self, contest: Contest):
        self.contest, self.path = contest, results_file(contest)
        self.results, self.given = kept_results(self.path), 0
        self.path.parent.mkdir(parents=True, exist_ok=True)

    def next(self) -> int | None:
        """A game that is still to be played, or None."""
        while self.given < self.contest.games and not self.done():
            k, self.given = self.given, self.given + 1
            if k not in self.results:
                return k
        return None

    def add(self, result: Result) -> None:
        self.results[result.k] = result
        with self.path.open("a") as file:
            file.write(json.dumps(asdict(result)) + "\n")

    def in_order(self) -> list[Result]:
        """Whole rotations without a gap, so that what is reported does not depend on who is faster."""
        n = 0
        while n in self.results:
            n += 1
        n -= n % self.contest.rotations
        if self.contest.seats > 1:
            for m in range(self.contest.rotations, n, self.contest.rotations):
                if is_clear(self.contest, [self.results[k] for k in range(m)]):
                    return [self.results[k] for k in range(m)]
        return [self.results[k] for k in range(n)]

    def done(self) -> bool:
        results = self.in_order()
        if self.contest.seats == 1:
            return len(results) >= SOLO_GAMES
        return len(results) + self.contest.rotations > self.contest.games or is_clear(self.contest, results)

    def told(self) -> dict[str, Any]:
        results = self.in_order()
        chairs = [(r, seat) for r in results for seat, bot in enumerate(r.lineup) if bot == 0]
        wins, fair = sum(r.shares[seat] for r, seat in chairs), fair_share(self.contest.seats)
        low, high = wilson(wins, len(chairs))
        rate = wins / max(1, len(chairs))
        thought = sum(r.seconds[seat] for r, seat in chairs) / max(1, sum(r.decisions[seat] for r, seat in chairs))
        return {
            "game": self.contest.game,
            "seats": self.contest.seats,
            "bots": list(self.contest.bots),
            "games": len(chairs),
            "win_rate": round(rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "odds": round(odds_ratio(rate, fair), 2) if rate < 1 else None,
            "ms_per_move": round(1000 * thought, 2),
            "finished": self.done(),
        }


def contests(what: str, games: list[str], only: list[str]) -> list[Contest]:
    """The cells of a table: the dearest first, games in the order in which they are named."""
    found = []
    for name in games:
        if what == "curve":
            pairs = [(f"search:{more}", f"search:{less}", CURVE_SEATS[name]) for less, more in pairwise(CURVE)]
        else:
            pairs = [(a, b, n) for a, b in LEVELS for n in GAMES[name].seats if n > 1]
            pairs += [("master", "random", 1)] if 1 in GAMES[name].seats else []
        found += [Contest(name, n, (a, b), MOST, seed=1) for a, b, n in pairs if a in only or not only]
    return sorted(found, key=lambda c: ("master" not in c.bots[0], games.index(c.game), -c.seats))


def run(cells: list[Cell], workers: int, until: float, output: Path | None) -> None:
    """Plays all cells side by side, until they are done or the time is up."""
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        running: dict[Any, Cell] = {}
        reported: set[int] = set()
        while True:
            for cell in cells:
                while len(running) < workers + 4 and time.monotonic() < until and (k := cell.next()) is not None:
                    running[pool.submit(play_game, cell.contest, k)] = cell
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                cell = running.pop(future)
                cell.add(future.result())
                if cell.done() and id(cell) not in reported:
                    reported.add(id(cell))
                    print(json.dumps(cell.told()), flush=True)
                    write(cells, output)


def write(cells: list[Cell], output: Path | None) -> None:
    if output:
        output.write_text(json.dumps({"cells": [cell.told() for cell in cells if cell.results]}, indent=1) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["levels", "curve"])
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--only", default="", help="levels: only these as the stronger, as in master,journeyman")
    parser.add_argument("--minutes", type=float, default=600)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--output", type=Path)
    wanted = parser.parse_args()
    until, games = time.monotonic() + 60 * wanted.minutes, wanted.games.split(",")
    cold = [subprocess.Popen([sys.executable, "-c", WARM, name]) for name in games if not is_warm(name)]
    if any(process.wait() for process in cold):
        sys.exit("a game could not be compiled")
    cells = [Cell(contest) for contest in contests(wanted.what, games, wanted.only.split(",") if wanted.only else [])]
    run(cells, wanted.workers, until, wanted.output)
    write(cells, wanted.output)


if __name__ == "__main__":
    main()
