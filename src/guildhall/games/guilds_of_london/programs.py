"""Effects become programs: rows of numbers in one table."""

from collections.abc import Sequence
from typing import Any

from guildhall.core.components import ComponentError
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.effects import (
    ANY_SUIT,
    CONDITIONS,
    COUNTERS,
    EVENTS,
    GOALS,
    JUMP,
    OPS,
    SUITS,
    TURN_RULES,
    UNLIMITED,
    ZONES,
    Row,
)
from guildhall.games.guilds_of_london.faults import complaint


class Program:
    """All programs, in one table."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def add(self, effects: Sequence[Any], where: str, reward: bool = False) -> tuple[int, int]:
        """Appends a program; returns where it begins and ends. `where` names file and row for complaints."""
        for effect in effects:
            if fault := complaint(effect, reward):
                raise ComponentError(f"{where}: {fault}")
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
        least=effect.get("min", 1 if op == "swap" else n),
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
