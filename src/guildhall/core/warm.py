"""Compiling happens once, and what is played comes first: the doors of a table, then those of bots, then all others.

A door is kept as soon as it is compiled, and so is every function behind it: whoever is ended in the middle goes on there.
A mark says that a stage is done.
"""

import os
import struct
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from types import CodeType
from typing import Any

import numba

from guildhall.core.caching import WATCHERS, mark_of, prune_folders
from guildhall.core.compile import DISPATCHERS, PLAIN, Step, zeros
from guildhall.core.effort import behind, efforts
from guildhall.core.folders import locked
from guildhall.core.game import N_NEWS, N_WHY, NEWS_WIDTH, Game
from guildhall.core.play import (
    apply_at,
    broken_at,
    copy_often,
    facts_at,
    guess_at,
    hide_at,
    legal_at,
    open_at,
    presume_at,
    random_step,
    refusal_at,
    remember_at,
    score_at,
    setup_at,
    simulate,
)
from guildhall.core.stages import STAGES

Progress = Callable[[str, float], None]  # stage, how far it is: 0 to 1
# So many doors of a stage are compiled before the others, which build on them. A random step comes before the moves of a table:
# the other way round Numba makes simulations slower by a tenth (docs/decisions/0010).
ALONE = {"table": 2, "bots": 1}
MOST_PROCESSES = 4  # for one game; more would compile the same functions at the same time


def steps(game: Game, stages: Sequence[str] = STAGES) -> list[Step]:
    """The doors of the core that these stages need; the dearest of each first, but for what stands alone."""
    states, mask, news, why, rng, words = (
        game.records(3),
        game.mask(),
        zeros(N_NEWS, NEWS_WIDTH),
        zeros(N_WHY),
        zeros(4),
        zeros(4),
    )
    options, n = zeros(max(1, len(game.option_numbers(game.seats[-1], {})))), game.layout.n_seats
    out, totals, ends = zeros(3, n, kind=float), zeros(3, n, kind=float), zeros(len(game.rulebook.ids))
    doors: dict[str, list[tuple[Any, tuple[Any, ...]]]] = {
        "table": [
            (setup_at, (states, 0, 2, options, words)),
            (random_step, (states, 0, mask, news, rng)),
            (apply_at, (states, 0, 0, 0, news)),
            (legal_at, (states, 0, 0, mask)),
            (refusal_at, (states, 0, 0, 0, why)),
            (hide_at, (states, 1, 0, 0)),
            (score_at, (states, 0, out)),
            (facts_at, (states, 0, game.fact_row())),
            (open_at, (states, 0, 0, 0)),
        ],
        "bots": [(guess_at, (states, 2, 1, 0, rng))],
        "all": [
            (broken_at, (states, 0)),
            (simulate, (states, 0, 2, options, words, 1, mask, news, rng, out, totals, ends)),
            (remember_at, (states, 2, 0)),
            (presume_at, (states, 0)),
            (copy_often, (states, 1)),
        ],
    }
    return [_compiling(door, args) for stage in stages for door, args in doors[stage]]


def _compiling(door: Any, args: tuple[Any, ...]) -> Step:
    """A door is compiled for the types of these arguments, without being opened."""
    return Step((door,), lambda: None if PLAIN else door.compile(tuple(map(numba.typeof, args))))


def is_warm(game: str, stage: str = STAGES[-1]) -> bool:
    """Whether this state of the sources has been compiled for a game, as far as a stage needs it."""
    return PLAIN or mark_of(game, stage).exists()


def warm(
    game: Game,
    of_bots: Sequence[Step] = (),
    progress: Progress = lambda stage, part: None,
    stages: Sequence[str] = STAGES,
) -> float:
    """Compiles the doors of a game, and those of its bots; returns the seconds it took.

    The rules are compiled in this process, and what builds on them side by side in forked ones where that is possible. So call
    it in a process without threads.
    """
    began = time.perf_counter()
    if PLAIN:
        return 0.0
    with locked(game.name):
        for stage in stages:
            work = steps(game, [stage])
            alone = ALONE.get(stage, 0)
            first, work = work[:alone], work[alone:] + list(of_bots if stage == "bots" else ())
            before = steps(game, STAGES[: STAGES.index(stage)]) + list(of_bots if stage == "all" else ())
            _compile(game, stage, first, work, before, progress)
            mark_of(game.name, stage).parent.mkdir(parents=True, exist_ok=True)
            mark_of(game.name, stage).touch()
            progress(stage, 1.0)
    prune_folders()
    return time.perf_counter() - began


def _compile(
    game: Game, stage: str, first: list[Step], work: list[Step], before: list[Step], progress: Progress
) -> None:
    """One stage; what was compiled in those before it does not count."""
    done = {code for step in before for code in _codes_behind(step, game)}
    doors = [door for step in (*first, *work) for door in step.functions]
    costs = {code: cost for code, cost in efforts(doors, game).items() if code not in done}
    total, left = sum(costs.values()) or 1.0, dict(costs)

    def count(code: CodeType) -> None:
        if left.pop(code, None) is not None:
            progress(stage, min(0.99, 1 - sum(left.values()) / total))

    kept = _with_what_was_loaded(count)

    WATCHERS.append(kept)
    try:
        for step in first:
            step.call()
            for code in _codes_behind(step, game):
                count(code)
        for code in _side_by_side(game, work, list(costs)):
            count(code)
    finally:
        WATCHERS.remove(kept)


def _with_what_was_loaded(count: Callable[[CodeType], None]) -> Callable[[CodeType], None]:
    """Counts functions that are kept, and those that were kept by a process that was ended before."""
    counted: set[CodeType] = set()

    def watch(code: CodeType) -> None:
        loaded = {each.py_func.__code__ for each in DISPATCHERS if each.stats.cache_hits}
        for new in {code, *loaded} - counted:
            counted.add(new)
            count(new)

    return watch


def _side_by_side(game: Game, work: Sequence[Step], codes: list[CodeType]) -> Iterator[CodeType]:
    """Runs steps in as many forked processes as there are cores; yields the functions as they are done."""
    workers = min(os.cpu_count() or 1, MOST_PROCESSES, len(work)) if sys.platform == "linux" else 1
    if workers <= 1:
        for step in work:
            step.call()
            yield from _codes_behind(step, game)
        return
    todo, put = os.pipe()  # numbers of steps; whoever is free takes the next
    heard, told = os.pipe()  # numbers of functions
    os.write(put, bytes(range(len(work))))
    os.close(put)
    number = {code: n for n, code in enumerate(codes)}

    def tell(code: CodeType) -> None:
        if code in number:
            os.write(told, struct.pack("H", number[code]))

    children = [_fork(game, work, todo, tell) for _ in range(workers)]
    os.close(todo)
    os.close(told)
    with open(heard, "rb") as pipe:
        while len(two := pipe.read(2)) == 2:
            yield codes[struct.unpack("H", two)[0]]
    if any(os.waitpid(child, 0)[1] for child in children):
        raise RuntimeError("a process that compiled part of the game did not end well")


def _fork(game: Game, work: Sequence[Step], todo: int, tell: Callable[[CodeType], None]) -> int:
    """A child that takes steps until there are none; returns its number."""
    if child := os.fork():
        return child
    status = 1
    try:
        WATCHERS[:] = [_with_what_was_loaded(tell)]
        while taken := os.read(todo, 1):
            step = work[taken[0]]
            step.call()
            for code in _codes_behind(step, game):
                tell(code)
        status = 0
    finally:
        os._exit(status)


def _codes_behind(step: Step, game: Game) -> list[CodeType]:
    return [function.py_func.__code__ for function in behind(step.functions, game)]
