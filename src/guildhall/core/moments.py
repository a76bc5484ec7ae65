"""Who is asked what: a game declares its moments once, and the functions that ask and answer are generated from that.

    ASKED = Moments(
        __name__,
        LAYOUT,
        ACTIONS,
        Moment("bid", Answer("bid", forbids_bid, bid), marks=legal_bids),
        Moment("lots", Answer("keep", forbids_keep, keep), Answer("swap", forbids_swap, swap)),
        Moment("between"),
    )
    forbids, legal, carry_out = ASKED.forbids, ASKED.legal, ASKED.carry_out

At a moment without answers nobody is asked. A table that does not fit the game is refused when the game is imported.
"""

import inspect
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from guildhall.core.actions import Actions
from guildhall.core.compile import fn, frozen, leaf
from guildhall.core.fields import NONE, Layout
from guildhall.core.rules import NOT_NOW, out_of_turn

Rule = Callable[..., Any]


@leaf
def clear(mask, low, high):  # type: ignore[no-untyped-def]
    """No move of a range is marked: what `marks` begins with."""
    for a in range(low, high):
        mask[a] = 0


class MomentsError(TypeError):
    """A table of moments does not fit the game; one sentence says where."""


class Answer(NamedTuple):
    """A verb that answers a moment.

    `forbids(s, me, *arguments)` gives 0 or the rule that forbids the move (None in its place: none ever does);
    `carries_out(s, me, *arguments, news)` makes it. The arguments are those of the verb, or the game's `parts`.
    """

    verb: str
    forbids: Rule | None
    carries_out: Rule


class Moment:
    """What may be done at one moment.

    `marks(s, me, mask)` -> low, high, count does the work of `legal` for a seat that is asked, where a game knows a faster
    way than asking about every move.
    """

    def __init__(self, name: str, *answers: Answer, marks: Rule | None = None):
        self.name, self.answers, self.marks = name, answers, marks


class Moments:
    """The table, and what is generated from it.

    - `forbids(s, me, a)`: 0, or the first rule that forbids a move; `forbids_now` the same for a seat that is asked.
    - `legal(s, seat, mask)` -> low, high, count: marks the legal moves in the range of the present moment.
    - `carry_out(s, me, a, news)`: one move as it stands.
    - `spans`: [moment, from and to] the numbers of the moves that answer it.

    `module` (its `__name__`) is the one that declares the table: what is generated is compiled and kept as a part of it.
    `parts`: [action, …] what answers take instead of the verb's arguments, each as many as it has parameters.
    """

    def __init__(
        self,
        module: str,
        layout: Layout,
        actions: Actions,
        *moments: Moment,
        parts: Sequence[Sequence[int]] | None = None,
    ):
        names = layout.axes["moment"]
        assert not isinstance(names, int)
        self._table, self._actions, self._free = moments, actions, parts is not None
        self._number = {name: n for n, name in enumerate(names)}
        self._verbs = list(actions.verbs)
        self._check()
        verb_of = [actions.parts(a)[0] for a in range(len(actions))]
        answers = {moment.name: {answer.verb for answer in moment.answers} for moment in moments}
        self.spans = frozen(_span([a for a, verb in enumerate(verb_of) if verb in answers[name]]) for name in names)
        width = max(len(verb.args) for verb in actions.verbs.values())
        self._room: dict[str, Any] = {
            "SPANS": self.spans,
            "VERB": frozen(self._verbs.index(verb) for verb in verb_of),
            "PARTS": frozen(actions.arguments(width, NONE) if parts is None else parts),
            "N_ACTIONS": len(actions),
            "NOT_NOW": NOT_NOW,
            "out_of_turn": out_of_turn,
        }
        made = _made(self.text(), module, self._room)
        self.forbids, self.forbids_now, self.legal, self.carry_out = (made[name] for name in MADE)

    def _check(self) -> None:
        """Every moment of the layout is declared once, every verb is allowed somewhere."""
        declared = [moment.name for moment in self._table]
        if sorted(declared) != sorted(self._number):
            raise MomentsError(f"the layout has the moments {[*self._number]}, the table declares {declared}")
        allowed = {answer.verb for moment in self._table for answer in moment.answers}
        if unknown := sorted(allowed - {*self._verbs}):
            raise MomentsError(f"there are no such verbs: {unknown}")
        if useless := [verb for verb in self._verbs if verb not in allowed]:
            raise MomentsError(f"no moment allows these verbs: {useless}")
        for moment in self._table:
            if len({answer.verb for answer in moment.answers}) < len(moment.answers):
                raise MomentsError(f"{moment.name}: a verb answers twice")

    # What is generated: one text, compiled and plain.

    def text(self) -> str:
        forbidding = [self._verbs_of(moment, "forbids") for moment in self._table]
        carrying = [self._verbs_of(moment, "carries_out") for moment in self._table]
        marking = [f"        return {self._name(m.marks)}(s, seat, mask)\n" if m.marks else "" for m in self._table]
        return TEXT.format(
            forbidding=self._ladder(forbidding), marking=self._ladder(marking), carrying=self._ladder(carrying)
        )

    def _ladder(self, bodies: Sequence[str]) -> str:
        """Each body under its moments; equal ones stand once."""
        under: dict[str, list[str]] = {}
        for moment, body in zip(self._table, bodies, strict=True):
            if body:
                under.setdefault(body, []).append(moment.name)
        text = ""
        for body, names in under.items():
            test = " or ".join(f"moment == {self._number[name]}" for name in names)
            text += f"    {'el' if text else ''}if {test}:  # {', '.join(names)}\n{body}"
        return text

    def _verbs_of(self, moment: Moment, what: str) -> str:
        """The answers to one moment."""
        text = ""
        for answer in moment.answers:
            rule, number = getattr(answer, what), self._verbs.index(answer.verb)
            done = self._call(moment, answer, rule, ["news"] if what == "carries_out" else []) if rule else "0"
            text += f"        {'el' if text else ''}if verb == {number}:  # {answer.verb}\n"
            text += f"            {'return ' if what == 'forbids' else ''}{done}\n"
        return text

    def _call(self, moment: Moment, answer: Answer, rule: Any, last: list[str]) -> str:
        args = self._actions.verbs[answer.verb].args
        parameters = list(inspect.signature(getattr(rule, "py_func", rule)).parameters)
        takes = len(parameters) - 2 - len(last)
        if takes < 0 or (takes != len(args) and not self._free) or (parameters[-1] == "news") != bool(last):
            wanted = ", ".join(["s", "me", *(arg.name for arg in args), *last])
            raise MomentsError(f"{moment.name}, {answer.verb}: {rule.__name__} should take ({wanted})")
        return f"{self._name(rule)}({', '.join(['s', 'me', *(f'PARTS[a][{k}]' for k in range(takes)), *last])})"

    def _name(self, rule: Any) -> str:
        name = str(rule.__name__)
        if name in MADE or self._room.setdefault(name, rule) is not rule:
            raise MomentsError(f"two different functions are called {name}")
        return name


TEXT = """
def forbids(s, me, a):
    rule = out_of_turn(s, me, a, N_ACTIONS)
    return rule if rule else forbids_now(s, me, a)


def forbids_now(s, me, a):
    moment, verb = s.moment, VERB[a]
{forbidding}    return NOT_NOW


def legal(s, seat, mask):
    if not s.to_act >> seat & 1:
        return 0, 0, 0
    moment = s.moment
{marking}    low, high, count = SPANS[moment][0], SPANS[moment][1], 0
    for a in range(low, high):
        mask[a] = forbids_now(s, seat, a) == 0
        count += mask[a]
    return low, high, count


def carry_out(s, me, a, news):
    moment, verb = s.moment, VERB[a]
{carrying}"""
MADE = ("forbids", "forbids_now", "legal", "carry_out")


def _span(answers: list[int]) -> tuple[int, int]:
    return (min(answers), max(answers) + 1) if answers else (0, 0)


def _made(text: str, module: str, room: dict[str, Any]) -> dict[str, Any]:
    """The functions of a text, as if they stood at the end of the module: by its file the cache knows them."""
    path = sys.modules[module].__file__
    assert path, "a module without a file cannot be cached"
    below = Path(path).read_text(encoding="utf-8").count("\n") + 1
    room["__name__"] = module
    exec(compile("\n" * below + text, path, "exec"), room)
    room |= {name: fn(room[name]) for name in MADE}
    return room
