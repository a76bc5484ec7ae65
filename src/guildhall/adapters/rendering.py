"""A position as text or as a picture: the board of the terminal, for all eyes."""

import io

from rich.console import Console

from guildhall.boards import show_board
from guildhall.core.table import Table

WIDTH = 140


def drawn(table: Table, mode: str) -> str:
    """`ansi`: text with colours; `svg`: the same as a picture that any browser shows."""
    console = Console(record=True, width=WIDTH, force_terminal=True, color_system="truecolor", file=io.StringIO())
    show_board(console, table, None, "en")
    if mode == "svg":
        return console.export_svg(title=table.game.title)
    return console.export_text(styles=True)
