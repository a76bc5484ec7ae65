"""The components as read-only arrays: what is printed on cards, tiles, tokens and boards."""

from pathlib import Path

from guildhall.core.compile import frozen
from guildhall.core.components import ComponentError, components_folder, load_numbers, load_rows
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.effects import (
    ANY_SUIT,
    FROM_GUILDHALL,
    FROM_MASTER,
    FROM_TILE,
    HIRE,
    MOVE,
    SUITS,
    TO_GUILDHALL,
    TO_PLANTATION,
    TO_TILE,
    UNLIMITED,
    ZONES,
    Row,
)
from guildhall.games.guilds_of_london.programs import Program, suit_set, zone_set

HOME = Path(__file__).parent
FOLDER = components_folder("guilds_of_london")
N_SUITS = len(SUITS)
GREAT_TWELVE = 12  # the guilds of highest precedence
NUMBERS = (
    *("pawns", "pawns_on_guildhall", "neutrals_per_player", "dealt_cards", "dealt_mayoral"),
    *("hand_limit", "idle_draw", "draw"),
)
PROGRAM = Program()
# The two plain actions of every card.
PROGRAM.rows.append(Row(HIRE, n=1, least=1, goal=TO_GUILDHALL))
PROGRAM.rows.append(
    Row(MOVE, n=1, least=1, zones=FROM_GUILDHALL | FROM_TILE | FROM_MASTER, goal=TO_TILE, suits=ANY_SUIT)
)
BASIC_HIRE, BASIC_MOVE = range(2)  # rows

# Numbers.
_n = load_numbers(FOLDER / "numbers.toml", "number", NUMBERS)
PAWNS, PAWNS_ON_GUILDHALL, NEUTRALS_PER_PLAYER = _n["pawns"], _n["pawns_on_guildhall"], _n["neutrals_per_player"]
DEALT_CARDS, DEALT_MAYORAL, HAND_LIMIT = _n["dealt_cards"], _n["dealt_mayoral"], _n["hand_limit"]
IDLE_DRAW, TURN_DRAW = _n["idle_draw"], _n["draw"]
if PAWNS_ON_GUILDHALL > PAWNS or DEALT_MAYORAL < 1:
    raise ComponentError("numbers.toml: pawns_on_guildhall are more than pawns, or no mayoral card is dealt")

# Action cards.
_cards = load_rows(
    FOLDER / "cards.toml",
    "card",
    {"suit": SUITS, "copies": int, "discard": int, "pawns": int, "from": list, "ability": list},
)
CARDS = [row["slug"] for row in _cards]
N_CARDS = len(CARDS)
COPIES = frozen(row["copies"] for row in _cards)  # [card]
ALL_CARDS = sum(row["copies"] for row in _cards)
CARD_SUIT = frozen(SUITS.index(row["suit"]) for row in _cards)  # [card]
DISCARD_COST = frozen(row["discard"] for row in _cards)  # [card]
PAWN_COST = frozen(row["pawns"] for row in _cards)  # [card]
for _number, _row in enumerate(_cards, 1):
    _where = f"cards.toml: row {_number} of [[card]] ({_row['slug']})"
    if bool(_row["pawns"]) != bool(_row["from"]) or any(zone not in ZONES for zone in _row["from"]):
        raise ComponentError(f"{_where}: pawns are returned from zones in `from` ({', '.join(ZONES)})")
    if _row["pawns"] and _row["discard"]:
        raise ComponentError(f"{_where}: a cost is cards or pawns, not both")
    if not 1 <= _row["copies"] <= UNLIMITED or not _row["ability"]:
        raise ComponentError(f"{_where}: a card has copies and an ability")
COST_ZONES = frozen(zone_set(row["from"]) for row in _cards)  # [card]
ABILITY = frozen(
    PROGRAM.add(row["ability"], f"cards.toml: row {n} of [[card]] ({row['slug']})") for n, row in enumerate(_cards, 1)
)  # [card, from and to]
LASTING = sum(row["copies"] for row in _cards for part in row["ability"] if part["op"] == "each_time")

# Tiles: the guilds in the order of precedence, then the special buildings.
_tile = {"suits": list, "majority": int, "points": int, "bonus": list, "abilities": list, "second": list}
_guilds = load_rows(FOLDER / "guilds.toml", "guild", {"precedence": int, **_tile})
_buildings = load_rows(
    FOLDER / "buildings.toml",
    "building",
    {**_tile, "permanent": ("none", "hand_limit", "tie_break_bonus"), "value": int, "seats": list},
)
if [row["precedence"] for row in _guilds] != list(range(1, len(_guilds) + 1)):
    raise ComponentError("guilds.toml: the guilds stand in the order of precedence, from 1 on, each number once")
GUILDS, BUILDINGS = [row["slug"] for row in _guilds], [row["slug"] for row in _buildings]
TILES = [*GUILDS, *BUILDINGS]
N_GUILDS, N_BUILDINGS, N_TILES = len(GUILDS), len(BUILDINGS), len(TILES)
_tiles = [*_guilds, *_buildings]
_places = [f"guilds.toml: row {n} of [[guild]] ({row['slug']})" for n, row in enumerate(_guilds, 1)]
_places += [f"buildings.toml: row {n} of [[building]] ({row['slug']})" for n, row in enumerate(_buildings, 1)]
for _where, _row in zip(_places, _tiles, strict=True):
    if not _row["suits"] or any(suit not in SUITS for suit in _row["suits"]):
        raise ComponentError(f"{_where}: suits are some of {', '.join(SUITS)}")
    if not 1 <= _row["majority"] <= PAWNS:
        raise ComponentError(f"{_where}: a majority is 1 to {PAWNS}")
TILE_SUITS = frozen(suit_set(row["suits"]) for row in _tiles)  # [tile] set of suits
MAJORITY = frozen(row["majority"] for row in _tiles)  # [tile]
TILE_POINTS = frozen(row["points"] for row in _tiles)  # [tile]
BONUS, FIRST_REWARD, SECOND_REWARD = (
    frozen(PROGRAM.add(row[column], where, reward=True) for where, row in zip(_places, _tiles, strict=True))
    for column in ("bonus", "abilities", "second")
)  # [tile, from and to]
for _where, _row in zip(_places, _tiles, strict=True):
    if any(each["op"] not in ("score", "neutral") for each in _row["bonus"]):
        raise ComponentError(f"{_where}: a resolution bonus is points or neutral pawns: nobody is asked")
HAND_LIMIT_OF = frozen(row["value"] if row.get("permanent") == "hand_limit" else 0 for row in _tiles)  # [tile]
TIE_BONUS_OF = frozen(row["value"] if row.get("permanent") == "tie_break_bonus" else 0 for row in _tiles)  # [tile]
if "st_lawrence_jewry" not in BUILDINGS:
    raise ComponentError("buildings.toml: there is no row st_lawrence_jewry")
CHURCH = TILES.index("st_lawrence_jewry")
USED_BY = frozen(
    [1] * 5 if n < N_GUILDS else [int(seats in row["seats"]) for seats in range(5)] for n, row in enumerate(_tiles)
)  # [tile, seats]

# 2nd place tokens, plantations.
_tokens = load_rows(FOLDER / "tokens.toml", "token", {"copies": int, "reward": list})
TOKENS = [row["slug"] for row in _tokens]
N_TOKENS = len(TOKENS)
TOKEN_COPIES = frozen(row["copies"] for row in _tokens)  # [token]
TOKEN_REWARD = frozen(
    PROGRAM.add(row["reward"], f"tokens.toml: row {n} of [[token]] ({row['slug']})", reward=True)
    for n, row in enumerate(_tokens, 1)
)  # [token, from and to]
_plantations = load_rows(
    FOLDER / "plantations.toml",
    "plantation",
    {"left": list, "left_returns": int, "right": list, "right_returns": int},
)
PLANTATIONS = [row["slug"] for row in _plantations]
if PLANTATIONS != ["ulster", "virginia"]:
    raise ComponentError("plantations.toml: the two sides are ulster and virginia")
for _number, _row in enumerate(_plantations, 1):
    if any(each["op"] not in ("draw", "neutral", "score", "mayoral") for each in [*_row["left"], *_row["right"]]):
        raise ComponentError(
            f"plantations.toml: row {_number} of [[plantation]] ({_row['slug']}): the rewards of a plantation are"
            " taken as they are: cards, points, neutral pawns, mayoral cards"
        )
PLANTATION_REWARD = frozen(
    [
        *PROGRAM.add(row["left"], "plantations.toml", reward=True),
        *PROGRAM.add(row["right"], "plantations.toml", reward=True),
    ]
    for row in _plantations
)  # [side, left from and to, right from and to]
RETURNS = frozen([row["left_returns"], row["right_returns"]] for row in _plantations)  # [side, left and right]

# Mayoral reward cards. A slot is a copy of a kind; copies of a kind stand side by side.
WORTH = (
    *("masters", "suit_pairs", "distinct_suits", "great_twelve", "special_buildings", "largest_group"),
    *("second_place_tokens", "neutrals", "own_in_guildhall", "own_on_plantation", "masters_adjacent_guildhall"),
)
_mayoral = load_rows(
    FOLDER / "mayoral.toml",
    "mayoral",
    {"copies": int, "count": WORTH, "suits": list, "each": int, "per": int, "most": int, "table": list},
)
MAYORAL = [row["slug"] for row in _mayoral]
N_MAYORAL = len(MAYORAL)
for _number, _row in enumerate(_mayoral, 1):
    _where = f"mayoral.toml: row {_number} of [[mayoral]] ({_row['slug']})"
    _wanted = {"suit_pairs": 2, "masters": len(_row["suits"][:1])}.get(_row["count"], 0)
    if len(_row["suits"]) != _wanted or any(suit not in SUITS for suit in _row["suits"]) or _row["per"] == 0:
        raise ComponentError(f"{_where}: {_row['count']} goes with {_wanted} suits, and per is at least 1")
    if (_row["count"] == "distinct_suits") != (len(_row["table"]) == N_SUITS + 1) or not all(
        type(points) is int and points >= 0 for points in _row["table"]
    ):
        raise ComponentError(f"{_where}: distinct_suits has a table of {N_SUITS + 1} numbers, nothing else has one")
KIND_OF_SLOT = [kind for kind, row in enumerate(_mayoral) for _ in range(row["copies"])]
ALL_MAYORAL = len(KIND_OF_SLOT)
SLOT_KIND = frozen(KIND_OF_SLOT)  # [slot]
MAYORAL_COPIES = frozen(row["copies"] for row in _mayoral)  # [mayoral]
FIRST_SLOT = frozen(KIND_OF_SLOT.index(kind) for kind in range(N_MAYORAL))  # [mayoral]
M_COUNT = frozen(WORTH.index(row["count"]) for row in _mayoral)  # [mayoral]
M_SUITS = frozen(
    ([SUITS.index(suit) for suit in row["suits"]] + [NONE, NONE])[:2] for row in _mayoral
)  # [mayoral, first and second]
M_EACH = frozen(row["each"] for row in _mayoral)  # [mayoral]
M_PER = frozen(row["per"] for row in _mayoral)  # [mayoral]
M_MOST = frozen(row["most"] for row in _mayoral)  # [mayoral] 0: no most
M_TABLE = frozen((row["table"] + [0] * (N_SUITS + 1))[: N_SUITS + 1] for row in _mayoral)  # [mayoral, suits]

# The city. A cell is a place for a tile, numbered in reading order of the finished city, so tiles resolve by number.
_plans = load_rows(
    FOLDER / "city.toml",
    "plan",
    {
        "seats": int,
        "guildhall": list,
        "church": list,
        "buildings": list,
        "start": list,
        "rounds": int,
        "resolves": list,
        "grey": list,
    },
)
_growth = load_rows(
    FOLDER / "city.toml",
    "growth",
    {"seats": int, "after": int, "direction": ("north", "east", "south", "west"), "cells": list},
)
for _table, _rows in (("plan", _plans), ("growth", _growth)):
    for _number, _row in enumerate(_rows, 1):
        _cells = [cell for column in ("guildhall", "buildings", "start", "cells") for cell in _row.get(column, [])]
        _cells += [_row["church"]] if _row.get("church") else []
        if any(not isinstance(cell, list) or [type(n) for n in cell] != [int, int] for cell in _cells):
            raise ComponentError(
                f"city.toml: row {_number} of [[{_table}]] ({_row['slug']}): cells are pairs of numbers: column and row"
            )
if [row["seats"] for row in _plans] != [2, 3, 4]:
    raise ComponentError("city.toml: [[plan]] needs a row for 2, 3 and 4 seats, in this order")
LAYOUTS: dict[int, list[tuple[int, int]]] = {}  # seats -> cells as (column, row)
GUILDHALL_AT = {row["seats"]: [tuple(cell) for cell in row["guildhall"]] for row in _plans}
for _row in _plans:
    _cells = [*_row["buildings"], *_row["start"], *([_row["church"]] if _row["church"] else [])]
    _cells += [cell for row in _growth if row["seats"] == _row["seats"] for cell in row["cells"]]
    LAYOUTS[_row["seats"]] = sorted({tuple(cell) for cell in _cells}, key=lambda cell: (cell[1], cell[0]))
    if len(LAYOUTS[_row["seats"]]) != len(_cells) or set(LAYOUTS[_row["seats"]]) & set(GUILDHALL_AT[_row["seats"]]):
        raise ComponentError(f"city.toml: the city for {_row['seats']} has two tiles on one cell")
    if not _row["grey"] or _row["grey"][-1] != _row["rounds"]:
        raise ComponentError(f"city.toml: the last space of the track for {_row['seats']} is grey")
N_CELLS = max(len(cells) for cells in LAYOUTS.values())
CELLS = [f"c{n + 1}" for n in range(N_CELLS)]
if sum(row["copies"] for row in _tokens) < N_CELLS or any(
    len(cells) > sum(1 for tile in range(N_TILES) if USED_BY[tile][seats]) for seats, cells in LAYOUTS.items()
):
    raise ComponentError("city.toml: there are fewer tokens or tiles than cells")
ROUNDS = frozen([0, 0, *(row["rounds"] for row in _plans)])  # [seats]
MOST_ROUNDS = max(row["rounds"] for row in _plans)
RESOLVES = frozen(
    [0] * (MOST_ROUNDS + 1) if seats < 2 else [int(n in _plans[seats - 2]["resolves"]) for n in range(MOST_ROUNDS + 1)]
    for seats in range(5)
)  # [seats, round]
GREY = frozen(
    [0] * (MOST_ROUNDS + 1) if seats < 2 else [int(n in _plans[seats - 2]["grey"]) for n in range(MOST_ROUNDS + 1)]
    for seats in range(5)
)  # [seats, round]


def _near(seats: int, cells: list[tuple[int, int]]) -> list[int]:
    """Of every cell the set of cells beside those given."""
    places = LAYOUTS.get(seats, [])
    return [
        sum(1 << other for other, (c, r) in enumerate(places) if abs(c - column) + abs(r - row) == 1)
        for column, row in cells
    ]


NEIGHBOURS = frozen(
    (_near(seats, LAYOUTS.get(seats, [])) + [0] * N_CELLS)[:N_CELLS] for seats in range(5)
)  # [seats, cell] set of cells
_beside = []
for _seats in range(5):
    _set = 0
    for _cells_beside in _near(_seats, GUILDHALL_AT.get(_seats, [])):
        _set |= _cells_beside
    _beside.append(_set)
BESIDE_GUILDHALL = frozen(_beside)  # [seats] set of cells


def _numbered(seats: int, cells: list[list[int]]) -> list[int]:
    return ([LAYOUTS[seats].index((c, r)) for c, r in cells] + [NONE] * N_CELLS)[:N_CELLS]


START = frozen(
    [NONE] * N_CELLS if seats < 2 else _numbered(seats, _plans[seats - 2]["start"]) for seats in range(5)
)  # [seats, n] cell
BUILDING_CELLS = frozen(
    [NONE] * N_CELLS if seats < 2 else _numbered(seats, _plans[seats - 2]["buildings"]) for seats in range(5)
)  # [seats, n] cell
CHURCH_CELL = frozen(
    NONE if seats < 2 or not _plans[seats - 2]["church"] else LAYOUTS[seats].index(tuple(_plans[seats - 2]["church"]))
    for seats in range(5)
)  # [seats]
_grown = {(row["seats"], row["after"]): _numbered(row["seats"], row["cells"]) for row in _growth}
GROWTH = frozen(
    [_grown.get((seats, n), [NONE] * N_CELLS) for n in range(MOST_ROUNDS + 1)] for seats in range(5)
)  # [seats, round, n] cell

# The programs.
ROWS = len(PROGRAM.rows)
(
    OP, N, EACH, COUNT, OF, MOST, LEAST, ZONES_OF, GOAL, SUITS_OF, SAME_GOAL, SAME_ORIGIN, NOW, EVENT, BASIC,
    DO, DO_END, RULE, JUMP_TO,
) = (frozen(PROGRAM.column(name)) for name in Row._fields)  # fmt: skip
MOST_HIRED = max(row.n if row.counter == NONE else row.most for row in PROGRAM.rows if row.op == HIRE)

# What an each_time can set off, in the order in which it happens: what nobody is asked for, then moves, then offers.
_do = [row for each in PROGRAM.rows if each.do != NONE for row in range(each.do, each.do_end)]
_do.sort(key=lambda row: (PROGRAM.rows[row].op == MOVE, PROGRAM.rows[row].goal == TO_PLANTATION, row))
DUE = frozen(_do)  # [trigger] row
