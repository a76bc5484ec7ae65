"""The board in a terminal: all that lies open is shown, and it fits into 80 columns."""

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

from games.guilds_of_london.table import play, table
from games.terminal import COLUMNS
from games.terminal import drawn as on_wide_paper
from guildhall import Table
from guildhall.boards import show_board
from guildhall.core.words import LANGUAGES


def drawn(t: Table, viewer: int | None = 0, language: str = "en") -> str:
    out = io.StringIO()
    show_board(Console(file=out, width=80), t, viewer, language)
    return out.getvalue()


def test_what_lies_open_is_shown() -> None:
    tiles = {"c10": "goldworkers", "c20": "university_of_london", "c30": "stonecutters"}
    t = table(3, tiles=tiles, masters={"c20": "blue"}, plantation={"red": 2, "green": 1}, round_no=4,
              stock={"red": 1}, hands={"red": ["c6", "x1", "s1"]}, deck=["s1"] * 2, guildhall={"red": 3})  # fmt: skip
    play(t, "use c6", "discard x1")
    text = drawn(t)
    for shown in (
        "Goldworkers (no. 5): 7 points, + 1 point, 1 card",  # number, points, bonus, reward
        "University of London: resolved, master: Blue",
        "Round 4 of 15; Growth after 3, 6, 9, 12, 15.",
        "Plantation of Ulster: ■2 ▲1 most: mayoral 1 of 3; 2 home | second: 2 points; 1",
        "Neutral pawns: 5 · Action cards: 2 · Mayoral cards: 21",
        "Played in this turn: Follow Me (C6)",
        "Holds for the rest of the turn: Follow Me (C6)",
        "Discards (101): S1, S2×3",
    ):
        assert shown in text, (shown, text)


def test_neutral_pawns_that_stand_in_are_seen_on_their_tile() -> None:
    """[negotiation.replace]"""
    given = {"tiles": {"c10": "pie_makers", "c30": "stonecutters"}, "beadle": "c30", "stock": {"blue": 2}}
    t = play(table(3, pawns={"c10": {"red": 1, "green": 2}}, **given), "end", "end", "end", "colour green")
    assert "■▲○" in drawn(t, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_drawn_fits_into_80_columns(seats: int, language: str) -> None:
    """Sentences go on in the next line; the map must not, so it is measured on paper that would let it be wider."""
    t, dice, n = Table.new("guilds_of_london", seats, seed=seats), random.Random(seats), 0
    while not t.over:
        if n % 60 == 0:
            viewer = dice.choice([None, *range(seats)])
            boxes = [line for line in on_wide_paper(t, viewer, language).splitlines() if set(line) & set("│┃─━")]
            assert boxes and max(map(cell_len, map(str.rstrip, boxes))) <= COLUMNS
        n += 1
        seat = min(t.to_act)
        t.play(seat, dice.choice(t.choices(seat)))
    assert "…" not in drawn(t, None, language)  # nothing was cut off
