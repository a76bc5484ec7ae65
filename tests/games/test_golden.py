"""Golden playthroughs, and one finished game for each way a game can end."""

from pathlib import Path

import pytest

from guildhall import Table
from guildhall.core.replaying import verify
from playthrough import golden_files, playthrough

PLAYED = Path(__file__).parents[1] / "played"
ENDINGS = {"end.areas", "end.cubes", "end.shared", "solo.win", "solo.loss", "solo.draw"}


@pytest.mark.parametrize("file", golden_files(), ids=lambda file: file.stem)
def test_a_playthrough_is_still_what_it_was(file: Path) -> None:
    """If a change is meant, `make golden` writes them anew: read the difference."""
    assert playthrough(*golden_files()[file]) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", sorted(PLAYED.glob("*.log")), ids=lambda file: file.stem)
def test_a_played_game_replays_to_the_end_that_its_name_tells(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    table = Table.replay(text)
    assert table.over and file.stem.endswith(table.ending.replace(".", "_"))
    assert verify(text)["lines"] == table.n and str(table.log) == text


def test_no_way_to_end_lacks_a_played_game() -> None:
    names = {
        file.stem.removeprefix("city_of_guilds_").replace("_", ".", 1) for file in PLAYED.glob("city_of_guilds_*.log")
    }
    assert names == ENDINGS
