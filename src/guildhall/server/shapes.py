"""What the HTTP side takes and gives, for FastAPI and the description of it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from guildhall.server.messages import Name

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


class TableMade(BaseModel):
    id: str
    invitations: dict[int, str]  # secrets of the chairs for friends, by seat; told once


class Claim(Asked):
    secret: Short
    name: Name


class Claimed(BaseModel):
    seat: int


class LogBrought(Asked):
    """A log with its seed, or a position as `Table.position` writes it."""

    log: Annotated[str, StringConstraints(max_length=4_000_000)] | None = None
    position: dict[str, Any] | None = None


class LogTaken(BaseModel):
    id: str


class Verified(BaseModel):
    """The seed that was shown at the end fits the hash that was published at the start, and every move was legal."""

    ok: bool
    seed: str
    seed_hash: str
    lines: int
    sentence: str


class Course(BaseModel):
    """Win chances over a game: after line n, by seat; and the lines after which they had changed most."""

    chances: list[list[float]]
    turning: list[int]


class ErrorTold(BaseModel):
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
    options: dict[str, Any]
    roles: dict[str, Any]
    reconstructed: str
    bots: list[str]


class GameInFull(Game):
    components: dict[str, Any]  # by file: every printed thing with its source


class RuleTold(BaseModel):
    id: str
    chapter: str
    text: str
    source: str


class Preparing(BaseModel):
    ready: bool
    games: dict[str, float]
    error: str


class Health(BaseModel):
    status: Literal["ok", "failing"]
    version: str
    ready: bool
    tables: int
    rooms: int
    visitors: int


class Listed(BaseModel):
    id: str
    game: str
    title: str
    created: float
    changed: float
    over: bool
    round: int
    n: int
    your_turn: bool
    yours: list[int]
    winners: list[int]
    chairs: list[dict[str, Any]]
