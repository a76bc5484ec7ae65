"""What players are told: every refusal says what stands in the way and what would do, prompts offer what is legal."""

from typing import Any

import pytest

from games.city_and_guilds.table import NAME, table
from guildhall import GAMES, Table
from guildhall.core.speech import Speech

A, B, C, D, E = range(5)
THREE_ON_1 = {"candle": [("blue", 1), ("red", 1), ("green", 1)]}


def building(seats: int = 5, **given: Any) -> Table:
    """Yellow has laid a building of the Candlemakers on 1f."""
    t = table(seats, {"1h": "smith_market"}, turn=D, hands={D: ["candle_building"] * 3}, **given)
    t.play(D, "lay candle_building 1f")
    return t


def opening() -> Table:
    return table(3, {"1h": "candle_building"}, turn=B, moment="opening")


SENTENCES: dict[str, tuple[Any, int, str, str, str]] = {
    "lay.empty": (
        lambda: table(3, {"1h": "smith_market"}, hands={A: ["baker_market"] * 3}), A, "lay baker_market 1h",
        "On 1h there is a market of the Blacksmiths already. A tile goes on an empty space.",
        "Auf 1h liegt schon ein Markt der Schmiede. Ein Plättchen kommt auf einen leeren Bauplatz."),
    "lay.hand": (
        lambda: table(3, {"1h": "smith_market"}, hands={A: ["baker_market"] * 3}), A, "lay smith_market 1f",
        "You do not hold a market of the Blacksmiths. Lay one of the tiles in your hand.",
        "Nicht auf deiner Hand: Markt der Schmiede. Lege eines deiner Plättchen."),
    "lay.adjacent": (
        lambda: table(3, {"1h": "smith_market"}, hands={A: ["baker_market"] * 3}), A, "lay baker_market 1b",
        "No tile lies beside 1b, and none faces it over a street. A tile goes next to another: 1f, for example, would do.",
        "Neben 1b liegt kein Plättchen, und keines steht ihm über eine Straße gegenüber. Ein Plättchen wird an ein anderes"
        " angelegt, zum Beispiel auf 1f."),
    "setup.block": (
        opening, B, "lay {held} 1a",
        "1a will not do: the north-west block has a tile already, on 1h. An opening tile goes into a block that has none.",
        "1a geht nicht: Im Nordwestblock liegt schon ein Plättchen, auf 1h. Ein Eröffnungsplättchen kommt in einen Block, der"
        " noch keines hat."),
    "setup.apart": (
        opening, B, "lay {held} 3b",
        "3b faces the tile on 1h over the street. An opening tile lies apart from all others.",
        "3b steht dem Plättchen auf 1h über die Straße gegenüber. Ein Eröffnungsplättchen liegt abseits von allen anderen."),
    "building.step": (
        lambda: building(tracks=THREE_ON_1), D, "step",
        "Space 1 on the track of the Candlemakers has three markers and is full, so you cannot step. Put two figures on the"
        " building, or one alone.",
        "Feld 1 auf der Leiste der Kerzenmacher ist mit drei Markern voll, also geht der Schritt nicht. Setze zwei Figuren auf"
        " das Gebäude oder eine allein."),
    "building.one": (
        building, D, "one",
        "One figure alone is possible only if the step is blocked, and space 1 on the track of the Candlemakers is free. Put one"
        " figure and step, or put two.",
        "Eine Figur allein geht nur, wenn der Schritt versperrt ist, und Feld 1 auf der Leiste der Kerzenmacher ist frei. Setze"
        " eine Figur und geh den Schritt, oder setze zwei."),
    "table.not_now": (
        building, D, "empty",
        "That comes at another time. Now: The building on 1f: a figure and a step, or two figures?",
        "Das kommt ein andermal. Jetzt: Das Gebäude auf 1f: eine Figur und ein Schritt oder zwei Figuren?"),
}  # fmt: skip


@pytest.mark.parametrize("rule", SENTENCES)
def test_a_refusal_says_what_stands_in_the_way_and_what_would_do(rule: str) -> None:
    """[lay.empty] [lay.hand] [lay.adjacent] [setup.block] [setup.apart] [building.step] [building.one] [table.not_now]"""
    make, seat, move, english, german = SENTENCES[rule]
    t = make()
    held = t.choices(seat)[0].split()[-2] if "{held}" in move else ""
    refusal = t.why_not(seat, move.format(held=held))
    assert refusal is not None and refusal.rule == rule
    assert refusal.sentence("en") == english and refusal.sentence("de") == german


def test_what_is_not_in_hand_or_display_is_named() -> None:
    """[setup.give_back] [take.display]"""
    t = Table.new(NAME, 3, seed=1)
    missing = next(kind for kind, n in t.view(A)["state"]["hand"]["blue"].items() if n == 0)
    refusal = t.why_not(A, f"return {missing}")
    assert refusal is not None and refusal.sentence().endswith("Give back one of the four tiles that you hold.")
    t = table(3, {"1h": "smith_market"}, hands={A: ["baker_market"] * 3}, display=["smith_building"] * 3)
    t.play(A, "lay baker_market 1f")
    refusal = t.why_not(A, "take baker_market")
    assert refusal is not None
    assert str(refusal) == "Bakers’ market is not among the open tiles. Take one that lies open."


def test_the_prompt_offers_no_step_that_is_blocked() -> None:
    """[track.limit] [building.one]"""
    assert building().prompt(D) == "The building on 1f: a figure and a step, or two figures?"
    assert building(tracks=THREE_ON_1).prompt(D) == "The building on 1f: two figures or one? The step is blocked."


def test_while_several_choose_all_of_them_are_waited_for() -> None:
    """[setup.give_back]"""
    t = Table.new(NAME, 4, seed=1)
    t.play(A, t.choices(A)[0])
    assert t.prompt(A) == "Red, Green and Yellow are deciding."
    assert t.prompt(None, "de") == "Rot, Grün und Gelb entscheiden."


def told(language: str, news: str, **args: Any) -> str:
    return Speech(GAMES[NAME], 3, language).news({"news": news, "n": 1, **args})


def test_numbers_and_names_have_their_grammar() -> None:
    assert (
        told("de", "lays", side="blue", tile="smith_market", space="1f") == "Blau legt einen Markt der Schmiede auf 1f."
    )
    assert told("en", "ends", side="blue", points=-1) == "Blue has -1 points."
    assert told("de", "ends", side="blue", points=1) == "Blau hat einen Punkt."
    assert told("en", "chain", guild="smith", count=1, blocks=1, points=2) == (
        "The longest chain of the Blacksmiths is one tile, worth 2."
    )
    assert told("de", "chain", guild="smith", count=3, blocks=1, points=4) == (
        "Die längste Kette der Schmiede: 3 Plättchen in einem Block, Wert 4."
    )
    assert told("en", "chain", guild="smith", count=0, blocks=0, points=0) == "Blacksmiths have no tile in the city."
    assert told("en", "unused", side="red", count=1, points=1) == "Red loses one point for an unused figure."
    place = {"guild": "smith", "name": "Red", "count": 0, "rank": 0}
    assert GAMES[NAME].words("en").say("tip-track", **place) == "Blacksmiths: Red is still on 0 and has no place."
