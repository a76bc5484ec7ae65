"""The positions that are easy to get wrong, and the examples of the rulebook, to the point."""

from typing import Any

import pytest

from games.guilds_of_london.table import asked, play, rule, state, table, told
from guildhall import Table
from guildhall.games.guilds_of_london.tables import GROWTH, LAYOUTS, TILES

HALL = {"red": 2, "blue": 2, "green": 2}
# With three players c10 (Dyers) and c11 (Lightermen) lie side by side, and c15 below c11.
RULEBOOK: dict[str, Any] = {
    "tiles": {"c10": "dyers", "c11": "lightermen", "c15": "bread_makers", "c30": "stonecutters"},
    "beadle": "c30",
    "guildhall": HALL,
}


def turns(t: Table) -> Table:
    """Everybody ends the turn, until something else is asked or the next round begins."""
    round_no = state(t)["round_no"]
    while not t.over and state(t)["stage"] == "turns" and state(t)["round_no"] == round_no:
        play(t, "end" if state(t)["moment"] == "turn" else t.choices(min(t.to_act))[0])
    return t


def test_the_dyers_without_negotiation_go_to_green_and_blue_is_second() -> None:
    """[vote.most] [negotiation.skip] [resolve.stages]"""
    t = turns(table(3, pawns={"c10": {"green": 2, "blue": 1}}, tokens={"c10": "points_3"}, **RULEBOOK))
    assert told(t, "wins") == [{"n": 3, "news": "wins", "side": "green", "tile": "dyers", "count": 4}]
    play(t, "take 0", "pass")
    assert state(t)["points"] == {"red": 0, "blue": 3, "green": 4, "yellow": 0}
    assert state(t)["master"]["c10"] == "green"


def test_the_dyers_with_a_negotiation_stay_unresolved_at_one_to_one() -> None:
    """[negotiation.replace] [negotiation.neutrals] [vote.tied]"""
    t = table(3, pawns={"c10": {"green": 2, "blue": 1}}, stock={"blue": 1}, **RULEBOOK)
    turns(t)
    assert asked(t) == "blue" and t.choices(1) == ["pass", "colour blue", "colour green"]
    play(t, "colour green")
    now = state(t)
    assert now["pawns"]["c10"] == {"red": 0, "blue": 1, "green": 1, "yellow": 0}
    assert now["guildhall"]["green"] == 3 and now["stock"]["blue"] == 0 and now["neutrals"] == 6
    assert "c10" in now["up"] and now["token"]["c10"] != "none" and now["round_no"] == 2


def test_the_lightermen_go_to_yellow_by_the_neighbouring_master_even_of_the_same_pass() -> None:
    """[vote.tie] [second.tie] [second.none]"""
    given = {**RULEBOOK, "guildhall": {**HALL, "yellow": 1}}
    one_each = {"green": 1, "blue": 1, "yellow": 1}
    # Four players: c6 (Dyers) and c7 (Lightermen) are neighbours.
    given["tiles"] = {"c6": "pie_makers", "c7": "lightermen", "c28": "stonecutters"}
    given["beadle"] = "c28"
    t = table(4, pawns={"c7": one_each}, masters={"c6": "yellow"}, **given)
    turns(t)
    assert [item["side"] for item in told(t, "wins")] == ["yellow"]
    play(t, "pass", "pass")
    assert sum(sum(row.values()) for row in state(t)["tokens"].values()) == 0 and state(t)["token"]["c7"] == "none"
    t = table(4, pawns={"c6": {"yellow": 3}, "c7": one_each}, **given)
    assert [item["side"] for item in told(turns(t), "wins")] == ["yellow", "yellow"]


def test_four_masters_in_a_square_score_four() -> None:
    """[final.neighbours]"""
    masters = dict.fromkeys(("c8", "c9", "c14", "c19"), "red")
    tiles = dict(
        zip(["c8", "c9", "c14", "c19", "c20"], ["dyers", "fullers", "limners", "tanners", "hatters"], strict=True)
    )
    t = table(3, tiles=tiles, masters=masters)
    assert t.view(0)["facts"]["pairs"]["red"] == 3  # the Guildhall lies between c9 and c20
    square = {"c10": "dyers", "c11": "fullers", "c4": "limners", "c5": "tanners"}
    t = table(3, tiles={**square, "c30": "hatters"}, masters=dict.fromkeys(square, "red"))
    assert t.view(0)["facts"]["pairs"]["red"] == 4


def test_growth_after_round_three_begins_above_the_compass_rose_and_turns_the_corner() -> None:
    """[growth.tiles] [growth.beadle] [round.marker]"""
    t = turns(table(3, round_no=3, **RULEBOOK))
    assert state(t)["round_no"] == 4
    laid = [LAYOUTS[3][int(cell[1:]) - 1] for cell in state(t)["up"] if cell not in RULEBOOK["tiles"]]
    assert sorted(laid) == sorted([(2, -1), (3, -1), (4, -1), (4, 0), (4, 1)])
    assert state(t)["beadle"] == min(state(t)["up"], key=lambda cell: TILES.index(state(t)["tile"][cell]))
    assert all(state(t)["token"][cell] != "none" for cell in state(t)["up"])


def clockwise(built: set[tuple[int, int]], first: tuple[int, int], n: int) -> list[tuple[int, int]]:
    """The walk along the edge, computed another way: orthogonal steps over empty cells that touch the block."""
    cells, centre = [first], (1.5, 1.0)
    while len(cells) < n:
        column, row = cells[-1]
        taken = built | set(cells)
        steps = [(column + dc, row + dr) for dc, dr in ((1, 0), (0, 1), (-1, 0), (0, -1))]
        free = [
            cell
            for cell in steps
            if cell not in taken and any((cell[0] + a, cell[1] + b) in built for a in (-1, 0, 1) for b in (-1, 0, 1))
        ]
        cells.append(max(free, key=lambda cell: _turned(cells[-1], cell, centre)))
    return cells


def _turned(here: tuple[int, int], there: tuple[int, int], centre: tuple[float, float]) -> float:
    """How far clockwise a step goes around the centre."""
    return (here[0] - centre[0]) * (there[1] - centre[1]) - (here[1] - centre[1]) * (there[0] - centre[0])


@pytest.mark.parametrize("seats", [3, 4])
def test_new_tiles_follow_the_edge_clockwise_without_gaps(seats: int) -> None:
    """[growth.tiles]"""
    built = {(column, row) for column in range(4) for row in range(3)}
    for after, number in ((3, 5), (6, 5), (9, 5), (12, 5)) if seats == 3 else ((3, 6), (6, 6), (9, 6)):
        cells = [LAYOUTS[seats][cell] for cell in GROWTH[seats][after] if cell >= 0]
        assert cells == clockwise(built, cells[0], number), after
        built |= set(cells)


def test_only_the_beadle_is_left() -> None:
    """[vote.nobody] [negotiation.colour]"""
    t = table(
        3, tiles={"c10": "limners", "c30": "stonecutters"}, beadle="c10", pawns={"c10": {"red": 1}}, stock={"blue": 1}
    )
    turns(t)
    play(t, "colour red")
    now = state(t)
    assert now["beadle"] == "c10" and now["token"]["c10"] != "none" and now["neutrals"] == 6 and "c10" in now["up"]
    assert now["guildhall"]["red"] == 1 and now["stage"] == "turns"


def test_the_majority_is_checked_once_and_neutrals_recycle_first() -> None:
    """[resolve.majority] [negotiation.neutrals] [second.extra] [negotiation.order]"""
    given: dict[str, Any] = {
        "tiles": {"c6": "furriers", "c28": "stonecutters"},
        "beadle": "c28",
        "tokens": {"c6": "points_2"},
        "stock": {"yellow": 1, "green": 7},
        "points": {"yellow": 1},
    }
    t = turns(table(4, pawns={"c6": {"red": 2, "blue": 1}}, order=("yellow", "red", "blue", "green"), **given))
    assert asked(t) == "yellow"
    play(t, "colour blue", "pass", "pass")  # yellow has none left; green passes; red does not move a pawn
    assert state(t)["points"]["red"] == 4 and sum(state(t)["tokens"]["blue"].values()) == 0
    assert state(t)["master"]["c6"] == "red"
    pawns = {"red": 2, "blue": 1, "yellow": 1}
    t = turns(table(4, pawns={"c6": pawns}, order=("yellow", "red", "blue", "green"), **given))
    play(t, "colour blue", "pass", "pass")
    assert state(t)["tokens"]["yellow"]["points_2"] == 1 and state(t)["stock"]["yellow"] == 1
    assert state(t)["neutrals"] == 0


def test_the_winner_walks_away_and_the_tile_has_no_master() -> None:
    """[master.none] [master.stays] [second.unique] [reward.resolving_tile]"""
    given: dict[str, Any] = {
        "tiles": {"c10": "bladesmiths", "c20": "stonecutters", "c30": "armour_makers"},
        "beadle": "c30",
        "tokens": {"c10": "points_3"},
        "pawns": {"c10": {"red": 2, "blue": 1}},
    }
    t = turns(table(3, **given))
    cards = state(t)["hand_size"]["red"]
    play(t, "from c10")
    assert rule(t, "to c10") == "pawn.to"
    play(t, "to c20", "from c10", "to c20")
    now = state(t)
    assert now["points"] == {"red": 3, "blue": 3, "green": 0, "yellow": 0} and now["hand_size"]["red"] == cards + 1
    assert now["master"]["c10"] == "none" and "c10" not in now["up"] and now["pawns"]["c20"]["red"] == 2
    t = turns(table(3, **given))
    play(t, "from c10", "to c20", "pass")
    assert state(t)["master"]["c10"] == "red" and state(t)["guildhall"]["red"] == 0


@pytest.mark.parametrize(("cell", "resolved"), [("c21", True), ("c4", False)])
def test_the_tiles_are_passed_once(cell: str, resolved: bool) -> None:
    """[resolve.order] [beadle.resolved] [beadle.lowest] The beadle completes a tile ahead, not one behind."""
    tiles = {"c10": "ironworkers", cell: "pie_makers", "c30": "university_of_london"}
    t = table(3, tiles=tiles, beadle="c10", pawns={"c10": {"red": 2}, cell: {"blue": 2}})
    turns(t)
    play(t, "pass")  # the move of the Ironworkers; their bonus is a neutral pawn
    if resolved:
        assert state(t)["stage"] == "vote" and asked(t) == "red"
        play(t, "pass")
    assert state(t)["beadle"] == ("none" if resolved else cell) and (cell not in state(t)["up"]) == resolved


def test_a_move_out_of_a_tile_ahead_keeps_it_from_being_resolved() -> None:
    """[resolve.order]"""
    tiles = {"c10": "ironworkers", "c21": "pie_makers", "c30": "university_of_london"}
    t = table(3, tiles=tiles, beadle="c10", pawns={"c10": {"red": 2}, "c21": {"blue": 1, "red": 1}})
    turns(t)
    play(t, "from c21", "to c30")
    assert state(t)["beadle"] == "c21" and "c21" in state(t)["up"] and state(t)["round_no"] == 2


@pytest.mark.parametrize(
    ("there", "left", "right"),
    [
        ((0, 0, 0), None, []),
        ((1, 0, 0), "red", []),
        ((3, 1, 1), "red", []),
        ((2, 1, 0), "red", ["blue"]),
        ((2, 2, 1), None, ["red", "blue"]),
    ],
)
def test_the_plantation_of_ulster(there: tuple[int, ...], left: str | None, right: list[str]) -> None:
    """[plantation.first] [plantation.second] [plantation.tied] [plantation.second_tie] [plantation.nobody]
    [plantation.return] [growth.grey] [permanent.gog]"""
    on = dict(zip(("red", "blue", "green"), there, strict=True))
    tiles = {"c10": "gog_and_magog", "c30": "stonecutters"}
    t = table(3, tiles=tiles, masters={"c10": "green"}, plantation=on, round_no=3, mayors=["m01", "m02", "m03"])
    facts = t.view(None)["facts"]
    assert facts["left"] == (left or ("tie" if right else "none")) and facts["right"] == right
    turns(t)
    if left:
        assert asked(t) == left
        play(t, "keep m01", "bottom m02")
    for seat, pawns in on.items():
        returned = min(2, pawns) if seat == left else min(1, pawns) if seat in right else 0
        assert state(t)["plantation"][seat] == pawns - returned
        assert state(t)["points"][seat] == (2 if seat in right else 0)
        assert state(t)["kept_count"][seat] == (1 if seat == left else 0)


def test_tied_players_are_rewarded_in_the_order_of_the_negotiation() -> None:
    """[plantation.order] [points.disc]"""
    t = table(3, plantation={"red": 2, "blue": 2}, round_no=3, order=("blue", "red", "green"))
    turns(t)
    assert [item["side"] for item in told(t, "right")] == ["blue", "red"]
    assert state(t)["ranking"][:2] == ["red", "blue"]


@pytest.mark.parametrize(
    ("seats", "round_no", "next_round"), [(3, 4, 7), (3, 6, 7), (4, 10, None), (2, 8, None), (2, 10, None)]
)
def test_the_last_face_up_tile_brings_growth_at_once(seats: int, round_no: int, next_round: int | None) -> None:
    """[growth.early] [two.early] [end.rounds] [beadle.aside]"""
    t = table(seats, tiles={"c10": "pie_makers"}, pawns={"c10": {"red": 3}}, round_no=round_no, plantation={"blue": 1})
    turns(t)
    if next_round is None:
        assert not t.over
    while not t.over and asked(t) == "blue" and state(t)["stage"] == "left":
        play(t, t.choices(min(t.to_act))[0])
    assert len(told(t, "left")) == 1
    if next_round:
        assert state(t)["round_no"] == next_round and told(t, "beadle_aside")
        grown = {3: 5, 4: 6}[seats]
        assert len(state(t)["up"]) == grown
        first = {7: (5, 1)}[next_round]
        assert state(t)["tile"][f"c{LAYOUTS[seats].index(first) + 1}"] != "none"
    else:
        assert state(t)["round_no"] == (round_no if seats == 2 else 12)  # the marker jumps with three or four alone
        assert t.over and not told(t, "laid") and t.ending == ("end.tiles" if seats == 2 else "end.points")


def test_the_discs_lie_on_top_of_each_other() -> None:
    """[points.disc] [round.order] [points.none] [negotiation.order]"""
    tiles = {"c8": "tallow_makers", "c10": "pie_makers", "c11": "limners", "c30": "stonecutters"}
    t = table(3, tiles=tiles, beadle="c30", hands={"red": ["k1", "x1"], "blue": ["k6"]}, stock={"red": 1, "blue": 1},
              points={"red": 3, "blue": 3}, order=("red", "blue", "green"),
              pawns={"c8": {"blue": 2}, "c11": {"blue": 1, "green": 1}})  # fmt: skip
    play(t, "use k1", "discard x1", "end")
    assert asked(t) == "blue" and state(t)["points"]["red"] == 5 and rule(t, "use k6") == "ability.nothing"
    play(t, "end", "end")
    assert asked(t) == "red" and state(t)["stage"] == "vote"  # the negotiation for the first tile: red 5, blue 3
    play(t, "pass", "pass")
    assert state(t)["points"]["blue"] == 5
    play(t, "take 0")
    assert state(t)["stage"] == "vote" and asked(t) == "blue"  # both have 5, blue lies on top


def test_who_has_not_scored_stands_behind_all_who_have() -> None:
    """[points.disc] [setup.order]"""
    t = Table.new("guilds_of_london", 3, seed=3)
    first = state(t)["ranking"][:3]
    t = table(3, hands={first[2]: ["k1", "x1"]}, order=first, turn=2)
    play(t, "use k1", "discard x1", "end")
    assert state(t)["ranking"][:3] == [first[2], *first[:2]] == state(t)["order"][:3]
