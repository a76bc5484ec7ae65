"""Every sentence, in English and German: Fluent files of the core, the game and the room that speaks.

A name carries its German cases as attributes (`.acc`, `.dat`, `.gen`); a sentence asks for one by the name of the
variable: `{ $card }`, `{ $card_acc }`. Where a name has no such case, the plain name stands for it. Other attributes of a
name are reached in the same way: `{ $guild_action }`.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from guildhall.core.packages import own_module

LANGUAGES = ("en", "de")
CASES = ("acc", "dat", "gen", "title")  # title: without an article, for labels
OF_THE_TABLE = Path(__file__).with_name("words")


class WordsError(LookupError):
    """A sentence is missing or does not work."""


def word_files(folder: Path, language: str) -> list[Path]:
    """The sentences of a folder in one language, and the names that are put together from others in any language.

    What has not been translated is told in English.
    """
    own = folder / f"{language}.ftl"
    return [own if own.exists() else folder / "en.ftl", *folder.glob("all.ftl")]


def composed(folder: Path, words: "Words") -> str:
    """The texts that a game puts together from its components (`wording.py` beside the folder), as Fluent."""
    if not (folder.parent / "wording.py").exists():
        return ""
    text: str = own_module(folder.parent.name, "wording").compose(words)
    return text


class Words:
    """The sentences of some folders in one language."""

    def __init__(self, language: str, *folders: Path):
        from fluent.runtime import FluentBundle, FluentResource  # imported here: rules need no words

        if language not in LANGUAGES:
            raise WordsError(f"there are no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            for file in word_files(folder, language):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            self._bundle.add_resource(FluentResource(composed(folder, self)))

    @classmethod
    @cache
    def of(cls, language: str, *folders: Path) -> "Words":
        return cls(language, OF_THE_TABLE, *folders)

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def say(self, id: str, **args: Any) -> str:
        """A sentence; arguments that are slugs (`card="swap"`) are told by their names."""
        if not self.has(id):
            raise WordsError(f"{self.language}: there is no sentence {id}")
        return self._format(self._bundle.get_message(id).value, self._named(args), id)

    def name(self, axis: str, slug: str, case: str = "") -> str:
        """The name of a thing (`card`, `swap`) in a grammatical case."""
        message = self._bundle.get_message(f"{axis}-{dashed(slug)}")
        pattern = message.attributes.get(case, message.value)
        return self._format(pattern, {}, f"{axis}-{slug}")

    def _named(self, args: Mapping[str, Any]) -> dict[str, Any]:
        named: dict[str, Any] = {}
        for key, value in args.items():
            if isinstance(value, str) and self.has(f"{key}-{dashed(value)}"):
                named[key] = self.name(key, value)
                for attribute in {*CASES, *self._bundle.get_message(f"{key}-{dashed(value)}").attributes}:
                    named[f"{key}_{attribute}"] = self.name(key, value, attribute)
            elif value is not None:
                named[key] = value
        return named

    def _format(self, pattern: Any, args: Mapping[str, Any], id: str) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise WordsError(f"{self.language}: {id}: {errors[0]}")
        return str(text)


def dashed(slug: str) -> str:
    """A slug as a part of the name of a sentence."""
    return slug.replace("_", "-").replace(".", "-")
