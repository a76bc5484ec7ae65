"""How rules are compiled: three decorators, and one cache folder for each state of the sources.

`fn` is an inner function of the rules, `leaf` a small hot one that is compiled into its callers, `door` one that Python
calls. In plain mode (`GUILDHALL_PLAIN=1`) all three leave the function as it is.
"""

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np

from guildhall.core.components import component_files
from guildhall.core.folders import locked, user_folder

PLAIN = os.environ.get("GUILDHALL_PLAIN") == "1"
BOUNDSCHECK = os.environ.get("GUILDHALL_BOUNDSCHECK") == "1"
PACKAGE = Path(__file__).parents[1]
COMPILED_ROOMS = ("core", "games", "bots", "arena", "adapters")  # what compiled code is made of
KEPT_CACHES = 6
DISPATCHERS: list[Any] = []  # every compiled function, so that cache misses can be counted


@cache
def source_hash() -> str:
    """Names the cache: sources, component files, flags and versions. Numba's own stamp sees only a function's own file."""
    versions = (numba.__version__, np.__version__, sys.version_info[:3], BOUNDSCHECK, os.environ.get("NUMBA_CPU_NAME"))
    digest = hashlib.sha256(repr(versions).encode())
    sources = [path for room in COMPILED_ROOMS for path in (PACKAGE / room).rglob("*.py")]
    rulebooks = [path for room in COMPILED_ROOMS for path in (PACKAGE / room).rglob("rulebook.md")]  # rules are numbers
    for path in sorted([*sources, *rulebooks]) + component_files():
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


CACHE = user_folder("cache") / source_hash()
# Before the first decorator: a dispatcher reads the folder once, when it is made. In the environment, not only in
# numba.config: a compilation after any change of a NUMBA_ variable reads the environment again and would lose it.
os.environ["NUMBA_CACHE_DIR"] = str(CACHE)
numba.config.reload_config()


def _compiled(function: Callable[..., Any], **options: Any) -> Any:
    if PLAIN:
        return function
    dispatcher = numba.njit(cache=True, boundscheck=BOUNDSCHECK, nogil=True, **options)(function)
    _widen_calls(dispatcher)
    _save_under_lock(dispatcher._cache._cache_file)
    DISPATCHERS.append(dispatcher)
    return dispatcher


def _save_under_lock(kept: Any) -> None:
    """Games are compiled side by side; two that save a version of one function at the same moment would take the same file.

    Numba looks for a free name and then writes: between the two another process finds the same one, and one game would be
    given the code of the other.
    """
    save = kept.save

    def save_alone(key: Any, data: Any) -> None:
        with locked("saving"):
            save(key, data)

    kept.save = save_alone


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


def cache_counts() -> tuple[int, int]:
    """(hits, misses) of this process over all functions and signatures."""
    stats = [dispatcher.stats for dispatcher in DISPATCHERS]
    return sum(sum(s.cache_hits.values()) for s in stats), sum(sum(s.cache_misses.values()) for s in stats)


def prune_caches(keep: int = KEPT_CACHES) -> None:
    """Removes the caches of older sources, all but the newest few."""
    folders = [
        path for path in user_folder("cache").glob("*") if path.is_dir() and len(path.name) == 16 and path != CACHE
    ]
    folders.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in folders[keep - 1 :]:
        if time.time() - path.stat().st_mtime > 3600:  # another process may be using a younger one
            shutil.rmtree(path, ignore_errors=True)
