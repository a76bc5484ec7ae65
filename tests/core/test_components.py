"""Component files: what is wrong is named with file and row."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from guildhall.core.components import GAMES_FOLDER, ComponentError, components_hash, load_numbers, load_rows

FOLDER = GAMES_FOLDER / "city_of_guilds" / "components"


def rows(tmp_path: Path, text: str):
    file = tmp_path / "things.toml"
    file.write_text(text)
    return load_rows(file, "thing", {"size": int, "colour": ("red", "blue")})


GOOD = '[[thing]]\nslug = "a"\nsize = 1\ncolour = "red"\nsource = "rulebook"\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("thing = 3", r"things.toml: no rows \[\[thing\]\]"),
        ("[[thing]", "things.toml: not TOML"),
        (GOOD + GOOD, "row 2 of .* .a.: slug is there twice"),
        (GOOD.replace('"a"', '"A b"'), "row 1 .*slug must be lower case"),
        (GOOD.replace("size = 1", "size = 1.5"), "row 1 .*size is 1.5, not a value of type int"),
        (GOOD.replace("size = 1", "size = -1"), "size is -1, below 0"),
        (GOOD.replace("size = 1\n", ""), "size is missing"),
        (GOOD.replace('"red"', '"pink"'), "colour is 'pink', not one of red, blue"),
        (GOOD + "weight = 3\n", "weight is no column"),
        (GOOD.replace('"rulebook"', '"hearsay"'), "source must be one of"),
        (GOOD.replace('"rulebook"', '"reconstructed"'), "needs a why"),
    ],
)
def test_a_wrong_row_is_named(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ComponentError, match=message):
        rows(tmp_path, text)


def test_good_rows_and_numbers_are_read(tmp_path: Path) -> None:
    assert rows(tmp_path, GOOD)[0]["size"] == 1
    with pytest.raises(ComponentError, match="no row dragons"):
        load_numbers(FOLDER / "numbers.toml", "number", ["dragons"])
    with pytest.raises(ComponentError, match="no such file"):
        load_rows(tmp_path / "missing.toml", "thing", {})


def test_there_are_34_cards_under_23_names_and_everything_says_where_it_is_from() -> None:
    from guildhall.games.city_of_guilds.tables import AREAS, CARDS, KINDS, SPACES

    assert len(CARDS) == 34 and len(KINDS) == 23 and len(AREAS) == 8 and sum(int(n) for n in SPACES) == 34


def play_with(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "guildhall",
        "simulate",
        "city_of_guilds",
        "--games",
        "2",
        "--json",
        "--components",
        str(folder),
    ]
    return subprocess.run(command, env=os.environ | {"GUILDHALL_PLAIN": "1"}, capture_output=True, text=True)


def test_another_set_of_components_is_played_and_a_wrong_one_refused(tmp_path: Path) -> None:
    folder = tmp_path / "components"
    shutil.copytree(FOLDER, folder)
    numbers = folder / "numbers.toml"
    numbers.write_text(numbers.read_text().replace('slug = "rounds", value = 5', 'slug = "rounds", value = 3'))
    done = play_with(folder)
    assert done.returncode == 0 and '"rounds_mean": 3.0' in done.stdout, done.stderr
    cards = folder / "cards.toml"
    cards.write_text(cards.read_text().replace('effect = "swap"', 'effect = "dance"'))
    done = play_with(folder)
    assert done.returncode == 2 and done.stderr.startswith(
        "guildhall: cards.toml: row 21 of [[card]] (swap): effect is 'dance'"
    )
    assert play_with(tmp_path / "nowhere").returncode == 2


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "numbers.toml",
            "draw_pile = 12",
            "draw_pile = 22",
            "row 4 of [[players]] (four): hands and draw pile need 34 cards",
        ),
        ("numbers.toml", '"ruler_cubes", value = 1', '"ruler_cubes", value = 9', "ruler_cubes or markers are more"),
        ("guilds.toml", "looks = 3", "looks = 4", "row 6 of [[guild]] (scholars): looks is 4, not one of 1, 2, 3"),
        (
            "cards.toml",
            'rule = "building.cost"\ncopies = 1',
            'rule = "building.cost"\ncopies = 2',
            "a building has one card",
        ),
        (
            "cards.toml",
            '"financial", "market"]',
            '"financial", "moon"]',
            "row 4 of [[card]] (financial_crisis): among names an area",
        ),
        ("board.toml", 'building = "academy"', 'building = "opera"', "a square in board.toml"),
    ],
)
def test_components_that_no_game_could_be_played_with_are_refused(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    folder = tmp_path / "components"
    shutil.copytree(FOLDER, folder)
    text = (folder / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))
    done = play_with(folder)
    assert done.returncode == 2 and message in done.stderr and done.stderr.count("\n") == 1, done.stderr


def test_the_hash_of_components_counts_what_is_printed_not_where_it_is_from(tmp_path: Path) -> None:
    home = tmp_path / "toy"
    (home / "components").mkdir(parents=True)
    file = home / "components" / "things.toml"
    file.write_text(GOOD)
    first = components_hash("thing", home)
    file.write_text("# a comment\n" + GOOD.replace('"rulebook"', '"found"'))
    assert components_hash("thing", home) == first
    file.write_text(GOOD.replace("size = 1", "size = 2"))
    assert components_hash("thing", home) != first
