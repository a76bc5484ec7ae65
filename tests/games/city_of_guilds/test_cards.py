"""Buildings and the other action cards."""

import pytest

from games.city_of_guilds.table import cubes, kinds_in, rule, state, table

# Nearly all of a side's 25 cubes, out of the way of the areas a test speaks of.
CROWD = {"university": 4, "cherriton": 4, "street": 5, "financial": 4, "poor": 5}


def crowd(side: str, leave: int, *keep_free: str) -> dict[str, dict[str, int]]:
    """Influence that leaves so many cubes in the supply of a side."""
    left, placed = 25 - leave, {}
    for area, spaces in {**CROWD, "market": 4, "royal": 4, "docks": 4}.items():
        if area not in keep_free and left:
            placed[area] = {side: min(spaces, left)}
            left -= placed[area][side]
    assert left == 0
    return placed


ELSE = "Keep it until you have more, or play another card."


def test_a_building_costs_four_and_three_for_the_bankers() -> None:
    """[building.cost] [bankers.ability]"""
    for guild, need in (("thieves", 4), ("bankers", 3)):
        for gold in (need - 1, need):
            t = table(2, guilds=(guild, "merchants"), hands=(("academy",), ()), gold=(gold, 0))
            refusal = t.why_not(0, "play academy")
            if gold < need:
                assert refusal is not None and refusal.rule == "building.cost"
                assert refusal.args == {"card": "academy", "need": need, "gold": gold}
                assert str(refusal) == f"Academy costs you {need} gold, and you have {gold}. " + ELSE
            else:
                assert refusal is None


def test_a_building_fills_its_square_and_a_space_and_stays_in_play() -> None:
    """[building.squares]"""
    t = table(2, hands=(("academy",), ()), gold=(4, 0), guilds=("thieves", "merchants"))
    t.play(0, "play academy")
    assert state(t)["owner"]["academy"] == "blue" and cubes(t, "royal") == {"blue": 1}
    assert state(t)["supply"]["blue"] == 23 and kinds_in(t, "play") == ["academy"]


def test_in_a_full_area_the_builder_must_replace_an_opponents_cube() -> None:
    """[building.full] [remove.must] [remove.owner] [remove.target]"""
    full = {"royal": {"blue": 1, "red": 2, "green": 1}, "docks": {"red": 1}}
    t = table(
        3, hands=(("academy",), (), ()), gold=(4, 0, 0), influence=full, guilds=("thieves", "merchants", "scholars")
    )
    t.play(0, "play academy")
    assert t.choices(0) == ["remove royal red", "remove royal green"]
    assert rule(t, 0, "skip") == "remove.must" and rule(t, 0, "remove royal blue") == "remove.owner"
    assert rule(t, 0, "remove docks red") == "remove.target" and rule(t, 0, "draw") == "table.not_now"
    t.play(0, "remove royal green")
    assert cubes(t, "royal") == {"blue": 2, "red": 2} and state(t)["supply"]["green"] == 25


def test_the_last_cube_fills_the_building_square_alone() -> None:
    """[building.own] [cube.supply]"""
    t = table(2, hands=(("academy",), ()), gold=(4, 0), influence=crowd("blue", 1, "royal"), supply={"blue": 1})
    t.play(0, "play academy")
    assert state(t)["owner"]["academy"] == "blue" and cubes(t, "royal") == {}
    t = table(2, hands=(("academy",), ()), gold=(4, 0), influence=crowd("blue", 0, "royal"))
    assert rule(t, 0, "play academy") == "cube.supply"


def test_gain_places_a_cube_and_may_remove_one_for_three_gold() -> None:
    """[gain.place] [cube.returns]"""
    t = table(2, hands=(("gain_docks",), ()), gold=(3, 0), influence={"docks": {"red": 2}})
    t.play(0, "play gain_docks")
    t.play(0, "remove docks red")
    assert cubes(t, "docks") == {"blue": 1, "red": 1}
    assert state(t)["gold"]["blue"] == 0 and state(t)["supply"]["red"] == 24
    t = table(2, hands=(("gain_docks",), ()), gold=(3, 0), influence={"docks": {"red": 2}})
    t.play(0, "play gain_docks")
    t.play(0, "skip")
    assert cubes(t, "docks") == {"blue": 1, "red": 2} and state(t)["gold"]["blue"] == 3
    t = table(2, hands=(("gain_docks",), ()), gold=(2, 0), influence={"docks": {"red": 2}})
    t.play(0, "play gain_docks")  # too poor to be asked
    assert cubes(t, "docks") == {"blue": 1, "red": 2}


def test_gain_says_what_it_would_need_in_a_full_area() -> None:
    """[gain.full]"""
    t = table(2, hands=(("gain_docks",), ()), gold=(2, 0), influence={"docks": {"red": 4}})
    refusal = t.why_not(0, "play gain_docks")
    assert refusal is not None and refusal.args == {"area": "docks", "need": 3, "gold": 2, "obstacle": "gold"}


def test_without_a_cube_nothing_that_places_one_can_be_played() -> None:
    """[cube.supply]"""
    t = table(
        2,
        hands=(("gain_docks", "beggars"), ()),
        gold=(9, 0),
        influence=crowd("blue", 0, "docks", "poor") | {"docks": {"red": 1}},
    )
    assert rule(t, 0, "play gain_docks") == rule(t, 0, "play beggars") == "cube.supply"


def test_beggars_cost_one_and_work_in_the_poor_quarter_alone() -> None:
    """[card.beggars] [card.cost]"""
    t = table(2, hands=(("beggars",), ()), gold=(0, 0))
    refusal = t.why_not(0, "play beggars")
    assert (
        refusal is not None
        and refusal.rule == "card.cost"
        and refusal.args == {"card": "beggars", "need": 1, "gold": 0}
    )
    t = table(2, hands=(("beggars",), ()), gold=(1, 0), influence={"poor": {"red": 1, "blue": 1}, "docks": {"red": 1}})
    t.play(0, "play beggars")
    assert t.choices(0) == ["remove poor red", "skip"]
    t.play(0, "remove poor red")
    assert cubes(t, "poor") == {"blue": 2} and state(t)["gold"]["blue"] == 0


def test_beggars_cannot_be_played_in_a_quarter_full_of_ones_own() -> None:
    """[card.full]"""
    t = table(2, hands=(("beggars",), ()), gold=(1, 0), influence={"poor": {"blue": 5}})
    assert rule(t, 0, "play beggars") == "card.full"


def test_political_machinations_may_remove_any_cube_also_ones_own() -> None:
    """[card.machinations] [remove.must]"""
    t = table(2, hands=(("political_machinations",), ()), gold=(2, 0), influence={"royal": {"blue": 2, "red": 2}})
    t.play(0, "play political_machinations")
    assert t.choices(0) == ["remove royal blue", "remove royal red"] and rule(t, 0, "skip") == "remove.must"
    t.play(0, "remove royal red")
    assert cubes(t, "royal") == {"blue": 3, "red": 1}


def test_malicious_rumours_can_be_played_even_if_nothing_stands_there() -> None:
    """[card.rumours]"""
    t = table(2, hands=(("malicious_rumours",), ()), gold=(2, 0))
    t.play(0, "play malicious_rumours")
    assert state(t)["gold"]["blue"] == 0 and kinds_in(t, "trash") == ["malicious_rumours"]
    t = table(
        2,
        hands=(("malicious_rumours",), ()),
        gold=(2, 0),
        influence={"royal": {"blue": 1}, "cherriton": {"red": 1}, "docks": {"red": 1}},
    )
    t.play(0, "play malicious_rumours")
    assert t.choices(0) == ["remove royal blue", "remove cherriton red", "skip"]
    t.play(0, "skip")
    assert cubes(t, "cherriton") == {"red": 1}


def test_dwindling_influence_removes_an_opponents_cube_anywhere_and_needs_one() -> None:
    """[card.dwindling]"""
    t = table(2, hands=(("dwindling_influence",), ()), influence={"royal": {"blue": 1}}, built={"library": "red"})
    assert rule(t, 0, "play dwindling_influence") == "card.dwindling"
    t = table(2, hands=(("dwindling_influence",), ()), influence={"royal": {"red": 1}, "street": {"red": 1}})
    t.play(0, "play dwindling_influence")
    assert t.choices(0) == ["remove royal red", "remove street red"]
    t.play(0, "remove street red")
    assert cubes(t, "street") == {}


@pytest.mark.parametrize(
    ("card", "areas"), [("financial_crisis", ("financial", "market")), ("workers_revolt", ("docks", "poor"))]
)
def test_crisis_and_revolt_take_a_cube_from_each_of_two_areas(card: str, areas: tuple[str, str]) -> None:
    """[card.crisis] [card.revolt]"""
    both = {areas[0]: {"blue": 1, "red": 1}, areas[1]: {"blue": 1, "red": 1}}
    t = table(2, hands=((card,), ()), influence=both)
    t.play(0, f"play {card}")
    assert t.choices(0) == [f"remove {areas[0]} blue", f"remove {areas[0]} red"]
    t.play(0, f"remove {areas[0]} red")
    assert t.choices(0) == [f"remove {areas[1]} blue", f"remove {areas[1]} red"]
    t.undo(0)
    assert t.choices(0) == [f"remove {areas[0]} blue", f"remove {areas[0]} red"]
    t.play(0, f"remove {areas[0]} red")
    t.play(0, f"remove {areas[1]} red")
    assert cubes(t, areas[0]) == cubes(t, areas[1]) == {"blue": 1}
    assert str(t.lines(1)[-1]).endswith(f"play {card}; remove {areas[0]} red; remove {areas[1]} red")


def test_power_shift_moves_an_own_cube_to_a_free_space_of_another_area() -> None:
    """[card.shift] [shift.from] [shift.to]"""
    influence = {"royal": {"blue": 1}, "docks": {"red": 4}, "market": {"blue": 1}}
    t = table(2, hands=(("power_shift",), ()), influence=influence)
    t.play(0, "play power_shift")
    assert t.choices(0) == ["from royal", "from market"] and rule(t, 0, "from docks") == "shift.from"
    t.play(0, "from royal")
    assert rule(t, 0, "to docks") == rule(t, 0, "to royal") == "shift.to"
    t.play(0, "to street")
    assert cubes(t, "royal") == {} and cubes(t, "street") == {"blue": 1}
    t = table(2, hands=(("power_shift",), ()), influence={"docks": {"red": 1}})
    assert rule(t, 0, "play power_shift") == "card.shift"


def test_a_shift_out_of_the_only_area_with_space_is_not_offered() -> None:
    """[shift.to]"""
    full = {area: {"red": 2, "green": 2} for area in ("docks", "market", "university", "cherriton", "financial")}
    full |= {"poor": {"red": 3, "green": 2}, "street": {"red": 3, "green": 1, "blue": 1}, "royal": {"blue": 1}}
    t = table(3, hands=(("power_shift",), (), ()), influence=full)
    t.play(0, "play power_shift")  # from the Street to the Royal Quarter: all of it is forced
    assert cubes(t, "royal") == {"blue": 2} and cubes(t, "street") == {"red": 3, "green": 1}


def test_two_cubes_in_different_areas_and_of_different_owners_are_swapped() -> None:
    """[card.swap] [swap.cube] [swap.effect]"""
    influence = {"royal": {"blue": 1, "red": 1}, "docks": {"red": 1, "green": 1}, "street": {"blue": 1}}
    t = table(3, hands=(("swap",), (), ()), influence=influence)
    t.play(0, "play swap")
    assert rule(t, 0, "swap market red") == "swap.cube"
    t.play(0, "swap royal blue")
    assert t.choices(0) == ["with docks red", "with docks green"]
    assert rule(t, 0, "with royal red") == rule(t, 0, "with street blue") == "swap.effect"
    assert rule(t, 0, "with market red") == "swap.cube"
    t.play(0, "with docks green")
    assert cubes(t, "royal") == {"red": 1, "green": 1} and cubes(t, "docks") == {"blue": 1, "red": 1}


def test_a_swap_without_effect_cannot_be_played_and_a_cube_without_partner_is_not_offered() -> None:
    """[swap.effect] [card.swap]"""
    t = table(2, hands=(("swap",), ()), influence={"royal": {"blue": 1, "red": 1}})
    assert rule(t, 0, "play swap") == "card.swap"
    t = table(
        2, hands=(("swap",), ()), influence={"royal": {"blue": 1, "red": 1}, "docks": {"red": 1}, "market": {"red": 1}}
    )
    t.play(0, "play swap")
    assert rule(t, 0, "swap royal red") == "swap.effect"


def test_recycle_discards_the_hand_and_draws_what_the_pile_has() -> None:
    """[card.recycle] [merchants.ability]"""
    t = table(
        2,
        guilds=("merchants", "bankers"),
        gold=(0, 0),
        hands=(("recycle", "swap", "library"), ()),
        draw=("beggars", "theatre"),
    )
    t.play(0, "play recycle")
    assert sorted(kinds_in(t, "hand_0")) == ["beggars", "theatre"] and state(t)["gold"]["blue"] == 2
    assert state(t)["discards"][:2] == ["library", "swap"] and kinds_in(t, "trash") == ["recycle"]
    t = table(2, hands=(("recycle",), ()), draw=())
    assert rule(t, 0, "play recycle") == "card.recycle"


def test_recycle_is_no_draw_action_for_scholars_and_thieves() -> None:
    """[card.recycle] [scholars.ability] [thieves.ability]"""
    for guild in ("scholars", "thieves"):
        t = table(
            2, guilds=(guild, "bankers"), hands=(("recycle",), ()), draw=("beggars", "theatre", "swap", "library")
        )
        t.play(0, "play recycle")
        assert len(kinds_in(t, "hand_0")) == 3 and t.to_act == {1}
