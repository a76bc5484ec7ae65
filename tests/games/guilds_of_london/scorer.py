"""Votes and final scoring of Guilds of London written a second time, from the rulebook alone, on readable positions."""

import tomllib
from collections import Counter
from itertools import combinations
from typing import Any

import networkx as nx

from guildhall.games.guilds_of_london.tables import FOLDER, GUILDHALL_AT, LAYOUTS

State = dict[str, Any]
GUILDS = {row["slug"]: row for row in tomllib.loads((FOLDER / "guilds.toml").read_text())["guild"]}
BUILDINGS = {row["slug"]: row for row in tomllib.loads((FOLDER / "buildings.toml").read_text())["building"]}
CARDS = {row["slug"]: row for row in tomllib.loads((FOLDER / "mayoral.toml").read_text())["mayoral"]}


def city(seats: int) -> nx.Graph:
    """The cells as a graph of neighbours; the Guildhall is no part of it."""
    cells = {place: f"c{n + 1}" for n, place in enumerate(LAYOUTS[seats])}
    graph = nx.Graph()
    graph.add_nodes_from(cells.values())
    for (column, row), cell in cells.items():
        for beside in ((column + 1, row), (column, row + 1)):
            if beside in cells:
                graph.add_edge(cell, cells[beside])
    return graph


def vote(state: State, cell: str, seats: int) -> tuple[str | None, str | None]:
    """Winner and second of a tile as it stands."""
    pawns = Counter({side: n for side, n in state["pawns"][cell].items() if n})
    if not pawns:
        return None, None
    leaders = [side for side, n in pawns.items() if n == max(pawns.values())]
    if len(leaders) > 1:
        graph = city(seats)
        total = {}
        for side in leaders:
            own = [c for c, master in state["master"].items() if master == side]
            bonus = any(state["tile"][c] == "gog_and_magog" for c in own)
            total[side] = sum(c in own for c in graph[cell]) + bonus
        leaders = [side for side in leaders if total[side] == max(total.values())]
    if len(leaders) > 1:
        return None, None
    rest = {side: n for side, n in pawns.items() if side != leaders[0]}
    seconds = [side for side, n in rest.items() if n == max(rest.values())]
    return leaders[0], seconds[0] if len(seconds) == 1 else None


def final(state: State, side: str, seats: int) -> tuple[list[int], int]:
    """Points of a seat's mayoral cards, one by one, and of neighbouring masters."""
    cells = [cell for cell, master in state["master"].items() if master == side]
    tiles = [state["tile"][cell] for cell in cells]
    guilds = [GUILDS[tile] for tile in tiles if tile in GUILDS]
    suits = Counter(suit for guild in guilds for suit in guild["suits"])
    groups = city(seats).subgraph(cells)
    hall = GUILDHALL_AT[seats]
    beside = [
        cell
        for cell in cells
        if any(
            abs(LAYOUTS[seats][int(cell[1:]) - 1][0] - c) + abs(LAYOUTS[seats][int(cell[1:]) - 1][1] - r) == 1
            for c, r in hall
        )
    ]
    counts = {
        "great_twelve": sum(guild["precedence"] <= 12 for guild in guilds),
        "special_buildings": sum(tile in BUILDINGS for tile in tiles),
        "largest_group": max((len(group) for group in nx.connected_components(groups)), default=0),
        "second_place_tokens": sum(state["tokens"][side].values()),
        "neutrals": state["stock"][side],
        "own_in_guildhall": state["guildhall"][side],
        "own_on_plantation": state["plantation"][side],
        "masters_adjacent_guildhall": len(beside),
    }
    worth = []
    for name in state["kept"][side][: state["kept_count"][side]]:
        card = CARDS[name]
        if card["count"] == "distinct_suits":
            worth.append(card["table"][len(suits)])
            continue
        if card["count"] == "masters":
            n = suits[card["suits"][0]] if card["suits"] else len(cells)
        elif card["count"] == "suit_pairs":
            n = min(suits[suit] for suit in card["suits"])
        else:
            n = counts[card["count"]]
        points = card["each"] * (n // card["per"])
        worth.append(min(points, card["most"]) if card["most"] else points)
    pairs = sum(groups.has_edge(one, other) for one, other in combinations(cells, 2))
    return worth, pairs
