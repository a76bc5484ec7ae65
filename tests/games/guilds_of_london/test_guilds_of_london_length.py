"""How long a game can be. A card is played once in a turn, a tile resolved once in a round."""

import pytest

from guildhall.games.guilds_of_london.rules.length import longest
from lengths import random_length


@pytest.mark.parametrize(("seats", "bound"), [(2, 541890), (3, 758868), (4, 807772)])
def test_cards_are_played_once_in_a_turn_and_tiles_resolved_once_in_a_round(seats: int, bound: int) -> None:
    assert random_length("guilds_of_london", seats) <= longest(seats) == bound
