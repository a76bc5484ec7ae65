"""The past of a table: its log, what each line caused, the record after each; and the drafts that are no lines yet."""

import zlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from guildhall.core.log import TAKEBACK, Line, Log, in_force

OPEN = 256  # records that lie open; a game that is longer packs the older ones, so that a long log costs little memory


class Step(NamedTuple):
    """A committed move with what it caused."""

    a: int
    opened: bool
    news: list[list[int]]


@dataclass
class Draft:
    """What a seat has done and not yet committed: a turn is a draft until then."""

    actions: list[int] = field(default_factory=list)
    before: list[bytes] = field(default_factory=list)  # the record before each step
    waiting: int | None = None  # a last step that wants its confirmation: tried, but not shown
    sealed: bool = False  # a simultaneous choice, made and still secret


class Records:
    """Records by line. Old ones are packed, equal ones among them once: most of a record is zeros, or as it was before."""

    def __init__(self) -> None:
        self._records: list[bytes] = []
        self._packed = 0  # so many of them, from the first on

    def __getitem__(self, n: int) -> bytes:
        record = self._records[n]
        return zlib.decompress(record) if n < self._packed else record

    def append(self, record: bytes) -> None:
        self._records.append(record)
        if len(self._records) - self._packed >= 2 * OPEN:
            packed: dict[bytes, bytes] = {}
            for n in range(self._packed, self._packed + OPEN):
                record = self._records[n]
                if record not in packed:
                    packed[record] = zlib.compress(record, 1)
                self._records[n] = packed[record]
            self._packed += OPEN

    def until(self, n: int) -> "Records":
        """The same up to line n."""
        past = Records()
        past._records, past._packed = self._records[: n + 1], min(self._packed, n + 1)
        return past


class History:
    """What has become of a table. It knows no rule: the table says what a line caused, and what the record is then."""

    def __init__(self, log: Log):
        self.log = log
        self.steps: list[list[Step]] = []  # of each line
        self.after = Records()  # the record after each line, from line 0 on
        self.in_force = [0]  # lines that no takeback has undone
        self.drafts: dict[int, Draft] = {}

    @property
    def n(self) -> int:
        """The number of the last line."""
        return len(self.log.lines)

    def draft(self, seat: int) -> Draft:
        return self.drafts.get(seat) or Draft()

    def append(self, seat: int, moves: str, steps: list[Step], record: bytes) -> None:
        """One more line; the record is the one after it."""
        self.log.lines.append(Line(self.n + 1, seat, tuple(moves.split("; "))))
        self.steps.append(steps)
        self.after.append(record)
        self.in_force.append(self.n)

    def take_back(self, seat: int, m: int) -> None:
        """A line of its own, after which line m is the last in force. Drafts are dropped."""
        self.drafts.clear()
        del self.in_force[self.in_force.index(m) + 1 :]
        self.append(seat, f"{TAKEBACK} {m}", [], self.after[m])

    def until(self, m: int) -> "History":
        """The past as it was after line m, without drafts."""
        past = History(replace(self.log, lines=self.log.lines[:m]))
        past.steps, past.after = self.steps[:m], self.after.until(m)
        past.in_force = in_force(past.log.lines)
        return past

    def checkpoint(self) -> Callable[[], bool]:
        """Returns what puts everything back as it is now; that returns whether lines had come since."""
        n, in_force, after = self.n, list(self.in_force), self.after.until(self.n)
        drafts = {seat: replace(d, actions=[*d.actions], before=[*d.before]) for seat, d in self.drafts.items()}

        def put_back() -> bool:
            self.drafts = drafts
            if self.n == n:
                return False
            del self.log.lines[n:], self.steps[n:]
            self.in_force, self.after = in_force, after
            return True

        return put_back
