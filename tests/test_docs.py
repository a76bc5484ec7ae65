"""What the README shows works, and the documents name things that exist."""

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from guildhall.cli import app

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_example_of_the_readme_runs_and_says_what_it_shows() -> None:
    code = re.search(r"```python\n(.*?)```", README, re.S)
    assert code
    room: dict = {}
    exec(code[1], room)
    t = room["t"]
    assert t.to_act == {1} and str(t.why_not(0, "draw")) == "It is not your turn: Red decides now."


def test_the_python_example_of_the_bots_runs() -> None:
    code = re.search(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text(encoding="utf-8"), re.S)
    assert code
    room: dict = {}
    exec(code[1], room)
    assert (
        len(room["bots"]) == 3 and room["best"].visits > 0 and sum(room["best"].chances) == pytest.approx(1, abs=0.01)
    )


@pytest.mark.parametrize("line", [line for line in README.split("\n") if line.startswith("guildhall ")])
def test_every_command_of_the_readme_exists(line: str) -> None:
    command = shlex.split(re.split(r"\s{3,}", line)[0])[1]
    result = CliRunner().invoke(app, [command, "--help"])
    assert result.exit_code == 0, result.output


def test_every_link_and_make_target_exists() -> None:
    for name in ("README.md", "CONTRIBUTING.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        for link in re.findall(r"\]\(([^)#]+)\)", text):
            assert (ROOT / link).exists(), link
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
    for text in (README, (ROOT / "CONTRIBUTING.md").read_text()):
        assert set(re.findall(r"`?make ([a-z-]+)", text)) <= targets


def test_the_page_about_the_contract_says_what_the_contract_says() -> None:
    from guildhall.cli.contract import page

    assert (ROOT / "docs" / "contract.md").read_text(encoding="utf-8") == "\n".join(page()) + "\n", (
        "run `make contract`"
    )


def test_every_file_named_in_the_documents_exists() -> None:
    for file in (ROOT / "docs").rglob("*.md"):
        for path in re.findall(
            r"`((?:core|tests|games|bots|arena|benchmarks|cli|server)/[a-z_/]+\.(?:py|md))`",
            file.read_text(encoding="utf-8"),
        ):
            assert (ROOT / path).exists() or (ROOT / "src" / "guildhall" / path).exists(), f"{file.name}: {path}"
