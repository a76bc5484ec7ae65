"""Code for all games: seeds of whole games in a row."""

import pytest

from guildhall.core.bench import Bench
from guildhall.core.compile import zeros
from guildhall.core.game import GAMES
from guildhall.core.play import simulate
from guildhall.core.rng import seed_words


@pytest.mark.parametrize("seed", [5, 2**32 - 1, 2**64 + 2**32 - 2])
def test_games_in_a_row_have_seeds_that_count_up_over_the_words(seed: int) -> None:
    bench, words = Bench(GAMES["toy"], 2), zeros(4)
    words[:] = seed_words(seed)
    out, totals, ends = zeros(3, 3, kind=float), zeros(3, 3, kind=float), zeros(len(bench.game.rulebook.ids))
    simulate(bench.states, 0, 2, bench.options, words, 3, bench.mask, bench.news, bench.rng, out, totals, ends)
    assert [int(word) for word in bench.states[0].rng] == seed_words(seed + 2)
    assert [int(word) for word in words] == seed_words(seed) and sum(int(n) for n in ends) == 3
