"""Workers: deadlines, deaths, and whose turn it is. A worker is a real process here."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from serving import wait_until

from guildhall.server.job_queue import FairQueue, Job, WorkersBusy
from guildhall.server.workers import WorkerLate, Workers, WorkersGone


def with_workers(test: Callable[[Workers], Awaitable[Any]], count: int = 1) -> Any:
    async def run() -> Any:
        workers = Workers(count)
        try:
            return await test(workers)
        finally:
            workers.close()

    return asyncio.run(run())


def gone(pid: int) -> bool:
    """Not there, or waiting to be buried by whoever adopted it."""
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_who_is_late_is_killed_and_replaced_and_the_others_are_not_disturbed() -> None:
    async def test(workers: Workers) -> None:
        long = asyncio.create_task(workers.ask(slept, 3.0, seconds=30, party="thinker"))
        pid = await workers.ask(os.getpid, seconds=2, party="a")
        began = time.monotonic()
        with pytest.raises(WorkerLate):
            await workers.ask(for_ever, seconds=0.5, party="a")
        assert time.monotonic() - began < 20, "on however busy a machine"
        assert gone(pid), "it is not left spinning"
        assert await workers.ask(os.getpid, seconds=2, party="a") != pid
        assert await long == 3.0

    with_workers(test)


def test_who_sleeps_is_late_too() -> None:
    async def test(workers: Workers) -> None:
        with pytest.raises(WorkerLate):
            await workers.ask(slept, 30.0, seconds=0.3, party="a")

    with_workers(test)


def test_what_a_call_raises_comes_back_and_the_worker_lives_on() -> None:
    async def test(workers: Workers) -> None:
        pid = await workers.ask(os.getpid, seconds=2, party="a")
        with pytest.raises(ValueError, match="invalid literal"):
            await workers.ask(int, "x", seconds=2, party="a")
        assert await workers.ask(os.getpid, seconds=2, party="a") == pid

    with_workers(test)


def test_who_dies_is_asked_again_and_what_kills_everybody_is_given_up() -> None:
    async def test(workers: Workers) -> None:
        for pid in await workers.pids():
            os.kill(pid, 9)
        assert await workers.ask(int, "7", seconds=2, party="a") == 7
        with pytest.raises(WorkersGone):
            await workers.ask(os._exit, 3, seconds=2, party="a")
        assert await workers.ask(int, "8", seconds=2, party="a") == 8

    with_workers(test)


def test_loading_compiled_code_does_not_count() -> None:
    async def test(workers: Workers) -> None:
        assert await workers.ask(loaded_slowly, 1.0, seconds=0.5, party="a") == "done"

    with_workers(test)


def test_a_short_job_does_not_wait_behind_long_thoughts() -> None:
    async def test(workers: Workers) -> None:
        await workers.ask(os.getpid, seconds=2, party="a")
        thoughts = [asyncio.create_task(workers.ask(slept, 20.0, seconds=60, party=f"t{k}")) for k in range(5)]
        await asyncio.sleep(0.1)
        await workers.ask(int, "1", seconds=2, party="z")
        assert not any(thought.done() for thought in thoughts)
        for thought in thoughts:
            thought.cancel()

    with_workers(test)


def test_workers_do_not_outlive_a_server_that_is_killed() -> None:
    program = (
        "import asyncio, os\n"
        "from guildhall.server.workers import Workers\n"
        "from test_workers import for_ever\n"
        "async def run():\n"
        "    workers = Workers(1)\n"
        "    print(*await workers.pids(), flush=True)\n"
        "    await workers.ask(for_ever, seconds=5, party='a')\n"
        "if __name__ == '__main__':\n    asyncio.run(run())\n"
    )
    path = os.pathsep.join([os.path.dirname(__file__), *filter(None, [os.environ.get("PYTHONPATH")])])
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": path}
    ) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert pids
        time.sleep(0.5)  # it spins by now
        server.kill()
        server.wait()
    wait_until(lambda: all(map(gone, pids)), "the workers to go")


# The queue by itself.


def jobs(*wanted: tuple[str, bool, float]) -> tuple[FairQueue, list[Job]]:
    queue = FairQueue(3)
    made = [Job(int, (), seconds, party, people, None) for party, people, seconds in wanted]  # type: ignore[arg-type]
    for job in made:
        queue.put(job)
    return queue, made


def order(queue: FairQueue) -> list[str]:
    return [job.party for job in queue.empty()]


def test_parties_take_turns_however_much_one_of_them_wants() -> None:
    queue, _ = jobs(*[("eve", True, 30)] * 3, ("ada", True, 30), ("bram", True, 30))
    assert order(queue) == ["eve", "ada", "bram", "eve", "eve"]


def test_people_come_before_bots_that_play_among_themselves() -> None:
    queue, _ = jobs(("bots", False, 1), ("bots", False, 30), ("ada", True, 30))
    assert order(queue) == ["ada", "bots", "bots"]


def test_a_party_may_only_have_so_much_waiting() -> None:
    queue, made = jobs(*[("eve", True, 30)] * 3)
    with pytest.raises(WorkersBusy):
        queue.put(made[0])
    assert queue.drop(made[1]) and not queue.drop(made[1])
    queue.put(made[1])
    assert len(queue) == 3


# What the workers are asked here.


def slept(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def for_ever() -> None:
    while True:
        pass


def loaded_slowly(seconds: float) -> str:
    from guildhall.server.worker import uncounted

    with uncounted():
        time.sleep(seconds)
    return "done"
