"""Set-up, turns, what is hidden; and the independent scorer against a thousand games."""

import pytest

from games.city_and_guilds import scorer
from games.city_and_guilds.table import NAME, news, rule, seen, state, table
from guesses import guesses
from guildhall import Table
from guildhall.core.bench import Bench
from guildhall.core.compile import PLAIN, zeros
from guildhall.core.game import GAMES
from guildhall.core.play import facts_at, legal_at, refusal_at, score_at
from guildhall.games.city_and_guilds.tables import COPIES, SPACES, TYPES

A, B, C, D, E = range(5)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_independent_scorer_agrees_on_every_block_and_on_the_final_positions_of_random_games(seats: int) -> None:
    """[score.value] [score.halves] [guild.tiles] [guild.chain] [guild.points] [final.longest] [final.pay] [end.winner]"""
    game = GAMES[NAME]
    bench, out, blocks = Bench(game, seats, 5), zeros(3, 5, kind=float), 0
    for seed in range(5 if PLAIN else 340):
        bench.setup(seed)
        while not bench.states[0].over:
            before, full = bench.dump(0), int(bench.states[0].full_blocks)
            bench.step()
            if int(bench.states[0].full_blocks) == full:
                continue
            after = game.layout.view(bench.states[0])
            game.undump(bench.states, 4, before)
            assert after["points"] == scorer.points_after(game.layout.view(bench.states[4]), after, seats), seed
            blocks += 1
        score_at(bench.states, 0, out)
        points = list(game.layout.view(bench.states[0])["points"].values())[:seats]
        assert [int(p) for p in out[0][:seats]] == points
        best = max(points)
        assert list(out[2][:seats]) == pytest.approx([(p == best) / points.count(best) for p in points])
    assert PLAIN or blocks >= 340 * 7


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chains_are_what_networkx_finds(seats: int) -> None:
    """[city.chain] [city.minstrel]"""
    game = GAMES[NAME]
    bench, row = Bench(game, seats, 9), game.fact_row()
    for seed in range(2 if PLAIN else 30):
        bench.setup(seed)
        for n in range(120):
            bench.step()
            if n % 10:
                continue
            facts_at(bench.states, 0, row)
            facts, s = game.layout.tell_facts(row), game.layout.view(bench.states[0])
            for guild in s["invested"]:
                for chain in scorer.chains(s, guild):
                    root = {facts["chain"][space] for space in chain}
                    assert len(root) == 1 and root <= chain
                    assert {facts["chain_size"][space] for space in chain} == {len(chain)}
                    assert {facts["chain_blocks"][space] for space in chain} == {scorer.blocks_of(chain)}


@pytest.mark.parametrize(("seats", "figures"), [(3, 18), (4, 13), (5, 10)])
def test_set_up(seats: int, figures: int) -> None:
    """[setup.figures] [setup.tracks] [setup.taverns] [setup.hands] [setup.piles]"""
    s = state(Table.new(NAME, seats, seed=1))
    assert s["figures"]["green"] == figures and s["taverns"] == 4 and s["pile_size"] == 76 - 4 * seats
    assert not any(n for row in s["invested"].values() for n in row.values()) and s["held"]["red"] == 4


def test_one_tile_goes_back_in_secret_and_then_three_are_turned_up() -> None:
    """[setup.give_back] [setup.display] [setup.order] [setup.start]"""
    t = Table.new(NAME, 3, seed=1, options={"start": 1})
    mine = [tile for tile, n in t.view(A)["state"]["hand"]["blue"].items() if n]
    other = next(tile for tile, n in t.view(A)["state"]["hand"]["blue"].items() if not n)
    assert t.to_act == {0, 1, 2} and rule(t, A, f"return {other}") == "setup.give_back"
    before = t.view(B)["state"]
    t.play(A, f"return {mine[0]}")
    assert {k: v for k, v in t.view(B)["state"].items() if k != "to_act"} == {
        k: v for k, v in before.items() if k != "to_act"
    }
    for seat in (B, C):
        t.play(seat, t.choices(seat)[0])
    assert sum(state(t)["display"].values()) == 3 and state(t)["held"]["blue"] == 3 and t.to_act == {B}
    told = news(t, "gives_back")
    assert all("type" not in item for item in told) and len(told) == 3, "nobody else learns which"
    assert t.view(A)["state"]["given"]["blue"] in (mine[0], "none") and t.view(B)["state"]["given"]["blue"] is None


def test_opening_tiles_bear_no_figure_and_are_replaced_at_once() -> None:
    """[setup.bare] [setup.order] [take.display] [take.turn_up]"""
    t = Table.new(NAME, 3, seed=2, options={"start": 0})
    for seat in range(3):
        t.play(seat, t.choices(seat)[0])
    for seat in range(3):
        t.play(seat, t.choices(seat)[0])
        assert seen(t, seat)["moment"] == "refill"
        t.play(seat, t.choices(seat)[0])
        assert sum(state(t)["display"].values()) == 3
    s = state(t)
    assert s["moment"] == "lay" and s["turn"] == "blue" and not any(s["standing"].values())
    assert not any(n for row in s["invested"].values() for n in row.values())


def test_a_turn_lays_invests_and_takes_then_the_next_seat_is_on_turn() -> None:
    """[lay.tile] [building.step] [building.two] [turn.clockwise] [take.display]"""
    t = table(3, {"1h": "cloth_market"}, hands={A: ["candle_building", "smith_market", "minstrel_house"]})
    assert rule(t, A, "lay baker_market 1f") == "lay.hand" and rule(t, A, "lay smith_market 1h") == "lay.empty"
    assert rule(t, A, "lay smith_market 8a") == "lay.adjacent"
    t.play(A, "lay candle_building 1f")
    assert rule(t, A, "one") == "building.one"
    t.play(A, "step")
    s = seen(t, A)
    assert s["owner"]["1f"] == "blue" and s["invested"]["candle"]["blue"] == 1 and s["figures"]["blue"] == 17
    missing = next(tile for tile, n in s["display"].items() if not n)
    assert rule(t, A, f"take {missing}") == "take.display"
    assert t.n == 0 and len(t.draft(A)) == 2, "free to undo until a tile is taken"
    t.play(A, t.choices(A)[0])
    assert t.n == 1 and t.to_act == {B} and state(t)["held"]["blue"] == 3
    t = table(3, {"1h": "cloth_market"}, hands={A: ["candle_building"] * 3})
    t.play(A, "lay candle_building 1f")
    t.play(A, "two")
    assert seen(t, A)["standing"]["1f"] == 2 and seen(t, A)["invested"]["candle"]["blue"] == 0


def test_a_minstrel_house_may_bear_one_figure() -> None:
    """[minstrel.figure] [own.minstrel]"""
    for answer, owner in (("figure", "blue"), ("empty", "none")):
        t = table(3, {"1h": "cloth_market"}, hands={A: ["minstrel_house"] * 3})
        t.play(A, "lay minstrel_house 1f")
        assert t.choices(A) == ["figure", "empty"]
        t.play(A, answer)
        assert seen(t, A)["owner"]["1f"] == owner and seen(t, A)["white"]["block_1"] == owner


def test_when_nothing_lies_open_nothing_is_taken() -> None:
    """[take.none] Five hands of three, and 61 of the 64 spaces are built: neither display nor pile has a tile left."""
    left = {tile: int(COPIES[n]) - 3 * (tile == "smith_market") for n, tile in enumerate(TYPES)}
    tiles = {}
    for space in set(SPACES) - {"6a", "7a", "8a"}:
        tiles[space] = max(left, key=lambda tile: left[tile])
        left[tiles[space]] -= 1
    t = table(5, tiles, hands={A: ["smith_market"] * 3}, display=[])
    t.play(A, "lay smith_market 6a")
    assert t.to_act == {B} and state(t)["held"]["blue"] == 2


def test_guessed_worlds_keep_what_was_given_back_out_of_other_hands() -> None:
    """[setup.give_back] [take.known] Three minstrel houses lie in the city, and blue has given the fourth back."""
    tiles = {"1h": "minstrel_house", "1g": "minstrel_house", "1f": "minstrel_house"}
    t = table(3, tiles, known={B: ["smith_market"]}, hands={B: ["smith_market", "candle_building", "cloth_building"]},
              given={"blue": "minstrel_house", "red": "none", "green": "none", "yellow": "none", "purple": "none"})  # fmt: skip
    mine = guesses(t, A, 60)
    assert {world["hand"]["red"]["minstrel_house"] + world["hand"]["green"]["minstrel_house"] for world in mine} == {0}
    assert all(world["hand"]["red"]["smith_market"] >= 1 for world in mine), "what was taken openly is there"
    assert len({str(world["hand"]["red"]) for world in mine}) > 10
    green = {world["hand"]["red"]["minstrel_house"] for world in guesses(t, C, 200)}
    assert green == {0, 1}, "green does not know it"


def test_while_others_still_choose_what_they_give_back_is_guessed() -> None:
    """[setup.give_back]"""
    t = Table.new(NAME, 3, seed=1, options={"start": 0})
    for world in guesses(t, A, 20, (B, t.choices(B)[0])):
        assert world["hand"]["red"][world["chosen"]["red"]] > 0 and world["chosen"]["green"] == "none"


def test_moves_at_the_wrong_time_are_refused() -> None:
    """[table.over] [table.turn] [table.unknown_move] [table.not_now]"""
    game, why, mask = GAMES[NAME], zeros(4), GAMES[NAME].mask()
    t = table(3, {"1h": "cloth_market"})
    for a, expected in ((-1, "table.unknown_move"), (len(game.actions), "table.unknown_move"), (0, "table.not_now")):
        assert game.rulebook.ids[refusal_at(t._states, 0, 0, a, why)] == expected
    assert (
        game.rulebook.ids[refusal_at(t._states, 0, 1, 20, why)] == "table.turn"
        and legal_at(t._states, 0, 1, mask)[2] == 0
    )
    bench = Bench(game, 3, 1)
    bench.setup(1)
    while not bench.states[0].over:
        bench.step()
    assert game.rulebook.ids[refusal_at(bench.states, 0, 0, 3, why)] == "table.over"
