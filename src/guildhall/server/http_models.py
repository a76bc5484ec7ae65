"""What the HTTP side takes and gives, for FastAPI and the description of it."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from guildhall.server.from_page import Absence, Name
from guildhall.server.to_page import Json

Short = Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=r"^[^\x00]*$")]


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatWanted(Asked):
    """me: the visitor, also several times for people at one screen; friend: a chair with a link; bot: of a level."""

    who: Literal["me", "friend", "bot"]
    name: Name | None = None
    level: Short | None = None


class TableWanted(Asked):
    game: Short
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=8)]
    options: Annotated[dict[Short, Short], Field(max_length=10)] = {}
    absence: Absence = "wait"


class TableMade(BaseModel):
    id: str
    invitations: dict[int, str]  # secrets of the chairs for friends, by seat; sent once


class TableLeft(BaseModel):
    gone: bool  # for good; else it is off the visitor's list only


class Claim(Asked):
    """The secret of a link; the link of one's own second device needs no name."""

    secret: Short
    name: Name | None = None


class Claimed(BaseModel):
    seat: int


class LogBrought(Asked):
    """A log with its seed, or a position as `Table.position` writes it."""

    log: Annotated[str, StringConstraints(max_length=4_000_000)] | None = None
    position: Json | None = None


class LogTaken(BaseModel):
    id: str


class RematchWanted(Asked):
    """turned: a new deal, and everybody sits one chair further. same: the same deal, on the same chairs."""

    deal: Literal["turned", "same"]


class Rematch(BaseModel):
    id: str


class Verified(BaseModel):
    """The seed that was shown at the end fits the hash that was published at the start, and every move was legal."""

    ok: bool
    seed: str
    seed_hash: str
    lines: int
    sentence: str


class WinChances(BaseModel):
    """Win chances over a game: after line n, by seat; and the lines after which they had changed most."""

    chances: list[list[float]]
    turning: list[int]


class ErrorAnswer(BaseModel):
    """Why something was refused: a slug that the page has words for, and a sentence for everybody else."""

    error: str
    sentence: str


class Game(BaseModel):
    slug: str
    title: str
    designers: list[str]
    publisher: str
    year: int
    seats: list[int]
    minutes: int
    blurb: dict[str, str]  # what the game is about, in one or two short sentences, by language; may be empty
    options: Json
    roles: Json
    reconstructed: str
    bots: list[str]


class FieldOnBoard(BaseModel):
    """A field of `state` or `facts`: the axes of its keys, outermost first, and the axis of its values (empty: numbers)."""

    name: str
    axes: list[str]
    of: str


class GameInFull(Game):
    components: Json  # by file: every printed thing with its source
    fields: list[FieldOnBoard]


class RuleView(BaseModel):
    id: str
    chapter: str
    text: str
    source: str


class Preparing(BaseModel):
    """How far games are compiled, 0 to 1: all of a game, what its table needs, what its bots need."""

    ready: bool
    games: dict[str, float]
    tables: dict[str, float]
    bots: dict[str, float]
    first: str  # the game that is compiled first, since somebody wants it
    error: str


class GameWanted(Asked):
    game: Short


class Health(BaseModel):
    status: Literal["ok", "failing"]
    version: str
    ready: bool
    tables: int
    rooms: int
    visitors: int


class ListedChair(BaseModel):
    seat: int
    side: str
    name: str
    kind: str  # person, open, bot
    bot: str


class Listed(BaseModel):
    id: str
    game: str
    title: str
    created: float
    changed: float
    over: bool
    gathering: bool  # not dealt yet: somebody is still to come
    round: int
    n: int
    your_turn: bool
    yours: list[int]
    winners: list[int]
    alone: bool  # nobody else sat there
    chairs: list[ListedChair]
