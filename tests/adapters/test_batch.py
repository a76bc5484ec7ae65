"""Thousands of games at once: the same games as one by one, whatever the threads; wrong arrays change nothing."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from guildhall import GAMES
from guildhall.adapters.batch import Batch, BatchError
from guildhall.core.bench import Bench
from guildhall.core.compile import PLAIN, zeros
from guildhall.core.play import apply_at, guess_at, hide_at, legal_at

pytestmark = pytest.mark.skipif(PLAIN, reason="a batch runs on records")
TABLES = [("city_of_guilds", 3), ("guilds_of_london", 4)]


def choose(batch: Batch, dice: np.random.Generator) -> np.ndarray:
    masks = batch.legal()
    return (dice.random(masks.shape) * masks).argmax(1)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_batch_plays_the_same_games_as_one_table_whatever_the_threads(name: str, seats: int) -> None:
    one, two = Batch(name, seats, 24, threads=1), Batch(name, seats, 24, threads=2)
    bench, dice = Bench(GAMES[name], seats, 1), np.random.default_rng(5)
    singles = GAMES[name].records(24)
    for batch in (one, two):
        batch.reset(range(24))
    for k in range(24):
        bench.setup(k)
        singles[k] = bench.states[0]
    for _ in range(400):
        for k in range(24):
            if not one.over[k]:
                low, high, n = legal_at(singles, k, int(one.turn[k]), bench.mask)
                assert one.legal()[k].sum() == n and (one.legal()[k][low:high] == bench.mask[low:high]).all()
        actions = choose(one, dice)
        for k in range(24):
            if not one.over[k]:
                apply_at(singles, k, int(one.turn[k]), int(actions[k]), bench.news)
        one.apply(actions)
        two.apply(actions)
        if one.over.all():
            break
    assert one.states.tobytes() == two.states.tobytes() == singles.tobytes()
    if one.over.all():
        assert np.allclose(one.shares().sum(1), 1)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_observation_is_what_the_seat_sees_with_itself_first_and_tells_no_secret(name: str, seats: int) -> None:
    batch, game, dice = Batch(name, seats, 8, threads=1), GAMES[name], np.random.default_rng(7)
    batch.reset(range(100, 108))
    rng = zeros(4)
    rng[:] = [1, 2, 3, 4]
    places = [n for part in batch.flat.layout for n in range(part.start, part.stop)]
    assert places == list(range(batch.flat.size))
    for _ in range(60):
        seen = batch.flatten()
        assert seen.shape == (8, batch.flat.size) and seen.min() >= 0 and seen.max() <= 1
        for k in np.flatnonzero(~batch.over)[:2]:
            viewer, states = int(batch.turn[k]), game.records(3)
            states[0] = batch.states[k]
            hide_at(states, 1, 0, viewer)
            guess_at(states, 2, 1, viewer, rng)
            hide_at(states, 1, 2, viewer)
            assert (batch.flat.rows(states[1:2], [viewer])[0] == seen[k]).all()
        batch.apply(choose(batch, dice))
    part = next(part for part in batch.flat.layout if part.name == "to_act")
    asked = batch.flatten()[~batch.over][:, part.start : part.stop]
    assert (asked[:, 0] == 1).all()  # whoever looks is asked, and comes first


def test_wrong_arrays_are_refused_and_change_nothing() -> None:
    batch = Batch("city_of_guilds", 2, 3, threads=1)
    batch.reset([1, 2, 3])
    before = batch.states.tobytes()
    legal = batch.legal().argmax(1)
    wrong: list[tuple[object, str]] = [
        (legal[:2], "an array of 3 numbers"),
        ([0.5, 1.0, 2.0], "an array of 3 numbers"),
        ([int(legal[0]), 10_000, int(legal[2])], "game 1: 10000 is not legal for seat"),
        ([int(legal[0]), int(legal[1]), -1], "game 2: -1 is not legal"),
    ]
    for actions, complaint in wrong:
        with pytest.raises(BatchError, match=complaint):
            batch.apply(actions)
    with pytest.raises(BatchError, match="3 games are begun, and there are 2 seeds"):
        batch.reset([1, 2])
    with pytest.raises(BatchError, match="where: an array of 3 flags"):
        batch.reset(where=[1, 0, 1])
    with pytest.raises(BatchError, match="a viewer is a seat from 0 to 1"):
        batch.hide([0, 1, 2])
    with pytest.raises(BatchError, match="at least one game"):
        Batch("city_of_guilds", 2, 0)
    assert batch.states.tobytes() == before
    batch.reset([9], where=np.array([False, True, False]))
    again = Batch("city_of_guilds", 2, 1, threads=1)
    again.reset([9])
    assert (
        batch.states[1:2].tobytes() == again.states.tobytes()
        and batch.states[:1].tobytes() == before[: len(before) // 3]
    )


def test_the_snippet_of_the_research_page_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    code = next(code for code in re.findall(r"```python\n(.*?)```", page, re.S) if "Batch" in code)
    room: dict[str, Any] = {}
    exec(code, room)
    assert room["seen"].shape == (256, room["batch"].flat.size) and len(room["wins"].T) == 3
