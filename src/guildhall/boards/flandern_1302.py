"""The six towns in a terminal, drawn from their polygons."""

import tomllib
from collections.abc import Iterable
from functools import cache
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from guildhall.boards import COLOURS, SHAPES, piece
from guildhall.core.speech import Speech
from guildhall.core.table import Table
from guildhall.games.flandern_1302.state import PILE_ZONES
from guildhall.games.flandern_1302.tables import FOLDER, GUILDS, TOWNS
from guildhall.games.flandern_1302.tables import SHAPES as SHAPES_OF_TILES

REACH = 12  # a town reaches so far from its middle, in units of the plan; a character is one wide and two high
GREY, STONE = "#999999", "#e8e0d0"
INDENT = "    "
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
    """Towns, what is left beside them, players, cards."""
    view, speech = table.view(viewer), Speech(table.game, table.seats, language)
    state = view["state"]
    towns = [_town(view, town, speech) for town in TOWNS if state["town"][town] != "unused"]
    told = [*_beside(state, viewer, speech), *_players(view, viewer, speech)]
    when = speech.say("label-turn" if table.seats == 2 else "label-round", count=state["round_no"])
    marks = Text(speech.say("board-marks"), style="dim")
    stock = speech.say("board-stock"), _stock(view, speech)
    return Group(when, Columns(towns, padding=(0, 1)), marks, *stock, *map(_line, told))


def _line(told: str) -> RenderableType:
    """What does not fit into one line goes on below, indented."""
    return Padding(Text.from_markup(told.removeprefix(INDENT)), (0, 0, 0, len(INDENT) * told.startswith(INDENT)))


def _colours(state: dict[str, Any]) -> dict[str, str]:
    own = {guild: COLOURS[side] for side, guild in state["guild"].items()}
    return {**own, "armourers": GREY, "church": STONE}


def _sign(state: dict[str, Any], guild: str, speech: Speech) -> str:
    """Colour is never alone: a guild has the shape of its side, the Armourers a letter, the Church a cross."""
    if guild == "church":
        return "†"
    side = next((side for side, own in state["guild"].items() if own == guild), None)
    return SHAPES[side] if side else speech.words.name("guild", guild, "title")[0]


def _mark(state: dict[str, Any], town: str, spot: str, guild: str, speech: Speech) -> str:
    """A district in a few letters: its guild, masters, cathedral; in brackets while it is a building site."""
    masters = 1 * (spot in state["printed"][town]["one"]) + 2 * (spot in state["printed"][town]["two"])
    masters += state["master"].count(f"{town}_{spot}")
    mark = _sign(state, guild, speech) + ("♜" if spot in state["cathedral"][town] else "'" * masters)
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
        c = max(0, min(c, 2 * REACH - len(label)))
        for k, letter in enumerate(label):
            rows[r][c + k] = (letter, rows[r][c][1])
    text = Text("\n").join(Text.assemble(*row) for row in rows)
    how = "board-scored" if state["town"][town] == "scored" else "label-worth"
    done = speech.say(how, count=view["facts"]["worth"][town])
    return Panel(text, title=f"{speech.words.name('town', town)} – {done}", width=2 * REACH + 2, padding=0)


def _ground(ground: str, state: dict[str, Any]) -> tuple[str, str]:
    if ground in GUILDS:
        return " ", f"black on {_colours(state)[ground]}"
    return ("·", "dim") if ground == "free" else ("░", "dim")


def _stock(view: dict[str, Any], speech: Speech) -> Grid:
    """The guilds with their colours and points, and the districts they have left."""
    state = view["state"]
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(speech.say("label-points"), justify="right")
    for shape in SHAPES_OF_TILES:
        grid.add_column(speech.say(f"board-{shape}"))
    specials = " ".join(slug[-1].upper() for slug, left in state["church_left"].items() if left)
    for guild, colour in _colours(state).items():
        stock = {shape: list(left.values()) for shape, left in state["stock"][guild].items()}
        name = Text(
            f" {_sign(state, guild, speech)} {speech.words.name('guild', guild, 'title')} ", f"black on {colour}"
        )
        if guild == "church":
            more = speech.say("board-specials", letters=specials or speech.say("board-none"))
            grid.add_row(name, "", *(str(stock[shape][0]) for shape in SHAPES_OF_TILES), more)
        else:
            left = (" ".join(map(str, stock[shape])) for shape in SHAPES_OF_TILES)
            grid.add_row(name, str(state["points"][guild]), *left)
    return grid


def _players(view: dict[str, Any], viewer: int | None, speech: Speech) -> list[str]:
    """Every seat with its guilds and cards; hands lie open, since they can be worked out."""
    state, seats, told = view["state"], view["seats"], []
    for side in list(state["guild"])[:seats]:
        credited = [guild for other, guild in state["guild"].items() if state["credit"][other] == side]
        told.append(
            f"{piece(side)} "
            + speech.say(
                "board-player" if seats > 2 else "board-player-two",
                name=speech.side(side),
                first="yes" if state["first"] == side else "no",
                guilds=", ".join(speech.words.name("guild", guild, "title") for guild in credited),
                points=f"{view['points'][side]:g}",
                influence=state["influence"][side],
            )
        )
        for zone in ("hand", "played"):
            cards = [card for card, where in state["card"][side].items() if where == zone]
            told.append(INDENT + speech.say(f"board-{zone}", cards=_cards(cards, speech)))
    order = [side for side in state["order"] if side != "none"]
    if order:
        plays = ((side, state["played"][side], state["played_influence"][side]) for side in order)
        names = (
            f"{speech.side(side)} ({speech.words.name('card', card)}{' +' + str(n) if n else ''})"
            for side, card, n in plays
        )
        told.append(speech.say("board-order", order=", ".join(names)))
    me = list(state["guild"])[viewer] if viewer is not None else None
    if me and state["chosen"][me] != "none":
        told.append(speech.say("board-secret", card=state["chosen"][me], influence=str(state["chosen_influence"][me])))
    return told


def _cards(cards: Iterable[str], speech: Speech, kind: str = "card") -> str:
    return ", ".join(speech.words.name(kind, card) for card in cards) or speech.say("board-none")


def _beside(state: dict[str, Any], viewer: int | None, speech: Speech) -> list[str]:
    """What lies beside the towns: pieces, and the golden cards or the shared pile."""
    left = {"cubes": state["cubes"], "cathedrals": state["cathedrals"], "masters": state["master"].count("none")}
    if state["seats"] == 2:
        return [speech.say("board-pieces-two", **left), *_shared(state, speech)]
    told, back = [speech.say("board-pieces", **left)], state["golden_back"]
    unseen = {pile: {golden: n for golden, n in row.items() if n} for pile, row in state["golden_left"].items()}
    in_pile = sum(sum(row.values()) for row in unseen.values()) - (back != "none")
    told.append(speech.say("board-golden", count=in_pile, letter=back if back == "none" else back.upper()))
    mine = state["golden_now"][list(state["guild"])[viewer]] if viewer is not None else "none"
    if mine != "none":
        told.append(INDENT + speech.say("board-golden-now", golden=mine))
    for pile, row in unseen.items():
        cards = ", ".join(f"{n} {speech.words.name('golden', golden)}" for golden, n in row.items())
        if cards:
            told.append(speech.say("board-unseen", letter=pile.upper(), cards=cards))
    return told


def _shared(state: dict[str, Any], speech: Speech) -> list[str]:
    """The pile of the guilds under influence, and what lies face up beside it."""
    sides = list(state["guild"])[2:]
    lie = {
        side: {zone: [c for c, where in state["shared"][side].items() if where == zone] for zone in PILE_ZONES}
        for side in sides
    }
    told = [speech.say("board-shared", count=sum(len(zones["pile"]) for zones in lie.values()))]
    for name, zone in (("board-beside", "discarded"), ("board-shared-gone", "gone")):
        for side, zones in lie.items():
            if zones[zone]:
                told.append(speech.say(name, guild=state["guild"][side], cards=_cards(zones[zone], speech)))
    return told
