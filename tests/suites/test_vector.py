"""The vector environment: the games of single environments, thousands at once; its contract with Gymnasium (`make suites`)."""

from typing import Any

import numpy as np
import pytest

from guildhall import GAMES
from guildhall.core.compile import PLAIN
from guildhall.core.play import setup_at

pytest.importorskip("gymnasium", reason="make suites installs it")
from gymnasium.vector import AutoresetMode

from guildhall.adapters.environment import Environment
from guildhall.adapters.gymnasium import PENALTY
from guildhall.adapters.vector import MOST_SPARES, GuildhallVectorEnv

pytestmark = pytest.mark.skipif(PLAIN, reason="environments run on records")
TABLES = [(name, seats) for name in GAMES for seats in GAMES[name].seats]


def any_legal(masks: Any, dice: np.random.Generator) -> Any:
    return (dice.random(masks.shape) * masks).argmax(1)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_step_shows_what_a_single_environment_shows(name: str, seats: int) -> None:
    env, dice = GuildhallVectorEnv(name, seats, 6, "self", threads=2), np.random.default_rng(2)
    one = Environment(name, seats, "win", {})
    seen, infos = env.reset(seed=9)
    ended = 0
    for _ in range(500):
        assert env.observation_space.contains(seen) and seen["action_mask"].any(axis=1).all()
        for i in (0, 5):
            one.states[0] = env.states[i]
            seat = int(infos["seat"][i])
            assert seat == one.asked and (seen["observation"][i] == one.seen(seat)).all()
            assert (seen["action_mask"][i] == one.mask(seat)).all()
        before = [one_of.tobytes() for one_of in env.states]
        seen, rewards, over, truncated, infos = env.step(any_legal(seen["action_mask"], dice))
        assert not truncated.any() and not infos["illegal"].any()
        assert all(a != b.tobytes() for a, b in zip(before, env.states, strict=True))
        assert (rewards[~over] == 0).all() and (over == infos.get("_returns", np.zeros(6, bool))).all()
        for i in np.flatnonzero(over):
            fair = 0 if seats == 1 else 1 / seats
            assert infos["returns"][i].sum() == pytest.approx(0) if seats > 1 else infos["returns"][i][0] in (0, 1)
            assert -fair <= rewards[i] <= 1 - fair and rewards[i] in infos["returns"][i]
            assert env.single_observation_space.contains(infos["final_obs"][i])
            ended += 1
        if ended > 6:
            break
    assert ended > 0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_of_an_old_game_is_left_in_the_new_one(name: str, seats: int) -> None:
    env, dice, fresh = GuildhallVectorEnv(name, seats, 20, "self"), np.random.default_rng(2), GAMES[name].records(1)
    seen, _ = env.reset(seed=9)
    begun = 0
    while begun < 20:
        seeds = env._tables.seeds.copy()
        seen, _, over, _, _ = env.step(any_legal(seen["action_mask"], dice))
        for i in np.flatnonzero(over):
            fresh[:] = np.zeros(1, fresh.dtype)
            setup_at(fresh, 0, seats, env._tables.options, seeds[i])
            assert fresh[0].tobytes() == env.states[i].tobytes()
            begun += 1


def test_results_do_not_depend_on_threads_and_the_seed_says_all() -> None:
    def course(threads: int, seed: int) -> bytes:
        env, dice = (
            GuildhallVectorEnv("guilds_of_london", 3, 90, seat=None, threads=threads),
            np.random.default_rng(1),
        )
        seen, _ = env.reset(seed=seed)
        for _ in range(120):
            seen, *_ = env.step(any_legal(seen["action_mask"], dice))
        return env.states.tobytes() + seen["observation"].tobytes()

    assert course(1, 5) == course(2, 5) != course(2, 6)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_random_opponents_move_inside_the_step_and_the_learner_wins_its_share(seat: int | None) -> None:
    env, dice = GuildhallVectorEnv("city_of_guilds", 3, 64, seat=seat), np.random.default_rng(3)
    seen, infos = env.reset(seed=1)
    seats, total, games = set(), 0.0, 0
    while games < 200:
        seats |= set(infos["seat"].tolist())
        assert (infos["seat"] == env._tables.learner).all()
        seen, rewards, over, _, infos = env.step(any_legal(seen["action_mask"], dice))
        total, games = total + rewards[over].sum(), games + over.sum()
    assert seats == ({0, 1, 2} if seat is None else {seat}) and abs(total / games) < 0.15


def test_an_illegal_action_costs_a_little_and_changes_nothing() -> None:
    env = GuildhallVectorEnv("guilds_of_london", 2, 3, "self")
    seen, _ = env.reset(seed=2)
    good = seen["action_mask"].argmax(1)
    wrong = [int((seen["action_mask"][0] == 0).argmax()), int(good[1]), 10**6]
    before = env.states.copy()
    _, rewards, _, _, infos = env.step(np.array(wrong))
    assert rewards.tolist() == [PENALTY, 0, PENALTY] and infos["illegal"].tolist() == [True, False, True]
    same = [before[i].tobytes() == env.states[i].tobytes() for i in range(3)]
    assert same == [True, False, True]
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_arrays_that_were_returned_stay_as_they_are_unless_copies_are_declined() -> None:
    for copy in (True, False):
        env = GuildhallVectorEnv("city_and_guilds", 3, 4, "self", copy=copy)
        seen, _ = env.reset(seed=2)
        kept = []  # parts of arrays hold all of their memory
        for _ in range(2 * MOST_SPARES):
            kept += [(part, part.copy()) for part in (seen["observation"][1:3], seen["action_mask"].T)]
            seen, *_ = env.step(seen["action_mask"].argmax(1))
        assert all((part == before).all() for part, before in kept) == copy


def test_memory_that_nobody_holds_is_used_again() -> None:
    env, places = GuildhallVectorEnv("city_and_guilds", 3, 4, "self"), set()
    seen, _ = env.reset(seed=2)
    for _ in range(20):
        seen, *_ = env.step(seen["action_mask"].argmax(1))
        places.add(seen["observation"].ctypes.data)
    assert len(places) == 2


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"num_envs": 0}, "num_envs: at least one"),
        ({"opponents": "master"}, "opponents is random or self"),
        ({"seat": 3}, "seat is 0 to 2"),
        ({"reward": "fame"}, "reward is win or score"),
        ({"threads": 0}, "threads: at least one"),
    ],
)
def test_wrong_arguments_are_named(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        GuildhallVectorEnv(**{"game": "city_of_guilds", "seats": 3, "num_envs": 4} | wrong)
    env = GuildhallVectorEnv("city_of_guilds", 3, 4)
    with pytest.raises(RuntimeError, match="step comes after reset"):
        env.step(np.zeros(4, int))
    env.reset(seed=1)
    with pytest.raises(ValueError, match="an array of 4 whole numbers"):
        env.step(np.zeros(3, int))
