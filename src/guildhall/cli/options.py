"""Options that several commands share, and what has to happen before a game is loaded."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from guildhall.core.components import OVERRIDE, load_meta
from guildhall.core.packages import home_of, names
from guildhall.core.stages import STAGES

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
    return list(names())


def meta_of(name: str) -> dict[str, Any]:
    """The contents page of a game, without loading it."""
    if name not in game_names():
        raise UnknownName(f"there is no game {name!r}; there are: {', '.join(game_names())}")
    return load_meta(home_of(name))


def load(name: str, components: Path | None = None, until: str | None = STAGES[-1]) -> "Game":
    """Loads a game, with other components if they are given, and compiles it as far as this stage if that was not done."""
    meta_of(name)
    if components is not None:
        os.environ[OVERRIDE] = f"{name}={components.resolve()}"
    from guildhall.core.game import GAMES

    game = GAMES[name]
    if until:
        from guildhall.core.warm import is_warm

        if not is_warm(name, until):
            from guildhall.cli.progress import warm_with_bars

            warm_with_bars([name], components, STAGES[: STAGES.index(until) + 1])
    return game
