"""Positions from outside: what no game can reach is refused by name, and everything else can be played on."""

from typing import Any

import pytest

from games.city_and_guilds.table import NAME, position, table
from guildhall import Table
from guildhall.core.fields import PositionError
from guildhall.games.city_and_guilds.tables import COPIES, SPACES, TYPES

A, B, C, D, E = range(5)

BROKEN: dict[str, Any] = {
    "tile: tiles": lambda s: s["tile"].update({"1f": "smith_market"}),
    "taverns": lambda s: s.update(taverns=3),
    "figures": lambda s: s["figures"].update(red=16),
    "owner, standing": lambda s: s["owner"].update({"7a": "red"}),
    "owner, standing: market": lambda s: (s["standing"].update({"1h": 1}), s["owner"].update({"1h": "red"}),
                                          s["figures"].update(red=16)),
    "full": lambda s: s["full"].update(block_1=True),
    "full: count": lambda s: s.update(full_blocks=1),
    "white": lambda s: s["white"].update(block_1="red"),
    "white, black": lambda s: s["white"].update(block_5="red"),
    "white, black: swapped": lambda s: (s["white"].update(block_5="red"), s["black"].update(block_5="blue")),
    "invested, queue: late": lambda s: (s["invested"]["candle"].update(blue=2), s["queue"]["candle"].update(blue=1)),
    "white, black: alone": lambda s: s["black"].update(block_1="red"),
    "white, black: third": lambda s: s["black"].update(block_5="none"),
    "invested, queue: on 0": lambda s: s["queue"]["candle"].update(blue=1),
    "invested": lambda s: s["invested"]["candle"].update(blue=7),
    "invested, queue": lambda s: (s["invested"]["candle"].update(blue=2, red=2)),
    "invested, queue: order": lambda s: (s["invested"]["candle"].update(blue=2, red=2, green=2),
                                         s["queue"]["candle"].update(red=1, green=1)),
    "held": lambda s: s["held"].update(red=2),
    "held, known": lambda s: s["known"]["red"].update(minstrel_house=4),
    "held, known, pile_size": lambda s: s.update(pile_size=s["pile_size"] - 1),
    "chosen": lambda s: s["chosen"].update(red="smith_market"),
    "chosen: given": lambda s: (s["given"].update(blue="minstrel_house"), s["pile"].update(minstrel_house=0),
                                s["tile"].update(dict.fromkeys(("7a", "7b", "7c", "7d"), "minstrel_house")),
                                s.update(pile_size=s["pile_size"] - 4)),
    "tile: another": lambda s: s["pile"].update(smith_market=0),
    "points": lambda s: s["points"].update(purple=3),
}  # fmt: skip


@pytest.mark.parametrize("law", BROKEN)
def test_a_position_that_breaks_a_law_is_refused_with_the_law(law: str) -> None:
    tiles = {"1h": "cloth_market", "5a": ("smith_building", "red"), "5b": ("smith_building", "blue", 2)}
    given = position(3, tiles | dict.fromkeys(("8a", "8b", "8c"), "candle_market"))
    BROKEN[law](given["state"])
    with pytest.raises(PositionError, match="^" + law.partition(":")[0]):
        Table.from_position(given)


def now(moment: str, **given: Any) -> dict[str, Any]:
    """A position of three seats after two turns, with another moment put into it."""
    tiles = {"1h": "cloth_market", "1f": "minstrel_house", "5a": ("smith_building", "red"), "5b": "smith_building"}
    return position(3, tiles, moment=moment, **given)


def move_tile(s: dict[str, Any], kind: str, side: str, to: str = "pile") -> None:
    """A tile goes from a hand to the pile or to the display, with all counts kept."""
    s["hand"][side][kind] -= 1
    s["held"][side] -= 1
    s[to][kind] += 1
    s["pile_size"] += to == "pile"


def held_kind(s: dict[str, Any], side: str) -> str:
    return next(kind for kind, n in s["hand"][side].items() if n)


def after_laying(moment: str, laid: str = "none") -> dict[str, Any]:
    """The same with one tile of the seat on turn gone, as after laying it."""
    wrong = now(moment, laid=laid)
    move_tile(wrong["state"], held_kind(wrong["state"], "blue"), "blue")
    return wrong


def four_taverns() -> dict[str, Any]:
    return position(3, {"1h": "cloth_market"} | dict.fromkeys(("1f", "2a", "3b", "6h"), "tavern"))


def changed(given: dict[str, Any], **fields: Any) -> dict[str, Any]:
    given["state"] |= fields
    return given


def without_tiles(side: str) -> dict[str, Any]:
    given = now("lay")
    for _ in range(3):
        move_tile(given["state"], held_kind(given["state"], side), side)
    return given


def with_points(n: int) -> dict[str, Any]:
    given = now("lay")
    given["state"]["points"]["red"] = n
    return given


def fast_runner() -> dict[str, Any]:
    given = now("lay")
    given["state"]["invested"]["smith"]["red"] = 25
    return given


def started() -> dict[str, Any]:
    return Table.new(NAME, 3, seed=1, options={"start": 0}).position()


def short_hand() -> dict[str, Any]:
    given = started()
    move_tile(given["state"], held_kind(given["state"], "red"), "red")
    return given


def seen_hand() -> dict[str, Any]:
    given = started()
    given["state"]["known"]["red"][held_kind(given["state"], "red")] = 1
    return given


def early_step() -> dict[str, Any]:
    given = position(3, {"1h": "candle_building"}, turn=B, moment="opening")
    given["state"]["invested"]["candle"]["blue"] = 1
    return given


def laid_in_a_full_block() -> dict[str, Any]:
    kinds = ["smith_building", "cloth_market", "baker_market", "candle_market"] * 2
    given = position(3, dict(zip([f"1{c}" for c in "abcdefgh"], kinds, strict=True)), moment="building", laid="1a")
    move_tile(given["state"], held_kind(given["state"], "blue"), "blue")
    return given


def used_up(**fields: Any) -> dict[str, Any]:
    """Five hands of three, 61 of the 64 spaces are built, neither display nor pile has a tile left."""
    left = {tile: int(COPIES[n]) for n, tile in enumerate(TYPES)}
    tiles = {}
    for space in sorted(set(SPACES) - {"6a", "7a", "8a"}):
        tiles[space] = max(left, key=lambda tile: left[tile])
        left[tiles[space]] -= 1
    return position(5, tiles, display=[], **fields)


def uneven_hands() -> dict[str, Any]:
    given = used_up()
    kind = held_kind(given["state"], "blue")
    for side, change in (("blue", -1), ("red", 1)):
        given["state"]["hand"][side][kind] += change
        given["state"]["held"][side] += change
    return given


HOSTILE: dict[str, tuple[Any, str]] = {
    "a tile to be given back by a seat on turn that is not the first": (lambda: changed(started(), turn="red"), "to_act"),
    "three tiles to give one back of": (short_hand, "moment: before all"),
    "a tile to be given back that all have seen": (seen_hand, "moment: before all"),
    "more rounds than the tiles can have filled": (lambda: changed(now("lay"), round_no=4), "round_no"),
    "more reveals than tiles": (lambda: changed(now("lay"), reveals=25), "round_no, reveals"),
    "a decision that is left over": (lambda: changed(now("lay"), stack=[1, 0, 0, 0]), "depth"),
    "a step in the opening": (early_step, "moment, tile"),
    "two opening tiles in a block": (
        lambda: position(3, dict.fromkeys(("1a", "1h"), "candle_building"), turn=C, moment="opening"), "moment, tile"),
    "two opening tiles in sight of each other": (
        lambda: position(3, dict.fromkeys(("3b", "1h"), "candle_building"), turn=C, moment="opening"), "moment, tile"),
    "a tile to be taken when all are used up": (lambda: used_up(moment="take"), "display"),
    "hands that did not go down in order": (uneven_hands, "held"),
    "four taverns and no full block": (four_taverns, "taverns, full_blocks"),
    "a tavern to be laid and no full block": (lambda: after_laying("tavern"), "taverns, full_blocks"),
    "a tile to be given back in mid-game": (lambda: changed(now("give"), to_act=["blue", "red", "green"]), "moment"),
    "an opening tile in the middle of the game": (lambda: now("opening"), "moment, tile"),
    "a tile to be taken in the opening, in the middle of the game": (
        lambda: after_laying("refill", laid="5b"), "moment, tile"),
    "nobody asked": (lambda: changed(now("lay"), to_act=[]), "to_act"),
    "two asked": (lambda: changed(now("lay"), to_act=["blue", "red"]), "to_act"),
    "somebody asked who is not there": (lambda: changed(now("lay"), turn="purple", to_act=["purple"]), "to_act"),
    "a first player who is not there": (lambda: changed(now("lay"), first="purple"), "to_act"),
    "an empty city": (lambda: position(3, {}), "tile: the city is empty"),
    "a hand without a tile": (lambda: without_tiles("blue"), "held"),
    "another hand without a tile": (lambda: without_tiles("red"), "held"),
    "figures for a building that was not laid": (lambda: after_laying("building"), "laid"),
    "figures for a building that is a minstrel house": (lambda: after_laying("building", laid="1f"), "laid"),
    "figures for a building in a block that was scored": (laid_in_a_full_block, "laid"),
    "figures for a building with an owner": (lambda: after_laying("building", laid="5a"), "laid"),
    "a figure for a minstrel house that is a building": (lambda: after_laying("minstrel", laid="5b"), "laid"),
    "nothing to take": (
        lambda: changed(now("take"), display=dict.fromkeys(TYPES, 0), pile={
            kind: now("take")["state"]["pile"][kind] + now("take")["state"]["display"][kind] for kind in TYPES},
            pile_size=now("take")["state"]["pile_size"] + 3), "display"),
    "a moment between moments": (lambda: now("between"), "over, moment"),
    "over with open blocks": (lambda: changed(now("between"), over=True, to_act=[]), "over, moment"),
    "an ending that never was": (lambda: changed(now("lay"), ending="end.full"), "over, moment"),
    "a decision inside a decision": (lambda: changed(now("lay"), depth=1), "depth"),
    "round 99": (lambda: changed(now("lay"), round_no=99), "round_no"),
    "reveals at their bound": (lambda: changed(now("lay"), reveals=30000), "round_no, reveals"),
    "more points than blocks": (lambda: with_points(999), "points"),
    "a marker at the end of its range": (fast_runner, "invested"),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_position_that_no_game_can_reach_in_its_moment_is_refused_by_name(name: str) -> None:
    make, law = HOSTILE[name]
    with pytest.raises(PositionError, match="^" + law):
        Table.from_position(make())


def test_a_position_in_each_moment_of_a_turn_can_be_set_up_and_played() -> None:
    """[building.step] [minstrel.figure] [take.display]"""
    assert table(3, {"1h": "cloth_market", "1f": "smith_building"}).choices(A)
    for moment, laid, answer in (("building", "5b", "two"), ("minstrel", "1f", "empty"), ("take", "none", "")):
        t = Table.from_position(after_laying(moment, laid))
        t.play(A, answer or t.choices(A)[0])
        assert not t.over


def test_every_position_of_a_game_is_accepted() -> None:
    """The laws are true of what games reach: each position of a game with every kind of moment is taken back in."""
    t = Table.new(NAME, 5, seed=2)
    while not t.over:
        assert Table.from_position(t.position()).position() == t.position()
        seat = min(t.to_act)
        t.play(seat, t.choices(seat)[t.n % len(t.choices(seat))])
    assert Table.from_position(t.position()).over
