"""`guildhall bench`: how fast the rules are, beside the same rules in plain Python and an empty loop."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Grid

from guildhall.cli.measure import simulate_at_random
from guildhall.cli.options import Components, Json, console, game_names, load

if TYPE_CHECKING:
    from guildhall.core.game import Game


def register(app: typer.Typer) -> None:
    app.command()(bench)


def bench(
    game: Annotated[str, typer.Argument(help="a game; without it all of them", metavar="[GAME]")] = "",
    components: Components = None,
    as_json: Json = False,
) -> None:
    """Measure the speed of the rules; the median of five runs each."""
    results = []
    for name in [game] if game else game_names():
        loaded = load(name, components)
        results += [_speed(loaded, seats) for seats in loaded.seats]
    empty = round(_rate(_empty_loop, 5_000_000))
    for row in results:
        row["ratio_to_plain_python"] = round(row["decisions_per_second"] / row["plain_python_per_second"], 1)
        row["ratio_to_empty_loop"] = round(row["decisions_per_second"] / empty, 4)
    if as_json:
        print(json.dumps({"results": results, "empty_loop_per_second": empty, "runs": 5, "statistic": "median"}))
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in ("", *(f"{row['game']}, {row['seats']}" for row in results)):
        grid.add_column(heading, justify="right" if heading else "left")
    for key in list(results[0])[2:]:
        grid.add_row(key.replace("_", " "), *(f"{row[key]:,}" for row in results))
    console.print(grid)
    console.print(f"an empty Python loop: {empty:,} a second; medians of 5 runs, one core, the mask made at every step")


def _empty_loop(n: int) -> int:
    for _ in range(n):
        pass
    return n


def _rate(run: Callable[[int], int], n: int, times: int = 5) -> float:
    """Things a second, the median of several runs; `run(n)` returns how many it did."""
    rates = []
    for _ in range(times):
        began = time.perf_counter()
        did = run(n)
        rates.append(did / (time.perf_counter() - began))
    return median(rates)


def _speed(game: "Game", seats: int) -> dict[str, Any]:
    """One row of the benchmark."""
    from guildhall.core.bench import Bench
    from guildhall.core.play import copy_often, random_step

    simulate_at_random(game, seats, 10, 1)
    runs = [simulate_at_random(game, seats, 4000, seed) for seed in range(5)]
    bench = Bench(game, seats)
    states, mask, news, rng = bench.states, bench.mask, bench.news, bench.rng

    def python_loop(n: int) -> int:
        for k in range(n):
            if states["over"][0]:
                bench.setup(k)
            random_step(states, 0, mask, news, rng)
        return n

    def copying(n: int) -> int:
        copy_often(states, n)
        return n

    bench.setup(0)
    return {
        "game": game.name,
        "seats": seats,
        "decisions_per_second": round(median(run["decisions_per_second"] for run in runs)),
        "games_per_second": round(median(run["games"] / run["seconds"] for run in runs)),
        "python_loop_per_second": round(_rate(python_loop, 60_000)),
        "record_bytes": game.layout.dtype.itemsize,
        "copy_ns": round(1e9 / _rate(copying, 2_000_000), 1),
        "plain_python_per_second": _plain_speed(game.name, seats),
    }


PLAIN_SPEED = """
import sys, time
from statistics import median
from guildhall.core.bench import Bench
from guildhall.core.game import GAMES
bench, rates = Bench(GAMES[sys.argv[1]], int(sys.argv[2])), []
for run in range(5):
    began, steps = time.perf_counter(), 0
    for seed in range(5 * run, 5 * run + 5):
        bench.setup(seed)
        while not bench.states[0].over:
            bench.step()
            steps += 1
    rates.append(steps / (time.perf_counter() - began))
print(round(median(rates)))
"""


def _plain_speed(name: str, seats: int) -> int:
    """The same rules on the list-backed mirror, in a process of their own."""
    done = subprocess.run(
        [sys.executable, "-c", PLAIN_SPEED, name, str(seats)],
        env=os.environ | {"GUILDHALL_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return int(done.stdout)
