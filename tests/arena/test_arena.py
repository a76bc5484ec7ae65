"""The arena: fair line-ups, honest intervals, nothing lost when it is interrupted."""

import json
import multiprocessing
import os
import signal
from pathlib import Path

import numpy as np
import pytest

from guildhall import GAMES
from guildhall.arena import move_priors
from guildhall.arena.balance import balance, changes
from guildhall.arena.fitting import Sample, fit, gather, write_weights
from guildhall.arena.matches import Contest, NoRay, Result, play_game, results_file, run
from guildhall.arena.report import balance_page, contest_page
from guildhall.arena.standings import is_clear, odds_ratio, standings, wilson
from guildhall.bots import UnknownBot
from guildhall.bots.opinions import feature_names, read_priors, read_weights
from guildhall.core.compile import PLAIN

pytestmark = pytest.mark.skipif(PLAIN, reason="whole games")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GUILDHALL_DATA", str(tmp_path))
    return tmp_path


def test_of_two_bots_the_first_sits_alone_at_every_seat_with_the_same_deal() -> None:
    contest = Contest("city_of_guilds", 3, ("apprentice", "random"), 6)
    assert [contest.lineup(k) for k in range(3)] == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]
    assert [contest.deal(k) for k in range(6)] == [1, 1, 1, 2, 2, 2]


@pytest.mark.parametrize(("seats", "bots"), [(2, 3), (4, 3), (3, 3), (3, 5)])
def test_more_bots_take_every_seat_equally_often(seats: int, bots: int) -> None:
    contest = Contest("city_of_guilds", seats, tuple(f"search:{n}" for n in range(bots)), bots)
    for seat in range(seats):
        assert sorted(contest.lineup(k)[seat] for k in range(bots)) == list(range(bots))


def test_the_interval_of_a_rate_is_wilsons() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert odds_ratio(0.75, 0.5) == pytest.approx(3) and odds_ratio(0.6, 1 / 3) == pytest.approx(3)


def test_the_same_contest_gives_the_same_results_whoever_plays_them() -> None:
    contest = Contest("city_of_guilds", 2, ("search:16", "apprentice"), 4)
    alone = [play_game(contest, k) for k in range(4)]
    together = list(run(contest, workers=2))
    for one, two in zip(alone, together, strict=True):
        assert (one.shares, one.points, one.decisions) == (two.shares, two.points, two.decisions)


def test_an_interrupted_contest_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest("city_of_guilds", 2, ("apprentice", "random"), 6)
    first = list(run(contest, workers=1))
    path = results_file(contest)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:3], lines[3][: len(lines[3]) // 2]]) + "\n")  # cut off in the middle of a line
    played = []
    monkeypatch.setattr("guildhall.arena.matches.play_game", lambda c, k: played.append(k) or play_game(c, k))
    again = list(run(contest, workers=1))
    assert played == [3, 4, 5]
    assert [r.shares for r in again] == [r.shares for r in first]
    played.clear()
    assert len(list(run(Contest(**{**vars(contest), "games": 8}), workers=1))) == 8 and played == [6, 7]
    played.clear()
    list(run(contest, workers=1, fresh=True))
    assert played == [0, 1, 2, 3, 4, 5]


def test_a_killed_worker_is_replaced_and_no_game_is_lost() -> None:
    contest = Contest("city_of_guilds", 2, ("search:64", "search:32"), 10)
    going = run(contest, workers=2)
    found = [next(going)]
    os.kill(multiprocessing.active_children()[0].pid or 0, signal.SIGKILL)
    found += list(going)
    assert [result.k for result in found] == list(range(10))


def result(k: int, lineup: list[int], shares: list[float]) -> Result:
    places = [1.0 if share else 2.0 for share in shares]
    return Result(k, lineup, [10 * share for share in shares], shares, places, [0.1, 0.2], [5, 5], 4, "end.areas")


def test_standings_count_by_bot_whatever_the_seat() -> None:
    contest = Contest("city_of_guilds", 2, ("master", "random"), 4)
    results = [result(k, contest.lineup(k), [1.0, 0.0] if k != 1 else [0.0, 1.0]) for k in range(4)]
    told = standings(contest, results)
    first, second = told["bots"]
    assert (first["win_rate"], second["win_rate"]) == (0.75, 0.25)
    assert first["fair_share"] == 0.5 and first["odds_ratio"] == pytest.approx(3)
    assert first["mean_score"] == 7.5 and first["ahead"] == 5.0
    assert first["places"] == [3, 1] and first["win_rate_by_seat"] == [1.0, 0.5]
    assert first["rating"]["mu"] > 25 > second["rating"]["mu"]
    assert told["ends"] == {"end.areas": 4}
    page = contest_page(told, "City of Guilds")
    assert "75.0%" in page and page.count("<svg") == 3


def test_a_contest_is_clear_when_the_interval_excludes_the_fair_share_after_a_hundred_games() -> None:
    contest = Contest("city_of_guilds", 2, ("master", "random"), 400)
    won = [result(k, contest.lineup(k), [1.0, 0.0] if k % 2 == 0 else [0.0, 1.0]) for k in range(100)]
    assert not is_clear(contest, won[:98]) and is_clear(contest, won)
    even = [result(k, contest.lineup(k), [1.0, 0.0]) for k in range(100)]
    assert not is_clear(contest, even)


def test_balance_counts_a_move_once_for_a_seat_and_game() -> None:
    game = GAMES["city_of_guilds"]
    contest = Contest("city_of_guilds", 2, ("apprentice",), 40, moves=True)
    results = list(run(contest, workers=1))
    assert {contest.deal(k) for k in range(40)} == set(range(1, 41))
    told = balance(contest, results)
    assert sum(row["count"] for row in told["by_seat"]) == 80
    assert sum(row["win_rate"] * row["count"] for row in told["by_seat"]) == pytest.approx(40)
    assert sum(row["count"] for row in told["by_opening"]) <= 80
    guilds = {row["name"]: row for row in told["by_move"]["guild"]}
    assert guilds and all(
        row["count"] <= 80 and row["low"] <= row["win_rate"] <= row["high"] for row in guilds.values()
    )
    bankers = game.actions.number("guild bankers")
    made = sum(any(a == bankers and s == seat for s, a in r.moves) for r in results for seat in range(2))
    assert guilds["guild bankers"]["count"] == made
    other = json.loads(json.dumps(told))
    other["by_seat"][0]["win_rate"] += 0.2
    top = changes(told, other)[0]
    assert top["name"] == told["by_seat"][0]["name"] and top["by"] == pytest.approx(0.2)
    assert top["name"] in balance_page(told, game.title, changes(told, other))


def test_fitting_finds_what_decides_a_game() -> None:
    """Made-up positions: the first feature decides, more so later on; the second is noise; the score follows the first."""
    dice = np.random.default_rng(1)
    n = 4000
    x = np.concatenate([dice.normal(size=(n, 2, 2)), np.ones((n, 2, 1))], axis=2)
    at = dice.random(n)
    logits = x[:, :, 0] * (0.5 + 1.5 * at[:, None])
    chances = np.exp(logits) / np.exp(logits).sum(axis=1, keepdims=True)
    first = dice.random(n) < chances[:, 0]
    shares = np.stack([first, ~first], axis=1).astype(float)
    weights, likelihood = fit(Sample(x.astype(np.float32), at, shares, 3 + 2 * x[:, :, 0]))
    assert weights[0][0] == pytest.approx(0.5, abs=0.15) and weights[1][0] == pytest.approx(1.5, abs=0.3)
    assert abs(weights[0][1]) < 0.15 and abs(weights[1][1]) < 0.3
    assert weights[2][0] == pytest.approx(2, abs=0.05) and weights[2][2] == pytest.approx(3, abs=0.05)
    assert likelihood > np.log(0.5)


def test_priors_are_what_the_promise_does_not_say() -> None:
    """Made-up decisions: move 0 is tried more than it promises, move 3 was met once and gets hardly a prior."""
    dice = np.random.default_rng(2)
    decisions = []
    for _ in range(400):
        promise = dice.normal(size=3)
        tried = np.exp(promise + np.array([1.0, 0.0, 0.0]))
        decisions.append(move_priors.Decision(np.array([0, 1, 2]), promise, tried / tried.sum()))
    decisions.append(move_priors.Decision(np.array([1, 3]), np.zeros(2), np.array([0.0, 1.0])))
    priors, before, after = move_priors.fit(decisions, 5)
    assert priors[0] - priors[1] == pytest.approx(1.0, abs=0.2) and abs(priors[1] - priors[2]) < 0.1
    assert 0 < priors[3] < 0.3 and priors[4] == 0
    assert after > before


def test_a_search_that_is_watched_keeps_every_decision(tmp_path: Path) -> None:
    game = GAMES["city_of_guilds"]
    decisions = move_priors.gather(game, 2, 1, 32, 1)
    assert len(decisions) > 30
    assert all(len(d.actions) > 1 and d.tried.sum() == pytest.approx(1) for d in decisions)
    move_priors.write_priors(game, [0.5] + [0.0] * (len(game.actions) - 1), {}, tmp_path / "weights.json")
    assert list(read_priors(game, tmp_path / "weights.json")[:2]) == [0.5, 0.0]


def test_self_play_gives_positions_with_what_became_of_them(tmp_path: Path) -> None:
    game = GAMES["city_of_guilds"]
    sample = gather(game, 3, 6, 1, read_weights(game, 3), 1)
    assert sample.features.shape[1:] == (3, len(feature_names(game)))
    assert len(sample.features) == len(sample.progress) == len(sample.shares) > 60
    assert sample.shares.sum(axis=1) == pytest.approx(1.0)
    assert 0 <= sample.progress.min() and sample.progress.max() <= 1
    weights, _ = fit(sample)
    write_weights(game, 3, weights, {"games": 6}, tmp_path / "weights.json")
    assert read_weights(game, 3, tmp_path / "weights.json") == pytest.approx(weights, abs=1e-5)


def test_what_cannot_be_played_is_refused_before_anything_starts() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'wizard'"):
        next(run(Contest("city_of_guilds", 2, ("wizard", "random"), 4)))
    with pytest.raises(LookupError, match="is for 1 to 4 seats, not 9"):
        next(run(Contest("city_of_guilds", 9, ("random",), 4)))
    with pytest.raises(NoRay, match="pip install ray"):
        next(run(Contest("city_of_guilds", 2, ("random",), 4), ray_address="local"))
