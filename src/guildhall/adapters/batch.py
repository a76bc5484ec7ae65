"""Thousands of games at once: arrays in, arrays out, on several threads, inputs checked."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from guildhall.adapters.observations import Observations, flatten_range
from guildhall.adapters.row_threads import RowThreads
from guildhall.core.compile import PLAIN, door, zeros
from guildhall.core.game import GAMES, N_NEWS, NEWS_WIDTH, apply, hide, legal, score, setup
from guildhall.core.play import lowest_seat
from guildhall.core.rng import seed_words

NOBODY = -1


class BatchError(ValueError):
    """An array that a batch cannot take; one sentence says which and where."""


@door
def setup_range(states, first, last, seats, options, seeds):  # type: ignore[no-untyped-def]
    """New games; seeds: [game, word]."""
    for i in range(first, last):
        setup(states[i], seats, options, seeds[i])


@door
def legal_range(states, first, last, turn, masks):  # type: ignore[no-untyped-def]
    """Who is asked in every game (the lowest seat, or nobody when it is over), and the mask of its moves."""
    for i in range(first, last):
        for a in range(masks.shape[1]):
            masks[i, a] = 0
        turn[i] = NOBODY
        if not states[i].over:
            turn[i] = lowest_seat(states[i])
            legal(states[i], turn[i], masks[i])


@door
def apply_range(states, first, last, turn, moves, news):  # type: ignore[no-untyped-def]
    """One legal move in every game that is not over."""
    for i in range(first, last):
        if turn[i] != NOBODY:
            news[0][0] = 0
            apply(states[i], turn[i], moves[i], news)


@door
def hide_range(states, hidden, first, last, viewers):  # type: ignore[no-untyped-def]
    """What the viewers see."""
    for i in range(first, last):
        hidden[i] = states[i]
        if viewers[i] != NOBODY:
            hide(hidden[i], viewers[i])


@door
def score_range(states, first, last, out):  # type: ignore[no-untyped-def]
    """Points, tie-breaks and shares of the win: [game, what, seat]."""
    for i in range(first, last):
        score(states[i], out[i])


class Batch:
    """n games of one kind with the same number of seats.

    After `reset` (and every `apply`) `turn` says which seat is asked in each game, -1 where a game is over; `legal()` gives the
    masks of those seats, `flatten()` what they see. `reset(where=…)` begins some games anew. Nothing changes if an argument is
    wrong. The first batch of a game compiles for some seconds.
    """

    def __init__(
        self, game: str, seats: int, n: int, *, threads: int | None = None, options: Mapping[str, Any] | None = None
    ):
        assert not PLAIN, "a batch runs on records; plain mode has none"
        if type(n) is not int or n < 1:
            raise BatchError(f"a batch has at least one game, not {n!r}")
        self.game, self.seats, self.n = GAMES[game], seats, n
        self.game.check_seats(seats)
        self._options = np.array([*self.game.option_numbers(seats, options or {}), 0], np.int64)
        self.flat = Observations(self.game, seats)
        self.states = self.game.records(n)
        self.turn = np.full(n, NOBODY, np.int64)
        self._masks = np.zeros((n, len(self.game.actions)), np.uint8)
        self._hidden = self.game.records(n)
        self._threads = RowThreads(n, threads)
        self._share = self._threads.share
        self._news = [zeros(N_NEWS, NEWS_WIDTH) for _ in range(self._threads.size)]

    def reset(self, seeds: Sequence[int] | None = None, where: Any = None) -> None:
        """New games, all of them or those that the boolean array `where` names; seeds of up to 128 bits, one for each."""
        chosen = np.arange(self.n) if where is None else np.flatnonzero(self._array(where, "where", bool))
        if seeds is None:
            drawn = np.random.default_rng().integers(0, 2**32, (len(chosen), 4), np.int64)
        else:
            if len(seeds) != len(chosen):
                raise BatchError(f"seeds: {len(chosen)} games are begun, and there are {len(seeds)} seeds")
            drawn = np.array([seed_words(int(seed)) for seed in seeds], np.int64).reshape(-1, 4)
        fresh = self.game.records(len(chosen))
        setup_range(fresh, 0, len(chosen), self.seats, self._options, drawn)
        self.states[chosen] = fresh
        self._look()

    def legal(self) -> Any:
        """[game, action] 1 where the seat in `turn` may; a row of zeros where a game is over."""
        return self._masks

    def apply(self, actions: Any) -> None:
        """One move in every game that is not over; -1 (or anything) where it is."""
        moves = self._array(actions, "actions", np.int64)
        playing = self.turn != NOBODY
        known = (moves >= 0) & (moves < self._masks.shape[1])
        wrong = np.flatnonzero(playing & ~(known & (self._masks[np.arange(self.n), np.where(known, moves, 0)] == 1)))
        if len(wrong):
            i = int(wrong[0])
            raise BatchError(f"actions: game {i}: {int(moves[i])} is not legal for seat {int(self.turn[i])}")
        self._share(lambda first, last, k: apply_range(self.states, first, last, self.turn, moves, self._news[k]))
        self._look()

    def hide(self, viewers: Any = None) -> Any:
        """Records as the viewers see them (if nothing is said, those in `turn`; -1 sees all)."""
        eyes = self._eyes(viewers)
        self._share(lambda first, last, k: hide_range(self.states, self._hidden, first, last, eyes))
        return self._hidden

    def flatten(self, viewers: Any = None) -> Any:
        """[game, place] what the viewers see as floats (`flat.layout` names the places); zeros where nobody looks."""
        eyes = self._eyes(viewers)
        hidden = self.hide(eyes)
        out = np.empty((self.n, self.flat.size), np.float32)
        numbers, plan = self.flat.numbers(hidden), self.flat.plan
        self._share(lambda first, last, k: flatten_range(numbers, first, last, eyes, self.seats, plan, out))
        return out

    def shares(self) -> Any:
        """[game, seat] shares of the win, as the games stand."""
        out = np.zeros((self.n, 3, self.game.layout.n_seats))
        self._share(lambda first, last, k: score_range(self.states, first, last, out))
        return out[:, 2, : self.seats]

    @property
    def over(self) -> Any:
        return self.turn == NOBODY

    def _look(self) -> None:
        self._share(lambda first, last, k: legal_range(self.states, first, last, self.turn, self._masks))

    def _eyes(self, viewers: Any) -> Any:
        eyes = self.turn if viewers is None else self._array(viewers, "viewers", np.int64)
        if eyes.min() < NOBODY or eyes.max() >= self.seats:
            raise BatchError(f"viewers: a viewer is a seat from 0 to {self.seats - 1}, or -1")
        return eyes

    def _array(self, given: Any, name: str, kind: Any) -> Any:
        array = np.asarray(given)
        if array.shape != (self.n,) or (kind is bool) != (array.dtype == bool) or array.dtype.kind not in "iub":
            raise BatchError(f"{name}: an array of {self.n} {'flags' if kind is bool else 'numbers'} is wanted")
        return array.astype(kind)
