"""Every snippet of docs/research.md runs; training is shortened."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from guildhall.cli import app
from guildhall.core.compile import PLAIN

for module in ("gymnasium", "pettingzoo", "pyspiel", "pyarrow"):
    pytest.importorskip(module, reason="make suites installs it")
pytestmark = [pytest.mark.filterwarnings("default"), pytest.mark.skipif(PLAIN, reason="environments run on records")]
PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE, re.S)


@pytest.mark.parametrize("number", range(1, len(SNIPPETS)))
def test_the_snippet_runs(number: int, tmp_path: Path) -> None:
    code = SNIPPETS[number]
    room: dict = {}
    if "FOLDER" in code:
        room["FOLDER"] = tmp_path / "games"
        play = ["--play", "city_of_guilds", "--seats", "2", "--bots", "random", "--games", "3"]
        assert CliRunner().invoke(app, ["dataset", str(room["FOLDER"]), *play]).exit_code == 0
    exec(code, room)
    assert len(room) > 2  # what the snippet made


def test_the_first_agent_learns_with_less_than_half_of_its_training() -> None:
    room: dict = {}
    exec(SNIPPETS[0].replace("STEPS = 600", "STEPS = 260"), room)
    assert sum(room["won"][-100:]) > 65
