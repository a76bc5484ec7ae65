"""Whether a game can be told: every move, prompt, news, refusal and ending has its sentence, and news and facts are what they
were declared to be. A part of the conformance check (check.py)."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from guildhall.core.actions import Arg, Verb, named
from guildhall.core.contract import Question
from guildhall.core.fields import NONE, UNKNOWN
from guildhall.core.game import N_NEWS, Game
from guildhall.core.play import facts_at
from guildhall.core.speech import Speech
from guildhall.core.words import LANGUAGES, WordsError, dashed

OF_EVERY_GAME = ("unseen", "prompt-over")  # sentences without arguments
Complaint = tuple[str, str]  # the promise that is broken, and where
JUNK = 7  # what lies in the row of facts before they are told


def languages_of(game: Game) -> list[str]:
    """The languages that a game has words in."""
    return [language for language in LANGUAGES if (game.home / "words" / f"{language}.ftl").exists()]


class Telling:
    """Tells one game in all its languages; a complaint is a promise that is broken, and where."""

    def __init__(self, game: Game, seats: int):
        self._game = game
        self._speeches = [Speech(game, seats, language) for language in languages_of(game)]
        self._said: set[Any] = set()  # what was tried already

    def tables(self) -> Iterator[Complaint]:
        """Complaints about what can be told without playing: moves and news with every thing they may name, refusals."""
        game = self._game
        for id in OF_EVERY_GAME:
            yield from self._try(f"the sentence {id}", "say", id)
        for side in game.sides:
            yield from self._try(f"waiting for {side}", "waiting", [side])
        for words in game.actions.words:
            yield from self._try(f"the move {words}", "move", words)
        for verb in game.news.verbs:
            for item in _examples(verb):
                yield from self.item({"news": verb.name, **item})
        for rule, args in game.reasons.items():  # what goes together is for play to show
            yield from self._refused(rule, next(_examples(Verb(rule, tuple(args)))))
        yield from self._names([arg for verb in (*game.actions.verbs.values(), *game.news.verbs) for arg in verb.args])

    def prompt(self, question: Question) -> Iterator[Complaint]:
        id, args = question
        yield from self._try(f"the prompt {id}", "say", id, **args)

    def moves(self, words: Sequence[str], state: Any) -> Iterator[Complaint]:
        """Moves as they are told at a position."""
        for move in words:
            a = self._game.actions.number(move)
            assert a is not None
            verb, args = self._game.naming(state, *self._game.actions.parts(a))
            yield from self._try(f"the move {move}, told as {verb}", "say", f"move-{verb}", **args)

    def refusal(self, rule: int, why: Sequence[int]) -> Iterator[Complaint]:
        """A refusal as the rules gave it; those of the table itself are told by the table."""
        id = self._game.rulebook.ids[rule]
        if id and not id.startswith("table."):
            yield from self._refused(id, dict(named(self._game.reasons.get(id, ()), why)))

    def ending(self, rule: int) -> Iterator[Complaint]:
        if not 0 < rule < len(self._game.rulebook.ids):
            yield "a game ends by a rule", f"the rule number {rule}"
            return
        id = self._game.rulebook.ids[rule]
        yield from self._try(f"the ending {id}", "ending", id)

    def news(self, rows: Any) -> Iterator[Complaint]:
        """What a move has caused, as sentences."""
        yield from wrong_news(self._game, rows)
        for k in range(1, int(rows[0][0]) + 1):
            if item := self._game.news.told([int(value) for value in rows[k]], None, reveal=True):
                yield from self.item(item)

    def item(self, item: dict[str, Any]) -> Iterator[Complaint]:
        """A piece of news as a sentence."""
        about = (f"{name}={value}" for name, value in item.items() if name != "news")
        yield from self._try(" ".join((f"the news {item['news']}", *about)), "news", item)

    def _refused(self, id: str, args: dict[str, Any]) -> Iterator[Complaint]:
        yield from self._try(f"the refusal {id}", "refusal", id, args)

    def _names(self, args: Sequence[Arg]) -> Iterator[Complaint]:
        """Where one thing of a kind has a name, all of them have."""
        for speech in self._speeches:
            for arg in args:
                missing = [slug for slug in arg.slugs or () if not speech.words.has(f"{arg.name}-{dashed(slug)}")]
                if missing and len(missing) < len(arg.slugs or ()):
                    yield "every thing has a name", f"{speech.words.language}: {arg.name}-{dashed(missing[0])}"

    def _try(self, what: str, how: str, *args: Any, **named: Any) -> Iterator[Complaint]:
        """Says it in every language, once."""
        key = how, repr(args), repr(named)
        if key in self._said:
            return
        self._said.add(key)
        for speech in self._speeches:
            try:
                getattr(speech, how)(*args, **named)
            except (WordsError, LookupError) as error:
                yield "everything can be told", f"{what}: {error}"


def _examples(verb: Verb) -> Iterator[dict[str, Any]]:
    """Arguments of news or reasons: the first of everything, then each thing in its place, and what may not be known."""
    first = {arg.name: 1 if arg.slugs is None else arg.slugs[0] for arg in verb.args}
    yield first
    for arg in verb.args:
        yield from ({**first, arg.name: None} for _ in range(arg.seen != "all"))
        yield from ({**first, arg.name: value} for value in (range(3) if arg.slugs is None else arg.slugs))


def wrong_news(game: Game, rows: Any) -> Iterator[Complaint]:
    """Complaints about news that are not what the table of news says."""
    count, verbs = int(rows[0][0]), game.news.verbs
    if count >= N_NEWS - 1:
        yield "a move causes less than fills the buffer of news", f"{count} of {N_NEWS - 1}"
    for k in range(1, count + 1):
        what, *values = (int(value) for value in rows[k])
        if not 0 <= what < len(verbs):
            yield "news have a number of the table", f"number {what} of {len(verbs)}"
            continue
        name, args = verbs[what].name, verbs[what].args
        for arg, value in zip(args, values, strict=False):
            if arg.slugs is not None and value not in (NONE, UNKNOWN) and not 0 <= value < len(arg.slugs):
                yield "news say what the table says", f"{name}: {arg.name} is number {value} of {len(arg.slugs)}"
        if any(values[len(args) :]):
            yield "news say what the table says", f"{name}: it has {len(args)} arguments, and more were given"


def wrong_facts(game: Game, states: Any, i: int) -> str:
    """Empty, or the fact that is not told, or out of its range, in a record."""
    told = []
    for junk in (JUNK, -JUNK):  # the row is used again and again: what is not written is what somebody else saw
        row = game.fact_row()
        row[:] = [junk] * len(row)
        facts_at(states, i, row)
        told.append([int(value) for value in row])
    for fact in game.layout.facts:
        at, size = game.layout.fact_at[fact.name], int(np.prod(game.layout.shape(fact)))
        once, twice = (row[at : at + size] for row in told)
        if once != twice:
            return f"{fact.name}: not all of it is told"
        if wrong := [n for n in once if n != UNKNOWN and not fact.meaning.low <= n <= fact.meaning.high]:
            return f"{fact.name} is {wrong[0]}, outside {fact.meaning.low}..{fact.meaning.high}"
    return ""
