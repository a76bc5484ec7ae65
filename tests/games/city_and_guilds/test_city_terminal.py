"""The board in a terminal: all that is public, in 80 columns."""

import pytest

from games.city_and_guilds.table import table
from games.terminal import COLUMNS, drawn
from guildhall import Table


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_line_is_longer_than_80_columns_in_any_position_of_a_game(seats: int) -> None:
    t = Table.new("city_and_guilds", seats, seed=seats)
    while not t.over:
        seat = min(t.to_act)
        t.play(seat, t.choices(seat)[t.n * 7 % len(t.choices(seat))])
        viewer = (None, *range(seats))[t.n % (seats + 1)]
        for language in ("en", "de"):
            board = drawn(t, viewer, language)
            assert max(map(len, map(str.rstrip, board.splitlines()))) <= COLUMNS, board


def test_pile_taverns_rounds_and_what_is_known_of_hands_are_shown() -> None:
    t = table(3, {"1h": "smith_market"}, hands={1: ["baker_market"] * 3}, known={1: ["baker_market"]})
    board = drawn(t, 0)
    pile = t.view(0)["state"]["pile_size"]
    assert f"Turn 1 · 1 of 64 spaces built · Pile {pile}, taverns 4" in board
    assert "known: BAm" in board and "SMm" in board and "BA Bakers" in board
    assert "Your tiles" in board and "Your tiles" not in drawn(t, None)


def test_where_there_is_room_the_tracks_stand_beside_the_plan() -> None:
    t = table(3, {"1h": "smith_market"})
    assert len(drawn(t, 0, width=120).splitlines()) < len(drawn(t, 0).splitlines())
