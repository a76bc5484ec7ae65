"""Set-up, cards, the order of a round, golden cards."""

import pytest

from games.flandern_1302.table import Town, cards, on, play_round, rule, state, table
from guildhall import Table
from guildhall.games.flandern_1302.tables import STOCK

BLUE, RED, GREEN, YELLOW = range(4)
NAME = "flandern_1302"


def test_four_guilds_six_towns_and_all_their_pieces() -> None:
    """[setup.guilds] [setup.centres] [setup.districts] [setup.pieces] [setup.cards]"""
    s = state(Table.new(NAME, 4, seed=1, options={"start": 0}))
    assert s["guild"] == {"blue": "dyers", "red": "fullers", "green": "cloth_cutters", "yellow": "weavers"}
    centres = {town: next(g for g, spots in held.items() if "c" in spots) for town, held in s["held"].items()}
    assert centres == {
        "brugge": "weavers", "gent": "fullers", "utrecht": "armourers", "ieper": "cloth_cutters", "leuven": "dyers",
        "luik": "church",
    }  # fmt: skip
    assert all(len(held["free"]) == 12 for held in s["held"].values())
    assert [int(sum(sum(row) for row in guild)) for guild in STOCK] == [15] * 5 + [9] and all(s["church_left"].values())
    assert (s["cubes"], s["cathedrals"], s["master"]) == (10, 4, ["none"] * 4)
    assert set(s["card"]["red"].values()) == {"hand"} and s["influence"]["red"] == 3


def test_the_golden_cards_are_28_in_two_piles_with_one_card_for_each_town() -> None:
    """[setup.golden]"""
    left = state(Table.new(NAME, 4, seed=1))["golden_left"]
    assert [sum(left[pile].values()) for pile in ("a", "b")] == [14, 14]
    assert all(
        left["a"][town] + left["b"][town] == 1 for town in ("brugge", "gent", "ieper", "leuven", "utrecht", "luik")
    )


@pytest.mark.parametrize(
    ("first", "out", "town"), [("dyers", "weavers", "brugge"), ("weavers", "cloth_cutters", "ieper")]
)
def test_with_three_players_a_guild_and_its_town_are_not_there(first: str, out: str, town: str) -> None:
    """[setup.three] [setup.guilds]"""
    t = Table.new(NAME, 3, seed=1, options={"start": 0, "guilds": first})
    s = state(t)
    assert s["guild"]["blue"] == first and s["town"][town] == "unused" and not any(s["held"][town].values())
    assert not any(n for row in s["stock"][out].values() for n in row.values())
    assert s["card"]["blue"][town] == "gone" and s["golden_left"]["b"][town] == 0
    assert rule(t, BLUE, f"play {town} 0") == "cards.hand"
    play_round(t, "site 0", "pick_up 0", "pick_up 0")
    assert rule(t, BLUE, f"build own_0 {town}_r1") == "action.closed"


def test_the_starting_player_is_drawn_by_lot_or_agreed() -> None:
    """[setup.start]"""
    assert {state(Table.new(NAME, 4, seed=seed))["first"] for seed in range(30)} == {"blue", "red", "green", "yellow"}
    assert state(Table.new(NAME, 4, seed=1, options={"start": 2}))["first"] == "green"


def test_towns_may_lie_elsewhere_and_nothing_else_changes() -> None:
    """[setup.centres]"""
    places = {
        tuple(state(Table.new(NAME, 4, seed=seed, options={"sites": "random"}))["area"].values()) for seed in range(9)
    }
    assert len(places) > 5 and all(len(set(areas)) == 6 for areas in places)
    t = Table.new(NAME, 4, seed=3, options={"sites": "random", "start": 0})
    play_round(t, "gent 1", *["pick_up 0"] * 3)
    assert len(t.choices(BLUE)) == 30


def test_all_choose_at_once_and_nobody_sees_what_or_how_much() -> None:
    """[cards.choose] [cards.secret]"""
    t = Table.new(NAME, 4, seed=1, options={"start": 0})
    assert t.to_act == {0, 1, 2, 3}
    before = t.view(RED)["state"]
    t.play(BLUE, "play leuven 2")
    seen = t.view(RED)["state"]
    assert {k: v for k, v in seen.items() if k != "to_act"} == {k: v for k, v in before.items() if k != "to_act"}
    assert t.view(BLUE)["state"]["chosen"]["blue"] == "leuven" and t.to_act == {1, 2, 3}
    t.undo(BLUE)
    assert t.to_act == {0, 1, 2, 3}


def test_only_cards_in_hand_and_no_more_influence_than_one_has() -> None:
    """[cards.hand] [cards.influence]"""
    t = table(4, played={BLUE: ["gent"]}, influence=(2, 3, 3, 3))
    assert rule(t, BLUE, "play gent 0") == "cards.hand" and rule(t, BLUE, "play luik 3") == "cards.influence"
    assert rule(t, BLUE, "play luik 2") == ""


def test_revealed_influence_leaves_the_game_even_if_the_action_fails() -> None:
    """[order.reveal] [action.spent]"""
    t = table(4, {"brugge": Town({"q1": "dyers", "q2": "fullers", "r1": "fullers", "r2": "dyers"},
                                 covered=["q3", "q4", "r3", "r4", "h1", "h2", "h3", "h4"])})  # fmt: skip
    play_round(t, "brugge 2", *["pick_up 0"] * 3)
    assert any(item["news"] == "spends" for item in t.news(None))
    assert state(t)["influence"]["blue"] == 1 and state(t)["influence_gone"] == 2 and cards(t, BLUE, "played") == []


def test_a_round_goes_through_its_six_steps_and_the_next_player_starts_the_next_one() -> None:
    """[round.steps] [round.next] [golden.draw] [golden.reveal]"""
    t = table(4, golden="gent", first=RED)
    play_round(t, "leuven 0", "gent 0", "pick_up 0", "luik 1")
    assert t.to_act == {YELLOW}, "most cards"
    t.play(YELLOW, t.choices(YELLOW)[0])
    assert t.to_act == {RED}, "then the starting player"
    t.play(RED, t.choices(RED)[0])
    assert t.to_act == {BLUE}, "green only picks up"
    t.play(BLUE, t.choices(BLUE)[0])
    assert t.to_act == {RED} and state(t)["stage"] == "golden" and state(t)["using"] == "gent"
    t.play(RED, t.choices(RED)[0])
    assert state(t)["round_no"] == 2 and state(t)["first"] == "green" and t.to_act == {0, 1, 2, 3}


def test_only_the_starting_player_sees_the_golden_card_before_it_is_used() -> None:
    """[golden.draw]"""
    t = Table.new(NAME, 4, seed=4, options={"start": 2})
    assert t.view(GREEN)["state"]["golden_now"]["green"] not in (None, "none")
    for other in (BLUE, RED, YELLOW, None):
        assert t.view(other)["state"]["golden_now"]["green"] is None
        assert t.view(other)["state"]["golden_back"] == "a"
        assert sum(t.view(other)["state"]["golden_left"]["a"].values()) == 14, "the card face down is not missing"


def test_golden_cards_never_come_back() -> None:
    """[golden.stays]"""
    t = table(4, golden="pick_up", golden_left=[("a", "pick_up"), ("b", "influence")])
    play_round(t, *["pick_up 0"] * 4)
    assert state(t)["golden_left"]["a"]["pick_up"] == 0 and state(t)["golden_back"] == "b"


def test_the_pick_up_card_takes_everything_back_and_is_the_only_way_to_pass() -> None:
    """[pickup.all] [pickup.pass]"""
    t = table(4, played={BLUE: ["gent", "site"]}, golden="influence")
    play_round(t, *["pick_up 0"] * 4)
    assert cards(t, BLUE, "played") == [] and cards(t, RED, "played") == []
    assert [item["count"] for item in t.news(None) if item["news"] == "picks_up"] == [3, 1, 1, 1]


def test_the_golden_pick_up_takes_back_the_card_of_this_round_too() -> None:
    """[pickup.all]"""
    t = table(4, played={BLUE: ["site"]}, golden="pick_up")
    play_round(t, "leuven 0", *["pick_up 0"] * 3)
    t.play(BLUE, t.choices(BLUE)[0])
    assert cards(t, BLUE, "played") == []


def test_influence_from_a_golden_card_is_taken_in_hand() -> None:
    """[golden.influence]"""
    t = table(4, golden="influence")
    play_round(t, *["pick_up 0"] * 4)
    assert state(t)["influence"]["blue"] == 4 and rule(t, BLUE, "play gent 4") == ""


def test_a_golden_town_card_builds_only_for_the_neutral_guild_and_the_church() -> None:
    """[town.neutral]"""
    t = table(4, acting=(BLUE, "gent"), stage="golden")
    assert rule(t, BLUE, "build own_0 gent_r1") == "town.neutral" and rule(t, BLUE, "build grey_1 gent_r1") == ""
    assert not [move for move in t.choices(BLUE) if "own" in move]


def test_a_golden_building_site_bears_a_cube() -> None:
    """[town.neutral] [site.card]"""
    t = table(4, acting=(BLUE, "site"), stage="golden")
    t.play(BLUE, "build church gent_r1")
    assert state(t)["site"]["gent"] == ["r1"] and state(t)["cubes"] == 9


def test_a_cathedral_stands_on_any_church_district_once() -> None:
    """[cathedral.where] [cathedral.one]"""
    town = Town({"q1": "church", "r1": "dyers", "q2": "church"}, special=["q3"], site=["q2"], cathedral=["q1"])
    t = table(
        4, {"gent": town, "ieper": Town({"q1": "church"}, scored=True)}, acting=(BLUE, "cathedral"), stage="golden"
    )
    assert t.choices(BLUE) == ["cathedral gent_q2", "cathedral gent_q3", "cathedral luik_c"]
    assert (
        rule(t, BLUE, "cathedral gent_q1") == "cathedral.one"
        and rule(t, BLUE, "cathedral gent_r1") == "cathedral.where"
    )
    assert rule(t, BLUE, "cathedral ieper_q1") == "action.closed"
    t.play(BLUE, "cathedral luik_c")
    assert state(t)["cathedrals"] == 2 and state(t)["cathedral"]["luik"] == ["c"]


def test_a_guild_master_stands_on_an_own_or_a_grey_district_also_beside_another() -> None:
    """[master.where] [master.several]"""
    town = Town({"q1": "dyers", "r1": "fullers", "q2": "armourers"}, site=["q2"])
    t = table(4, {"ieper": town}, acting=(BLUE, "master"), stage="golden", masters=["ieper_q1"])
    assert t.choices(BLUE) == ["master utrecht_c", "master ieper_q1", "master ieper_q2", "master leuven_c"]
    assert rule(t, BLUE, "master ieper_r1") == "master.where"
    t.play(BLUE, "master ieper_q1")
    assert state(t)["master"] == ["ieper_q1", "ieper_q1", "none", "none"]


def test_a_golden_card_that_can_do_nothing_is_spent() -> None:
    """[action.spent] All four masters stand already."""
    t = table(4, golden="master", masters=["leuven_c"] * 4)
    play_round(t, *["pick_up 0"] * 4)
    assert any(item["news"] == "spends" and item["golden"] == "master" for item in t.news(None))
    assert state(t)["round_no"] == 2


# Building.


def test_a_town_card_builds_in_its_town_an_own_a_grey_or_a_church_district() -> None:
    """[town.card] [town.districts] [build.free] [build.shape] [build.stays]"""
    t = table(4, {"gent": Town({"r1": "dyers"})}, acting=(YELLOW, "gent"))
    assert (
        rule(t, YELLOW, "build own_0 brugge_r1") == "town.card"
        and rule(t, YELLOW, "build own_0 gent_r1") == "build.free"
    )
    assert {move.split()[1] for move in t.choices(YELLOW) if move.startswith("build")} == {
        "own_0", "own_1", "own_2", "grey_0", "grey_1", "grey_2", "church"
    }  # fmt: skip
    t.play(YELLOW, "build own_2 gent_r2")
    after = state(t)
    assert on(t, "gent_r2") == "weavers" and after["stock"]["weavers"]["rect"] == {"none": 3, "one": 1, "two": 0}
    assert after["printed"]["gent"]["two"] == ["r2"] and after["site"]["gent"] == []


def test_districts_run_out() -> None:
    """[build.stock]"""
    laid = {"gent": Town({"r1": "dyers", "r2": "dyers"}), "ieper": Town({"r1": "dyers", "r2": "dyers+1"})}
    t = table(4, laid, acting=(BLUE, "utrecht"))
    assert rule(t, BLUE, "build own_0 utrecht_r1") == "build.stock" and rule(t, BLUE, "build own_2 utrecht_r1") == ""


def test_covers_are_no_districts_to_build_on_to() -> None:
    """[build.long]"""
    t = table(4, {"gent": Town({"r2": "dyers"}, covered=["r1", "q1"])}, acting=(BLUE, "gent"))
    assert (
        rule(t, BLUE, "build grey_0 gent_q3") == "build.long" and rule(t, BLUE, "build grey_0 gent_h1") == "build.long"
    )


def test_special_districts_have_hosts_bring_spaces_and_need_room() -> None:
    """[special.host] [special.spaces] [special.stock] [special.room]"""
    base = {"r1": "dyers", "h1": "fullers", "q2": "dyers"}
    t = table(4, {"ieper": Town(base)}, acting=(RED, "ieper"))
    assert rule(t, RED, "build own_0 ieper_a3") == "special.spaces"
    t.play(RED, "special ieper_q3")
    assert on(t, "ieper_q3") == "church" and on(t, "ieper_a3") == "free" and not state(t)["church_left"]["church_a"]
    gone = {"ieper": Town(base), "gent": Town(special=["q4"])}
    assert rule(table(4, gone, acting=(RED, "ieper")), RED, "special ieper_q3") == "special.stock"
    # C on H4 has its new square where A on Q3 would lie; they would border each other, too, and that rule comes first.
    t = table(4, {"ieper": Town(base, special=["h4"])}, acting=(RED, "ieper"))
    assert rule(t, RED, "special ieper_q3") == "build.border"
    # D needs the square beside it.
    t = table(4, {"ieper": Town({"r1": "dyers", "q1": "fullers"})}, acting=(RED, "ieper"))
    assert rule(t, RED, "special ieper_h1") == "special.room"
    assert rule(t, RED, "build church ieper_q3") == ""


def test_no_church_district_fits_a_space_that_a_special_one_has_added() -> None:
    """[special.spaces] [build.border]"""
    t = table(4, {"ieper": Town({"r1": "dyers", "h4": "fullers"}, special=["q3"])}, acting=(RED, "ieper"))
    assert rule(t, RED, "build church ieper_a3") == "build.border" and rule(t, RED, "build grey_0 ieper_a3") == ""


def test_c_and_d_never_fit_in_luik() -> None:
    """[build.border]"""
    t = table(4, {"luik": Town({"r1": "dyers", "r2": "dyers"})}, acting=(RED, "luik"))
    assert {rule(t, RED, f"special luik_{host}") for host in ("h1", "h2", "h3", "h4")} == {"build.border"}


def test_a_building_site_card_lays_in_any_town_and_completes_nothing() -> None:
    """[site.card] [site.cube]"""
    t = table(4, {"gent": Town({"r1": "dyers"}, site=["r1"])}, acting=(BLUE, "site"))
    assert rule(t, BLUE, "complete gent_r1") == "site.card"
    t.play(BLUE, "build own_1 utrecht_q1")
    assert (
        state(t)["site"]["utrecht"] == ["q1"]
        and state(t)["cubes"] == 8
        and state(t)["printed"]["utrecht"]["one"][0] == "q1"
    )


def test_completing_takes_the_cube_of_an_own_a_grey_or_a_church_site() -> None:
    """[town.complete] [action.must]"""
    town = Town({"r1": "dyers", "r2": "fullers", "q1": "armourers", "q2": "church"}, site=["r1", "r2", "q1", "q2"])
    t = table(4, {"ieper": town}, acting=(BLUE, "ieper"))
    completes = [move for move in t.choices(BLUE) if move.startswith("complete")]
    assert completes == ["complete ieper_q1", "complete ieper_q2", "complete ieper_r1"]
    assert rule(t, BLUE, "complete ieper_r2") == "town.complete"
    t.play(BLUE, "complete ieper_q2")
    assert state(t)["cubes"] == 7 and state(t)["site"]["ieper"] == ["q1", "r1", "r2"]
