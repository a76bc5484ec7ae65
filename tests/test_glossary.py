"""The glossary at the door: what it names is there, and the words that the house uses most are in it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| ([^|]+) \| ([^|]+) \| `([^`]+)` \|$", TEXT, re.M)
NEEDED = {"record", "moment", "draft", "line", "news", "facts", "guess", "side", "seat", "door", "refusal", "room"}


def test_every_file_of_the_glossary_exists_and_speaks_of_the_word() -> None:
    assert len(ROWS) > 50
    for words, _, path in ROWS:
        file = next((f for f in (ROOT / path, ROOT / "src" / "guildhall" / path) if f.exists()), None)
        assert file, f"{words}: {path} is not there"
        stems = [word.strip()[:5].rstrip("s") for word in words.split(",")]
        text = f"{file.stem} {file.read_text(encoding='utf-8')}".lower()
        assert any(stem in text for stem in stems), f"{path} does not speak of {words}"


def test_a_word_stands_once_and_is_told_in_one_sentence() -> None:
    words = [word for word, _, _ in ROWS]
    assert len(words) == len(set(words))
    assert not [word for word, told, _ in ROWS if told.endswith(".") or ". " in told]


def test_the_words_that_one_meets_first_are_there() -> None:
    known = {word.strip() for words, _, _ in ROWS for word in words.split(",")}
    assert known >= NEEDED
