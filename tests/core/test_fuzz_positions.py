"""Positions that nobody has played: refused by name, or playable; and what takes too long is killed and named."""

import pytest

from guildhall.core.compile import PLAIN
from guildhall.core.fuzz_positions import Source, fuzz_positions
from guildhall.core.game import GAMES

pytestmark = pytest.mark.skipif(PLAIN, reason="runs on records")


@pytest.mark.parametrize("name", ["flandern_1302", "city_and_guilds", "city_of_guilds", "guilds_of_london"])
def test_changed_positions_are_refused_by_name_or_played_on(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        outcomes = fuzz_positions(game, seats, 120, seed=5)
        assert [outcome.k for outcome in outcomes] == list(range(120))
        assert [f"{o.k} {o.changed}: {o.fault}" for o in outcomes if o.fault] == []
        refused = [outcome.refused for outcome in outcomes if outcome.refused]
        assert 20 < len(refused) < 115 and all(":" in sentence for sentence in refused)


def test_a_changed_position_has_a_number_and_is_always_the_same() -> None:
    game = GAMES["city_of_guilds"]
    assert Source(game, 3, 1).changed(7) == Source(game, 3, 1).changed(7) != Source(game, 3, 1).changed(8)


def test_a_position_that_takes_too_long_is_killed_and_the_rest_is_tried() -> None:
    outcomes = fuzz_positions(GAMES["city_of_guilds"], 2, 3, seed=1, seconds=0.0)
    assert [outcome.k for outcome in outcomes] == [0, 1, 2]
    late = [outcome for outcome in outcomes if outcome.fault]
    assert all(outcome.fault == "no answer in 0 s" and outcome.position for outcome in late)
