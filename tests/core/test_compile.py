"""Compiling happens once: no cache miss in a second process, a new cache for new sources, bounds checks in their own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from guildhall.core.compile import CACHE, PACKAGE, PLAIN, prune_caches
from guildhall.core.folders import user_folder

pytestmark = pytest.mark.skipif(PLAIN, reason="about compiled code")


def run(code: str, *args: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *args], env=os.environ | environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


FIRST_MOVE = """
import time
began = time.perf_counter()
from guildhall import Table
t = Table.new("city_of_guilds", 3, seed=1)
seat = min(t.to_act)
t.play(seat, t.choices(seat)[0])
took = time.perf_counter() - began
from guildhall.bots import make_bot
make_bot("apprentice", t.game).choose(t.hidden(min(t.to_act)), min(t.to_act))
t.view(0)
from guildhall.core.compile import cache_counts
print(*cache_counts(), took)
"""


def test_a_warm_process_compiles_nothing() -> None:
    run("from guildhall.cli import main; main()", "warm", "city_of_guilds")
    hits, misses, _ = run(FIRST_MOVE).split()
    assert int(misses) == 0 and int(hits) > 5


def test_a_changed_rule_component_or_rulebook_is_a_new_cache(tmp_path: Path) -> None:
    house = tmp_path / "guildhall"
    shutil.copytree(PACKAGE, house, ignore=shutil.ignore_patterns("__pycache__"))
    code = "from guildhall.core.compile import PACKAGE, source_hash; print(PACKAGE, source_hash())"

    def named() -> str:
        folder, name = run(code, PYTHONPATH=str(tmp_path)).split()
        assert folder == str(house)
        return name

    before = named()
    assert before == named() == CACHE.name
    seen = {before}
    for file in (
        "games/city_of_guilds/rules/tax.py",
        "games/city_of_guilds/components/cards.toml",
        "games/city_of_guilds/rulebook.md",
    ):
        path = house / file
        path.write_text(path.read_text() + "\n")
        seen.add(named())
    assert len(seen) == 4
    assert run(code, PYTHONPATH=str(tmp_path), GUILDHALL_BOUNDSCHECK="1").split()[1] not in seen
    (house / "cli" / "terminal.py").write_text("")
    assert named() in seen


BOUNDS = """
import numpy, sys
from guildhall.core.compile import door
sys.path.insert(0, sys.argv[1])
from planted import beyond
try:
    beyond(numpy.zeros(3))
    print("read")
except IndexError:
    print("raised")
"""


def test_a_bounds_checked_process_raises_on_a_planted_bad_read(tmp_path: Path) -> None:
    (tmp_path / "planted.py").write_text(
        "from guildhall.core.compile import door\n@door\ndef beyond(array):\n    return array[len(array)]\n"
    )
    answers = [
        run(BOUNDS, str(tmp_path), GUILDHALL_BOUNDSCHECK=flag, GUILDHALL_CACHE=str(tmp_path / "cache"))
        for flag in "0101"
    ]
    assert answers == ["read", "raised"] * 2


@pytest.mark.slow
def test_whole_games_run_bounds_checked_without_a_bad_read() -> None:
    code = """
from guildhall.core.fuzz import fuzz
from guildhall.core.game import GAMES
for seats in GAMES["city_of_guilds"].seats:
    decisions, fault, _ = fuzz(GAMES["city_of_guilds"], seats, 300, 7)
    assert not fault and decisions > 5000, fault
print("sound")
"""
    assert run(code, GUILDHALL_BOUNDSCHECK="1") == "sound"


def test_old_caches_are_pruned_and_the_present_one_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDHALL_CACHE", str(tmp_path))
    assert user_folder("cache") == tmp_path
    for k in range(9):
        folder = tmp_path / f"{k:016x}"
        folder.mkdir()
        os.utime(folder, (1000 + k, 1000 + k))
    (tmp_path / "notes").mkdir()
    prune_caches(keep=4)
    assert sorted(path.name for path in tmp_path.iterdir()) == [*(f"{k:016x}" for k in (6, 7, 8)), "notes"]
