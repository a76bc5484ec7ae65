"""The players. A bot sees only hidden records; opinions about good play live here and nowhere else."""

from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial

from guildhall.bots.apprentice import Apprentice
from guildhall.bots.apprentice import warm_steps as apprentice_steps
from guildhall.bots.hints import GLANCE, chances, hint, turning_points
from guildhall.bots.opinions import opinions_of
from guildhall.bots.player import Player
from guildhall.bots.random_player import RandomPlayer
from guildhall.bots.search import Searcher, Settings
from guildhall.bots.search import warm_steps as search_steps
from guildhall.core.compile import Step
from guildhall.core.game import Game

# Levels, weakest first. Time is for a whole turn; past it the best move found so far is played. The opinions of a game say how
# a Journeyman thinks: search gains early in some games and late in others.
SHORT = 32  # simulations of an Apprentice that has no opinions
LEVELS = {
    "journeyman": Settings(milliseconds=600),
    "master": Settings(simulations=4000, milliseconds=3000),
}


def settings_of(level: str, game: Game) -> Settings:
    """How a level searches in a game."""
    if level == "journeyman":
        return replace(LEVELS[level], **opinions_of(game).journeyman)
    return LEVELS.get(level, Settings())


def _apprentice(game: Game, seed: int = 0) -> Player:
    """One step ahead by its opinions; where a game has none, a short search."""
    opinions = opinions_of(game)
    if opinions.names:
        return Apprentice(game, seed)
    return Searcher(game, seed, Settings(simulations=SHORT, overlooks=opinions.overlooks), "apprentice")


def _searcher(level: str, game: Game, seed: int = 0) -> Player:
    return Searcher(game, seed, settings_of(level, game), level)


BOTS: dict[str, Callable[[Game, int], Player]] = {
    "random": RandomPlayer,
    "apprentice": _apprentice,
    **{level: partial(_searcher, level) for level in LEVELS},
}


class UnknownBot(LookupError):
    """There is no such bot."""


def make_bot(name: str, game: Game, seed: int = 0, clock: bool = True) -> Player:
    """A bot by name, with dice of its own. Without a clock it depends on its dice alone, however slow the machine is.

    `search:1000` is a search with so many simulations for a decision, `search:1000:explore=2:rollout=8` one with other
    settings; the same settings change a level: `master:simulations=500`.
    """
    level, *words = name.split(":")
    if level in LEVELS or level == "search":
        settings = settings_of(level, game)
        for word in words:
            settings = _changed(settings, word if "=" in word else f"simulations={word}", name)
        return Searcher(game, seed, settings if clock else replace(settings, milliseconds=0.0), name)
    if level not in BOTS or words:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}, search:SIMULATIONS")
    return BOTS[level](game, seed)


def _changed(settings: Settings, word: str, name: str) -> Settings:
    key, _, value = word.partition("=")
    kinds = {field.name: type(getattr(settings, field.name)) for field in fields(Settings)}
    try:
        return replace(settings, **{key: kinds[key](value)})
    except (KeyError, ValueError):
        raise UnknownBot(f"{word!r} in {name!r} is no setting; there are: {', '.join(kinds)}") from None


def warm_steps(game: Game) -> list[Step]:
    """The compiled doors of the bots, for `guildhall warm`."""
    return search_steps(game) + (apprentice_steps(game) if opinions_of(game).names else [])


__all__ = [
    "BOTS",
    "GLANCE",
    "LEVELS",
    "Player",
    "Searcher",
    "Settings",
    "UnknownBot",
    "chances",
    "hint",
    "make_bot",
    "turning_points",
    "warm_steps",
]
