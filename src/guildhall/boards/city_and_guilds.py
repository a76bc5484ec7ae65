"""The street plan in a terminal, with the tracks beside it."""

import tomllib
from functools import cache
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from guildhall.boards import COLOURS, SHAPES, piece
from guildhall.boards.lines import wrapped
from guildhall.core.speech import Speech
from guildhall.core.table import Table
from guildhall.games.city_and_guilds.tables import FOLDER, GUILDS

CELL = 6  # characters of a space; a space is two lines high
WIDE = 112  # a terminal with room for the tracks beside the plan
GUILD_COLOURS = {"candle": "#c04a3a", "cloth": "#4a8a55", "baker": "#caa030", "smith": "#4a78ac"}
OTHERS = {"minstrel_house": ("♪", "#9a6aa8"), "tavern": ("¶", "#b97a40")}


@cache
def _plan() -> dict[tuple[int, int], str]:
    rows = tomllib.loads((FOLDER / "board.toml").read_text(encoding="utf-8"))["space"]
    return {(row["x"], row["y"]): row["name"] for row in rows}


def draw(table: Table, viewer: int | None, language: str, width: int) -> RenderableType:
    """Plan and tracks, side by side where there is room, then players and tiles."""
    view, speech = table.view(viewer), Speech(table.game, table.seats, language)
    state = view["state"]
    beside = Grid.grid(padding=(0, 3, 0, 0))
    if width >= WIDE:
        beside.add_row(_city(state), Group(_tracks(view, speech), _blocks(view, speech)))
    else:
        beside.add_row(_city(state))
        beside.add_row(_tracks(view, speech))
        beside.add_row(_blocks(view, speech))
    return Group(
        _heading(state, speech), beside, _players(view, speech), _tiles(state, viewer, speech, width), _legend(speech)
    )


def _heading(state: dict[str, Any], speech: Speech) -> str:
    built = sum(tile != "none" for tile in state["tile"].values())
    told = [
        speech.say("label-round", count=state["round_no"]),
        speech.say("label-spaces", count=built, spaces=len(state["tile"])),
        speech.say("label-stock", pile=state["pile_size"], taverns=state["taverns"]),
    ]
    return f"[bold]{' · '.join(told)}[/]"


def _legend(speech: Speech) -> str:
    """What the signs of the tiles mean."""
    guilds = [
        f"[{GUILD_COLOURS[guild]}]{guild[:2].upper()}[/] {speech.words.name('guild', guild, 'title')}"
        for guild in GUILDS
    ]
    kinds = [
        f"{sign} {speech.say(f'label-kind-{kind}')}"
        for sign, kind in (("b", "building"), ("m", "market"), ("♪", "minstrel"), ("¶", "tavern"))
    ]
    return f"[dim]{'  '.join(guilds)}\n{'  '.join(kinds)}[/]"


def _tile(tile: str) -> tuple[str, str]:
    """Two letters and a colour: the guild's initial, and b or m."""
    if tile in OTHERS:
        return OTHERS[tile]
    guild, kind = tile.split("_")
    return guild[:2].upper() + ("m" if kind == "market" else "b"), GUILD_COLOURS[guild]


def _city(state: dict[str, Any]) -> Text:
    plan, text = _plan(), Text()
    for y in range(1 + max(y for _, y in plan)):
        for line in range(2):
            for x in range(1 + max(x for x, _ in plan)):
                space = plan.get((x, y))
                text.append(*(_cell(state, space, line) if space else (" " * CELL, "")))
            text.append("\n")
    return text


def _cell(state: dict[str, Any], space: str, line: int) -> tuple[str, str]:
    tile, owner = state["tile"][space], state["owner"][space]
    if tile == "none":
        return (f"[{space:^4}]", "dim") if line == 0 else ("[    ]", "dim")
    sign, colour = _tile(tile)
    if line == 0:
        return f"▐{sign:^4}▌", f"black on {colour}"
    figures = SHAPES[owner] * state["standing"][space] if owner != "none" else space
    style = f"{COLOURS[owner]} on #202020" if owner != "none" else f"black on {colour}"
    return f"▐{figures:^4}▌", style


def _tracks(view: dict[str, Any], speech: Speech) -> Grid:
    grid = Grid(box=None, padding=(0, 1, 0, 0))
    for heading in ("", *(speech.side(side) for side in list(view["state"]["points"])[: view["seats"]])):
        grid.add_column(heading, justify="right")
    for guild in GUILDS:
        row = view["state"]["invested"][guild]
        place = view["facts"]["place"][guild]
        told = [f"{row[side]} ({place[side]}.)" if place[side] else "0" for side in list(row)[: view["seats"]]]
        grid.add_row(f"[{GUILD_COLOURS[guild]}]{speech.words.name('guild', guild, 'title')}[/]", *told)
    return grid


def _blocks(view: dict[str, Any], speech: Speech) -> Grid:
    """Of every block its worth, or that it is full, and who is first and second; two blocks a line."""
    state, grid = view["state"], Grid(box=None, padding=(0, 1, 0, 0), show_header=False)
    cells = []
    for block, worth in view["facts"]["worth"].items():
        holders = [(place, state[marker][block]) for place, marker in ((1, "white"), (2, "black"))]
        told = " ".join(f"{place}.{piece(side)}" for place, side in holders if side != "none")
        cells.append((speech.words.name("block", block, "title"), "✓" if state["full"][block] else str(worth), told))
    for left, right in zip(cells[::2], cells[1::2], strict=True):
        grid.add_row(*left, *right)
    return grid


def _players(view: dict[str, Any], speech: Speech) -> Grid:
    """Points, figures and tiles of everybody; of a hand what was taken from the display, as signs."""
    state, grid = view["state"], Grid(box=None, padding=(0, 2, 0, 0))
    for heading in ("", *(speech.say(f"label-{label}") for label in ("points", "figures", "hand"))):
        grid.add_column(heading)
    for side in list(state["points"])[: view["seats"]]:
        known = [_tile(tile)[0] for tile, n in state["known"][side].items() for _ in range(n)]
        told = speech.say("label-known", count=len(known), tiles=" ".join(known))
        grid.add_row(
            f"{piece(side)} {speech.side(side)}",
            str(state["points"][side]),
            str(state["figures"][side]),
            f"{state['held'][side]} ({told})",
        )
    return grid


def _tiles(state: dict[str, Any], viewer: int | None, speech: Speech, width: int) -> str:
    def named(counts: dict[str, int]) -> str:
        tiles = [tile for tile, n in counts.items() for _ in range(n or 0)]
        return ", ".join(f"{_tile(tile)[0]} {speech.words.name('type', tile, 'title')}" for tile in tiles) or "–"

    told = [f"{speech.say('label-display')}: {named(state['display'])}"]
    if viewer is not None:
        told.append(f"{speech.say('label-your-tiles')}: {named(state['hand'][list(state['hand'])[viewer]])}")
    return "\n".join(wrapped(line, width) for line in told)
