"""The rooms of the house are held apart: imports point one way, and the rules need numpy and numba alone."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import draw_architecture as architecture
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


WEB = HOUSE.parents[1] / "web" / "src"
WEB_MAY_IMPORT = {
    "web/generated": set(),
    "web/words": set(),
    "web/lib": {"web/generated", "web/words"},
    "web/games": {"web/generated", "web/lib"},
    "web/pages": {"web/generated", "web/lib", "web/games"},
    "web/app": {"web/generated", "web/lib", "web/games", "web/pages", "web/style"},
}


def test_imports_of_the_page_point_one_way() -> None:
    for file, target, _ in architecture.web_imports():
        own, room = architecture.web_room(file), architecture.web_room(target)
        assert room == own or room in WEB_MAY_IMPORT[own], f"{file} imports {target}"


def test_the_library_of_the_page_knows_games_by_the_types_of_their_contract_alone() -> None:
    crossing = [(file, target, words) for file, target, words in architecture.web_imports() if file.parts[0] == "lib"]
    for file, target, words in crossing:
        if target.parts[0] == "games":
            assert target.as_posix() == "games/types" and words.startswith("import type"), f"{file} imports {target}"
    assert any(target.as_posix() == "games/types" for _, target, _ in crossing)


def test_a_board_of_the_page_does_not_know_another_game_nor_who_shows_it() -> None:
    games = {folder.name for folder in (WEB / "games").iterdir() if folder.is_dir()}
    for file, target, _ in architecture.web_imports():
        if file.parts[0] == "games" and file.parts[1] in games and target.parts[0] == "games":
            assert target.parts[1] in (file.parts[1], "types"), f"{file} imports {target}"


def test_the_picture_of_the_house_is_true() -> None:
    assert architecture.PICTURE.read_text(encoding="utf-8") == architecture.drawn(), "run `make architecture`"
    assert architecture.PAGE.read_text(encoding="utf-8") == architecture.page(), "run `make architecture`"


LONGEST = 330  # lines of a file that somebody wrote


def test_no_written_file_is_too_long_to_be_read_in_one_go() -> None:
    root = HOUSE.parents[1]
    folders = [root / name for name in ("src", "tests", "benchmarks", "examples", "docs", "web/src")]
    files = [file for folder in folders for kind in ("py", "ts", "svelte", "css") for file in folder.rglob(f"*.{kind}")]
    made = (WEB / "generated", HOUSE / "server" / "page")
    lengths = {
        file.relative_to(root).as_posix(): len(file.read_text(encoding="utf-8").splitlines())
        for file in files
        if not any(file.is_relative_to(folder) for folder in made)
    }
    assert len(lengths) > 300 and not {name: n for name, n in lengths.items() if n > LONGEST}


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


# Modules of one room.

MODULES = {
    ".".join((file.parent if file.stem == "__init__" else file.with_suffix("")).relative_to(HOUSE.parent).parts): file
    for file in HOUSE.rglob("*.py")
}
MOST_ANY_IN_THE_SERVER = 54  # half of what the first version had is 55


def imported_modules(file: Path) -> set[str]:
    """The modules of the house that a file imports anywhere: at its top, inside functions, and for types alone."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= names & MODULES.keys() or {node.module or ""}
    return found & MODULES.keys()


def circles(arrows: dict[str, set[str]]) -> list[list[str]]:
    """The modules that lead back to themselves: what is left when all that lead nowhere, or come from nowhere, are gone."""
    arrows = {module: set(targets) for module, targets in arrows.items()}
    while True:
        reached = set().union(*arrows.values()) if arrows else set()
        idle = {module for module, targets in arrows.items() if not targets & arrows.keys() or module not in reached}
        if not idle:
            return [[module, *sorted(targets & arrows.keys())] for module, targets in sorted(arrows.items())]
        for module in idle:
            del arrows[module]


def test_circles_are_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"c"}}) == [["b", "c"], ["c", "b"]]


@pytest.mark.parametrize("room", [room for room in ORDER if (HOUSE / room).is_dir()])
def test_modules_of_a_room_do_not_import_each_other_in_circles(room: str) -> None:
    own = {module for module in MODULES if module.split(".")[1:2] == [room]}
    arrows = {module: imported_modules(MODULES[module]) & own - {module} for module in own}
    assert circles(arrows) == []


def test_the_server_says_what_its_values_are() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in (HOUSE / "server").rglob("*.py"))
    lines = [line for line in source.split("\n") if not re.match(r"\s*(from|import)\b", line)]
    assert len(re.findall(r"\bAny\b", "\n".join(lines))) <= MOST_ANY_IN_THE_SERVER
