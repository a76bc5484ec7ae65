"""The ten positions that are easy to get wrong."""

import pytest

from games.city_of_guilds.table import choosing, cubes, kinds_in, known, rule, state, table


def test_1_a_card_put_back_on_top_keeps_the_pile_alive_and_its_seat_remembers_it() -> None:
    """[thieves.ability] [thieves.trash] [turn.pile] [turn.pass_pile]"""
    t = table(2, guilds=("thieves", "merchants"), gold=(0, 2), hands=((), ("library",)), draw=("gain_docks", "swap"))
    t.play(0, "draw")
    assert sorted(t.choices(0)) == ["keep gain_docks", "keep swap"]
    t.play(0, "keep swap")
    assert t.choices(0) == ["leave top", "leave discard"]
    assert rule(t, 0, "leave trash") == "thieves.trash"
    t.play(0, "leave top")
    assert state(t)["gold"]["blue"] == 1
    assert state(t)["cards_in"]["draw"] + state(t)["cards_in"]["top"] == 1
    assert rule(t, 1, "pass") == "turn.pass_pile"
    t.play(1, "draw")
    assert known(t, 0, "hand_1") == ["gain_docks"]
    assert known(t, None, "hand_1") == []


def test_1_a_second_copy_shown_leaves_it_open_which_of_the_two_it_was() -> None:
    """[turn.hands] The number of a copy must not betray the hand."""
    # Seat 0 puts Gain in the Docks back, seat 1 draws it and then shows one of its two.
    guilds, draw = ("thieves", "merchants"), ("swap", "library")
    base = table(2, guilds=guilds, hands=((), ("gain_docks",)), draw=draw, top=("gain_docks",))
    base.play(0, "draw")  # looks at the top card and one more
    other = next(move for move in base.choices(0) if move != "keep gain_docks")
    base.play(0, other)
    base.play(0, "leave top")
    base.play(1, "draw")
    assert known(base, 0, "hand_1") == ["gain_docks"]
    base.play(0, "draw")
    base.play(1, "discard gain_docks")
    assert known(base, 0, "hand_1") == []
    may = base.view(0)["state"]["may"]["blue"]
    assert any("hand_1" in may[card] for card in ("gain_docks_1", "gain_docks_2"))
    assert kinds_in(base, "hand_1") == ["gain_docks"]


def test_1_alone_a_swap_put_back_is_discarded_by_the_ruler_who_then_plays_nothing() -> None:
    """[solo.skip] [solo.order]"""
    t = table(1, guilds=("thieves",), draw=("gain_docks", "swap"))
    before = state(t)["influence"]
    t.play(0, "draw")
    t.play(0, "keep gain_docks")
    t.play(0, "leave top")
    assert state(t)["cards_in"]["draw"] == state(t)["cards_in"]["top"] == 0
    assert state(t)["discards"][0] == "swap"
    assert state(t)["influence"] == before


def test_2_magicians_empty_the_pile_and_can_play_neither_card() -> None:
    """[magicians.action] [magicians.waive] [card.recycle] [craftsmen.ability] [merchants.action]"""
    t = table(
        3,
        guilds=("magicians", "craftsmen", "merchants"),
        gold=(3, 2, 2),
        hands=(("swap", "beggars", "gain_poor"), ("library",), ("theatre",)),
        draw=("recycle", "academy"),
    )
    assert "use" in t.choices(0)
    t.play(0, "use")
    assert t.choices(0) == ["waive"]
    assert rule(t, 0, "cast recycle") == "card.recycle"
    assert rule(t, 0, "cast academy") == "building.cost"
    t.play(0, "waive")
    assert state(t)["discards"][:3] == ["academy", "recycle", "none"]
    assert state(t)["acted"]["blue"]
    assert rule(t, 1, "salvage") == "turn.pile"
    t.play(1, "discard library")
    t.play(2, "use")
    assert "take academy" in t.choices(2)


def test_3_magicians_recycle_their_hand_into_the_trash_unseen() -> None:
    """[magicians.ability] [card.recycle] [turn.hands]"""
    hand = ("beggars", "library", "theatre")
    draw = ("swap", "gain_docks", "gain_market", "gain_poor", "gain_royal")
    for seed in range(60):  # until the two cards drawn are Recycle and Swap
        t = table(2, guilds=("magicians", "craftsmen"), hands=(hand, ()), draw=(*draw, "recycle"), seed=seed)
        t.play(0, "use")
        if {"swap", "recycle"} == set(kinds_in(t, "aside")):
            break
    t.play(0, "cast recycle")
    assert state(t)["discards"][:2] == ["swap", "none"]
    assert sorted(kinds_in(t, "trash")) == sorted([*hand, "recycle"])
    assert len(kinds_in(t, "hand_0")) == 3 and state(t)["cards_in"]["draw"] == 1
    assert known(t, 1, "trash") == ["recycle"] and known(t, None, "trash") == ["recycle"]
    trashed = [item for item in t.news(1) if item["news"] == "trashes"]
    assert len(trashed) == 3 and all("card" not in item for item in trashed)
    assert all("card" in item for item in t.news(0) if item["news"] == "trashes")
    t.play(1, "use")
    assert {f"take {kind}" for kind in hand} <= set(t.choices(1))


def test_3_a_plain_discard_of_the_magicians_has_no_name_for_the_others() -> None:
    """[magicians.ability]"""
    t = table(2, guilds=("magicians", "craftsmen"), hands=(("swap", "library"), ()))
    t.play(0, "discard swap")
    assert str(t.lines(1)[-1]).endswith("discard ?") and str(t.lines(0)[-1]).endswith("discard swap")
    assert known(t, 1, "trash") == [] and state(t)["discards"][0] == "none"


@pytest.mark.parametrize(("gold", "legal"), [(2, False), (3, True)])
def test_4_gain_in_full_docks_needs_three_gold_and_then_removal_is_forced(gold: int, legal: bool) -> None:
    """[gain.full] [remove.must]"""
    t = table(
        2,
        hands=(("gain_docks",), ()),
        gold=(gold, 2),
        influence={"docks": {"blue": 2, "red": 2}},
        built={"harbour_wall": "red"},
    )
    assert rule(t, 0, "play gain_docks") == ("" if legal else "gain.full")
    if legal:
        t.play(0, "play gain_docks")  # one target only: everybody sees that it is forced
        assert cubes(t, "docks") == {"blue": 3, "red": 1}
        assert state(t)["owner"]["harbour_wall"] == "red" and state(t)["gold"]["blue"] == 0


def test_4_gain_in_docks_full_of_own_cubes_is_refused_at_any_wealth() -> None:
    """[gain.full] [building.stays]"""
    t = table(
        2, hands=(("gain_docks",), ()), gold=(50, 2), influence={"docks": {"blue": 4}}, built={"harbour_wall": "red"}
    )
    assert rule(t, 0, "play gain_docks") == "gain.full"


def test_4_with_a_space_free_and_three_gold_removal_is_a_choice() -> None:
    """[gain.place]"""
    t = table(2, hands=(("gain_docks",), ()), gold=(3, 2), influence={"docks": {"blue": 1, "red": 2}})
    t.play(0, "play gain_docks")
    assert t.choices(0) == ["remove docks red", "skip"]


def test_5_bankers_build_for_three_and_sell_for_five() -> None:
    """[bankers.ability] [bankers.action] [building.full] [building.squares]"""
    full = {"market": {"blue": 1, "red": 2, "green": 1}}
    guilds = ("bankers", "craftsmen", "merchants")
    t = table(3, guilds=guilds, hands=(("market_hall",), (), ()), gold=(3, 2, 2), influence=full)
    t.play(0, "play market_hall")
    assert t.choices(0) == ["remove market red", "remove market green"]
    t.play(0, "remove market red")
    assert cubes(t, "market") == {"blue": 2, "red": 1, "green": 1} and state(t)["gold"]["blue"] == 0
    supply = state(t)["supply"]["blue"]
    t.play(1, "draw")
    t.play(2, "draw")
    t.play(0, "sell market_hall")
    assert state(t)["gold"]["blue"] == 5 and state(t)["supply"]["blue"] == supply + 1
    assert cubes(t, "market")["blue"] == 2 and kinds_in(t, "trash") == ["market_hall"]
    assert known(t, None, "trash") == ["market_hall"]
    t.play(1, "use")  # Craftsmen: the only card in the trash is taken by itself
    assert "market_hall" in kinds_in(t, "hand_1")


def test_5_a_market_full_of_own_cubes_gives_the_building_square_alone() -> None:
    """[building.own]"""
    t = table(
        2, guilds=("bankers", "thieves"), hands=(("market_hall",), ()), gold=(3, 2), influence={"market": {"blue": 4}}
    )
    t.play(0, "play market_hall")
    assert cubes(t, "market") == {"blue": 4} and state(t)["owner"]["market_hall"] == "blue"


def test_6_a_crisis_takes_ones_own_cube_and_leaves_out_an_area_without_targets() -> None:
    """[card.crisis] [card.target] [building.stays]"""
    built = {"stock_exchange": "red", "market_hall": "red"}
    t = table(2, hands=(("financial_crisis",), ()), influence={"financial": {"blue": 1}}, built=built)
    t.play(0, "play financial_crisis")
    assert cubes(t, "financial") == {} and state(t)["owner"]["market_hall"] == "red"
    t = table(2, hands=(("financial_crisis",), ()), built=built)
    assert rule(t, 0, "play financial_crisis") == "card.target"


def test_7_the_end_of_a_round_passes_thefts_and_skipped_seats() -> None:
    """[turn.passed] [turn.skip] [turn.pass_hand] [thieves.action] [round.ends]"""
    t = table(
        3,
        guilds=("bankers", "thieves", "merchants"),
        hands=(("swap",), ("library", "theatre"), ()),
        draw=(),
        passed=(0,),
        turn=1,
        mayor=2,
    )
    t.play(1, "steal blue")
    assert kinds_in(t, "hand_0") == [] and len(kinds_in(t, "hand_1")) == 3
    assert t.to_act == {1}, "seat 0 stays passed, seat 2 has nothing to do and is skipped"
    assert rule(t, 1, "pass") == "turn.pass_hand"
    t.play(1, "discard library")
    assert t.to_act == {2}, "now the Merchants can take that card"
    t.play(2, "use")
    assert kinds_in(t, "hand_2") == ["library"]
    t.play(1, "discard theatre")
    t.play(2, "pass")
    t.play(1, "pass")
    assert state(t)["round_no"] == 2
    for _ in range(3):
        seat = min(t.to_act)
        t.play(seat, t.choices(seat)[0])
    dealt = {item["side"]: item["count"] for item in t.news(None) if item["news"] == "dealt"}
    assert dealt == {"blue": 3, "red": 2, "green": 2}


@pytest.mark.parametrize(("mayor", "round_no", "gold", "after"), [(2, 3, (4, 4, 6), 0), (0, 4, (3, 3, 5), 1)])
def test_8_least_gold_makes_the_mayor_and_the_last_mayor_comes_last(
    mayor: int, round_no: int, gold: tuple[int, ...], after: int
) -> None:
    """[mayor.poorest] [mayor.tie]"""
    # An empty city pays no tax, so gold stays as it is. Seat 0 has nothing left to do but pass.
    t = table(3, mayor=mayor, round_no=round_no, gold=gold, draw=(), passed=(1, 2), hands=(("swap",),), turn=0)
    t.play(0, "pass")  # where seat 0 goes on deciding, this is still its draft
    now = t.view(after)["state"]
    assert now["round_no"] == round_no + 1 and t.to_act == {after}
    assert now["mayor"] == ["blue", "red", "green"][after]


def test_8_a_repeat_is_legal_only_if_nothing_else_is_left() -> None:
    """[guild.repeat] [guild.single] [guild.marker]"""
    others = [
        ["thieves", "scholars", "magicians"],
        ["bankers", "craftsmen", "thieves"],
        ["merchants", "bankers", "craftsmen"],
    ]
    mine = ["bankers", "craftsmen", "merchants"]
    left = choosing(4, [*others, mine], {0: "bankers", 1: "scholars", 2: "magicians"}, turn=3)
    assert left.choices(3) == ["guild thieves"]
    taken = {0: "magicians", 1: "scholars", 2: "thieves"}
    others[0], others[2] = ["bankers", "craftsmen", "merchants"], ["merchants", "bankers", "craftsmen"]
    t = choosing(4, [*others, mine], taken, turn=3)
    assert t.choices(3) == ["guild bankers", "guild craftsmen", "guild merchants"]
    assert rule(t, 3, "guild thieves") == "guild.single"
    t.play(3, "guild bankers")
    assert state(t)["markers"]["yellow"]["bankers"] == 2


def test_9_tied_leaders_and_empty_areas_at_tax_and_at_the_end() -> None:
    """[tax.majority] [tax.shared] [tax.buildings] [end.areas] [end.cubes]"""
    influence = {"royal": {"blue": 1}, "docks": {"blue": 1, "red": 1}, "market": {"red": 1}}
    built = {"academy": "red"}  # one influence cube against one building cube is a tie
    two = table(2, influence=influence, built=built, draw=(), gold=(0, 0), passed=(1,), hands=(("swap",),), round_no=1)
    two.play(0, "pass")
    assert [state(two)["gold"][side] for side in ("blue", "red")] == [0, 1]
    influence["docks"]["green"] = 1
    three = table(
        3, influence=influence, built=built, draw=(), gold=(0, 0, 0), passed=(1, 2), hands=(("swap",),), round_no=5
    )
    three.play(0, "pass")
    assert [state(three)["gold"][side] for side in ("blue", "red", "green")] == [2, 4, 1]
    assert three.over and three.scores == [0, 1, 0] and three.winners == [1] and three.ending == "end.areas"


def test_10_the_rulers_chain() -> None:
    """[solo.skip] [solo.rumours] [solo.gain] [solo.building] [solo.dwindling]"""
    influence = {"market": {"blue": 2}, "docks": {"blue": 2, "red": 2}}
    built = {"harbour_wall": "blue"}
    cards = ("swap", "malicious_rumours", "gain_docks", "library")
    removed = set()
    for seed in range(40):
        t = table(
            1,
            guilds=("bankers",),
            hands=(("theatre",),),
            gold=(2, 2),
            influence=influence,
            built=built,
            draw=(*cards, "dwindling_influence"),
            seed=seed,
        )
        t.play(0, "discard theatre")
        last = [item["card"] for item in t.news(0) if item["news"] == "turns"]
        if last[-1] == "dwindling_influence" and len(last) == 5:
            assert set(state(t)["discards"][:5]) == {*cards, "theatre"}
            removed |= {area for area in ("market", "docks") if cubes(t, area)["blue"] == 1}
            assert state(t)["owner"]["harbour_wall"] == "blue" and state(t)["gold"]["red"] == 2
    assert removed == {"market", "docks"}, "a tie is drawn at random"
    influence["cherriton"] = {"blue": 1}
    t = table(
        1, guilds=("bankers",), hands=(("theatre",),), gold=(2, 3), influence=influence, draw=("malicious_rumours",)
    )
    t.play(0, "discard theatre")
    assert cubes(t, "cherriton") == {} and state(t)["gold"]["red"] == 1
    t = table(1, guilds=("bankers",), hands=(("theatre", "beggars"),), draw=("swap",))
    t.play(0, "discard theatre")
    assert not [item for item in t.news(0) if item["news"] == "plays"] and state(t)["discards"][:2] == [
        "theatre",
        "swap",
    ]
    t.play(0, "pass")
    t.play(0, t.choices(0)[0])
    assert [item["count"] for item in t.news(0) if item["news"] == "dealt"] == [2]
