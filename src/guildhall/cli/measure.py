"""`warm`, `simulate` and `fuzz`: compile, count and break."""

import json
import os
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Grid

from guildhall.cli.options import Components, GameName, Json, Seed, UnknownName, console, game_names, load
from guildhall.cli.progress import progress_bar, warm_with_bars
from guildhall.core.stages import STAGES, WARM_WORKER

if TYPE_CHECKING:
    from guildhall.core.game import Game

Games = Annotated[int, typer.Option("--games", help="how many games", min=1)]


def register(app: typer.Typer) -> None:
    app.command()(warm)
    app.command()(simulate)
    app.command()(fuzz)


def warm(
    game: Annotated[str, typer.Argument(help="a game; without it all of them, side by side", metavar="[GAME]")] = "",
    components: Components = None,
) -> None:
    """Compile the games once, so that everything starts at once from then on."""
    if stages := os.environ.get(WARM_WORKER):
        from guildhall.bots import warm_steps
        from guildhall.core.warm import warm as warm_game

        loaded = load(game, components, until=None)
        told = partial(print, flush=True)
        warm_game(loaded, warm_steps(loaded), lambda stage, part: told(stage, f"{part:.3f}"), stages.split(","))
        return
    began = time.perf_counter()
    warm_with_bars([game] if game else game_names(), components, STAGES)
    console.print(f"ready after {time.perf_counter() - began:.1f} s")


def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option("--seats", help="number of seats")] = 2,
    games: Games = 1000,
    seed: Seed = 1,
    bots: Annotated[
        str, typer.Option("--bots", help="a bot for each seat, separated by commas; random without it")
    ] = "",
    components: Components = None,
    as_json: Json = False,
) -> None:
    """Play many games and count: scores, wins, rounds, endings."""
    loaded = load(game, components)
    loaded.check_seats(seats)
    result = (
        _with_bots(loaded, seats, games, seed, bots.split(","))
        if bots
        else simulate_at_random(loaded, seats, games, seed)
    )
    if as_json:
        print(json.dumps(result))
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for key, value in result.items():
        grid.add_row(key, f"{value:,}" if isinstance(value, int) else str(value))
    console.print(grid)


def _result(
    game: "Game", seats: int, games: int, decisions: int, seconds: float, totals: Any, ends: Any
) -> dict[str, Any]:
    return {
        "game": game.name,
        "seats": seats,
        "games": games,
        "decisions": int(decisions),
        "seconds": round(seconds, 4),
        "decisions_per_second": round(decisions / max(seconds, 1e-9)),
        "rounds_mean": float(totals[2][0]) / games,
        "score_mean": [round(float(total) / games, 4) for total in totals[0][:seats]],
        "wins": [round(float(total), 4) for total in totals[1][:seats]],
        "ends": {rule: int(n) for rule, n in zip(game.rulebook.ids, ends, strict=True) if n},
    }


def simulate_at_random(game: "Game", seats: int, games: int, seed: int) -> dict[str, Any]:
    from guildhall.core.bench import Bench
    from guildhall.core.compile import zeros
    from guildhall.core.play import simulate as play_games
    from guildhall.core.rng import seed_words

    bench, n = Bench(game, seats, seed), game.layout.n_seats
    words, ends = zeros(4), zeros(len(game.rulebook.ids))
    out, totals = zeros(3, n, kind=float), zeros(3, n, kind=float)
    words[:] = seed_words(seed)

    def run(n: int) -> int:
        buffers = (bench.mask, bench.news, bench.rng, out, totals, ends)
        return int(play_games(bench.states, 0, seats, bench.options, words, n, *buffers))

    run(0)  # loads the compiled code, which is no part of playing
    began = time.perf_counter()
    decisions = run(games)
    return _result(game, seats, games, decisions, time.perf_counter() - began, totals, ends)


def _with_bots(game: "Game", seats: int, games: int, seed: int, names: list[str]) -> dict[str, Any]:
    from guildhall.arena.playing import Hall
    from guildhall.bots import make_bot

    if len(names) != seats:
        raise UnknownName(f"{seats} seats need {seats} bots, separated by commas; {len(names)} given")
    hall, decisions, totals = Hall(game, seats), 0, [[0.0] * seats for _ in range(3)]
    ends = [0] * len(game.rulebook.ids)
    bots = [make_bot(name.strip(), game, seed * 1000 + seat, clock=False) for seat, name in enumerate(names)]
    began = time.perf_counter()
    with progress_bar() as bar:
        for k in bar.track(range(games), description="playing"):
            played = hall.play(bots, seed + k)
            for seat in range(seats):
                totals[0][seat] += played.points[seat]
                totals[1][seat] += played.shares[seat]
            totals[2][0] += played.rounds
            ends[game.rulebook.ids.index(played.ending)] += 1
            decisions += sum(played.decisions)
    return _result(game, seats, games, decisions, time.perf_counter() - began, totals, ends)


def fuzz(
    game: Annotated[str, typer.Argument(help="a game, or all", metavar="GAME|all")],
    games: Games = 1000,
    seed: Seed = 1,
    seats: Annotated[int, typer.Option("--seats", help="only this number of seats")] = 0,
    positions: Annotated[int, typer.Option("--positions", help="try so many changed positions instead")] = 0,
    components: Components = None,
    as_json: Json = False,
) -> None:
    """Play random games with every promise checked at every step; a failing game is written as a log."""
    every = game == "all"
    if every and components is not None:
        raise UnknownName("--components needs one game, not all")
    if positions:
        from guildhall.cli.positions import try_positions

        try_positions(game_names() if every else [game], positions, seed, seats, components, as_json)
        return
    results, failed, never = [], False, {}
    for name in game_names() if every else [game]:
        loaded = load(name, components, until=None)  # it compiles what it needs, and no bots
        if seats:
            loaded.check_seats(seats)
        from guildhall.core.fuzz import Tally
        from guildhall.core.fuzz import fuzz as fuzz_games

        tally = Tally(loaded)
        for n in [seats] if seats else loaded.seats:
            began = time.perf_counter()
            with progress_bar() as bar:
                task = bar.add_task(f"{name}, {n} seats", total=games)
                decisions, fault, log = fuzz_games(
                    loaded,
                    n,
                    games,
                    seed,
                    lambda done, bar=bar, task=task: bar.update(task, completed=done),  # type: ignore[misc]
                    tally=tally,
                )
            row = {"game": name, "seats": n, "games": games, "seed": seed, "decisions": decisions, "fault": fault}
            row["seconds"] = round(time.perf_counter() - began, 1)
            if log is not None:
                failed = True
                file = Path(f"fuzz-{name}-{n}-{seed}.log")
                file.write_text(str(log), encoding="utf-8")
                row["log"] = str(file)
            results.append(row)
            if not as_json:
                verdict = f"[red]{fault}; see {row['log']}[/]" if fault else "no fault"
                console.print(
                    f"{name}, {n} seats: {games:,} games, {decisions:,} decisions, {row['seconds']} s: {verdict}"
                )
        missed = tally.missed()
        never[name] = missed
        if not as_json:
            console.print(f"{name}, not met in these games: {', '.join(missed) or 'nothing'}")
    if as_json:
        print(json.dumps({"results": results, "never": never}))
    if failed:
        raise typer.Exit(1)
