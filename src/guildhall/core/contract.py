"""What a game is made of: every function with its signature, said here once. `guildhall contract` makes docs/contract.md of it.

In the signatures `s` is a record, `seat` and `viewer` are numbers of seats (the viewer after the last seat is the public),
`a` is the number of a move; `mask`, `why`, `news`, `out` and `row` are buffers that the function fills.
"""

from collections.abc import Mapping
from typing import Any, Protocol

from guildhall.core.compile import leaf
from guildhall.core.words import dashed

LONGEST_GAME = 20_000  # decisions; a game that goes on for longer does not conform
FILES = {  # of a game's folder: what each holds, and what holds without it
    "__init__.py": ("`GAME = Game(…)`", "there is no game"),
    "meta.toml": (
        "`title`, `designers`, `publisher`, `year`, `seats`, `minutes`, `rules_version`, `reconstructed`; if wanted "
        "`[blurb]` by language, `[options.…]`, `[roles.…]`",
        "refused, with the name of what is missing",
    ),
    "components/*.toml": ("a row for each printed thing, with `slug` and `source`", "nothing is printed"),
    "rulebook.md": ("a heading for each rule, our own words, `source:`", "refused"),
    "rulebook.de.md": ("the same rules in German", "the English ones are read"),
    "words/en.ftl": ("every sentence and every name", "refused"),
    "words/de.ftl": ("the same in German", "the game is told in English"),
    "words/all.ftl": ("names that are put together from others, in any language", "there are none"),
    "wording.py": ("`compose(words)`: texts that follow from components, as Fluent", "there are none"),
    "opinions.py": (
        "what bots look at (our own games: `bots/opinions/`)",
        "bots play on at random to judge a position",
    ),
    "weights.json": ("what `guildhall fit` found for the opinions", "refused, where there are opinions"),
    "board.py": (
        "`draw(table, viewer, language, width)` for the terminal (our own games: `boards/`)",
        "fields are listed",
    ),
}
Buffer = Any
Record = Any
Question = tuple[str, dict[str, Any]]  # a sentence of the game's words, and its arguments


class Setup(Protocol):
    """Any record becomes the first moment of a game. `options` are numbers in the order of meta.toml, `seed` is four words."""

    def __call__(self, s: Record, seats: int, options: Buffer, seed: Buffer) -> None: ...


class Legal(Protocol):
    """Marks the legal moves within the range of the present moment; returns where it begins, where it ends, and how many."""

    def __call__(self, s: Record, seat: int, mask: Buffer) -> tuple[int, int, int]: ...


class Refusal(Protocol):
    """0, or the number of the first rule that forbids the move; `why` gets what its sentence is about (see `reasons`)."""

    def __call__(self, s: Record, seat: int, a: int, why: Buffer) -> int: ...


class Apply(Protocol):
    """One legal step, then on to the next real decision; what happens is told as news."""

    def __call__(self, s: Record, seat: int, a: int, news: Buffer) -> None: ...


class Guess(Protocol):
    """Fills the holes of a hidden record with a world that looks the same to its viewer, with chance of its own."""

    def __call__(self, s: Record, viewer: int, rng: Buffer) -> None: ...


class Score(Protocol):
    """Points into out[0], tie-breaks into out[1], shares of the win into out[2]; at any time, for every seat."""

    def __call__(self, s: Record, out: Buffer) -> None: ...


class Broken(Protocol):
    """0, or the number of a law that does not hold (see `laws`): pieces are conserved, and positions from outside are sound."""

    def __call__(self, s: Record) -> int: ...


class Facts(Protocol):
    """What follows from a record by the rules and a board would like to show; declared with the layout, like fields."""

    def __call__(self, s: Record, row: Buffer) -> None: ...


class Copies(Protocol):
    """The first card of the same kind, and the one after the last, where some cards are equal."""

    def __call__(self, s: Record, card: int) -> tuple[int, int]: ...


class Sees(Protocol):
    """Whether the viewer sees the cards that lie in a zone."""

    def __call__(self, s: Record, zone: int, viewer: int) -> int: ...


class OpenMove(Protocol):
    """Whether arguments that are declared `open` are for all eyes, on the position before the move."""

    def __call__(self, s: Record, seat: int, a: int) -> int: ...


class Presume(Protocol):
    """A position from outside gets the memory that it left out: everybody knows what it sees."""

    def __call__(self, s: Record) -> None: ...


class Forget(Protocol):
    """Nobody's memory is kept up from here on: cheaper, where nobody will ask."""

    def __call__(self, s: Record) -> None: ...


class Remember(Protocol):
    """In a guessed world the others get a memory of their own, and it is kept up from here on."""

    def __call__(self, s: Record, viewer: int) -> None: ...


class Longest(Protocol):
    """How many decisions a game with so many seats has at most."""

    def __call__(self, seats: int) -> int: ...


class Prompt(Protocol):
    """The sentence that asks for a decision, from what the seat sees; `state["legal"]` are its moves."""

    def __call__(self, state: Mapping[str, Any]) -> Question: ...


class Naming(Protocol):
    """What a move is told by, where that is not its notation: what lies at a place, say."""

    def __call__(self, state: Mapping[str, Any], verb: str, args: dict[str, str]) -> tuple[str, dict[str, str]]: ...


class Unknown(Protocol):
    """Words that are no move: the rule that forbids what was meant, with its arguments, or None."""

    def __call__(self, s: Record, words: str) -> Question | None: ...


# What holds where a game says nothing.


@leaf
def always_sound(s):  # type: ignore[no-untyped-def]
    """No law is broken."""
    return 0


@leaf
def no_facts(s, row):  # type: ignore[no-untyped-def]
    """None are told."""


@leaf
def all_differ(s, card):  # type: ignore[no-untyped-def]
    """No two cards are equal."""
    return card, card + 1


@leaf
def seen_by_nobody(s, zone, viewer):  # type: ignore[no-untyped-def]
    """Nobody sees into any zone."""
    return 0


@leaf
def open_to_all(s, seat, a):  # type: ignore[no-untyped-def]
    """They always are."""
    return 1


@leaf
def no_memory(s):  # type: ignore[no-untyped-def]
    """The record keeps no memory of anybody."""


@leaf
def no_memory_of_others(s, viewer):  # type: ignore[no-untyped-def]
    """The record keeps no memory of anybody."""


def as_long_as_any(seats: int) -> int:
    """20,000, more than which no game may have."""
    return LONGEST_GAME


def ask_by_moment(state: Mapping[str, Any]) -> Question:
    """The sentence `prompt-<moment>` of the game's words."""
    return f"prompt-{dashed(state['moment'])}", {}


def by_notation(state: Mapping[str, Any], verb: str, args: dict[str, str]) -> tuple[str, dict[str, str]]:
    """Its verb and its arguments."""
    return verb, args


def never_meant(s: Record, words: str) -> Question | None:
    """Nothing was meant: there is no such move."""
    return None
