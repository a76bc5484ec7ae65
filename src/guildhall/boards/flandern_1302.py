"""The six towns in a terminal, drawn from their polygons."""

import tomllib
from functools import cache
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from guildhall.boards import COLOURS, piece
from guildhall.core.speech import Speech
from guildhall.core.table import Table
from guildhall.games.flandern_1302.tables import FOLDER, GUILDS, TOWNS

REACH = 12  # a town reaches so far from its middle, in units of the plan; a character is one wide and two high
GREY, STONE = "#999999", "#e8e0d0"
Polygon = list[list[int]]


@cache
def _plan(area: str) -> tuple[dict[str, Polygon], dict[str, Polygon]]:
    """Spaces and outlines of special districts around the middle of an area: spot -> polygon."""
    board = tomllib.loads((FOLDER / "board.toml").read_text(encoding="utf-8"))
    x, y = next(row["origin"] for row in board["area"] if row["slug"] == area)

    def around(polygon: Polygon) -> Polygon:
        return [[a - x, b - y] for a, b in polygon]

    spaces = {row["spot"]: around(row["polygon"]) for row in board["space"] if row["area"] == area}
    specials = {row["host"]: around(row["outline"]) for row in board["special"] if row["area"] == area}
    return spaces, specials


def _inside(x: float, y: float, polygon: Polygon) -> bool:
    within = False
    for (a, b), (c, d) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (b > y) != (d > y) and x < (c - a) * (y - b) / (d - b) + a:
            within = not within
    return within


def draw(table: Table, viewer: int | None, language: str, width: int) -> RenderableType:
    """Towns, players, cards."""
    view, speech = table.view(viewer), Speech(table.game, table.seats, language)
    state = view["state"]
    towns = [_town(view, town, speech) for town in TOWNS if state["town"][town] != "unused"]
    parts: list[RenderableType] = [Columns(towns, width=2 * REACH + 4), _legend(state, speech), _players(view, speech)]
    parts.append(_cards(state, viewer, speech))
    return Group(*parts)


def _colours(state: dict[str, Any]) -> dict[str, str]:
    own = {guild: COLOURS[side] for side, guild in state["guild"].items()}
    return {**own, "armourers": GREY, "church": STONE}


def _mark(state: dict[str, Any], town: str, spot: str, guild: str, speech: Speech) -> str:
    """A district in a few letters: its guild, masters, cathedral; in brackets while it is a building site."""
    masters = 1 * (spot in state["printed"][town]["one"]) + 2 * (spot in state["printed"][town]["two"])
    masters += state["master"].count(f"{town}_{spot}")
    mark = "†" if guild == "church" else speech.words.name("guild", guild, "title")[0]
    mark += "♜" if spot in state["cathedral"][town] else "'" * masters
    return f"({mark})" if spot in state["site"][town] else mark


def _town(view: dict[str, Any], town: str, speech: Speech) -> Panel:
    state, held = view["state"], view["state"]["held"][town]
    spaces, specials = _plan(state["area"][town])
    shapes = {spot: specials[spot] if spot in state["special"][town] else polygon for spot, polygon in spaces.items()}
    lies = {spot: ground for ground, spots in held.items() if ground != "swallowed" for spot in spots}
    rows = [[(" ", "")] * (2 * REACH) for _ in range(REACH)]
    for r in range(REACH):
        for c in range(2 * REACH):
            x, y = c - REACH + 0.5, 2 * r - REACH + 1.01
            spot = next((spot for spot in lies if _inside(x, y, shapes[spot])), None)
            if spot is not None:
                rows[r][c] = _ground(lies[spot], state)
    for spot, ground in lies.items():
        label = spot if ground == "free" else "░" if ground == "covered" else _mark(state, town, spot, ground, speech)
        xs, ys = [p[0] for p in shapes[spot]], [p[1] for p in shapes[spot]]
        r, c = (min(ys) + max(ys) + 2 * REACH) // 4, (min(xs) + max(xs) + 2 * REACH) // 2 - len(label) // 2
        for k, letter in enumerate(label):
            rows[r][c + k] = (letter, rows[r][c][1])
    text = Text("\n").join(Text.assemble(*row) for row in rows)
    worth = speech.say("label-worth", count=view["facts"]["worth"][town])
    done = speech.say("label-scored") if state["town"][town] == "scored" else worth
    return Panel(text, title=f"{speech.words.name('town', town)} – {done}", width=2 * REACH + 4)


def _ground(ground: str, state: dict[str, Any]) -> tuple[str, str]:
    if ground in GUILDS:
        return " ", f"black on {_colours(state)[ground]}"
    return ("·", "dim") if ground == "free" else ("░", "dim")


def _legend(state: dict[str, Any], speech: Speech) -> Text:
    marks = [
        (f" {speech.words.name('guild', guild, 'title')} ", f"black on {c}") for guild, c in _colours(state).items()
    ]
    return Text(" ").join(Text(*mark) for mark in marks)


def _players(view: dict[str, Any], speech: Speech) -> Grid:
    state = view["state"]
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for label in ("player", "guild", "points", "influence", "hand", "played"):
        grid.add_column(speech.say(f"label-{label}"))
    for seat in range(view["seats"]):
        side = list(state["guild"])[seat]
        cards = {
            zone: [card for card, where in state["card"][side].items() if where == zone] for zone in ("hand", "played")
        }
        credited = [guild for other, guild in state["guild"].items() if state["credit"][other] == side]
        first = f" ({speech.say('label-first')})" if state["first"] == side else ""
        grid.add_row(
            f"{piece(side)} {speech.side(side)}{first}",
            ", ".join(speech.words.name("guild", guild, "title") for guild in credited),
            f"{view['points'][side]:g}",
            str(state["influence"][side]),
            *(", ".join(speech.words.name("card", card) for card in held) for held in cards.values()),
        )
    grid.add_row(speech.words.name("guild", "armourers", "title"), "", str(state["points"]["armourers"]), "", "", "")
    return grid


def _cards(state: dict[str, Any], viewer: int | None, speech: Speech) -> str:
    told = [speech.say("label-cubes", count=state["cubes"])]
    left = sum(n for pile in state["golden_left"].values() for n in pile.values())
    if left:
        told.append(speech.say("label-golden-left", count=left))
    if viewer is not None:
        golden = state["golden_now"][list(state["guild"])[viewer]]
        if golden != "none":
            told.append(speech.say("label-golden-now", golden=golden))
    return "   ".join(told)
