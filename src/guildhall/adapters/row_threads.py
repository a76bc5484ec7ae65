"""Threads that share the rows of arrays between them; compiled code lets go of the interpreter's lock."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from typing import Any

LEAST_ROWS = 32  # of a block: below that handing it out costs more than the work
BLOCKS = 4  # for each thread: one that is held up leaves its later blocks to the others


class RowThreads:
    """As many threads as there are cores, or as are wanted. Results never depend on how many."""

    def __init__(self, n: int, threads: int | None = None):
        if threads is not None and (type(threads) is not int or threads < 1):
            raise ValueError(f"threads: at least one is wanted, not {threads!r}")
        self.size = max(1, min(threads or cpu_count() or 1, n))
        rows = max(LEAST_ROWS, -(-n // (BLOCKS * self.size))) if self.size > 1 else max(1, n)
        self._blocks = [(first, min(first + rows, n)) for first in range(0, n, rows)]
        self._pool = ThreadPoolExecutor(self.size - 1) if self.size > 1 else None

    def share(self, work: Callable[[int, int, int], Any]) -> None:
        """work(first row, last row + 1, number of the thread) for blocks of rows, each by the first thread that is free."""
        blocks = iter(self._blocks)  # the interpreter's lock makes `next` one step

        def take(thread: int) -> None:
            for first, last in blocks:
                work(first, last, thread)

        helpers = [self._pool.submit(take, k) for k in range(1, self.size)] if self._pool else []
        take(0)
        for helper in helpers:
            helper.result()
