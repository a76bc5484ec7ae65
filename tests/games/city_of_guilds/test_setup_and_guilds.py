"""Set-up, the Mayor, choosing guilds, dealing."""

import pytest

from games.city_of_guilds.table import choosing, known, rule, state, table
from guildhall import Table


def test_everybody_starts_with_25_cubes_for_the_city_and_2_gold() -> None:
    """[setup.cubes] [setup.gold]"""
    now = state(Table.new("city_of_guilds", 3, seed=1))
    assert now["supply"] == {"blue": 25, "red": 25, "green": 25, "yellow": 0}
    assert now["gold"] == {"blue": 2, "red": 2, "green": 2, "yellow": 0}


def test_the_first_mayor_is_drawn_by_lot_unless_agreed() -> None:
    """[setup.start]"""
    drawn = {state(Table.new("city_of_guilds", 4, seed=seed))["mayor"] for seed in range(40)}
    assert drawn == {"blue", "red", "green", "yellow"}
    agreed = {state(Table.new("city_of_guilds", 4, seed=seed, options={"start": 2}))["mayor"] for seed in range(10)}
    assert agreed == {"green"}


@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 3), (4, 4)])
def test_the_office_goes_round_in_the_first_rounds(seats: int, rounds: int) -> None:
    """[mayor.turns] [mayor.poorest]"""
    rich = (9, 1, 1, 1)
    for round_no in range(1, rounds):
        t = table(
            seats, round_no=round_no, mayor=0, gold=rich, draw=(), passed=tuple(range(1, seats)), hands=(("swap",),)
        )
        t.play(0, "pass")
        assert state(t)["mayor"] == "red"
    poor_last = (9, 9, 9, 1)[:seats] if seats == 4 else (9, 1, 9)[:seats]
    t = table(
        seats, round_no=rounds, mayor=0, gold=poor_last, draw=(), passed=tuple(range(1, seats)), hands=(("swap",),)
    )
    t.play(0, "pass")
    assert state(t)["mayor"] == ("yellow" if seats == 4 else "red")


def test_the_mayor_chooses_first_then_the_others_clockwise() -> None:
    """[guild.order]"""
    t = Table.new("city_of_guilds", 3, seed=1, options={"start": 2})
    order = []
    for guild in ("bankers", "thieves", "scholars"):
        order += t.to_act
        t.play(min(t.to_act), f"guild {guild}")
    assert order == [2, 0, 1] and t.to_act == {2}


def test_a_guild_belongs_to_one_player_in_a_round() -> None:
    """[guild.single]"""
    t = Table.new("city_of_guilds", 2, seed=1, options={"start": 0})
    t.play(0, "guild thieves")
    refusal = t.why_not(1, "guild thieves")
    assert (
        refusal is not None and refusal.rule == "guild.single" and refusal.args == {"guild": "thieves", "side": "blue"}
    )


def test_a_guild_had_before_cannot_be_chosen_while_another_is_left() -> None:
    """[guild.repeat]"""
    t = choosing(2, [["bankers"], ["thieves"]], {}, turn=0)
    assert rule(t, 0, "guild bankers") == "guild.repeat" and rule(t, 0, "guild thieves") == ""


def test_who_takes_a_guild_puts_a_marker_into_its_box_and_loses_no_cube_of_the_city() -> None:
    """[guild.marker]"""
    t = Table.new("city_of_guilds", 2, seed=1, options={"start": 0})
    t.play(0, "guild scholars")
    assert state(t)["markers"]["blue"]["scholars"] == 1 and state(t)["supply"]["blue"] == 25


@pytest.mark.parametrize(("seats", "pile"), [(1, 8), (2, 8), (3, 10), (4, 12)])
def test_hands_are_filled_up_to_three_and_the_pile_depends_on_the_players(seats: int, pile: int) -> None:
    """[deal.hands] [deal.pile]"""
    t = Table.new("city_of_guilds", seats, seed=1, options={"start": 0})
    for seat, guild in zip(range(seats), ("bankers", "thieves", "scholars", "merchants"), strict=False):
        t.play(seat, f"guild {guild}")
    sizes = state(t)["cards_in"]
    assert sizes["draw"] == pile and all(sizes[f"hand_{seat}"] == 3 for seat in range(seats))
    assert sizes["undealt"] == 34 - pile - 3 * seats
    assert len(known(t, 0, "hand_0")) == 3 and known(t, 0, "draw") == known(t, 0, "undealt") == []


def test_who_kept_a_card_is_dealt_two() -> None:
    """[deal.hands] [round.shuffle]"""
    t = table(
        2, draw=(), passed=(1,), hands=(("swap",), ("library",)), mayor=0, discard=("beggars",), trash=("theatre",)
    )
    t.play(0, "pass")
    assert state(t)["cards_in"]["undealt"] == 32 and state(t)["discards"][0] == "none"
    t.play(1, "guild thieves")
    t.play(0, "guild scholars")
    assert [item["count"] for item in t.news(None) if item["news"] == "dealt"] == [2, 2]
    assert "swap" in known(t, 0, "hand_0") and known(t, 1, "hand_0") == []


def test_buildings_stay_in_play_between_rounds() -> None:
    """[round.shuffle] [building.squares]"""
    t = table(2, draw=(), passed=(1,), hands=(("swap",), ()), built={"library": "red"})
    t.play(0, "pass")
    assert state(t)["owner"]["library"] == "red" and state(t)["zone"]["library"] == "play"
