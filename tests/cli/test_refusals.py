"""The page of all refusals is what the games say now, and each says something of its own."""

from pathlib import Path

import pytest

from guildhall import GAMES
from guildhall.cli.refusals import examples, page, refusing
from guildhall.core.compile import PLAIN

pytestmark = pytest.mark.xdist_group("refusals")  # the examples are gathered once
PAGE = Path(__file__).parents[2] / "docs" / "refusals.md"


@pytest.mark.skipif(PLAIN, reason="every move at every decision is too much for plain Python")
def test_the_page_of_refusals_is_what_the_games_say_now() -> None:
    assert PAGE.read_text(encoding="utf-8") == "\n".join(page(list(GAMES))) + "\n", "make refusals"


@pytest.mark.skipif(PLAIN, reason="every move at every decision is too much for plain Python")
@pytest.mark.parametrize("name", GAMES)
def test_nearly_every_refusal_is_met_in_random_games_and_speaks_in_whole_sentences(name: str) -> None:
    met = examples(GAMES[name])
    assert len([rule for rule in refusing(GAMES[name]) if rule not in met]) <= 5
    for _, refusal in met.values():
        for language in ("en", "de"):
            sentence = refusal.sentence(language)
            assert (
                sentence[-1] in ".?!“"
                and "{" not in sentence
                and "None" not in sentence.replace("None of", "")
                and len(sentence) > 20
            )
