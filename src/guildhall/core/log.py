"""The log is the truth: a header, and lines `n seat move; move; …`. The state of a table is its replay."""

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

FORMAT = "guildhall log 1"
KEYS = ("game", "rules", "components", "table", "seats", "options", "absence", "seed", "seed_hash", "start", "names")
TAKEBACK = "takeback"
ABSENCE = re.compile("[a-z]{1,20} [0-9]{1,6}")  # a level of bots, and minutes
NAME = re.compile(r"[^\x00-\x1f\x7f-\x9f\u2028\u2029]{0,40}")
NUMBER = re.compile("[0-9]{1,9}")
SEED_BITS = 128


class SeedError(ValueError):
    """A seed is out of range."""


class LogError(ValueError):
    """A log cannot be read or replayed; one sentence says why."""


@dataclass(frozen=True)
class Line:
    """One committed draft, or a takeback."""

    n: int
    seat: int
    moves: tuple[str, ...]

    @property
    def takeback(self) -> int | None:
        """The line that a takeback goes back to."""
        words = self.moves[0].split()
        return int(words[1]) if words[0] == TAKEBACK else None

    def __str__(self) -> str:
        return f"{self.n} {self.seat} {'; '.join(self.moves)}"


@dataclass
class Log:
    """Header and lines of one table. With the seed it is a secret until the game is over."""

    game: str
    rules: int
    components: str
    table: str
    seats: int
    options: dict[str, str]
    seed: int | None  # None: begun from a position, or redacted
    seed_hash: str
    start: dict[str, Any] | None = None
    lines: list[Line] = field(default_factory=list)
    absence: str = ""  # who may play for a person who stays away, and after how many minutes; empty: nobody
    names: list[str] = field(default_factory=list)  # of the players, by seat, where somebody wrote them down

    def __str__(self) -> str:
        header = {
            "game": self.game,
            "rules": self.rules,
            "components": self.components,
            "table": self.table,
            "seats": self.seats,
            "options": " ".join(f"{name}={value}" for name, value in self.options.items()),
            "absence": self.absence,
            "seed": "none" if self.seed is None else f"{self.seed:032x}",
            "seed_hash": self.seed_hash,
            "start": json.dumps(self.start, separators=(",", ":")) if self.start is not None else "",
        }
        if any(self.names):
            header["names"] = json.dumps(self.names, ensure_ascii=False)
        top = [FORMAT, *(f"{key}: {value}".rstrip() for key, value in header.items() if value != "")]
        return "\n".join([*top, "", *map(str, self.lines), ""])

    def redacted(self, lines: Iterable[Line]) -> "Log":
        """The same header without the secrets, over lines made for other eyes."""
        return replace(self, seed=None, start=None, lines=list(lines))

    @classmethod
    def parse(cls, text: str) -> "Log":
        """Reads a log; raises LogError with the line that is wrong."""
        top, _, body = text.replace("\r\n", "\n").partition("\n\n")
        header = _header(top)
        try:
            log = cls(
                game=header["game"],
                rules=int(header["rules"]),
                components=header["components"],
                table=header["table"],
                seats=int(header["seats"]),
                options=dict(pair.split("=", 1) for pair in header.get("options", "").split()),
                seed=None if header["seed"] == "none" else int(header["seed"], 16),
                seed_hash=header["seed_hash"],
                start=json.loads(header["start"]) if "start" in header else None,
                absence=header.get("absence", ""),
                names=_names(header),
            )
            if log.absence and not ABSENCE.fullmatch(log.absence):
                raise ValueError("absence is the level of a bot and minutes")
            if log.seed is not None and not 0 <= log.seed < 1 << SEED_BITS:
                raise ValueError(f"the seed has more than {SEED_BITS} bits")
        except KeyError as error:
            raise LogError(f"the header of the log has no {error.args[0]}") from None
        except ValueError as error:
            raise LogError(f"the header of the log cannot be read: {error}") from None
        for number, line in enumerate((line for line in body.split("\n") if line.strip()), 1):
            log.lines.append(_line(line, number))
        return log


def in_force(lines: Sequence[Line]) -> list[int]:
    """The numbers of the lines that no takeback has undone, from line 0 on; a takeback is such a line itself."""
    standing = [0]
    for line in lines:
        if line.takeback is not None:
            del standing[standing.index(line.takeback) + 1 :]
        standing.append(line.n)
    return standing


def taken_back(lines: Sequence[Line]) -> list[int]:
    """The lines that were undone by the takebacks at the end, and can be made again; none after any other line."""
    last = len(lines)
    while last and lines[last - 1].takeback is not None:
        last -= 1
    if last == len(lines):
        return []
    now = set(in_force(lines))
    return [n for n in in_force(lines[:last]) if n not in now and lines[n - 1].takeback is None]


def with_names(text: str, names: Sequence[str]) -> str:
    """A log as text, with the names of its players written down."""
    top, _, body = text.partition("\n\n")
    return f"{top}\nnames: {json.dumps(list(names), ensure_ascii=False)}\n\n{body}" if any(names) else text


def seed_hash(table: str, seed: int | None) -> str:
    """What is published at the start, so that the seed shown at the end can be believed."""
    return "none" if seed is None else hashlib.sha256(f"{table}:{seed:032x}".encode()).hexdigest()


def _header(top: str) -> dict[str, str]:
    first, *rest = top.strip().split("\n")
    if first.strip() != FORMAT:
        raise LogError(f"this is no log of Guildhall: it does not begin with {FORMAT!r}")
    header: dict[str, str] = {}
    for line in rest:
        key, colon, value = line.partition(":")
        if not colon or key not in KEYS or key in header:
            raise LogError(f"the header of the log has a line that cannot be read: {line[:60]!r}")
        header[key] = value.strip()
    return header


def _names(header: dict[str, str]) -> list[str]:
    names: Any = json.loads(header.get("names", "[]"))
    fit = isinstance(names, list) and all(isinstance(name, str) and NAME.fullmatch(name) for name in names)
    if not fit or len(names) not in (0, int(header["seats"])):
        raise ValueError("names are a list in JSON, of up to 40 letters for each seat")
    return list(names)


def _line(text: str, number: int) -> Line:
    n, _, rest = text.partition(" ")
    seat, _, moves = rest.partition(" ")
    steps = tuple(" ".join(step.split()) for step in moves.split(";"))
    if not (NUMBER.fullmatch(n) and NUMBER.fullmatch(seat) and all(steps)):
        raise LogError(f"line {number} of the log is not `n seat move; move`: {text[:60]!r}")
    if int(n) != number:
        raise LogError(f"line {number} of the log is numbered {n}: lines are missing or out of order")
    words = steps[0].split()
    if words[0] == TAKEBACK and (len(steps) != 1 or len(words) != 2 or not NUMBER.fullmatch(words[1])):
        raise LogError(f"line {number} of the log is no takeback: {text[:60]!r}")
    return Line(number, int(seat), steps)
