"""Threads that share the rows of arrays between them; compiled code lets go of the interpreter's lock."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from typing import Any


class Crew:
    """As many threads as there are cores, or as are wanted. Results never depend on how many."""

    def __init__(self, n: int, threads: int | None = None):
        if threads is not None and (type(threads) is not int or threads < 1):
            raise ValueError(f"threads: at least one is wanted, not {threads!r}")
        self.size = max(1, min(threads or cpu_count() or 1, n))
        self._bounds = [n * k // self.size for k in range(self.size + 1)]
        self._pool = ThreadPoolExecutor(self.size) if self.size > 1 else None

    def share(self, work: Callable[[int, int, int], Any]) -> None:
        """work(first row, last row + 1, number of the thread), once for each thread."""
        if self._pool is None:
            work(0, self._bounds[-1], 0)
            return
        parts = zip(self._bounds, self._bounds[1:], range(self.size), strict=False)
        for done in [self._pool.submit(work, *part) for part in parts]:
            done.result()
