"""One worker: a process that does one thing at a time, and the thread that waits for it with a watch in its hand."""

import contextlib
import ctypes
import math
import multiprocessing
import os
import pickle
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from guildhall.server.diagnostics import failed
from guildhall.server.job_queue import Job

READY, BEGUN, LOADING, DONE, FAILED = range(5)  # what a worker says
START_SECONDS = 300.0  # the longest that loading compiled code may take: a cold cache on a busy machine
GENTLE = 5  # how nice workers for long thoughts are: the server itself goes first

_speak: Callable[[tuple[int, object]], None] | None = None  # in a worker: how it talks to the server
_counted = 0.0  # in a worker: the seconds that its present job may take


class Late(Exception):
    """It took longer than it may; the process is gone."""


class Died(Exception):
    """The process is gone, and not by our hand."""


# The server's side.


class Watch:
    """Time that a process has worked. Where it can be known, waiting for a busy machine counts only a quarter."""

    def __init__(self, pid: int, seconds: float):
        self._pid, self._seconds = pid, seconds
        self._began, self._worked = time.monotonic(), worked(pid)

    def left(self) -> float:
        """How long it may still go on at least; 0: it is late."""
        gone = time.monotonic() - self._began
        if self._worked is not None and (now := worked(self._pid)) is not None:
            gone = max(now - self._worked, gone / 4)
        return max(0.0, self._seconds - gone) and max(0.01, self._seconds - gone)


def worked(pid: int) -> float | None:
    """Seconds of processor time that a process has had; None: that cannot be known here."""
    try:
        with open(f"/proc/{pid}/stat", "rb") as stat:
            fields = stat.read().rpartition(b")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError, AttributeError):
        return None


class Worker(threading.Thread):
    """Holds a process. Jobs are given one at a time; `done` and `idle` are called from this thread.

    The thread that starts a process must live as long as it does: Linux kills a worker when the thread that made it ends.
    """

    def __init__(self, gentle: bool, done: Callable[..., None], idle: Callable[["Worker", bool], None]):
        super().__init__(name="worker", daemon=True)
        self.gentle, self._done, self._idle = gentle, done, idle
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._process: Any = None
        self._pipe: Any = None

    @property
    def pid(self) -> int | None:
        process = self._process
        return process.pid if process is not None and process.is_alive() else None

    def give(self, job: Job) -> None:
        self._jobs.put(job)

    def close(self) -> None:
        """A worker keeps nothing: it need not be waited for."""
        self._closed = True
        if self.pid:
            self._process.kill()
        self._jobs.put(None)

    def run(self) -> None:
        while not self._closed:
            began = self._begin()
            if not began:
                self._end()
            self._idle(self, began)
            if not began:
                return
            while (job := self._jobs.get()) is not None:
                try:
                    self._done(self, job, self._do(job.call, job.args, job.seconds), None)
                except (Late, Died) as gone:
                    self._end()
                    self._done(self, job, None, gone)
                    break
                except Exception as error:  # what the call itself raised
                    self._done(self, job, None, error)
                self._idle(self, True)

    def _begin(self) -> bool:
        """Starts a process; whether it is ready for work."""
        # spawned, not forked: this process has threads
        spawning = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawning.Pipe()
        try:
            self._process = spawning.Process(target=work, args=(theirs, os.getpid(), self.gentle), daemon=True)
            self._process.start()
            theirs.close()
            if self._closed:  # while it was being started
                self._process.kill()
            return bool(self._pipe.poll(START_SECONDS)) and self._pipe.recv()[0] == READY
        except Exception:  # whatever it was, those who wait must hear of it
            failed("a worker could not be started")
            return False

    def _end(self) -> None:
        if self.pid:
            self._process.kill()
            self._process.join()
        self._pipe.close()

    def _do(self, call: Callable[..., object], args: tuple[object, ...], seconds: float) -> object:
        try:
            self._pipe.send((call, args, seconds))
            watch = Watch(self._process.pid, START_SECONDS)  # the job counts from when it begins
            while self._pipe.poll(watch.left()) or watch.left() > 0:
                if not self._pipe.poll():  # it had to wait for others on this machine
                    continue
                said, value = self._pipe.recv()
                if said == DONE:
                    return value
                if said == FAILED:
                    raise value
                watch = Watch(self._process.pid, seconds if said == BEGUN else START_SECONDS)
        except (EOFError, BrokenPipeError, ConnectionResetError):
            raise Died from None
        raise Late


# The worker's side.


def work(pipe: Any, server: int, gentle: bool) -> None:
    """Until the server is gone."""
    global _speak
    _die_with(server)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    if gentle and hasattr(os, "nice"):
        os.nice(GENTLE)
    _speak = pipe.send
    _load_the_rules()
    with contextlib.suppress(EOFError, OSError):
        pipe.send((READY, None))
        while True:
            call, args, seconds = pipe.recv()
            pipe.send(_answer(call, args, seconds))


def _answer(call: Callable[..., object], args: tuple[object, ...], seconds: float) -> tuple[int, object]:
    global _counted
    _counted = seconds
    _count(True)
    try:
        return DONE, call(*args)
    except Exception as error:
        try:
            pickle.dumps(error)
        except Exception:
            return FAILED, RuntimeError(f"{type(error).__name__}: {error}")
        return FAILED, error
    finally:
        _alarm(0)


def _count(counted: bool) -> None:
    assert _speak is not None
    _alarm(5 * _counted if counted else START_SECONDS)
    _speak((BEGUN if counted else LOADING, None))


def _alarm(seconds: float) -> None:
    """Ends this process even if nobody is left to do it, and even in the middle of compiled code."""
    if hasattr(signal, "alarm"):
        signal.alarm(math.ceil(seconds))


@contextlib.contextmanager
def uncounted() -> Iterator[None]:
    """In a worker: this time is not the job's; compiled code that is used for the first time is loaded in it."""
    if _speak is None:
        yield
        return
    _count(False)
    try:
        yield
    finally:
        _count(True)


def _die_with(server: int) -> None:
    """Whatever becomes of the server, its workers do not outlive it. Elsewhere than on Linux they notice between two jobs."""
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
    if os.getppid() != server:
        os._exit(1)


def _load_the_rules() -> None:
    """Every compiled door of every game that is compiled, so that no job has to wait for one."""
    from guildhall.core.game import GAMES
    from guildhall.core.warm import is_warm

    for name in GAMES:
        if is_warm(name):
            load_rules(name)


@cache
def load_rules(game: str) -> None:
    """The doors of a game; a job that comes before the game is compiled calls this in `uncounted` time."""
    from guildhall.core.game import GAMES
    from guildhall.core.warm import steps

    for step in steps(GAMES[game]):
        step.call()
