"""Who is served next: parties take turns, people come before bots that play among themselves."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar, TypeVarTuple

SHORT = 5.0  # seconds: what must be done within them is a short job; a worker of its own waits for those
Answer = TypeVar("Answer")
Asked = TypeVarTuple("Asked")


class WorkersBusy(RuntimeError):
    """This party has too much waiting already."""


@dataclass(eq=False)
class Job:
    """Something that a worker shall do, for whom, and how long it may take."""

    call: Callable[..., object]
    args: tuple[object, ...]
    seconds: float
    party: str
    people: bool  # somebody waits for it; else bots play among themselves
    answer: "asyncio.Future[object]"
    tries: int = field(default=0)

    @property
    def short(self) -> bool:
        return self.seconds <= SHORT

    @property
    def kind(self) -> tuple[bool, bool]:
        return self.people, self.short


class FairQueue:
    """Four waiting lines: of people and of bots alone, for short jobs and for long ones. In each the parties take turns."""

    def __init__(self, per_party: int):
        self._per_party = per_party
        self._lines: dict[tuple[bool, bool], OrderedDict[str, deque[Job]]] = {}
        self._waiting: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._waiting.values())

    def has(self, short: bool) -> bool:
        """Whether a job of this length waits."""
        return any(self._lines.get((people, short)) for people in (True, False))

    def put(self, job: Job) -> None:
        """Raises WorkersBusy where the party has too many in the queue already."""
        if 0 < self._per_party <= self._waiting.get(job.party, 0):
            raise WorkersBusy(f"{self._per_party} questions of one party are waiting")
        self._lines.setdefault(job.kind, OrderedDict()).setdefault(job.party, deque()).append(job)
        self._waiting[job.party] = self._waiting.get(job.party, 0) + 1

    def take(self, wanted: Callable[[Job], bool], short_first: bool) -> Job | None:
        """The next job that is wanted. People first; a party that was served goes to the end of its line."""
        for people in (True, False):
            for short in (short_first, not short_first):
                line = self._lines.get((people, short), OrderedDict())
                for party in list(line):
                    if wanted(line[party][0]):
                        return self._served(line[party][0])
        return None

    def _served(self, job: Job) -> Job:
        line = self._lines[job.kind]
        self.drop(job)
        if job.party in line:
            line.move_to_end(job.party)
        return job

    def drop(self, job: Job) -> bool:
        """Takes a job out of the queue; whether it was there."""
        line = self._lines.get(job.kind, OrderedDict())
        if job not in line.get(job.party, ()):
            return False
        line[job.party].remove(job)
        if not line[job.party]:
            del line[job.party]
        self._waiting[job.party] -= 1
        if not self._waiting[job.party]:
            del self._waiting[job.party]
        return True

    def empty(self) -> Iterator[Job]:
        """All jobs, taken out."""
        while (job := self.take(lambda _: True, True)) is not None:
            yield job
