"""Cards, lasting effects, the hand, the last round and final scoring: positions that are easy to get wrong."""

from collections import Counter
from typing import Any

import pytest

from games.guilds_of_london.table import asked, play, rule, state, table, told
from guildhall import Table
from guildhall.games.guilds_of_london.tables import CARDS, COPIES


def worths(t: Table, seat: str) -> dict[str, int]:
    """What every mayoral card would be worth to a seat now."""
    found: dict[str, int] = t.view(0)["facts"]["bonus"][seat]
    return found


def turns(t: Table) -> Table:
    """Everybody ends the turn, until something else is asked or the next round begins."""
    round_no = state(t)["round_no"]
    while not t.over and state(t)["stage"] == "turns" and state(t)["round_no"] == round_no:
        play(t, "end" if state(t)["moment"] == "turn" else t.choices(min(t.to_act))[0])
    return t


def test_an_empty_deck_is_made_from_the_discards_and_played_cards_come_with_the_end_of_the_turn() -> None:
    """[draw.deck] [draw.reshuffle] [draw.played] [turn.played] [turn.ends]"""
    copies = dict(zip(CARDS, map(int, COPIES), strict=True))
    hands: dict[str, list[str]] = {"red": ["x9"], "blue": []}
    played, deck = ["s1", "s1", "s1", "s1"], ["k2", "k3"]
    for card, n in copies.items():
        hands["blue"] += [card] * (n - played.count(card) - deck.count(card) - (card == "x9"))
    t = table(2, hands=hands, played=played, deck=deck, guildhall={"red": 2})
    assert state(t)["deck_left"] == 2 and sum(state(t)["discards"].values()) == 0
    play(t, "use x9", "from guildhall")
    assert state(t)["hand_size"]["red"] == 2 and state(t)["deck_left"] == 0
    play(t, "end")
    assert state(t)["hand_size"]["red"] == 4 and state(t)["deck_left"] == 3
    drawn = {card for card, n in state(t)["hand"]["red"].items() if n} - {"k2", "k3"}
    assert drawn <= {"s1", "x9"} and told(t, "reshuffled")[0]["count"] == 5
    # With nothing to draw at all the rest is lost.
    hands["blue"] += played + deck
    t = table(2, hands={"red": ["x9"], "blue": hands["blue"]}, guildhall={"red": 2}, deck=[])
    assert rule(t, "use x9") == "ability.nothing"
    # But what is paid can be drawn again: it lies in the discards by then.
    rest = Counter(hands["blue"])
    rest.subtract(["s1", "x8", "k2"])
    t = table(2, hands={"red": ["x8", "s1", "k2", "x9"], "blue": list(rest.elements())}, deck=[])
    play(t, "use x8", "discard s1", "discard k2")
    assert state(t)["hand_size"]["red"] == 3 and state(t)["deck_left"] == 0


def test_lasting_effects_count_every_hire() -> None:
    """[lasting.begins] [lasting.events] [lasting.basic] [lasting.copies] [turn.any_number]"""
    t = table(3, hands={"red": ["x4", "s5", "a1", "a2", "a3"]})
    play(t, "use x4", "use s5", "discard a1")
    assert state(t)["extra"] == 1
    play(t, "hire a2")
    assert state(t)["extra"] == 3
    play(t, "hire a3")
    assert state(t)["extra"] == 4 and state(t)["guildhall"]["red"] == 5
    before = state(t)["hand_size"]["red"]
    play(t, "end")
    assert before == 0 and state(t)["hand_size"]["red"] == 6
    t = table(3, hands={"red": ["x4", "x4", "s2", "a1", "a1"]})
    play(t, "use x4", "hire a1", "use x4", "use s2", "discard a1")
    assert state(t)["extra"] == 1 + 3 + 4  # the first copy stops at four, the second has its own four


def test_lasting_effects_of_moves_and_two_offers() -> None:
    """[lasting.order] [lasting.events] [lasting.basic]"""
    tiles = {"c10": "hostellers", "c30": "stonecutters"}
    hand = ["k7", "c6", "k2", "a1"]
    t = table(3, tiles=tiles, hands={"red": hand}, guildhall={"red": 4})
    play(t, "use k7", "use c6", "discard a1", "move k2", "from guildhall", "to c10", "from guildhall")
    assert state(t)["points"]["red"] == 2 and state(t)["pawns"]["c10"]["red"] == 2 and state(t)["moment"] == "turn"
    t = table(3, tiles=tiles, hands={"red": [*hand, "a5", "a1"]}, guildhall={"red": 5})
    play(t, "use k7", "use c6", "discard a1", "use a5", "discard a1", "from guildhall", "to c10", "pass")
    assert state(t)["points"]["red"] == 1
    play(t, "move k2", "from guildhall", "to c10", "from guildhall")
    assert state(t)["points"]["red"] == 3
    play(t, "from guildhall", "from guildhall")  # two offers
    assert state(t)["plantation"]["red"] == 2 and state(t)["moment"] == "turn"


def test_two_discounts_make_a_dear_ability_free_but_pawns_are_still_paid() -> None:
    """[rule.discount] [cost.other]"""
    t = table(3, hands={"red": ["k9", "k9", "x8", "a9"]}, plantation={"red": 2}, mayors=["m01", "m02", "m03"])
    play(t, "use k9", "use k9", "use a9", "keep m01", "bottom m02")
    assert state(t)["plantation"]["red"] == 0
    t = table(3, hands={"red": ["k9", "k9", "x8"]})
    play(t, "use k9", "use k9", "use x8")
    assert state(t)["hand_size"]["red"] == 5


def test_the_hand_limit_and_the_master_of_the_university() -> None:
    """[limit.hand] [permanent.university] [master.leaves] [draw.usual] [discards.open] [cost.card] [cost.order]"""
    tiles = {"c10": "university_of_london", "c20": "stonecutters", "c30": "pie_makers"}
    hand = ["s1", "s2", "s3", "s4", "a1", "a2", "a3", "c1"]
    t = table(3, tiles=tiles, masters={"c10": "red"}, hands={"red": hand})
    assert t.view(0)["facts"]["limit"]["red"] == 8
    play(t, "hire s1", "end")
    assert state(t)["moment"] == "limit" and state(t)["left"] == 1  # 7 + 2 cards, limit 8
    t = table(3, tiles=tiles, masters={"c10": "red"}, hands={"red": hand})
    play(t, "use c1", "from c10", "to c20", "end")
    assert state(t)["left"] == 2  # 7 + 2 cards, limit 7 again
    play(t, "discard s2")
    assert rule(t, "discard s1") == "cost.order" and rule(t, "discard s2") == "cost.card"
    assert state(t)["discards"]["s2"] == 1
    play(t, "discard s3")
    assert asked(t) == "blue"
    t = table(3, hands={"red": ["x8", "s1", "s2"]})
    play(t, "use x8")
    assert t.choices(0) == ["discard s1"] and rule(t, "discard s2") == "cost.order"  # two are to be paid, in this order


def test_cards_of_a_reward_are_not_discarded_before_the_next_turn_ends() -> None:
    """[limit.hand]"""
    hand = ["s1", "s2", "s3"]
    t = table(
        3,
        tiles={"c10": "lead_workers", "c30": "stonecutters"},
        beadle="c30",
        pawns={"c10": {"red": 4}},
        hands={"red": hand},
    )
    turns(t)
    play(t, "take 0")
    assert state(t)["hand_size"]["red"] == 10 and state(t)["moment"] == "turn"


def test_the_last_round_draws_nothing_at_the_end_of_a_turn() -> None:
    """[last.draw] [draw.idle] [ability.nothing]"""
    t = table(3, round_no=15, hands={"red": ["x1", "x3", "x4", "s5", "a1"], "blue": ["s1"] * 1})
    assert rule(t, "use x1") == rule(t, "use x4") == "ability.nothing" and rule(t, "use x3") == rule(t, "use s5") == ""
    play(t, "use x3")
    assert state(t)["hand_size"]["red"] == 5 and state(t)["extra"] == 0
    play(t, "end")
    assert state(t)["hand_size"]["red"] == 5
    play(t, "end")
    assert state(t)["hand_size"]["blue"] == 1
    t = play(table(3, round_no=14), "end")
    assert state(t)["hand_size"]["red"] == 4


def test_final_scoring_of_a_square_of_four() -> None:
    """[final.mayoral] [count.buildings] [count.dual] [final.clear]"""
    square = {"c4": "paviers", "c5": "ironworkers", "c10": "tinsmiths", "c11": "university_of_london"}
    t = table(
        3,
        tiles={**square, "c30": "stonecutters"},
        masters=dict.fromkeys(square, "red"),
        pawns={"c30": {"red": 3}},
        kept={
            "red": ["m01", "m02", "m06", "m11", "m12", "m13", "m14", "m19", "m17"],
            "blue": ["m03"],
            "green": ["m04"],
        },
        round_no=15,
    )
    expected = {"m01": 6, "m02": 2, "m06": 3, "m11": 1, "m12": 2, "m13": 3, "m14": 4, "m19": 2, "m17": 0}
    assert {card: worths(t, "red")[card] for card in expected} == expected
    turns(t)
    assert (
        t.over
        and {item["mayoral"]: item["count"] for item in told(t, "mayoral_score") if item["side"] == "red"} == expected
    )
    assert told(t, "neighbours")[0]["count"] == 4 and t.scores[0] == sum(expected.values()) + 4
    assert state(t)["supply"]["red"] == 12 and state(t)["beadle"] == "none"


def test_every_other_mayoral_card() -> None:
    """[final.mayoral] [count.dual]"""
    tiles = {
        "c9": "candle_makers",
        "c10": "salt_merchants",
        "c14": "tanners",
        "c20": "belt_makers",
        "c30": "stonecutters",
    }
    t = table(
        3,
        tiles=tiles,
        masters=dict.fromkeys(("c9", "c10", "c14", "c20"), "blue"),
        held_tokens={"blue": ["cards_2", "cards_2", "hire_2"]},
        stock={"blue": 2},
        guildhall={"blue": 9},
        plantation={"blue": 3},
    )
    expected = {"m03": 4, "m04": 2, "m05": 6, "m07": 3, "m08": 3, "m09": 3, "m10": 3, "m11": 7, "m15": 3, "m16": 4}
    expected |= {"m17": 8, "m18": 6, "m20": 12, "m14": 2, "m12": 2, "m01": 2, "m02": 2, "m06": 3, "m13": 0, "m19": 2}
    assert worths(t, "blue") == expected


@pytest.mark.parametrize(
    ("kept", "ending", "winners"),
    [
        ({"red": ["m13"], "blue": ["m14"]}, "end.shared", [0, 1]),
        ({"red": ["m13"], "blue": ["m14", "m20"]}, "end.mayoral", [1]),
    ],
)
def test_ties_go_to_most_mayoral_cards_and_are_shared_then(kept: Any, ending: str, winners: list[int]) -> None:
    """[end.points] [end.mayoral] [end.shared] [end.tiles]"""
    t = turns(table(3, round_no=15, points={"red": 9, "blue": 9, "green": 3}, kept={**kept, "green": ["m15", "m16"]}))
    assert t.over and t.ending == ending and t.winners == winners
