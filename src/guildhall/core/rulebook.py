"""The rulebook of a game: one heading a rule, numbered in the order of the book.

    ## Chapter
    ### rule.id
    Our own words.
    source: section of the rulebook, or `ruling` with its reason

The rules of the table itself (core/rulebook.md) come first in every game. Translations (rulebook.de.md) have the same rules
in the same order; a game that has none is read in English.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

HEADING = re.compile(r"### ([a-z_]+\.[a-z_]+)\Z")
OF_THE_TABLE = Path(__file__).with_name("rulebook.md")


class RulebookError(LookupError):
    """There is no such rulebook."""


class Rule(NamedTuple):
    """One numbered paragraph."""

    id: str
    chapter: str
    text: str
    source: str


class Rulebook:
    """All rules in order; number 0 stands for no rule at all."""

    def __init__(self, *files: Path):
        self.rules: dict[str, Rule] = {}
        for file in files:
            for rule in _read(file):
                assert rule.id not in self.rules, f"{file.name}: {rule.id} is there twice"
                self.rules[rule.id] = rule
        self.ids = ["", *self.rules]
        self._numbers = {id: number for number, id in enumerate(self.ids)}

    @classmethod
    @cache
    def of(cls, home: Path, language: str = "en") -> "Rulebook":
        """The rulebook of the game in this folder; the English one is the book that rules are numbered by."""
        if language == "en":
            return cls(OF_THE_TABLE, home / "rulebook.md")
        of_the_table, own = OF_THE_TABLE.with_suffix(f".{language}.md"), home / f"rulebook.{language}.md"
        if not of_the_table.exists():
            raise RulebookError(f"there is no rulebook in {language!r}")
        return cls(of_the_table, own if own.exists() else home / "rulebook.md")

    def __getitem__(self, id: str) -> int:
        """The number of a rule, for the compiled rules."""
        return self._numbers[id]

    def search(self, text: str = "") -> list[Rule]:
        """Rules whose id, chapter or text contains all the words; those of the game first, then those of every table."""
        words = text.lower().split()
        found = [rule for rule in self.rules.values() if all(word in " ".join(rule).lower() for word in words)]
        return sorted(found, key=lambda rule: rule.id.startswith("table."))


def _read(file: Path) -> list[Rule]:
    rules: list[Rule] = []
    chapter, lines = "", list[str]()
    for line in [*file.read_text(encoding="utf-8").splitlines(), "## end"]:
        if line.startswith(("## ", "### ")):
            if rules:
                rules[-1] = _finished(rules[-1], lines, file)
            lines = []
        if line.startswith("## "):
            chapter = line[3:]
        elif line.startswith("### "):
            match = HEADING.match(line)
            assert match, f"{file.name}: {line!r} is no rule id"
            rules.append(Rule(match[1], chapter, "", ""))
        else:
            lines.append(line)
    return rules


def _finished(rule: Rule, lines: list[str], file: Path) -> Rule:
    if rule.text:
        return rule
    source = [line.removeprefix("source: ") for line in lines if line.startswith("source: ")]
    text = "\n".join(line for line in lines if not line.startswith("source: ")).strip()
    assert text and len(source) == 1, f"{file.name}: {rule.id} needs a text and one source"
    return rule._replace(text=text, source=source[0])
