"""Threads that share rows."""

import pytest

from guildhall.adapters.row_threads import RowThreads


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("n", [1, 31, 32, 33, 1000])
def test_every_row_is_done_once_by_a_thread_of_the_crew(n: int, threads: int) -> None:
    pool, done = RowThreads(n, threads), []
    for _ in range(2):
        pool.share(lambda first, last, k: done.extend((row, k) for row in range(first, last)))
    assert sorted(row for row, _ in done) == sorted([*range(n), *range(n)])
    assert {k for _, k in done} <= set(range(pool.size)) and pool.size == min(threads, n)


def test_a_mistake_in_any_thread_is_heard() -> None:
    def work(first: int, last: int, k: int) -> None:
        if first == 96:
            raise ValueError("row 96")

    with pytest.raises(ValueError, match="row 96"):
        RowThreads(128, 2).share(work)
