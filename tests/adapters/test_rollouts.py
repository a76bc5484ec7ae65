"""Random games by the thousand: those of one table, whatever the cores; flat Monte Carlo sees no secret; no GPU, a clear word."""

import numpy as np
import pytest

from guildhall import GAMES
from guildhall.adapters import gpu
from guildhall.adapters.batch import Batch
from guildhall.adapters.random_play import DICE
from guildhall.adapters.rollouts import move_values, random_games, seed_table
from guildhall.core.compile import PLAIN, door, zeros
from guildhall.core.game import N_NEWS, NEWS_WIDTH
from guildhall.core.play import guess_at, hide_at, random_step, setup_at
from guildhall.core.rng import seed_words, sow

pytestmark = pytest.mark.skipif(PLAIN, reason="random games by the thousand run on records")


@door
def sown(rng, seed):  # type: ignore[no-untyped-def]
    sow(rng, seed, DICE, 0)


TABLES = [("city_of_guilds", 1), ("city_of_guilds", 3), ("guilds_of_london", 4)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_random_game_is_the_one_that_its_seed_gives_at_a_single_table(name: str, seats: int) -> None:
    game = GAMES[name]
    played = random_games(name, seats, 12, seed=2**64 - 5, memory=True)  # the words carry over
    states, mask, news, dice = game.records(1), game.mask(), zeros(N_NEWS, NEWS_WIDTH), zeros(4)
    options = np.array([*game.option_numbers(seats, {}), 0], np.int64)
    for k in range(4):
        words = np.array(seed_words(2**64 - 5 + k), np.int64)
        words[2:] = seed_words(2**64 - 5)[2:]
        setup_at(states, 0, seats, options, words)
        sown(dice, words)
        steps = 0
        while not states[0].over:
            random_step(states, 0, mask, news, dice)
            steps += 1
        assert states[0].tobytes() == played.records[k].tobytes() and steps == played.decisions[k]
    if seats > 1:
        assert np.allclose(played.shares.sum(1), 1) and played.shares.shape == (12, seats)
    without = random_games(name, seats, 12, seed=2**64 - 5)
    assert (without.points == played.points).all() and (without.decisions == played.decisions).all()


def test_seeds_count_up_over_the_words() -> None:
    table = seed_table((7 << 64) + 2**32 - 1, 3)
    assert table.tolist() == [[2**32 - 1, 0, 7, 0], [0, 1, 7, 0], [1, 1, 7, 0]]


def test_flat_monte_carlo_values_every_legal_move_and_cannot_tell_worlds_apart_that_its_seat_cannot() -> None:
    batch, dice = Batch("city_of_guilds", 2, 1, threads=1), np.random.default_rng(4)
    batch.reset([11])
    rng = zeros(4)
    rng[:] = [1, 2, 3, 4]
    for _ in range(70):
        masks = batch.legal()
        if masks[0].sum() > 2:
            break
        batch.apply((dice.random(masks.shape) * masks).argmax(1))
    seat, states = int(batch.turn[0]), GAMES["city_of_guilds"].records(3)
    states[0] = batch.states[0]
    hide_at(states, 1, 0, seat)
    values = move_values("city_of_guilds", states[1:2], seat, 300, seed=5)
    assert list(values.actions) == list(np.flatnonzero(batch.legal()[0])) and np.allclose(values.shares.sum(1), 1)
    assert values.decisions > 300 * len(values.actions)
    guess_at(states, 2, 1, seat, rng)
    hide_at(states, 1, 2, seat)  # the same view of another world
    again = move_values("city_of_guilds", states[1:2], seat, 300, seed=5)
    assert (again.shares == values.shares).all() and (again.points == values.points).all()


def test_a_position_in_which_the_seat_is_not_asked_is_refused() -> None:
    batch = Batch("city_of_guilds", 3, 1, threads=1)
    batch.reset([1])
    other = (int(batch.turn[0]) + 1) % 3
    with pytest.raises(ValueError, match=f"in which seat {other} is asked"):
        move_values("city_of_guilds", batch.hide([other]), other, 4)
    with pytest.raises(ValueError, match="at least one game"):
        random_games("city_of_guilds", 3, 0)
    with pytest.raises(ValueError, match="on is cpu or gpu"):
        random_games("city_of_guilds", 3, 1, on="tpu")


def test_without_cuda_the_gpu_says_so_and_the_cpu_goes_on() -> None:
    if not gpu.why_not():
        pytest.skip("this machine has a GPU")
    with pytest.raises(gpu.NoGPU, match=r"no GPU: .*Everything else works without one"):
        random_games("city_of_guilds", 2, 4, on="gpu")
    assert random_games("city_of_guilds", 2, 4).decisions.min() > 0


@pytest.mark.parametrize("name", ["flandern_1302", "city_and_guilds", "city_of_guilds", "guilds_of_london"])
def test_no_game_is_longer_than_the_rules_allow(name: str) -> None:
    for seats in GAMES[name].seats:
        assert random_games(name, seats, 300, seed=11).decisions.max() <= GAMES[name].longest(seats) < 10**6
