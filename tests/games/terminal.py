"""The board of a table as a terminal shows it."""

from io import StringIO

from rich.console import Console

from guildhall import Table
from guildhall.boards import board_of

COLUMNS = 80


def drawn(t: Table, viewer: int | None, language: str = "en", width: int = COLUMNS) -> str:
    """The board for a terminal of so many columns, on paper that is wide enough for any: nothing is wrapped or cut off by it."""
    paper = Console(file=StringIO(), width=3 * COLUMNS, color_system=None)
    paper.print(board_of(t.game.name).draw(t, viewer, language, width), highlight=False)
    assert isinstance(paper.file, StringIO)
    return paper.file.getvalue()
