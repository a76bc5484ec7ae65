"""Set-up, turns, costs, negotiation, two players; and the independent scorer against hundreds of games."""

from typing import Any

from games.guilds_of_london.table import asked, end_round, play, rule, state, table, told
from guildhall import GAMES, Table
from guildhall.games.guilds_of_london.tables import BUILDINGS, GUILDS, TILES

GAME = GAMES["guilds_of_london"]


def fresh(seats: int, seed: int = 5, **options: str) -> Table:
    return Table.new("guilds_of_london", seats, seed=seed, options=options)


# Set-up.


def test_the_city_of_three_or_four_begins_with_ten_tiles_and_the_church_at_the_right() -> None:
    """[setup.church] [setup.tiles] [setup.tokens] [setup.beadle]"""
    for seats, church in ((3, "c15"), (4, "c10")):
        s = state(fresh(seats))
        assert len(s["up"]) == 10 and s["tile"][church] == "st_lawrence_jewry"
        assert all(s["token"][cell] != "none" for cell in s["up"])
        guilds = [cell for cell in s["up"] if s["tile"][cell] in GUILDS]
        assert s["beadle"] == min(guilds, key=lambda cell: TILES.index(s["tile"][cell]))
        assert len({s["tile"][cell] for cell in s["up"]}) == 10


def test_everybody_begins_with_pawns_cards_and_neutrals_on_the_scoreboard() -> None:
    """[setup.pawns] [setup.neutrals] [setup.cards] [setup.order]"""
    orders = set()
    for seats in (2, 3, 4):
        for seed in range(6):
            s = state(fresh(seats, seed))
            orders.add(tuple(s["ranking"]))
            assert s["neutrals"] == 2 * seats and s["deck_left"] == 105 - 6 * seats
            for side in list(s["points"])[:seats]:
                assert (s["guildhall"][side], s["supply"][side], s["hand_size"][side]) == (4, 12, 6)
                assert s["looking"][side] == 3
    assert len(orders) > 6


def test_a_mayoral_card_is_chosen_in_secret_and_the_others_are_shuffled_back() -> None:
    """[setup.mayoral] [setup.shuffle] [mayoral.keep]"""
    t = fresh(3)
    cards = {seat: t.view(seat)["state"]["looked"][side] for seat, side in enumerate(("red", "blue", "green"))}
    other = next(card for card in ("m01", "m02", "m03", "m04") if card not in cards[0])
    assert t.why_not(0, f"keep {other}").rule == "mayoral.keep" and t.to_act == {0, 1, 2}
    t.play(1, f"keep {cards[1][0]}")
    assert t.to_act == {0, 2} and t.view(0)["state"]["kept"]["blue"][0] is None
    t.play(0, f"keep {cards[0][2]}")
    t.play(2, f"keep {cards[2][1]}")
    s = state(t)
    assert s["mayors_left"] == 18 and [s["kept"][side][0] for side in ("red", "blue", "green")] == [
        cards[0][2], cards[1][0], cards[2][1],
    ]  # fmt: skip
    assert s["moment"] == "turn" and s["round_no"] == 1


def test_the_plantation_can_be_chosen_and_is_drawn_otherwise() -> None:
    """[setup.plantation]"""
    assert {state(fresh(2, seed))["side"] for seed in range(8)} == {"ulster", "virginia"}
    assert {state(fresh(2, seed, plantation="virginia"))["side"] for seed in range(8)} == {"virginia"}


def test_two_players_have_a_grid_of_twenty_guilds_around_four_buildings() -> None:
    """[two.grid] [two.buildings]"""
    places = set()
    for seed in range(5):
        s = state(fresh(2, seed))
        assert len(s["up"]) == 24 and "gog_and_magog" not in s["tile"].values()
        around = [s["tile"][cell] for cell in ("c8", "c12", "c13", "c17")]
        assert set(around) == set(BUILDINGS) - {"gog_and_magog"}
        places.add(tuple(around))
    assert len(places) > 1


def test_two_players_resolve_after_every_second_round_and_add_no_tiles() -> None:
    """[two.resolve] [two.grid] [round.resolve]"""
    given: dict[str, Any] = {"tiles": {"c10": "pie_makers", "c20": "stonecutters"}, "pawns": {"c10": {"red": 3}}}
    t = end_round(table(2, round_no=3, **given))
    assert state(t)["round_no"] == 4 and "c10" in state(t)["up"]
    t = end_round(table(2, round_no=4, **given))
    assert state(t)["round_no"] == 5 and state(t)["master"]["c10"] == "red" and state(t)["up"] == ["c20"]


# A turn.


def test_a_card_hires_moves_or_does_what_it_says() -> None:
    """[turn.card] [turn.any_number] [hire.guildhall] [move.pawn] [move.suit] [move.other]"""
    tiles = {"c9": "furriers", "c10": "goldworkers", "c11": "company_hall"}
    t = table(3, tiles=tiles, hands={"red": ["s1", "c1", "k2"]}, guildhall={"red": 1})
    assert rule(t, "hire a1") == rule(t, "move a1") == rule(t, "use a1") == "turn.card"
    play(t, "move s1", "from guildhall")
    assert t.choices(0) == ["to c9", "to c11"]  # one of two suits is enough; a building shows four
    play(t, "to c9")
    play(t, "move c1")
    assert t.choices(0) == ["from c9"]
    play(t, "from c9")
    assert rule(t, "to c9") == "pawn.to"
    play(t, "to c11", "hire k2")
    assert state(t)["guildhall"]["red"] == 1 and state(t)["plays"] == 3


def test_a_master_may_move_and_gives_up_its_tile_for_good() -> None:
    """[master.leaves] [move.pawn] [pawn.from]"""
    tiles = {"c9": "furriers", "c10": "goldworkers", "c11": "dyers"}
    t = table(3, tiles=tiles, masters={"c10": "red"}, hands={"red": ["s1", "k2"]})
    assert rule(t, "move k2") == "move.tile"  # the only crown tile is resolved
    play(t, "move s1", "from c10", "to c9")
    assert state(t)["master"]["c10"] == "none" and "c10" not in state(t)["up"]


def test_hiring_needs_a_pawn_in_the_supply_and_takes_what_is_left() -> None:
    """[hire.supply] [ability.nothing]"""
    t = table(3, hands={"red": ["s1", "s2", "x1"]}, guildhall={"red": 16})
    assert rule(t, "hire x1") == "hire.supply" and rule(t, "use s1") == "ability.nothing"
    t = play(table(3, hands={"red": ["s2", "x1"]}, guildhall={"red": 14}), "use s2", "discard x1")
    assert state(t)["guildhall"]["red"] == 16 and state(t)["supply"]["red"] == 0


def test_neutral_pawns_are_taken_as_far_as_the_scoreboard_has_them() -> None:
    """[neutral.supply]"""
    t = play(table(3, hands={"red": ["k3", "x1"]}, stock={"blue": 5}), "use k3", "discard x1")
    assert state(t)["stock"]["red"] == 1 and state(t)["neutrals"] == 0


def test_an_ability_needs_its_cost_and_something_to_change() -> None:
    """[ability.cards] [ability.pawns] [ability.nothing] [cost.other]"""
    t = table(3, tiles={"c10": "dyers"}, hands={"red": ["x8", "s1"]})
    refusal = t.why_not(0, "use x8")
    assert refusal.rule == "ability.cards" and refusal.args == {"card": "x8", "need": 2, "count": 1}
    t = table(3, hands={"red": ["a9", "k8", "x9"]}, plantation={"red": 1})
    assert rule(t, "use a9") == rule(t, "use k8") == rule(t, "use x9") == "ability.pawns"
    t = table(3, hands={"red": ["k6", "a6", "c1", "a4", "k5", "c8", "a8", "c9", "s1", "k2", "k4", "x1", "s6"]},
              tiles={"c10": "lightermen"}, stock={"blue": 6},
              kept={"blue": [*(f"m{n:02}" for n in range(1, 21)), "m12"]})  # fmt: skip
    nothing = ("k6", "a6", "c1", "k5", "a8", "k2", "k4", "s6")
    assert [rule(t, f"use {card}") for card in nothing] == ["ability.nothing"] * len(nothing)
    assert rule(t, "use a4") == rule(t, "use c8") == rule(t, "use c9") == ""  # an extra card alone is something


def test_paying_pawns_takes_them_from_the_places_named() -> None:
    """[cost.pawn] [cost.pawns] [cost.discards]"""
    tiles = {"c9": "furriers", "c10": "goldworkers"}
    t = table(
        3,
        tiles=tiles,
        masters={"c10": "red"},
        pawns={"c9": {"red": 1}},
        hands={"red": ["k8", "x9"]},
        plantation={"red": 2},
    )
    play(t, "use k8")
    assert rule(t, "from c9") == rule(t, "from guildhall") == rule(t, "from plantation") == "cost.pawn"
    t = table(
        3, tiles=tiles, pawns={"c9": {"red": 1}}, hands={"red": ["x9"]}, guildhall={"red": 1}, plantation={"red": 2}
    )
    play(t, "use x9")
    assert t.choices(0) == ["from c9", "from guildhall"] and rule(t, "from plantation") == "cost.pawn"


def test_a_card_that_is_paid_with_can_be_drawn_again_at_once() -> None:
    """[cost.discards] [draw.reshuffle]"""
    hands = {"red": ["x8", "s1", "s2"]}
    t = table(3, hands=hands, deck=[])
    everything = sum(state(t)["discards"].values())
    play(t, "use x8", "discard s1", "discard s2")
    assert state(t)["hand_size"]["red"] == 5 and state(t)["deck_left"] == everything + 2 - 5


def test_cards_that_count_as_any_suit_go_everywhere() -> None:
    """[rule.any_suit]"""
    t = table(3, tiles={"c9": "furriers", "c10": "goldworkers"}, hands={"red": ["c7", "a1"]}, guildhall={"red": 1})
    assert rule(t, "move a1") == "move.tile"
    play(t, "use c7", "move a1", "from guildhall")
    assert t.choices(0) == ["to c9", "to c10"]


def test_nothing_lasts_longer_than_the_turn() -> None:
    """[turn.ends] [draw.usual] [draw.idle]"""
    t = table(3, hands={"red": ["c7", "k9", "x4", "x5"]})
    play(t, "use c7", "use k9", "use x4", "use x5")
    assert state(t)["any_suit"] and state(t)["discount"] == 1 and state(t)["lasting"][:2] != ["none", "none"]
    play(t, "end")
    s = state(t)
    assert not s["any_suit"] and s["discount"] == 0 and set(s["lasting"]) == {"none"} and s["extra"] == 0
    assert s["hand_size"]["red"] == 4 and sum(s["played"].values()) == 0  # two, and one each for c7 and k9


def test_replacing_needs_a_liveryman_on_the_guildhall_and_never_touches_a_master() -> None:
    """[replace.both] [replace.masters] [effect.parts]"""
    tiles = {"c9": "furriers", "c10": "goldworkers", "c11": "dyers"}
    given: dict[str, Any] = {"tiles": tiles, "masters": {"c10": "blue"}, "hands": {"red": ["k5", "c8", "s1"]}}
    t = table(3, pawns={"c9": {"blue": 1}, "c11": {"red": 1}}, **given)
    assert rule(t, "use k5") == "ability.nothing"
    play(t, "use c8", "discard s1", "from c11")
    assert t.choices(0) == ["to c9"] and rule(t, "to c10") == "pawn.to"
    t = table(3, guildhall={"red": 1}, pawns={"c11": {"red": 1}}, **given)
    assert rule(t, "use k5") == "ability.nothing"  # the only opposing pawn is a master


def test_the_beadle_moved_by_a_card_goes_to_another_open_guild() -> None:
    """[beadle.card] [beadle.lowest]"""
    tiles = {"c9": "furriers", "c10": "goldworkers", "c11": "company_hall", "c14": "dyers"}
    t = play(table(3, tiles=tiles, masters={"c14": "blue"}, hands={"red": ["c9"]}), "use c9")
    assert t.choices(0) == ["to c9"]
    play(t, "to c9")
    assert state(t)["beadle"] == "c9"


def test_a_step_that_is_impossible_is_skipped() -> None:
    """[effect.parts]"""
    t = play(table(3, tiles={"c10": "goldworkers"}, hands={"red": ["s3"]}), "use s3")  # no scythe tile
    assert state(t)["guildhall"]["red"] == 1 and state(t)["moment"] == "turn"
    given: dict[str, Any] = {"tiles": {"c10": "bladesmiths"}, "pawns": {"c10": {"red": 3}}}
    t = end_round(table(3, **given))
    assert state(t)["round_no"] > 1 and state(t)["master"]["c10"] == "red"  # two move icons, and no other open tile


# Mayoral cards.


def test_of_three_cards_one_is_kept_and_two_go_under_the_deck_in_an_order() -> None:
    """[mayoral.draw] [mayoral.keep] [mayoral.bottom]"""
    t = table(3, hands={"red": ["a9"]}, plantation={"red": 2}, mayors=["m05", "m12", "m12", "m01"])
    play(t, "use a9")
    assert t.choices(0) == ["keep m05", "keep m12"] and rule(t, "keep m01") == "mayoral.keep"
    play(t, "keep m12")
    assert t.choices(0) == ["bottom m05", "bottom m12"] and rule(t, "bottom m01") == "mayoral.bottom"
    play(t, "bottom m12")
    s = state(t)
    assert s["mayors"][s["mayors_left"] - 2 : s["mayors_left"]] == ["m12", "m05"] and s["kept"]["red"][0] == "m12"


def test_a_short_mayoral_deck_gives_what_it_has() -> None:
    """[mayoral.short]"""
    kept = [f"m{n:02}" for n in range(1, 21)]
    for left, moves in ((["m12"], []), (["m12", "m01"], ["keep m01"])):
        mine = [*kept, "m12"]
        for card in left:
            mine.remove(card)
        t = table(3, hands={"red": ["a9"]}, plantation={"red": 2}, mayors=left, kept={"blue": mine})
        play(t, "use a9", *moves)
        s = state(t)
        assert s["kept_count"]["red"] == 1 and s["mayors_left"] == len(left) - 1 and s["moment"] == "turn"


def test_without_mayoral_cards_nothing_is_looked_at() -> None:
    """[mayoral.short] [ability.nothing]"""
    everything = [*(f"m{n:02}" for n in range(1, 21)), "m12"]
    given: dict[str, Any] = {"kept": {"blue": everything}, "plantation": {"red": 2}}
    t = table(3, hands={"red": ["a7", "x1"]}, **given)
    assert rule(t, "use a7") == "ability.nothing"
    tiles = {"c10": "apothecaries", "c30": "stonecutters"}
    t = end_round(table(3, tiles=tiles, beadle="c30", pawns={"c10": {"red": 3}}, **given))
    assert state(t)["master"]["c10"] == "red" and state(t)["kept_count"]["red"] == 0


def test_the_facts_tell_a_tie_and_the_number_and_condition_of_a_card() -> None:
    """[effect.number] [vote.tied]"""
    tiles = {"c10": "pie_makers", "c20": "meat_sellers", "c30": "stonecutters"}
    t = table(3, tiles=tiles, masters={"c20": "red"}, pawns={"c10": {"red": 1, "blue": 1}}, plantation={"red": 1})
    facts = t.view(None)["facts"]
    assert (facts["first"]["c10"], facts["first"]["c30"], facts["pieces"]["c10"]) == ("tie", "none", 2)
    assert (
        facts["number"]["red"]["s8"] == 2
        and facts["number"]["blue"]["s8"] == 1
        and facts["number"]["red"]["s1"] == "none"
    )
    assert facts["holds"]["red"]["a7"] == 1 and facts["holds"]["blue"]["a7"] == 0 and facts["price"]["x8"] == 2


# Negotiation.


def test_anybody_with_a_neutral_pawn_may_replace_any_colour_once() -> None:
    """[negotiation.colour] [negotiation.once] [negotiation.skip]"""
    given: dict[str, Any] = {"tiles": {"c10": "pie_makers", "c30": "stonecutters"}, "beadle": "c30"}
    t = table(3, pawns={"c10": {"red": 1, "green": 2}}, stock={"blue": 2, "green": 1}, **given)
    play(t, "end", "end", "end")
    assert asked(t) == "blue" and rule(t, "colour blue") == rule(t, "colour yellow") == "negotiation.colour"
    play(t, "colour green", "pass")
    assert asked(t) == "green"
    play(t, "colour green")  # one's own
    assert told(t, "wins")[0]["side"] == "red" and state(t)["neutrals"] == 5


def test_a_negotiation_for_the_plantation_may_take_the_last_pawn() -> None:
    """[plantation.first] [negotiation.neutrals] [plantation.nobody]"""
    t = table(3, round_no=3, side="virginia", plantation={"red": 1, "blue": 1}, stock={"green": 1})
    play(t, "end", "end", "end")
    assert asked(t) == "green" and "plantation" in t.prompt(2)
    play(t, "colour red")
    assert state(t)["points"] == {"red": 0, "blue": 5, "green": 0, "yellow": 0}
    assert state(t)["plantation"]["blue"] == 0 and state(t)["guildhall"]["red"] == 1 and state(t)["neutrals"] == 6


def test_gog_and_magog_break_ties_everywhere_in_the_city() -> None:
    """[permanent.gog] [vote.tie]"""
    tiles = {"c10": "pie_makers", "c20": "gog_and_magog", "c30": "stonecutters"}
    given: dict[str, Any] = {"tiles": tiles, "beadle": "c10", "pawns": {"c10": {"red": 1, "blue": 1}}}
    assert told(end_round(table(3, **given, masters={"c20": "blue"})), "wins")[0]["side"] == "blue"
    assert told(end_round(table(3, **given, resolved=["c20"])), "tied")


def test_rewards_may_be_declined_and_the_first_and_second_place_stay() -> None:
    """[reward.optional] [reward.hire] [reward.abilities]"""
    given: dict[str, Any] = {"tiles": {"c10": "salt_merchants", "c30": "stonecutters"}, "beadle": "c30"}
    t = table(3, tokens={"c10": "move"}, pawns={"c10": {"red": 2, "blue": 1}}, **given)
    play(t, "end", "end", "end")
    assert "Salt Merchants" in t.prompt(0) and rule(t, "from guildhall") == "pawn.from"
    play(t, "from c10")  # to the plantation
    refusal = t.why_not(0, "take 2")
    assert refusal.rule == "reward.hire" and refusal.args == {"count": 1, "cause": "reward"}
    play(t, "take 0")
    assert asked(t) == "blue"
    play(t, "from c10", "to c30")
    assert state(t)["stock"]["blue"] == 1 and state(t)["master"]["c10"] == "red" and state(t)["plantation"]["red"] == 1
