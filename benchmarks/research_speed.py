"""How fast the games are, beside what researchers use today: everything in one run on one core, medians, ratios.

    python benchmarks/research_speed.py [--rounds 3] [--seconds 2]      (`make research-speed`)

Peers come from their registries into environments of their own (peers/environments.py). Rounds are interleaved, so that a busy
moment strikes all alike. Writes benchmarks/results/speed/COMMIT.json, docs/speed.svg and the table in docs/research.md.
"""

import argparse
import json
import os
import statistics
import subprocess
import time
from pathlib import Path
from typing import Any

import numpy as np
from peers.environments import HERE, ONE_CORE, ROOT, node, python_of
from speed_report import write_report

from guildhall.adapters.rollouts import random_games
from guildhall.adapters.vector import GuildhallVectorEnv
from guildhall.cli.measure import simulate_at_random
from guildhall.core.check import Bench
from guildhall.core.game import GAMES
from guildhall.core.play import random_step

PEERS = {
    "catanatron": ("catanatron", "catanatron_games.py"),
    "OpenSpiel gin rummy, C++": ("openspiel", "openspiel_games.py", "cpp"),
    "OpenSpiel gin rummy, Python": ("openspiel", "openspiel_games.py", "python"),
    "Pgx sparrow mahjong, CPU": ("pgx", "pgx_games.py", "sparrow_mahjong"),
    "Pgx backgammon, CPU": ("pgx", "pgx_games.py", "backgammon"),
    "Pgx leduc hold'em, CPU": ("pgx", "pgx_games.py", "leduc_holdem"),
    "PettingZoo leduc hold'em": ("pettingzoo", "pettingzoo_games.py", "leduc_holdem_v4"),
    "PettingZoo texas hold'em": ("pettingzoo", "pettingzoo_games.py", "texas_holdem_v4"),
    "PettingZoo hanabi": ("pettingzoo", "pettingzoo_games.py", "hanabi_v5"),
    "RLCard uno": ("rlcard", "rlcard_games.py", "uno"),
    "boardgame.io three in a row": ("boardgame",),
}
TABLES = 256  # of the vector environment
BATCHES = [1, 16, 64, 256, 1024]
THREAD_TABLES = 4096


def peer(name: str, seed: int, seconds: float) -> dict[str, float]:
    home, *rest = PEERS[name]
    start = node() if home == "boardgame" else [python_of(home), str(HERE / rest[0])]
    command = [*start, str(seed), str(seconds), *rest[1:]]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ | ONE_CORE)
    return dict(json.loads(done.stdout))


def rules(name: str, seats: int, seed: int, seconds: float) -> dict[str, float]:
    """Whole random games in compiled code, the mask made at every step."""
    games, spent, decisions = 0, 0.0, 0
    while spent < seconds:
        run = simulate_at_random(GAMES[name], seats, 1000, seed + games)
        games, spent, decisions = games + run["games"], spent + run["seconds"], decisions + run["decisions"]
    return {"decisions": decisions / spent, "games": games / spent}


def from_python(name: str, seats: int, seconds: float) -> dict[str, float]:
    """One step with its mask for each call from a Python loop."""
    bench, steps = Bench(GAMES[name], seats), 0
    bench.setup(0)
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for _ in range(1000):
            if bench.states["over"][0]:
                bench.setup(steps)
            random_step(bench.states, 0, bench.mask, bench.news, bench.rng)
            steps += 1
    return {"decisions": steps / (time.perf_counter() - began)}


def vector(name: str, seats: int, tables: int, threads: int, seconds: float) -> dict[str, float]:
    """Steps with observations and masks; choosing the moves is the learner's work and is not counted."""
    env = GuildhallVectorEnv(name, seats, tables, "self", threads=threads, copy=False)
    dice, spent, steps = np.random.default_rng(1), 0.0, 0
    seen, _ = env.reset(seed=1)
    while spent < seconds:
        actions = (dice.random(seen["action_mask"].shape, np.float32) * seen["action_mask"]).argmax(1)
        began = time.perf_counter()
        seen, *_ = env.step(actions)
        spent += time.perf_counter() - began
        steps += tables
    return {"decisions": steps / spent}


def two_threads(name: str, seats: int) -> dict[str, float]:
    """How much more two threads do than one: in whole games, and in the vector environment."""

    def games(threads: int) -> float:
        began = time.perf_counter()
        played = random_games(name, seats, 20_000, memory=True, threads=threads)
        return float(played.decisions.sum() / (time.perf_counter() - began))

    steps = [vector(name, seats, THREAD_TABLES, threads, 1.5)["decisions"] for threads in (1, 2)]
    return {"games": games(2) / games(1), "vector": steps[1] / steps[0]}


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    """[what][decisions, games] of every round."""
    found: dict[str, list[dict[str, float]]] = {}
    tables = [(name, GAMES[name].seats[-1]) for name in GAMES]
    cores = os.sched_getaffinity(0)
    for name, seats in tables:  # compile
        vector(name, seats, 2, 1, 0.01)
        random_games(name, seats, 2, threads=1)
    for number in range(rounds):
        os.sched_setaffinity(0, {min(cores)})  # children inherit it
        for name in PEERS:
            found.setdefault(name, []).append(peer(name, number, seconds))
        for name, most in tables:
            for seats in GAMES[name].seats:
                found.setdefault(f"rules {name} {seats}", []).append(rules(name, seats, number, seconds / 2))
            found.setdefault(f"step {name} {most}", []).append(from_python(name, most, seconds / 2))
            found.setdefault(f"vector {name} {most}", []).append(vector(name, most, TABLES, 1, seconds / 2))
        for batch in BATCHES:
            growth = vector("city_of_guilds", 4, batch, 1, seconds / 2)
            found.setdefault(f"batch {batch}", []).append(growth)
        os.sched_setaffinity(0, cores)
        if len(cores) > 1:
            for name, seats in tables:
                found.setdefault(f"threads {name} {seats}", []).append(two_threads(name, seats))
        print(f"round {number + 1} of {rounds}", flush=True)
    keys = {what: runs[0].keys() for what, runs in found.items()}
    return {
        what: {key: float(f"{statistics.median(run[key] for run in runs):.4g}") for key in keys[what]}
        for what, runs in found.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each peer in a round; half of it for ours")
    wanted = parser.parse_args()
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], stdout=subprocess.PIPE, text=True).stdout.strip()
    result = {"commit": commit, "rounds": wanted.rounds, "medians": measure(wanted.rounds, wanted.seconds)}
    path = HERE.parent / "results" / "speed" / f"{commit}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(result, indent=1) + "\n")
    gpu = Path(HERE.parent / "results" / "gpu.json")
    write_report(result, json.loads(gpu.read_text()) if gpu.exists() else None, ROOT / "docs")
    print(f"wrote {path.relative_to(ROOT)}, docs/speed.svg and the table in docs/research.md")


if __name__ == "__main__":
    main()
