"""Fits the weights of opinions to the results of self-play.

Bots that look one step ahead play each other, now and then a move at random, so that other positions are met too. Of some
positions the features of all sides are kept, and what became of them. Weights of the win are those of a softmax over the
sides (a conditional logit, by Newton's method with a ridge), weights of the score those of least squares. The first games
are played at random, or by a few weights that the game's opinions start with; the next by what was learned, and so on.
"""

import json
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from guildhall.arena.self_play import MOST_KEPT, RECORDS, play_and_keep
from guildhall.bots.opinions import WIN, WeightsError, feature_names, flat_weights, forecast, opinions_of
from guildhall.core.compile import zeros
from guildhall.core.game import N_NEWS, NEWS_WIDTH, Game
from guildhall.core.rng import seed_words

RIDGE = 3.0
NEWTON_STEPS = 25
LAST_ROUNDS = 3  # of playing that are fitted together, so that play does not swing to and fro


class Sample(NamedTuple):
    """Positions and what became of them."""

    features: Any  # [position, side, feature]
    progress: Any  # [position]
    shares: Any  # [position, side] of the win
    points: Any  # [position, side]

    @classmethod
    def together(cls, samples: Iterable["Sample"]) -> "Sample":
        return cls(*(np.concatenate(parts) for parts in zip(*samples, strict=True)))


def gather(game: Game, seats: int, games: int, seed: int, weights: Any, worlds: int) -> Sample:
    """Plays games on all cores."""
    n_features, sides = len(feature_names(game)), max(2, seats)
    options = zeros(max(1, len(game.option_numbers(seats, {}))))

    def play(k: int) -> Sample:
        states, mask, news, rng, words = (
            game.records(RECORDS),
            game.mask(),
            zeros(N_NEWS, NEWS_WIDTH),
            zeros(4),
            zeros(4),
        )
        kept, at = np.zeros((MOST_KEPT, sides, n_features), np.float32), np.zeros(MOST_KEPT)
        row, value, out = zeros(n_features, kind=np.float64), zeros(len(game.actions), kind=np.float64), forecast()
        words[:], rng[:] = seed_words(seed + k), seed_words((seed + k) * 7 + 1)
        buffers = (weights, row, out, mask, news, rng, value, kept, at)
        n = play_and_keep(states, seats, options, words, worlds, *buffers)
        points = np.array(out[0][:sides])
        shares = np.array(out[2][:sides]) if seats > 1 else soft_share(points)
        return Sample(kept[:n].copy(), at[:n].copy(), np.tile(shares, (n, 1)), np.tile(points, (n, 1)))

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return Sample.together(pool.map(play, range(games)))


def soft_share(points: Any) -> Any:
    """Alone, the first players never win; a smaller defeat counts for something, so that there is a way to climb."""
    win = 1.0 / (1.0 + np.exp(-2.0 * (points[0] - points[1] - 0.5)))
    return np.array([win, 1.0 - win])


def fit(sample: Sample) -> tuple[Any, float]:
    """[WIN, WIN_LATER, POINTS, POINTS_LATER; feature], and the mean log-likelihood of the winners."""
    x = np.concatenate([sample.features, sample.features * sample.progress[:, None, None]], axis=2).astype(np.float64)
    k = x.shape[2]
    scale = np.maximum(x.reshape(-1, k).std(axis=0), 1e-6)
    scale[[k // 2 - 1, k - 1]] = 1.0  # the constants
    x /= scale
    w = np.zeros(k)
    for _ in range(NEWTON_STEPS):
        logits = x @ w
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        slope = np.einsum("ns,nsk->k", sample.shares - chances, x) - RIDGE * w
        centred = x - np.einsum("ns,nsk->nk", chances, x)[:, None, :]
        flat = (centred * np.sqrt(chances)[:, :, None]).reshape(-1, k)
        step = np.linalg.solve(flat.T @ flat + RIDGE * np.eye(k), slope)
        w += step
        if np.abs(step).max() < 1e-6:
            break
    likelihood = float((sample.shares * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())
    rows = x.reshape(-1, k)
    p = np.linalg.solve(rows.T @ rows + RIDGE * np.eye(k), rows.T @ sample.points.reshape(-1))
    return np.concatenate([(w / scale).reshape(2, -1), (p / scale).reshape(2, -1)]), likelihood


def write_weights(game: Game, seats: int, weights: Any, how: dict[str, Any], path: Path | None = None) -> None:
    """Puts the weights of one number of seats into the file of the game."""
    path = path or opinions_of(game).weights
    whole: dict[str, Any] = {"game": game.name, "seats": {}, "fitted": {}}
    if path.exists():
        whole = json.loads(path.read_text())
    whole["seats"][str(seats)] = {
        name: [round(float(weights[kind][k]), 5) for kind in range(4)] for k, name in enumerate(feature_names(game))
    }
    whole["fitted"][str(seats)] = how
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(whole, indent=1) + "\n")


def refine(
    game: Game, seats: int, games: int, rounds: int, seed: int, say: Callable[[str], Any], path: Path | None = None
) -> None:
    """Several rounds of playing and fitting, from random play on or from the weights that the game's opinions START with."""
    weights, start = flat_weights(game), opinions_of(game).start
    if not opinions_of(game).names:
        raise WeightsError(f"{game.name} has no opinions that weights could be fitted for (docs/bots.md)")
    for k, name in enumerate(feature_names(game)):
        weights[WIN][k] = start.get(name, 0.0)
    samples: list[Sample] = []
    for number in range(rounds):
        worlds = 2 if start or number > 0 else 0
        sample = gather(game, seats, games, seed + number * games, weights, worlds)
        samples = [*samples[-LAST_ROUNDS + 1 :], sample] if start or number != 1 else [sample]  # random games go first
        weights, likelihood = fit(Sample.together(samples))
        say(f"{game.name}, {seats} seats, round {number + 1}: {len(sample.progress)} positions, {likelihood:.4f}")
    how = {"games": games, "rounds": rounds, "likelihood": round(likelihood, 4), "seed": seed}
    write_weights(game, seats, weights, how, path)
