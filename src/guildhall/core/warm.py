"""Compiling happens once: every door of a game is opened on real data, under a lock, and a mark says that it is done."""

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from guildhall.core.compile import CACHE, PLAIN, prune_caches, zeros
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

Step = tuple[str, Callable[[], Any]]
Progress = Callable[[int, int, str], None]  # done, of, name


def steps(game: Game) -> list[Step]:
    """Every door of the core, with a call that compiles it."""
    states, mask, news, why, rng, words = (
        game.records(3),
        game.mask(),
        zeros(N_NEWS, NEWS_WIDTH),
        zeros(N_WHY),
        zeros(4),
        zeros(4),
    )
    seats, n = game.seats[-1], game.layout.n_seats
    options = zeros(max(1, len(game.option_numbers(seats, {}))))
    out, totals, ends = zeros(3, n, kind=float), zeros(3, n, kind=float), zeros(len(game.rulebook.ids))
    rng[0] = 1

    def first_move() -> tuple[int, int]:
        setup_at(states, 0, seats, options, words)
        seat = next(seat for seat in range(seats) if int(states[0].to_act) >> seat & 1)
        low, high, _ = legal_at(states, 0, seat, mask)
        return seat, next(a for a in range(low, high) if mask[a])

    return [
        ("setup", lambda: setup_at(states, 0, seats, options, words)),
        ("random_step", lambda: random_step(states, 0, mask, news, rng)),
        ("simulate", lambda: simulate(states, 0, seats, options, words, 1, mask, news, rng, out, totals, ends)),
        ("legal", first_move),
        ("refusal", lambda: refusal_at(states, 0, 0, 0, why)),
        ("open", lambda: open_at(states, 0, *first_move())),
        ("apply", lambda: apply_at(states, 0, *first_move(), news)),
        ("hide", lambda: hide_at(states, 1, 0, 0)),
        ("guess", lambda: guess_at(states, 2, 1, 0, rng)),
        ("remember", lambda: remember_at(states, 2, 0)),
        ("presume", lambda: presume_at(states, 0)),
        ("score", lambda: score_at(states, 0, out)),
        ("facts", lambda: facts_at(states, 0, game.fact_row())),
        ("broken", lambda: broken_at(states, 0)),
        ("copy", lambda: copy_often(states, 1)),
    ]


def is_warm(game: str) -> bool:
    """Whether this state of the sources has been compiled for a game."""
    return PLAIN or (CACHE / f"{game}.warm").exists()


def warm(game: Game, extra: Sequence[Step] = (), progress: Progress = lambda done, of, name: None) -> float:
    """Compiles all doors of a game, and `extra` ones of other rooms; returns the seconds it took.

    The first steps of a game compile all its rules, and the first of the `extra` ones what the others build on; the doors
    after them share that, and are compiled side by side in forked processes where that is possible. So call it in a
    process without threads.
    """
    began = time.perf_counter()
    if PLAIN:
        return 0.0
    with locked(game.name):
        doors = steps(game)
        rules = 1 + [name for name, _ in doors].index("random_step")
        work = [*doors[:rules], *extra, *doors[rules:]]  # the dearest first
        shared = rules + min(1, len(extra))
        for done, (name, call) in enumerate(work[:shared]):
            progress(done, len(work), name)
            call()
        progress(shared, len(work), "")
        for done in _side_by_side(work[shared:]):
            progress(shared + done, len(work), "")
        CACHE.mkdir(parents=True, exist_ok=True)
        (CACHE / f"{game.name}.warm").touch()
    prune_caches()
    return time.perf_counter() - began


def _side_by_side(work: Sequence[Step]) -> Iterator[int]:
    """Runs steps in as many forked processes as there are cores; yields how many are done."""
    workers = min(os.cpu_count() or 1, 4) if sys.platform == "linux" else 1
    if workers == 1:
        for done, (_, call) in enumerate(work, 1):
            call()
            yield done
        return
    todo, put = os.pipe()  # numbers of steps; whoever is free takes the next
    heard, told = os.pipe()  # a byte for each that is done
    os.write(put, bytes(range(len(work))))
    os.close(put)
    children = []
    for _ in range(workers):
        child = os.fork()
        if child == 0:
            status = 1
            try:
                while taken := os.read(todo, 1):
                    work[taken[0]][1]()
                    os.write(told, b".")
                status = 0
            finally:
                os._exit(status)
        children.append(child)
    os.close(todo)
    os.close(told)
    done = 0
    while os.read(heard, 1):
        done += 1
        yield done
    os.close(heard)
    if any(os.waitpid(child, 0)[1] for child in children):
        raise RuntimeError("a process that compiled part of the game did not end well")
