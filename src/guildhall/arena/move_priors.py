"""Fits the priors of moves: how much a search prefers a move before it knows anything of the position.

A search plays against itself; of every decision the legal moves are kept, what each promised one step ahead, and how often
it was tried in the end. The priors are those of a conditional logit that predicts the tries
from the promise and the move, pulled towards zero, so that a move that is rarely met keeps none.
"""

import json
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from guildhall.arena.playing import Hall
from guildhall.bots.opinions import opinions_of
from guildhall.bots.search import Searcher, Settings
from guildhall.core.game import Game

PULL = 20.0  # tries of a move that count as much as the wish to have no prior for it
STEPS, PACE = 300, 0.7
MOST = 3.0  # a prior is never stronger than this
SMALLEST = 0.05  # and left out below


class Decision(NamedTuple):
    """A decision that was thought about: legal moves, their promise as a logit, and their part of the tries."""

    actions: Any
    promise: Any
    tried: Any


class Watched(Searcher):
    """A searcher that keeps what it thought at every decision."""

    def __init__(self, game: Game, seed: int, settings: Settings):
        super().__init__(game, seed, settings)
        self.kept: list[Decision] = []

    def plan(self, hidden: Any, seat: int, milliseconds: float | None = None, decisions: int = 99) -> list[int]:
        moves = super().plan(hidden, seat, milliseconds, 1)
        grove = self._groves[0]
        edges = np.array(grove.edges(seat))
        visits = np.asarray(grove.tree.visits)[edges]
        if len(edges) > 1 and visits.sum():
            actions, bias = np.asarray(grove.tree.action)[edges], np.asarray(grove.tree.bias)[edges]
            _, priors = self._weights[int(hidden[0].seats)]
            promise = np.log(np.maximum(bias, 1e-9)) - np.asarray(priors)[actions]
            self.kept.append(Decision(actions, promise, visits / visits.sum()))
        return moves


def gather(game: Game, seats: int, games: int, simulations: int, seed: int) -> list[Decision]:
    """Games of a search against itself, on all cores."""

    def play(k: int) -> list[Decision]:
        bots = [Watched(game, seed + k * 8 + seat, Settings(simulations=simulations)) for seat in range(seats)]
        Hall(game, seats).play(bots, seed + k)
        return [decision for bot in bots for decision in bot.kept]

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return [decision for kept in pool.map(play, range(games)) for decision in kept]


def fit(decisions: list[Decision], n_actions: int) -> tuple[Any, float, float]:
    """[action] the priors; and how well the tries are predicted without and with them (mean log-likelihood)."""
    lengths = [len(decision.actions) for decision in decisions]
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    which = np.repeat(np.arange(len(decisions)), lengths)
    actions = np.concatenate([decision.actions for decision in decisions])
    promise = np.concatenate([decision.promise for decision in decisions])
    tried = np.concatenate([decision.tried for decision in decisions])
    priors = np.zeros(n_actions)
    before = 0.0
    for step in range(STEPS):
        logits = promise + priors[actions]
        expected = np.exp(logits - np.maximum.reduceat(logits, starts)[which])
        expected /= np.add.reduceat(expected, starts)[which]
        likelihood = float((tried * np.log(np.maximum(expected, 1e-12))).sum() / len(decisions))
        if step == 0:
            before = likelihood
        slope = np.bincount(actions, tried - expected, n_actions) - PULL * priors / 4
        curve = np.bincount(actions, expected * (1 - expected), n_actions) + PULL / 4
        priors = np.clip(priors + PACE * slope / curve, -MOST, MOST)
    return priors, before, likelihood


def write_priors(game: Game, priors: Any, how: dict[str, Any], path: Path | None = None) -> None:
    """Puts the priors into the file of the game's weights, by the words of the moves."""
    path = path or opinions_of(game).weights
    whole: dict[str, Any] = (
        json.loads(path.read_text()) if path.exists() else {"game": game.name, "seats": {}, "fitted": {}}
    )
    words = game.actions.words
    whole["moves"] = {words[a]: round(float(x), 2) for a, x in enumerate(priors) if abs(x) >= SMALLEST}
    whole["fitted"]["moves"] = how
    path.write_text(json.dumps(whole, indent=1) + "\n")


def refine_priors(
    game: Game, seats: int, games: int, simulations: int, seed: int, say: Callable[[str], Any], path: Path | None = None
) -> None:
    """Plays, fits and writes."""
    decisions = gather(game, seats, games, simulations, seed)
    priors, before, after = fit(decisions, len(game.actions))
    say(f"{game.name}, moves: {len(decisions)} decisions, {before:.4f} without priors, {after:.4f} with them")
    how = {"games": games, "seats": seats, "simulations": simulations, "seed": seed}
    write_priors(game, priors, how | {"likelihood": [round(before, 4), round(after, 4)]}, path)
