"""Sides of polygons on a grid: who borders whom, and with which sides."""

from collections.abc import Iterable, Sequence
from math import gcd

Point = tuple[int, int]
Side = frozenset[Point]  # a step from one grid point to the next on a side


def sides(polygon: Sequence[Sequence[int]], at_least: int = 0) -> set[Side]:
    """The steps of all sides that are at least so long. Two polygons border each other if they have a step in common."""
    steps = set()
    for (x, y), (to_x, to_y) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        n = gcd(to_x - x, to_y - y)
        if n < at_least:
            continue
        dx, dy = (to_x - x) // n, (to_y - y) // n
        steps |= {frozenset({(x + k * dx, y + k * dy), (x + (k + 1) * dx, y + (k + 1) * dy)}) for k in range(n)}
    return steps


def touching(mine: set[Side], others: Iterable[set[Side]]) -> list[int]:
    """Which of the others have a step in common with mine."""
    return [n for n, other in enumerate(others) if not mine.isdisjoint(other)]
