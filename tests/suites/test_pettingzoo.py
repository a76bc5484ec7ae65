"""PettingZoo's own tests on every game and number of seats (`make suites`)."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from guildhall import GAMES
from guildhall.core.compile import PLAIN

pettingzoo = pytest.importorskip("pettingzoo", reason="make suites installs it")
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

from guildhall.adapters.pettingzoo import env, raw_env  # noqa: E402

pytestmark = [
    pytest.mark.filterwarnings("default"),  # the suites warn of habits of classic environments
    pytest.mark.skipif(PLAIN, reason="environments run on records"),
]
TABLES = [(name, seats) for name in ("toy", *GAMES) for seats in GAMES[name].seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_api_test_passes(name: str, seats: int) -> None:
    api_test(env(name, seats), num_cycles=400)
    api_test(raw_env(name, seats), num_cycles=200)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_seed_test_passes(name: str, seats: int) -> None:
    seed_test(lambda **options: env(name, seats, **options), num_cycles=50)


@pytest.mark.parametrize("name", ["toy", *GAMES])
def test_the_render_test_passes(name: str) -> None:
    seats = GAMES[name].seats[-1]
    pictures = {"svg": lambda picture: picture.startswith("<svg") and picture.rstrip().endswith("</svg>")}
    render_test(lambda **options: raw_env(name, seats, **options), custom_tests=pictures)


def played(game: Any, seed: int) -> tuple[dict[str, float], int]:
    """A random game to its end: the rewards of all agents, and the number of steps."""
    dice, totals, steps = np.random.default_rng(seed), {}, 0
    game.reset(seed=seed)
    for agent in game.agent_iter():
        seen, reward, over, _, _ = game.last()
        totals[agent] = reward
        game.step(None if over else int((dice.random(len(seen["action_mask"])) * seen["action_mask"]).argmax()))
        steps += 1
    return totals, steps


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_whole_game_pays_the_share_of_the_win_at_its_end(name: str, seats: int) -> None:
    rewards, steps = played(raw_env(name, seats), 5)
    assert len(rewards) == seats and steps > seats
    if seats == 1:
        assert set(rewards.values()) <= {0.0, 1.0}
    else:
        assert abs(sum(rewards.values())) < 1e-9 and max(rewards.values()) <= 1 - 1 / seats
    points, _ = played(raw_env(name, seats, reward="score"), 5)
    assert seats == 1 or max(points, key=lambda agent: points[agent]) in [
        a for a, r in rewards.items() if r > -1 / seats
    ]


def test_the_snippet_of_the_research_page_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    code = next(code for code in re.findall(r"```python\n(.*?)```", page, re.S) if "pettingzoo" in code)
    room: dict[str, Any] = {}
    exec(code, room)
    assert room["game"].agents == []  # played to its end


def test_an_illegal_move_raises_changes_nothing_and_ends_a_wrapped_game() -> None:
    bare = raw_env("city_of_guilds", 2)
    bare.reset(seed=1)
    before = bare.inner.states[:1].tobytes()
    wrong = int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
    for action in (wrong, -1, 10_000, None):
        with pytest.raises(ValueError, match="is not legal"):
            bare.step(action)
    assert bare.inner.states[:1].tobytes() == before
    wrapped = env("city_of_guilds", 2)
    wrapped.reset(seed=1)
    mover = wrapped.agent_selection
    wrapped.step(wrong)
    assert wrapped.rewards[mover] == -1 and all(wrapped.terminations.values())
    with pytest.raises(ValueError, match="reward is win or score"):
        raw_env("city_of_guilds", 2, reward="fame")
