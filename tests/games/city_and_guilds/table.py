"""Positions of City and Guilds for tests: say what lies where, the rest is filled in so that no law is broken."""

from collections.abc import Mapping, Sequence
from typing import Any

from guildhall import Table
from guildhall.games.city_and_guilds.state import SIDES
from guildhall.games.city_and_guilds.tables import (
    BLOCKS,
    COPIES,
    FIGURES_FOR,
    GUILDS,
    IN_BLOCK,
    SPACES,
    STEP,
    TYPES,
)

NAME = "city_and_guilds"
Tile = str | tuple[str, str] | tuple[str, str, int]  # type, owner, figures


def position(
    seats: int,
    tiles: Mapping[str, Tile],
    *,
    turn: int = 0,
    first: int = 0,
    hands: Mapping[int, Sequence[str]] | None = None,
    known: Mapping[int, Sequence[str]] | None = None,
    display: Sequence[str] | None = None,
    tracks: Mapping[str, Sequence[tuple[str, int]]] | None = None,
    figures: Mapping[int, int] | None = None,
    fill: Sequence[str] = (),
    markers: Mapping[str, tuple[str, str]] | None = None,
    points: Sequence[int] = (0, 0, 0, 0, 0),
    **fields: Any,
) -> dict[str, Any]:
    """A position in which `turn` lays a tile.

    `tracks`: for a guild (side, space) in the order of arrival. `figures`: how many a seat has left; the others stand on
    buildings that are put on the spaces of `fill`. `markers`: (white, black) of a block, where the tiles do not tell.
    Tiles that brought the steps of `tracks` lie on spaces that nobody speaks of.
    """
    base = Table.new(NAME, seats, seed=1, options={"start": first}).position()
    state = base["state"]
    laid = {space: (tile, "none", 0) if isinstance(tile, str) else (*tile, 1)[:3] for space, tile in tiles.items()}
    free = list(fill)
    for seat, left in (figures or {}).items():
        spare = int(FIGURES_FOR[seats]) - left - sum(n for _, side, n in laid.values() if side == SIDES[seat])
        while spare > 0:
            kinds = [t for t in TYPES if t.endswith("building")]
            tile = max(kinds, key=lambda t: int(COPIES[TYPES.index(t)]) - _count(t, laid, hands, display))
            laid[free.pop(0)] = (tile, SIDES[seat], min(2, spare))
            spare -= min(2, spare)
        assert spare == 0, "more figures in the city than that"
    for guild, markers_on_it in (tracks or {}).items():
        _invest(guild, sum(steps for _, steps in markers_on_it), laid, hands, display, fill)
    state["tile"] = {space: laid[space][0] if space in laid else "none" for space in SPACES}
    state["owner"] = {space: laid[space][1] if space in laid else "none" for space in SPACES}
    state["standing"] = {space: laid[space][2] if space in laid else 0 for space in SPACES}
    for seat, side in enumerate(SIDES):
        standing = sum(n for _, owner, n in laid.values() if owner == side)
        state["figures"][side] = int(FIGURES_FOR[seats]) - standing if seat < seats else 0
        state["points"][side] = points[seat] if seat < len(points) else 0
    _blocks(state, seats, markers or {})
    for guild in GUILDS:
        state["invested"][guild] = dict.fromkeys(SIDES, 0)
        state["queue"][guild] = dict.fromkeys(SIDES, 0)
        for side, value in (tracks or {}).get(guild, ()):
            same = [other for other in SIDES if state["invested"][guild][other] == value]
            state["queue"][guild][side] = len(same) if value else 0
            state["invested"][guild][side] = value
    _hands(state, seats, laid, hands or {}, known or {}, display)
    state["taverns"] = 4 - sum(tile == "tavern" for tile, _, _ in laid.values())
    state |= {"turn": SIDES[turn], "first": SIDES[first], "moment": "lay", "to_act": [SIDES[turn]], "laid": "none"}
    state |= fields
    return base


def _invest(guild: str, steps: int, laid: dict[str, Any], hands: Any, display: Any, fill: Sequence[str]) -> None:
    """Lays ownerless tiles of a guild, far from where tests play, until they can have brought so many steps."""
    kinds = {f"{guild}_market": int(STEP[TYPES.index(f"{guild}_market")]), f"{guild}_building": 1}
    missing = steps - sum(kinds.get(tile, 0) for tile, *_ in laid.values())
    free = [space for space in reversed(SPACES) if space not in laid and space not in fill and space[1] != "a"]
    for tile, brings in kinds.items():
        while missing > 0 and int(COPIES[TYPES.index(tile)]) > _count(tile, laid, hands, display):
            laid[free.pop(0)] = (tile, "none", 0)
            missing -= brings
    assert missing <= 0, "there are not so many tiles"


def _count(tile: str, laid: Mapping[str, Any], hands: Any, display: Any) -> int:
    held = [t for hand in (hands or {}).values() for t in hand]
    return [t for t, *_ in laid.values()].count(tile) + held.count(tile) + list(display or ()).count(tile)


def _blocks(state: dict[str, Any], seats: int, markers: Mapping[str, tuple[str, str]]) -> None:
    for b, block in enumerate(BLOCKS):
        inside = [SPACES[int(space)] for space in IN_BLOCK[b]]
        state["full"][block] = all(state["tile"][space] != "none" for space in inside)
        there = {
            side: (
                sum(state["owner"][space] == side for space in inside),
                sum(state["standing"][space] for space in inside if state["owner"][space] == side),
            )
            for side in SIDES[:seats]
        }
        ranked = sorted((side for side in there if there[side][0]), key=lambda side: there[side], reverse=True)
        white, black = markers.get(block, tuple([*ranked, "none", "none"][:2]))
        state["white"][block], state["black"][block] = white, black
    state["full_blocks"] = sum(state["full"].values())


def _hands(
    state: dict[str, Any],
    seats: int,
    laid: Mapping[str, Any],
    hands: Mapping[int, Sequence[str]],
    known: Mapping[int, Sequence[str]],
    display: Sequence[str] | None,
) -> None:
    left = {t: int(COPIES[n]) - [tile for tile, _, _ in laid.values()].count(t) for n, t in enumerate(TYPES)}

    def draw(wanted: Sequence[str] | None, n: int) -> list[str]:
        drawn = list(wanted) if wanted is not None else []
        for t in drawn:
            left[t] -= 1
        while wanted is None and len(drawn) < n:
            t = max(left, key=lambda t: left[t])
            left[t] -= 1
            drawn.append(t)
        return drawn

    held = {seat: draw(hands[seat], 3) for seat in hands}
    shown = draw(display, 3)
    for seat, side in enumerate(SIDES):
        tiles = held[seat] if seat in held else draw(None, 3) if seat < seats else []
        state["hand"][side] = {t: tiles.count(t) for t in TYPES}
        state["known"][side] = {t: list(known.get(seat, ())).count(t) for t in TYPES}
        state["held"][side] = len(tiles)
        state["chosen"][side] = state["given"][side] = "none"
    assert min(left.values()) >= 0, left
    state["display"] = {t: shown.count(t) for t in TYPES}
    state["pile"], state["pile_size"] = left, sum(left.values())


def table(seats: int, tiles: Mapping[str, Tile], **given: Any) -> Table:
    """A table in such a position."""
    return Table.from_position(position(seats, tiles, **given))


def state(t: Table) -> dict[str, Any]:
    found: dict[str, Any] = t.position()["state"]
    return found


def seen(t: Table, seat: int) -> dict[str, Any]:
    """What a seat sees, its own draft included."""
    found: dict[str, Any] = t.view(seat)["state"]
    return found


def rule(t: Table, seat: int, move: str) -> str:
    refusal = t.why_not(seat, move)
    return refusal.rule if refusal else ""


def spaces_of(t: Table, seat: int) -> set[str]:
    """Where a seat may lay a tile."""
    return {move.split()[-1] for move in t.choices(seat) if move.startswith("lay")}


def news(t: Table, what: str) -> list[dict[str, Any]]:
    return [item for item in t.news(None) if item["news"] == what]
