"""How long a game can be. Every turn fills a space of the city."""

import pytest

from guildhall.games.city_and_guilds.rules.length import longest
from lengths import random_length


@pytest.mark.parametrize(("seats", "bound"), [(3, 203), (4, 204), (5, 205)])
def test_every_turn_fills_a_space_of_the_city(seats: int, bound: int) -> None:
    assert random_length("city_and_guilds", seats) <= longest(seats) == bound
