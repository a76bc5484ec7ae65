"""Where compiled code is kept: a folder for each game, named by what its rules are made of.

Numba notices only a change of a function's own file. Here the name of a kept function says all that it was compiled from:
its module with all that this one imports, and the game on whose record it works. So a changed line of one game leaves the
others alone, a changed core is compiled anew for all, and two checkouts with the same sources share what they compiled.
"""

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any

import numba
import numpy as np
from numba.core.caching import IndexDataCacheFile

from guildhall.core.components import components_folder
from guildhall.core.folders import locked, user_folder
from guildhall.core.packages import HOMES, home_of
from guildhall.core.stages import STAGES

BOUNDSCHECK = os.environ.get("GUILDHALL_BOUNDSCHECK") == "1"
PACKAGE = Path(__file__).parents[1]
ROOMS = ("core", "bots", "arena", "adapters")  # what compiled code is made of, beside the game
COMMON = "common"  # the folder of what is the same for all games
KEPT_FOLDERS = 6  # of each game
WATCHERS: list[Callable[[CodeType], None]] = []  # called with the code of every function that is kept
IMPORT = re.compile(r"^\s*(?:from\s+(guildhall[\w.]*)\s+import\s+(\([^)]*\)|[^\n]*)|import\s+(guildhall[\w.]*))", re.M)


@cache
def toolchain() -> bytes:
    """What else changes compiled code: versions, flags, and the numbers of the rules that every game has."""
    versions = (numba.__version__, np.__version__, sys.version_info[:3], BOUNDSCHECK, os.environ.get("NUMBA_CPU_NAME"))
    return repr(versions).encode() + (PACKAGE / "core" / "rulebook.md").read_bytes()


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def _imported(path: Path) -> frozenset[Path]:
    """The modules of this package that a file imports, games left out: those are counted as a whole."""
    found: set[Path] = set()
    for module, names, plain in IMPORT.findall(_text(path)):
        module = module or plain
        wanted = [module, *(f"{module}.{name}" for name in re.findall(r"\w+", names))]
        found.update(file for name in wanted if (file := _file_of(name)) is not None)
    return frozenset(found)


@cache
def _file_of(module: str) -> Path | None:
    parts = module.split(".")[1:]
    if not parts or parts[0] not in ROOMS:
        return None
    for file in (PACKAGE.joinpath(*parts).with_suffix(".py"), PACKAGE.joinpath(*parts, "__init__.py")):
        if file.exists():
            return file
    return None


def _closed(files: frozenset[Path]) -> set[Path]:
    """These files and all that they import, and so on."""
    reached, new = set[Path](), set(files)
    while new:
        reached |= new
        new = {file for path in new for file in _imported(path)} - reached
    return reached


@cache
def game_files(game: str) -> tuple[Path, ...]:
    """What a game is made of: rules, components, numbers of its rules, and what bots think of it.

    In an order that does not depend on where they lie: a copy of the components is the same game.
    """
    home = home_of(game)
    own = [*sorted(home.rglob("*.py"), key=lambda path: path.relative_to(home)), home / "rulebook.md"]
    printed = sorted(components_folder(game, home).glob("*.toml"), key=lambda path: path.name)
    files = [*own, PACKAGE / "bots" / "opinions" / f"{game}.py", *printed]
    return tuple(path for path in files if path.exists())


@cache
def digest_of(module: Path, game: str = "") -> str:
    """Of a module, all that it imports, and a game with all that this one imports."""
    of_game = game_files(game) if game else ()
    sources = _closed(frozenset([module, *(path for path in of_game if path.suffix == ".py")])) - {*of_game}
    digest = hashlib.sha256(toolchain())
    for path in (*sorted(sources), *of_game):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@cache
def source_hash(game: str) -> str:
    """Of all that is compiled for a game."""
    digest = hashlib.sha256(toolchain())
    rooms = sorted(path for room in ROOMS for path in (PACKAGE / room).rglob("*.py") if path.parent.name != "opinions")
    for path in (*rooms, PACKAGE / "bots" / "opinions" / "__init__.py", *game_files(game)):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@cache
def folder_of(game: str) -> Path:
    """Where the compiled code of a game lies; without one, what all games share."""
    digest = hashlib.sha256(toolchain())
    for path in game_files(game) if game else ():
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return user_folder("cache") / f"{game or COMMON}-{digest.hexdigest()[:16]}"


def mark_of(game: str, stage: str = STAGES[-1]) -> Path:
    """The file that says that a game is compiled, as far as a stage needs it."""
    return folder_of(game) / f"{source_hash(game)}.{stage}"


def game_in(kind: Any) -> str:
    """The game whose record is among these types: its padding bears the name (see fields.py). Empty if there is none."""
    for inner in kind if isinstance(kind, tuple) else ():
        if name := game_in(inner):
            return name
    if isinstance(kind, numba.types.Record):
        return next((name.removeprefix("of_") for name in kind.fields if name.startswith("of_")), "")
    inner = getattr(kind, "dtype", None) or getattr(kind, "types", None)
    return game_in(inner) if inner is not None and inner is not kind else ""


class KeptByGame:
    """The versions of one compiled function, each with its game. Takes the place of Numba's own file of versions."""

    def __init__(self, function: Any, numbas: IndexDataCacheFile, base: str):
        self._module, self._base, self._numbas = Path(function.__code__.co_filename), base, numbas
        self._name, self._code = function.__module__, function.__code__
        self._home = next((path for path in self._module.parents if (path / "meta.toml").exists()), None)
        self._ours = self._home is not None or PACKAGE in self._module.parents
        if self._home:  # a function may be compiled before its game is registered
            HOMES.setdefault(self._home.name, self._home)

    def load(self, key: Any) -> Any:
        return self._of(key).load(key)

    def save(self, key: Any, data: Any) -> None:
        """One process at a time: Numba looks for a free name and then writes, and two that do so at once take the same."""
        kept = self._of(key)
        Path(kept._cache_path).mkdir(parents=True, exist_ok=True)
        with locked("saving"):
            kept.save(key, data)
        for watcher in WATCHERS:
            watcher(self._code)

    def flush(self) -> None:
        self._numbas.flush()

    def _of(self, key: Any) -> IndexDataCacheFile:
        game = game_in(tuple(getattr(key[0], "args", key[0])))
        if not self._ours and not game:
            return self._numbas  # somebody else's function, by somebody else's rules
        game = game or (self._home.name if self._home else "")
        base = f"{self._name}.{self._base}.{digest_of(self._module, game)}"
        return IndexDataCacheFile(str(folder_of(game)), base, "")


def prune_folders(keep: int = KEPT_FOLDERS) -> None:
    """Removes what was compiled from older sources: all but the newest few folders of each game."""
    by_game: dict[str, list[Path]] = {}
    for path in user_folder("cache").glob("*-????????????????"):
        if path.is_dir():
            by_game.setdefault(path.name[:-17], []).append(path)
    for folders in by_game.values():
        folders.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for path in folders[keep:]:
            if time.time() - path.stat().st_mtime > 3600:  # another process may be using a younger one
                shutil.rmtree(path, ignore_errors=True)
