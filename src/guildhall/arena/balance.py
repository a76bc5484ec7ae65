"""Is a game fair? Win rates by seat, by opening and by every move that a seat made, so by guild, card and place too."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from guildhall.arena.matches import Contest, Result
from guildhall.arena.standings import Z, fair_share, wilson
from guildhall.core.game import GAMES

FEWEST = 30  # games in which a move was made, for it to be listed


def balance(contest: Contest, results: Sequence[Result]) -> dict[str, Any]:
    """Rates with intervals and counts. A move counts once for a seat and game, however often it was made."""
    game, fair = GAMES[contest.game], fair_share(contest.seats)
    seats, openings, moves = _Counts(), _Counts(), _Counts()
    lengths, scores = [], []
    for result in results:
        made: dict[int, set[int]] = defaultdict(set)
        for seat, action in result.moves:
            if seat not in made:
                openings.add(game.actions.words[action], result.shares[seat])
            made[seat].add(action)
        for seat, actions in made.items():
            seats.add(game.sides[seat], result.shares[seat])
            for action in actions:
                moves.add(game.actions.words[action], result.shares[seat])
        lengths.append(result.rounds)
        scores += result.points
    by_verb: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in moves.rows(FEWEST):
        by_verb[row["name"].split()[0]].append(row)
    return {
        "game": contest.game,
        "seats": contest.seats,
        "bots": contest.bots[0],
        "games": len(results),
        "components": game.components_hash(),
        "fair_share": fair,
        "rounds_mean": sum(lengths) / max(1, len(lengths)),
        "score_mean": sum(scores) / max(1, len(scores)),
        "by_seat": seats.rows(1),
        "by_opening": openings.rows(FEWEST),
        "by_move": dict(by_verb),
    }


class _Counts:
    """Shares of the win, gathered by name."""

    def __init__(self) -> None:
        self._won: dict[str, list[float]] = defaultdict(list)

    def add(self, name: str, share: float) -> None:
        self._won[name].append(share)

    def rows(self, fewest: int) -> list[dict[str, Any]]:
        rows = []
        for name, shares in self._won.items():
            if len(shares) >= fewest:
                low, high = wilson(sum(shares), len(shares))
                rows.append(
                    {
                        "name": name,
                        "count": len(shares),
                        "win_rate": sum(shares) / len(shares),
                        "low": low,
                        "high": high,
                    }
                )
        return sorted(rows, key=lambda row: -row["win_rate"])


def changes(before: dict[str, Any], after: dict[str, Any]) -> list[dict[str, Any]]:
    """What other components change: rows that both have, with the difference and its 95 % interval, clearest first."""
    rows = []
    old = {(kind, row["name"]): row for kind, row in _all_rows(before)}
    for kind, row in _all_rows(after):
        if (kind, row["name"]) in old:
            was = old[kind, row["name"]]
            spread = math.sqrt(sum(r["win_rate"] * (1 - r["win_rate"]) / r["count"] for r in (row, was)))
            by = row["win_rate"] - was["win_rate"]
            rows.append(
                {
                    "what": kind,
                    "name": row["name"],
                    "before": was["win_rate"],
                    "after": row["win_rate"],
                    "by": by,
                    "low": by - Z * spread,
                    "high": by + Z * spread,
                    "counts": [was["count"], row["count"]],
                }
            )
    return sorted(rows, key=lambda row: -abs(row["by"]) / max(1e-9, row["high"] - row["low"]))


def _all_rows(report: dict[str, Any]) -> Iterable[tuple[str, dict[str, Any]]]:
    for kind in ("by_seat", "by_opening"):
        yield from ((kind, row) for row in report[kind])
    for rows in report["by_move"].values():
        yield from (("by_move", row) for row in rows)
