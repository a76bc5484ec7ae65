"""The vocabulary of effects: what cards, tiles and tokens do, as rows of numbers that rules/operations.py carries out.

An effect is a table with an `op`:

    hire        n pawns from the supply; to: guildhall (if nothing is said), plantation, tile (with suits)
    move        n pawns from the zones in `from`; to: tile (with suits), neighbour, plantation, same_tile (of what set it off);
                min: 1 is "up to", 0 is "may"; same_destination, same_origin
    draw        n action cards; when: now, end (of the turn)
    neutral     n neutral pawns
    score       n points
    mayoral     n mayoral cards to choose one from
    replace     an opposing pawn by one from the Guildhall; where: tile, plantation
    swap        an own pawn on a tile and an opposing one on another
    beadle      goes to another guild
    each_time   event: hire, move; source: basic, any; suit (of the tile moved to); do; limit: for the rest of the turn
    turn_rule   rule: any_suit, discount (n): for the rest of the turn
    if          cond: done_this_round (event), most_on_plantation; then; else

A number n may grow: n + each * count (masters, of a suit, or own_on_plantation), `most` at most.

Effects in a row are a program, and all programs lie in one table of rows. An `if` becomes jumps; what an `each_time` sets
off lies in a program of its own.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from guildhall.core.components import ComponentError
from guildhall.core.fields import NONE

SUITS = ("compass", "anchor", "cross", "scythe", "crown")
ANY_SUIT = (1 << len(SUITS)) - 1
OPS = (
    "hire",
    "move",
    "draw",
    "neutral",
    "score",
    "mayoral",
    "replace",
    "swap",
    "beadle",
    "each_time",
    "turn_rule",
    "if",
)
HIRE, MOVE, DRAW, NEUTRAL, SCORE, MAYORAL, REPLACE, SWAP, BEADLE, EACH_TIME, TURN_RULE, IF = range(len(OPS))
JUMP = len(OPS)  # made from an `if`
ZONES = ("guildhall", "tile", "master", "plantation")
FROM_GUILDHALL, FROM_TILE, FROM_MASTER, FROM_PLANTATION = (1 << zone for zone in range(len(ZONES)))
GOALS = ("guildhall", "plantation", "tile", "neighbour", "same_tile")
TO_GUILDHALL, TO_PLANTATION, TO_TILE, TO_NEIGHBOUR, TO_SAME = range(len(GOALS))
EVENTS = ("hire", "move", "plantation")
HIRED, MOVED, SENT = range(len(EVENTS))
COUNTERS = ("masters", "own_on_plantation")
MASTERS, ON_PLANTATION = range(len(COUNTERS))
CONDITIONS = ("done_this_round", "most_on_plantation")
DONE_THIS_ROUND, MOST_ON_PLANTATION = range(len(CONDITIONS))
TURN_RULES = ("any_suit", "discount")
MATCH_ANY, DISCOUNT = range(len(TURN_RULES))
MOST_MAYORAL = 3  # as many as can be looked at: one is kept, one of two others goes first to the bottom
UNLIMITED = 127

KEYS = {
    "hire": {"n", "each", "count", "of", "most", "to", "suits"},
    "move": {"n", "min", "from", "to", "suits", "same_destination", "same_origin"},
    "draw": {"n", "each", "count", "of", "most", "when"},
    "neutral": {"n"},
    "score": {"n", "each", "count", "of", "most"},
    "mayoral": {"n"},
    "replace": {"where"},
    "swap": set(),
    "beadle": set(),
    "each_time": {"event", "source", "suit", "do", "limit"},
    "turn_rule": {"rule", "n"},
    "if": {"cond", "event", "then", "else"},
}
REWARDS = ("hire", "move", "draw", "neutral", "score", "mayoral")  # what tiles, tokens and plantations can give


class Row(NamedTuple):
    """One step of a program."""

    op: int
    n: int = 0
    each: int = 0
    counter: int = NONE
    of: int = ANY_SUIT
    most: int = UNLIMITED
    least: int = 0  # pawns that must be moved if possible
    zones: int = 0
    goal: int = NONE
    suits: int = ANY_SUIT
    same_goal: int = 0
    same_origin: int = 0
    now: int = 0
    event: int = NONE
    basic: int = 0
    do: int = NONE  # first row of what an each_time sets off
    do_end: int = NONE
    rule: int = NONE  # turn rule, or condition
    to: int = NONE  # where a jump, or an `if` that is not so, goes on


class Program:
    """All programs, in one table."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def add(self, effects: Sequence[Any], where: str, reward: bool = False) -> tuple[int, int]:
        """Appends a program; returns where it begins and ends. `where` names file and row for complaints."""
        for effect in effects:
            complaint = _complaint(effect, reward)
            if complaint:
                raise ComponentError(f"{where}: {complaint}")
        apart = [self._do(effect, where) for effect in effects]  # before the first row: a program lies in one piece
        start = len(self.rows)
        for effect, do in zip(effects, apart, strict=True):
            if effect["op"] == "if":
                self._add_if(effect, where)
            else:
                self.rows.append(_row(effect)._replace(do=do[0], do_end=do[1]))
        return start, len(self.rows)

    def _do(self, effect: Any, where: str) -> tuple[int, int]:
        return self.add(effect["do"], where) if effect["op"] == "each_time" else (NONE, NONE)

    def _add_if(self, effect: Any, where: str) -> None:
        condition = len(self.rows)
        self.rows.append(_row(effect))
        for branch in ("then", "else"):
            if any(each["op"] in ("each_time", "if") for each in effect.get(branch, [])):
                raise ComponentError(f"{where}: an if holds no each_time and no if")
        self.add(effect["then"], where)
        jump = len(self.rows)
        self.rows.append(Row(JUMP))
        self.rows[condition] = self.rows[condition]._replace(to=len(self.rows))
        self.add(effect.get("else", []), where)
        self.rows[jump] = self.rows[jump]._replace(to=len(self.rows))

    def column(self, name: str) -> list[int]:
        return [getattr(row, name) for row in self.rows]


def suit_set(suits: Sequence[str]) -> int:
    """Suits as bits."""
    return sum(1 << SUITS.index(suit) for suit in suits)


def zone_set(zones: Sequence[str]) -> int:
    """Zones as bits."""
    return sum(1 << ZONES.index(zone) for zone in zones)


def _row(effect: Any) -> Row:
    op = effect["op"]
    n = effect.get("n", 0)
    suits = suit_set(effect["suits"]) if "suits" in effect else ANY_SUIT
    if "suit" in effect:
        suits = suit_set([effect["suit"]])
    goal = effect.get("to", "guildhall" if op == "hire" else effect.get("where"))
    rule = NONE
    if op == "turn_rule":
        rule = TURN_RULES.index(effect["rule"])
    elif op == "if":
        rule = CONDITIONS.index(effect["cond"])
    return Row(
        OPS.index(op),
        n=n,
        each=effect.get("each", 0),
        counter=COUNTERS.index(effect["count"]) if "count" in effect else NONE,
        of=suit_set([effect["of"]]) if "of" in effect else ANY_SUIT,
        most=effect.get("most", effect.get("limit", UNLIMITED)),
        least=effect.get("min", n),
        zones=zone_set(effect.get("from", [])),
        goal=GOALS.index(goal) if goal else NONE,
        suits=suits,
        same_goal=int(effect.get("same_destination", False)),
        same_origin=int(effect.get("same_origin", False)),
        now=int(effect.get("when") == "now"),
        event=EVENTS.index(effect["event"]) if "event" in effect else NONE,
        basic=int(effect.get("source") == "basic"),
        rule=rule,
    )


def _complaint(effect: Any, reward: bool) -> str:
    """Empty, or what is wrong with an effect."""
    op = effect.get("op") if isinstance(effect, dict) else None
    if op not in OPS:
        return f"{effect!r} has no op of the vocabulary ({', '.join(OPS)})"
    if reward and op not in REWARDS:
        return f"{op} cannot be a reward; these can: {', '.join(REWARDS)}"
    for key in effect.keys() - KEYS[op] - {"op"}:
        return f"{op} knows no {key}"
    wanted = {
        "to": GOALS,
        "when": ("now", "end"),
        "where": ("tile", "plantation"),
        "event": EVENTS,
        "source": ("basic", "any"),
        "count": COUNTERS,
        "of": SUITS,
        "suit": SUITS,
        "rule": TURN_RULES,
        "cond": CONDITIONS,
    }
    for key, values in wanted.items():
        if key in effect and effect[key] not in values:
            return f"{key} of {op} is {effect[key]!r}, not one of {', '.join(values)}"
    for key, values in (("suits", SUITS), ("from", ZONES)):
        if any(value not in values for value in effect.get(key, [])):
            return f"{key} of {op} names more than {', '.join(values)}"
    if "n" in KEYS[op] and op != "turn_rule" and not 0 <= effect.get("n", -1) < UNLIMITED:
        return f"{op} needs a number n from 0 on"
    if op == "mayoral" and not 1 <= effect["n"] <= MOST_MAYORAL:
        return f"mayoral draws 1 to {MOST_MAYORAL} cards"
    if op == "move" and (not effect.get("from") or effect.get("to") in (None, "guildhall")):
        return "move needs zones in `from` and a goal in `to`"
    if op in ("draw", "each_time", "replace", "if") and not ({"when", "source", "where", "cond"} & effect.keys()):
        return f"{op} is incomplete"
    if reward and effect.get("when") == "end":
        return "a reward is drawn now: it is nobody's turn"
    return _loops(effect) if op == "each_time" else ""


def _loops(effect: Any) -> str:
    """What an each_time sets off must not set it off again, or a turn would never end."""
    if effect["event"] not in ("hire", "move") or not effect.get("do"):
        return "each_time goes with an event hire or move, and something to do"
    for done in effect["do"]:
        if done.get("op") not in REWARDS:
            return f"each_time cannot do {done.get('op')}"
        again = done["op"] == effect["event"] and done.get("to") != "plantation"
        if again and effect["source"] == "any":
            return f"each_time {effect['event']} with source any would set itself off"
    return ""
