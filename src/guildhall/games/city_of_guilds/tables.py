"""The components as read-only arrays: what is printed on board and cards."""

from pathlib import Path

from guildhall.core.compile import frozen
from guildhall.core.components import ComponentError, components_folder, load_numbers, load_rows
from guildhall.core.fields import NONE, STACK

HOME = Path(__file__).parent
FOLDER = components_folder("city_of_guilds")
EFFECTS = ("influence", "building", "shift", "swap", "recycle")
REMOVALS = ("none", "opponent", "any")
GUILD_ACTIONS = ("sell", "trash", "conjure", "discards", "steal", "draw_pile")
NUMBERS = (
    *("cubes", "markers", "starting_gold", "rounds", "hand_limit", "kept_cards", "recycle_draws", "conjured_cards"),
    *("sale", "put_back_gold", "trash_price", "ruler_cubes"),
)

# Areas and buildings.
_areas = load_rows(FOLDER / "board.toml", "area", {"spaces": int, "building": str})
AREAS = [row["slug"] for row in _areas]
BUILDINGS = [row["building"] for row in _areas if row["building"] != "none"]
N_AREAS, N_BUILDINGS = len(AREAS), len(BUILDINGS)
SPACES = frozen(row["spaces"] for row in _areas)  # [area] influence spaces
SQUARE = frozen(
    BUILDINGS.index(row["building"]) if row["building"] != "none" else NONE for row in _areas
)  # [area] building

# Cards. A kind is a name; equal cards are one kind and stand side by side.
_cards = load_rows(
    FOLDER / "cards.toml",
    "card",
    {
        "rule": str,
        "copies": int,
        "effect": EFFECTS,
        "cost": int,
        "area": (*AREAS, "none"),
        "remove": REMOVALS,
        "among": list,
    }
    | {"price": int, "optional": bool, "each": bool, "ruler": bool, "ruler_minimum": int},
)
KINDS = [row["slug"] for row in _cards]
CARDS = [f"{row['slug']}_{n + 1}" if row["copies"] > 1 else row["slug"] for row in _cards for n in range(row["copies"])]
N_KINDS, N_CARDS = len(KINDS), len(CARDS)
KIND_OF_CARD = [kind for kind, row in enumerate(_cards) for _ in range(row["copies"])]
for _number, _row in enumerate(_cards, 1):
    _where = f"cards.toml: row {_number} of [[card]] ({_row['slug']})"
    if _row["effect"] == "building" and (_row["slug"] not in BUILDINGS or _row["copies"] != 1):
        raise ComponentError(f"{_where}: a building has one card, and a square in board.toml")
    if any(area not in AREAS for area in _row["among"]):
        raise ComponentError(f"{_where}: among names an area that board.toml does not")
    if (_row["remove"] == "none") != (not _row["among"]) or (
        _row["area"] != "none" and _row["among"] not in ([], [_row["area"]])
    ):
        raise ComponentError(
            f"{_where}: a card that removes says among which areas, and one that places removes there alone"
        )
    if _row["price"] and _row["area"] == "none":
        raise ComponentError(f"{_where}: only a card that places a cube may ask a price for removing one")
    if _row["each"] and not 1 <= len(_row["among"]) <= STACK:
        raise ComponentError(f"{_where}: each works for 1 to {STACK} areas, not {len(_row['among'])}")
for _building in BUILDINGS:
    if _building not in KINDS:
        raise ComponentError(f"board.toml: there is no card for the building {_building} in cards.toml")

KIND = frozen(KIND_OF_CARD)  # [card]
FIRST = frozen(
    sum(row["copies"] for row in _cards[:kind]) for kind in range(N_KINDS + 1)
)  # [kind] first card; one more
EFFECT = frozen(EFFECTS.index(row["effect"]) for row in _cards)  # [kind]
COST = frozen(row["cost"] for row in _cards)  # [kind]
PLACE = frozen(AREAS.index(row["area"]) if row["area"] != "none" else NONE for row in _cards)  # [kind] area
REMOVE = frozen(REMOVALS.index(row["remove"]) for row in _cards)  # [kind]
AMONG = frozen(sum(1 << AREAS.index(area) for area in row["among"]) for row in _cards)  # [kind] set of areas
AMONG_ORDER = frozen(
    ([AREAS.index(a) for a in row["among"]] + [NONE] * N_AREAS)[:N_AREAS] for row in _cards
)  # [kind, n]
PRICE = frozen(row["price"] for row in _cards)  # [kind]
OPTIONAL = frozen(row["optional"] for row in _cards)  # [kind]
EACH = frozen(row["each"] for row in _cards)  # [kind]
RULER_PLAYS = frozen(row["ruler"] for row in _cards)  # [kind]
RULER_NEEDS = frozen(max(row["ruler_minimum"], row["cost"]) for row in _cards)  # [kind] gold
BUILDING = frozen(BUILDINGS.index(kind) if kind in BUILDINGS else NONE for kind in KINDS)  # [kind]
BUILDING_KIND = frozen(KINDS.index(building) for building in BUILDINGS)  # [building]

# Guilds.
_guilds = load_rows(
    FOLDER / "guilds.toml",
    "guild",
    {
        "action": GUILD_ACTIONS,
        "discount": int,
        "looks": (1, 2, 3),  # what is left after keeping one is one card to leave, or two of which one is shed
        "leaves": bool,
        "discard_gold": int,
        "trashes": bool,
        "salvages": bool,
    },
)
GUILDS = [row["slug"] for row in _guilds]
N_GUILDS = len(GUILDS)
GUILD_ACTION = frozen(GUILD_ACTIONS.index(row["action"]) for row in _guilds)  # [guild]
DISCOUNT = frozen(row["discount"] for row in _guilds)  # [guild]
LOOKS = frozen(row["looks"] for row in _guilds)  # [guild]
LEAVES = frozen(row["leaves"] for row in _guilds)  # [guild]
DISCARD_GOLD = frozen(row["discard_gold"] for row in _guilds)  # [guild]
TRASHES = frozen(row["trashes"] for row in _guilds)  # [guild]
SALVAGES = frozen(row["salvages"] for row in _guilds)  # [guild]

# Numbers.
_n = load_numbers(FOLDER / "numbers.toml", "number", NUMBERS)
CUBES, MARKERS, STARTING_GOLD, ROUNDS = _n["cubes"], _n["markers"], _n["starting_gold"], _n["rounds"]
HAND_LIMIT, KEPT_CARDS, RECYCLE_DRAWS, CONJURED = (
    _n["hand_limit"],
    _n["kept_cards"],
    _n["recycle_draws"],
    _n["conjured_cards"],
)
SALE, PUT_BACK_GOLD, TRASH_PRICE, RULER_CUBES = _n["sale"], _n["put_back_gold"], _n["trash_price"], _n["ruler_cubes"]

_players = load_rows(
    FOLDER / "numbers.toml",
    "players",
    {"seats": int, "draw_pile": int, "tax_sole": int, "tax_shared": int, "mayors": int},
)
if [row["seats"] for row in _players] != [1, 2, 3, 4]:
    raise ComponentError("numbers.toml: [[players]] needs a row for 1, 2, 3 and 4 seats, in this order")
for _number, _row in enumerate(_players, 1):
    _needed, _left = HAND_LIMIT * _row["seats"] + _row["draw_pile"], N_CARDS - N_BUILDINGS
    if _needed > _left:
        raise ComponentError(
            f"numbers.toml: row {_number} of [[players]] ({_row['slug']}): hands and draw pile need {_needed} cards;"
            f" only {_left} are left when all buildings stand"
        )
if RULER_CUBES > min(row["spaces"] for row in _areas) or RULER_CUBES * N_AREAS > CUBES or MARKERS > CUBES:
    raise ComponentError("numbers.toml: ruler_cubes or markers are more than the spaces or cubes that there are")
DRAW_PILE = frozen([0, *(row["draw_pile"] for row in _players)])  # [seats]
TAX_SOLE = frozen([0, *(row["tax_sole"] for row in _players)])  # [seats]
TAX_SHARED = frozen([0, *(row["tax_shared"] for row in _players)])  # [seats]
MAYOR_ROUNDS = frozen([0, *(row["mayors"] for row in _players)])  # [seats]
