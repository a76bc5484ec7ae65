"""OpenSpiel's own tests on every game and number of seats, and Shimmy's way from there to PettingZoo (`make suites`)."""

import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from guildhall import GAMES
from guildhall.core.compile import PLAIN

pyspiel = pytest.importorskip("pyspiel", reason="make suites installs it")
pytestmark = [
    pytest.mark.filterwarnings("default"),
    pytest.mark.skipif(PLAIN, reason="environments run on records"),
]
if not PLAIN:
    import guildhall.adapters.openspiel as ours

    ours.register("toy")  # it is on no list: a test double

TABLES = [(name, seats) for name in ("toy", *GAMES) for seats in GAMES[name].seats]


def load(name: str, seats: int) -> Any:
    return pyspiel.load_game(f"guildhall_{name}", {"players": seats})


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_random_simulation_test_passes(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats), num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_resampled_states_look_the_same_to_the_player(name: str, seats: int) -> None:
    game, dice, compared = load(name, seats), random.Random(3), 0
    state = game.new_initial_state()
    state.apply_action(dice.randrange(ours.DEALS))
    while not state.is_terminal():
        player = state.current_player()
        if compared < 40:
            world = ours.resample(state, player)
            assert world.legal_actions() == state.legal_actions()
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert np.array_equal(world.observation_tensor(player), state.observation_tensor(player))
            compared += 1
        state.apply_action(dice.choice(state.legal_actions()))
    assert compared > 8
    assert sum(state.returns()) == pytest.approx(0.0) if seats > 1 else state.returns()[0] in (0.0, 1.0)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_game_simulation_test_passes(name: str, seats: int) -> None:
    """Clones, pickles and serialised states of a whole game."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(load(name, seats))


@pytest.mark.parametrize("name", ["toy", *GAMES])
def test_a_playthrough_can_be_written(name: str) -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    seats = GAMES[name].seats[0]
    text = playthrough(f"guildhall_{name}(players={seats})", [7], seed=5)
    assert f'GameType.short_name = "guildhall_{name}"' in text and f"NumPlayers() = {seats}" in text
    assert "IsTerminal() = True" in text and "ActionToString(0, " not in text.split("State 1", 1)[0]


def test_openspiels_own_search_plays_a_game_with_our_resampler() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = load("city_of_guilds", 2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(3))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=np.random.RandomState(3))
    bot.set_resampler(ours.resample)
    state = game.new_initial_state()
    state.apply_action(11)
    for _ in range(6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_shimmys_way_to_pettingzoo_passes_the_api_test(name: str, seats: int) -> None:
    shimmy = pytest.importorskip("shimmy.openspiel_compatibility")
    from pettingzoo.test import api_test

    api_test(shimmy.OpenSpielCompatibilityV0(game_name=f"guildhall_{name}", config={"players": seats}), num_cycles=100)


def test_the_snippet_of_the_research_page_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    code = next(code for code in re.findall(r"```python\n(.*?)```", page, re.S) if "pyspiel" in code)
    room: dict[str, Any] = {}
    exec(code, room)
    assert room["state"].move_number() == 2 and room["state"].current_player() in (0, 1)
