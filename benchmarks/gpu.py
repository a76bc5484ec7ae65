"""The rules on a GPU: are they the CPU's, byte for byte, and how fast are they?

    python benchmarks/gpu.py [--games city_of_guilds,…] [--check 10000] [--output gpu.json]

For every game and number of seats: random games and guessed worlds on both, compared. For the largest number of seats:
decisions a second by how many games run at once, and flat Monte Carlo of one position. Games are compiled side by side in
processes of their own and timed one after the other. Needs numpy, numba and numba-cuda alone.
"""

import argparse
import json
import multiprocessing
import subprocess
import time
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import numpy as np

from guildhall.adapters.gpu import kernels_of, why_not
from guildhall.adapters.rollouts import move_values, random_games, seed_table
from guildhall.core.game import GAMES
from guildhall.core.play import hide_at

AT_ONCE = [2**14, 2**16, 2**18]
ROLLOUTS = 4096
ROUNDS = 3
WARP = 32


def same(here: Any, there: Any) -> bool:
    return all(np.asarray(a).tobytes() == np.asarray(b).tobytes() for a, b in zip(here, there, strict=True))


def checked(name: str, games: int) -> dict[str, Any]:
    """Compares CPU and GPU in random games, and in worlds guessed from positions of the middle of games."""
    compared = worlds = 0
    for seats in GAMES[name].seats:
        for memory in (False, True):
            here, there = (random_games(name, seats, games, seed=302, memory=memory, on=on) for on in ("cpu", "gpu"))
            assert same(here, there), f"{name}, {seats} seats: the GPU played another game"
        compared += games
        for hidden, seat in middles(name, seats, 8):
            ours, theirs = (move_values(name, hidden, seat, 64, seed=7, on=on) for on in ("cpu", "gpu"))
            assert same(ours, theirs), f"{name}, {seats} seats: the GPU evaluated another position"
            worlds += 64 * len(ours.actions)
    return {"games": compared, "worlds": worlds, "same_bytes": True}


def middles(name: str, seats: int, n: int) -> list[tuple[Any, int]]:
    """Hidden positions after twenty random moves, and who is asked there."""
    from guildhall.adapters.batch import Batch

    batch, dice, found = Batch(name, seats, n, threads=1), np.random.default_rng(3), []
    batch.reset(range(n))
    for _ in range(20):
        masks = batch.legal()
        batch.apply((dice.random(masks.shape) * masks).argmax(1))
    for i in np.flatnonzero(~batch.over):
        hidden, seat = GAMES[name].records(2), int(batch.turn[i])
        hidden[1] = batch.states[i]
        hide_at(hidden, 0, 1, seat)
        found.append((hidden[:1], seat))
    return found


def measured(name: str, lock: Any) -> dict[str, Any]:
    """Decisions a second on the GPU: the median of some runs of the kernel."""
    game, kernels = GAMES[name], kernels_of(GAMES[name])
    seats, speed = game.seats[-1], {}
    hidden, seat = middles(name, seats, 1)[0]
    with lock:
        for n in AT_ONCE:
            played = random_games(name, seats, n, seed=1, on="gpu")
            times = [kernels.seconds]
            for _ in range(ROUNDS - 1):
                random_games(name, seats, n, seed=1, on="gpu")
                times.append(kernels.seconds)
            speed[n] = round(int(played.decisions.sum()) / float(np.median(times)))
        remembered = random_games(name, seats, 2**18, seed=1, memory=True, on="gpu")
        with_memory = round(int(remembered.decisions.sum()) / kernels.seconds)
        together = in_step(name, seats, 2**18)
        values = move_values(name, hidden, seat, ROLLOUTS, on="gpu")
        began = time.perf_counter()
        values = move_values(name, hidden, seat, ROLLOUTS, on="gpu")
        seconds = time.perf_counter() - began
    return {
        "seats": seats,
        "decisions_a_second_by_games_at_once": speed,
        "decisions_a_second_with_memory": with_memory,
        "decisions_a_second_in_step": together,
        "position": {
            "moves": len(values.actions),
            "worlds": ROLLOUTS * len(values.actions),
            "milliseconds": round(1000 * seconds, 1),
            "decisions_a_second": round(values.decisions / seconds),
        },
    }


def in_step(name: str, seats: int, n: int) -> int:
    """Decisions a second if the 32 threads of a warp play the same game: what is lost otherwise is lost to divergence."""
    game, kernels = GAMES[name], kernels_of(GAMES[name])
    states, steps, results = game.records(n), np.zeros(n, np.int64), np.zeros((n, 3, game.layout.n_seats))
    options = np.array([*game.option_numbers(seats, {}), 0], np.int64)
    seeds = np.repeat(seed_table(1, n // WARP), WARP, axis=0)
    kernels.random_games(states, seats, options, seeds, 0, steps, results)
    return round(int(steps.sum()) / kernels.seconds)


def of_a_game(name: str, games: int, lock: Any) -> dict[str, Any]:
    began = time.perf_counter()
    seats = GAMES[name].seats[0]
    random_games(name, seats, 8, on="gpu")
    hidden, seat = middles(name, seats, 1)[0]
    move_values(name, hidden, seat, 8, on="gpu")
    compiled = round(time.perf_counter() - began, 1)
    kernels = kernels_of(GAMES[name])
    both = kernels._games, kernels._worlds
    registers = [max(k.get_regs_per_thread().values()) for k in both]
    local = [max(k.get_local_mem_per_thread().values()) for k in both]
    print(f"{name}: compiled in {compiled} s, {registers} registers", flush=True)
    result = {"compiled_s": compiled, "registers": registers, "local_bytes": local}
    result["record_bytes"] = GAMES[name].layout.dtype.itemsize
    result |= {"checked": checked(name, games)} if games else {}
    return result | measured(name, lock)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--check", type=int, default=10_000, help="games for each number of seats; 0 for none")
    parser.add_argument("--commit", help="what is measured, where git does not know")
    parser.add_argument("--output", type=Path)
    wanted = parser.parse_args()
    if reason := why_not():
        raise SystemExit(f"No GPU: {reason}.")
    from numba import cuda

    name = cuda.get_current_device().name
    device = name.decode() if isinstance(name, bytes) else str(name)
    asked = subprocess.run(["git", "describe", "--always", "--dirty"], stdout=subprocess.PIPE, text=True)
    commit = wanted.commit or asked.stdout.strip()
    results: dict[str, Any] = {"device": device, "commit": commit, "games": {}}
    spawn = multiprocessing.get_context("spawn")
    names, failed = wanted.games.split(","), []
    with spawn.Manager() as manager, ProcessPoolExecutor(len(names), spawn) as pool:
        lock = manager.Lock()
        running = {pool.submit(of_a_game, name, wanted.check, lock): name for name in names}
        for future in as_completed(running):
            name = running[future]
            try:
                results["games"][name] = future.result()
            except Exception:
                traceback.print_exc()
                failed.append(name)
                continue
            print(name, json.dumps(results["games"][name]), flush=True)
            if wanted.output:
                wanted.output.write_text(json.dumps(results, indent=1) + "\n")
    if failed:
        raise SystemExit(f"Failed: {', '.join(failed)}.")


if __name__ == "__main__":
    main()
