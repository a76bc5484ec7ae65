"""The plan of the towns: what follows from the polygons is what the component file lists."""

import itertools
import tomllib

import pytest

from guildhall.games.flandern_1302.geometry import sides, touching
from guildhall.games.flandern_1302.tables import (
    AREAS,
    BORDERS,
    BORDERS_X,
    EXCLUDES,
    FOLDER,
    LONG,
    LONG_X,
    SHAPE,
    SHAPES,
    SPOTS,
    X_BORDERS,
    X_LONG,
)


def rows(table: str) -> list[dict]:
    return tomllib.loads((FOLDER / "board.toml").read_text(encoding="utf-8"))[table]


def named(bits: int) -> set[str]:
    return {spot for n, spot in enumerate(SPOTS) if int(bits) >> n & 1}


def area_of(polygon: list[list[int]]) -> float:
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(polygon, polygon[1:] + polygon[:1], strict=True))) / 2


def inside(x: float, y: float, polygon: list[list[int]]) -> bool:
    """Whether a point that is on no side lies inside."""
    within = False
    for (a, b), (c, d) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (b > y) != (d > y) and x < (c - a) * (y - b) / (d - b) + a:
            within = not within
    return within


def samples(polygon: list[list[int]]) -> set[tuple[float, float]]:
    """Points inside, four to a unit square and none on a side."""
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    points = {
        (x + dx, y + dy)
        for x in range(min(xs), max(xs))
        for y in range(min(ys), max(ys))
        for dx, dy in ((0.5, 0.2), (0.5, 0.8), (0.2, 0.5), (0.8, 0.5))
    }
    return {p for p in points if inside(*p, polygon)}


@pytest.mark.parametrize("area", AREAS)
def test_borders_computed_from_the_polygons_are_those_listed(area: str) -> None:
    """[build.border] [build.long]"""
    n = AREAS.index(area)
    for row in (row for row in rows("space") if row["area"] == area):
        spot = SPOTS.index(row["spot"])
        listed = set(row["borders"])
        printed = {r["spot"] for r in rows("space") if r["area"] == area and r["kind"] != "added"}
        assert named(BORDERS[n][spot]) & printed == listed & printed, row["slug"]
        assert listed <= named(BORDERS[n][spot]), row["slug"]
        if row["kind"] != "centre":
            assert named(LONG[n][spot]) & printed == set(row["long"]) & printed, row["slug"]
            assert set(row["long"]) <= named(LONG[n][spot]), row["slug"]


@pytest.mark.parametrize("area", AREAS)
def test_borders_of_special_districts_computed_from_their_outlines_are_those_listed(area: str) -> None:
    """[special.host]"""
    n = AREAS.index(area)
    for row in (row for row in rows("special") if row["area"] == area):
        host = SPOTS.index(row["host"])
        not_under_it = set(SPOTS) - set(row["removes"])
        of_others = {s["slug"] for s in rows("special") if s["slug"] in row["excludes"]}
        added_by_others = {a for s in rows("special") if s["slug"] in of_others for a in s["adds"]}
        assert named(X_BORDERS[n][host]) & not_under_it - added_by_others == set(row["borders"]), row["slug"]
        assert named(X_LONG[n][host]) & not_under_it - added_by_others == set(row["long"]), row["slug"]
        for spot in row["borders"]:
            assert int(BORDERS_X[n][SPOTS.index(spot)]) >> host & 1, "bordering goes both ways"


def test_a_new_space_beside_b_touches_it_with_a_short_side_only() -> None:
    """[build.long] A special district counts from the side of the district that is laid."""
    b3, r3 = SPOTS.index("b3"), SPOTS.index("r3")
    assert int(BORDERS_X[0][b3]) >> r3 & 1 and not int(LONG_X[0][b3]) >> r3 & 1


@pytest.mark.parametrize("area", AREAS)
def test_nothing_overlaps_but_what_is_excluded(area: str) -> None:
    """[special.room]"""
    spaces = {row["spot"]: row for row in rows("space") if row["area"] == area}
    printed = [row for row in spaces.values() if row["kind"] != "added"]
    for one, other in itertools.combinations(printed, 2):
        assert not samples(one["polygon"]) & samples(other["polygon"])
    specials = [row for row in rows("special") if row["area"] == area]
    ground = set().union(*(samples(row["polygon"]) for row in printed))
    for row in specials:
        covers = set().union(*(samples(spaces[spot]["polygon"]) for spot in [row["host"], *row["removes"]]))
        new = set().union(*(samples(spaces[spot]["polygon"]) for spot in row["adds"]))
        beyond = samples(row["outline"]) - covers
        assert (
            covers <= samples(row["outline"]) and not beyond & ground and not new & (ground | samples(row["outline"]))
        )
        row["takes"] = beyond | new
    for one, other in itertools.permutations(specials, 2):
        clash = bool(
            one["takes"] & (other["takes"] | samples(other["outline"])) or set(one["removes"]) & {other["host"]}
        )
        listed = int(EXCLUDES[AREAS.index(area)][SPOTS.index(one["host"])]) >> SPOTS.index(other["host"]) & 1
        assert clash == bool(listed), (one["slug"], other["slug"])


def test_districts_of_a_shape_are_congruent_by_turning() -> None:
    """[build.shape]"""
    outlines: dict[str, set[tuple[tuple[int, int], ...]]] = {}
    for row in rows("space"):
        polygon = row["polygon"]
        steps = [(c - a, d - b) for (a, b), (c, d) in zip(polygon, polygon[1:] + polygon[:1], strict=True)]
        if sum(x * v - u * y for (x, y), (u, v) in zip(steps, steps[1:] + steps[:1], strict=True)) < 0:
            steps = [(-x, -y) for x, y in reversed(steps)]
        turns = []
        for _ in range(4):
            steps = [(-y, x) for x, y in steps]
            turns += [tuple(steps[k:] + steps[:k]) for k in range(len(steps))]
        outlines.setdefault(row["shape"], set()).add(min(turns))
    assert {shape: len(kinds) for shape, kinds in outlines.items()} == {"square": 1, "rect": 1, "hex": 1, "centre": 1}
    assert {shape: area_of(next(r["polygon"] for r in rows("space") if r["shape"] == shape)) for shape in SHAPES} == {
        "square": 16,
        "rect": 24,
        "hex": 24,
    }
    assert [SHAPES[s] for s in SHAPE[:12]] == ["square"] * 4 + ["rect"] * 4 + ["hex"] * 4


def test_sides_touch_only_along_a_length() -> None:
    """[build.border] A common corner is no border."""
    square, beside, diagonal = ([[x, y], [x + 4, y], [x + 4, y + 4], [x, y + 4]] for x, y in ((0, 0), (4, 3), (4, 4)))
    assert touching(sides(square), [sides(beside), sides(diagonal)]) == [0]
    assert sides([[0, 0], [2, 2], [0, 2]], 3) == set() and len(sides([[0, 0], [2, 2], [0, 2]])) == 6
