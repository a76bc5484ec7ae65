"""Winning, and the independent scorer against a thousand games."""

import pytest

from games.city_of_guilds import scorer
from games.city_of_guilds.table import state, table
from guildhall.core.bench import Bench
from guildhall.core.compile import PLAIN, zeros
from guildhall.core.game import GAMES
from guildhall.core.play import score_at


def finished(influence: dict[str, dict[str, int]], seats: int = 2, **given: object):
    t = table(
        seats, hands=(("swap",),), draw=(), passed=tuple(range(1, seats)), influence=influence, round_no=5, **given
    )
    t.play(0, "pass")
    return t


def test_most_areas_win() -> None:
    """[end.areas]"""
    t = finished({"royal": {"blue": 1}, "docks": {"blue": 1}, "market": {"red": 4}})
    assert t.over and t.scores == [2, 1] and t.winners == [0] and t.ending == "end.areas"


def test_equal_areas_are_decided_by_cubes_building_cubes_included_markers_not() -> None:
    """[end.cubes] [guild.marker]"""
    t = finished(
        {"royal": {"blue": 1}, "market": {"red": 1}}, built={"library": "red", "theatre": "blue", "academy": "blue"}
    )
    assert t.scores == [2, 2] and t.winners == [0] and t.ending == "end.cubes"


def test_equal_areas_and_cubes_share_the_win() -> None:
    """[end.shared]"""
    t = finished({"royal": {"blue": 1}, "market": {"red": 1}, "docks": {"green": 1}}, seats=3)
    assert t.winners == [0, 1, 2] and t.ending == "end.shared" and t.shares == pytest.approx([1 / 3] * 3)


def test_an_area_with_a_shared_lead_counts_for_nobody() -> None:
    """[end.areas]"""
    t = finished({"royal": {"blue": 2, "red": 2}, "market": {"red": 1}})
    assert t.scores == [0, 1]


def test_the_facts_of_a_view_name_the_leader_of_every_area_its_building_counted() -> None:
    """[tax.majority] [tax.shared]"""
    t = table(2, influence={"royal": {"blue": 2, "red": 2}, "market": {"red": 1}}, built={"library": "blue"})
    leader = t.view(None)["facts"]["leader"]
    assert leader["royal"] == "tie" and leader["market"] == "red" and leader["docks"] == "none"
    assert [area for area, side in leader.items() if side == "blue"] == ["university"]


def test_the_tax_of_the_last_round_is_paid() -> None:
    """[tax.majority]"""
    t = finished({"royal": {"blue": 2}}, gold=(0, 0))
    assert state(t)["gold"]["blue"] == 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_independent_scorer_agrees_on_the_final_positions_of_random_games(seats: int) -> None:
    """[end.areas] [end.cubes] [end.shared] [tax.majority] [tax.shared] [tax.buildings]"""
    game = GAMES["city_of_guilds"]
    bench, out, endings = Bench(game, seats, 5), zeros(3, 4, kind=float), set()
    for seed in range(8 if PLAIN else 250):
        bench.setup(seed)
        while not bench.states[0].over:
            bench.step()
            taxes = [row for row in bench.news[1 : int(bench.news[0][0]) + 1] if game.news.verbs[row[0]].name == "tax"]
            if taxes and not bench.states[0].over:
                now = game.layout.view(bench.states[0])
                expected = scorer.tax(now, seats)
                paid = {side: sum(int(row[3]) for row in taxes if row[1] == k) for k, side in enumerate(game.sides)}
                assert {side: n for side, n in paid.items() if n} == {side: n for side, n in expected.items() if n}
        final = game.layout.view(bench.states[0])
        score_at(bench.states, 0, out)
        areas, shares, ending = scorer.result(final, seats)
        assert [int(n) for n in out[0][:seats]] == areas
        assert [float(n) for n in out[2][:seats]] == pytest.approx([float(share) for share in shares])
        assert final["ending"] == ending
        endings.add(ending)
    assert PLAIN or seats == 1 or len(endings) == 3, "every way to end was seen"
