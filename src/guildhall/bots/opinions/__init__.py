"""Opinions: who is likely to win a position. A module a game names what matters; how much it matters is fitted.

`features` fills a row of numbers for one side, and the weights of `weights/<game>.json` make of it a logit (win) and an
expected score, each with a part that grows with `progress`. Weights come from the results of self-play (arena/fitting.py)
and are read at run time: an evaluation that is learned in another way takes the place of `outlook`.
"""

import importlib
import json
from pathlib import Path
from typing import Any

import numpy as np

from guildhall.core.compile import fn, zeros
from guildhall.core.game import Game, found_by_record, score

WEIGHTS = Path(__file__).parent / "weights"
WIN, WIN_LATER, POINTS, POINTS_LATER = range(4)  # rows of weights; the later ones are multiplied by progress
MOST_SIDES = 5
MARGIN = 0.1  # of the value of a finished game, for the margin: a lost game is still played well

features = found_by_record("features")  # (s, side, row of zeros): what matters about a side
progress = found_by_record("progress")  # (s) -> how far the game is, 0 to 1


def opinions_of(game: Game) -> Any:
    """The module of a game's opinions; its functions become the game's, so that they are found by its record."""
    module = importlib.import_module(f"guildhall.bots.opinions.{game.name}")
    game.__dict__.update(features=module.features, progress=module.progress)
    return module


def feature_names(game: Game) -> list[str]:
    """The numbers of a row, by name; the last is always 1."""
    return [*opinions_of(game).FEATURES, "constant"]


def read_weights(game: Game, seats: int, path: Path | None = None) -> Any:
    """[WIN.., feature] for a number of seats. A feature that the file does not know weighs nothing."""
    path = path or WEIGHTS / f"{game.name}.json"
    rows = json.loads(path.read_text())["seats"][str(seats)] if path.exists() else {}
    weights = zeros(4, len(feature_names(game)), kind=np.float64)
    for k, name in enumerate(feature_names(game)):
        for kind, weight in enumerate(rows.get(name, (0.0, 0.0, 0.0, 0.0))):
            weights[kind][k] = weight
    return weights


def read_priors(game: Game, path: Path | None = None) -> Any:
    """[action] how much a move is preferred before anything is known of the position, as a logit; fitted like weights."""
    path = path or WEIGHTS / f"{game.name}.json"
    moves = json.loads(path.read_text()).get("moves", {}) if path.exists() else {}
    priors = zeros(len(game.actions), kind=np.float64)
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
