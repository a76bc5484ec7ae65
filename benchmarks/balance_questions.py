"""Is it the game or the bots? The questions of docs/balance, as contests: equal bots, and bots that may not do one thing.

    python benchmarks/balance_questions.py mayor influence cards [--minutes 9] [--games 1.0] [--output FILE.jsonl]

`mayor`: City of Guilds for two, does the first Mayor win? `influence`: Flandern 1302 for four, what is influence worth, and
picking up? `cards`: Guilds of London, which abilities are used. A bot that may not do something searches as the others do
and takes the best of what is left to it. Games of all contests are played in turn, so that an interrupted run is even.
"""

import argparse
import json
import multiprocessing
import os
import re
import sys
import time
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from guildhall.arena.playing import Hall
from guildhall.arena.standings import wilson
from guildhall.bots import make_bot, warm_steps
from guildhall.bots.search import Searcher
from guildhall.core.game import GAMES, Game
from guildhall.core.play import legal_at
from guildhall.core.warm import warm

SEVEN, OTHERS = "x4+x5+s5+k7+a6+a9+c8", "x1+x2+s1+k1+a1+a2+c1"  # cards of London that bots leave aside, and others
LATE = 20  # rounds of Flandern 1302 after which picking up was said to be a passing war


@dataclass(frozen=True)
class Contest:
    """So many games of one kind. `seats` names a bot and, after a `!`, what it may not do."""

    name: str
    game: str
    seats: tuple[str, ...]
    games: int
    options: dict[str, str] = field(default_factory=dict)
    turning: bool = False  # the first bot sits at every seat in turn


class Without:
    """A search that may not do one thing where it could do another."""

    def __init__(self, inner: Searcher, game: Game, rule: str, seed: int):
        self.name, self._inner, self._words, self._rule, self._dice = (
            rule, inner, game.actions.words, rule, Random(seed))  # fmt: skip

    def plan(self, hidden: Any, seat: int, milliseconds: float | None = None) -> list[int]:
        thoughts = self._inner.thoughts(hidden, seat)
        if self._rule == "lot" and self._words[thoughts[0].action].startswith("guild "):
            return [self._dice.choice(thoughts).action]
        if self._rule.startswith("eager="):
            cards = self._rule.removeprefix("eager=").split("+")
            uses = [
                t for t in thoughts if self._words[t.action].startswith("use ") and self._words[t.action][4:] in cards
            ]
            return [(uses or thoughts)[0].action]
        allowed = [t for t in thoughts if not self._forbidden(self._words[t.action])]
        return [(allowed or thoughts)[0].action]

    def choose(self, hidden: Any, seat: int) -> int:
        return self.plan(hidden, seat)[0]

    def _forbidden(self, words: str) -> bool:
        verb, *args = words.split()
        if self._rule == "influence":
            return verb == "play" and args[1] != "0"
        if self._rule.startswith("guild="):
            return verb == "guild" and args[0] == self._rule.removeprefix("guild=")
        if self._rule == "pick_up":
            return verb == "play" and args[0] == "pick_up"
        return False


def made(spec: str, game: Game, seed: int) -> Any:
    name, _, rule = spec.partition("!")
    bot = make_bot(name, game, seed, clock=False)
    return Without(bot, game, rule, seed) if rule else bot  # type: ignore[arg-type]


FIRST = {"start": "0"}  # seat 0 is the first Mayor
ALONE = ("search:400", *["search:400!influence"] * 3)
CONTESTS = {
    "mayor": [
        Contest(f"mayor {bot}", "city_of_guilds", (bot, bot), games, FIRST)
        for bot, games in (
            ("random", 2000),
            ("apprentice", 600),
            ("search:100", 600),
            ("search:400", 600),
            ("search:1600", 400),
            ("search:6400", 200),
            ("search:400:rollout=500", 300),
            ("search:400!lot", 600),
            ("search:1600!lot", 300),
        )
    ]
    + [
        Contest("mayor by lot, second chooses", "city_of_guilds", ("search:400!lot", "search:400"), 400, FIRST),
        Contest("mayor chooses, second by lot", "city_of_guilds", ("search:400", "search:400!lot"), 400, FIRST),
        *(
            Contest(f"second may not be {guild}", "city_of_guilds", ("search:400", f"search:400!guild={guild}"), 300, FIRST)
            for guild in ("merchants", "scholars")
        ),
    ],
    "influence": [
        Contest(f"all {bot}", "flandern_1302", (bot,) * 4, games)
        for bot, games in (("random", 1000), ("apprentice", 200), ("search:200", 160), ("search:1000", 120), ("search:4000", 48))
    ]
    + [
        Contest(f"{rule} forbidden to one, {bot}", "flandern_1302", (f"{bot}!{rule}", bot, bot, bot), games, turning=True)
        for rule in ("influence", "pick_up")
        for bot, games in (("search:200", 320), ("search:1000", 160))
    ]
    + [
        Contest("influence allowed to one, search:400", "flandern_1302", ALONE, 240, turning=True)
    ]
    + [Contest("pick_up forbidden to all, search:400", "flandern_1302", ("search:400!pick_up",) * 4, 80)],
    "cards": [
        Contest(f"{seats} seats, {bot}", "guilds_of_london", (bot,) * seats, games)
        for seats in (2, 4)
        for bot, games in (("apprentice", 60), ("search:100", 80), ("search:800", 64), ("search:200:rollout=400", 48))
    ]
    + [
        Contest(f"eager for {what}", "guilds_of_london", (f"search:200!eager={cards}", "search:200"), 160, turning=True)
        for what, cards in (("the seven", SEVEN), ("seven others", OTHERS))
    ],
}  # fmt: skip


def played(contest: Contest, k: int) -> dict[str, Any]:
    """One game: shares of the win by place in the line-up, and what was counted."""
    game, n = GAMES[contest.game], len(contest.seats)
    turn = k % n if contest.turning else 0
    bots = [made(contest.seats[(seat - turn) % n], game, k * 64 + seat) for seat in range(n)]
    rounds: list[int] = []
    hall = Hall(game, n, contest.options)
    could: Counter[str] = Counter()
    mask, abilities = game.mask(), [a for a, words in enumerate(game.actions.words) if words.startswith("use ")]

    def watch(states: Any) -> None:
        rounds.append(int(states[0].round_no))
        if abilities:
            low, high, _ = legal_at(states, 0, (int(states[0].to_act) & -int(states[0].to_act)).bit_length() - 1, mask)
            could.update(f"could {game.actions.words[a]}" for a in abilities if low <= a < high and mask[a])

    result = hall.play(bots, k // n if contest.turning else k, watch)
    counts: Counter[str] = Counter()
    for (seat, action), round_no in zip(result.moves, rounds, strict=True):
        words = game.actions.words[action].split()
        if words[0] == "play" and contest.game == "flandern_1302":
            late = "late" if round_no > LATE else "early"
            counts[f"{late} cards"] += 1
            counts[f"{late} {words[1] if words[1] in ('pick_up', 'site') else 'town'}"] += 1
            counts["influence spent"] += int(words[2])
        elif words[0] == "guild":
            counts[f"seat {seat} round {round_no} {words[1]}"] += round_no == 1
        elif contest.game == "guilds_of_london":
            counts[" ".join(words) if words[0] == "use" else words[0]] += 1
    shares = [result.shares[(place + turn) % n] for place in range(n)]
    return {"contest": contest.name, "k": k, "shares": shares, "points": result.points, "rounds": result.rounds,
            "ending": result.ending, "counts": dict(counts + could)}  # fmt: skip


def told(rows: list[dict[str, Any]]) -> str:
    """A line for each contest: the first place's share with its interval, endings, and counts a game."""
    by_contest: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        by_contest[row["contest"]].append(row)
    lines = []
    for name, games in by_contest.items():
        n, won = len(games), sum(game["shares"][0] for game in games)
        low, high = wilson(won, n)
        ends = Counter(game["ending"] for game in games)
        total: Counter[str] = Counter()
        for game in games:
            total.update(game["counts"])
        counts = ", ".join(f"{what} {count / n:.2f}" for what, count in total.most_common(400))
        lines.append(
            f"{name}: first {won / n:.1%} ({low:.1%} to {high:.1%}) of {n}; rounds {sum(g['rounds'] for g in games) / n:.1f}; "
            f"ends {dict(ends)}; a game: {counts}"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("questions", nargs="+", choices=list(CONTESTS))
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--games", type=float, default=1.0, help="times the usual number")
    parser.add_argument("--only", default="", help="contests whose names this expression finds")
    parser.add_argument("--output", type=Path)
    given = parser.parse_args()
    until = time.monotonic() + 60 * given.minutes
    contests = [
        contest for question in given.questions for contest in CONTESTS[question] if re.search(given.only, contest.name)
    ]
    for name in sorted({contest.game for contest in contests}):
        warm(GAMES[name], warm_steps(GAMES[name]))
    counts = [max(1, round(contest.games * given.games)) for contest in contests]
    todo = sorted(((k + 0.5) / n, place, k) for place, n in enumerate(counts) for k in range(n))
    rows = []
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        jobs = [pool.submit(played, contests[place], k) for _, place, k in todo]
        for job in as_completed(jobs):
            rows.append(job.result())
            if len(rows) % 100 == 0:
                print(f"{len(rows)} of {len(jobs)} games", file=sys.stderr, flush=True)
            if time.monotonic() > until:
                break
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
    if given.output:
        given.output.write_text("\n".join(map(json.dumps, rows)) + "\n", encoding="utf-8")
    print(told(rows))


if __name__ == "__main__":
    main()
