"""Covers, points, the end; and the independent scorer against a thousand games."""

import pytest

from games.flandern_1302 import scorer
from games.flandern_1302.table import Town, on, play_round, state, table
from guildhall.core.bench import Bench
from guildhall.core.compile import PLAIN, zeros
from guildhall.core.game import GAMES
from guildhall.core.play import score_at

BLUE, RED, GREEN, YELLOW = range(4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_independent_scorer_agrees_on_every_town_and_on_the_final_positions_of_random_games(seats: int) -> None:
    """[score.value] [score.ranks] [score.masters] [score.ties] [score.places] [end.bonus] [end.winner] [two.credit]"""
    game = GAMES["flandern_1302"]
    bench, out, endings, towns = Bench(game, seats, 5), zeros(3, 4, kind=float), set(), 0
    for seed in range(6 if PLAIN else 340):
        bench.setup(seed)
        while not bench.states[0].over:
            before = bench.dump(0)
            scored = [int(how) for how in bench.states[0].town]
            _, a = bench.step()
            if [int(how) for how in bench.states[0].town] == scored:
                continue
            after = game.layout.view(bench.states[0])
            game.undump(bench.states, 4, before)
            was = game.layout.view(bench.states[4])
            assert after["points"] == scorer.points_after(was, game.actions.words[a], after, seats), (seed, a)
            towns += 1
        endings.add(game.rulebook.ids[int(bench.states[0].ending)])
        score_at(bench.states, 0, out)
        final = scorer.totals(game.layout.view(bench.states[0]), seats)
        assert [int(p) for p in out[0][:seats]] == final
        assert list(out[2][:seats]) == pytest.approx(scorer.shares(final))
    assert PLAIN or (towns > 1000 and len(endings) >= 2)


def test_cover_tiles_are_never_short() -> None:
    """[cover.unlimited] Eleven spaces of one town covered at once."""
    towns = {town: Town(scored=True) for town in ("gent", "ieper", "utrecht", "luik", "leuven")}
    t = table(4, towns, golden="influence", golden_left=[("b", "influence")])
    play_round(t, *["pick_up 0"] * 4)
    assert t.over and len(state(t)["held"]["brugge"]["covered"]) == 12


def test_scored_towns_are_closed_and_their_cards_and_cubes_go() -> None:
    """[action.closed] [score.cards] [score.cubes]"""
    rest = {"r1": "dyers", "q1": "fullers", "q2": "armourers"}
    covered = ["q3", "q4", "r3", "r4", "h1", "h2", "h3", "h4"]
    t = table(4, {"brugge": Town(rest, covered=covered, site=["q2"])}, acting=(BLUE, "brugge"), played={RED: ["brugge"]},
              masters=["brugge_q1"])  # fmt: skip
    t.play(BLUE, "build own_0 brugge_r2")
    after = state(t)
    assert after["town"]["brugge"] == "scored" and after["cubes"] == 10 and after["master"][0] == "brugge_q1"
    assert {after["card"][side]["brugge"] for side in ("blue", "red", "green", "yellow")} == {"gone"}
    play_round(t, "site 0", *["pick_up 0"] * 3)
    assert t.why_not(BLUE, "build own_0 brugge_h1").rule == "action.closed"


def test_two_towns_that_are_full_are_scored_in_the_same_step() -> None:
    """[score.when]"""
    rest = {"r1": "dyers", "q1": "fullers", "q2": "armourers"}
    covered = ["q3", "q4", "r3", "r4", "h1", "h2", "h3", "h4"]
    full = Town({**rest, "r2": "fullers"}, covered=covered)
    t = table(4, {"brugge": Town(rest, covered=covered), "ieper": full}, acting=(BLUE, "brugge"))
    t.play(BLUE, "build own_0 brugge_r2")
    assert [item["town"] for item in t.news(None) if item["news"] == "scores"] == ["brugge", "ieper"]
    assert state(t)["town"]["ieper"] == "scored"


def test_the_neutral_guild_scores_and_nobody_gets_its_points() -> None:
    """[score.neutral]"""
    town = Town(
        {"r1": "armourers", "r2": "armourers", "q1": "dyers"}, covered=["q3", "q4", "r3", "r4", "h1", "h2", "h3", "h4"]
    )
    t = table(4, {"luik": town}, acting=(RED, "luik"))
    t.play(RED, "build own_0 luik_q2")
    assert state(t)["points"]["armourers"] == 6 and t.scores == [4, 4, 0, 0]


def test_a_space_stays_open_while_some_district_of_any_guild_fits() -> None:
    """[cover.when]"""
    town = Town({"r1": "dyers", "q1": "fullers"})
    t = table(4, {"brugge": town}, acting=(BLUE, "gent"))
    t.play(BLUE, "build own_0 gent_r1")
    assert on(t, "brugge_h1") == "free"


def test_the_bonus_goes_to_all_who_have_most_influence_and_to_nobody_for_none() -> None:
    """[end.bonus]"""
    for influence, wins in (((1, 2, 2, 0), ["red", "green"]), ((0, 0, 0, 0), [])):
        t = table(4, golden="pick_up", golden_left=[("b", "pick_up")], influence=influence)
        play_round(t, *["pick_up 0"] * 4)
        assert t.over and [item["side"] for item in t.news(None) if item["news"] == "bonus"] == wins


def test_equal_points_share_the_win() -> None:
    """[end.winner]"""
    towns = {town: Town(scored=True) for town in ("gent", "utrecht", "luik")}
    t = table(4, towns, golden="pick_up", golden_left=[("b", "pick_up")], influence=(0, 0, 0, 0),
              points={"dyers": 9, "weavers": 9, "fullers": 3})  # fmt: skip
    play_round(t, *["pick_up 0"] * 4)
    assert t.over and t.winners == [BLUE, YELLOW] and t.shares == pytest.approx([0.5, 0, 0, 0.5])
    assert t.scores[BLUE] == t.scores[YELLOW] == 10, "each has won the town of his own centre, which is worth 1"


def test_the_facts_of_a_view_tell_what_a_town_would_bring_now() -> None:
    """[score.places]"""
    t = table(4, {"luik": Town({"r1": "dyers", "r2": "dyers", "q1": "fullers+1"}, site=["r2"])})
    facts = t.view(None)["facts"]
    assert facts["worth"]["luik"] == 4 and facts["place"]["luik"]["fullers"] == 1
    assert facts["would_get"]["luik"] == {
        "dyers": 2,
        "fullers": 4,
        "cloth_cutters": 0,
        "weavers": 0,
        "armourers": 0,
        "church": 0,
    }
