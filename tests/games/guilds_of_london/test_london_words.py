"""Texts follow the components; moves are told by the tiles that they name; random games meet every printed thing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games.guilds_of_london.table import table
from guildhall import GAMES
from guildhall.core.compile import PLAIN
from guildhall.core.speech import Speech
from guildhall.core.words import LANGUAGES
from guildhall.games.guilds_of_london.tables import CARDS, FOLDER, MAYORAL, TILES, TOKENS
from guildhall.server.catalogue import words_of

GAME = GAMES["guilds_of_london"]
ASK = """
from guildhall import GAMES
words = GAMES["guilds_of_london"].words("en")
print(words.name("card", "s1", "text"), words.name("card", "s1", "cost"), words.name("tile", "dyers", "reward"), sep="|")
"""


def test_a_changed_component_file_changes_what_the_card_says(tmp_path: Path) -> None:
    """[effect.parts] [cost.cards]"""
    folder = tmp_path / "components"
    shutil.copytree(FOLDER, folder)
    cards = folder / "cards.toml"
    changed = cards.read_text().replace('discard = 0\npawns = 0\nfrom = []\nability = [{ op = "hire", n = 2 }]',
                                        'discard = 2\npawns = 0\nfrom = []\nability = [{ op = "hire", n = 5 }]')  # fmt: skip
    cards.write_text(changed)
    told = subprocess.run(
        [sys.executable, "-c", ASK],
        env=os.environ | {"GUILDHALL_COMPONENTS": f"guilds_of_london={folder}", "GUILDHALL_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert told.strip() == "Hire 5 liverymen.|costs 2 cards|hire 1, move 1"
    words = GAME.words("en")
    assert (words.name("card", "s1", "text"), words.name("card", "s1", "cost")) == ("Hire 2 liverymen.", "free")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_tile_and_token_has_a_text_in_both_languages(language: str) -> None:
    words, page = GAME.words(language), words_of("guilds_of_london", language)
    texts = [words.name("card", card, "text") for card in CARDS]
    texts += [words.name("mayoral", card, "text") for card in MAYORAL]
    assert all(text.endswith((".", ")")) and "effect-" not in text and "worth-" not in text for text in texts)
    assert len(set(texts)) == len(texts) - 1  # X1 and K10 do the same
    for axis, slugs in (("card", CARDS), ("mayoral", MAYORAL), ("tile", TILES), ("token", TOKENS)):
        assert all(f"\n{axis}-{slug.replace('_', '-')} =" in page for slug in slugs)


def test_a_cell_is_told_by_the_tile_that_lies_there() -> None:
    t = table(3, tiles={"c10": "dyers", "c30": "stonecutters"}, hands={"red": ["s1"]}, guildhall={"red": 1})
    t.play(0, "move s1")
    t.play(0, "from guildhall")
    speech, state = Speech(GAME, 3), t.view(0, memory=False)["state"]
    assert speech.move("to c10", state) == "To Dyers" and speech.move("to c1", state) == "To 1"
    assert speech.move("from guildhall", state) == "The pawn on the Guildhall"
    assert Speech(GAME, 3, "de").move("to c10", state) == "Nach Färber"


@pytest.mark.skipif(PLAIN, reason="many games")
def test_random_games_meet_every_card_tile_token_and_mayoral_card() -> None:
    from guildhall.core.fuzz import Tally, fuzz

    tally = Tally(GAME)
    assert fuzz(GAME, 3, 4000, seed=500, every=200, tally=tally)[1] == ""
    missed = tally.missed()
    printed = ("plays_ability", "plays_hire", "plays_move", "wins", "second", "mayoral_score", "keeps", "use", "keep")
    seconds = {f"second {tile}" for tile in TILES}  # a second place on every tile takes more games; tokens count
    assert [each for each in missed if each.split()[0] in printed and each not in seconds] == []
    assert not [
        each for each in missed if each.startswith("news") and each not in ("news beadle_aside", "news last_tile")
    ]
