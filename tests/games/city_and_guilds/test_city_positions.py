"""Positions that are easy to get wrong, and the worked examples of the rulebook, to the point."""

import itertools
import random
import tomllib

import pytest

from games.city_and_guilds.scorer import CITY, FILE
from games.city_and_guilds.table import NAME, news, rule, seen, spaces_of, state, table
from guildhall import Table
from guildhall.games.city_and_guilds.tables import COPIES, NEIGHBOUR, SPACES, TYPES

A, B, C, D, E = range(5)
BUILDINGS = [t for t in TYPES if t.endswith("building")]


def test_adjacency_is_what_networkx_finds_on_the_plan_and_what_the_file_lists() -> None:
    """[city.adjacent]"""
    ours = {frozenset((SPACES[n], SPACES[int(m)])) for n, row in enumerate(NEIGHBOUR) for m in row if m >= 0}
    assert ours == {frozenset(edge) for edge in CITY.edges} and len(ours) == 107
    for row in tomllib.loads(FILE.read_text(encoding="utf-8"))["space"]:
        assert set(row["neighbours"]) == set(CITY.neighbors(row["name"]))


def test_sight_lines_go_along_streets_of_any_length() -> None:
    """[city.adjacent] [setup.apart] [setup.block] [lay.adjacent]"""
    t = table(3, {"1h": "candle_building"}, turn=B, moment="opening")
    assert len(spaces_of(t, B)) == 54 and not {"3b", "6h", "1a"} & spaces_of(t, B)
    assert {rule(t, B, f"lay {move} 3b") for move in held(t, B)} == {"setup.apart"}
    assert rule(t, B, f"lay {held(t, B)[0]} 1a") == "setup.block"
    assert spaces_of(table(3, {"1h": "candle_building"}), A) == {"1f", "1g", "3b", "6h"}
    assert CITY.has_edge("4a", "5a") and not CITY.has_edge("4a", "5b")


def held(t: Table, seat: int) -> list[str]:
    side = list(state(t)["hand"])[seat]
    return [tile for tile, n in state(t)["hand"][side].items() if n]


FILL = ["8a", "8b", "8c", "8d", "8e", "8f", "8g", "8h", "7a", "7b"]


def blocked(left: int, tile: str) -> Table:
    """Candle: three markers on 1, D and E on 0; D is to lay."""
    tracks = {"candle": [("blue", 1), ("red", 1), ("green", 1)]}
    t = table(5, {"1h": "smith_market"}, turn=D, tracks=tracks, figures={D: left}, fill=FILL, hands={D: [tile] * 3})
    t.play(D, f"lay {tile} 1f")
    return t


def test_a_blocked_step_leaves_one_figure_or_two_and_a_market_jumps_over() -> None:
    """[track.limit] [building.one] [building.two] [building.last] [market.step]"""
    t = blocked(5, "candle_building")
    assert t.choices(D) == ["two", "one"] and rule(t, D, "step") == "building.step"
    t = blocked(1, "candle_building")
    assert seen(t, D)["moment"] == "take" and seen(t, D)["figures"]["yellow"] == 0, "not asked"
    assert seen(t, D)["invested"]["candle"]["yellow"] == 0
    t = blocked(5, "candle_market")
    assert seen(t, D)["invested"]["candle"]["yellow"] == 2
    assert t.view(D)["facts"]["place"]["candle"]["yellow"] == 1


def test_a_market_with_a_full_space_ahead_does_not_move_at_all() -> None:
    """[market.step] [track.limit] The rulebook's purple, one behind a full space, passes it only with a market."""
    tracks = {"baker": [("blue", 4), ("red", 4), ("green", 4), ("yellow", 2)]}
    t = table(
        4, {"1h": "smith_market"}, turn=D, tracks=tracks, hands={D: ["baker_market", "baker_building", "baker_market"]}
    )
    t.play(D, "lay baker_market 1f")
    assert seen(t, D)["invested"]["baker"]["yellow"] == 2 and seen(t, D)["moment"] == "take"
    t.undo(D)
    t.play(D, "lay baker_building 1f")
    t.play(D, "step")
    assert seen(t, D)["invested"]["baker"]["yellow"] == 3
    tracks = {"baker": [("blue", 4), ("red", 4), ("green", 4), ("yellow", 3)]}
    t = table(
        4, {"1h": "smith_market"}, turn=D, tracks=tracks, hands={D: ["baker_market", "baker_building", "baker_market"]}
    )
    t.play(D, "lay baker_market 1f")
    assert seen(t, D)["invested"]["baker"]["yellow"] == 5 and t.view(D)["facts"]["place"]["baker"]["yellow"] == 1


def test_the_example_of_the_smiths_track() -> None:
    """[track.step] [track.order] Green p+2, yellow p+1, red p: one step makes red third, two make him second."""
    for tile, place in (("smith_building", 3), ("smith_market", 2)):
        tracks = {"smith": [("green", 4), ("yellow", 3), ("red", 2)]}
        t = table(4, {"1h": "cloth_market"}, turn=B, tracks=tracks, hands={B: [tile] * 3})
        t.play(B, f"lay {tile} 1f")
        if tile == "smith_building":
            t.play(B, "step")
        assert t.view(B)["facts"]["place"]["smith"]["red"] == place


def test_who_leaves_a_space_leaves_no_gap_and_who_comes_is_last() -> None:
    """[track.queue] [track.order]"""
    tracks = {"smith": [("blue", 3), ("red", 3), ("green", 3), ("yellow", 2)]}
    t = table(4, {"1h": "cloth_market"}, tracks=tracks, hands={A: ["smith_market"] * 3})
    t.play(A, "lay smith_market 1f")
    after = seen(t, A)["invested"]["smith"]
    assert after["blue"] == 5 and seen(t, A)["queue"]["smith"] == {
        "blue": 0,
        "red": 0,
        "green": 1,
        "yellow": 0,
        "purple": 0,
    }
    tracks = {"smith": [("blue", 5), ("red", 3), ("green", 3), ("yellow", 2)]}
    t = table(4, {"1h": "cloth_market"}, turn=D, tracks=tracks, hands={D: ["smith_building"] * 3})
    t.play(D, "lay smith_building 1f")
    t.play(D, "step")
    place = t.view(D)["facts"]["place"]["smith"]
    assert [side for side, _ in sorted(place.items(), key=lambda item: item[1]) if side != "purple"] == [
        "blue", "red", "green", "yellow"
    ]  # fmt: skip
    tracks = {"smith": [("blue", 5), ("red", 3), ("green", 3), ("yellow", 3)]}
    t = table(4, {"1h": "cloth_market"}, turn=C, tracks=tracks, hands={C: ["smith_market"] * 3})
    t.play(C, "lay smith_market 1f")
    place = t.view(C)["facts"]["place"]["smith"]
    assert [place[side] for side in ("blue", "green", "red", "yellow")] == [1, 2, 3, 4]


BASE = {"4d": "cloth_market"}
GUILD_TIE = {
    "5a": "candle_building", "5b": "candle_building", "5d": "baker_building", "5e": "baker_building", "5f": "smith_building",
    "5c": "minstrel_house", "5h": "minstrel_house", "2e": "candle_building", "3c": "candle_building", "3f": "baker_building",
    "7a": "smith_building",
}  # fmt: skip


def test_a_tie_of_guilds_is_broken_by_chains_and_then_by_blocks() -> None:
    """[guild.tiles] [guild.chain] [guild.blocks] [guild.tie]"""
    tracks = {"candle": [("red", 2)], "smith": [("green", 2)], "baker": [("yellow", 2)]}
    for extra, controls in (("7b", ["candle"]), ("4g", [])):
        t = table(4, {**GUILD_TIE, extra: "smith_building"}, tracks=tracks, hands={A: ["smith_building"] * 3}, figures={A: 0},
                  fill=["6b", "6c", "6e", "6f", "8e", "8f", "8g"])  # fmt: skip
        t.play(A, "lay smith_building 5g")
        t.play(A, "decline")
        t.play(A, t.choices(A)[0])
        assert [item["guild"] for item in news(t, "controls")] == controls
        assert bool(news(t, "no_control")) == (not controls)


def almost_full(*blocks: str) -> dict[str, str]:
    """Ownerless tiles everywhere in these blocks but on one space each, so that all of them are within reach."""
    left = {t: int(COPIES[n]) - 3 for n, t in enumerate(TYPES) if t != "minstrel_house"}
    tiles = {}
    for space in SPACES:
        if space[0] in blocks and not space.endswith("a"):
            t = max(left, key=lambda t: left[t])
            left[t] -= 1
            tiles[space] = t
    return tiles


def test_taverns_may_complete_further_blocks_in_one_turn() -> None:
    """[tavern.first] [tavern.lay] [city.tavern] [turn.order]"""
    t = table(3, almost_full("1", "2", "3", "5", "8"))
    t.play(A, f"lay {held(t, A)[0]} 1a")
    if seen(t, A)["moment"] == "building":
        t.play(A, "step")
    for block in ("2", "3", "5", "8"):
        assert seen(t, A)["moment"] == "tavern"
        t.play(A, f"tavern {block}a")
    assert seen(t, A)["moment"] == "take" and seen(t, A)["full_blocks"] == 5 and seen(t, A)["taverns"] == 0
    t.play(A, t.choices(A)[0])
    assert len(news(t, "full")) == 5


def test_a_tavern_that_is_declined_is_lost() -> None:
    """[tavern.decline] [tavern.first] The fifth full block gives nothing, although a tavern is left."""
    t = table(3, almost_full("1", "2", "3", "5", "8"))
    t.play(A, f"lay {held(t, A)[0]} 1a")
    if seen(t, A)["moment"] == "building":
        t.play(A, "step")
    t.play(A, "decline")
    assert seen(t, A)["moment"] == "take"
    tiles = almost_full("1", "2", "3", "4", "5")
    tiles |= {f"{block}a": "minstrel_house" for block in "1234"}
    t = table(3, tiles)
    assert state(t)["full_blocks"] == 4 and state(t)["taverns"] == 4
    t.play(A, f"lay {held(t, A)[0]} 5a")
    if seen(t, A)["moment"] == "building":
        t.play(A, "step")
    assert seen(t, A)["moment"] == "take"


def test_without_figures_the_step_comes_before_the_scoring() -> None:
    """[building.bare] [turn.order] [guild.points]"""
    tiles = {**BASE, "5a": "baker_building", "5b": "baker_building", "5c": "baker_building", "5d": "baker_market",
             "5e": "cloth_building", "5f": "cloth_building", "5h": "cloth_building"}  # fmt: skip
    tracks = {"baker": [("blue", 3), ("red", 2), ("yellow", 2)]}
    t = table(4, tiles, turn=D, tracks=tracks, figures={D: 0}, fill=FILL, hands={D: ["baker_building"] * 3})
    t.play(D, "lay baker_building 5g")
    t.play(D, "decline")
    t.play(D, t.choices(D)[0])
    assert {i["side"]: i["points"] for i in news(t, "guild_pays")} == {"blue": 4, "yellow": 2, "red": 1}
    assert state(t)["owner"]["5g"] == "none" and news(t, "owns") == []


def test_the_chain_of_six_over_three_blocks_and_what_is_left_without_one_house() -> None:
    """[city.chain] [final.chain]"""
    six = dict.fromkeys(("4g", "5f", "5g", "5h", "7a", "7c"), "candle_building")
    six |= {"5f": "candle_market", "7c": "candle_market"}
    facts = table(3, six).view(None)["facts"]
    assert facts["chain_size"]["4g"] == 6 and facts["chain_blocks"]["4g"] == 3 and facts["chain_worth"]["candle"] == 12
    without = {space: tile for space, tile in six.items() if space != "5g"}
    facts = table(3, without).view(None)["facts"]
    assert (facts["chain_size"]["5f"], facts["chain_blocks"]["5f"]) == (3, 3)
    assert (facts["chain_size"]["5h"], facts["chain_blocks"]["5h"]) == (2, 2)


def test_of_two_chains_the_longer_counts_and_only_among_equals_the_more_valuable() -> None:
    """[final.longest] [city.minstrel]"""
    long = dict.fromkeys(("1a", "1b", "1c", "1d", "1e", "2a"), "candle_building")
    other = dict.fromkeys(("4g", "5f", "7a", "6a"), "candle_market") | {"6d": "candle_market"}
    facts = table(3, {**long, **other}).view(None)["facts"]
    assert facts["chain_size"]["1a"] == 6 and facts["chain_blocks"]["4g"] == 4 and facts["chain_worth"]["candle"] == 9
    short = {space: tile for space, tile in long.items() if space != "1e"}
    facts = table(3, {**short, **other}).view(None)["facts"]
    assert facts["longest"]["candle"] in other and facts["chain_worth"]["candle"] == 15


def test_a_marker_that_has_gone_round_is_not_on_0() -> None:
    """[track.wrap] [guild.zero]"""
    t = table(3, {"1h": "candle_building"}, tracks={"candle": [("blue", 16), ("red", 5)]})
    assert t.view(None)["facts"]["place"]["candle"] == {"blue": 1, "red": 2, "green": 0, "yellow": 0, "purple": 0}


def test_the_last_tile_ends_the_game_and_unused_figures_cost_points() -> None:
    """[end.full] [final.pay] [final.figures] [guild.zero] [take.none]"""
    tiles = (
        almost_full(*"12345678")
        | {f"{block}a": "tavern" for block in "1234"}
        | {f"{b}a": "minstrel_house" for b in "567"}
    )
    houses = [space for space in tiles if space[0] in "123" and tiles[space].endswith("building")][:8]
    tiles |= {space: (tiles[space], "green", 2 if n < 7 else 1) for n, space in enumerate(houses)}  # 15 of 18 figures
    t = table(3, tiles, tracks={"candle": [("blue", 9), ("red", 5)]}, points=(1, 0, 1))
    tile = next(tile for tile in held(t, A) if tile.endswith("market"))
    t.play(A, f"lay {tile} 8a")
    assert t.over and t.ending == "end.full" and not [i for i in news(t, "chain_pays") if i["side"] == "green"]
    assert t.scores[C] == -2, "one point, and three unused figures"
    chain = next(i["points"] for i in news(t, "chain") if i["guild"] == "candle")
    paid = {i["side"]: i["points"] for i in news(t, "chain_pays") if i["guild"] == "candle"}
    assert paid["blue"] == chain and paid["red"] == -(-chain // 2)


@pytest.mark.parametrize(("declined", "turns", "takes"), [(0, 55, 54), (3, 58, 56)])
def test_how_many_turns_five_players_have_depends_on_the_taverns(declined: int, turns: int, takes: int) -> None:
    """[take.none] [tavern.decline] With three taverns declined there is nothing to take in the last turn but one."""
    t, dice, refused, laid, taken = Table.new(NAME, 5, seed=3), random.Random(3), 0, 0, 0
    while not t.over:
        seat = min(t.to_act)
        moment, choices = seen(t, seat)["moment"], t.choices(seat)
        if moment == "tavern":
            choices = ["decline"] if refused < declined else choices[:-1]
            refused += 1
        if moment == "take":
            taken += 1
            assert declined or sum(seen(t, seat)["display"].values()) == 3
        laid += moment == "lay"
        t.play(seat, dice.choice(choices))
    assert (laid, taken) == (turns, takes)


def test_tiles_taken_from_the_display_are_known_until_one_of_their_kind_is_laid() -> None:
    """[take.known] [setup.hands]"""
    given = {"hands": {A: ["baker_market", "baker_market", "smith_building"]}, "known": {A: ["baker_market"]}}
    t = table(3, {"1h": "candle_building"}, **given)
    t.play(A, "lay baker_market 1f")
    t.play(A, t.choices(A)[0])
    assert state(t)["held"]["blue"] == 3 and sum(state(t)["known"]["blue"].values()) == 1, (
        "two unknown, and the new one"
    )
    t = table(3, {"1h": "candle_building"}, **given)
    t.play(A, "lay smith_building 1f")
    t.play(A, "step")
    t.play(A, t.choices(A)[0])
    assert sum(state(t)["known"]["blue"].values()) == 2 and t.view(B)["state"]["hand"]["blue"]["baker_market"] is None


def test_all_pairs_of_spaces_that_see_each_other_do_so_both_ways() -> None:
    """[city.adjacent]"""
    for n, row in enumerate(NEIGHBOUR):
        assert all(n in [int(m) for m in NEIGHBOUR[int(other)]] for other in row if other >= 0)
    assert len(list(itertools.chain.from_iterable(NEIGHBOUR))) == 256
