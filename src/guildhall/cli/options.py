"""Options that several commands share, and what has to happen before a game is loaded."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from guildhall.core.components import GAMES_FOLDER, OVERRIDE, load_meta

if TYPE_CHECKING:
    from guildhall.core.game import Game

GameName = Annotated[str, typer.Argument(help="the name of a game, as `guildhall games` lists it", metavar="GAME")]
Components = Annotated[
    Path | None,
    typer.Option("--components", help="a folder that replaces the component files of the game", metavar="DIR"),
]
Json = Annotated[bool, typer.Option("--json", help="print one JSON object for a program")]
Language = Annotated[str, typer.Option("--language", "-l", help="en or de")]
Seed = Annotated[int, typer.Option("--seed", help="the first seed", min=0)]

console = Console()
WORDS = Path(__file__).with_name("words")


class UnknownName(LookupError):
    """Something is asked for that does not exist."""


def game_names() -> list[str]:
    """All games, without loading one."""
    from guildhall.games import NAMES

    return list(NAMES)


def meta_of(name: str) -> dict[str, Any]:
    """The contents page of a game, without loading it."""
    if name not in game_names():
        raise UnknownName(f"there is no game {name!r}; there are: {', '.join(game_names())}")
    return load_meta(GAMES_FOLDER / name)


def load(name: str, components: Path | None = None, warmed: bool = True) -> "Game":
    """Loads a game, with other components if they are given, and compiles it if that was not done before."""
    meta_of(name)
    if components is not None:
        os.environ[OVERRIDE] = f"{name}={components.resolve()}"
    from guildhall.core.game import GAMES

    game = GAMES[name]
    if warmed:
        from guildhall.core.warm import is_warm

        if not is_warm(name):
            from guildhall.cli.measure import warm_with_bars

            warm_with_bars([name], components)
    return game
