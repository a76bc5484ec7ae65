from collections.abc import Iterator
from pathlib import Path

import pytest

import toy_game

TOY = toy_game.importable()
import toy  # noqa: E402, F401  (the test double registers itself)


@pytest.fixture(scope="session")
def with_toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The environment of a process that knows the toy game: its wheel is installed beside Guildhall."""
    folder: Path = tmp_path_factory.mktemp("toy")
    yield toy_game.install(folder)
