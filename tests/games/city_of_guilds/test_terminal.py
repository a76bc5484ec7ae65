"""The board in a terminal: all that is public, in 80 columns."""

import pytest

from games.city_of_guilds.table import table
from games.terminal import COLUMNS, drawn
from guildhall import Table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_line_is_longer_than_80_columns_in_any_position_of_a_game(seats: int) -> None:
    t = Table.new("city_of_guilds", seats, seed=seats)
    while not t.over:
        seat = min(t.to_act)
        t.play(seat, t.choices(seat)[t.n * 7 % len(t.choices(seat))])
        viewer = (None, *range(seats))[t.n % (seats + 1)]
        for language in ("en", "de"):
            board = drawn(t, viewer, language)
            assert max(map(len, map(str.rstrip, board.splitlines()))) <= COLUMNS, board


def test_mayor_piles_discards_and_the_guilds_had_are_shown() -> None:
    t = table(2, discard=("swap", "library"), trash=("theatre",), hands=(("beggars",), ()), round_no=2, mayor=1)
    board = drawn(t, 0)
    assert "Round 2 of 5 · Mayor: ■ Red" in board and "Discard pile: 2 (Library, Swap)" in board
    assert "Guilds had (Blue): Bankers, Craftsmen" in board and "Trash: 1" in board and "Beggars" in board


def test_what_the_viewer_remembers_is_shown_and_nothing_else() -> None:
    t = table(2, guilds=("thieves", "bankers"), draw=("swap", "library"), trash=())
    t.play(0, "draw")
    t.play(0, "keep swap")
    t.play(0, "leave top")
    assert "top of the draw pile: Library" in drawn(t, 0) and "Library" not in drawn(t, 1).replace("⌂ Library", "")
