"""OpenSpiel: importing this module registers every game as `guildhall_<game>`, with `players` as its parameter.

    import pyspiel, guildhall.adapters.openspiel
    game = pyspiel.load_game("guildhall_city_of_guilds", {"players": 3})

A game begins with one chance node over 65,536 deals; after it everything follows from the moves. Actions have the numbers
and words of the game. The observation tensor is what `adapters/observations.py` makes of the seat's hidden record; an information
state is a digest of all hidden records that a player has seen and of its own moves. Seats that choose at once are asked one
after the other, lowest first. `resample` gives Python's IS-MCTS worlds that fit what a player knows.
"""

from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from guildhall.adapters.observations import Observations
from guildhall.core.compile import zeros
from guildhall.core.game import GAMES, N_NEWS, NEWS_WIDTH, Game
from guildhall.core.play import apply_at, guess_at, hide_at, legal_at, remember_at, score_at, setup_at
from guildhall.core.rng import seed_words

DEALS = 65_536
TRUE, SEEN = range(2)


class House:
    """What all states of one game and number of players share: buffers, masks, the plan of observations."""

    def __init__(self, game: Game, seats: int):
        self.game, self.seats, self.flat = game, seats, Observations(game, seats)
        self.mask, self.news = game.mask(), zeros(N_NEWS, NEWS_WIDTH)
        self.options = zeros(max(1, len(game.option_numbers(seats, {}))))
        self.options[: len(game.option_numbers(seats, {}))] = game.option_numbers(seats, {})
        self.out, self.rng = zeros(3, game.layout.n_seats, kind=float), np.array(seed_words(7), np.int64)

    def __deepcopy__(self, memo: Any) -> "House":
        return self

    def __reduce__(self) -> Any:
        return house_of, (self.game.name, self.seats)


@cache
def house_of(name: str, seats: int) -> House:
    return House(GAMES[name], seats)


class GuildhallState(pyspiel.State):
    """A position: a record, and what each player has seen so far."""

    def __init__(self, game: Any, house: House):
        super().__init__(game)
        self.house, self.records, self.dealt = house, house.game.records(2), False
        self.recalled = [b""] * house.seats

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        if self.records[TRUE].over:
            return int(pyspiel.PlayerId.TERMINAL)
        to_act = int(self.records[TRUE].to_act)
        return next(seat for seat in range(self.house.seats) if to_act >> seat & 1)

    def is_terminal(self) -> bool:
        return self.dealt and bool(self.records[TRUE].over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        low, high, _ = legal_at(self.records, TRUE, player, self.house.mask)
        return [int(a) for a in low + np.flatnonzero(self.house.mask[low:high])]

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            words = np.array(seed_words(action), np.int64)
            setup_at(self.records, TRUE, self.house.seats, self.house.options, words)
            self.dealt = True
            self._remember(-1, 0)
            return
        player = self.current_player()
        apply_at(self.records, TRUE, player, action, self.house.news)
        self._remember(player, action)

    def _remember(self, mover: int, action: int) -> None:
        """Every player adds what it sees now, and whoever moved its move, to what it has seen."""
        for player in range(self.house.seats):
            own = action.to_bytes(4, "little") if player == mover else b""
            seen = blake2b(self.recalled[player] + own + self.seen(player), digest_size=16)
            self.recalled[player] = seen.digest()

    def seen(self, player: int) -> bytes:
        """The hidden record of a player as bytes."""
        hide_at(self.records, SEEN, TRUE, player)
        return self.house.game.dump(self.records, SEEN)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == int(pyspiel.PlayerId.CHANCE) else self.house.game.actions.words[action]

    def returns(self) -> list[float]:
        """Shares of the win less the fair share; alone 1 or 0. Zero before the end."""
        if not self.is_terminal():
            return [0.0] * self.house.seats
        score_at(self.records, TRUE, self.house.out)
        fair = 1 / self.house.seats if self.house.seats > 1 else 0.0
        return [float(share) - fair for share in self.house.out[2][: self.house.seats]]

    def __str__(self) -> str:
        if not self.dealt:
            return "before the deal"
        digest = blake2b(self.house.game.dump(self.records, TRUE), digest_size=8).hexdigest()
        return f"round {int(self.records[TRUE].round_no)}, {digest}"


class Observer:
    """What a player sees, as a tensor and as a string; with perfect recall the string stands for all it has seen."""

    def __init__(self, house: House, kind: Any):
        self._house, self._recall = house, kind.perfect_recall
        self.tensor = np.zeros(house.flat.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: GuildhallState, player: int) -> None:
        self.tensor[:] = 0
        if state.dealt:
            hide_at(state.records, SEEN, TRUE, player)
            self.tensor[:] = self._house.flat.rows(state.records[SEEN:], [player])[0]

    def string_from(self, state: GuildhallState, player: int) -> str:
        if not state.dealt:
            return f"player {player}, before the deal"
        known = state.recalled[player] if self._recall else blake2b(state.seen(player), digest_size=16).digest()
        return f"player {player}, {known.hex()}"


def resample(state: GuildhallState, player: int) -> GuildhallState:
    """A state that this player cannot tell from the given one: for `ISMCTSBot.set_resampler` of OpenSpiel's Python."""
    world: GuildhallState = state.clone()
    house = world.house
    hide_at(world.records, SEEN, TRUE, player)
    guess_at(world.records, TRUE, SEEN, player, house.rng)
    remember_at(world.records, TRUE, player)
    for other in range(house.seats):
        if other != player:  # what they have seen in this world, nobody knows
            world.recalled[other] = blake2b(b"guessed" + world.seen(other), digest_size=16).digest()
    return world


def _class_of(name: str) -> Any:
    """The OpenSpiel game of one of ours."""
    game = GAMES[name]
    solo = game.seats[0] == 1
    kind = pyspiel.GameType(
        short_name=f"guildhall_{name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if solo else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": max(2, game.seats[0])},
    )

    class GuildhallGame(pyspiel.Game):
        def __init__(self, params: Any = None):
            seats = int((params or {}).get("players", max(2, game.seats[0])))
            game.check_seats(seats)
            fair = 1 / seats if seats > 1 else 0.0
            info = pyspiel.GameInfo(
                num_distinct_actions=len(game.actions),
                max_chance_outcomes=DEALS,
                num_players=seats,
                min_utility=-fair,
                max_utility=1 - fair,
                utility_sum=None if solo else 0.0,
                max_game_length=game.longest(seats),
            )
            super().__init__(kind, info, params or {})
            self.house = house_of(name, seats)

        def new_initial_state(self, from_json: Any = None) -> GuildhallState:
            return GuildhallState(self, self.house)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer(self.house, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    GuildhallGame.__name__ = GuildhallGame.__qualname__ = f"Guildhall_{name}"
    globals()[GuildhallGame.__name__] = GuildhallGame  # games are pickled by the name of their class
    return kind, GuildhallGame


def register(name: str) -> None:
    """Makes OpenSpiel know a game, as guildhall_<name>."""
    pyspiel.register_game(*_class_of(name))


for _name in GAMES:
    register(_name)
