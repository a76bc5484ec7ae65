"""Gymnasium's checker on every game and number of seats (`make suites`)."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from guildhall import GAMES
from guildhall.core.compile import PLAIN

pytest.importorskip("gymnasium", reason="make suites installs it")
from gymnasium.utils.env_checker import check_env

from guildhall.adapters.gymnasium import PENALTY, GuildhallEnv

pytestmark = [
    pytest.mark.filterwarnings("default"),  # the checker warns of habits of classic environments
    pytest.mark.skipif(PLAIN, reason="environments run on records"),
]
TABLES = [(name, seats) for name in GAMES for seats in GAMES[name].seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_checker_finds_nothing(name: str, seats: int) -> None:
    check_env(GuildhallEnv(name, seats, render_mode="ansi"), skip_render_check=False)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_learner_plays_a_whole_game_at_a_seat_by_lot(name: str, seats: int) -> None:
    env, dice, places = GuildhallEnv(name, seats, seat=None), np.random.default_rng(3), set()
    for seed in range(4):
        _, info = env.reset(seed=seed)
        places.add(env.seat)
        reward, over, steps = 0.0, env.inner.over, 0
        while not over:
            assert info["action_mask"].any()
            action = int((dice.random(env.inner.n_actions) * info["action_mask"]).argmax())
            seen, reward, over, truncated, info = env.step(action)
            assert not truncated and (seen["action_mask"] == info["action_mask"]).all() and not info["illegal"]
            steps += 1
        assert steps > 3 and (reward in (0.0, 1.0) if seats == 1 else -1 / seats <= reward <= 1 - 1 / seats)
    assert seats == 1 or len(places) > 1


def test_an_illegal_action_costs_a_little_and_changes_nothing() -> None:
    env = GuildhallEnv("guilds_of_london", 3, ["apprentice", "random"])
    _, info = env.reset(seed=2)
    before, wrong = env.inner.states[:1].tobytes(), int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (PENALTY, False, True) and env.inner.states[:1].tobytes() == before
    strict = GuildhallEnv("guilds_of_london", 3, illegal="raise")
    strict.reset(seed=2)
    with pytest.raises(ValueError, match="is not legal for seat 0"):
        strict.step(wrong)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"opponents": ["random"]}, "opponents: 2 of random, apprentice"),
        ({"opponents": "wizard"}, "opponents: 2 of random, apprentice"),
        ({"seat": 3}, "seat is 0 to 2"),
        ({"illegal": "shrug"}, "illegal is penalise or raise"),
    ],
)
def test_a_wrong_table_is_refused(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        GuildhallEnv("city_of_guilds", 3, **wrong)


def test_the_snippet_of_the_research_page_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    code = next(code for code in re.findall(r"```python\n(.*?)```", page, re.S) if "GuildhallEnv" in code)
    room: dict[str, Any] = {}
    exec(code, room)
    assert room["done"] and -1 <= room["reward"] <= 1
