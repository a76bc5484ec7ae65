"""The functions of every game under one name each: a call finds the game by the type of its record.

What each of them does stands in contract.py.
"""

from collections.abc import Callable
from typing import Any

from numba.extending import overload

from guildhall.core.compile import PLAIN

BY_TYPE: dict[Any, Any] = {}  # type of the record -> game: the mirror in plain mode, Numba's record type otherwise


def found_by_record(verb: str, where: Callable[[Any], Any] = BY_TYPE.__getitem__) -> Any:
    """A function that calls the `verb` of what is known by the type of the record: of the game, unless `where` finds more.

    Registered here, once, for all games to come.
    """

    def call(s: Any, *rest: Any) -> Any:
        return getattr(where(type(s)), verb)(s, *rest)

    if not PLAIN:

        @overload(call)
        def choose(s, *rest):  # type: ignore[no-untyped-def]
            rule = getattr(where(s), verb)  # a KeyError here: compiled before the game was imported
            return lambda s, *rest: rule(s, *rest)

    return call


setup = found_by_record("setup")
legal = found_by_record("legal")
refusal = found_by_record("refusal")
apply = found_by_record("apply")
guess = found_by_record("guess")
score = found_by_record("score")
hide = found_by_record("hide")  # made from the layout
broken = found_by_record("broken")
facts = found_by_record("facts")
copies = found_by_record("copies")
sees = found_by_record("sees")
presume = found_by_record("presume")
forget = found_by_record("forget")
remember = found_by_record("remember")
open_move = found_by_record("open_move")


def copy(states: Any, to: int, source: int) -> None:
    """states[to] becomes equal to states[source]."""
    states[to].become(states[source])


if not PLAIN:

    @overload(copy)
    def _copy(states, to, source):  # type: ignore[no-untyped-def]
        def assign(states, to, source):  # type: ignore[no-untyped-def]
            states[to] = states[source]

        return assign
