"""The components as read-only arrays. A town's spaces are bits of a number, so that rules ask about all of them at once."""

from pathlib import Path
from typing import Any

from guildhall.core.compile import frozen
from guildhall.core.components import ComponentError, components_folder, load_numbers, load_rows
from guildhall.core.fields import NONE
from guildhall.games.flandern_1302.geometry import Side, sides, touching

HOME = Path(__file__).parent
FOLDER = components_folder("flandern_1302")

# Guilds, towns, shapes.
TOWNS = [row["slug"] for row in load_rows(FOLDER / "guilds.toml", "town", {})]
_guilds = load_rows(FOLDER / "guilds.toml", "guild", {"town": tuple(TOWNS), "masters": (0, 1, 2), "ranked": bool})
GUILDS = [row["slug"] for row in _guilds]  # those of the players, then the neutral one, then the Church
N_TOWNS, N_GUILDS, N_PLAYERS = len(TOWNS), len(GUILDS), len(GUILDS) - 2
NEUTRAL, CHURCH = N_PLAYERS, N_PLAYERS + 1
if [row["ranked"] for row in _guilds] != [True] * (N_GUILDS - 1) + [False] or N_PLAYERS != 4:
    raise ComponentError("guilds.toml: four guilds of players, then one that is ranked, then the Church, which is not")
HOME_OF = frozen(TOWNS.index(row["town"]) for row in _guilds)  # [guild] town
if sorted(HOME_OF) != list(range(N_TOWNS)):
    raise ComponentError("guilds.toml: every guild has a town, and every town a guild")
CENTRE_MASTERS = frozen(row["masters"] for row in _guilds)  # [guild]
_shapes = load_rows(FOLDER / "districts.toml", "shape", {"long": int, "covers": int})
SHAPES = [row["slug"] for row in _shapes]
N_SHAPES = len(SHAPES)
_churches = load_rows(FOLDER / "districts.toml", "church", {"shape": tuple(SHAPES), "long": int})
CHURCHES = [row["slug"] for row in _churches]  # the special ones
N_CHURCHES = len(CHURCHES)
MASTERS = 3  # a tile bears 0, 1 or 2
_districts = load_rows(
    FOLDER / "districts.toml",
    "district",
    {"guild": tuple(GUILDS), "shape": tuple(SHAPES), "masters": tuple(range(MASTERS)), "copies": int},
)
_stock = [[[0] * MASTERS for _ in SHAPES] for _ in GUILDS]
for _row in _districts:
    if _row["guild"] == GUILDS[CHURCH] and _row["masters"]:
        raise ComponentError(f"districts.toml: {_row['slug']}: no master belongs to the Church")
    _stock[GUILDS.index(_row["guild"])][SHAPES.index(_row["shape"])][_row["masters"]] += _row["copies"]
STOCK = frozen(_stock)  # [guild, shape, masters]
MOST_COPIES = max(max(max(row) for row in shapes) for shapes in _stock)

# Areas and their spaces. All areas have the same spots; town, place and spot: place = town * N_SPOTS + spot.
_areas = load_rows(FOLDER / "board.toml", "area", {"town": tuple(TOWNS), "origin": list, "turned": (0, 1, 2, 3)})
AREAS = [row["slug"] for row in _areas]
_spaces = load_rows(
    FOLDER / "board.toml",
    "space",
    {"area": tuple(AREAS), "spot": str, "shape": (*SHAPES, "centre"), "kind": ("printed", "added", "centre")}
    | {"polygon": list, "borders": list, "long": list},
)
_in_area = [[row for row in _spaces if row["area"] == area] for area in AREAS]
SPOTS = [row["spot"] for row in _in_area[0]]
N_SPOTS, CENTRE = len(SPOTS), len(SPOTS) - 1
KINDS_OF_SPOT = [row["kind"] for row in _in_area[0]]
for _area, _rows in zip(AREAS, _in_area, strict=True):
    if [(row["spot"], row["shape"], row["kind"]) for row in _rows] != [
        (row["spot"], row["shape"], row["kind"]) for row in _in_area[0]
    ]:
        raise ComponentError(f"board.toml: {_area}: all areas have the same spaces in the same order")
if len(AREAS) != N_TOWNS or sorted(row["town"] for row in _areas) != sorted(TOWNS):
    raise ComponentError("board.toml: every town has an area")
if KINDS_OF_SPOT[CENTRE] != "centre" or KINDS_OF_SPOT.count("centre") != 1 or N_SPOTS > 31:
    raise ComponentError("board.toml: an area has at most 31 spaces, the last of which is its only centre")
SITE_OF = frozen(next(n for n, row in enumerate(_areas) if row["town"] == town) for town in TOWNS)  # [town] area
PLACES = [f"{town}_{spot}" for town in TOWNS for spot in SPOTS]
BUILDABLE = [place for n, place in enumerate(PLACES) if n % N_SPOTS != CENTRE]
SHAPE = frozen(SHAPES.index(row["shape"]) if row["shape"] in SHAPES else NONE for row in _in_area[0])  # [spot]


def bits(numbers: Any) -> int:
    """A set of small numbers."""
    return sum(1 << n for n in set(numbers))


PRINTED = bits(
    n for n, kind in enumerate(KINDS_OF_SPOT) if kind == "printed"
)  # the spaces that are there from the start
OF_SHAPE = frozen(bits(n for n in range(N_SPOTS) if SHAPE[n] == shape) for shape in range(N_SHAPES))  # [shape] spots

# Where special church districts fit: a space is the host of one at most.
_specials = load_rows(
    FOLDER / "board.toml",
    "special",
    {"area": tuple(AREAS), "church": tuple(CHURCHES), "host": tuple(SPOTS), "outline": list, "adds": list}
    | {"removes": list, "excludes": list, "borders": list, "long": list},
)
_fits = [{row["host"]: row for row in _specials if row["area"] == area} for area in AREAS]
HOSTED = [row["host"] for row in _specials if row["area"] == AREAS[0]]
for _row in _specials:
    _church = _churches[CHURCHES.index(_row["church"])]
    if SHAPES[SHAPE[SPOTS.index(_row["host"])]] != _church["shape"]:
        raise ComponentError(f"board.toml: {_row['slug']}: its host is no {_church['shape']}")
    if any(spot not in SPOTS for spot in _row["adds"] + _row["removes"]):
        raise ComponentError(f"board.toml: {_row['slug']}: adds or removes a space that is not there")
for _area, _hosts in zip(AREAS, _fits, strict=True):
    if list(_hosts) != HOSTED or [row["church"] for row in _hosts.values()] != [
        row["church"] for row in _fits[0].values()
    ]:
        raise ComponentError(f"board.toml: {_area}: all areas have the same hosts in the same order")
HOSTS = [f"{town}_{host}" for town in TOWNS for host in HOSTED]
CHURCH_AT = frozen(CHURCHES.index(_fits[0][spot]["church"]) if spot in HOSTED else NONE for spot in SPOTS)  # [spot]
HOST_SPOTS = frozen(SPOTS.index(host) for host in HOSTED)  # [n]
N_HOSTS = len(HOSTED)


def _of_hosts(column: str) -> list[list[int]]:
    return [[bits(map(SPOTS.index, fits[s][column])) if s in fits else 0 for s in SPOTS] for fits in _fits]


ADDS, REMOVES = frozen(_of_hosts("adds")), frozen(_of_hosts("removes"))  # [area, host] spots
_slug_of = {row["slug"]: row["host"] for row in _specials}
EXCLUDES = frozen(
    [bits(SPOTS.index(_slug_of[slug]) for slug in fits[spot]["excludes"]) if spot in fits else 0 for spot in SPOTS]
    for fits in _fits
)  # [area, host] hosts

# Borders, from the polygons. X: of special districts, by their hosts.
Sides = list[list[set[Side]]]  # [area, spot]
_of_spaces: Sides = [[sides(row["polygon"]) for row in rows] for rows in _in_area]
_long: Sides = [
    [sides(row["polygon"], _shapes[SHAPE[n]]["long"]) if SHAPE[n] != NONE else set() for n, row in enumerate(rows)]
    for rows in _in_area
]
_of_special: Sides = [[sides(fits[spot]["outline"]) if spot in fits else set() for spot in SPOTS] for fits in _fits]
_special_long: Sides = [
    [
        sides(fits[spot]["outline"], _churches[CHURCH_AT[n]]["long"]) if spot in fits else set()
        for n, spot in enumerate(SPOTS)
    ]
    for fits in _fits
]


def _touched(mine: Sides, theirs: Sides) -> Any:
    """[area, spot] which others have a side in common with it."""
    return frozen(
        [bits(set(touching(own, others)) - {n}) for n, own in enumerate(area)]
        for area, others in zip(mine, theirs, strict=True)
    )


BORDERS, LONG = _touched(_of_spaces, _of_spaces), _touched(_long, _of_spaces)  # [area, spot] spots
BORDERS_X, LONG_X = _touched(_of_spaces, _of_special), _touched(_long, _of_special)  # [area, spot] hosts
X_BORDERS, X_LONG = _touched(_of_special, _of_spaces), _touched(_special_long, _of_spaces)  # [area, host] spots
X_BORDERS_X, X_LONG_X = _touched(_of_special, _of_special), _touched(_special_long, _of_special)  # [area, host] hosts

# Cards. Silver ones: a town each, a building site, a pick-up. Golden ones: those, influence, cathedral, guild master.
CARDS = [*TOWNS, "site", "pick_up"]
N_CARDS, SITE_CARD, PICK_UP = len(CARDS), N_TOWNS, N_TOWNS + 1
GOLDEN = [*CARDS, "influence", "cathedral", "master"]
N_GOLDEN, INFLUENCE_CARD, CATHEDRAL_CARD, MASTER_CARD = len(GOLDEN), N_CARDS, N_CARDS + 1, N_CARDS + 2
PILES = ["a", "b"]
N_PILES = len(PILES)
_golden = load_rows(FOLDER / "cards.toml", "golden", {"pile": tuple(PILES), "action": tuple(GOLDEN), "copies": int})
GOLDEN_CARDS = frozen(
    [sum(row["copies"] for row in _golden if (row["pile"], row["action"]) == (pile, action)) for action in GOLDEN]
    for pile in PILES
)  # [pile, action]
N_GOLDEN_CARDS = sum(row["copies"] for row in _golden)

# Numbers.
_n = load_numbers(
    FOLDER / "numbers.toml",
    "number",
    (
        *("cubes", "cathedrals", "masters", "influence", "bonus", "last_spaces", "guild_value", "church_value"),
        *("cathedral_value", "third", "fourth", "fifth", "idle_turns"),
    ),
)
CUBES, CATHEDRALS, MASTER_PIECES, INFLUENCE, BONUS = (
    _n[name] for name in ("cubes", "cathedrals", "masters", "influence", "bonus")
)
LAST_SPACES, IDLE_TURNS = _n["last_spaces"], _n["idle_turns"]
GUILD_VALUE, CHURCH_VALUE, CATHEDRAL_VALUE = _n["guild_value"], _n["church_value"], _n["cathedral_value"]
LATER_PLACES = frozen([_n["third"], _n["fourth"], _n["fifth"]])  # [place - 3] points
MOST_INFLUENCE = INFLUENCE + sum(row["copies"] for row in _golden if row["action"] == "influence")
