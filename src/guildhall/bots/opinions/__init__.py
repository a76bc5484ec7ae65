"""Opinions: who is likely to win a position. A module a game names what matters; how much it matters is fitted.

`features` fills a row of numbers for one side, and the weights of `weights/<game>.json` make of it a logit (win) and an
expected score, each with a part that grows with `progress`. Weights come from the results of self-play (arena/fitting.py)
and are read at run time: an evaluation that is learned in another way takes the place of `outlook`.

A game from elsewhere has its opinions in its own folder (`opinions.py`, `weights.json`). A game that has none is judged by
playing on at random to the end.
"""

import importlib
import importlib.util
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from guildhall.core.compile import fn, leaf, zeros
from guildhall.core.contract import LONGEST_GAME
from guildhall.core.dispatch import BY_TYPE, found_by_record, score
from guildhall.core.game import Game
from guildhall.core.packages import own_module

WEIGHTS = Path(__file__).parent / "weights"
WIN, WIN_LATER, POINTS, POINTS_LATER = range(4)  # rows of weights; the later ones are multiplied by progress
MOST_SIDES = 5
MARGIN = 0.1  # of the value of a finished game, for the margin: a lost game is still played well
CONSTANT = "constant"  # the last number of every row, always 1


class WeightsError(ValueError):
    """Weights that do not fit the features of a game; one sentence says which."""


@leaf
def nothing_matters(s, side, row):
    """The features of a game without opinions."""


@leaf
def no_progress(s):
    """How far a game without opinions is."""
    return 0.0


@dataclass(frozen=True)
class Opinions:
    """What bots think of one game, and how they think about it. The defaults are for a game without opinions."""

    weights: Path  # the file of the weights
    names: tuple[str, ...] = ()  # what the numbers of a row are
    features: Any = nothing_matters  # (s, side, row of zeros): what matters about a side
    progress: Any = no_progress  # (s) -> how far the game is, 0 to 1
    rollout: int = LONGEST_GAME  # random decisions before a search judges a leaf
    open_at: int = 1  # see Settings in search.py
    overlooks: int = 25  # moves of 100 that an Apprentice does not notice
    journeyman: Mapping[str, Any] = field(default_factory=lambda: {"simulations": 200})  # how a Journeyman thinks
    start: Mapping[str, float] = field(default_factory=dict)  # weights that fitting starts with


@cache
def opinions_of(game: Game) -> Opinions:
    """What bots think of a game: a module of this room, or of the game's folder, or nothing."""
    if game.seats[-1] > MOST_SIDES:
        raise WeightsError(f"bots think for at most {MOST_SIDES} seats, and {game.title} has {game.seats[-1]}")
    ours = f"{__name__}.{game.name}"
    if importlib.util.find_spec(ours):
        return _read(game, importlib.import_module(ours), WEIGHTS / f"{game.name}.json")
    path = game.home / "weights.json"
    module = own_module(game.name, "opinions")
    return _read(game, module, path) if module else Opinions(path)


def _read(game: Game, module: Any, weights: Path) -> Opinions:
    wanted = ("FEATURES", "features", "progress", "ROLLOUT", "OPEN_AT", "OVERLOOKS", "JOURNEYMAN")
    if missing := [name for name in wanted if not hasattr(module, name)]:
        raise WeightsError(f"the opinions of {game.name} lack {', '.join(missing)}")
    return Opinions(
        weights,
        names=tuple(module.FEATURES),
        features=module.features,
        progress=module.progress,
        rollout=module.ROLLOUT,
        open_at=module.OPEN_AT,
        overlooks=module.OVERLOOKS,
        journeyman=module.JOURNEYMAN,
        start=getattr(module, "START", {}),
    )


def _by_type(kind: Any) -> Opinions:
    return opinions_of(BY_TYPE[kind])


features = found_by_record("features", _by_type)
progress = found_by_record("progress", _by_type)


def feature_names(game: Game) -> list[str]:
    """The numbers of a row, by name; the last is always 1."""
    return [*opinions_of(game).names, CONSTANT]


def flat_weights(game: Game) -> Any:
    """[WIN.., feature] all 0: every side is as likely to win as any other."""
    return zeros(4, len(feature_names(game)), kind=np.float64)


def read_weights(game: Game, seats: int, path: Path | None = None) -> Any:
    """[WIN.., feature] for a number of seats. Raises WeightsError: every feature has weights, and nothing else has."""
    weights, opinions = flat_weights(game), opinions_of(game)
    if not opinions.names and path is None:
        return weights
    path = path or opinions.weights
    if not path.exists():
        raise WeightsError(
            f"there are no weights for {game.name} ({path.name}); `guildhall fit {game.name}` makes them"
        )
    rows = json.loads(path.read_text())["seats"].get(str(seats))
    if rows is None:
        raise WeightsError(f"{path.name}: there are no weights of {game.name} for {seats} seats")
    names = feature_names(game)
    for name in [*(name for name in names if name not in rows), *(name for name in rows if name not in names)]:
        known = "has no weights" if name in names else "is no feature of the game"
        raise WeightsError(f"{path.name}, {seats} seats: {name!r} {known}")
    for k, name in enumerate(names):
        for kind, weight in enumerate(rows[name]):
            weights[kind][k] = weight
    return weights


def read_priors(game: Game, path: Path | None = None) -> Any:
    """[action] how much a move is preferred before anything is known of the position, as a logit; fitted like weights."""
    path = path or opinions_of(game).weights
    moves = json.loads(path.read_text()).get("moves", {}) if path.exists() else {}
    priors = zeros(len(game.actions), kind=np.float64)
    for name in moves:
        if game.actions.number(name) is None and name not in game.actions.verbs:
            raise WeightsError(f"{path.name}: {name!r} is no move of {game.name}")
    for a, words in enumerate(game.actions.words):
        priors[a] = moves.get(words, moves.get(words.split()[0], 0.0))
    return priors


@fn
def sides_of(s):
    """Who is compared: the seats; alone one plays against side 1."""
    return max(2, int(s.seats))


@fn
def weigh(s, side, weights, row, expected):
    """The logit of a side, and its expected score into expected[side]."""
    for k in range(len(row)):
        row[k] = 0.0
    features(s, side, row)
    row[len(row) - 1] = 1.0
    early, late, points, later = 0.0, 0.0, 0.0, 0.0
    for k in range(len(row)):
        if row[k] != 0.0:
            early += weights[WIN][k] * row[k]
            late += weights[WIN_LATER][k] * row[k]
            points += weights[POINTS][k] * row[k]
            later += weights[POINTS_LATER][k] * row[k]
    at = progress(s)
    expected[side] = points + at * later
    return early + at * late


@fn
def outlook(s, weights, row, out):
    """Win chances into out[2], expected scores into out[0]; out[1] is scratch. At the end the shares, nearly."""
    n, best, total = sides_of(s), -1e30, 0.0
    for side in range(n):
        out[1][side] = weigh(s, side, weights, row, out[0])
        best = max(best, out[1][side])
    for side in range(n):
        out[1][side] = np.exp(out[1][side] - best)
        total += out[1][side]
    if s.over:
        for side in range(n):
            out[3][side] = out[1][side] / total
        score(s, out)
        for side in range(s.seats):
            out[2][side] = (1.0 - MARGIN) * out[2][side] + MARGIN * out[3][side]
        return
    for side in range(n):
        out[2][side] = out[1][side] / total


def forecast() -> Any:
    """A buffer for `outlook`: expected scores, scratch, win chances, scratch; by side."""
    return zeros(4, MOST_SIDES, kind=np.float64)
