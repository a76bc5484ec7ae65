"""The search: its tree, its budgets, what it foresees, and what it says about moves."""

import time
from typing import Any

import numpy as np
import pytest

from guildhall import GAMES, Table
from guildhall.arena.playing import Hall
from guildhall.bots import LEVELS, Searcher, Settings, hint, make_bot, turning_points
from guildhall.bots.opinions import feature_names, features, forecast, read_weights
from guildhall.bots.search import Grove
from guildhall.bots.tree import EDGES, NODES, ROOT
from guildhall.core.compile import PLAIN

NAMES = list(GAMES)
FEW = 200 if not PLAIN else 20


def opened(name: str, seats: int, moves: int = 0) -> Table:
    """A table after some moves of apprentices."""
    t = Table.new(name, seats, seed=5)
    players = [make_bot("apprentice", t.game, seat) for seat in range(seats)]
    while moves and not t.over:
        seat = min(t.to_act)
        t.play(seat, t.game.actions.words[players[seat].choose(t.hidden(seat), seat)])
        moves -= 1
    return t


@pytest.mark.parametrize("name", NAMES)
def test_what_a_search_foresees_is_what_its_seat_sees(name: str) -> None:
    """After each move of a plan the record that the search goes on with is the seat's hidden record, byte for byte."""
    seats = max(2, GAMES[name].seats[0])  # fewer seats, longer turns
    t, foreseen = Table.new(name, seats, seed=8), 0
    players = [make_bot("apprentice", t.game, seat) for seat in range(seats)]
    grove = Grove(t.game, 3, 8)
    while not t.over:
        seat = min(t.to_act)
        a = players[seat].choose(t.hidden(seat), seat)
        grove.begin(t.game.dump(t.hidden(seat), 0))
        known = grove.go_on(seat, a)
        t.play(seat, t.game.actions.words[a])
        if known:
            foreseen += 1
            assert t.to_act == {seat}
            assert t.game.dump(grove.states, ROOT) == t.game.dump(t.hidden(seat), 0)
    assert foreseen > 10


@pytest.mark.parametrize("name", NAMES)
def test_visits_add_up_and_the_best_move_is_legal(name: str) -> None:
    seats = GAMES[name].seats[-1]
    t = opened(name, seats, 30)
    seat = min(t.to_act)
    searcher = Searcher(t.game, 1, Settings(simulations=FEW))
    thoughts = searcher.thoughts(t.hidden(seat), seat)
    assert {t.game.actions.words[thought.action] for thought in thoughts} == set(t.choices(seat))
    assert sum(thought.visits for thought in thoughts) in range(FEW - 5, FEW + 1)  # but for those that open the root
    assert [thought.visits for thought in thoughts] == sorted((thought.visits for thought in thoughts), reverse=True)
    for thought in thoughts:
        if thought.visits:
            assert sum(thought.chances[:seats]) == pytest.approx(1.0, abs=0.01)
            assert len(thought.scores) == max(2, seats)


def test_seats_that_choose_at_once_choose_at_one_node() -> None:
    """Nobody answers a choice that it could not see: all seats have their edges where the first was asked."""
    t = Table.new("flandern_1302", 3, seed=5)
    assert len(t.to_act) == 3
    grove, searcher = Grove(t.game, 1, FEW), Searcher(t.game, 1, Settings(simulations=FEW))
    searcher._groves = [grove]
    searcher.thoughts(t.hidden(1), 1)
    for seat in range(3):
        edges = grove.edges(seat)
        assert {t.game.actions.words[int(grove.tree.action[edge])] for edge in edges} == set(t.choices(seat))
        assert sum(int(grove.tree.visits[edge]) for edge in edges) > FEW // 2


@pytest.mark.skipif(PLAIN, reason="many simulations")
def test_a_subtree_is_kept_between_the_decisions_of_a_turn() -> None:
    t = opened("guilds_of_london", 2, 40)
    searcher = Searcher(t.game, 1, Settings(simulations=600))
    for _ in range(200):
        seat = min(t.to_act)
        before = searcher.simulations
        plan = searcher.plan(t.hidden(seat), seat)
        if len(plan) > 2:
            assert searcher.simulations - before < 600 * len(plan)
            return
        for a in plan:
            t.play(seat, t.game.actions.words[a])
    pytest.fail("no turn of three decisions was met")


@pytest.mark.parametrize("name", NAMES)
def test_past_its_time_a_bot_plays_its_best_so_far(name: str) -> None:
    t = opened(name, GAMES[name].seats[-1], 20)
    seat = min(t.to_act)
    searcher = Searcher(t.game, 1, Settings(simulations=10**6 if not PLAIN else 2000, milliseconds=40))
    began = time.monotonic()
    plan = searcher.plan(t.hidden(seat), seat)
    assert time.monotonic() - began < 5  # a million simulations would take minutes
    assert t.game.actions.words[plan[0]] in t.choices(seat)


@pytest.mark.skipif(PLAIN, reason="arrays")
@pytest.mark.parametrize("name", NAMES)
def test_the_memory_of_a_master_is_far_below_200_mb_and_a_full_tree_goes_on(name: str) -> None:
    grove = Grove(GAMES[name], 1, LEVELS["master"].simulations)
    assert sum(array.nbytes for array in (*grove.tree, *grove.desk) if isinstance(array, np.ndarray)) < 100_000_000
    t = opened(name, GAMES[name].seats[-1], 20)
    seat = min(t.to_act)
    searcher = Searcher(t.game, 1, Settings(simulations=3000))
    searcher._groves = [Grove(t.game, 1, 1)]  # room for a few nodes only
    tree = searcher._groves[0].tree
    assert searcher.choose(t.hidden(seat), seat) in range(len(t.game.actions))
    assert int(tree.size[NODES]) <= len(tree.first) and int(tree.size[EDGES]) <= len(tree.action)


@pytest.mark.skipif(PLAIN, reason="threads")
def test_trees_of_several_threads_are_added_up() -> None:
    t = opened("city_of_guilds", 3, 30)
    seat = min(t.to_act)
    one = Searcher(t.game, 1, Settings(simulations=800)).thoughts(t.hidden(seat), seat)
    two = Searcher(t.game, 1, Settings(simulations=800, threads=2)).thoughts(t.hidden(seat), seat)
    assert {thought.action for thought in one} == {thought.action for thought in two}
    assert abs(sum(x.visits for x in one) - sum(x.visits for x in two)) <= 8


def test_a_search_that_overlooks_moves_plays_the_best_of_those_it_notices() -> None:
    t = opened("city_of_guilds", 3, 8)
    seat = min(t.to_act)
    best = [thought.action for thought in Searcher(t.game, 1, Settings(simulations=FEW)).thoughts(t.hidden(seat), seat)]

    def chosen(overlooks: int) -> list[int]:
        settings = Settings(simulations=FEW, overlooks=overlooks)
        return [best.index(Searcher(t.game, k, settings).choose(t.hidden(seat), seat)) for k in range(20)]

    assert len(best) > 3
    assert sum(chosen(0)) < sum(chosen(60)) < sum(chosen(100)), "the more it overlooks, the worse its moves"


@pytest.mark.skipif(PLAIN, reason="many games")
def test_search_beats_the_apprentice() -> None:
    """A smoke test of strength; the real tables are made by benchmarks/strength.py."""
    game, hall, won = GAMES["city_of_guilds"], Hall(GAMES["city_of_guilds"], 2), 0.0
    for k in range(30):
        players = [make_bot("search:150" if seat == k % 2 else "apprentice", game, k * 2 + seat) for seat in range(2)]
        won += hall.play(players, k // 2).shares[k % 2]
    assert won / 30 > 0.6


def test_a_hint_names_the_best_moves_with_everybodys_chances() -> None:
    t = opened("city_of_guilds", 3, 40)
    seat = min(t.to_act)
    told = hint(t.game, t.hidden(seat), seat, best=3, settings=Settings(simulations=FEW))
    assert 1 <= len(told) <= 3
    assert told[0].visits == max(thought.visits for thought in told)
    assert sum(told[0].chances) == pytest.approx(1.0, abs=0.01)
    assert all(0 <= score <= 9 for score in told[0].scores[:3])  # areas


def test_turning_points_are_the_greatest_changes_and_stand_apart() -> None:
    course = [(0.5, 0.5), (0.52, 0.48), (0.8, 0.2), (0.99, 0.01), (0.9, 0.1), (0.4, 0.6), (0.0, 1.0)]
    assert turning_points(course) == [2, 5]
    assert turning_points([(0.5, 0.5), (0.5, 0.5)]) == []
    assert turning_points(course, most=1) == [5]


@pytest.mark.parametrize("name", NAMES)
def test_every_feature_has_weights_for_every_number_of_seats(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        weights = read_weights(game, seats)
        assert len(weights[0]) == len(feature_names(game))
        assert sum(bool(weights[0][k]) for k in range(len(weights[0]))) > 6  # some belong to other numbers of seats


@pytest.mark.skipif(not PLAIN, reason="opinions are called from Python in plain mode")
@pytest.mark.parametrize("name", NAMES)
def test_features_leave_a_position_as_it_is(name: str) -> None:
    t = opened(name, GAMES[name].seats[-1], 25)
    record: Any = t.game.records(1)
    t.game.undump(record, 0, t.game.dump(t.hidden(0), 0))
    row = [0.0] * len(feature_names(t.game))
    before = t.game.dump(record, 0)
    features(record[0], 0, row)
    assert t.game.dump(record, 0) == before
    assert any(row) and len(forecast()) == 4
