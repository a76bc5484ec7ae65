"""How long a game can be. With golden cards a round uses one up; by two idle turns in a row end the game."""

import pytest

from guildhall.games.flandern_1302.rules.length import longest
from lengths import random_length


@pytest.mark.parametrize(("seats", "bound"), [(2, 28336), (3, 196), (4, 252)])
def test_a_golden_card_is_used_up_in_every_round_or_idle_turns_end_the_game(seats: int, bound: int) -> None:
    assert random_length("flandern_1302", seats) <= longest(seats) == bound
