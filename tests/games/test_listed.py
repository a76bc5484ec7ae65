"""A game without a board of its own in the terminal is listed: plain, but whole."""

import random
from io import StringIO

import pytest
from rich.console import Console

from guildhall import GAMES, Table
from guildhall.boards import board_of, listed
from guildhall.core.words import LANGUAGES

COLUMNS = 80


def opened(name: str, moves: int) -> Table:
    dice, table = random.Random(1), Table.new(name, GAMES[name].seats[-1], seed=4)
    for _ in range(moves):
        seat = min(table.to_act)
        table.play(seat, dice.choice(table.choices(seat)))
    return table


def shown(table: Table, viewer: int | None, language: str) -> list[str]:
    """On paper that is wide enough for any line: nothing is broken but by the board itself."""
    paper = Console(file=StringIO(), width=3 * COLUMNS, color_system=None)
    paper.print(listed.draw(table, viewer, language, COLUMNS), highlight=False)
    assert isinstance(paper.file, StringIO)
    return [line.rstrip() for line in paper.file.getvalue().splitlines()]


@pytest.mark.parametrize("name", ["toy", *GAMES])
def test_every_game_can_be_listed_in_80_columns_in_both_languages(name: str) -> None:
    table = opened(name, 7)
    for language in LANGUAGES:
        for viewer in (None, 0):
            lines = shown(table, viewer, language)
            assert max(map(len, lines)) <= COLUMNS
            names = listed.Names(table, listed.Speech(table.game, table.seats, language))
            for field in table.game.layout.on_the_table:
                if field.name not in listed.OF_THE_TABLE and len(field.axes) < 2:
                    assert any(names.label(field.name) in line for line in lines), field.name


def test_the_toy_is_listed_with_what_each_seat_may_see() -> None:
    table = opened("toy", 3)
    assert board_of("toy") is listed and board_of("city_of_guilds") is not listed
    blue, public = shown(table, 0, "de"), shown(table, None, "de")
    assert blue[0] == "Runde: 1" and blue[1].split() == ["Gebot", "Punkte", "In", "Führung"]
    assert [line.split()[1:] for line in blue[2:5]] == [
        ["Blau", "–", "0", "–"],
        ["Rot", "?", "1", "✓"],
        ["Grün", "?", "0", "–"],
    ]
    assert any("Hand von Blau: " in line for line in blue) and "Hand von Rot: " not in " ".join(blue)
    assert "Hand von" not in " ".join(line for line in public if line.startswith("Lose:"))
