"""Scoring of City and Guilds written a second time, from the rulebook alone, with networkx for the chains."""

import itertools
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import networkx as nx

State = dict[str, Any]
BONUS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 35}
FILE = Path(__file__).parents[3] / "src/guildhall/games/city_and_guilds/components/board.toml"


def plan() -> dict[str, tuple[int, int, str]]:
    rows = tomllib.loads(FILE.read_text(encoding="utf-8"))["space"]
    return {row["name"]: (row["x"], row["y"], row["block"]) for row in rows}


PLAN = plan()


def city() -> nx.Graph:
    """Spaces that see each other: the next one along every row and every column."""
    graph = nx.Graph()
    graph.add_nodes_from(PLAN)
    for axis in (0, 1):
        lines: dict[int, list[str]] = {}
        for name, place in PLAN.items():
            lines.setdefault(place[1 - axis], []).append(name)
        for names in lines.values():
            names.sort(key=lambda name: PLAN[name][axis])
            graph.add_edges_from(itertools.pairwise(names))
    return graph


CITY = city()


def guild_of(tile: str) -> str | None:
    return tile.split("_")[0] if tile.endswith(("_building", "_market")) else None


def chains(state: State, guild: str) -> list[set[str]]:
    of_guild = [space for space, tile in state["tile"].items() if guild_of(tile) == guild]
    return [set(chain) for chain in nx.connected_components(CITY.subgraph(of_guild))]


def blocks_of(chain: set[str]) -> int:
    return len({PLAN[space][2] for space in chain})


def on_track(state: State, guild: str, seats: int) -> list[str]:
    sides = list(state["points"])[:seats]
    there = [side for side in sides if state["invested"][guild][side] > 0]
    return sorted(there, key=lambda side: (-state["invested"][guild][side], state["queue"][guild][side]))


def controlling(state: State, block: str) -> str | None:
    spaces = [space for space in PLAN if PLAN[space][2] == block]
    count = Counter(guild_of(state["tile"][space]) for space in spaces)
    del count[None]
    strength = {}
    for guild, n in count.items():
        through = [(len(c), blocks_of(c)) for c in chains(state, guild) if c & set(spaces)]
        strength[guild] = (n, *max(through))
    best = [guild for guild in strength if strength[guild] == max(strength.values())]
    return best[0] if len(best) == 1 else None


def block_points(state: State, block: str, seats: int) -> Counter[str]:
    spaces = [space for space in PLAN if PLAN[space][2] == block]
    tiles = [state["tile"][space] for space in spaces]
    worth = 8 + 2 * sum(t.endswith("market") for t in tiles) + 5 * sum(t in ("minstrel_house", "tavern") for t in tiles)
    there = {
        side: (
            sum(state["owner"][space] == side for space in spaces),
            sum(state["standing"][space] for space in spaces if state["owner"][space] == side),
        )
        for side in list(state["points"])[:seats]
    }
    there = {side: rank for side, rank in there.items() if rank[0]}
    gets: Counter[str] = Counter()
    if len(there) == 1:
        gets[next(iter(there))] += worth
    elif there:
        first, second = state["white"][block], state["black"][block]
        rest = {side: rank for side, rank in there.items() if side not in (first, second)}
        best = [side for side in rest if rank_is_best(rest, side)]
        half = -(-worth // 2)
        quarter = -(-half // 2)
        extra = 1 if len(there) == 2 else 0
        gets[first] += half + extra
        gets[second] += quarter + extra
        if len(best) == 1:
            gets[best[0]] += -(-quarter // 2)
    guild = controlling(state, block)
    if guild:
        for side, points in zip(on_track(state, guild, seats), (4, 2, 1), strict=False):
            gets[side] += points
    return gets


def rank_is_best(rest: dict[str, tuple[int, int]], side: str) -> bool:
    return rest[side] == max(rest.values())


def final_points(state: State, seats: int) -> Counter[str]:
    gets: Counter[str] = Counter()
    for guild in state["invested"]:
        found = chains(state, guild)
        if not found:
            continue
        size, blocks = max((len(c), blocks_of(c)) for c in found)
        worth = size + BONUS[blocks]
        half = -(-worth // 2)
        paid = (worth, half, -(-half // 2))
        for side, points in zip(on_track(state, guild, seats), paid, strict=False):
            gets[side] += points
    for side in list(state["points"])[:seats]:
        gets[side] -= state["figures"][side]
    return gets


def points_after(before: State, after: State, seats: int) -> dict[str, int]:
    """The points after a step in which blocks became full, or the game ended."""
    points = Counter(before["points"])
    for block in after["full"]:
        if after["full"][block] and not before["full"][block]:
            points.update(block_points(after, block, seats))
    if after["over"]:
        points.update(final_points(after, seats))
    return {side: points[side] for side in after["points"]}
