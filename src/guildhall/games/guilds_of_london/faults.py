"""What is wrong with an effect in a component file, in a sentence: nothing else may become a row of a program."""

from typing import Any

from guildhall.games.guilds_of_london.effects import (
    CONDITIONS,
    COUNTERS,
    EVENTS,
    GOALS,
    MOST_MAYORAL,
    OPS,
    REWARDS,
    SUITS,
    TURN_RULES,
    UNLIMITED,
    ZONES,
)

GROWING = {"each", "count", "of", "most"}
# Of every op what it must say, and what it may say besides.
NEEDED = {
    "hire": {"n"},
    "move": {"n", "from", "to"},
    "draw": {"n", "when"},
    "neutral": {"n"},
    "score": {"n"},
    "mayoral": {"n"},
    "replace": {"where"},
    "swap": set(),
    "beadle": set(),
    "each_time": {"event", "source", "do"},
    "turn_rule": {"rule"},
    "if": {"cond", "then"},
}
ALLOWED = {
    "hire": {*GROWING, "to", "suits"},
    "move": {"min", "suits", "same_destination", "same_origin"},
    "draw": GROWING,
    "score": GROWING,
    "each_time": {"suit", "limit"},
    "turn_rule": {"n"},
    "if": {"event", "else"},
}
NUMBERS = ("n", "min", "each", "most", "limit")
FLAGS = ("same_destination", "same_origin")
WORDS = {
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
LISTS = {"suits": SUITS, "from": ZONES}
PARTS = ("do", "then", "else")
HIRE_TO = ("guildhall", "plantation", "tile")
MOVE_TO = ("tile", "neighbour", "plantation", "same_tile")


def complaint(effect: Any, reward: bool = False) -> str:
    """Empty, or what is wrong with an effect."""
    op = effect.get("op") if isinstance(effect, dict) else None
    if op not in OPS:
        return f"{effect!r} has no op of the vocabulary ({', '.join(OPS)})"
    if reward and op not in REWARDS:
        return f"{op} cannot be a reward; these can: {', '.join(REWARDS)}"
    for key in sorted(effect.keys() - NEEDED[op] - ALLOWED.get(op, set()) - {"op"}):
        return f"{op} knows no {key}"
    for key in sorted(NEEDED[op] - effect.keys()):
        return f"{op} needs {key}, which is missing"
    for key in effect:
        if fault := _misspelt(op, key, effect[key]):
            return fault
    if reward and effect.get("when") == "end":
        return "a reward is drawn now: it is nobody's turn"
    return _senseless(op, effect)


def _misspelt(op: str, key: str, value: Any) -> str:
    """A value of the wrong kind."""
    if key in NUMBERS and (type(value) is not int or not 0 <= value < UNLIMITED):
        return f"{key} of {op} is {value!r}, not a whole number from 0 to {UNLIMITED - 1}"
    if key in FLAGS and type(value) is not bool:
        return f"{key} of {op} is {value!r}, not true or false"
    if key in WORDS and value not in WORDS[key]:
        return f"{key} of {op} is {value!r}, not one of {', '.join(WORDS[key])}"
    if key in LISTS and not (isinstance(value, list) and value and all(each in LISTS[key] for each in value)):
        return f"{key} of {op} is {value!r}, not a list of some of {', '.join(LISTS[key])}"
    if key in PARTS and not (isinstance(value, list) and all(isinstance(each, dict) for each in value)):
        return f"{key} of {op} is {value!r}, not a list of effects"
    return ""


def _senseless(op: str, effect: Any) -> str:
    """Words that are known but do not go together."""
    n, goal = effect.get("n", 0), effect.get("to", "guildhall")
    if ("count" in effect) != bool(GROWING & effect.keys()) or (
        "count" in effect and not {"each", "most"} <= effect.keys()
    ):
        return f"a number of {op} that grows needs count, each and most"
    if "of" in effect and effect["count"] != "masters":
        return f"of goes with count masters, not with {effect['count']}"
    if op in REWARDS and n == 0 and "count" not in effect:
        return f"n of {op} is 0: it would do nothing"
    if op == "mayoral" and n > MOST_MAYORAL:
        return f"mayoral draws 1 to {MOST_MAYORAL} cards"
    if op == "hire" and goal not in HIRE_TO:
        return f"hire goes to {', '.join(HIRE_TO)}, not to {goal}"
    if op == "move" and goal not in MOVE_TO:
        return f"move goes to {', '.join(MOVE_TO)}, not to {goal}"
    if "suits" in effect and goal != "tile":
        return f"suits go with a {op} to a tile, not to {goal}"
    if effect.get("min", 0) > n:
        return f"min of {op} is {effect['min']}, more than n, which is {n}"
    if op == "turn_rule" and (effect["rule"] == "discount") != (n > 0):
        return "turn_rule discount needs a number n from 1 on, and any_suit has none"
    if op == "if":
        return _undecided(effect)
    return _loops(effect) if op == "each_time" else ""


def _undecided(effect: Any) -> str:
    """A condition that asks for nothing, or holds what an if cannot hold."""
    if (effect["cond"] == "done_this_round") != ("event" in effect):
        return "if done_this_round needs an event, and no other condition has one"
    if any(each.get("op") in ("each_time", "if") for branch in ("then", "else") for each in effect.get(branch, [])):
        return "an if holds no each_time and no if"
    return ""


def _loops(effect: Any) -> str:
    """What an each_time sets off must not set it off again, or a turn would never end."""
    if effect["event"] not in ("hire", "move") or not effect["do"]:
        return "each_time goes with an event hire or move, and something to do"
    if "suit" in effect and effect["event"] != "move":
        return "suit of each_time is that of the tile moved to: it goes with the event move"
    for done in effect["do"]:
        if done.get("op") not in REWARDS:
            return f"each_time cannot do {done.get('op')}"
        if done.get("to") == "same_tile" and effect["event"] != "move":
            return "same_tile is where a pawn has moved to: it goes with the event move"
        again = done["op"] == effect["event"] and done.get("to") != "plantation"
        if again and effect["source"] == "any":
            return f"each_time {effect['event']} with source any would set itself off"
    return ""
