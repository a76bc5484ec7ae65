"""How much there is to compile, for progress bars: what stands behind a door is known before it is opened.

A function costs as much as it is long, and once more a part of all that it calls: LLVM goes through that again. So a bar
moves while a big door is compiled, and at half of it half of the time is over (benchmarks/first_move.py looks how nearly).
"""

from collections.abc import Iterable, Iterator
from types import CodeType
from typing import Any

AGAIN = 0.15  # of what a function calls, however deep, counts again for the function itself


def called(function: Any, game: Any) -> Iterator[Any]:
    """The compiled functions that a compiled function names; a verb of every game is the game's own."""
    python = function.py_func
    for name in python.__code__.co_names:
        named = python.__globals__.get(name)
        if named is not None and not hasattr(named, "py_func"):
            named = getattr(game, name, None)
        if hasattr(named, "py_func"):
            yield named


def behind(functions: Iterable[Any], game: Any) -> set[Any]:
    """These functions and all that they call, however deep."""
    reached, new = set[Any](), set(functions)
    while new:
        reached |= new
        new = {inner for function in new for inner in called(function, game)} - reached
    return reached


def efforts(functions: Iterable[Any], game: Any) -> dict[CodeType, float]:
    """What everything behind these functions costs."""
    told = {}
    for function in behind(functions, game):
        inner = behind([function], game) - {function}
        told[function.py_func.__code__] = _length(function) + AGAIN * sum(map(_length, inner))
    return told


def _length(function: Any) -> int:
    return len(function.py_func.__code__.co_code)
