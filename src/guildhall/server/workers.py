"""The workers: processes in which bots think and foreign tables are played. None of them can hold the server up."""

import asyncio
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from guildhall.server import worker_jobs
from guildhall.server.diagnostics import warn
from guildhall.server.http_models import WinChances
from guildhall.server.job_queue import Answer, Asked, FairQueue, Job, WorkersBusy
from guildhall.server.limits import Turns
from guildhall.server.preparing import Preparation
from guildhall.server.worker import Died, Late, Worker

if TYPE_CHECKING:
    from guildhall.bots.search import Thought

TRIES = 3
WAITING = 256  # questions of one party in the queue


class WorkersGone(RuntimeError):
    """No worker survives what it is asked."""


class WorkerLate(RuntimeError):
    """It took longer than it may; its worker was ended."""


class Workers:
    """A few processes for long thoughts and one for short jobs. Who is late is killed; who dies is replaced."""

    def __init__(
        self, count: int = 0, waiting: int = WAITING, bot_tables: int = 0, preparation: Preparation | None = None
    ):
        self.preparation = preparation or Preparation.done()
        self.bot_tables = Turns(bot_tables)  # tables of bots alone that go on
        self._thinkers = count or max(2, (os.cpu_count() or 2) - 1)  # two, so that bots alone do not stop people's
        self._queue = FairQueue(waiting)
        self._workers: list[Worker] = []
        self._idle: list[Worker] = []
        self._running: dict[Worker, Job] = {}
        self._unborn = 0  # starts that failed, one after the other
        self._loop: asyncio.AbstractEventLoop | None = None

    # What can be asked.

    async def plan(
        self, game: str, level: str, hidden: bytes, seat: int, milliseconds: float, party: str = "", people: bool = True
    ) -> list[int]:
        """The moves of a bot of this level, as far as its turn can be foreseen; it has so much time for all of them."""
        seconds = 5.0 + 5 * milliseconds / 1000  # a busy machine makes it wait within its own time
        wanted = (game, level, hidden, seat, milliseconds)
        return await self.ask(worker_jobs.plan, *wanted, seconds=seconds, party=party, people=people)

    async def hint(self, game: str, hidden: bytes, seat: int, party: str = "") -> "list[Thought]":
        """The best moves of a seat, with win chances and expected scores."""
        return await self.ask(worker_jobs.best_moves, game, hidden, seat, seconds=15.0, party=party)

    async def win_chances(self, text: str, party: str = "") -> WinChances:
        """The win chances after every line of a log, and the turning points."""
        return await self.ask(worker_jobs.win_chances, text, seconds=60.0, party=party)

    async def pids(self) -> list[int]:
        """The processes that are there; starts one if there is none."""
        await self.ask(os.getpid, seconds=5.0, party="")
        return [pid for worker in self._workers if (pid := worker.pid)]

    async def ask(
        self, call: Callable[[*Asked], Answer], *args: *Asked, seconds: float, party: str, people: bool = True
    ) -> Answer:
        """What `call` answers in a worker. Its time counts from when it begins there.

        Raises WorkerLate when it takes longer than `seconds`, WorkersGone when workers die over it again and again, WorkersBusy
        when this party has too much waiting, and what the call raises. Parties take turns; what must be done within
        `job_queue.SHORT` seconds does not wait behind what may take longer.
        """
        self._loop = asyncio.get_running_loop()
        job = Job(call, args, seconds, party, people, self._loop.create_future())
        self._queue.put(job)
        self._give_out()
        try:
            return cast(Answer, await job.answer)
        finally:
            self._queue.drop(job)

    # Who does what.

    def _give_out(self) -> None:
        for worker in list(self._idle):
            if (job := self._next_for(worker)) is not None:
                self._idle.remove(worker)
                self._running[worker] = job
                worker.give(job)
        for short in (True, False):
            if self._queue.has(short):
                self._hire(gentle=not short)

    def _next_for(self, worker: Worker) -> Job | None:
        """The worker for short jobs does nothing else; of the others one is kept for people where there are two."""
        if not worker.gentle:
            return self._queue.take(lambda job: job.short, short_first=True)
        alone = sum(not job.people for other, job in self._running.items() if other.gentle)
        full = self._thinkers > 1 and alone >= self._thinkers - 1
        return self._queue.take(lambda job: job.people or not full, short_first=False)

    def _hire(self, gentle: bool) -> None:
        """One more worker where there is something to do, unless one is coming already."""
        there = [worker for worker in self._workers if worker.gentle == gentle]
        coming = [worker for worker in there if worker not in self._idle and worker not in self._running]
        if not coming and len(there) < (self._thinkers if gentle else 1):
            worker = Worker(gentle, self._done, self._is_idle)
            self._workers.append(worker)
            worker.start()

    # Called from the threads of the workers.

    def _done(self, worker: Worker, job: Job, answer: object, error: BaseException | None) -> None:
        self._soon(self._take_answer, worker, job, answer, error)

    def _is_idle(self, worker: Worker, began: bool) -> None:
        self._soon(self._take_worker, worker, began)

    def _soon(self, call: Callable[[*Asked], None], *args: *Asked) -> None:
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call, *args)

    # Back in the loop.

    def _take_answer(self, worker: Worker, job: Job, answer: object, error: BaseException | None) -> None:
        self._running.pop(worker, None)
        if isinstance(error, Died):
            self._try_again(job)
        elif not job.answer.done():
            if isinstance(error, Late):
                warn("a worker was late", call=job.call.__name__, party=job.party, seconds=job.seconds)
                job.answer.set_exception(WorkerLate(f"{job.call.__name__} took more than {job.seconds} s"))
            elif error is not None:
                job.answer.set_exception(error)
            else:
                job.answer.set_result(answer)
        self._give_out()

    def _try_again(self, job: Job) -> None:
        job.tries += 1
        warn("worker died", call=job.call.__name__, party=job.party, attempt=job.tries)
        if job.answer.done():
            return
        try:
            if job.tries >= TRIES:
                raise WorkersGone("the processes in which bots think die again and again")
            self._queue.put(job)
        except (WorkersGone, WorkersBusy) as error:
            job.answer.set_exception(error)

    def _take_worker(self, worker: Worker, began: bool) -> None:
        if worker not in self._workers:  # closed meanwhile
            return
        if began:
            self._unborn = 0
            self._idle.append(worker)
        else:
            self._workers.remove(worker)
            self._unborn += 1
            if self._unborn >= TRIES:
                for job in self._queue.empty():
                    job.answer.set_exception(WorkersGone("no worker can be started"))
        self._give_out()

    def close(self) -> None:
        """Workers keep nothing: they need not be waited for."""
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.close()
        for job in [*self._queue.empty(), *self._running.values()]:
            job.answer.cancel()
        self._idle.clear()
        self._running.clear()
