"""Apprentice: looks one step ahead in a few guessed worlds and takes what its opinions like best of what it noticed."""

from typing import Any

import numpy as np

from guildhall.bots.opinions import feature_names, forecast, opinions_of, outlook, read_weights
from guildhall.bots.player import dice
from guildhall.core.compile import Step, door, zeros
from guildhall.core.game import N_NEWS, NEWS_WIDTH, Game, apply, copy, guess, legal
from guildhall.core.play import hide_at, setup_at
from guildhall.core.rng import below

HIDDEN, WORLD, TRIED = range(3)
WORLDS = 8


@door
def one_step_ahead(states, me, worlds, overlooks, weights, row, out, mask, news, rng, value):
    """The action with the best mean win chance over guessed worlds; all are tried in the same worlds, ties by lot.

    Of 100 moves as many as `overlooks` are not noticed, though always one. states[0] is hidden from everybody but `me`;
    states[1] and [2] are scratch. value: [action].
    """
    low, high, count = legal(states[HIDDEN], me, mask)
    for a in range(low, high):
        value[a] = 0.0
        if mask[a] and count > 1 and below(rng, 100) < overlooks:
            mask[a], count = 0, count - 1
    for _ in range(worlds):
        copy(states, WORLD, HIDDEN)
        guess(states[WORLD], me, rng)
        for a in range(low, high):
            if mask[a]:
                copy(states, TRIED, WORLD)
                news[0][0] = 0
                apply(states[TRIED], me, a, news)
                outlook(states[TRIED], weights, row, out)
                value[a] += out[2][me]
    best, ties = low, 0
    for a in range(low, high):
        if mask[a]:
            if ties == 0 or value[a] > value[best] + 1e-9:
                best, ties = a, 1
            elif value[a] > value[best] - 1e-9:
                ties += 1
                if below(rng, ties) == 0:
                    best = a
    return best


class Apprentice:
    """A first opponent: plausible, quick, and beatable."""

    name = "apprentice"

    def __init__(self, game: Game, seed: int = 0, worlds: int = WORLDS):
        self._game, self._worlds, self._weights = game, worlds, {}  # type: ignore[var-annotated]
        self._overlooks = opinions_of(game).overlooks
        self._states, self._mask, self._news = game.records(3), game.mask(), zeros(N_NEWS, NEWS_WIDTH)
        self._row, self._out = zeros(len(feature_names(game)), kind=np.float64), forecast()
        self._rng, self._value = dice(seed), zeros(len(game.actions), kind=np.float64)

    def choose(self, hidden: Any, seat: int) -> int:
        self._game.undump(self._states, HIDDEN, self._game.dump(hidden, 0))
        seats = int(hidden[0].seats)
        if seats not in self._weights:
            self._weights[seats] = read_weights(self._game, seats)
        buffers = (self._weights[seats], self._row, self._out, self._mask, self._news, self._rng, self._value)
        return int(one_step_ahead(self._states, seat, self._worlds, self._overlooks, *buffers))

    def plan(self, hidden: Any, seat: int, milliseconds: float | None = None) -> list[int]:
        return [self.choose(hidden, seat)]


def first_decision(game: Game) -> tuple[Any, int]:
    """The hidden record of the first seat that is asked in a new game, and the seat."""
    states, words, seats = game.records(2), zeros(4), game.seats[-1]
    setup_at(states, 1, seats, zeros(max(1, len(game.option_numbers(seats, {})))), words)
    seat = next(seat for seat in range(seats) if int(states[1].to_act) >> seat & 1)
    hide_at(states, 0, 1, seat)
    return states[:1], seat


def warm_steps(game: Game) -> list[Step]:
    """The door of this level, with a call that compiles it."""
    opinions = opinions_of(game)

    def think() -> None:
        hidden, seat = first_decision(game)
        Apprentice(game, worlds=1).choose(hidden, seat)

    return [Step((one_step_ahead, opinions.features, opinions.progress), think)]
