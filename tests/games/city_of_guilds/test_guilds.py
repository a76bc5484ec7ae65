"""The six guilds: actions and abilities."""

import pytest

from games.city_of_guilds.table import kinds_in, known, rule, state, table
from guildhall import Refused


def test_bankers_sell_only_their_own_buildings() -> None:
    """[bankers.action] [building.stays]"""
    t = table(2, guilds=("bankers", "thieves"), built={"library": "red", "theatre": "blue"})
    assert rule(t, 0, "sell library") == "bankers.action" and rule(t, 0, "sell theatre") == ""
    refusal = t.why_not(0, "sell library")
    assert refusal is not None and refusal.args == {"building": "library", "side": "red", "obstacle": "owned"}


def test_craftsmen_search_the_trash_and_only_they_learn_what_is_there() -> None:
    """[craftsmen.action] [search.take] [search.hand] [search.empty]"""
    t = table(2, guilds=("craftsmen", "thieves"), trash=("swap", "library"))
    t.play(0, "use")
    assert t.choices(0) == ["take library", "take swap"] and rule(t, 0, "take theatre") == "search.take"
    t.play(0, "take swap")
    assert kinds_in(t, "hand_0") == ["swap"] and str(t.lines(1)[-1]).endswith("take ?")
    assert known(t, 0, "trash") == ["library"]
    full = table(2, guilds=("craftsmen", "thieves"), trash=("swap",), hands=(("library", "theatre", "beggars"), ()))
    assert rule(full, 0, "use") == "search.hand"
    assert rule(table(2, guilds=("craftsmen", "thieves")), 0, "use") == "search.empty"


def test_craftsmen_may_draw_the_top_discard_while_the_pile_has_cards() -> None:
    """[craftsmen.ability]"""
    t = table(2, guilds=("craftsmen", "thieves"), discard=("swap", "library"))
    t.play(0, "salvage")
    assert (
        kinds_in(t, "hand_0") == ["library"]
        and known(t, 1, "hand_0") == ["library"]
        and state(t)["discards"][0] == "swap"
    )
    assert (
        rule(
            table(2, guilds=("craftsmen", "thieves"), discard=("swap",), draw=(), hands=(("library",), ())),
            0,
            "salvage",
        )
        == "turn.pile"
    )
    assert rule(table(2, guilds=("bankers", "thieves"), discard=("swap",)), 0, "salvage") == "craftsmen.ability"
    assert rule(table(2, guilds=("craftsmen", "thieves")), 0, "salvage") == "craftsmen.ability"


def test_magicians_must_play_the_one_card_that_can_be_played_even_if_it_hurts() -> None:
    """[magicians.action] [magicians.waive]"""
    t = table(
        2,
        guilds=("magicians", "thieves"),
        gold=(0, 0),
        draw=("workers_revolt", "academy"),
        hands=((), ("swap",)),
        influence={"docks": {"blue": 1}},
    )
    t.play(0, "use")
    assert t.choices(0) == ["cast workers_revolt"] and rule(t, 0, "waive") == "magicians.waive"
    assert rule(t, 0, "cast swap") == "magicians.action"
    t.play(0, "cast workers_revolt")
    assert state(t)["influence"]["docks"]["blue"] == 0 and state(t)["discards"][0] == "academy"
    assert kinds_in(t, "trash") == ["workers_revolt"]


def test_magicians_with_one_card_in_the_pile_may_play_or_discard_it() -> None:
    """[magicians.waive]"""
    t = table(
        2, guilds=("magicians", "thieves"), draw=("gain_docks",), hands=(("swap", "library", "theatre"), ("beggars",))
    )
    t.play(0, "use")
    assert t.choices(0) == ["cast gain_docks", "waive"]
    t.play(0, "waive")
    assert state(t)["discards"][0] == "gain_docks"


def test_a_building_cast_by_the_magicians_stays_in_play_at_its_normal_cost() -> None:
    """[magicians.action] [building.squares]"""
    t = table(2, guilds=("magicians", "thieves"), gold=(4, 0), draw=("academy", "library"), hands=((), ("swap",)))
    t.play(0, "use")
    t.play(0, "cast academy")
    assert (
        state(t)["owner"]["academy"] == "blue"
        and state(t)["gold"]["blue"] == 0
        and state(t)["discards"][0] == "library"
    )


def test_magicians_trash_what_they_discard() -> None:
    """[magicians.ability]"""
    t = table(2, guilds=("magicians", "thieves"), hands=(("swap",), ()))
    t.play(0, "discard swap")
    assert kinds_in(t, "trash") == ["swap"] and known(t, 0, "trash") == ["swap"] and known(t, 1, "trash") == []


def test_merchants_take_a_card_from_the_discard_pile_before_all_eyes() -> None:
    """[merchants.action]"""
    t = table(2, guilds=("merchants", "thieves"), discard=("swap", "library", "swap")[:2])
    t.play(0, "use")
    t.play(0, "take swap")
    assert known(t, 1, "hand_0") == ["swap"] and state(t)["discards"][:2] == ["library", "none"]
    assert str(t.lines(1)[-1]).endswith("use; take swap")


def test_merchants_earn_a_coin_for_every_discard() -> None:
    """[merchants.ability]"""
    t = table(2, guilds=("merchants", "thieves"), gold=(0, 0), hands=(("swap",), ()))
    t.play(0, "discard swap")
    assert state(t)["gold"]["blue"] == 1


def test_thieves_steal_at_random_and_only_thief_and_victim_know_the_card() -> None:
    """[thieves.action] [search.hand]"""
    stolen = set()
    for seed in range(30):
        t = table(3, guilds=("thieves", "bankers", "merchants"), hands=((), ("swap", "library"), ()), seed=seed)
        assert rule(t, 0, "steal green") == rule(t, 0, "steal blue") == rule(t, 0, "steal yellow") == "thieves.action"
        t.play(0, "steal red")
        stolen |= set(kinds_in(t, "hand_0"))
        assert known(t, 0, "hand_0") == known(t, 1, "hand_0") == kinds_in(t, "hand_0") and known(t, 2, "hand_0") == []
        assert [item["news"] for item in t.news(2)] == ["steals"]
    assert stolen == {"swap", "library"}
    full = table(2, guilds=("thieves", "bankers"), hands=(("swap", "library", "theatre"), ("beggars",)))
    assert rule(full, 0, "steal red") == "search.hand"


def test_thieves_have_nothing_to_steal_from_the_ruler() -> None:
    """[thieves.action]"""
    assert rule(table(1, guilds=("thieves",)), 0, "steal red") == "thieves.action"


@pytest.mark.parametrize(
    ("place", "gold", "zone"), [("top", 3, "top"), ("discard", 2, "discard"), ("trash", 1, "trash")]
)
def test_thieves_draw_two_and_choose_what_becomes_of_the_other(place: str, gold: int, zone: str) -> None:
    """[thieves.ability] [thieves.trash] [draw.keep]"""
    t = table(2, guilds=("thieves", "bankers"), draw=("swap", "library", "beggars"))
    t.play(0, "draw")
    other = next(kind for kind in kinds_in(t, "aside"))
    kept = next(kind for kind in kinds_in(t, "aside") if kind != other)
    missing = next(kind for kind in ("swap", "library", "beggars") if kind not in (other, kept))
    assert rule(t, 0, f"keep {missing}") == "draw.keep" and known(t, 1, "aside") == []
    t.play(0, f"keep {kept}")
    assert rule(t, 0, f"shed {other}") == "table.not_now"
    t.play(0, f"leave {place}")
    assert kinds_in(t, zone) == [other] and state(t)["gold"]["blue"] == gold
    assert known(t, 0, zone) == [other] and known(t, 1, zone) == ([other] if place == "discard" else [])


def test_a_thiefs_draw_of_the_last_card_is_an_ordinary_one() -> None:
    """[thieves.ability]"""
    t = table(2, guilds=("thieves", "bankers"), draw=("swap",), hands=((), ("library",)))
    t.play(0, "draw")
    assert kinds_in(t, "hand_0") == ["swap"] and t.to_act == {1}


def test_scholars_search_the_draw_pile_which_is_shuffled_then() -> None:
    """[scholars.action] A card that was known to lie on top is no longer known as the top card."""
    t = table(2, guilds=("thieves", "scholars"), draw=("swap", "library"), top=("theatre",))
    t.play(0, "draw")
    t.play(0, next(move for move in t.choices(0) if move != "keep theatre"))
    t.play(0, "leave top")
    assert known(t, 0, "top") == ["theatre"]
    t.play(1, "use")
    assert "take theatre" in t.choices(1)
    t.play(1, "take theatre")
    assert state(t)["cards_in"]["top"] == 0 and known(t, 0, "hand_1") == []
    assert set(known(t, 1, "draw")) == set(kinds_in(t, "draw"))


def test_taking_the_last_card_of_the_pile_exhausts_it() -> None:
    """[scholars.action] [search.take] [turn.pile]"""
    t = table(2, guilds=("scholars", "bankers"), draw=("swap",), hands=((), ("library",)))
    t.play(0, "use")
    assert kinds_in(t, "hand_0") == ["swap"] and rule(t, 1, "draw") == "turn.pile"


def test_scholars_draw_three_keep_one_discard_one_and_put_one_on_top() -> None:
    """[scholars.ability] [draw.keep]"""
    t = table(2, guilds=("scholars", "bankers"), draw=("swap", "library", "beggars"))
    t.play(0, "draw")
    t.play(0, "keep swap")
    assert t.choices(0) == ["shed beggars", "shed library"] and rule(t, 0, "leave top") == "table.not_now"
    assert rule(t, 0, "shed swap") == "draw.keep"
    t.play(0, "shed library")
    assert kinds_in(t, "top") == ["beggars"] and state(t)["discards"][0] == "library"
    assert known(t, 0, "top") == ["beggars"] and known(t, 1, "top") == []


def test_scholars_with_two_cards_in_the_pile_keep_one_and_discard_the_other() -> None:
    """[scholars.ability]"""
    t = table(2, guilds=("scholars", "bankers"), draw=("swap", "library"), hands=((), ("theatre",)))
    t.play(0, "draw")
    t.play(0, "keep swap")
    assert state(t)["discards"][0] == "library" and t.to_act == {1}


def test_what_was_chosen_after_a_look_can_be_taken_back_to_just_after_it() -> None:
    """[draw.keep] Undo stops where a secret was revealed."""
    t = table(2, guilds=("thieves", "bankers"), draw=("swap", "library", "beggars"))
    t.play(0, "draw")
    first = t.choices(0)
    t.play(0, first[0])
    t.undo(0)
    assert t.choices(0) == first
    with pytest.raises(Refused) as refused:
        t.undo(0)
    assert refused.value.refusal.rule == "table.nothing_to_undo"
