"""The city of Andalanshar in a terminal."""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from guildhall.boards import piece
from guildhall.boards.lines import wrapped
from guildhall.core.speech import Speech
from guildhall.core.table import Table
from guildhall.games.city_of_guilds.tables import (
    AREAS,
    BUILDINGS,
    COST,
    EFFECT,
    EFFECTS,
    KINDS,
    PLACE,
    PRICE,
    SPACES,
    SQUARE,
)

CARD = 38  # columns of a card: two lie side by side in a terminal of 80

# Where the areas lie on the map; no rule depends on it.
MAP = [["university", "royal", "cherriton"], ["street", "market", "financial"], ["poor", "docks", ""]]


def draw(table: Table, viewer: int | None, language: str, width: int) -> RenderableType:
    """Map, players, piles, hand."""
    view, speech = table.view(viewer), Speech(table.game, table.seats, language)
    state = view["state"]
    parts: list[RenderableType] = [
        _heading(table, state, speech),
        _city(state, speech, min(34, (width - 6) // 3)),
        _players(table, view, speech),
        *(wrapped(line, width) for line in (*_markers(table, state, speech), *_piles(state, speech))),
    ]
    if viewer is not None:
        parts.append(_hand(state, viewer, speech, width))
        known = _known(state, viewer, speech)
        if known:
            parts.append(Text(wrapped(known, width), style="dim"))
    return Group(*parts)


def _heading(table: Table, state: dict[str, Any], speech: Speech) -> str:
    told = [speech.say("label-round", count=state["round_no"])]
    if table.seats > 1:
        told.append(f"{speech.say('label-mayor')}: {piece(state['mayor'])} {speech.side(state['mayor'])}")
    return f"[bold]{' · '.join(told)}[/]"


def _city(state: dict[str, Any], speech: Speech, width: int) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    for row in MAP:
        grid.add_row(*(_area(state, area, speech, width) if area else _legend(state, speech) for area in row))
    return grid


def _area(state: dict[str, Any], area: str, speech: Speech, width: int) -> Panel:
    number = AREAS.index(area)
    cubes = [piece(side) for side, n in state["influence"][area].items() for _ in range(n)]
    spaces = " ".join(cubes + ["[dim]□[/]"] * (int(SPACES[number]) - len(cubes)))
    lines = [spaces]
    if SQUARE[number] >= 0:
        building = BUILDINGS[int(SQUARE[number])]
        owner = state["owner"][building]
        mark = piece(owner) if owner != "none" else "[dim]⌂[/]"
        lines.append(f"{mark} {speech.words.name('building', building)}")
    else:
        lines.append("")
    return Panel("\n".join(lines), title=speech.words.name("area", area, "title"), width=width, height=4)


def _legend(state: dict[str, Any], speech: Speech) -> str:
    present = [
        side for side, cubes in state["supply"].items() if cubes or any(a[side] for a in state["influence"].values())
    ]
    return "\n".join(f" {piece(side)} {speech.side(side)}" for side in present)


def _players(table: Table, view: dict[str, Any], speech: Speech) -> Grid:
    state = view["state"]
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for label in ("player", "guild", "gold", "cards", "supply", "areas"):
        grid.add_column(speech.say(f"label-{label}"), justify="left" if label in ("player", "guild") else "right")
    for seat, side in enumerate(table.game.sides):
        ruler = table.seats == 1 and seat == 1
        if seat >= table.seats and not ruler:
            continue
        passed = f" – {speech.say('label-passed')}" if state["passed"][side] else ""
        guild = state["guild"][side]
        used = f" ({speech.say('label-used')})" if state["acted"][side] else ""
        grid.add_row(
            f"{piece(side)} {speech.side(side)}{passed}",
            "–" if guild == "none" else speech.words.name("guild", guild, "title") + used,
            str(state["gold"][side]),
            "–" if ruler else str(state["cards_in"][f"hand_{seat}"]),
            str(state["supply"][side]),
            f"{view['points'][side]:g}",
        )
    return grid


def _markers(table: Table, state: dict[str, Any], speech: Speech) -> list[str]:
    """The guilds that everybody has had, a line a seat."""
    told = []
    for side in table.game.sides[: table.seats]:
        had = [
            speech.words.name("guild", guild, "title") for guild, n in state["markers"][side].items() for _ in range(n)
        ]
        if had:
            told.append(f"{speech.say('label-markers')} ({speech.side(side)}): {', '.join(had)}")
    return told


def _piles(state: dict[str, Any], speech: Speech) -> list[str]:
    """How many cards the hidden piles have, and the discard pile from the top."""
    sizes = state["cards_in"]
    discards = [speech.words.name("card", kind) for kind in reversed(state["discards"]) if kind != "none"]
    hidden = [
        f"{speech.say('label-draw-pile')} {sizes['draw'] + sizes['top']}",
        f"{speech.say('label-trash')} {sizes['trash']}",
        f"{speech.say('label-discard-pile')} {sizes['discard']}" + (f" ({', '.join(discards)})" if discards else ""),
    ]
    return ["   ".join(hidden)]


def _kind(card: str) -> str:
    return card if card in KINDS else card.rsplit("_", 1)[0]


def _hand(state: dict[str, Any], viewer: int, speech: Speech, width: int) -> RenderableType:
    """The cards in hand and those looked at, as many beside each other as there is room for."""
    held = [_kind(card) for card, zone in state["zone"].items() if zone in (f"hand_{viewer}", "aside")]
    if not held:
        return speech.say("label-no-cards")
    grid, row = Grid.grid(padding=(0, 1, 0, 0)), max(1, width // (CARD + 1))
    for n in range(0, len(held), row):
        grid.add_row(*(_card(kind, speech) for kind in held[n : n + row]))
    return grid


def _card(kind: str, speech: Speech) -> Panel:
    number = KINDS.index(kind)
    effect, place = EFFECTS[int(EFFECT[number])], int(PLACE[number])
    area = {"area": AREAS[place]} if place >= 0 else {}
    id = "does-building" if effect == "building" else "does-gain" if PRICE[number] else "does-" + kind.replace("_", "-")
    text = speech.say(id, price=int(PRICE[number]), **area)
    cost = speech.say("label-cost", gold=int(COST[number]))
    return Panel(f"{text}\n[dim]{cost}[/]", title=speech.words.name("card", kind), width=CARD)


def _known(state: dict[str, Any], viewer: int, speech: Speech) -> str:
    """What an attentive player remembers about hidden places."""
    places: dict[str, list[str]] = {}
    for card, zone in state["zone"].items():
        if zone is not None and zone not in ("discard", "play", "aside", f"hand_{viewer}", "undealt"):
            places.setdefault(zone, []).append(speech.words.name("card", _kind(card)))
    told = [
        f"{speech.say('known-' + zone.replace('_', '-'))}: {', '.join(cards)}" for zone, cards in sorted(places.items())
    ]
    return f"{speech.say('label-known')} {'; '.join(told)}" if told else ""
