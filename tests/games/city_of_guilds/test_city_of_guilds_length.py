"""How long a game can be. Nobody can put off the end of a round for ever."""

import pytest

from guildhall.games.city_of_guilds.rules.length import longest
from lengths import random_length


@pytest.mark.parametrize(("seats", "bound"), [(1, 7455), (2, 7760), (3, 8065), (4, 8370)])
def test_nobody_can_put_off_the_end_of_a_round_for_ever(seats: int, bound: int) -> None:
    assert random_length("city_of_guilds", seats) <= longest(seats) == bound
