"""Compiling happens once: no cache miss in a second process, a new cache for new sources, bounds checks in their own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from guildhall.core.caching import PACKAGE, prune_folders
from guildhall.core.compile import PLAIN
from guildhall.core.folders import user_folder

CITY_OF_GUILDS = 2  # its place among the games
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


NAMED = """
import sys
from guildhall.core.caching import PACKAGE, digest_of, folder_of, mark_of
from guildhall.games import NAMES
assert str(PACKAGE) == sys.argv[1]
for game in NAMES:
    print(folder_of(game).name, digest_of(PACKAGE / "core" / "play.py", game), mark_of(game).name)
"""


def test_a_changed_rule_component_or_rulebook_is_a_new_cache_for_its_game_alone(tmp_path: Path) -> None:
    house = tmp_path / "guildhall"
    shutil.copytree(PACKAGE, house, ignore=shutil.ignore_patterns("__pycache__"))

    def named(**flags: str) -> list[str]:
        return run(NAMED, str(house), PYTHONPATH=str(tmp_path), **flags).splitlines()

    before = named()
    assert before == named() == run(NAMED, str(PACKAGE)).splitlines(), "another checkout of the same sources shares it"
    seen = {before[CITY_OF_GUILDS]}
    for file in (
        "games/city_of_guilds/rules/tax.py",
        "games/city_of_guilds/components/cards.toml",
        "games/city_of_guilds/rulebook.md",
        "bots/opinions/city_of_guilds.py",
    ):
        path = house / file
        path.write_text(path.read_text() + "\n")
        now = named()
        assert [k for k, (old, new) in enumerate(zip(before, now, strict=True)) if old != new] == [CITY_OF_GUILDS]
        seen.add(now[CITY_OF_GUILDS])
    assert len(seen) == 5
    assert not set(named(GUILDHALL_BOUNDSCHECK="1")) & {*now}
    (house / "cli" / "terminal.py").write_text("")
    assert named() == now
    with open(house / "core" / "rng.py", "a") as file:
        file.write("\n")
    assert not {line.split()[1] for line in named()} & {line.split()[1] for line in now}, "core is in every game"


def test_a_copy_of_the_components_is_the_same_game(tmp_path: Path) -> None:
    copied = tmp_path / "components"
    shutil.copytree(PACKAGE / "games" / "city_of_guilds" / "components", copied)
    with_copy = run(NAMED, str(PACKAGE), GUILDHALL_COMPONENTS=f"city_of_guilds={copied}")
    assert with_copy == run(NAMED, str(PACKAGE))


def test_what_no_compiled_function_imports_leaves_compiled_code_alone(tmp_path: Path) -> None:
    house = tmp_path / "guildhall"
    shutil.copytree(PACKAGE, house, ignore=shutil.ignore_patterns("__pycache__"))
    before = run(NAMED, str(house), PYTHONPATH=str(tmp_path)).splitlines()
    with open(house / "core" / "table.py", "a") as file:
        file.write("\n")
    after = run(NAMED, str(house), PYTHONPATH=str(tmp_path)).splitlines()
    for old, new in zip(before, after, strict=True):
        assert old.split()[:2] == new.split()[:2] and old.split()[2] != new.split()[2]


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


def test_of_each_game_the_newest_caches_stay_and_older_ones_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDHALL_CACHE", str(tmp_path))
    assert user_folder("cache") == tmp_path
    for k in range(9):
        folder = tmp_path / f"some_game-{k:016x}"
        folder.mkdir()
        os.utime(folder, (1000 + k, 1000 + k))
    for name in ("other_game-0123456789abcdef", "notes"):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (1, 1))
    prune_folders(keep=4)
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == ["notes", "other_game-0123456789abcdef", *(f"some_game-{k:016x}" for k in (5, 6, 7, 8))]
