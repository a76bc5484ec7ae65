"""Long lines of a board in a terminal: broken between words, what follows set in."""

import textwrap


def wrapped(text: str, width: int) -> str:
    """A list that may be longer than the terminal is wide."""
    return textwrap.fill(text, width, subsequent_indent="  ")
