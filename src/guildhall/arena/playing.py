"""One game between bots, as fast as they think: hidden records in, moves out."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from guildhall.bots import Player
from guildhall.core.compile import zeros
from guildhall.core.game import N_NEWS, NEWS_WIDTH, Game
from guildhall.core.play import apply_at, hide_at, score_at, setup_at
from guildhall.core.rng import seed_words

TRUE, SEEN, RECORDS = range(3)


@dataclass
class Played:
    """How a game went, by seat."""

    points: list[float] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    places: list[float] = field(default_factory=list)  # 1 for the best; equal ones have the mean of their places
    seconds: list[float] = field(default_factory=list)  # of thinking
    decisions: list[int] = field(default_factory=list)
    moves: list[tuple[int, int]] = field(default_factory=list)  # seat and action, in order
    rounds: int = 0
    ending: str = ""


class Hall:
    """A table for bots: the records and buffers of one game, used again and again."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any] | None = None):
        game.check_seats(seats)
        self.game, self.seats = game, seats
        self._states, self._hidden, self._news = game.records(RECORDS), game.records(1), zeros(N_NEWS, NEWS_WIDTH)
        numbers = game.option_numbers(seats, options or {})
        self._options = zeros(max(1, len(numbers)))
        self._options[: len(numbers)] = numbers
        self._out = zeros(3, game.layout.n_seats, kind=float)

    def play(self, bots: Sequence[Player], seed: int, watch: Callable[[Any], None] | None = None) -> Played:
        """A whole game. Seats that choose at once are all asked before any of them moves, as on a server."""
        words, states, seats = zeros(4), self._states, self.seats
        words[:] = seed_words(seed)
        setup_at(states, TRUE, seats, self._options, words)
        played = Played(seconds=[0.0] * seats, decisions=[0] * seats)
        while not states[TRUE].over:
            asked = [seat for seat in range(seats) if int(states[TRUE].to_act) >> seat & 1]
            for seat, plan in [(seat, self._plan(bots[seat], seat, played)) for seat in asked]:
                for a in plan if len(asked) == 1 else plan[:1]:
                    if watch is not None:
                        watch(states)
                    apply_at(states, TRUE, seat, a, self._news)
                    played.moves.append((seat, a))
                    played.decisions[seat] += 1
        self._close(played)
        return played

    def _plan(self, bot: Player, seat: int, played: Played) -> list[int]:
        hide_at(self._states, SEEN, TRUE, seat)
        self.game.undump(self._hidden, 0, self.game.dump(self._states, SEEN))
        began = time.perf_counter()
        plan = bot.plan(self._hidden, seat)
        played.seconds[seat] += time.perf_counter() - began
        return plan

    def _close(self, played: Played) -> None:
        score_at(self._states, TRUE, self._out)
        n = self.seats
        played.points = [float(x) for x in self._out[0][:n]]
        played.shares = [float(x) for x in self._out[2][:n]]
        ranked = [(self._out[0][seat], self._out[1][seat]) for seat in range(n)]
        for mine in ranked:
            better = sum(other > mine for other in ranked)
            played.places.append(better + (1 + sum(other == mine for other in ranked)) / 2)
        played.rounds = int(self._states[TRUE].round_no)
        played.ending = self.game.rulebook.ids[int(self._states[TRUE].ending)]
