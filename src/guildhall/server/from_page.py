"""What pages send over their socket, and what names and texts may hold. The page's types are made from it (see wire.py)."""

import re
from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, TypeAdapter

NAME = 40
HIDDEN = re.compile("[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]")


def visible(text: str) -> str:
    """Without marks that turn the direction of writing, or hide: a name could pretend to be another with them."""
    return HIDDEN.sub("", text)


def _visible_if_text(text: object) -> object:
    return visible(text) if isinstance(text, str) else text


Name = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=NAME, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$"
    ),
    BeforeValidator(_visible_if_text),
]
Text = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f-\x9f]*$"
    ),
    BeforeValidator(_visible_if_text),
]
Move = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Language = Literal["en", "de"]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
LineNumber = Annotated[int, Field(ge=0, le=1_000_000)]
# What happens to the seat of a person who does not come back: nothing, or a bot of a level after so many minutes.
Absence = Annotated[str, StringConstraints(pattern=r"^(wait|(apprentice|journeyman|master) (2|10|60|1440))$")]


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
    redo: what was taken back last, please once more.
    again: the whole message once more. device: a link by which a second device of mine sits down on my seat."""

    do: Literal["undo", "cancel", "commit", "hint", "again", "device", "redo"]


Steps = Annotated[list[Move], Field(max_length=8)]


class Why(Incoming):
    """Why a move is impossible; or would be, after some steps."""

    do: Literal["why"]
    move: Move
    after: Steps = []


class Ahead(Incoming):
    """What would be asked after these steps. `asked` is the number of the decision that they would answer."""

    do: Literal["ahead"]
    steps: Steps
    asked: LineNumber


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


class Answer(Incoming):
    """To a takeback or a redo: the one that leads to this line and was asked for after line n, and no other."""

    do: Literal["agree", "refuse"]
    line: LineNumber
    n: LineNumber


class Link(Incoming):
    """invite: the link of an open chair is made anew, and an older one is dead. withdraw: it is dead."""

    do: Literal["invite", "withdraw"]
    seat: SeatNumber


class Bot(Incoming):
    """A bot plays for a seat from now on; null: its person plays again."""

    do: Literal["bot"]
    seat: SeatNumber
    level: Annotated[str, StringConstraints(max_length=30)] | None


class Rename(Incoming):
    """What the person at one's own seats is called."""

    do: Literal["rename"]
    name: Name


AnyIncoming = Play | Simple | Why | Ahead | Sit | Speak | Confirm | Say | Takeback | Answer | Link | Bot | Rename
FromPage = Annotated[AnyIncoming, Field(discriminator="do")]
FROM_PAGE: TypeAdapter[AnyIncoming] = TypeAdapter(FromPage)
