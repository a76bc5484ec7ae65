"""An independent scorer, written from the rulebook alone: it shares no line with the rules."""

from collections import Counter
from fractions import Fraction
from typing import Any

BUILT_IN = {
    "academy": "royal",
    "harbour_wall": "docks",
    "library": "university",
    "market_hall": "market",
    "stock_exchange": "financial",
    "theatre": "cherriton",
}


def city(state: dict[str, Any]) -> dict[str, Counter[str]]:
    """All cubes that count, area by area: building squares belong to their areas."""
    areas = {area: Counter({side: n for side, n in row.items() if n}) for area, row in state["influence"].items()}
    for building, owner in state["owner"].items():
        if owner != "none":
            areas[BUILT_IN[building]][owner] += 1
    return areas


def leaders(cubes: Counter[str]) -> list[str]:
    return [side for side, n in cubes.items() if n == max(cubes.values())] if cubes else []


def areas_of(state: dict[str, Any], side: str) -> int:
    """Areas in which the side has the clear majority."""
    return sum(leaders(cubes) == [side] for cubes in city(state).values())


def tax(state: dict[str, Any], seats: int) -> Counter[str]:
    """What everybody collects at the end of a round."""
    alone, shared = (1, 0) if seats <= 2 else (2, 1)
    gold: Counter[str] = Counter()
    for cubes in city(state).values():
        first = leaders(cubes)
        for side in first:
            gold[side] += alone if len(first) == 1 else shared
    return gold


def result(state: dict[str, Any], seats: int) -> tuple[list[int], list[Fraction], str]:
    """Areas and shares of the win by seat, and what decided it."""
    sides = ["blue", "red", "green", "yellow"][:seats]
    areas = [areas_of(state, side) for side in sides]
    if seats == 1:
        ruler = areas_of(state, "red")
        won = areas[0] > ruler
        return areas, [Fraction(won)], "solo.win" if won else "solo.draw" if areas[0] == ruler else "solo.loss"
    totals = Counter(side for cubes in city(state).values() for side in cubes.elements())
    ranking = [(n, totals[side]) for n, side in zip(areas, sides, strict=True)]
    best = max(ranking)
    winners = ranking.count(best)
    decided = "end.areas" if areas.count(best[0]) == 1 else "end.cubes" if winners == 1 else "end.shared"
    return areas, [Fraction(rank == best, winners) for rank in ranking], decided
