"""How fast search is: simulations and decisions a second of ours, of OpenSpiel's IS-MCTS and of catanatron, in one run.

    python benchmarks/search_speed.py [--rounds 3] [--output search.json]      (`make search-speed`)

Ours once with random rollouts to the end of the game, as the peers simulate, and once as a Master thinks; decisions inside
the search are compared with the plain random play of `guildhall bench`, and with random play from the same positions: decisions
in the middle of a game may cost more than the many small ones at its beginning. One core, rounds interleaved, medians. The peers
are installed from PyPI into an environment of their own.
"""

import argparse
import json
import statistics
import subprocess
import time
from pathlib import Path
from typing import Any

from peers.environments import HERE, python_of

from guildhall.adapters.rollouts import move_values
from guildhall.bots import LEVELS, Searcher, Settings, make_bot
from guildhall.core.game import GAMES
from guildhall.core.table import Table

PEERS = {"openspiel": "openspiel_ismcts.py", "catanatron": "catanatron_playouts.py"}
SECONDS = 2.0
ROLLOUTS = 40  # of every move
TO_THE_END = 10**6


def positions(name: str, seats: int) -> list[tuple[Any, int]]:
    """Hidden records of a game of apprentices, and who is asked."""
    table, found = Table.new(name, seats, seed=5), []
    players = [make_bot("apprentice", table.game, seat) for seat in range(seats)]
    while not table.over:
        seat = min(table.to_act)
        hidden = table.hidden(seat)
        if len(table.choices(seat)) > 1:
            copied = table.game.records(1)
            table.game.undump(copied, 0, table.game.dump(hidden, 0))
            found.append((copied, seat))
        table.play(seat, table.game.actions.words[players[seat].choose(hidden, seat)])
    return found[:: max(1, len(found) // 24)]


def measure(name: str, seats: int, settings: Settings) -> tuple[float, float]:
    """Simulations and decisions a second over a whole game."""
    searcher, places = Searcher(GAMES[name], 1, settings), positions(name, seats)
    searcher.choose(*places[0])
    began, simulations, decisions = time.perf_counter(), searcher.simulations, searcher.decisions
    while time.perf_counter() - began < SECONDS:
        for hidden, seat in places:
            searcher.choose(hidden, seat)
    seconds = time.perf_counter() - began
    return (searcher.simulations - simulations) / seconds, (searcher.decisions - decisions) / seconds


def at_random(name: str, seats: int) -> float:
    """Decisions a second of random play, as `guildhall bench` measures it."""
    from guildhall.cli.measure import simulate_at_random

    return float(simulate_at_random(GAMES[name], seats, 3000, 1)["decisions_per_second"])


def from_positions(name: str, seats: int) -> float:
    """Decisions a second of random play from the positions that are searched, in guessed worlds as there."""
    decisions, seconds, places = 0, 0.0, positions(name, seats)
    move_values(name, *places[0], 1, threads=1)  # compiles
    for hidden, seat in places:
        began = time.perf_counter()
        decisions += move_values(name, hidden, seat, ROLLOUTS, threads=1).decisions
        seconds += time.perf_counter() - began
    return decisions / seconds


def peer(name: str, seed: int) -> float:
    command = [python_of(name), str(HERE / PEERS[name]), str(seed), str(SECONDS)]
    return float(json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)["per_second"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--output", type=Path)
    wanted = parser.parse_args()
    tables = [(name, GAMES[name].seats[-1]) for name in GAMES]
    rollouts = Settings(simulations=500, rollout=TO_THE_END)
    found: dict[str, list[float]] = {}
    for number in range(wanted.rounds):
        found.setdefault("OpenSpiel IS-MCTS, gin rummy", []).append(peer("openspiel", number))
        found.setdefault("catanatron, playouts", []).append(peer("catanatron", number))
        for name, seats in tables:
            simulations, decisions = measure(name, seats, rollouts)
            found.setdefault(f"{name} {seats}, rollouts to the end", []).append(simulations)
            for what, speed in ("at random", at_random), ("at random from there", from_positions):
                ratio = decisions / speed(name, seats)
                found.setdefault(f"{name} {seats}, decisions inside / {what}", []).append(ratio)
            master = Settings(simulations=LEVELS["master"].simulations)
            found.setdefault(f"{name} {seats}, as a Master", []).append(measure(name, seats, master)[0])
    result = {what: statistics.median(values) for what, values in found.items()}
    for what, value in result.items():
        print(f"{what:58} {value:12,.2f}")
    if wanted.output:
        wanted.output.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
