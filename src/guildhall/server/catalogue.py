"""What can be read without a table: games, their components, their rules and words. Needs no compiled code."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from guildhall.core.components import GAMES_FOLDER, components_folder, load_meta
from guildhall.core.rulebook import Rulebook
from guildhall.core.words import OF_THE_TABLE, Words, composed, word_files
from guildhall.games import NAMES


@cache
def levels() -> list[str]:
    """The ranks of bots, weakest first."""
    from guildhall.bots import BOTS  # numba comes with it: not when this module is loaded

    return list(BOTS)


def has(game: str) -> bool:
    return game in NAMES


@cache
def game_told(game: str) -> dict[str, Any]:
    meta = load_meta(GAMES_FOLDER / game)
    told = {key: meta[key] for key in ("title", "designers", "publisher", "year", "seats", "reconstructed")}
    return {"slug": game, "options": meta.get("options", {}), "roles": meta.get("roles", {}), **told, "bots": levels()}


@cache
def components_told(game: str) -> dict[str, Any]:
    """Every component file as it is written, sources included."""
    return {
        file.stem: tomllib.loads(file.read_text(encoding="utf-8"))
        for file in sorted(components_folder(game).glob("*.toml"))
    }


@cache
def rules_told(game: str, language: str) -> list[dict[str, str]]:
    return [rule._asdict() for rule in Rulebook.of(GAMES_FOLDER / game, language).search()]


@cache
def words_told(game: str, language: str) -> str:
    """The Fluent sentences that the page says itself: names of things and labels."""
    folders: list[Path] = [OF_THE_TABLE, GAMES_FOLDER / game / "words"]
    files = [file for folder in folders for file in word_files(folder, language)]
    made = composed(GAMES_FOLDER / game / "words", Words.of(language, GAMES_FOLDER / game / "words"))
    return "\n".join([*(file.read_text(encoding="utf-8") for file in files), made])


__all__ = ["NAMES", "components_told", "game_told", "has", "levels", "rules_told", "words_told"]
