"""`guildhall arena`, `balance` and `fit`, as a person calls them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from guildhall.core.compile import PLAIN

pytestmark = pytest.mark.skipif(PLAIN, reason="whole games")


def guildhall(tmp_path: Path, *words: str, fails: bool = False) -> str:
    env = {"GUILDHALL_DATA": str(tmp_path), "COLUMNS": "120"}
    done = subprocess.run(
        [sys.executable, "-m", "guildhall", *words], capture_output=True, text=True, env=os.environ | env, timeout=280
    )
    assert (done.returncode != 0) == fails, done.stderr
    return done.stderr if fails else done.stdout


def test_arena_prints_one_object_with_what_is_promised(tmp_path: Path) -> None:
    told = json.loads(
        guildhall(tmp_path, "arena", "city_of_guilds", "--bots", "apprentice,random", "--games", "6", "--json")
    )
    assert (told["game"], told["seats"], told["games"]) == ("city_of_guilds", 2, 6)
    promised = {"name", "win_rate", "low", "high", "fair_share", "rating", "mean_score", "ms_per_move"}
    assert [bot["name"] for bot in told["bots"]] == ["apprentice", "random"]
    assert all(promised <= set(bot) for bot in told["bots"])
    assert sum(bot["win_rate"] for bot in told["bots"]) == pytest.approx(1.0)


def test_arena_prints_a_table_and_writes_a_page(tmp_path: Path) -> None:
    words = ["arena", "city_of_guilds", "--bots", "apprentice,random,search:8", "--games", "3"]
    told = guildhall(tmp_path, *words, "--report", str(tmp_path / "report.html"))
    assert "City of Guilds, 2 seats, 3 games; a fair share is 50%" in told and "search:8" in told
    assert "<svg" in (tmp_path / "report.html").read_text()


def test_balance_in_two_processes_finds_that_a_copy_of_the_components_changes_nothing(tmp_path: Path) -> None:
    """Both play all games anew (--fresh). Other components would have to be compiled, which takes two minutes."""
    from guildhall.core.components import components_folder

    other = tmp_path / "components"
    other.mkdir()
    for file in components_folder("city_of_guilds").glob("*.toml"):
        (other / file.name).write_text(file.read_text())
    words = ["balance", "city_of_guilds", "--games", "40", "--workers", "1", "--bots", "random", "--fresh", "--json"]
    told = json.loads(guildhall(tmp_path, *words, "--components", str(other)))
    assert told["games"] == 40 and told["changes"]
    assert {"name", "before", "after", "low", "high"} <= set(told["changes"][0])
    assert all(row["by"] == 0 for row in told["changes"])


def test_a_contest_that_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    told = guildhall(tmp_path, "arena", "city_of_guilds", "--bots", "wizard,random", fails=True)
    assert told.strip().splitlines()[-1].startswith("guildhall: there is no bot 'wizard'")
