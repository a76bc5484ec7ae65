"""`guildhall fuzz GAME --positions N`: positions that nobody has played, refused by name or played on."""

import json
import os
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import typer

from guildhall.cli.options import console, load
from guildhall.cli.progress import progress_bar

MOST_WRITTEN = 20  # positions with a fault that are written into files


def try_positions(
    games: Iterable[str], positions: int, seed: int, only: int, components: Path | None, as_json: bool
) -> None:
    """So many for each game, shared out among its numbers of seats."""
    rows = []
    for name in games:
        loaded = load(name, components, until=None)
        if only:
            loaded.check_seats(only)
        counts = [only] if only else list(loaded.seats)
        for place, seats in enumerate(counts):
            share = positions // len(counts) + (place < positions % len(counts))
            rows.append(_tried(loaded, seats, share, seed))
            if not as_json:
                _show(rows[-1])
    if as_json:
        print(json.dumps({"results": rows}))
    if any(row["faults"] for row in rows):
        raise typer.Exit(1)


def _tried(game: Any, seats: int, positions: int, seed: int) -> dict[str, Any]:
    from guildhall.core.fuzz_positions import fuzz_positions

    began = time.perf_counter()
    with progress_bar() as bar:
        task = bar.add_task(f"{game.name}, {seats} seats", total=positions)
        outcomes = fuzz_positions(
            game,
            seats,
            positions,
            seed,
            lambda done: bar.update(task, completed=done),
            processes=os.cpu_count() or 1,
        )
    files = []
    for outcome in [outcome for outcome in outcomes if outcome.fault][:MOST_WRITTEN]:
        file = Path(f"fuzz-{game.name}-{seats}-{seed}-{outcome.k}.json")
        file.write_text(json.dumps(outcome.position), encoding="utf-8")
        files.append(f"{file}: {outcome.fault} ({outcome.changed} changed)")
    return {
        "game": game.name,
        "seats": seats,
        "seed": seed,
        "positions": len(outcomes),
        "refused": sum(bool(outcome.refused) for outcome in outcomes),
        "faults": dict(Counter(outcome.fault for outcome in outcomes if outcome.fault)),
        "reasons": dict(Counter(outcome.refused.split(":")[0] for outcome in outcomes if outcome.refused)),
        "files": files,
        "seconds": round(time.perf_counter() - began, 1),
    }


def _show(row: dict[str, Any]) -> None:
    played = row["positions"] - row["refused"] - sum(row["faults"].values())
    faults = ", ".join(f"{n} times {fault}" for fault, n in row["faults"].items())
    verdict = f"[red]{faults}[/]" if faults else "no fault"
    console.print(
        f"{row['game']}, {row['seats']} seats: {row['positions']:,} positions, {row['refused']:,} refused, "
        f"{played:,} played on, {row['seconds']} s: {verdict}"
    )
    for file in row["files"]:
        console.print(f"  {file}", soft_wrap=True)
