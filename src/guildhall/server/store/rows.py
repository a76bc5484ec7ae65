"""A table as it is stored."""

import json
import re
from dataclasses import dataclass, field
from functools import cached_property

from guildhall.core.log import Line

ABSENCE = re.compile("^absence: (.+)$", re.MULTILINE)


@dataclass
class Chair:
    """Who sits there. `bot` is the level of the bot that plays now, whoever the chair belongs to."""

    seat: int
    kind: str  # person, open, bot
    name: str
    bot: str = ""


@dataclass(frozen=True)
class Proposal:
    """A takeback to the state after a line, asked for after line n; void when the game has moved on."""

    seat: int
    line: int
    n: int
    agreed: frozenset[int]
    wanted: frozenset[int]  # seats whose consent is needed


@dataclass
class Row:
    """A table as it is stored."""

    id: str
    game: str
    header: str
    host: str
    created: float
    changed: float
    version: int
    over: bool
    summary: str
    plan: str = ""
    lines: list[Line] = field(default_factory=list)
    public: list[Line] = field(default_factory=list)  # the same lines as any onlooker may read them
    chairs: list[Chair] = field(default_factory=list)
    keys: dict[int, set[str]] = field(default_factory=dict)  # visitors by seat
    seals: dict[int, str] = field(default_factory=dict)  # of the decision that is open now
    links: dict[int, str] = field(default_factory=dict)  # hashes of the invitations that are out, by seat
    seen: dict[tuple[int, str], float] = field(default_factory=dict)  # when, by seat and visitor

    @property
    def gathering(self) -> bool:
        """Not dealt yet: somebody is still to come."""
        return self.header == ""

    @property
    def following(self) -> dict[str, str]:
        """The tables that follow a finished one, by deal."""
        return dict(json.loads(self.summary)["next"]) if '"next"' in self.summary else {}

    @cached_property
    def absence(self) -> str:
        """The table's rule for people who stay away: wait, or a level of bots and minutes."""
        if self.gathering:
            return str(json.loads(self.plan)["absence"]) if self.plan else "wait"
        found = ABSENCE.search(self.header.partition("\n\n")[0])
        return found[1] if found else "wait"
