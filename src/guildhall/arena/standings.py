"""What results say: win rates with intervals, places, score differences, ratings, speed."""

import math
from collections.abc import Sequence
from typing import Any

from guildhall.arena.matches import Contest, Result

Z = 1.959964  # of a 95 % interval
ENOUGH_GAMES = 100


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a rate. Shared wins are fractions, which makes it a little too wide, never too narrow."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    half = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    return max(0.0, (middle - half) / (1 + Z * Z / games)), min(1.0, (middle + half) / (1 + Z * Z / games))


def odds_ratio(rate: float, fair: float) -> float:
    """Odds of winning against fair odds."""
    return math.inf if rate >= 1.0 else rate / (1 - rate) / (fair / (1 - fair))


def fair_share(seats: int) -> float:
    """What a seat would win if all were equal; alone, half of the games."""
    return 1 / seats if seats > 1 else 0.5


def is_clear(contest: Contest, results: Sequence[Result], at_least: int = ENOUGH_GAMES) -> bool:
    """Whether the interval of the first bot excludes the fair share, after enough games."""
    mine = [share for r in results for share, bot in zip(r.shares, r.lineup, strict=True) if bot == 0]
    low, high = wilson(sum(mine), len(mine))
    return len(results) >= at_least and not low <= fair_share(contest.seats) <= high


def standings(contest: Contest, results: Sequence[Result]) -> dict[str, Any]:
    """Everything about a contest, as `guildhall arena --json` prints it."""
    fair = fair_share(contest.seats)
    ratings = _ratings(contest, results)
    rows = []
    for number, name in enumerate(contest.bots):
        chairs = [(r, seat) for r in results for seat, bot in enumerate(r.lineup) if bot == number]
        n = len(chairs)
        wins = sum(r.shares[seat] for r, seat in chairs)
        low, high = wilson(wins, n)
        ahead = [r.points[seat] - _best_other(r, seat) for r, seat in chairs]
        decisions = sum(r.decisions[seat] for r, seat in chairs)
        rate = wins / n if n else 0.0
        rows.append(
            {
                "name": name,
                "win_rate": rate,
                "low": low,
                "high": high,
                "fair_share": fair,
                "odds_ratio": odds_ratio(rate, fair) if rate < 1 else None,
                "rating": ratings[number],
                "mean_score": _mean([r.points[seat] for r, seat in chairs]),
                "ms_per_move": 1000 * sum(r.seconds[seat] for r, seat in chairs) / max(1, decisions),
                "ms_per_game": 1000 * sum(r.seconds[seat] for r, seat in chairs) / max(1, n),
                "games": n,
                "places": _places(contest.seats, [r.places[seat] for r, seat in chairs]),
                "mean_place": _mean([r.places[seat] for r, seat in chairs]),
                "ahead": _mean(ahead),
                "ahead_sd": math.sqrt(_mean([(x - _mean(ahead)) ** 2 for x in ahead])) if ahead else 0.0,
                "win_rate_by_seat": [
                    _mean([r.shares[seat] for r, seat in chairs if seat == at]) for at in range(contest.seats)
                ],
            }
        )
    ends: dict[str, int] = {}
    for r in results:
        ends[r.ending] = ends.get(r.ending, 0) + 1
    return {
        "game": contest.game,
        "seats": contest.seats,
        "games": len(results),
        "seed": contest.seed,
        "bots": rows,
        "rounds_mean": _mean([r.rounds for r in results]),
        "ends": ends,
    }


HEADS = ("bot", "wins", "95 %", "odds", "rating", "place", "score", "ahead of the best other", "ms a move")


def in_words(row: dict[str, Any]) -> list[str]:
    """A bot's row of the standings as text, under HEADS."""
    return [
        row["name"],
        f"{row['win_rate']:.1%}",
        f"{row['low']:.1%}–{row['high']:.1%}",
        f"× {row['odds_ratio']:.2f}" if row["odds_ratio"] is not None else "∞",
        f"{row['rating']['mu']:.1f} ± {row['rating']['sigma']:.1f}" if row["rating"] else "",
        f"{row['mean_place']:.2f}",
        f"{row['mean_score']:.1f}",
        f"{row['ahead']:+.1f} ± {row['ahead_sd']:.1f}",
        f"{row['ms_per_move']:.1f}",
    ]


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _best_other(result: Result, seat: int) -> float:
    others = [points for k, points in enumerate(result.points) if k != seat]
    return max(others) if others else 0.0


def _places(seats: int, places: Sequence[float]) -> list[float]:
    """How often first, second, …; a shared place counts for the better of them."""
    counts = [0.0] * seats
    for place in places:
        counts[math.floor(place) - 1] += 1
    return counts


def _ratings(contest: Contest, results: Sequence[Result]) -> list[dict[str, float] | None]:
    """OpenSkill's Plackett-Luce: mu and sigma by bot, game by game. A bot at several seats plays as that many equals."""
    if contest.seats == 1:
        return [None] * len(contest.bots)
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in contest.bots]
    for r in results:
        teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in r.lineup]
        rated = model.rate(teams, ranks=list(r.places))
        for number in set(r.lineup):
            mine = [team[0] for team, bot in zip(rated, r.lineup, strict=True) if bot == number]
            ratings[number].mu = _mean([one.mu for one in mine])
            ratings[number].sigma = _mean([one.sigma for one in mine])
    return [{"mu": rating.mu, "sigma": rating.sigma} for rating in ratings]
