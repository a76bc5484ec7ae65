"""What the server sends to pages. The page's types are made from it (see wire.py)."""

from typing import Literal

from pydantic import TypeAdapter
from typing_extensions import TypedDict

Json = dict[str, object]  # what the games say of themselves: their own types are made by core/exports.py


class ChairView(TypedDict):
    """Who sits there, for all eyes."""

    seat: int
    side: str
    name: str
    kind: str  # person, open, bot
    bot: str  # the level of the bot that plays now, or empty
    here: bool  # somebody who may move this seat is looking
    devices: int  # how many browsers may sit on it
    link: bool  # an invitation to it is out
    away: float | None  # seconds since its person was last seen; null: here, or nobody's
    absent: bool  # its person is asked and has been away for so long that the table's rule lets a bot play


class MoveView(TypedDict):
    """A legal move: as the table spells it, taken apart, and as a sentence."""

    move: str
    verb: str
    args: dict[str, str]
    label: str


class LineView(TypedDict):
    """A line of the log: what it caused, each piece of news with its parts and its sentence."""

    n: int
    seat: int
    takeback: int | None
    steps: list[int]  # of each step how many of the news it caused
    news: list[Json]


class StepView(TypedDict):
    """How the table stood after a step of a line. State and facts have only what is not as after the step before."""

    to_act: list[int]
    scores: list[float]
    points: dict[str, float]
    prompt: str
    state: Json
    facts: Json


class ProposalView(TypedDict):
    """Somebody wants to go back to the state after a line; or forth to it again, if it was taken back."""

    seat: int
    line: int
    agreed: list[int]
    wanted: list[int]  # seats whose consent is needed


class TableSight(TypedDict):
    """What is seen through a pair of eyes, in any language."""

    type: Literal["table"]
    game: str
    n: int
    seats: int
    seat: int | None
    to_act: list[int]
    asked: int | None
    over: bool
    scores: list[float]
    points: dict[str, float]
    winners: list[int]
    draft: list[str]
    waiting: bool
    sealed: bool
    redo: list[int]  # lines that were taken back last and can be made again
    seed: str | None
    seed_hash: str
    state: Json | None  # null: not dealt yet, or this table can be read but not replayed
    facts: Json  # what follows from the state by the rules
    broken: str  # why not


class TableWords(TypedDict):
    """What is said to a pair of eyes, in one language."""

    prompt: str
    moves: list[MoveView]
    drafted: list[str]  # the draft as sentences
    ending: str
    since: int  # the log below begins after this line
    log: list[LineView]


class TableSeen(TableSight, TableWords):
    """What is the same for everybody who looks through the same eyes in the same language."""


class TableSeated(TypedDict):
    """Who sits here: the same for everybody."""

    wire: str  # the version of these messages: a page that was made for another one loads itself anew
    table: str
    gathering: bool  # not dealt yet: somebody is still to come, and there is no state
    absence: str  # wait, or the level of a bot and minutes: see Absence
    bots_ready: bool  # until they are compiled, bots do not move
    watching: int  # visitors without a seat
    chairs: list[ChairView]
    proposal: ProposalView | None
    next: dict[str, str]  # when it is over: the tables that follow, by deal (turned, same)


class TableOwn(TypedDict):
    """What is this page's own."""

    yours: list[int]
    host: bool
    confirm: bool


class TableMessage(TableSeen, TableSeated, TableOwn):
    """All that one visitor may know of a table: one message, complete."""


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


class LookedAhead(TypedDict):
    """What would be asked after some steps, and what would follow from the rules then."""

    moves: list[MoveView]
    facts: Json
    ends: bool  # the last step would pass the decision on or reveal something: what it leads to is not told


class AheadMessage(LookedAhead):
    """A look ahead, after some steps of the decision `asked`."""

    type: Literal["ahead"]
    asked: int
    draft: list[str]  # the steps that were taken already
    steps: list[str]


class ChatLine(TypedDict):
    id: int
    seat: int | None
    name: str
    text: str
    at: float


class ChatMessage(TypedDict):
    """What was said after the line with the id `since`; 0: the whole chat, and not only what is new."""

    type: Literal["chat"]
    since: int
    lines: list[ChatLine]


class LinkMessage(TypedDict):
    """The secret of a link that this page asked for; it is sent once."""

    type: Literal["link"]
    seat: int
    kind: Literal["invitation", "device"]
    secret: str


class ErrorMessage(TypedDict):
    """Something else went wrong; `error` is a slug that the page has words for."""

    type: Literal["error"]
    error: str


ToPage = TableMessage | RefusedMessage | HintMessage | AheadMessage | ChatMessage | LinkMessage | ErrorMessage
TO_PAGE: TypeAdapter[ToPage] = TypeAdapter(ToPage)
