"""Processes that compile side by side keep what they compiled, each its own."""

import multiprocessing
from pathlib import Path
from typing import Any

import numba
import pytest

from guildhall.core import caching
from guildhall.core.caching import KeptByGame, game_in
from guildhall.core.compile import PLAIN
from guildhall.core.game import GAMES

pytestmark = pytest.mark.skipif(PLAIN, reason="nothing is compiled")
PROCESSES, VERSIONS = 4, 30


def kept() -> KeptByGame:
    return KeptByGame(caching.home_of, None, "a_function")  # type: ignore[arg-type]


def key(who: int, n: int) -> Any:
    return (), who, n


def save_versions(who: int) -> None:
    for n in range(VERSIONS):
        kept().save(key(who, n), f"version {n} of process {who}")


def test_versions_of_a_function_that_are_saved_at_the_same_moment_do_not_take_each_others_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caching, "folder_of", lambda game: tmp_path / game)
    context = multiprocessing.get_context("fork")
    savers = [context.Process(target=save_versions, args=(who,)) for who in range(PROCESSES)]
    for saver in savers:
        saver.start()
    for saver in savers:
        saver.join()
    for who in range(PROCESSES):
        for n in range(VERSIONS):
            assert kept().load(key(who, n)) == f"version {n} of process {who}"


def test_a_function_of_the_core_is_kept_with_the_game_on_whose_record_it_works() -> None:
    record = numba.from_dtype(GAMES["city_of_guilds"].layout.dtype)
    states, number = numba.types.Array(record, 1, "C"), numba.types.int64
    assert game_in((states, number)) == game_in((number, record)) == "city_of_guilds"
    assert game_in((number, numba.types.Tuple((number, states)))) == "city_of_guilds"
    assert game_in((number, numba.types.Array(number, 2, "C"))) == ""
