"""How rules are compiled: three decorators. What they made is kept by caching.py.

`fn` is an inner function of the rules, `leaf` a small hot one that is compiled into its callers, `door` one that Python
calls. In plain mode (`GUILDHALL_PLAIN=1`) all three leave the function as it is.
"""

import os
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import numba
import numpy as np

from guildhall.core.caching import BOUNDSCHECK, KeptByGame, folder_of

PLAIN = os.environ.get("GUILDHALL_PLAIN") == "1"
DISPATCHERS: list[Any] = []  # every compiled function, so that cache misses can be counted

# Before the first decorator: a dispatcher reads the folder once, when it is made. In the environment, not only in
# numba.config: a compilation after any change of a NUMBA_ variable reads the environment again and would lose it.
os.environ["NUMBA_CACHE_DIR"] = str(folder_of(""))
numba.config.reload_config()


def _compiled(function: Callable[..., Any], **options: Any) -> Any:
    if PLAIN:
        return function
    dispatcher = numba.njit(cache=True, boundscheck=BOUNDSCHECK, nogil=True, **options)(function)
    _widen_calls(dispatcher)
    kept = dispatcher._cache
    kept._cache_file = KeptByGame(function, kept._cache_file, kept._impl.filename_base)
    DISPATCHERS.append(dispatcher)
    return dispatcher


def _widen_calls(dispatcher: Any) -> None:
    """Calls from compiled code pass every integer as int64, so that a function is compiled once.

    Numba compiles a function anew for each literal (`move(s, card, TRASH, …)`) and each width of a field; `tell` alone
    had 67 versions, and City of Guilds took 90 s to compile instead of 30 (docs/decisions/0002).
    """
    template = dispatcher.get_call_template

    def widened(args: Iterable[Any], kws: dict[str, Any]) -> Any:
        return template(tuple(map(_wide, args)), {name: _wide(kind) for name, kind in kws.items()})

    dispatcher.get_call_template = widened


def _wide(kind: Any) -> Any:
    kind = numba.types.unliteral(kind)
    return numba.types.int64 if isinstance(kind, numba.types.Integer) else kind


def fn(function: Callable[..., Any]) -> Any:
    """An inner function; module level only (a closure would miss the cache in every process)."""
    return _compiled(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def leaf(function: Callable[..., Any]) -> Any:
    """A small hot predicate, compiled into its callers."""
    return _compiled(function, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True)


def door(function: Callable[..., Any]) -> Any:
    """A function that Python calls, with arrays and indices (passing one record costs microseconds)."""
    return _compiled(function, no_cfunc_wrapper=True)


def inlined(function: Callable[..., Any]) -> Any:
    """A generated function without a file: it cannot be cached, and need not be, since it is linked into its callers."""
    return function if PLAIN else numba.njit(boundscheck=BOUNDSCHECK, nogil=True)(function)


def frozen(rows: Iterable[Any]) -> Any:
    """A printed table: an array frozen into compiled code, lists in plain mode."""
    table = np.array(list(rows), np.int64)
    return table.tolist() if PLAIN else table


def zeros(*shape: int, kind: type = np.int64) -> Any:
    """A buffer that rules write on: an array, nested lists in plain mode."""
    if not PLAIN:
        return np.zeros(shape, kind)
    return np.zeros(shape, kind).tolist()


class Step(NamedTuple):
    """A step of warm.py: doors, with functions that they find by the record, and a call that compiles all of it."""

    functions: tuple[Any, ...]
    call: Callable[[], Any]


def cache_counts() -> tuple[int, int]:
    """(hits, misses) of this process over all functions and signatures."""
    stats = [dispatcher.stats for dispatcher in DISPATCHERS]
    return sum(sum(s.cache_hits.values()) for s in stats), sum(sum(s.cache_misses.values()) for s in stats)
