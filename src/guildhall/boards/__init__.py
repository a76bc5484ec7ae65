"""Boards drawn in a terminal: one module a game, found by its name. A board knows no rule and holds no sentence."""

import importlib
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from guildhall.core.table import Table

# Colour is never alone: every side has a shape as well.
SHAPES = {"blue": "●", "red": "■", "green": "▲", "yellow": "◆", "purple": "★"}
COLOURS = {"blue": "#3399dd", "red": "#e06010", "green": "#10b080", "yellow": "#e6a010", "purple": "#cc79a7"}


def piece(side: str) -> str:
    """A side's mark, with colour and shape."""
    return f"[{COLOURS[side]}]{SHAPES[side]}[/]"


def show_board(console: Console, table: "Table", viewer: int | None, language: str) -> None:
    """Draws what a viewer sees of a table."""
    board = importlib.import_module(f"guildhall.boards.{table.game.name}")
    console.print(board.draw(table, viewer, language, console.width), highlight=False)
