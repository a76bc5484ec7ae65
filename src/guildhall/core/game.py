"""The contract of a game, and the registry: the rules of a game are found by the type of its record."""

import importlib
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numba import from_dtype
from numba.extending import overload

from guildhall.core.actions import Actions, Arg, News
from guildhall.core.compile import CACHE, PLAIN, fn, inlined, leaf, zeros
from guildhall.core.components import components_hash, load_meta
from guildhall.core.fields import Layout
from guildhall.core.rng import sow_streams
from guildhall.core.rulebook import OF_THE_TABLE, Rulebook
from guildhall.core.words import Words

N_NEWS = 160  # rows of the buffer of news; row 0 counts
NEWS_WIDTH, N_WHY = 5, 4  # what, and up to four arguments; arguments of a reason
BY_TYPE: dict[Any, "Game"] = {}  # type of the record -> game: the mirror in plain mode, Numba's record type otherwise


class UnknownGame(LookupError):
    """There is no such game, seat count or option."""


@leaf
def one_of_a_kind(s, card):  # type: ignore[no-untyped-def]
    """Copies of a card where all cards differ."""
    return card, card + 1


@leaf
def seen_by_nobody(s, zone, viewer):  # type: ignore[no-untyped-def]
    """Who sees into a zone, in a game without zones."""
    return 0


@leaf
def open_to_all(s, seat, a):  # type: ignore[no-untyped-def]
    """Whether all arguments of a move are for all eyes, in a game where they are."""
    return 1


@leaf
def nothing_follows(s, row):  # type: ignore[no-untyped-def]
    """The facts of a game that tells none."""


@leaf
def no_memory(s):  # type: ignore[no-untyped-def]
    """Positions from outside, in a game where the record keeps no memory of anybody."""


@leaf
def no_memory_of_others(s, me):  # type: ignore[no-untyped-def]
    """Guessed worlds, in a game where the record keeps no memory of anybody."""


@leaf
def always_sound(s):  # type: ignore[no-untyped-def]
    """No law of the game is broken, in a game without any."""
    return 0


class Game:
    """The functions of one game, with the record they work on. What a game must keep is checked by core/check.py."""

    setup: Any
    legal: Any
    refusal: Any
    apply: Any
    guess: Any
    score: Any
    longest: Callable[[int], int]  # decisions of a game with so many seats, at most

    def __init__(
        self,
        home: Path,
        layout: Layout,
        actions: Actions,
        news: News,
        rulebook: Rulebook,
        reasons: Mapping[str, Sequence[Arg]],
        laws: Sequence[str] = ("",),
        kinds: Sequence[int] = (),
        forgettable: Sequence[str] = (),
        prompt: Callable[[Mapping[str, Any]], tuple[str, dict[str, Any]]] | None = None,
        naming: Callable[[Mapping[str, Any], str, dict[str, str]], tuple[str, dict[str, str]]] | None = None,
        **functions: Any,
    ):
        self.name, self.home, self.layout, self.actions = layout.name, home, layout, actions
        self.news, self.rulebook, self.reasons = news, rulebook, reasons
        self.laws = laws  # broken(s) is a place in this list
        self.kinds = kinds  # of every card: equal cards have equal numbers
        self.forgettable = forgettable  # fields that a position may leave out, since presume() fills them
        self.meta = load_meta(home)
        self._components_hash: str | None = None
        self.seats = range(self.meta["seats"][0], self.meta["seats"][1] + 1)
        self.prompt, self.naming = prompt, naming  # naming: (state, verb, arguments) -> what a move is told by
        functions = {
            "copies": one_of_a_kind,
            "sees": seen_by_nobody,
            "open_move": open_to_all,
            "broken": always_sound,
            "facts": nothing_follows,
            **dict.fromkeys(("presume", "forget"), no_memory),
            "remember": no_memory_of_others,
            **functions,
        }
        self.__dict__.update(functions, hide=inlined(layout.hide))
        kind = layout.mirror if PLAIN else from_dtype(layout.dtype)
        assert kind not in BY_TYPE, f"{self.name} and {BY_TYPE[kind].name} have the same record type"
        BY_TYPE[kind] = self
        GAMES.add(self)

    @property
    def sides(self) -> Sequence[str]:
        """The slugs of the seats."""
        slugs = self.layout.axes["seat"]
        assert not isinstance(slugs, int)
        return slugs

    @property
    def rules_version(self) -> int:
        return int(self.meta["rules_version"])

    @property
    def title(self) -> str:
        return str(self.meta["title"])

    def components_hash(self) -> str:
        """Of the components that this process plays with: they are frozen into the rules."""
        if self._components_hash is None:
            self._components_hash = components_hash(self.name, self.home)
        return self._components_hash

    def words(self, language: str = "en") -> Words:
        return Words.of(language, self.home / "words")

    def records(self, n: int) -> Any:
        """n zeroed records."""
        return [self.layout.mirror() for _ in range(n)] if PLAIN else np.zeros(n, self.layout.dtype)

    def dump(self, states: Any, i: int) -> bytes:
        """A record as bytes: what a copy, a comparison and a snapshot need."""
        return bytes(states[i].dump() if PLAIN else states[i : i + 1].tobytes())

    def undump(self, states: Any, i: int, dumped: bytes) -> None:
        if PLAIN:
            states[i].undump(dumped)
        else:
            states[i] = np.frombuffer(dumped, self.layout.dtype)[0]

    def fact_row(self) -> Any:
        """A row for `facts` to fill."""
        return zeros(max(1, self.layout.fact_at[""]))

    def mask(self) -> Any:
        return zeros(len(self.actions), kind=np.uint8)

    def option_numbers(self, seats: int, options: Mapping[str, Any]) -> list[int]:
        """The options as the numbers that `setup` takes, in the order of meta.toml; defaults where none is given."""
        known = self.meta.get("options", {})
        for name in options.keys() - known.keys():
            raise UnknownGame(f"{self.title} has no option {name!r}; there are: {', '.join(known) or 'none'}")
        numbers = []
        for name, option in known.items():
            values = [v for v in option["values"] if not (v.isdigit() and int(v) >= seats)]
            value = str(options.get(name, option["default"]))
            if value not in values:
                raise UnknownGame(f"option {name} of {self.title} cannot be {value!r}; it can be {', '.join(values)}")
            numbers.append(values.index(value))
        return numbers

    def check_seats(self, seats: int) -> None:
        if type(seats) is not int or seats not in self.seats:
            raise UnknownGame(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}")


class Registry(Mapping[str, Game]):
    """All games by name; a game is imported when it is first asked for."""

    def __init__(self) -> None:
        self._loaded: dict[str, Game] = {}

    def add(self, game: Game) -> None:
        self._loaded[game.name] = game

    def __getitem__(self, name: str) -> Game:
        if name not in self._loaded:
            if name not in list(self):
                raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(self)}")
            importlib.import_module(f"guildhall.games.{name}")
            _announce_compiling(name)
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        names: tuple[str, ...] = importlib.import_module("guildhall.games").NAMES
        return iter(names)

    def __len__(self) -> int:
        return len(list(iter(self)))


GAMES = Registry()


def _announce_compiling(name: str) -> None:
    """At a Python prompt or in a notebook the first calls would be silent for half a minute; programs use `warm`."""
    interactive = hasattr(sys, "ps1") or "ipykernel" in sys.modules
    if interactive and not PLAIN and not (CACHE / f"{name}.warm").exists():
        print(f"Compiling {name} once, half a minute (guildhall warm does it with a progress bar).", file=sys.stderr)


def found_by_record(verb: str) -> Any:
    """A function that calls the game's own `verb`. Registered here, once, for all games to come."""

    def call(s: Any, *rest: Any) -> Any:
        return getattr(BY_TYPE[type(s)], verb)(s, *rest)

    if not PLAIN:

        @overload(call)
        def choose(s, *rest):  # type: ignore[no-untyped-def]
            rule = getattr(BY_TYPE[s], verb)  # a KeyError here: compiled before the game was imported
            return lambda s, *rest: rule(s, *rest)

    return call


setup = found_by_record("setup")  # (s, seats, options, seed words): any record becomes the first moment
legal = found_by_record("legal")  # (s, seat, mask) -> low, high, count
refusal = found_by_record("refusal")  # (s, seat, a, why) -> 0 or a rule
apply = found_by_record("apply")  # (s, seat, a, news)
guess = found_by_record("guess")  # (s, seat, rng)
score = found_by_record("score")  # (s, out): points, tie-breaks, shares of the win
hide = found_by_record("hide")  # (s, viewer)
broken = found_by_record("broken")  # (s) -> 0 or a law of the game that does not hold
facts = found_by_record("facts")  # (s, row): what follows from a record, for those who only look at it
copies = found_by_record("copies")  # (s, card) -> first, last + 1 of the cards of its kind
sees = found_by_record("sees")  # (s, zone, viewer) -> 1 if the viewer sees the cards that lie there
presume = found_by_record("presume")  # (s): in a position from outside everybody knows what it sees
forget = found_by_record("forget")  # (s): nobody's memory is kept up from here on, as in guessed worlds
remember = found_by_record("remember")  # (s, me): in a guessed world the others get a memory of their own
open_move = found_by_record("open_move")  # (s, seat, a) -> 1 if all arguments are for all eyes


def copy(states: Any, to: int, source: int) -> None:
    """states[to] becomes equal to states[source]."""
    states[to].become(states[source])


if not PLAIN:

    @overload(copy)
    def _copy(states, to, source):  # type: ignore[no-untyped-def]
        def assign(states, to, source):  # type: ignore[no-untyped-def]
            states[to] = states[source]

        return assign


# What rules of every game use.

_OF_THE_TABLE = Rulebook(OF_THE_TABLE)  # every rulebook begins with these, so they have the same numbers everywhere
TABLE_OVER, TABLE_TURN = _OF_THE_TABLE["table.over"], _OF_THE_TABLE["table.turn"]
UNKNOWN_MOVE, NOT_NOW = _OF_THE_TABLE["table.unknown_move"], _OF_THE_TABLE["table.not_now"]


@fn
def begin(s, seats, seed):  # type: ignore[no-untyped-def]
    """The header of a new game, and its chance."""
    for k in range(4):
        s.rng[k] = seed[k]
    s.seats, s.round_no, s.over, s.ending, s.reveals, s.depth = seats, 1, 0, 0, 0, 0
    for k in range(len(s.stack)):
        s.stack[k] = 0
    sow_streams(s)


@leaf
def out_of_turn(s, me, a, n_actions):  # type: ignore[no-untyped-def]
    """0, or the rule of the table that forbids a move before any rule of the game is asked."""
    if s.over:
        return TABLE_OVER
    if me < 0 or not s.to_act >> me & 1:
        return TABLE_TURN
    return UNKNOWN_MOVE if a < 0 or a >= n_actions else 0


@leaf
def tell(news, what, a, b, c, d):  # type: ignore[no-untyped-def]
    """Adds a piece of news; row 0 counts them."""
    n = news[0][0] + 1
    if n < N_NEWS:
        news[0][0] = n
        news[n][0], news[n][1], news[n][2], news[n][3], news[n][4] = what, a, b, c, d


@leaf
def wait_for(s, what):  # type: ignore[no-untyped-def]
    """A decision that waits until the one inside it is made."""
    s.stack[s.depth] = what
    s.depth += 1


@leaf
def next_waiting(s):  # type: ignore[no-untyped-def]
    """The decision that waited last; the stack must not be empty."""
    s.depth -= 1
    what = int(s.stack[s.depth])
    s.stack[s.depth] = 0
    return what


@fn
def share(out, seats):  # type: ignore[no-untyped-def]
    """Points out[0] and tie-breaks out[1] become shares of the win out[2]; the best seats share 1 between them."""
    points, tiebreak, winners = out[0][0], out[1][0], 0
    for seat in range(seats):
        if out[0][seat] > points or (out[0][seat] == points and out[1][seat] > tiebreak):
            points, tiebreak = out[0][seat], out[1][seat]
    for seat in range(seats):
        winners += out[0][seat] == points and out[1][seat] == tiebreak
    for seat in range(seats):
        out[2][seat] = (out[0][seat] == points and out[1][seat] == tiebreak) / winners
