"""A turn, the end of a round, taxes."""

import pytest

from games.city_of_guilds.table import cubes, kinds_in, known, rule, state, table

THREE = ("swap", "library", "theatre")


def test_a_turn_is_one_action_and_then_the_next_seat_is_asked() -> None:
    """[turn.action]"""
    t = table(3, hands=(("swap",), (), ()))
    t.play(0, "draw")
    assert t.to_act == {1}


def test_drawing_needs_a_hand_of_fewer_than_three() -> None:
    """[turn.draw]"""
    t = table(2, hands=(THREE, ()))
    refusal = t.why_not(0, "draw")
    assert refusal is not None and refusal.rule == "turn.draw" and refusal.args == {"count": 3}
    assert str(refusal) == "You hold 3 cards, and three is the limit. Play or discard a card first."


def test_nothing_is_drawn_from_an_empty_pile() -> None:
    """[turn.pile]"""
    t = table(2, hands=(("swap",), ()), draw=())
    assert rule(t, 0, "draw") == "turn.pile"


def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    """[turn.draw] [turn.hands]"""
    t = table(2, guilds=("bankers", "thieves"), draw=("swap",))
    t.play(0, "draw")
    assert known(t, 0, "hand_0") == ["swap"] and known(t, None, "hand_0") == []
    assert not any("card" in item for item in t.news(1)) and any(item.get("card") == "swap" for item in t.news(0))


def test_a_discard_lies_face_up_and_only_cards_in_hand_can_go_there() -> None:
    """[turn.discard]"""
    t = table(2, hands=(("swap",), ()))
    assert rule(t, 0, "discard library") == "turn.discard"
    t.play(0, "discard swap")
    assert state(t)["discards"][0] == "swap" and known(t, None, "discard") == ["swap"]


def test_a_played_card_goes_face_down_to_the_trash_and_its_name_stays_known() -> None:
    """[turn.play]"""
    t = table(2, hands=(("gain_docks",), ()))
    assert rule(t, 0, "play swap") == "turn.play"
    t.play(0, "play gain_docks")
    assert kinds_in(t, "trash") == ["gain_docks"] and known(t, 1, "trash") == ["gain_docks"]


def test_a_card_that_cannot_be_carried_out_cannot_be_played_but_discarded() -> None:
    """[turn.playable]"""
    t = table(2, hands=(("swap",), ()))
    assert rule(t, 0, "play swap") == "card.swap" and rule(t, 0, "discard swap") == ""


def test_a_guild_action_is_used_once_a_round_and_only_ones_own() -> None:
    """[turn.guild_action]"""
    t = table(2, guilds=("merchants", "bankers"), discard=("swap", "library"), hands=((), ("theatre",)))
    assert rule(t, 0, "steal red") == "turn.guild_action"
    t.play(0, "use")
    t.play(0, "take swap")
    t.play(1, "discard theatre")
    assert rule(t, 0, "use") == "turn.guild_action"


def test_nobody_passes_while_the_pile_has_cards() -> None:
    """[turn.pass_pile]"""
    t = table(2, draw=("swap",))
    refusal = t.why_not(0, "pass")
    assert refusal is not None and refusal.rule == "turn.pass_pile" and refusal.args == {"count": 1}


@pytest.mark.parametrize(("hand", "expected"), [((), ""), (("swap",), ""), (("swap", "library"), "turn.pass_hand")])
def test_with_an_empty_pile_one_card_may_be_kept(hand: tuple[str, ...], expected: str) -> None:
    """[turn.pass_hand] Without cards the Merchants may still use their action, so they are asked as well."""
    t = table(2, guilds=("merchants", "bankers"), hands=(hand, ("theatre",)), draw=(), discard=("beggars",))
    assert rule(t, 0, "pass") == expected


def test_a_seat_without_cards_and_without_a_possible_action_is_skipped_not_passed() -> None:
    """[turn.skip]"""
    t = table(2, guilds=("bankers", "craftsmen"), hands=(("swap", "library", "theatre"), ()), draw=())
    t.play(0, "discard swap")
    assert t.to_act == {0} and not t.view(0)["state"]["passed"]["red"]


def test_discards_made_at_once_lie_in_the_order_of_the_card_list() -> None:
    """[turn.order]"""
    t = table(2, guilds=("merchants", "bankers"), hands=(("recycle", "theatre", "beggars"), ()), draw=("swap",))
    t.play(0, "play recycle")
    assert state(t)["discards"][:3] == ["beggars", "theatre", "none"]


def test_a_round_ends_when_the_pile_is_empty_and_everybody_has_passed_or_nothing_to_do() -> None:
    """[round.ends]"""
    t = table(2, guilds=("bankers", "craftsmen"), hands=(("swap",), ()), draw=(), mayor=0)
    t.play(0, "discard swap")
    assert state(t)["round_no"] == 2


def test_a_clear_majority_pays_one_gold_with_two_players_and_two_with_three() -> None:
    """[tax.majority] [tax.shared]"""
    for seats, expected in ((2, [1, 0]), (3, [3, 1, 0])):
        t = table(
            seats,
            guilds=("bankers", "craftsmen", "scholars"),
            hands=(("swap",), (), ()),
            draw=(),
            gold=(0, 0, 0),
            mayor=seats - 2,
            influence={"royal": {"blue": 1}, "docks": {"blue": 2, "red": 2}},
        )
        t.play(0, "discard swap")
        gold = state(t)["gold"] if t.to_act != {0} else t.view(0)["state"]["gold"]
        assert [gold[side] for side in ("blue", "red", "green")[:seats]] == expected


def test_a_building_cube_counts_for_its_area() -> None:
    """[tax.buildings]"""
    t = table(
        2,
        guilds=("bankers", "craftsmen"),
        hands=(("swap",), ()),
        draw=(),
        gold=(0, 0),
        influence={"royal": {"blue": 1, "red": 1}},
        built={"academy": "red"},
    )
    t.play(0, "discard swap")
    assert state(t)["gold"]["red"] == 1 and state(t)["gold"]["blue"] == 0 and cubes(t, "royal") == {"blue": 1, "red": 1}
