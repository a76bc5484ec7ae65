"""Playing alone against the Ruler."""

import pytest

from games.city_of_guilds.table import cubes, kinds_in, rule, state, table
from guildhall import Table

FILLER = ("theatre", "beggars")  # a card to discard, and one to stay in the round with


def after_ruler(
    card: str, *, gold: int = 2, influence: dict[str, dict[str, int]] | None = None, **given: object
) -> Table:
    """The player discards a card, and the Ruler turns over this one."""
    t = table(1, guilds=("bankers",), hands=(FILLER,), draw=(card,), gold=(2, gold), influence=influence or {}, **given)
    t.play(0, "discard theatre")
    return t


def played(t: Table) -> bool:
    return any(item["news"] == "plays" and item["side"] == "red" for item in t.news(0))


def test_the_ruler_starts_with_a_cube_in_every_area_and_22_more() -> None:
    """[solo.setup]"""
    now = state(Table.new("city_of_guilds", 1, seed=1))
    assert all(row == {"blue": 0, "red": 1, "green": 0, "yellow": 0} for row in now["influence"].values())
    assert now["supply"] == {"blue": 25, "red": 22, "green": 0, "yellow": 0} and now["gold"]["red"] == 2
    assert now["guild"]["red"] == "none" and now["cards_in"]["hand_1"] == 0


def test_the_player_begins_every_round_and_the_ruler_follows_each_turn() -> None:
    """[solo.order]"""
    t = Table.new("city_of_guilds", 1, seed=3)
    t.play(0, "guild bankers")
    t.play(0, next(move for move in t.choices(0) if move.startswith("discard")))
    turned = [item for item in t.news(0) if item["news"] == "turns"]
    assert turned and turned[0]["side"] == "red" and t.to_act == {0}
    assert state(t)["cards_in"]["draw"] == 8 - len(turned)


def test_with_an_empty_pile_the_ruler_has_no_more_turns() -> None:
    """[solo.order]"""
    t = table(1, guilds=("bankers",), hands=(("theatre", "beggars"),), draw=())
    t.play(0, "discard theatre")
    assert t.to_act == {0} and not [item for item in t.news(0) if item["news"] == "turns"]


@pytest.mark.parametrize("card", ["power_shift", "recycle", "swap"])
def test_cards_that_the_ruler_can_never_play_are_discarded(card: str) -> None:
    """[solo.skip]"""
    t = after_ruler(card, influence={"docks": {"blue": 1, "red": 1}, "market": {"blue": 1}})
    assert not played(t) and state(t)["discards"][:2] == ["theatre", card]


def test_the_rulers_gain_is_free_while_there_is_room() -> None:
    """[solo.gain]"""
    t = after_ruler("gain_docks", gold=9, influence={"docks": {"blue": 2}})
    assert cubes(t, "docks") == {"blue": 2, "red": 1} and state(t)["gold"]["red"] == 9
    assert kinds_in(t, "trash") == ["gain_docks"]


@pytest.mark.parametrize(("gold", "mine", "plays"), [(3, 1, True), (2, 1, False), (9, 0, False)])
def test_in_a_full_area_the_ruler_pays_three_and_replaces(gold: int, mine: int, plays: bool) -> None:
    """[solo.gain]"""
    t = after_ruler("gain_docks", gold=gold, influence={"docks": {"blue": mine, "red": 4 - mine}})
    assert played(t) == plays
    if plays:
        assert cubes(t, "docks") == {"red": 4} and state(t)["gold"]["red"] == 0


@pytest.mark.parametrize(
    ("card", "area", "cost", "spaces"), [("beggars", "poor", 1, 5), ("political_machinations", "royal", 2, 4)]
)
def test_beggars_and_machinations_of_the_ruler(card: str, area: str, cost: int, spaces: int) -> None:
    """[solo.beggars]"""
    filler = ("theatre", "library")
    for gold, influence, plays in (
        (cost - 1, {"blue": 1}, False),
        (cost, {"blue": 1}, True),
        (cost, {}, True),
        (cost, {"red": spaces}, False),
    ):
        t = table(1, guilds=("bankers",), hands=(filler,), draw=(card,), gold=(2, gold), influence={area: influence})
        t.play(0, "discard theatre")
        assert played(t) == plays
        if plays:
            assert cubes(t, area) == {"red": 1} and state(t)["gold"]["red"] == gold - cost


def test_crisis_and_revolt_of_the_ruler_take_the_players_cubes_first() -> None:
    """[solo.crisis]"""
    t = after_ruler("financial_crisis", influence={"financial": {"blue": 1, "red": 1}, "market": {"red": 2}})
    assert cubes(t, "financial") == {"red": 1} and cubes(t, "market") == {"red": 1}
    t = after_ruler("workers_revolt", influence={"poor": {"blue": 2}})
    assert cubes(t, "poor") == {"blue": 1}
    assert not played(after_ruler("workers_revolt", influence={"royal": {"blue": 1}}))


def test_dwindling_influence_hits_the_players_strongest_area() -> None:
    """[solo.dwindling]"""
    t = after_ruler("dwindling_influence", influence={"docks": {"blue": 3}, "market": {"blue": 2}})
    assert cubes(t, "docks") == {"blue": 2}
    assert not played(after_ruler("dwindling_influence", influence={"docks": {"red": 1}}, built={"library": "blue"}))


@pytest.mark.parametrize(("gold", "plays"), [(2, False), (3, True)])
def test_malicious_rumours_of_the_ruler_need_three_gold_and_cost_two(gold: int, plays: bool) -> None:
    """[solo.rumours]"""
    t = after_ruler(
        "malicious_rumours", gold=gold, influence={"royal": {"blue": 1}, "cherriton": {"blue": 2}, "docks": {"blue": 4}}
    )
    assert played(t) == plays and state(t)["gold"]["red"] == (1 if plays else 2)
    assert cubes(t, "cherriton") == {"blue": 1 if plays else 2}
    assert not played(after_ruler("malicious_rumours", gold=9, influence={"docks": {"blue": 4}}))


def test_the_ruler_builds_what_he_turns_up_if_he_has_four_gold() -> None:
    """[solo.building]"""
    t = after_ruler("academy", gold=4, influence={"royal": {"blue": 1}})
    assert (
        state(t)["owner"]["academy"] == "red"
        and cubes(t, "royal") == {"blue": 1, "red": 1}
        and state(t)["gold"]["red"] == 0
    )
    full = after_ruler("academy", gold=4, influence={"royal": {"blue": 1, "red": 3}})
    assert cubes(full, "royal") == {"red": 4} and full.view(0)["state"]["owner"]["academy"] == "red"
    own = after_ruler("academy", gold=4, influence={"royal": {"red": 4}})
    assert cubes(own, "royal") == {"red": 4} and state(own)["owner"]["academy"] == "red"
    assert not played(after_ruler("academy", gold=3))


def test_a_ruler_without_cubes_skips_what_places_one() -> None:
    """[solo.cubes]"""
    areas = {
        "royal": 4,
        "docks": 3,
        "market": 4,
        "university": 4,
        "cherriton": 4,
        "street": 5,
        "poor": 5,
        "financial": 1,
    }
    everything = {area: {"red": n} for area, n in areas.items()}
    t = after_ruler("gain_financial", gold=9, influence=everything)
    assert state(t)["supply"]["red"] == 0 and not played(t)
    assert not played(after_ruler("stock_exchange", gold=9, influence=everything))
    one_left = {**everything, "financial": {}}
    t = after_ruler("stock_exchange", gold=9, influence=one_left)
    assert played(t) and cubes(t, "financial") == {} and state(t)["owner"]["stock_exchange"] == "red"


def test_who_kept_a_card_is_dealt_two_alone_as_well() -> None:
    """[solo.deal]"""
    t = table(1, guilds=("bankers",), hands=(("swap",),), draw=())
    t.play(0, "pass")
    t.play(0, "guild thieves")
    assert [item["count"] for item in t.news(0) if item["news"] == "dealt"] == [2]


def test_the_player_chooses_any_guild_that_was_not_had() -> None:
    """[solo.order]"""
    t = table(1, guilds=("bankers",), hands=(("swap",),), draw=())
    t.play(0, "pass")
    assert rule(t, 0, "guild bankers") == "guild.repeat" and len(t.choices(0)) == 5


@pytest.mark.parametrize(
    ("mine", "his", "ending", "winners"), [(3, 2, "solo.win", [0]), (1, 2, "solo.loss", []), (2, 2, "solo.draw", [])]
)
def test_only_more_areas_than_the_ruler_win(mine: int, his: int, ending: str, winners: list[int]) -> None:
    """[solo.win] [solo.loss] [solo.draw]"""
    areas = ["royal", "docks", "market", "poor", "university"]
    influence = {area: {"blue": 4} for area in areas[:mine]} | {area: {"red": 1} for area in areas[mine : mine + his]}
    t = table(1, guilds=("bankers",), hands=(("swap",),), draw=(), influence=influence, round_no=5)
    t.play(0, "pass")
    assert t.over and t.ending == ending and t.winners == winners and t.scores == [mine]
    assert t.shares == [1.0 if winners else 0.0]
