"""Every refusal says what stands in the way and what would do; prompts offer what is legal. In both languages."""

import random
from typing import Any

import pytest

from games.guilds_of_london.table import play, table
from guildhall import GAMES, Table
from guildhall.core.words import LANGUAGES
from guildhall.games.guilds_of_london.tables import CARDS

GAME = GAMES["guilds_of_london"]
CITY: dict[str, Any] = {
    "tiles": {"c8": "tanners", "c10": "dyers", "c11": "limners", "c20": "university_of_london", "c30": "fish_sellers"},
    "beadle": "c30",
}
ONE = {**CITY, "pawns": {"c10": {"red": 1}}}
BOTH = {**CITY, "pawns": {"c10": {"red": 1}, "c11": {"blue": 1, "green": 1}}, "guildhall": {"red": 1}}
DONE = {**BOTH, "masters": {"c8": "red"}}
SPENT = {**CITY, "guildhall": {"red": 16}}
REWARD: dict[str, Any] = {"tiles": {"c10": "bladesmiths", "c20": "stonecutters"}, "beadle": "c20"}

CASES: list[tuple[dict[str, Any], list[str], str, str]] = [
    (CITY, [], "hire s1", "Hiring Fair (S1) is not in your hand: play a card that is, or end the turn."),
    ({**SPENT, "hand": ["s1"]}, [], "hire s1", "Nobody is left to hire with Hiring Fair (S1): all your pawns are out"),
    ({**SPENT, "hand": ["s1"]}, [], "use s1", "Hiring Fair (S1) would change nothing now: your supply is empty"),
    ({**SPENT, "hand": ["c1"]}, [], "move c1", "No face-up tile shows the suit of Errand (C1) (compass)"),
    ({**CITY, "hand": ["s1"]}, [], "move s1", "You have no pawn on the Guildhall or on a tile that could move with"),
    ({**ONE, "tiles": {"c10": "dyers", "c11": "limners"}, "beadle": "c11", "hand": ["s1"]}, [], "move s1",
     "All your pawns stand on the only tile with the suit of Hiring Fair (S1) (scythe) already"),
    ({**CITY, "hand": ["x8"]}, [], "use x8", "Scriptorium (X8) costs 2 cards, and besides it you hold none: draw"),
    ({**CITY, "hand": ["x8", "x1"]}, [], "use x8", "costs 2 cards, and besides it you hold only one"),
    ({**CITY, "hand": ["k8"]}, [], "use k8", "Knighthood (K8) costs 1 of your masters; of these you have none."),
    ({**CITY, "hand": ["a6", "x1"]}, [], "use a6", "would change nothing now: you have nothing yet that it scores for"),
    ({**BOTH, "guildhall": {}, "hand": ["k5", "x1"]}, [], "use k5", "you have no liveryman on the Guildhall to put"),
    ({**CITY, "guildhall": {"red": 1}, "hand": ["k5", "x1"]}, [], "use k5", "no liveryman of another player stands"),
    ({**CITY, "stock": {"blue": 6}, "hand": ["k2"]}, [], "use k2", "no neutral pawn lies on the scoreboard"),
    ({**CITY, "round_no": 15, "hand": ["x1"]}, [], "use x1", "in the last round no cards are drawn at the end"),
    ({**CITY, "hand": ["s6"], "tiles": {"c11": "limners"}, "beadle": "c11"}, [], "use s6", "no face-up tile shows a suit"),
    ({**CITY, "hand": ["c3", "x1"]}, [], "use c3", "none of your pawns can make the move that it gives"),
    ({**CITY, "hand": ["s2", "x1"]}, ["use s2"], "discard k1", "Royal Favour (K1) is not in your hand: discard a card"),
    ({**CITY, "hand": ["x8", "s1", "k1"]}, ["use x8"], "discard k1", "from Royal Favour (K1) on you hold fewer than the 2"),
    ({**CITY, "hand": ["x8", "s1", "a1", "k1"]}, ["use x8", "discard a1"], "discard s1", "(S1) comes before the one you"),
    ({**DONE, "hand": ["k8"]}, ["use k8"], "from c10", "costs 1 of your masters. No such pawn of yours is here: Dyers."),
    ({**BOTH, "hand": ["c1"]}, ["use c1"], "from c11", "You have no pawn here: Limners. Choose a place where one stands."),
    ({**BOTH, "hand": ["c1"]}, ["use c1"], "from c3", "You have no pawn here: an empty place."),
    ({**BOTH, "hand": ["c5"]}, ["use c5"], "from guildhall", "No pawn can be taken from here now: the Guildhall."),
    ({**BOTH, "hand": ["c1"]}, ["use c1"], "pass", "This part of Errand (C1) is not left to you"),
    ({**BOTH, "hand": ["c8", "x1"]}, ["use c8", "discard x1"], "pass", "This part of Trading Places (C8) is not left"),
    ({**BOTH, "hand": ["k1"]}, ["move k1", "from c10"], "to c10", "The pawn stands there already: Dyers."),
    ({**BOTH, "hand": ["s1"]}, ["move s1", "from guildhall"], "to c11",
     "That tile does not show the suit that is needed (scythe): Limners. Choose one that does."),
    ({**DONE, "hand": ["c1"]}, ["use c1", "from c10"], "to c8", "That tile is resolved already: Tanners."),
    ({**DONE, "hand": ["c1"]}, ["use c1", "from c10"], "to c1", "No tile lies there: choose a face-up tile."),
    ({**BOTH, "hand": ["c5"]}, ["use c5", "from c10"], "to c30", "does not lie beside the one the pawn comes from: Fish"),
    ({**BOTH, "hand": ["k5", "x1"]}, ["use k5", "discard x1"], "to c30", "No liveryman of another player stands here: Fish"),
    ({**BOTH, "hand": ["k5", "x1"]}, ["use k5", "discard x1", "to c11"], "colour red", "Red is yourself: choose an opp"),
    ({**BOTH, "hand": ["c9"]}, ["use c9"], "to c20", "That is a special building: University of London."),
    ({**BOTH, "hand": ["c9"]}, ["use c9"], "to c30", "The beadle stands there already: Fish Sellers."),
    ({**CITY, "hand": ["k4", "x1", "x1"], "mayors": ["m01", "m02"]}, ["use k4", "discard x1", "discard x1"], "keep m05",
     "is not among the cards in front of you: keep one of those."),
    ({**REWARD, "pawns": {"c10": {"red": 3}}}, ["end", "end", "end", "from c10"], "to c10", "The pawn stands there already"),
    ({**REWARD, "pawns": {"c10": {"red": 3}}, "guildhall": {"red": 1}}, ["end", "end", "end", "from guildhall"], "to c10",
     "Nobody can enter the tile that is being resolved (Bladesmiths) until its rewards are given"),
    ({**REWARD, "pawns": {"c10": {"red": 3}}, "stock": {"blue": 1}}, ["end", "end", "end"], "colour green",
     "Green has no pawn there that could be replaced: choose somebody who has, or do without."),
    ({**CITY, "hand": ["s1"]}, [], "pass", "That comes at another time. Now: Your turn: play a card for a hire"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "moves", "refused", "sentence"), CASES)
def test_a_refusal_names_what_stands_in_the_way(
    given: dict[str, Any], moves: list[str], refused: str, sentence: str
) -> None:
    """[move.tile] [ability.nothing] [cost.order] [pawn.from] [pawn.to] [opponent.colour] [pawn.must]"""
    hand = {"hands": {"red": given["hand"]}} if "hand" in given else {}
    t = play(table(3, **{key: value for key, value in given.items() if key != "hand"}, **hand), *moves)
    refusal = t.why_not(min(t.to_act), refused)
    assert refusal and sentence in str(refusal), str(refusal)
    german = refusal.sentence("de")
    assert german != str(refusal) and german.endswith((".", "!"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_refused_or_asked_in_random_games_can_be_said(seats: int) -> None:
    """No sentence lacks an argument, and none names a cell by its number."""
    t, dice, words = Table.new("guilds_of_london", seats, seed=11), random.Random(seats), GAME.actions.words
    while not t.over:
        seat = min(t.to_act)
        for language in LANGUAGES if dice.random() < 0.15 else ():
            assert t.prompt(seat, language)
            for move in dice.sample(words, 4):
                refusal = t.why_not(seat, move)
                if refusal and refusal.rule in ("pawn.to", "pawn.from", "cost.pawn"):
                    assert refusal.args["origin"] and not any(c.isdigit() for c in refusal.args["origin"])
                assert refusal is None or refusal.sentence(language)
        t.play(seat, dice.choice(t.choices(seat)))


def test_a_prompt_offers_what_is_legal() -> None:
    """[effect.may] [effect.up_to] [hire.supply]"""
    assert table(3, **CITY).prompt(0) == "Your hand is empty: end the turn."
    assert "hire" not in table(3, **SPENT, hands={"red": ["s1"]}).prompt(0)
    t = play(table(3, **BOTH, hands={"red": ["a2", "x1"]}), "use a2", "discard x1")
    assert t.prompt(0) == "Merchant Fleet (A2): choose the pawn that goes to the plantation."
    play(t, "from c10")
    assert t.prompt(0).startswith("Merchant Fleet (A2): you may send one more pawn") and "pass" in t.choices(0)
    t = play(
        table(3, **BOTH, hands={"red": ["c6", "x1", "s1"]}),
        "use c6",
        "discard x1",
        "move s1",
        "from guildhall",
        "to c8",
    )
    assert t.prompt(0) == "You may move another pawn of yours to Tanners. Choose one, or do without."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_is_told_by_it_and_its_mark(language: str) -> None:
    words = GAME.words(language)
    titles = [words.name("card", card, "title") for card in CARDS]
    assert len(set(titles)) == len(CARDS) and all(len(title) <= 32 for title in titles)
    assert all(title.endswith(f" ({card.upper()})") for card, title in zip(CARDS, titles, strict=True))
    assert words.say("news-plays-hire", side="red", card="x1") in (
        "Red plays Alms (X1) for a hire.",
        "Rot spielt „Almosen“ (X1) zum Anwerben.",
    )
