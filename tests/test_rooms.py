"""The rooms of the house are held apart: imports point one way, and the rules need numpy and numba alone."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1] / "src" / "guildhall"
ORDER = ["core", "games", "boards", "bots", "arena", "adapters", "server", "cli"]
MAY_IMPORT = {
    "core": set(),
    "games": {"core"},
    "boards": {"core", "games"},
    "bots": {"core", "games"},
    "arena": {"core", "games", "bots"},
    "adapters": {"core", "games", "boards", "bots"},
    "server": {"core", "games", "bots"},
    "cli": {"core", "games", "boards", "bots", "arena", "adapters", "server"},
}
LIGHT = ("core", "games", "bots", "arena")  # import with numpy and numba alone


def imports(file: Path, everywhere: bool = True) -> set[str]:
    """The modules that a file imports; without `everywhere` only those imported when it is loaded."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    nodes = ast.walk(tree) if everywhere else iter(tree.body)
    found = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: a relative import"
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("room", [room for room in ORDER if (HOUSE / room).is_dir()])
def test_imports_point_one_way(room: str) -> None:
    for file in (HOUSE / room).rglob("*.py"):
        for module in imports(file):
            parts = module.split(".")
            if parts[0] == "guildhall" and len(parts) > 1 and parts[1] != room:
                assert parts[1] in MAY_IMPORT[room], f"{file.relative_to(HOUSE)} imports {module}"


def test_a_game_does_not_know_another_game() -> None:
    for file in (HOUSE / "games").glob("*/**/*.py"):
        own = file.relative_to(HOUSE / "games").parts[0]
        for module in imports(file):
            parts = module.split(".")
            if parts[:2] == ["guildhall", "games"]:
                assert len(parts) > 2 and parts[2] == own, f"{file} imports {module}"


@pytest.mark.parametrize("room", [room for room in LIGHT if (HOUSE / room).is_dir()])
def test_the_rules_import_with_numpy_and_numba_alone(room: str) -> None:
    allowed = set(sys.stdlib_module_names) | {"numpy", "numba", "guildhall"}
    for file in (HOUSE / room).rglob("*.py"):
        for module in imports(file, everywhere=False):
            assert module.split(".")[0] in allowed, f"{file.relative_to(HOUSE)} imports {module}"


def test_no_file_asks_for_the_name_of_a_game_outside_its_folder() -> None:
    for file in HOUSE.rglob("*.py"):
        if "games" not in file.relative_to(HOUSE).parts:
            assert "if game ==" not in file.read_text() and "game.name ==" not in file.read_text(), file


def test_no_file_is_called_utils_or_the_like() -> None:
    assert not [f for f in HOUSE.rglob("*.py") if f.stem in ("utils", "helpers", "base", "manager", "util", "common")]


def test_the_project_never_reads_what_lies_outside_it() -> None:
    outside = "../" + "shared"
    for file in [*HOUSE.rglob("*.py"), *Path(__file__).parent.rglob("*.py")]:
        assert outside not in file.read_text(encoding="utf-8"), file


def test_the_core_is_imported_without_the_command_line_and_fluent() -> None:
    code = (
        "import sys, guildhall.core.check; print([m for m in ('typer', 'rich', 'fluent.runtime') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
