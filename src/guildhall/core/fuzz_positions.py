"""Positions that nobody has played: real ones with numbers changed. Each is refused by name, or can be played on.

Whoever uploads a position may write any number into it that its field allows. So real positions are changed singly and in
pairs, moments among them, and fields are put in from other moments of the game; what is then accepted must be playable:
no dead end, no number out of range, no law broken by a legal move, and an answer in time.
"""

import multiprocessing
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import numpy as np

from guildhall.core.compile import door, zeros
from guildhall.core.fields import PositionError
from guildhall.core.fuzz import DEAD_END, FAULTS, LAW, RANGE, in_range
from guildhall.core.game import GAMES, N_NEWS, NEWS_WIDTH, Game
from guildhall.core.play import broken_at, guess_at, hide_at, legal_at, random_step
from guildhall.core.rng import seed_words
from guildhall.core.table import Table

SECONDS = 2.0  # for one position, whatever becomes of it
MOVES = 400  # that an accepted position must allow, or come to its end
GAMES_BEHIND = 12  # real games from which positions are taken
POSITIONS_OF_A_GAME = 25
PLAYED, SEEN, WORLD = range(3)  # places of records


@dataclass(frozen=True)
class Outcome:
    """What became of one changed position."""

    k: int
    changed: str  # which fields
    refused: str = ""  # by what sentence
    fault: str = ""
    position: dict[str, Any] | None = None  # only with a fault


@door
def range_at(raw, i, numbers):
    """Whether every number of a record is in its range."""
    return in_range(raw, i, numbers)


class Source:
    """Real positions of one game and seat count, and changed ones made from them: number k is always the same."""

    def __init__(self, game: Game, seats: int, seed: int):
        self.game, self.seats, self.seed = game, seats, seed
        self._fields = [f for f in game.layout.fields if f.name != "rng"]
        self._real = list(self._played(Random(f"{game.name} {seats} {seed}")))
        self._scratch = game.records(1)
        self.real = self._real[0]

    def _played(self, dice: Random) -> Iterator[bytes]:
        """Records of random games, spread over their whole length."""
        for n in range(GAMES_BEHIND):
            table = Table.new(self.game.name, self.seats, self.seed + n, table="fuzz")
            records = [table._dump()]
            while not table.over:
                seat = dice.choice(sorted(table.to_act))
                table.play(seat, dice.choice(table.choices(seat)))
                records.append(self.game.dump(table._states, table._record(seat)))
            yield from dice.sample(records, min(POSITIONS_OF_A_GAME, len(records)))

    def changed(self, k: int) -> tuple[str, dict[str, Any]]:
        """The names of the fields that were changed, and the position."""
        dice = Random(f"{self.game.name} {self.seats} {self.seed} {k}")
        self.game.undump(self._scratch, 0, dice.choice(self._real))
        names = [self._change(dice) for _ in range(dice.choice((1, 1, 2, 2, 3)))]
        state = self.game.layout.view(self._scratch[0])
        if dice.random() < 0.7:  # what is known may be left out
            state = {name: value for name, value in state.items() if name not in self.game.forgettable}
        return ", ".join(names), {"game": self.game.name, "seats": self.seats, "state": state}

    def _change(self, dice: Random) -> str:
        """One number of one field, or a whole field of another position."""
        if dice.random() < 0.2:
            field = next(f for f in self._fields if f.name == "moment")
        else:
            field = dice.choice(self._fields)
        record = self._scratch[0]
        if dice.random() < 0.3:
            other = np.frombuffer(dice.choice(self._real), self.game.layout.dtype)[0]
            record[field.name] = other[field.name]
            return field.name
        places = np.array(record[field.name], np.int64).reshape(-1)
        place, low, high = dice.randrange(len(places)), field.meaning.low, field.meaning.high
        near = [n for n in (places[place] - 1, places[place] + 1, low, high, 0) if low <= n <= high]
        places[place] = dice.choice(near) if near and dice.random() < 0.6 else dice.randint(low, high)
        shape = np.shape(record[field.name])
        record[field.name] = places.reshape(shape) if shape else int(places[0])
        return field.name


class Trial:
    """Tries positions in this process: whoever calls it watches the clock."""

    def __init__(self, game: Game, seats: int, seed: int):
        self._source, self._game, self._seats, self._seed = Source(game, seats, seed), game, seats, seed
        self._states = game.records(3)
        self._raw = self._states.view(np.uint8).reshape(3, -1)
        self._mask, self._news, self._rng = game.mask(), zeros(N_NEWS, NEWS_WIDTH), zeros(4)
        self._numbers = np.array(game.layout.numbers(), np.int64)

    def __call__(self, k: int) -> Outcome:
        changed, position = self._source.changed(k)
        try:
            table = Table.from_position(position, table="fuzz")
        except PositionError as refused:
            return Outcome(k, changed, refused=str(refused))
        fault = self._play(table._dump(), k)
        return Outcome(k, changed, fault=FAULTS[fault], position=position if fault else None)

    def load_code(self) -> None:
        """Compiles or loads all that a trial needs, on a real position: that is no part of anybody's time."""
        self(0)
        self._play(self._source.real, 0)

    def _play(self, record: bytes, k: int) -> int:
        """Random moves, and now and then a guess; a fault or 0. Through doors that every table uses: nothing more is compiled."""
        states, dice = self._states, Random(k)
        self._rng[:] = seed_words(self._seed + k)
        self._game.undump(states, PLAYED, record)
        for _ in range(MOVES):
            if states[PLAYED]["over"]:
                return 0
            to_act = int(states[PLAYED]["to_act"])
            if to_act <= 0 or to_act >> self._seats:
                return DEAD_END
            seat = (to_act & -to_act).bit_length() - 1
            if not legal_at(states, PLAYED, seat, self._mask)[2]:
                return DEAD_END
            if dice.randrange(16) == 0:
                viewer = dice.choice([*range(self._seats), self._game.layout.n_seats])
                hide_at(states, SEEN, PLAYED, viewer)
                guess_at(states, WORLD, SEEN, viewer, self._rng)
            random_step(states, PLAYED, self._mask, self._news, self._rng)
            if not range_at(self._raw, PLAYED, self._numbers):
                return RANGE
            if broken_at(states, PLAYED):
                return LAW
        return 0


def _try_in_turn(name: str, seats: int, seed: int, first: int, last: int, step: int, out: Connection) -> None:
    trial = Trial(GAMES[name], seats, seed)
    trial.load_code()
    out.send(None)  # ready: from here on the clock runs
    for k in range(first, last, step):
        out.send(k)
        out.send(trial(k))


def fuzz_positions(
    game: Game,
    seats: int,
    positions: int,
    seed: int,
    progress: Callable[[int], None] = lambda n: None,
    processes: int = 1,
    seconds: float = SECONDS,
) -> list[Outcome]:
    """Tries many changed positions, in processes that are killed over one that takes too long."""
    outcomes: list[Outcome] = []
    lanes = [Lane(game, seats, positions, seed, first, processes) for first in range(processes)]
    while any(not lane.done for lane in lanes):
        for lane in lanes:
            outcomes += lane.heard(seconds)
        progress(len(outcomes))
    return sorted(outcomes, key=lambda outcome: outcome.k)


class Lane:
    """One process that tries every so-manieth position, begun anew after one that hangs."""

    def __init__(self, game: Game, seats: int, last: int, seed: int, first: int, step: int):
        self._of, self._last, self._step = (game.name, seats, seed), last, step
        self._game, self._next, self.done = game, first, first >= last
        self._process: Any = None
        if not self.done:
            self._begin()

    def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._ear, mouth = context.Pipe(duplex=False)
        self._process = context.Process(
            target=_try_in_turn, args=(*self._of, self._next, self._last, self._step, mouth), daemon=True
        )
        self._process.start()
        mouth.close()
        self._since: float | None = None  # when the position that is tried now was begun

    def heard(self, seconds: float) -> list[Outcome]:
        """What this process has found out since; a hang is an outcome too."""
        found: list[Outcome] = []
        try:
            while not self.done and self._ear.poll(0 if found else 0.05):
                message = self._ear.recv()
                if isinstance(message, Outcome):
                    found.append(message)
                    self._next, self._since = message.k + self._step, None
                    self.done = self._next >= self._last
                elif message is not None:
                    self._next, self._since = message, time.monotonic()
        except EOFError:
            found.append(self._gave_up("the process died over it"))
        if not self.done and self._since is not None and time.monotonic() - self._since > seconds:
            self._process.kill()
            found.append(self._gave_up(f"no answer in {seconds:g} s"))
        return found

    def _gave_up(self, fault: str) -> Outcome:
        """Names the position that was tried, and goes on behind it."""
        k = self._next
        changed, position = Source(self._game, *self._of[1:]).changed(k)
        self._next = k + self._step
        self.done = self._next >= self._last
        if not self.done:
            self._begin()
        return Outcome(k, changed, fault=fault, position=position)
