"""Where games come from: the folder of this package, and packages of others that announce a game of their own.

Such a package has an entry point in the group `guildhall.games`, named like the game: `toy = "guildhall_toy.toy"`. The
folder of a game bears its name, wherever it lies. Nothing is imported here but what is asked for.
"""

import importlib
import importlib.util
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from guildhall.core.components import GAMES_FOLDER

GROUP = "guildhall.games"
HOMES: dict[str, Path] = {}  # of games that have been imported


class UnknownGame(LookupError):
    """There is no such game, seat count or option."""


class GameClash(LookupError):
    """A package brings a game that cannot be told from another, or cannot be found."""


@cache
def names() -> tuple[str, ...]:
    """All games, our own first, without importing one."""
    return (*_ours(), *_announced())


def package_of(name: str) -> str:
    """The Python package of a game: `guildhall.games.toy`."""
    if name in _ours():
        return f"{GROUP}.{name}"
    if name in _announced():
        return _announced()[name]
    if name in HOMES:  # imported by hand
        for package, module in list(sys.modules.items()):
            if str(HOMES[name]) in map(str, getattr(module, "__path__", ())):
                return package
    raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")


def home_of(name: str) -> Path:
    """The folder of a game."""
    if name in HOMES:
        return HOMES[name]
    if name in _ours():
        return GAMES_FOLDER / name
    return _found(name, package_of(name))


def own_module(name: str, part: str) -> Any:
    """A module that a game may have beside its rules (`wording`, `opinions`, `board`), or None."""
    if not (home_of(name) / f"{part}.py").exists():
        return None
    return importlib.import_module(f"{package_of(name)}.{part}")


def _ours() -> tuple[str, ...]:
    ours: tuple[str, ...] = importlib.import_module(GROUP).NAMES
    return ours


@cache
def _announced() -> dict[str, str]:
    """Packages of others by the name of their game. Raises GameClash: a log must not depend on what is found first."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        if entry.name in _ours():
            raise GameClash(f"{_of(entry)} brings a game {entry.name!r}, which is one of Guildhall's own: uninstall it")
        other = found.get(entry.name, entry)
        if other.value != entry.value:
            raise GameClash(f"{_of(other)} and {_of(entry)} both bring a game {entry.name!r}: uninstall one of them")
        if entry.value.split(".")[-1] != entry.name:
            raise GameClash(
                f"{_of(entry)}: the folder of the game {entry.name!r} must bear its name, not {entry.value!r}"
            )
        found[entry.name] = entry
    return {name: entry.value for name, entry in found.items()}


def _of(entry: EntryPoint) -> str:
    return f"the package {entry.dist.name}" if entry.dist else f"the entry point {entry.value}"


@cache
def _found(name: str, package: str) -> Path:
    try:
        spec = importlib.util.find_spec(package)
    except ModuleNotFoundError:
        spec = None
    if spec is None or not spec.submodule_search_locations:
        raise GameClash(f"the game {name!r} is announced as the package {package}, and there is none: install it anew")
    return Path(spec.submodule_search_locations[0])
