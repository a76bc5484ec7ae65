"""Positions that are easy to get wrong, and the worked examples of the rulebook, to the point."""

from games.flandern_1302.table import Town, cards, on, play_round, position, rule, state, table
from guildhall import Table

BLUE, RED, GREEN, YELLOW = range(4)


def liege() -> dict[str, Town]:
    """The example of Liège, a move before its end: blue's last district is missing."""
    return {
        "luik": Town(
            {
                "h1": "dyers", "h2": "dyers", "h3": "weavers+2", "h4": "weavers", "q1": "weavers+1", "q2": "fullers+1",
                "q4": "fullers", "r1": "cloth_cutters+1", "r2": "cloth_cutters", "r3": "armourers", "r4": "armourers",
            },
            special=["q3"], site=["q1"], cathedral=["c"],
        )
    }  # fmt: skip


def example_of_liege(master: str) -> Table:
    t = table(4, liege(), acting=(BLUE, "luik"), golden="master", masters=["luik_h4"])
    t.play(BLUE, "build own_1 luik_a3")
    t.play(BLUE, f"master {master}")
    return t


def test_the_example_of_liege_16_to_blue_8_to_yellow_and_nothing_to_three_equal_guilds() -> None:
    """[score.value] [score.masters] [score.ties] [score.sites] [score.cubes]"""
    t = example_of_liege("luik_r3")
    points = state(t)["points"]
    assert points == {"dyers": 16, "weavers": 8, "fullers": 0, "cloth_cutters": 0, "armourers": 0, "church": 0}
    told = [item for item in t.news(None) if item["news"] in ("scores", "gets")]
    assert told[0] == {"n": 2, "news": "scores", "town": "luik", "points": 16}
    assert [(item["guild"], item["rank"]) for item in told[1:]] == [
        ("dyers", 1), ("weavers", 2), ("fullers", 5), ("cloth_cutters", 5), ("armourers", 5)
    ]  # fmt: skip
    assert state(t)["cubes"] == 10 and state(t)["site"]["luik"] == ["q1"], "the cube is back; it never was completed"
    facts = t.view(None)["facts"]
    assert facts["worth"]["luik"] == 16 and facts["would_get"]["luik"]["weavers"] == 8, "as it was paid"


def test_had_the_master_gone_to_blue_the_others_would_share_the_fourth_place() -> None:
    """[score.places] [score.ties]"""
    points = state(example_of_liege("luik_h1"))["points"]
    assert points == {"dyers": 16, "weavers": 8, "fullers": 2, "cloth_cutters": 2, "armourers": 0, "church": 0}


def order_of(first: int, *influence: int) -> list[str]:
    t = Table.new("flandern_1302", 4, seed=3, options={"start": first})
    play_round(t, *(f"pick_up {n}" for n in influence))
    return [item["side"] for item in t.news(None) if item["news"] == "order"]


def test_the_example_of_the_order_of_play() -> None:
    """[order.most] [order.ties] Seats: blue, red, green, yellow; clockwise from the starting player yellow comes blue."""
    assert order_of(YELLOW, 1, 1, 2, 0) == ["green", "blue", "red", "yellow"]
    assert order_of(YELLOW, 1, 1, 2, 1) == ["green", "yellow", "blue", "red"]
    assert order_of(YELLOW, 0, 0, 0, 0) == ["yellow", "blue", "red", "green"]


def legal(card: str, stage: str = "silver") -> list[str]:
    t = table(4, {}, acting=(YELLOW, card), stage=stage, first=YELLOW)
    return t.choices(YELLOW)


def test_in_empty_towns_short_sides_and_the_own_centre_leave_so_many_moves() -> None:
    """[build.long] [build.border]"""
    brugge = legal("brugge")
    assert len(brugge) == 18 and not [move for move in brugge if "own" in move]
    assert len([m for m in brugge if "grey" in m]) == 12 and len([m for m in brugge if "church" in m]) == 4
    assert [m for m in brugge if m.startswith("special")] == ["special brugge_h1", "special brugge_h3"]
    assert len(legal("gent")) == 30 and len(legal("utrecht")) == 18 and len(legal("site")) == 150
    luik = legal("luik")
    assert len(luik) == 24 and not [m for m in luik if "church" in m or m.startswith("special")]
    assert [len(legal(town, "golden")) for town in ("brugge", "utrecht", "luik")] == [18, 6, 12]


def test_no_hexagon_is_first_in_a_town_and_the_short_side_forbids_all_the_same() -> None:
    """[build.long] [build.border]"""
    t = table(4, {}, acting=(YELLOW, "brugge"))
    assert rule(t, YELLOW, "build grey_0 brugge_h1") == "build.long"
    assert rule(t, YELLOW, "build own_0 brugge_r1") == "build.border"
    around = {"r1": "fullers", "q1": "dyers"}
    t = table(4, {"brugge": Town(around)}, acting=(YELLOW, "brugge"))
    assert rule(t, YELLOW, "build own_0 brugge_h1") == "build.border"
    assert rule(t, YELLOW, "build grey_0 brugge_h1") == ""


FULL = {
    "q1": "dyers", "q2": "fullers", "q4": "dyers", "r1": "fullers", "r2": "cloth_cutters", "r3": "armourers",
    "r4": "cloth_cutters", "h1": "cloth_cutters", "h2": "armourers", "h3": "armourers", "h4": "dyers",
}  # fmt: skip


def test_a_normal_square_on_the_last_space_completes_the_town_and_a_opens_it_again() -> None:
    """[special.spaces] [score.when]"""
    t = table(4, {"brugge": Town(FULL)}, acting=(BLUE, "brugge"))
    t.play(BLUE, "build own_0 brugge_q3")
    assert state(t)["town"]["brugge"] == "scored"
    t = table(4, {"brugge": Town(FULL)}, acting=(BLUE, "brugge"))
    t.play(BLUE, "special brugge_q3")
    assert state(t)["town"]["brugge"] == "open" and on(t, "brugge_a3") == "free"
    t = table(4, {"brugge": Town(FULL)}, acting=(BLUE, "site"))
    t.play(BLUE, "special brugge_q3")
    assert on(t, "brugge_a3") == "free" and state(t)["site"]["brugge"] == ["q3"]


def test_d_fills_the_last_two_spaces_at_once() -> None:
    """[special.removes] [score.when]"""
    rest = {spot: guild for spot, guild in FULL.items() if spot not in ("h1", "q1")} | {"q3": "dyers"}
    t = table(4, {"brugge": Town(rest)}, acting=(BLUE, "brugge"))
    t.play(BLUE, "special brugge_h1")
    assert state(t)["town"]["brugge"] == "scored" and on(t, "brugge_q1") == "swallowed"


def test_an_uncompleted_special_district_is_worth_nothing_with_a_cathedral_on_it_as_well() -> None:
    """[score.sites] [cathedral.where]"""
    town = Town(FULL, special=["q3"], site=["q3"], cathedral=["q3"])
    t = table(4, {"brugge": town}, acting=(RED, "brugge"))
    t.play(RED, "build own_0 brugge_a3")
    scored = next(item for item in t.news(None) if item["news"] == "scores")
    assert scored["points"] == 13, "twelve guild districts and the centre"


def test_ties_for_the_first_place_get_what_the_second_gets() -> None:
    """[score.ties] Value 15, two guilds level first: 8, 8, 4, 2, 0."""
    town = Town(
        {
            "h1": "dyers", "h2": "dyers", "h3": "dyers", "h4": "dyers+1", "r1": "fullers", "r2": "fullers", "r3": "fullers",
            "r4": "fullers+1", "q1": "cloth_cutters", "q2": "cloth_cutters", "q4": "cloth_cutters",
        },
        special=["q3"],
    )  # fmt: skip
    t = table(4, {"brugge": town}, acting=(RED, "brugge"))
    t.play(RED, "build grey_2 brugge_a3")
    assert next(item["points"] for item in t.news(None) if item["news"] == "scores") == 15
    told = {item["guild"]: (item["rank"], item["points"]) for item in t.news(None) if item["news"] == "gets"}
    assert told == {"dyers": (2, 8), "fullers": (2, 8), "cloth_cutters": (3, 4), "armourers": (4, 2), "weavers": (5, 0)}


def test_with_three_players_three_level_guilds_behind_the_leader_get_2_each() -> None:
    """[score.ties] [setup.three]"""
    town = Town({"r1": "dyers", "r2": "dyers", "q1": "fullers", "q2": "cloth_cutters", "q3": "fullers",
                 "q4": "cloth_cutters", "r3": "armourers", "h3": "armourers"}, covered=["h1", "h2", "h4"])  # fmt: skip
    t = table(3, {"luik": town}, acting=(BLUE, "luik"))
    t.play(BLUE, "build own_0 luik_r4")
    told = {item["guild"]: item["points"] for item in t.news(None) if item["news"] == "gets"}
    assert told == {"dyers": 11, "fullers": 2, "cloth_cutters": 2, "armourers": 2}


def test_in_a_poor_town_the_third_place_brings_more_than_the_second() -> None:
    """[score.places] [score.ranks] Value 5, no ties: 5, 3, 4, 2; a guild with only a building site has no rank."""
    town = Town(
        {"r1": "dyers", "q1": "fullers+2", "q2": "armourers", "h1": "cloth_cutters"},
        site=["h1"],
        covered=["q3", "q4", "r3", "r4", "h2", "h3", "h4"],
    )
    t = table(4, {"brugge": town}, acting=(BLUE, "brugge"))
    t.play(BLUE, "build own_0 brugge_r2")
    told = {item["guild"]: item["points"] for item in t.news(None) if item["news"] == "gets"}
    assert told == {"dyers": 5, "fullers": 3, "weavers": 4, "armourers": 2}


def test_a_cube_that_comes_back_in_time_serves_the_next_seat() -> None:
    """[site.cube] [town.complete] [action.spent]"""
    sites = {
        "gent": Town(
            {"r1": "armourers", "r2": "armourers", "q1": "dyers", "q2": "dyers"}, site=["r1", "r2", "q1", "q2"]
        ),
        "ieper": Town(
            {"r1": "armourers+1", "r2": "armourers+2", "q1": "dyers+1", "q2": "dyers+2"}, site=["r1", "r2", "q1", "q2"]
        ),
        "brugge": Town({"r1": "armourers", "q1": "armourers"}, site=["r1", "q1"]),
    }
    t = table(4, sites)
    assert state(t)["cubes"] == 0
    play_round(t, "gent 1", "site 0", "pick_up 0", "pick_up 0")
    t.play(BLUE, "complete gent_r1")
    assert t.to_act == {RED} and state(t)["moment"] == "site"
    t = table(4, sites)
    play_round(t, "gent 0", "site 1", "pick_up 0", "pick_up 0")
    assert t.to_act == {BLUE} and cards(t, RED, "played") == ["site"], "spent"
    assert any(item["news"] == "spends" and item["side"] == "red" for item in t.news(None))


def test_in_a_full_town_a_card_must_complete_what_it_can_and_is_spent_otherwise() -> None:
    """[action.must] [action.spent] [town.neutral]"""
    full = {**FULL, "q3": "dyers"}
    t = table(4, {"brugge": Town(full, site=["q3", "q1"]), "gent": Town()})
    play_round(t, "brugge 1", "pick_up 0", "brugge 0", "pick_up 0")
    assert t.choices(BLUE) == ["complete brugge_q1", "complete brugge_q3"]
    t.play(BLUE, "complete brugge_q1")
    assert any(item["news"] == "spends" and item["side"] == "green" for item in t.news(None)), (
        "blue's site is not green's"
    )
    t = table(4, {"brugge": Town(full, site=["r3"])}, acting=(YELLOW, "brugge"))
    assert t.choices(YELLOW) == ["complete brugge_r3"], "a grey one is everybody's"
    t = table(
        4, {"brugge": Town(full, site=["q3"]), "gent": Town({"r1": "dyers"})}, acting=(BLUE, "gent"), golden="brugge"
    )
    t.play(BLUE, t.choices(BLUE)[0])
    assert any(item["news"] == "spends" and item.get("golden") == "brugge" for item in t.news(None)), "own, so nothing"


SCORED = {town: Town(scored=True) for town in ("gent", "ieper")}


def test_when_the_last_golden_cards_are_of_scored_towns_the_round_has_no_golden_action_and_is_the_last() -> None:
    """[golden.scored] [golden.runs_out] [end.pile] [end.rest]"""
    left = [("b", "gent"), ("b", "ieper"), ("b", "master")]
    t = table(4, SCORED, golden="master", golden_left=left)
    play_round(t, "pick_up 0", "pick_up 0", "pick_up 0", "pick_up 0")
    t.play(BLUE, t.choices(BLUE)[0])
    assert [item["golden"] for item in t.news(None) if item["news"] == "removes"] in (
        ["gent", "ieper"],
        ["ieper", "gent"],
    )
    assert not t.over and state(t)["golden_back"] == "none"
    play_round(t, "pick_up 0", "pick_up 0", "pick_up 0", "pick_up 0")
    assert t.over and t.ending == "end.pile" and not any(row["free"] for row in state(t)["held"].values())
    assert {town for town, how in state(t)["town"].items() if how == "scored"} == set(state(t)["town"])


def test_one_free_space_left_after_covers_ends_the_game_although_it_could_be_built_on() -> None:
    """[end.full] [end.rest]"""
    towns = {town: Town(scored=True) for town in ("gent", "ieper", "utrecht", "luik", "leuven")}
    rest = {spot: guild for spot, guild in FULL.items() if spot not in ("q1", "q2")} | {"q3": "dyers"}
    t = table(4, {**towns, "brugge": Town(rest)}, acting=(BLUE, "brugge"))
    t.play(BLUE, "build own_0 brugge_q1")
    assert t.over and t.ending == "end.full" and on(t, "brugge_q2") == "covered"


def test_a_golden_influence_card_of_the_last_round_counts_for_the_bonus() -> None:
    """[golden.influence] [end.bonus]"""
    t = table(4, golden="influence", golden_left=[("b", "influence")], influence=(2, 3, 1, 0))
    play_round(t, "pick_up 0", "pick_up 0", "pick_up 0", "pick_up 0")
    assert t.over and [i["side"] for i in t.news(None) if i["news"] == "bonus"] == ["blue", "red"]


def test_a_position_is_read_and_written_the_same() -> None:
    """The whole position is a table of its own."""
    given = position(4, liege(), acting=(BLUE, "luik"), golden="master", masters=["luik_h4"])
    assert Table.from_position(given).position()["state"] == given["state"]
