"""What goes over the wire, in both directions. The types of the page are made from this file (see wire.py)."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter
from typing_extensions import TypedDict

NAME = 40
Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME, pattern=r"^[^\x00-\x1f\x7f]*$")
]
Text = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")
]
Move = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Language = Literal["en", "de"]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
LineNumber = Annotated[int, Field(ge=0, le=1_000_000)]


class Incoming(BaseModel):
    """A message of a page. Nothing is taken for something else, and nothing unknown is let in."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Play(Incoming):
    """One step. `asked` is the number of the decision that it answers."""

    do: Literal["play"]
    move: Move
    asked: LineNumber


class Simple(Incoming):
    """undo: the last step of a draft. cancel: all of it. commit: the step that waits. hint: what a bot would do.
    agree, refuse: to a takeback. again: the whole message once more."""

    do: Literal["undo", "cancel", "commit", "hint", "agree", "refuse", "again"]


class Why(Incoming):
    """Why a move is impossible."""

    do: Literal["why"]
    move: Move


class Sit(Incoming):
    """Look through the eyes of one of one's own seats; null: as a spectator."""

    do: Literal["sit"]
    seat: SeatNumber | None


class Speak(Incoming):
    """The language of all sentences from now on."""

    do: Literal["speak"]
    language: Language


class Confirm(Incoming):
    """Whether moves wait for a confirmation."""

    do: Literal["confirm"]
    on: bool


class Say(Incoming):
    """Chat."""

    do: Literal["say"]
    text: Text


class Takeback(Incoming):
    """Please, back to the state after this line."""

    do: Literal["takeback"]
    line: LineNumber


class Bot(Incoming):
    """A bot plays for a seat from now on; null: its person plays again."""

    do: Literal["bot"]
    seat: SeatNumber
    level: Annotated[str, StringConstraints(max_length=30)] | None


class Rename(Incoming):
    """What the person at one's own seats is called."""

    do: Literal["rename"]
    name: Name


FromPage = Annotated[
    Play | Simple | Why | Sit | Speak | Confirm | Say | Takeback | Bot | Rename, Field(discriminator="do")
]
FROM_PAGE: TypeAdapter[Any] = TypeAdapter(FromPage)


# What the server says.


class ChairTold(TypedDict):
    """Who sits there, for all eyes."""

    seat: int
    side: str
    name: str
    kind: str  # person, open, bot
    bot: str  # the level of the bot that plays now, or empty
    here: bool  # somebody who may move this seat is looking


class MoveTold(TypedDict):
    """A legal move: as the table spells it, taken apart, and as a sentence."""

    move: str
    verb: str
    args: dict[str, str]
    label: str


class LineTold(TypedDict):
    """A line of the log: what it caused, each piece of news with its parts and its sentence."""

    n: int
    seat: int
    takeback: int | None
    news: list[dict[str, Any]]


class ProposalTold(TypedDict):
    """Somebody wants to go back to the state after a line."""

    seat: int
    line: int
    agreed: list[int]
    wanted: list[int]  # seats whose consent is needed


class TableMessage(TypedDict):
    """All that one visitor may know of a table: one message, complete."""

    type: Literal["table"]
    table: str
    game: str
    n: int
    seats: int
    seat: int | None
    yours: list[int]
    host: bool
    watching: int  # visitors without a seat
    chairs: list[ChairTold]
    to_act: list[int]
    asked: int | None
    over: bool
    ending: str
    scores: list[float]
    points: dict[str, float]
    winners: list[int]
    prompt: str
    moves: list[MoveTold]
    draft: list[str]
    waiting: bool
    sealed: bool
    confirm: bool
    proposal: ProposalTold | None
    seed: str | None
    seed_hash: str
    state: dict[str, Any] | None  # null: this table can be read but not replayed
    facts: dict[str, Any]  # what follows from the state by the rules
    broken: str  # why not
    since: int  # the log below begins after this line
    log: list[LineTold]


class RefusedMessage(TypedDict):
    """A move that cannot be: the rule, and a sentence."""

    type: Literal["refused"]
    rule: str
    sentence: str
    move: str


class MoveHinted(TypedDict):
    """A good move, with the win chance and the expected score of every seat."""

    move: str
    label: str
    chances: list[float]
    scores: list[float]


class HintMessage(TypedDict):
    """The best moves, the best first."""

    type: Literal["hint"]
    moves: list[MoveHinted]


class ChatLine(TypedDict):
    id: int
    seat: int | None
    name: str
    text: str
    at: float


class ChatMessage(TypedDict):
    type: Literal["chat"]
    lines: list[ChatLine]


class ErrorMessage(TypedDict):
    """Something else went wrong; `error` is a slug that the page has words for."""

    type: Literal["error"]
    error: str


ToPage = TableMessage | RefusedMessage | HintMessage | ChatMessage | ErrorMessage
TO_PAGE: TypeAdapter[Any] = TypeAdapter(ToPage)
