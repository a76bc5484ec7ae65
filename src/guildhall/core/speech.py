"""A game told in words: moves, news and refusals of one table, in one language."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from guildhall.core.words import CASES

if TYPE_CHECKING:
    from guildhall.core.game import Game

SIDES = ("side", "other")  # arguments that name a side


class Speech:
    """Says what happens at a table of so many seats. `names` are the players' own, by side."""

    def __init__(self, game: "Game", seats: int, language: str = "en", names: Mapping[str, str] | None = None):
        self.game, self.words = game, game.words(language)
        self._roles: Mapping[str, str] = game.meta.get("roles", {}).get(str(seats), {})
        self._names = names or {}

    def say(self, id: str, **args: Any) -> str:
        """A sentence; sides go by the names they have at this table."""
        for key in SIDES:
            if not isinstance(side := args.get(key), str):
                continue
            if side in self._names:
                args |= dict.fromkeys((key, *(f"{key}_{case}" for case in CASES)), self._names[side])
            else:
                args[key] = self._roles.get(side, side)
        return self.words.say(id, **args)

    def side(self, slug: str) -> str:
        return self._names.get(slug) or self.words.name("side", self._roles.get(slug, slug))

    def move(self, words: str, state: Mapping[str, Any] | None = None) -> str:
        """A move in words (`play swap`) as a sentence; with the state, a place may be told by what lies there."""
        a = self.game.actions.number(words)
        assert a is not None, words
        verb, args = self.game.actions.parts(a)
        if state is not None:
            verb, args = self.game.naming(state, verb, args)
        return self.say(f"move-{verb}", **args)

    def news(self, item: Mapping[str, Any]) -> str:
        """A piece of news; what the viewer may not know is just a card."""
        args = {key: value for key, value in item.items() if key not in ("n", "news")}
        verb = self.game.news.verbs[self.game.news.number[item["news"]]]
        for arg in verb.args:
            if args.get(arg.name) is None:
                args[arg.name] = self.words.say("unseen")
        return self.say("news-" + item["news"].replace("_", "-"), **args)

    def sides(self, slugs: Sequence[str]) -> str:
        """Several sides in a row: Red, Green and Blue."""
        *first, last = (self.side(slug) for slug in slugs)
        return self.say("several", first=", ".join(first), last=last) if first else last

    def waiting(self, slugs: Sequence[str]) -> str:
        """Whom one waits for."""
        if len(slugs) == 1:
            return self.say("prompt-wait", side=slugs[0])
        return self.say("prompt-wait-several", sides=self.sides(slugs))

    def refusal(self, rule: str, args: Mapping[str, Any]) -> str:
        """Why not. An argument may be a sentence of its own (id, arguments), or a list of sides."""
        told = dict(args)
        for key, value in args.items():
            if isinstance(value, tuple):
                told[key] = self.say(value[0], **value[1])
            elif isinstance(value, list):
                told |= {key: self.sides(value), "n": len(value)}
        return self.say("refusal-" + rule.replace(".", "-").replace("_", "-"), **told)

    def ending(self, rule: str) -> str:
        return self.say("ending-" + rule.replace(".", "-").replace("_", "-"))
