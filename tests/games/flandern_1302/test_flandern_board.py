"""The board in a terminal: all that is public, 80 columns wide."""

import random

import pytest
from rich.console import Console

from games.flandern_1302.table import Town, table
from guildhall import Table
from guildhall.boards import show_board


def drawn(t: Table, viewer: int | None = None, language: str = "en", width: int = 80) -> str:
    console = Console(width=width, force_terminal=False)
    with console.capture() as captured:
        show_board(console, t, viewer, language)
    return captured.get()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_line_is_wider_than_a_terminal(seats: int, language: str) -> None:
    for seed in range(2):
        t, dice = Table.new("flandern_1302", seats, seed=seed), random.Random(seed)
        while not t.over:
            seat = min(t.to_act)
            t.play(seat, dice.choice(t.choices(seat)))
            if dice.random() < 0.1 or t.over:
                lines = drawn(t, dice.choice([None, *range(seats)]), language).splitlines()
                # Rich cuts off at the width: what has no room shows as three dots.
                assert max(map(len, lines)) <= 80 and not any("…" in line for line in lines)


def test_what_is_left_beside_the_towns_is_shown() -> None:
    """[setup.districts] [setup.pieces] [special.stock]"""
    towns = {
        "gent": Town({"r1": "dyers+1", "q1": "church"}, special=["q3"], site=["q1"], cathedral=["q1"]),
        "ieper": Town({"q1": "armourers"}),
    }
    told = drawn(table(4, towns, masters=["gent_r1"]))
    rows = [" ".join(line.split()) for line in told.splitlines()]
    assert "● Dyers 0 3 1 1 3 0 1 3 1 1" in rows and "† Church 2 3 3 and special: B C D" in rows
    assert "building-site cubes 9, cathedrals 3, guild masters 3" in told
    assert "(†♜)" in told and "●''" in told, "a cathedral on a building site, a printed master and a piece"
    assert told.count("A'") >= 1, "the master printed in the centre of Utrecht"


def test_the_golden_card_face_down_is_not_counted_with_the_pile_but_its_letter_is_told() -> None:
    """[setup.golden] [golden.draw]"""
    t = table(4, golden="site")
    assert "Golden cards in the pile: 27. One with the letter A lies face down." in drawn(t)
    assert "You know it" not in drawn(t, 1) and "You know it: Building site." in drawn(t, 0)
    left = drawn(table(4, golden="brugge"))
    assert "Golden cards in the pile: 13. One with the letter B" in left and "letter A:" not in left


def test_the_cards_beside_the_shared_pile_are_shown() -> None:
    """[two.draw]"""
    t = Table.new("flandern_1302", 2, seed=1, options={"start": 0})
    t.play(0, "draw")
    assert "Shared pile: 13 cards." in drawn(t) and "Face up beside it, " in drawn(t)


def test_a_scored_town_is_told_as_it_was_paid() -> None:
    """[score.sites] [score.cubes]"""
    rest = {"r1": "dyers", "q1": "fullers", "q2": "armourers"}
    covered = ["q3", "q4", "r3", "r4", "h1", "h2", "h3", "h4"]
    t = table(4, {"brugge": Town(rest, covered=covered, site=["q2"])}, acting=(0, "brugge"))
    t.play(0, "build own_0 brugge_r2")
    paid = next(item["points"] for item in t.news(None) if item["news"] == "scores")
    assert paid == 4 and t.view(None)["facts"]["worth"]["brugge"] == paid and "Brugge – scored 4" in drawn(t)
