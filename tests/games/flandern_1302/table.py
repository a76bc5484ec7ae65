"""Positions of Flandern 1302 for tests: say what lies where, the rest is filled in so that no law is broken."""

from collections.abc import Mapping, Sequence
from typing import Any

from guildhall import Table
from guildhall.games.flandern_1302.state import GROUNDS, SIDES
from guildhall.games.flandern_1302.tables import (
    ADDS,
    CARDS,
    CHURCH_AT,
    CHURCHES,
    GOLDEN,
    GOLDEN_CARDS,
    GUILDS,
    INFLUENCE,
    KINDS_OF_SPOT,
    PILES,
    REMOVES,
    SHAPE,
    SHAPES,
    SPOTS,
    STOCK,
    TOWNS,
)

HOMES = {
    "leuven": "dyers",
    "gent": "fullers",
    "ieper": "cloth_cutters",
    "brugge": "weavers",
    "utrecht": "armourers",
    "luik": "church",
}
FILLED = "filled"  # a town of which the test only needs that nothing is free


def spots(bits: int) -> list[str]:
    return [spot for n, spot in enumerate(SPOTS) if int(bits) >> n & 1]


class Town:
    """What lies in a town: "dyers" or "dyers+1" (printed masters) by spot; everything else is free."""

    def __init__(
        self,
        tiles: Mapping[str, str] | None = None,
        *,
        special: Sequence[str] = (),
        site: Sequence[str] = (),
        cathedral: Sequence[str] = (),
        covered: Sequence[str] = (),
        cover_rest: bool = False,
        scored: bool = False,
    ):
        self.tiles, self.special, self.site, self.cathedral = dict(tiles or {}), special, site, cathedral
        self.covered, self.cover_rest, self.scored = list(covered), cover_rest or scored, scored

    def put(self, state: dict[str, Any], town: str) -> None:
        laid = {**self.tiles, "c": HOMES[town] + ("" if town == "luik" else "+1")}
        laid |= dict.fromkeys(self.special, "church")
        hosts = [SPOTS.index(host) for host in self.special]
        there = [spot for spot, kind in zip(SPOTS, KINDS_OF_SPOT, strict=True) if kind != "added"]
        there += [spot for host in hosts for spot in spots(ADDS[0][host])]
        swallowed = [spot for host in hosts for spot in spots(REMOVES[0][host])]
        empty = [spot for spot in there if spot not in laid and spot not in swallowed]
        covered = empty if self.cover_rest else self.covered
        held: dict[str, list[str]] = {ground: [] for ground in GROUNDS}
        for spot, tile in laid.items():
            held[tile.partition("+")[0]].append(spot)
        held |= {"free": [s for s in empty if s not in covered], "covered": covered, "swallowed": swallowed}
        state["held"][town] = {ground: sorted(held[ground], key=SPOTS.index) for ground in GROUNDS}
        for name, n in (("one", "1"), ("two", "2")):
            state["printed"][town][name] = [spot for spot, tile in laid.items() if tile.partition("+")[2] == n]
        state["special"][town], state["cathedral"][town] = list(self.special), list(self.cathedral)
        state["site"][town] = list(self.site)
        state["town"][town] = "scored" if self.scored else "open"


def position(
    seats: int = 4,
    towns: Mapping[str, Town] | None = None,
    *,
    first: int = 0,
    acting: tuple[int, str] | None = None,
    golden: str | None = None,
    golden_left: Sequence[tuple[str, str]] | None = None,
    masters: Sequence[str] = (),
    played: Mapping[int, Sequence[str]] | None = None,
    influence: Sequence[int] = (3, 3, 3, 3),
    points: Mapping[str, int] | None = None,
    stage: str = "silver",
    order: Sequence[int] | None = None,
    at: int | None = None,
    revealed: Mapping[int, str] | None = None,
    seed: int = 1,
    **fields: Any,
) -> dict[str, Any]:
    """A position of a table of so many seats.

    `acting`: seat and card that it is using (stage silver: as the last in order, unless `order` and `at` say more); nobody:
    the choice of cards, or a turn of two. `golden`: the card face down, a pick-up if nothing is said. `golden_left`: (pile,
    action) of the cards left.
    """
    base = Table.new("flandern_1302", seats, seed=seed, options={"start": first}).position()
    state = base["state"]
    for town, built in (towns or {}).items():
        built.put(state, town)
    _stocks(state, seats)
    state["master"] = [*masters, *["none"] * (4 - len(masters))]
    for seat, side in enumerate(SIDES[:seats]):
        for card in TOWNS:
            if state["town"][card] != "open":
                state["card"][side][card] = "gone"
        for card in (played or {}).get(seat, ()):
            state["card"][side][card] = "played"
        if seats > 2:
            state["influence"][side] = influence[seat]
        state["golden_now"][side] = "none"
    state["points"] = {guild: (points or {}).get(guild, 0) for guild in GUILDS}
    _golden(state, seats, golden, golden_left, acting[1] if acting and stage == "golden" else None)
    if seats > 2:
        taken = sum(pile["influence"] for pile in state["golden_gone"].values())
        state["influence_gone"] = INFLUENCE * seats + taken - sum(influence[:seats])
        assert state["influence_gone"] >= 0, "more influence than there is"
    if acting:
        seat, card = acting
        side = SIDES[seat]
        others = [k for k in range(seats) if k != seat]  # they have acted before, unless something else is said
        in_order = list(order) if order is not None else [*others, seat] if seats > 2 else []
        state |= {"to_act": [side], "stage": stage, "using": card}
        state["moment"] = card if card in ("site", "cathedral", "master") else "town"
        state["building"] = "none" if stage == "golden" else state["guild"][side]
        state["order"] = [*(SIDES[k] for k in in_order), *["none"] * (4 - len(in_order))]
        state["at"] = seats if at is None else at
        for k, shown in {**(revealed or {}), **({seat: card} if stage in ("silver", "own") else {})}.items():
            state["card"][SIDES[k]][shown] = "played"
            state["played"][SIDES[k]] = shown
        for k in range(seats):  # who has acted has played something: picking up leaves no trace
            if seats > 2 and state["played"][SIDES[k]] == "none":
                state["played"][SIDES[k]] = "pick_up"
    state |= fields
    return base


def _stocks(state: dict[str, Any], seats: int) -> None:
    for g, guild in enumerate(GUILDS):
        for sh, shape in enumerate(SHAPES):
            for m, name in enumerate(("none", "one", "two")):
                n = 0
                for town in TOWNS:
                    for spot in state["held"][town][guild]:
                        if spot in state["special"][town] or SHAPE[SPOTS.index(spot)] != sh:
                            continue
                        printed = [k for k in ("one", "two") if spot in state["printed"][town][k]] or ["none"]
                        n += printed == [name]
                total = 0 if seats == 3 and guild == "weavers" else int(STOCK[g][sh][m])
                state["stock"][guild][shape][name] = total - n
                assert total >= n, f"{guild} have only {total} of {shape} with {name}"
    hosts = [host for town in TOWNS for host in state["special"][town]]
    state["church_left"] = {
        church: all(int(CHURCH_AT[SPOTS.index(host)]) != n for host in hosts) for n, church in enumerate(CHURCHES)
    }
    state["cubes"] = 10 - sum(len(state["site"][town]) for town in TOWNS)
    state["cathedrals"] = 0 if seats == 2 else 4 - sum(len(state["cathedral"][town]) for town in TOWNS)


def _golden(
    state: dict[str, Any], seats: int, golden: str | None, left: Sequence[tuple[str, str]] | None, shown: str | None
) -> None:
    """`golden` lies face down, unless a card is `shown` already: then it is being used."""
    if seats == 2:
        return
    total = {
        pile: {
            action: 0 if seats == 3 and action == "brugge" else int(GOLDEN_CARDS[p][a])
            for a, action in enumerate(GOLDEN)
        }
        for p, pile in enumerate(PILES)
    }
    card = shown or golden or "pick_up"
    lie = {
        pile: {a: list(left).count((pile, a)) for a in GOLDEN} if left is not None else dict(total[pile])
        for pile in PILES
    }
    if left is None and not lie["a"][card]:  # only pile B has it, so pile A is used up
        lie["a"] = dict.fromkeys(GOLDEN, 0)
    back = next(pile for pile in PILES if any(lie[pile].values()))
    state["golden_back"] = "none"
    if shown:
        lie[back][shown] -= 1
    else:
        state["golden_back"], state["golden_now"][state["first"]] = back, card
    state["golden_left"] = lie
    state["golden_gone"] = {pile: {a: total[pile][a] - lie[pile][a] for a in GOLDEN} for pile in PILES}


def table(seats: int = 4, towns: Mapping[str, Town] | None = None, **given: Any) -> Table:
    """A table in such a position."""
    return Table.from_position(position(seats, towns, **given))


def state(t: Table) -> dict[str, Any]:
    found: dict[str, Any] = t.position()["state"]
    return found


def on(t: Table, place: str) -> str:
    """What lies on a place: a guild, free, covered, swallowed; or nothing, if there is no such space."""
    town, _, spot = place.rpartition("_")
    return next((ground for ground, held in state(t)["held"][town].items() if spot in held), "")


def rule(t: Table, seat: int, move: str) -> str:
    """The rule that forbids a move, or an empty string."""
    refusal = t.why_not(seat, move)
    return refusal.rule if refusal else ""


def cards(t: Table, seat: int, zone: str) -> list[str]:
    return [card for card in CARDS if state(t)["card"][SIDES[seat]][card] == zone]


def play_round(t: Table, *choices: str) -> None:
    """Every seat chooses, in seat order: "leuven 1"."""
    for seat, choice in enumerate(choices):
        t.play(seat, f"play {choice}")
