"""Every rule has an id, code that cites it and a test; every sentence exists in both languages."""

import random
import re
from pathlib import Path

import pytest

from guildhall import GAMES, Table
from guildhall.core.actions import named
from guildhall.core.bench import Bench
from guildhall.core.compile import PLAIN
from guildhall.core.fields import NONE
from guildhall.core.play import refusal_at
from guildhall.core.refusals import Refusal
from guildhall.core.rulebook import Rulebook
from guildhall.core.speech import Speech
from guildhall.core.words import LANGUAGES

ADDED = {"table.not_now": {"asked": ("nothing-more", {})}, "table.turn": {"sides": ["red"]}}  # by the table itself
TESTS = Path(__file__).parents[1]


def cited(*files: Path) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_cited_in_code_and_in_a_test(name: str) -> None:
    game = GAMES[name]
    core = Path(__file__).parents[2] / "src" / "guildhall" / "core"
    code = cited(*game.home.rglob("*.py"), *game.home.rglob("components/*.toml"), *core.glob("*.py"))
    tests, all_tests = cited(*(TESTS / "games" / name).glob("*.py")), cited(*TESTS.rglob("test_*.py"))
    for rule in game.rulebook.rules:
        assert rule in code, f"{rule} is not cited in code"
        assert rule in (all_tests if rule.startswith("table.") else tests), f"{rule} is in no test"


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_code_cites_exists(name: str) -> None:
    game = GAMES[name]
    tags = set(
        re.findall(
            r"\[([a-z_]{2,}\.[a-z_]+)\]", cited(*game.home.rglob("*.py"), *(TESTS / "games" / name).glob("*.py"))
        )
    )
    assert tags <= set(game.rulebook.ids), tags - set(game.rulebook.ids)


@pytest.mark.parametrize("name", GAMES)
def test_every_illegal_action_in_many_positions_is_a_rule_with_a_sentence_in_both_languages(name: str) -> None:
    """10,000 positions; every kind of refusal is put into words once."""
    game = GAMES[name]
    positions, told = 0, set()
    for seats in game.seats:
        bench, wanted = Bench(game, seats, 3), (200 if PLAIN else 10_000) // len(game.seats) + 1
        for _, _ in zip(range(wanted), bench.decisions(wanted, 50), strict=False):
            positions += 1
            for a in range(len(game.actions)):
                seat = a % seats
                rule = game.rulebook.ids[int(refusal_at(bench.states, 0, seat, a, bench.why))]
                if rule and rule not in told:
                    told.add(rule)
                    args = named(game.reasons.get(rule, ()), [int(n) for n in bench.why])
                    args = {**ADDED.get(rule, {}), **args}
                    assert all(value is not None and value != NONE for value in args.values()), f"{rule}: {args}"
                    sentences = {Refusal(rule, args, name, seats).sentence(language) for language in LANGUAGES}
                    assert len(sentences) == len(LANGUAGES), rule
    assert PLAIN or positions >= 10_000
    assert "table.turn" in told and any(not rule.startswith("table.") for rule in told)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_every_piece_of_news_has_a_sentence(name: str, language: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        speech = Speech(game, seats, language)
        for words in game.actions.words:
            assert "{" not in speech.move(words) and "?" not in speech.move(words)
        for verb in game.news.verbs:
            row = [game.news.number[verb.name], 0, 0, 0, 0]
            for viewer in (0, 1, None):
                item = game.news.told(row, viewer)
                if item is not None:
                    assert speech.news(item).endswith(".")
    for moment in game.layout.axes["moment"][:-1]:
        assert game.words(language).has(f"prompt-{moment}")


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_have_the_same_sentences_and_variables(name: str) -> None:
    def messages(language: str) -> dict[str, set[str]]:
        text = (GAMES[name].home / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        blocks = re.split(r"\n(?=[a-z])", text)
        found = {}
        for block in blocks:
            if match := re.match(r"([a-z][a-z0-9-]*) =", block):
                found[match[1]] = {re.sub(r"_(acc|dat|gen|title)$", "", v) for v in re.findall(r"\$([a-z_]+)", block)}
        return found

    english, german = messages("en"), messages("de")
    assert english.keys() == german.keys()
    assert english == german


@pytest.mark.parametrize("name", GAMES)
def test_the_german_rulebook_has_the_same_rules_in_the_same_order_in_other_words(name: str) -> None:
    english, german = (Rulebook.of(GAMES[name].home, language) for language in LANGUAGES)
    assert english.ids == german.ids
    assert all(english.rules[id].text != german.rules[id].text for id in english.rules)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_told_in_german_without_a_gap(name: str) -> None:
    game, dice = GAMES[name], random.Random(1)
    for seats in game.seats:
        t, speech = Table.new(name, seats, seed=2), Speech(game, seats, "de")
        while not t.over:
            seat = min(t.to_act)
            assert t.prompt(seat, "de")
            t.play(seat, dice.choice(t.choices(seat)))
        assert all(speech.news(item) for item in t.news(0)) and speech.ending(t.ending)
