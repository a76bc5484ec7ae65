"""The description of a game, and all games by name. What its functions do is said in contract.py.

A game's folder finds here all that it imports: the description, the functions of every game, and what all rules use.
"""

import importlib
import inspect
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, MISSING, dataclass, field, fields
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import numpy as np
from numba import from_dtype

from guildhall.core import contract as of
from guildhall.core.actions import Actions, Arg, News
from guildhall.core.caching import mark_of
from guildhall.core.compile import PLAIN, inlined, zeros
from guildhall.core.components import components_hash, load_meta
from guildhall.core.dispatch import (
    BY_TYPE,
    apply,
    broken,
    copies,
    copy,
    facts,
    forget,
    found_by_record,
    guess,
    hide,
    legal,
    open_move,
    presume,
    refusal,
    remember,
    score,
    sees,
    setup,
)
from guildhall.core.fields import Layout
from guildhall.core.packages import HOMES, UnknownGame, names, package_of
from guildhall.core.rulebook import Rulebook
from guildhall.core.rules import (
    N_NEWS,
    N_WHY,
    NEWS_WIDTH,
    NOT_NOW,
    TABLE_OVER,
    TABLE_TURN,
    UNKNOWN_MOVE,
    begin,
    next_waiting,
    out_of_turn,
    share,
    tell,
    wait_for,
)
from guildhall.core.words import Words

# fmt: off
__all__ = [
    "BY_TYPE", "GAMES", "NEWS_WIDTH", "NOT_NOW", "N_NEWS", "N_WHY", "TABLE_OVER", "TABLE_TURN", "UNKNOWN_MOVE",
    "ContractError", "Game", "Registry", "UnknownGame", "apply", "begin", "broken", "copies", "copy", "facts",
    "forget", "found_by_record", "guess", "hide", "legal", "next_waiting", "open_move", "out_of_turn", "presume",
    "refusal", "remember", "score", "sees", "setup", "share", "tell", "wait_for",
]
# fmt: on


class ContractError(ValueError):
    """What a game says of itself is not what a game must say; one sentence tells what is wrong."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Game:
    """One game: its record, its tables and its functions. Whether they keep what they promise is checked by check.py."""

    home: Annotated[Path, "its folder, which bears its name: meta.toml, components, words, rulebook"]
    layout: Annotated[Layout, "the fields of its record, and facts"]
    actions: Annotated[Actions, "the table of moves"]
    news: Annotated[News, "the table of what moves may cause"]
    rulebook: Annotated[Rulebook, "its rules, which refusals and endings name"]
    reasons: Annotated[Mapping[str, Sequence[Arg]], "rule → what the `why` of a refusal by this rule speaks of"]
    _: KW_ONLY
    setup: of.Setup
    legal: of.Legal
    refusal: of.Refusal
    apply: of.Apply
    guess: of.Guess
    score: of.Score
    broken: of.Broken = of.always_sound
    facts: of.Facts = of.no_facts
    copies: of.Copies = of.all_differ
    sees: of.Sees = of.seen_by_nobody
    open_move: of.OpenMove = of.open_to_all
    presume: of.Presume = of.no_memory
    forget: of.Forget = of.no_memory
    remember: of.Remember = of.no_memory_of_others
    longest: of.Longest = of.as_long_as_any
    prompt: of.Prompt = of.ask_by_moment
    naming: of.Naming = of.by_notation
    unknown: of.Unknown = of.never_meant
    laws: Annotated[Sequence[str], "the laws that `broken` numbers, from 1 on; 0 stands for none"] = ("",)
    kinds: Annotated[Sequence[int], "of every card: equal cards have equal numbers (default: all differ)"] = ()
    forgettable: Annotated[Sequence[str], "fields that a position may leave out, since `presume` fills them"] = ()
    name: str = field(init=False)
    meta: Mapping[str, Any] = field(init=False)
    seats: range = field(init=False)
    hide: Any = field(init=False)  # (s, viewer), made from the layout

    def __new__(cls, *positional: Any, **given: Any) -> "Game":
        """Refuses what is no part of a game, or not all of it, before anything is made."""
        parts = {part.name: part for part in fields(cls) if part.init}
        given = {**dict(zip(parts, positional, strict=False)), **given}
        name = getattr(given.get("layout"), "name", "a game")
        for unknown in given.keys() - parts.keys():
            meant = get_close_matches(unknown, parts, 1)
            raise ContractError(f"{name}: a game has no {unknown!r}" + (f"; is {meant[0]!r} meant?" if meant else ""))
        if missing := [part for part in parts.values() if part.name not in given and part.default is MISSING]:
            raise ContractError(f"{name}: a game needs {', '.join(part.name for part in missing)} (docs/contract.md)")
        return object.__new__(cls)

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "name", self.layout.name)
        put(self, "meta", load_meta(self.home))
        put(self, "seats", range(self.meta["seats"][0], self.meta["seats"][1] + 1))
        put(self, "hide", inlined(self.layout.hide))
        cards = range(self.layout.size("card") if "card" in self.layout.axes else 0)
        put(self, "kinds", tuple(map(int, self.kinds if len(self.kinds) else cards)))
        if self.home.name != self.name:
            raise ContractError(f"{self.name}: its folder bears another name, {self.home.name}")
        for part, hint in get_type_hints(type(self)).items():
            if hint.__module__ == of.__name__:
                _check_signature(self, part, hint)
        kind = self.layout.mirror if PLAIN else from_dtype(self.layout.dtype)
        if kind in BY_TYPE:
            raise ContractError(f"{self.name} and {BY_TYPE[kind].name} have the same record type")
        BY_TYPE[kind] = self
        HOMES[self.name] = self.home
        GAMES.add(self)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

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
        return _components_played_with(self.name, self.home)

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


_components_played_with = cache(components_hash)


def _check_signature(game: Game, part: str, hint: Any) -> None:
    """A function takes what the contract says, and is compiled if it works on a record."""
    function, wanted = getattr(game, part), list(inspect.signature(hint.__call__).parameters)[1:]
    if not PLAIN and not hasattr(function, "py_func") and wanted[0] == "s" and part != "unknown":
        raise ContractError(f"{game.name}: {part} is not compiled; put @fn from guildhall.core.compile above it")
    taken = list(inspect.signature(getattr(function, "py_func", function)).parameters)
    if len(taken) != len(wanted):
        raise ContractError(f"{game.name}: {part} takes ({', '.join(wanted)}), not ({', '.join(taken)})")


class Registry(Mapping[str, Game]):
    """All games by name; a game is imported when it is first asked for."""

    def __init__(self) -> None:
        self._loaded: dict[str, Game] = {}

    def add(self, game: Game) -> None:
        self._loaded[game.name] = game

    def __getitem__(self, name: str) -> Game:
        if name not in self._loaded:
            package = package_of(name)
            importlib.import_module(package)
            if name not in self._loaded:
                raise ContractError(f"{name}: the package {package} makes no Game with this name")
            _announce_compiling(name)
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(names())

    def __len__(self) -> int:
        return len(names())


GAMES = Registry()


def _announce_compiling(name: str) -> None:
    """At a Python prompt or in a notebook the first calls would be silent for half a minute; programs use `warm`."""
    interactive = hasattr(sys, "ps1") or "ipykernel" in sys.modules
    if interactive and not PLAIN and not mark_of(name).exists():
        print(f"Compiling {name} once, half a minute (guildhall warm does it with a progress bar).", file=sys.stderr)
