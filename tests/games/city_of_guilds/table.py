"""Positions of City of Guilds for tests: say what matters, the rest is filled in so that no law is broken."""

from collections.abc import Mapping, Sequence
from typing import Any

from guildhall import Table
from guildhall.core.memory import FORGETTABLE
from guildhall.games.city_of_guilds.state import SIDES, ZONES
from guildhall.games.city_of_guilds.tables import AREAS, BUILDINGS, CARDS, CUBES, GUILDS, KIND_OF_CARD, KINDS, MARKERS

Influence = Mapping[str, Mapping[str, int]]


def position(
    seats: int = 2,
    *,
    guilds: Sequence[str] = ("bankers", "craftsmen", "magicians", "merchants"),
    hands: Sequence[Sequence[str]] = ((), (), (), ()),
    draw: Sequence[str] = ("gain_street", "gain_street"),
    top: Sequence[str] = (),
    discard: Sequence[str] = (),
    trash: Sequence[str] = (),
    built: Mapping[str, str] | None = None,
    influence: Influence | None = None,
    gold: Sequence[int] = (2, 2, 2, 2),
    supply: Mapping[str, int] | None = None,
    turn: int = 0,
    mayor: int = 0,
    round_no: int = 1,
    acted: Sequence[int] = (),
    passed: Sequence[int] = (),
    seed: int = 1,
) -> dict[str, Any]:
    """A position in which `turn` has its turn. Cards that are not named are undealt."""
    base = Table.new("city_of_guilds", seats, seed=seed, options={"start": 0}).position()
    state = base["state"]
    for field in FORGETTABLE:
        del state[field]
    sides = SIDES[: max(seats, 2)]
    # Cards.
    zones = {"draw": draw, "top": top, "discard": discard, "trash": trash, "play": list(built or {})}
    zones |= {f"hand_{seat}": hands[seat] for seat in range(seats) if seat < len(hands)}
    free = dict(zip(CARDS, KIND_OF_CARD, strict=True))
    state["zone"] = dict.fromkeys(CARDS, "undealt")
    for zone, kinds in zones.items():
        for kind in kinds:
            card = next(card for card, k in free.items() if KINDS[k] == kind)
            del free[card]
            state["zone"][card] = zone
    state["cards_in"] = {zone: list(state["zone"].values()).count(zone) for zone in ZONES}
    state["discards"] = [*discard, *["none"] * (len(CARDS) - len(discard))]
    # Cubes: what the supply lacks is hidden in the areas that the test does not speak of.
    state["owner"] = {building: (built or {}).get(building, "none") for building in BUILDINGS}
    state["influence"] = {
        area: {side: dict((influence or {}).get(area, {})).get(side, 0) for side in SIDES} for area in AREAS
    }
    for seat, side in enumerate(SIDES):
        on_board = sum(row[side] for row in state["influence"].values()) + list(state["owner"].values()).count(side)
        everything = 0 if side not in sides else CUBES if seats == 1 and seat == 1 else CUBES - MARKERS
        state["supply"][side] = everything - on_board
        if supply and side in supply:
            assert state["supply"][side] == supply[side], f"{side} has {state['supply'][side]} cubes left: place more"
    # Who is who.
    state["gold"] = {side: gold[seat] if side in sides else 0 for seat, side in enumerate(SIDES)}
    for seat, side in enumerate(SIDES):
        here = seat < seats
        state["guild"][side] = guilds[seat] if here else "none"
        earlier = [guild for guild in GUILDS if guild != guilds[seat % len(guilds)]][: round_no - 1]
        state["markers"][side] = {guild: int(here and (guild == guilds[seat] or guild in earlier)) for guild in GUILDS}
        state["acted"][side], state["passed"][side] = seat in acted, seat in passed
    state |= {
        "turn": SIDES[turn],
        "mayor": SIDES[mayor],
        "round_no": round_no,
        "to_act": [SIDES[turn]],
        "moment": "turn",
    }
    return base


def table(seats: int = 2, **given: Any) -> Table:
    """A table in such a position."""
    return Table.from_position(position(seats, **given))


def choosing(seats: int, had: Sequence[Sequence[str]], taken: Mapping[int, str], turn: int, mayor: int = 0) -> Table:
    """A table where guilds are chosen: which guilds every seat has had, and which are taken in this round."""
    round_no = len(had[0]) + 1
    base = position(seats, round_no=1, draw=())
    state = base["state"]
    for seat, side in enumerate(SIDES[:seats]):
        state["guild"][side] = taken.get(seat, "none")
        state["markers"][side] = {guild: list(had[seat]).count(guild) + (taken.get(seat) == guild) for guild in GUILDS}
    state |= {
        "round_no": round_no,
        "moment": "guild",
        "turn": SIDES[turn],
        "mayor": SIDES[mayor],
        "to_act": [SIDES[turn]],
    }
    return Table.from_position(base)


def cubes(t: Table, area: str) -> dict[str, int]:
    """The influence cubes in an area, by side."""
    return {side: n for side, n in t.position()["state"]["influence"][area].items() if n}


def state(t: Table) -> dict[str, Any]:
    found: dict[str, Any] = t.position()["state"]
    return found


def kinds_in(t: Table, zone: str) -> list[str]:
    """The kinds of the cards in a zone, in the order of the card list."""
    return [KINDS[kind] for card, kind in zip(CARDS, KIND_OF_CARD, strict=True) if state(t)["zone"][card] == zone]


def rule(t: Table, seat: int, move: str) -> str:
    """The rule that forbids a move, or an empty string."""
    refusal = t.why_not(seat, move)
    return refusal.rule if refusal else ""


def known(t: Table, viewer: int | None, zone: str) -> list[str]:
    """The kinds that a viewer knows to lie in a zone."""
    zones = t.view(viewer)["state"]["zone"]
    return [KINDS[kind] for card, kind in zip(CARDS, KIND_OF_CARD, strict=True) if zones[card] == zone]
