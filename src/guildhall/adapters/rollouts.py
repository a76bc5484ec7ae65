"""Random games and flat Monte Carlo by the thousand: the same functions on the cores of the CPU and in the kernels of gpu.py."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from guildhall.adapters.random_play import random_game, random_world
from guildhall.adapters.row_threads import RowThreads
from guildhall.core.compile import PLAIN, door, zeros
from guildhall.core.game import GAMES, N_NEWS, NEWS_WIDTH, Game
from guildhall.core.play import legal_at
from guildhall.core.rng import WORD, seed_words

PLACES = ("cpu", "gpu")


@door
def random_games_range(states, first, last, seats, options, seeds, memory, mask, news, rng, steps, results):  # type: ignore[no-untyped-def]
    """What a kernel does in threads `first` to before `last`."""
    for i in range(first, last):
        steps[i] = random_game(states, i, seats, options, seeds[i], memory, mask, news, rng, results[i])


@door
def random_worlds_range(states, first, last, hidden, me, actions, seeds, mask, news, rng, steps, results):  # type: ignore[no-untyped-def]
    """The same for worlds; actions: [world]."""
    for i in range(first, last):
        steps[i] = random_world(states, i, hidden, me, actions[i], seeds[i], mask, news, rng, results[i])


class Played(NamedTuple):
    """What became of n games."""

    records: Any  # [game] the last positions
    decisions: Any  # [game]
    points: Any  # [game, seat]
    shares: Any  # [game, seat] of the win


class Values(NamedTuple):
    """Flat Monte Carlo: what random play makes of each legal move."""

    actions: Any  # [move] numbers of actions
    shares: Any  # [move, seat] mean share of the win
    points: Any  # [move, seat] mean points
    decisions: int  # that were played


def seed_table(seed: int, n: int) -> Any:
    """[game, word] the words of n seeds that count up."""
    low = np.uint64(seed & (2**64 - 1)) + np.arange(n, dtype=np.uint64)
    words = np.empty((n, 4), np.int64)
    words[:, 0], words[:, 1] = (low & np.uint64(WORD)).astype(np.int64), (low >> np.uint64(32)).astype(np.int64)
    words[:, 2:] = seed_words(seed)[2:]
    return words


def random_games(
    game: str,
    seats: int,
    n: int,
    *,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    memory: bool = False,
    on: str = "cpu",
    threads: int | None = None,
) -> Played:
    """n games of random players; game i has the seed `seed + i`.

    `on` is "cpu" (all cores, or so many `threads`) or "gpu"; the result is the same. Without `memory` the records do not
    keep up what attentive seats would know of hidden cards, since random players never ask (it costs City of Guilds most
    of its time).
    """
    found = _checked(game, n, on)
    found.check_seats(seats)
    states, steps, results = _buffers(found, n)
    numbers = np.array([*found.option_numbers(seats, options or {}), 0], np.int64)
    given = (seats, numbers, seed_table(seed, n), int(memory))
    if on == "gpu":
        from guildhall.adapters.gpu import kernels_of

        kernels_of(found).random_games(states, *given, steps, results)
    else:

        def work(first: int, last: int, *own: Any) -> None:
            random_games_range(states, first, last, *given, *own, steps, results)

        _on_all_cores(found, n, work, threads)
    return Played(states, steps, results[:, 0, :seats], results[:, 2, :seats])


def move_values(
    game: str, hidden: Any, seat: int, rollouts: int, *, seed: int = 0, on: str = "cpu", threads: int | None = None
) -> Values:
    """Flat Monte Carlo of the decision of a seat: of every legal move so many guessed worlds, played at random to their end.

    `hidden` is an array whose first record is hidden from all but `seat`, as `Batch.hide` gives it.
    """
    found = _checked(game, rollouts, on)
    if hidden.dtype != found.layout.dtype or hidden[0].over or not int(hidden[0].to_act) >> seat & 1:
        raise ValueError(f"hidden: a record of {game} in which seat {seat} is asked is wanted")
    mask = found.mask()
    low, high, count = legal_at(hidden, 0, seat, mask)
    moves = low + np.flatnonzero(np.asarray(mask[low:high]))
    n = count * rollouts
    states, steps, results = _buffers(found, n)
    given = (hidden[:1], seat, np.repeat(moves, rollouts), seed_table(seed, n))
    if on == "gpu":
        from guildhall.adapters.gpu import kernels_of

        kernels_of(found).random_worlds(states, *given, steps, results)
    else:

        def work(first: int, last: int, *own: Any) -> None:
            random_worlds_range(states, first, last, *given, *own, steps, results)

        _on_all_cores(found, n, work, threads)
    seats = int(hidden[0].seats)
    means = results.reshape(count, rollouts, 3, -1).mean(axis=1)
    return Values(moves, means[:, 2, :seats], means[:, 0, :seats], int(steps.sum()))


def _checked(game: str, n: int, on: str) -> Game:
    assert not PLAIN, "random games by the thousand run on records; plain mode has none"
    if on not in PLACES:
        raise ValueError(f"on is {' or '.join(PLACES)}, not {on!r}")
    if type(n) is not int or n < 1:
        raise ValueError(f"at least one game is wanted, not {n!r}")
    return GAMES[game]


def _buffers(game: Game, n: int) -> tuple[Any, Any, Any]:
    return game.records(n), np.zeros(n, np.int64), np.zeros((n, 3, game.layout.n_seats))


def _on_all_cores(game: Game, n: int, work: Any, threads: int | None = None) -> None:
    RowThreads(n, threads).share(
        lambda first, last, k: work(first, last, game.mask(), zeros(N_NEWS, NEWS_WIDTH), zeros(4))
    )
