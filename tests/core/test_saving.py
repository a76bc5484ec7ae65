"""Processes that compile side by side keep what they compiled, each its own."""

import multiprocessing
from pathlib import Path

import pytest
from numba.core.caching import IndexDataCacheFile

from guildhall.core.compile import PLAIN, _save_under_lock

pytestmark = pytest.mark.skipif(PLAIN, reason="nothing is compiled")
PROCESSES, VERSIONS = 4, 30


def save_versions(folder: Path, who: int) -> None:
    kept = IndexDataCacheFile(str(folder), "a_function", b"stamp")
    _save_under_lock(kept)
    for n in range(VERSIONS):
        kept.save((who, n), f"version {n} of process {who}")


def test_versions_of_a_function_that_are_saved_at_the_same_moment_do_not_take_each_others_place(tmp_path: Path) -> None:
    context = multiprocessing.get_context("fork")
    savers = [context.Process(target=save_versions, args=(tmp_path, who)) for who in range(PROCESSES)]
    for saver in savers:
        saver.start()
    for saver in savers:
        saver.join()
    kept = IndexDataCacheFile(str(tmp_path), "a_function", b"stamp")
    for who in range(PROCESSES):
        for n in range(VERSIONS):
            assert kept.load((who, n)) == f"version {n} of process {who}"
