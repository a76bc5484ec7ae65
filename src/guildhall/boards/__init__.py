"""Boards drawn in a terminal. A board knows no rule and holds no sentence.

The board of a game is a module of this room with its name, or `board.py` in the folder of a game from elsewhere; a game that
has neither is listed (listed.py).
"""

import importlib
import importlib.util
from typing import TYPE_CHECKING, Any

from rich.console import Console

from guildhall.core.packages import own_module

if TYPE_CHECKING:
    from guildhall.core.table import Table

# Colour is never alone: every side has a shape as well.
SHAPES = {"blue": "●", "red": "■", "green": "▲", "yellow": "◆", "purple": "★"}
COLOURS = {"blue": "#3399dd", "red": "#e06010", "green": "#10b080", "yellow": "#e6a010", "purple": "#cc79a7"}
OTHER_SHAPE, OTHER_COLOUR = "○", "#888888"  # of a side that goes by no colour


def piece(side: str) -> str:
    """A side's mark, with colour and shape."""
    return f"[{COLOURS.get(side, OTHER_COLOUR)}]{SHAPES.get(side, OTHER_SHAPE)}[/]"


def board_of(game: str) -> Any:
    """The module whose `draw(table, viewer, language, width)` shows a game."""
    ours = f"{__name__}.{game}"
    if importlib.util.find_spec(ours):
        return importlib.import_module(ours)
    return own_module(game, "board") or importlib.import_module(f"{__name__}.listed")


def show_board(console: Console, table: "Table", viewer: int | None, language: str) -> None:
    """Draws what a viewer sees of a table."""
    console.print(board_of(table.game.name).draw(table, viewer, language, console.width), highlight=False)
