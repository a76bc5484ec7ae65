"""docs/adding-a-game.md is true: the game that it makes is a package like anybody's, and everything knows it.

PettingZoo's and OpenSpiel's suites play it in tests/suites, Chromium in tests/browser.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import toy_game
from guildhall.core.compile import PLAIN

pytestmark = pytest.mark.xdist_group("toy")  # compiled once
compiled_only = pytest.mark.skipif(PLAIN, reason="about compiled code")
MOST_LINES = 140


def guildhall(env: dict[str, str], *words: str, answers: str = "", cwd: Path | None = None) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "guildhall", *words],
        env=env | {"COLUMNS": "80"},
        input=answers,
        capture_output=True,
        text=True,
        timeout=280,
        cwd=cwd,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_the_page_makes_every_file_that_a_game_must_have() -> None:
    from guildhall.core.contract import FILES

    made = {name.removeprefix("toy/") for name in toy_game.files()}
    assert {name for name, (_, without) in FILES.items() if without.startswith(("refused", "there is no game"))} <= {
        *made,
        "weights.json",
    }
    rules = [line for line in toy_game.files()["toy/rules.py"].splitlines() if line.strip()]
    assert len(rules) < MOST_LINES, "the page says about a hundred lines of rules"


def test_the_code_of_the_page_is_as_tidy_as_our_own(tmp_path: Path) -> None:
    toy_game.write(tmp_path)
    config = ["--config", str(toy_game.ROOT / "pyproject.toml")]
    own = ["--config", 'lint.isort.known-first-party=["toy"]', "--config", 'lint.isort.known-third-party=["guildhall"]']
    for words in (["check", *config, *own], ["format", "--check", *config]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *words, "toy"], cwd=tmp_path, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_installed_game_is_listed_with_ours_and_its_rules_can_be_read(with_toy: dict[str, str]) -> None:
    listed = json.loads(guildhall(with_toy, "games", "--json"))["games"]
    assert [game["name"] for game in listed][-1] == "toy" and len(listed) == 5
    assert listed[-1]["title"] == "Lots" and listed[-1]["blurb"]["de"].startswith("Biete")
    told = guildhall(with_toy, "rules", "toy", "keep.looked", "-l", "de")
    assert "puts the other back on top" in " ".join(told.split()), "what is not translated is read in English"


@compiled_only
@pytest.mark.timeout(600)
def test_the_installed_game_is_warmed_simulated_and_fuzzed(with_toy: dict[str, str], tmp_path: Path) -> None:
    guildhall(with_toy, "warm", "toy")
    simulated = json.loads(guildhall(with_toy, "simulate", "toy", "--games", "300", "--json"))
    assert simulated["games"] == 300 and simulated["ends"] == {"end.points": 300}
    fuzzed = json.loads(guildhall(with_toy, "fuzz", "toy", "--games", "400", "--json", cwd=tmp_path))
    assert not any(row["fault"] for row in fuzzed["results"]) and fuzzed["never"] == {"toy": []}
    tried = json.loads(guildhall(with_toy, "fuzz", "toy", "--positions", "300", "--json", cwd=tmp_path))["results"]
    assert not any(row["faults"] for row in tried)
    assert all(0 < row["refused"] < row["positions"] for row in tried)


@compiled_only
def test_the_installed_game_is_searched(with_toy: dict[str, str]) -> None:
    words = ("simulate", "toy", "--games", "40", "--bots", "search:64,random", "--json")
    assert json.loads(guildhall(with_toy, *words))["wins"][0] > 26, "a search wins most games against chance"


@compiled_only
def test_the_installed_game_is_played_in_the_terminal(with_toy: dict[str, str]) -> None:
    answers = "? bid gold\nb\nt\n" + "1\n" * 30
    shown = guildhall(with_toy, "play", "toy", "--bots", "apprentice,journeyman", "--seed", "3", answers=answers)
    assert ("Choose a lot." in shown and "Keep one of the two." in shown) or "wins the round" in shown
    assert "Four rounds are over: most points win." in shown and "♛" in shown
    assert "Lots: " in shown and "How many: " in shown, "the board is listed"
    german = guildhall(with_toy, "play", "toy", "--seats", "2", "--seed", "3", "-l", "de", answers="q\n")
    assert "Wähle ein Los." in german and "bieten" in german and "Hand von Blau" in german


def announce(folder: Path, package: str, value: str) -> None:
    """A distribution that announces a game, and has none."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[guildhall.games]\n{value}\n")


@pytest.mark.parametrize(
    ("announced", "complaint"),
    [
        ("toy = other.toy", "the package other and the package guildhall-toy both bring a game 'toy'"),
        ("city_of_guilds = mine.city_of_guilds", "the package other brings a game 'city_of_guilds', which is one of"),
        ("lots = other.toy", "the package other: the folder of the game 'lots' must bear its name, not 'other.toy'"),
        ("lots = other.lots", "the game 'lots' is announced as the package other.lots, and there is none"),
    ],
)
def test_a_game_that_cannot_be_told_from_another_is_refused(
    announced: str, complaint: str, with_toy: dict[str, str], tmp_path: Path
) -> None:
    announce(tmp_path, "other", announced)
    env = with_toy | {"PYTHONPATH": f"{tmp_path}:{with_toy['PYTHONPATH']}"}
    done = subprocess.run([sys.executable, "-m", "guildhall", "games"], env=env, capture_output=True, text=True)
    assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stderr
    assert re.search(re.escape(complaint), done.stderr), done.stderr
