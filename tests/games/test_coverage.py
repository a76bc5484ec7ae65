"""Every line of the rules is run by the game's own tests, on the list-backed mirror."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from guildhall.core.caching import PACKAGE
from guildhall.core.compile import PLAIN
from guildhall.core.game import GAMES

TESTS = Path(__file__).parents[1]
# What judges and does not play: laws of positions, and what a refusal is about. Nearly all of it must be run; the rest of it is
# tried by the fuzz of positions, since some of its lines only catch what another law would catch later.
JUDGING = {
    *("laws.py", "lawbook.py", "law_of_towns.py", "law_of_cards.py", "law_of_moments.py", "laws_of_order.py"),
    *("laws_of_moments.py", "moments.py", "steps.py", "remembering.py", "causes.py"),
}
NEARLY, WHOLE = 80.0, 97.0  # percent of what judges, and of what plays; docs/decisions/0011 says what is missing


@pytest.mark.slow
@pytest.mark.skipif(PLAIN, reason="runs plain itself")
@pytest.mark.parametrize("name", GAMES)
def test_the_games_tests_pass_in_plain_mode_and_cover_every_line_of_the_rules(name: str, tmp_path: Path) -> None:
    rules, data = PACKAGE / "games" / name / "rules", tmp_path / "coverage"
    environment = os.environ | {"GUILDHALL_PLAIN": "1", "COVERAGE_FILE": str(data)}
    command = [
        "run",
        f"--source={rules}",
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        str(TESTS / "games" / name),
    ]
    done = subprocess.run(
        [sys.executable, "-m", "coverage", *command], env=environment, capture_output=True, text=True, cwd=TESTS.parent
    )
    assert done.returncode == 0, done.stdout + done.stderr
    report = tmp_path / "report.json"
    subprocess.run(
        [sys.executable, "-m", "coverage", "json", "-q", "-o", str(report)],
        env=environment,
        check=True,
        cwd=TESTS.parent,
    )
    files = json.loads(report.read_text())["files"]
    assert {Path(file).name for file in files} == {file.name for file in rules.rglob("*.py")}
    missing = {
        Path(file).name: found["missing_lines"]
        for file, found in files.items()
        if found["summary"]["percent_covered"] < (NEARLY if Path(file).name in JUDGING else WHOLE)
    }
    assert not missing
