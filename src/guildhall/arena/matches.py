"""Matches: which bots sit where, on all cores or on a cluster, and what is kept so that a contest can be resumed."""

import hashlib
import json
import multiprocessing
import os
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from guildhall.arena.playing import Hall, Played
from guildhall.bots import make_bot
from guildhall.core.caching import source_hash
from guildhall.core.folders import user_folder
from guildhall.core.game import GAMES

TRIES = 3  # of a game whose process died


@dataclass(frozen=True)
class Contest:
    """Bots that meet in a game. With two of them the first sits alone among seats of the second; seats are rotated."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: tuple[tuple[str, str], ...] = ()
    clock: bool = False  # bots look at the clock, as at a table; then a contest depends on the machine
    moves: bool = False  # moves are kept too

    @property
    def rotations(self) -> int:
        """Games with the same deal; a bot among its like needs no second."""
        return {1: 1, 2: self.seats}.get(len(self.bots), len(self.bots))

    def lineup(self, k: int) -> list[int]:
        """Which bot sits at each seat in game k."""
        turn, n = k % self.rotations, len(self.bots)
        if n <= 2:
            return [0 if seat == turn else n - 1 for seat in range(self.seats)]
        return [(seat + turn) % n for seat in range(self.seats)]

    def deal(self, k: int) -> int:
        """The seed of game k: all rotations have the same one."""
        return self.seed + k // self.rotations

    def key(self) -> str:
        """Names what is kept of this contest; more games of the same contest go on where it stopped."""
        whole = asdict(self) | {
            "games": 0,
            "sources": source_hash(self.game),
            "components": GAMES[self.game].components_hash(),
        }
        return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:16]


@dataclass
class Result:
    """One game of a contest."""

    k: int
    lineup: list[int]
    points: list[float]
    shares: list[float]
    places: list[float]
    seconds: list[float]
    decisions: list[int]
    rounds: int
    ending: str
    moves: list[tuple[int, int]] = field(default_factory=list)


@cache
def _hall(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Hall:
    return Hall(GAMES[game], seats, dict(options))


def play_game(contest: Contest, k: int) -> Result:
    """Game k of a contest: what a worker does, wherever it is."""
    lineup, game = contest.lineup(k), GAMES[contest.game]
    bots = [
        make_bot(contest.bots[number], game, contest.deal(k) * 64 + seat, clock=contest.clock)
        for seat, number in enumerate(lineup)
    ]
    played: Played = _hall(contest.game, contest.seats, contest.options).play(bots, contest.deal(k))
    kept = asdict(played)
    if not contest.moves:
        kept["moves"] = []
    return Result(k=k, lineup=lineup, **kept)


def results_file(contest: Contest) -> Path:
    return user_folder("data") / "arena" / f"{contest.key()}.jsonl"


def kept_results(path: Path) -> dict[int, Result]:
    """What an interrupted contest left; a line that was cut off is played again."""
    found = {}
    if path.exists():
        for line in path.read_text().splitlines():
            try:
                result = Result(**json.loads(line))
            except (ValueError, TypeError):
                continue
            found[result.k] = result
    return found


def run(
    contest: Contest,
    workers: int = 0,
    ray_address: str = "",
    fresh: bool = False,
    enough: Callable[[list[Result]], bool] = lambda results: False,
) -> Iterator[Result]:
    """Plays what is missing and yields every game once, kept ones first; stops early when it is `enough`.

    Whether it is enough is asked after whole rotations in order, so that the answer does not depend on who is faster.
    """
    game = GAMES[contest.game]
    game.check_seats(contest.seats)
    game.option_numbers(contest.seats, dict(contest.options))
    for bot in contest.bots:
        make_bot(bot, game)  # an unknown one is an error now, not in a worker
    path = results_file(contest)
    if fresh:
        path.unlink(missing_ok=True)
    results = kept_results(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    missing = [k for k in range(contest.games) if k not in results]
    source = _on_ray(contest, missing, ray_address) if ray_address else _on_cores(contest, missing, workers)
    told = 0
    with path.open("a") as file:
        while told < contest.games:
            while told not in results:
                result = next(source)
                results[result.k] = result
                file.write(json.dumps(asdict(result)) + "\n")
                file.flush()
            yield results[told]
            told += 1
            if told % contest.rotations == 0 and enough([results[k] for k in range(told)]):
                break
    source.close()


def _on_cores(contest: Contest, missing: Iterable[int], workers: int) -> Generator[Result]:
    """Games in processes of their own; one that dies is replaced and its games are played again."""
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        yield from (play_game(contest, k) for k in missing)
        return
    todo, tries = list(missing)[::-1], 0
    while todo:
        pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
        running: dict[Any, int] = {}
        try:
            while todo or running:
                while todo and len(running) < 2 * workers:
                    k = todo.pop()
                    running[pool.submit(play_game, contest, k)] = k
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    k = running[future]
                    result = future.result()
                    del running[future]
                    yield result
        except BrokenProcessPool:
            tries += 1
            if tries == TRIES:
                raise
            todo += sorted(running.values(), reverse=True)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in list((pool._processes or {}).values()):
                process.kill()


def _on_ray(contest: Contest, missing: Iterable[int], address: str) -> Generator[Result]:
    """Games on a Ray cluster, where Guildhall must be installed too."""
    try:
        import ray
    except ImportError:
        raise NoRay("--ray needs Ray: pip install ray") from None
    ray.init(address=None if address == "local" else address, log_to_driver=False)
    try:
        task = ray.remote(play_game).options(max_retries=TRIES)
        waiting = [task.remote(contest, k) for k in missing]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


class NoRay(LookupError):
    """Ray is not installed."""
