"""`guildhall dataset`: games as Parquet, from logs or from bots that play for it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from guildhall.cli.options import Components, Seed, UnknownName, console, load
from guildhall.cli.progress import progress_bar

if TYPE_CHECKING:
    from guildhall.adapters.dataset import Writer
    from guildhall.core.game import Game


def register(app: typer.Typer) -> None:
    app.command()(dataset)


def dataset(
    folder: Annotated[Path, typer.Argument(help="a new folder", metavar="FOLDER")],
    logs: Annotated[list[Path] | None, typer.Argument(help="log files of one game", metavar="[LOG]...")] = None,
    play: Annotated[str, typer.Option("--play", help="instead of logs: let bots play this game", metavar="GAME")] = "",
    seats: Annotated[int, typer.Option("--seats", help="at the tables of the bots")] = 2,
    bots: Annotated[str, typer.Option("--bots", help="one for all seats, or one for each")] = "apprentice",
    games: Annotated[int, typer.Option("--games", help="of the bots", min=1)] = 100,
    seed: Seed = 1,
    components: Components = None,
) -> None:
    """Write games as Parquet: what seats saw, might do and did, and the outcome (docs/research.md tells the columns)."""
    if bool(logs) == bool(play):
        raise UnknownName("name log files, or --play GAME")
    try:
        from guildhall.adapters.dataset import Writer
    except ImportError:
        raise UnknownName('pyarrow is missing: pip install "guildhall-games[data]"') from None
    from guildhall.core.log import Log

    texts = [path.read_text(encoding="utf-8") for path in logs or []]
    loaded = load(play or Log.parse(texts[0]).game, components)
    with Writer(folder, loaded) as writer, progress_bar() as bar:
        task = bar.add_task(loaded.title, total=len(texts) or games)
        for text in texts:
            writer.add_log(text)
            bar.update(task, completed=writer.games)
        if play:
            _play(writer, seats, bots.split(","), games, seed, lambda: bar.update(task, completed=writer.games))
    console.print(f"{folder}: {writer.games:,} games, {writer.decisions:,} decisions", soft_wrap=True)


def _keep_first(start: list[bytes], game: "Game", states: Any) -> None:
    """The record that a game begins with; the hall shows it before the first move."""
    if not start:
        start.append(game.dump(states, 0))


def _play(writer: "Writer", seats: int, names: list[str], games: int, seed: int, tell: Callable[[], None]) -> None:
    """Bots play; where several are named, they move on by a seat from game to game."""
    from guildhall.arena.playing import Hall
    from guildhall.bots import make_bot

    if len(names) not in (1, seats):
        raise UnknownName(f"--bots: one bot is wanted, or {seats}")
    game, hall = writer.game, Hall(writer.game, seats)
    for k in range(games):
        players = [names[(seat + k) % len(names)] for seat in range(seats)]
        bots = [make_bot(name, game, seed + 8 * k + seat, clock=False) for seat, name in enumerate(players)]
        start: list[bytes] = []
        played = hall.play(bots, seed + k, partial(_keep_first, start, game))
        writer.add(start[0], played.moves, seed=f"{seed + k:032x}", players=players)
        tell()
