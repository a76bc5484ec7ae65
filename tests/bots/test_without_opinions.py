"""A game without opinions: every bot plays it, by playing on at random to judge a position."""

import json
from pathlib import Path

import pytest

from guildhall import GAMES, Table
from guildhall.arena.fitting import refine
from guildhall.bots import BOTS, Searcher, chances, hint, make_bot, warm_steps
from guildhall.bots.opinions import WeightsError, feature_names, opinions_of, read_priors, read_weights
from guildhall.bots.search import Settings

TOY = GAMES["toy"]


def last_round(seed: int) -> Table:
    """The last bids of a game for two."""
    table = Table.new("toy", 2, seed=seed)
    while table.view()["state"]["round_no"] < 4:
        seat = min(table.to_act)
        table.play(seat, table.choices(seat)[0])
    return table


@pytest.mark.parametrize("level", BOTS)
def test_every_bot_plays_to_the_end(level: str) -> None:
    table = Table.new("toy", 3, seed=5)
    bot = make_bot(level if level in ("random", "apprentice") else f"{level}:simulations=40", TOY, 1, clock=False)
    while not table.over:
        seat = min(table.to_act)
        table.play(seat, TOY.actions.words[bot.choose(table.hidden(seat), seat)])
    assert sum(table.shares) == pytest.approx(1)


def test_a_search_by_rollouts_bids_its_best_lot_in_the_last_round() -> None:
    for seed in range(1, 9):
        table = last_round(seed)
        choices = table.choices(0)
        bid = make_bot("search:600", TOY, seed).choose(table.hidden(0), 0)
        assert TOY.actions.words[bid] == choices[-1], f"seed {seed}: of {choices}"


def test_hints_and_chances_are_given() -> None:
    table = last_round(1)
    best = hint(TOY, table.hidden(0), 0, settings=Settings(simulations=200))
    assert best[0].visits > 0 and sum(best[0].chances) == pytest.approx(1)
    told = chances(Searcher(TOY, settings=Settings(simulations=64)), table.hidden(0), 0)
    assert len(told) == 2 and sum(told) == pytest.approx(1)


def test_there_is_nothing_to_weigh_and_nothing_to_fit() -> None:
    assert feature_names(TOY) == ["constant"] and not any(any(row) for row in read_weights(TOY, 2))
    assert not any(read_priors(TOY)) and len(warm_steps(TOY)) == 2, "one step ahead sees nothing, and is not compiled"
    with pytest.raises(WeightsError, match="toy has no opinions"):
        refine(TOY, 2, 1, 1, 1, print)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda rows: rows.pop("cubes"), "weights.json, 2 seats: 'cubes' has no weights"),
        (lambda rows: rows.update(dragons=[0, 0, 0, 0]), "weights.json, 2 seats: 'dragons' is no feature of the game"),
    ],
)
def test_weights_that_do_not_fit_the_features_are_refused_by_name(change, complaint: str, tmp_path: Path) -> None:
    game = GAMES["city_of_guilds"]
    whole = json.loads(opinions_of(game).weights.read_text())
    change(whole["seats"]["2"])
    (tmp_path / "weights.json").write_text(json.dumps(whole))
    with pytest.raises(WeightsError, match=complaint):
        read_weights(game, 2, tmp_path / "weights.json")
    assert len(read_weights(game, 3, tmp_path / "weights.json")) == 4


def test_weights_that_are_not_there_are_refused_with_the_command_that_makes_them(tmp_path: Path) -> None:
    game = GAMES["city_of_guilds"]
    with pytest.raises(
        WeightsError, match=r"there are no weights for city_of_guilds .* `guildhall fit city_of_guilds`"
    ):
        read_weights(game, 2, tmp_path / "weights.json")
    (tmp_path / "weights.json").write_text(json.dumps({"seats": {}, "moves": {"fly away": 1.0}}))
    with pytest.raises(WeightsError, match="no weights of city_of_guilds for 2 seats"):
        read_weights(game, 2, tmp_path / "weights.json")
    with pytest.raises(WeightsError, match="'fly away' is no move of city_of_guilds"):
        read_priors(game, tmp_path / "weights.json")
