"""The city of London in a terminal: a grid of tiles, the Guildhall in the middle, the table below it."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from guildhall.boards import COLOURS, SHAPES, piece
from guildhall.core.speech import Speech
from guildhall.core.table import Table
from guildhall.games.guilds_of_london.tables import (
    GUILDHALL_AT,
    LAYOUTS,
    MAJORITY,
    SECOND_REWARD,
    TILE_POINTS,
    TILE_SUITS,
    TILES,
)

SUIT_SIGNS = ("C", "A", "X", "S", "K")  # compass, anchor, cross, scythe, crown: as on the cards
SUIT_COLOURS = ("#c0433a", "#4a78ac", "#4a8a55", "#caa030", "#8a5aa0")
BEADLE, FREE = "♟", "·"


def draw(table: Table, viewer: int | None, language: str, width: int) -> RenderableType:
    """City, players, the viewer's cards."""
    view, speech = table.view(viewer), Speech(table.game, table.seats, language)
    return Group(_city(view, speech, width), _players(view, speech), *_own(view, viewer, speech))


def _city(view: dict[str, Any], speech: Speech, width: int) -> Grid:
    state, places = view["state"], dict(zip(LAYOUTS[view["seats"]], view["state"]["tile"], strict=False))
    laid = {place: cell for place, cell in places.items() if state["tile"][cell] != "none"}
    hall = GUILDHALL_AT[view["seats"]]
    columns = sorted({column for column, _ in [*laid, *hall]})
    grid = Grid(show_header=False, padding=(0, 0), show_lines=True)
    for _ in columns:
        grid.add_column(width=max(12, min(20, width // len(columns) - 2)))
    for row in sorted({row for _, row in [*laid, *hall]}):
        cells: list[RenderableType] = []
        for column in columns:
            if (column, row) in laid:
                cells.append(_tile(view, laid[column, row], speech))
            else:
                cells.append(_guildhall(view, speech) if (column, row) == hall[0] else Text(""))
        grid.add_row(*cells)
    return grid


def _tile(view: dict[str, Any], cell: str, speech: Speech) -> Text:
    state, tile = view["state"], view["state"]["tile"][cell]
    number, words = TILES.index(tile), speech.words
    text = Text(f"{cell[1:]} ", "dim")
    for suit, sign in enumerate(SUIT_SIGNS):
        if int(TILE_SUITS[number]) >> suit & 1:
            text.append(sign, SUIT_COLOURS[suit])
    text.append(f" {words.name('tile', tile)}\n", "bold")
    if cell not in state["up"]:
        master = state["master"][cell]
        text.append(SHAPES[master] if master != "none" else "–", COLOURS.get(master, "dim"))
        return text
    text.append(f"{TILE_POINTS[number]} + {words.name('tile', tile, 'reward')}\n")
    second = words.name("token", state["token"][cell])
    if SECOND_REWARD[number][0] < SECOND_REWARD[number][1]:
        second = f"{second} + {words.name('tile', tile, 'second')}"
    text.append(f"{speech.say('label-second')} {second}\n", "dim")
    standing = 0
    for side, n in state["pawns"][cell].items():
        text.append(SHAPES[side] * n, COLOURS[side])
        standing += n
    if state["beadle"] == cell:
        text.append(BEADLE)
        standing += 1
    return text.append(FREE * max(0, int(MAJORITY[number]) - standing), "dim")


def _guildhall(view: dict[str, Any], speech: Speech) -> Text:
    text = Text(f"{speech.say('label-guildhall')}\n", "bold italic")
    for side, n in view["state"]["guildhall"].items():
        if n:
            text.append(f"{SHAPES[side]}{n} ", COLOURS[side])
    return text


def _players(view: dict[str, Any], speech: Speech) -> Grid:
    state, grid = view["state"], Grid(box=None, padding=(0, 2, 0, 0))
    labels = ("points", "cards", "plantation", "supply", "masters", "neutral", "mayoral-short")
    for heading in ("", *(speech.say(f"label-{label}") for label in labels)):
        grid.add_column(heading)
    for side in state["ranking"][: view["seats"]]:
        masters = list(state["master"].values()).count(side)
        numbers = [state[field][side] for field in ("points", "hand_size", "plantation", "supply")]
        numbers += [masters, state["stock"][side], state["kept_count"][side]]
        grid.add_row(f"{piece(side)} {speech.side(side)}", *map(str, numbers))
    return grid


def _own(view: dict[str, Any], viewer: int | None, speech: Speech) -> list[str]:
    """The viewer's cards in words."""
    if viewer is None:
        return []
    state, words = view["state"], speech.words
    side = list(state["hand"])[viewer]
    told = []
    for card, n in state["hand"][side].items():
        if n:
            name = f"{words.name('card', card)}{f' ×{n}' if n > 1 else ''}"
            told.append(f"[bold]{name}[/] ({words.name('card', card, 'cost')}) {words.name('card', card, 'text')}")
    for card in [*state["kept"][side], *state["looked"][side]]:
        if card != "none":
            told.append(f"[bold]{words.name('mayoral', card)}[/] {words.name('mayoral', card, 'text')}")
    return told
