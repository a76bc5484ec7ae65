"""Scoring of Flandern 1302 written a second time, from the rulebook alone, in plain Python on readable positions."""

from collections import Counter
from typing import Any

State = dict[str, Any]
GUILDS = ("dyers", "fullers", "cloth_cutters", "weavers", "armourers")


def districts(state: State, town: str, sites: set[str]) -> dict[str, str]:
    """Completed districts: spot -> coat of arms."""
    return {
        spot: coat
        for coat in (*GUILDS, "church")
        for spot in state["held"][town][coat]
        if f"{town}_{spot}" not in sites
    }


def points_of_town(state: State, town: str, sites: set[str]) -> dict[str, int]:
    """What each guild gets for a town; `sites` are the places that were building sites when it was scored."""
    done = districts(state, town, sites)
    worth = 0
    for spot, coat in done.items():
        worth += 1 if coat != "church" else 3 if spot in state["cathedral"][town] else 2
    count = Counter(coat for coat in done.values() if coat != "church")
    masters: Counter[str] = Counter()
    for spot, coat in done.items():
        masters[coat] += (spot in state["printed"][town]["one"]) + 2 * (spot in state["printed"][town]["two"])
        masters[coat] += state["master"].count(f"{town}_{spot}")
    ladder = sorted(count, key=lambda coat: (-count[coat], -masters[coat]))
    paid = [worth, -(-worth // 2), 4, 2, 0]
    gets = {}
    for coat in ladder:
        level = [n for n, other in enumerate(ladder) if (count[other], masters[other]) == (count[coat], masters[coat])]
        gets[coat] = paid[max(level)]
    return gets


def sites_at_scoring(before: State, move: str) -> set[str]:
    """The building sites after a move and before the points are awarded."""
    sites = {f"{town}_{spot}" for town, held in before["site"].items() for spot in held}
    verb, *rest = move.split()
    if verb == "complete":
        sites.discard(rest[0])
    if verb in ("build", "special") and before["moment"] == "site":
        sites.add(rest[-1])
    return sites


def points_after(before: State, move: str, after: State, seats: int) -> dict[str, int]:
    """The points of all guilds after a move with everything that followed it."""
    points = Counter(before["points"])
    sites = sites_at_scoring(before, move)
    for town in after["town"]:
        if after["town"][town] == "scored" and before["town"][town] == "open":
            points.update(points_of_town(after, town, sites))
    if after["over"] and seats > 2:
        held = list(after["influence"].items())[:seats]
        most = max(n for _, n in held)
        points.update({after["guild"][side]: 3 for side, n in held if most and n == most})
    return dict(points)


def totals(state: State, seats: int) -> list[int]:
    """What every player has: with two the guild under his influence as well."""
    sides = list(state["guild"])
    mine = {0: [0, 2], 1: [1, 3]} if seats == 2 else {seat: [seat] for seat in range(seats)}
    return [sum(state["points"][state["guild"][sides[k]]] for k in mine[seat]) for seat in range(seats)]


def shares(points: list[int]) -> list[float]:
    best = max(points)
    return [(p == best) / points.count(best) for p in points]
