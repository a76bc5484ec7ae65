"""Tables that begin in a foreign position: they are played in workers, with deadlines, and never in this process.

Whatever such a position does to the rules, it does it to a worker. The worker keeps nothing that matters: every call
carries the log and the drafts, and whichever worker gets it replays what it has not seen yet.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from guildhall.core.log import Line, Log
from guildhall.core.positions import checked_game
from guildhall.core.replaying import verify
from guildhall.core.table import Table
from guildhall.server.desk import (
    Kept,
    Names,
    Outcome,
    Standing,
    Step,
    follow_all,
    game_of,
    header_of,
    public,
    refit,
)
from guildhall.server.desk import standing as standing_of
from guildhall.server.desk import summary as summary_of
from guildhall.server.http_models import Verified
from guildhall.server.job_queue import Answer, Asked
from guildhall.server.table_message import Eyes, encoded, seen
from guildhall.server.to_page import Json
from guildhall.server.worker import load_rules, uncounted
from guildhall.server.workers import Workers

SECONDS = 3.0  # for any call; rules answer within milliseconds, the rest is for a busy machine
LINES_A_SECOND = 200  # a worker that has not seen the table replays it first
TABLES_KEPT = 16  # in a worker


def is_foreign(header: str) -> bool:
    """Whether a table begins in a position. From a seed legal moves lead to nothing that rules do not know."""
    return "\nstart:" in header


class ForeignDesk:
    """A table in a worker. What a room must know at any time is kept here, as the worker said it."""

    def __init__(self, id: str, header: str, lines: Sequence[Line], workers: Workers):
        self.game, self.seats = game_of(header)
        self._id, self._header, self._workers = id, header, workers
        self._body = "".join(f"{line}\n" for line in lines)
        self._now = Standing(len(lines), False, frozenset(), {}, {})
        self._seen: dict[Eyes, bytes] = {}

    async def open(self) -> "ForeignDesk":
        """Replays the table in a worker. Raises LogError, WorkerLate or WorkersGone."""
        self._now = await self.ask(standing_of)
        return self

    @property
    def n(self) -> int:
        return self._now.n

    @property
    def over(self) -> bool:
        return self._now.over

    @property
    def to_act(self) -> set[int]:
        return set(self._now.to_act)

    def draft(self, seat: int) -> tuple[str, ...]:
        return kept.moves if (kept := self._now.drafts.get(seat)) else ()

    def asked(self, seat: int) -> int | None:
        return self._now.asked.get(seat)

    def sealed(self) -> dict[int, str]:
        return self._now.sealed

    def text(self) -> str:
        return f"{self._header.rstrip()}\n\n{self._body}"

    async def ask(self, call: Callable[[Table, *Asked], Answer], *args: *Asked) -> Answer:
        seconds = SECONDS + self.n / LINES_A_SECOND
        return await self._workers.ask(
            attend, self._id, self.text(), dict(self._now.drafts), call, args, seconds=seconds, party=self._id
        )

    def seen(self, eyes: Eyes, names: Callable[[], Names]) -> bytes | None:
        """What these eyes see, encoded; None: the worker has to be asked first."""
        return self._seen.get(eyes)

    async def look(self, eyes: Eyes, names: Names) -> bytes:
        """Asks the worker what these eyes see, once while the table stands as it does."""
        if eyes not in self._seen:
            kept = self._seen  # of the table as it stands now: it may move on meanwhile
            kept[eyes] = encoded(await self.ask(seen, eyes, names))
            return kept[eyes]
        return self._seen[eyes]

    def forget_names(self) -> None:
        self._seen = {}

    def settle(self, step: Step, outcome: Outcome) -> None:
        self._seen = {}
        self._body += "".join(f"{line}\n" for line in outcome.lines)
        self._now = outcome.standing

    async def follow(self, lines: Sequence[Line]) -> None:
        self._seen = {}
        before = self._body, self._now
        drafts, asked = self._now.drafts, self._now.asked
        self._body += "".join(f"{line}\n" for line in lines)
        self._now = Standing(self.n + len(lines), False, frozenset(), {}, {})
        try:
            self._now = await self.ask(refit, drafts, asked)
        except BaseException:
            self._body, self._now = before
            raise


def wrong_at_sight(text: str | None, position: Json | None) -> str:
    """Why a log or a position cannot be played, as far as that is seen without the rules: no worker is needed for it."""
    try:
        if text is not None:
            Log.parse(text)
        else:
            checked_game(position or {})
    except (ValueError, LookupError, RecursionError) as error:
        return str(error) or type(error).__name__
    return ""


def game_brought(text: str | None, position: Json | None) -> str:
    """The game of a log or a position."""
    return Log.parse(text).game if text is not None else checked_game(position or {}).name


# In the worker.

_TABLES: OrderedDict[str, tuple[str, Table]] = OrderedDict()  # with the log that each has followed


def attend(
    id: str, text: str, drafts: Mapping[int, Kept], call: Callable[[Table, *Asked], Answer], args: tuple[*Asked]
) -> Answer:
    """Asks something of a table that is made from its log and its drafts."""
    seen, table = _TABLES.pop(id, ("", None))
    if table is None or not text.startswith(seen):
        _load(Log.parse(text).game)
        table = Table.replay(text)
    for seat in range(table.seats):
        table.cancel(seat)
    if text != seen:
        follow_all(table, Log.parse(text).lines[table.n :], table.n + 1)
    for seat, kept in drafts.items():
        for place, move in enumerate(kept.moves, 1):
            table.play(seat, move, confirm=kept.waiting and place == len(kept.moves))
    answer = call(table, *args)
    _TABLES[id] = text, table  # not if anything was raised: half-followed tables are forgotten
    while len(_TABLES) > TABLES_KEPT:
        _TABLES.popitem(last=False)
    return answer


@dataclass(frozen=True)
class Replayed:
    """What is stored of a log or a position that somebody brings."""

    game: str
    header: str
    over: bool
    summary: str
    lines: list[Line]
    public: list[Line]
    seats: int
    names: list[str]


def _load(game: str) -> None:
    """The rules of a game, where they were not compiled yet when this worker began."""
    with uncounted():
        load_rules(game)


def opened(text: str | None, position: Json | None, id: str) -> Replayed | str:
    """A log or a position that somebody brings, replayed: what is stored of it. Or why it cannot be played."""
    try:
        _load(game_brought(text, position))
        table = Table.replay(text) if text is not None else Table.from_position(position or {}, table=id)
    except (ValueError, LookupError) as error:
        return str(error) or type(error).__name__
    names = Log.parse(text).names if text is not None else []
    return Replayed(
        table.game.name,
        header_of(table),
        table.over,
        summary_of(table),
        list(table.log.lines),
        public(table, 0),
        table.seats,
        names,
    )


def verified(text: str) -> Verified:
    """Whether a finished game was played with the seed that was promised at its start."""
    log = Log.parse(text)
    verdict = partial(Verified, seed_hash=log.seed_hash, lines=len(log.lines))
    try:
        verify(text)
        return verdict(ok=True, seed=f"{log.seed:032x}", sentence="")
    except ValueError as error:
        return verdict(ok=False, seed="", sentence=str(error))
