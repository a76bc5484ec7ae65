"""`arena`, `balance` and `fit`: contests between bots, what they say about a game, and what bots learn from them."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Grid

from guildhall.cli.measure import Games
from guildhall.cli.options import Components, GameName, Json, Seed, UnknownName, console, load
from guildhall.cli.progress import progress_bar

if TYPE_CHECKING:
    from guildhall.arena.matches import Contest, Result

Report = Annotated[
    Path | None, typer.Option("--report", help="write a page with tables and plots", metavar="FILE.html")
]
Seats = Annotated[int, typer.Option("--seats", help="number of seats; without it the fewest, but not one")]
Workers = Annotated[int, typer.Option("--workers", help="processes; all cores without it", min=0)]
Ray = Annotated[str, typer.Option("--ray", help="address of a Ray cluster, or `local`", metavar="ADDRESS")]
Fresh = Annotated[bool, typer.Option("--fresh", help="forget what an earlier run of the same contest has played")]


def register(app: typer.Typer) -> None:
    app.command()(arena)
    app.command()(balance)
    app.command()(fit)


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", help="the bots, separated by commas; of two the first sits alone")],
    games: Games = 100,
    seats: Seats = 0,
    seed: Seed = 1,
    clear: Annotated[
        bool, typer.Option("--clear", help="stop after 100 games once the first bot's interval excludes the fair share")
    ] = False,
    clock: Annotated[bool, typer.Option("--clock", help="bots keep to their times, as at a table")] = False,
    workers: Workers = 0,
    ray: Ray = "",
    fresh: Fresh = False,
    report: Report = None,
    components: Components = None,
    as_json: Json = False,
) -> None:
    """Let bots meet in seat-rotated games with common deals: win rates, places, ratings, speed. Resumes by itself."""
    loaded = load(game, components)
    from guildhall.arena.matches import Contest
    from guildhall.arena.report import contest_page
    from guildhall.arena.standings import HEADS, in_words, is_clear, standings

    names = tuple(name.strip() for name in bots.split(","))
    contest = Contest(game, seats or _usual_seats(loaded.seats), names, games, seed, clock=clock)
    began = time.perf_counter()
    results = _played(contest, workers, ray, fresh, (lambda so_far: is_clear(contest, so_far)) if clear else None)
    result = standings(contest, results) | {"seconds": round(time.perf_counter() - began, 2)}
    if report is not None:
        report.write_text(contest_page(result, loaded.title))
    if as_json:
        print(json.dumps(result))
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for head in HEADS:
        grid.add_column(head, justify="left" if head == "bot" else "right")
    for row in result["bots"]:
        grid.add_row(*in_words(row))
    fair = result["bots"][0]["fair_share"]
    console.print(f"{loaded.title}, {contest.seats} seats, {result['games']} games; a fair share is {fair:.0%}")
    console.print(grid)


def balance(
    game: GameName,
    seats: Seats = 0,
    games: Games = 1000,
    bot: Annotated[str, typer.Option("--bots", help="the bot that plays all seats")] = "apprentice",
    seed: Seed = 1,
    workers: Workers = 0,
    ray: Ray = "",
    fresh: Fresh = False,
    report: Report = None,
    components: Components = None,
    as_json: Json = False,
) -> None:
    """Win rates by seat, opening and move (so by guild and card); with --components also what changes."""
    before = _balance_of_the_usual(game, seats, games, bot, seed, workers) if components else None
    loaded = load(game, components)
    from guildhall.arena.balance import balance as weigh
    from guildhall.arena.balance import changes
    from guildhall.arena.matches import Contest
    from guildhall.arena.report import balance_page

    contest = Contest(game, seats or _usual_seats(loaded.seats), (bot,), games, seed, moves=True)
    result = weigh(contest, _played(contest, workers, ray, fresh))
    changed = changes(before, result) if before else []
    if report is not None:
        report.write_text(balance_page(result, loaded.title, changed))
    if as_json:
        print(json.dumps(result | ({"changes": changed} if before else {})))
        return
    console.print(
        f"{loaded.title}, {contest.seats} seats, {result['games']} games of {bot}: {result['rounds_mean']:.1f} rounds,"
        f" {result['score_mean']:.1f} points on average; a fair share is {result['fair_share']:.1%}"
    )
    if changed:
        _print_changes(changed)
    for title, rows in (("seat", result["by_seat"]), ("opening", result["by_opening"][:12])):
        _print_rates(title, rows)
    for verb, rows in result["by_move"].items():
        if len(rows) > 1:
            _print_rates(verb, rows if len(rows) <= 12 else [*rows[:6], *rows[-6:]])


def fit(
    game: GameName,
    seats: Annotated[int, typer.Option("--seats", help="only this number of seats")] = 0,
    games: Games = 2500,
    rounds: Annotated[
        int, typer.Option("--rounds", help="of playing and fitting; the first is random play", min=1)
    ] = 7,
    moves: Annotated[bool, typer.Option("--moves", help="the priors of moves, from games of a search")] = False,
    simulations: Annotated[int, typer.Option("--simulations", help="of that search, for a decision", min=10)] = 300,
    seed: Seed = 1,
    output: Annotated[
        Path | None, typer.Option("--output", help="the file of weights; the bots' own without it")
    ] = None,
    components: Components = None,
) -> None:
    """Fit the bots' opinions about a game to the results of self-play, from nothing; or the priors of its moves."""
    loaded = load(game, components)
    from guildhall.arena.fitting import refine
    from guildhall.arena.move_priors import refine_priors

    if moves:
        refine_priors(loaded, seats or _usual_seats(loaded.seats), games, simulations, seed, console.print, output)
        return
    for n in [seats] if seats else loaded.seats:
        loaded.check_seats(n)
        refine(loaded, n, games, rounds, seed, console.print, output)


def _usual_seats(seats: range) -> int:
    return max(2, seats[0])


def _played(contest: "Contest", workers: int, ray: str, fresh: bool, enough: Any = None) -> "list[Result]":
    """Plays a contest with a progress bar."""
    from guildhall.arena.matches import run

    results = []
    with progress_bar() as bar:
        task = bar.add_task(" against ".join(contest.bots), total=contest.games)
        for result in run(contest, workers, ray, fresh, enough or (lambda so_far: False)):
            results.append(result)
            bar.update(task, completed=len(results))
    return results


def _balance_of_the_usual(game: str, seats: int, games: int, bot: str, seed: int, workers: int) -> dict[str, Any]:
    """The same report with the game's own components, from a process of its own: components are frozen into the rules."""
    command = [sys.executable, "-m", "guildhall", "balance", game, "--json", "--games", str(games), "--bots", bot]
    command += ["--seed", str(seed), "--workers", str(workers), "--seats", str(seats)]
    done = subprocess.run(command, env=dict(os.environ), stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise UnknownName("the game with its own components could not be played")
    return dict(json.loads(done.stdout))


def _print_rates(title: str, rows: list[dict[str, Any]]) -> None:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column(title)
    for head in ("wins", "95 %", "count"):
        grid.add_column(head, justify="right")
    for row in rows:
        grid.add_row(row["name"], f"{row['win_rate']:.1%}", f"{row['low']:.1%}–{row['high']:.1%}", f"{row['count']:,}")
    console.print(grid)
    console.print()


def _print_changes(rows: list[dict[str, Any]]) -> None:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for head in ("what changes", "before", "after", "95 % of the difference"):
        grid.add_column(head, justify="left" if head == "what changes" else "right")
    for row in rows[:12]:
        grid.add_row(
            row["name"], f"{row['before']:.1%}", f"{row['after']:.1%}", f"{row['low']:+.1%}–{row['high']:+.1%}"
        )
    console.print(grid)
    console.print()
