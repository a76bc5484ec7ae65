"""Golden playthroughs, and one finished game for each way a game can end."""

from pathlib import Path

import pytest

from guildhall import GAMES, Table
from guildhall.core.replaying import verify
from playthrough import golden_files, playthrough

PLAYED = Path(__file__).parents[1] / "played"
ENDINGS = {
    "city_and_guilds": {"end.full"},
    "city_of_guilds": {"end.areas", "end.cubes", "end.shared", "solo.win", "solo.loss", "solo.draw"},
    "guilds_of_london": {"end.points", "end.tiles", "end.mayoral", "end.shared"},
    "flandern_1302": {"end.full", "end.pile", "two.end_full", "two.end_influence", "two.stalemate"},
}


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


@pytest.mark.parametrize("name", GAMES)
def test_no_way_to_end_lacks_a_played_game(name: str) -> None:
    played = {file.stem.removeprefix(f"{name}_").replace("_", ".", 1) for file in PLAYED.glob(f"{name}_*.log")}
    assert played == ENDINGS[name]
