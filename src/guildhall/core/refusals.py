"""A refusal is a rule: what a person is told when a move is impossible."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from guildhall.core.game import GAMES
from guildhall.core.speech import Speech


@dataclass(frozen=True)
class Refusal:
    """Why a move is impossible: the rule, and what it is about. `str()` is a sentence."""

    rule: str
    args: Mapping[str, Any]
    game: str
    seats: int

    def sentence(self, language: str = "en", names: Mapping[str, str] | None = None) -> str:
        return Speech(GAMES[self.game], self.seats, language, names).refusal(self.rule, self.args)

    def __str__(self) -> str:
        return self.sentence()


class Refused(Exception):
    """A move was refused, and nothing has changed."""

    def __init__(self, refusal: Refusal):
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)
