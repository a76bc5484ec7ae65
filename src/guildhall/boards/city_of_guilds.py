"""The city of Andalanshar in a terminal."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid

from guildhall.boards import piece
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

# Where the areas lie on the map; no rule depends on it.
MAP = [["university", "royal", "cherriton"], ["street", "market", "financial"], ["poor", "docks", ""]]


def draw(table: Table, viewer: int | None, language: str, width: int) -> RenderableType:
    """Map, players, piles, hand."""
    view, speech = table.view(viewer), Speech(table.game, table.seats, language)
    state = view["state"]
    parts: list[RenderableType] = [
        _heading(state, speech),
        _city(state, speech, min(34, (width - 6) // 3)),
        _players(table, view, speech),
        _piles(state, speech),
    ]
    if viewer is not None:
        parts.append(_hand(state, viewer, speech))
        known = _known(state, viewer, speech)
        if known:
            parts.append(known)
    return Group(*parts)


def _heading(state: dict[str, Any], speech: Speech) -> str:
    return f"[bold]{speech.say('label-round', count=state['round_no'])}[/]"


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
    for label in ("player", "guild", "gold", "cards", "supply", "areas", "markers"):
        grid.add_column(
            speech.say(f"label-{label}"), justify="left" if label in ("player", "guild", "markers") else "right"
        )
    for seat, side in enumerate(table.game.sides):
        ruler = table.seats == 1 and seat == 1
        if seat >= table.seats and not ruler:
            continue
        name = f"{piece(side)} {speech.side(side)}"
        name += f" ({speech.say('label-mayor')})" if state["mayor"] == side and table.seats > 1 else ""
        name += f" – {speech.say('label-passed')}" if state["passed"][side] else ""
        guild = state["guild"][side]
        used = f" ({speech.say('label-used')})" if state["acted"][side] else ""
        had = ", ".join(speech.words.name("guild", g, "title") for g, n in state["markers"][side].items() if n)
        grid.add_row(
            name,
            "–" if guild == "none" else speech.words.name("guild", guild, "title") + used,
            str(state["gold"][side]),
            "–" if ruler else str(state["cards_in"][f"hand_{seat}"]),
            str(state["supply"][side]),
            f"{view['points'][side]:g}",
            had,
        )
    return grid


def _piles(state: dict[str, Any], speech: Speech) -> str:
    sizes = state["cards_in"]
    discards = [kind for kind in state["discards"] if kind != "none"]
    top = f" ({', '.join(speech.words.name('card', kind) for kind in reversed(discards))})" if discards else ""
    return "   ".join(
        [
            f"{speech.say('label-draw-pile')} {sizes['draw'] + sizes['top']}",
            f"{speech.say('label-discard-pile')} {sizes['discard']}{top}",
            f"{speech.say('label-trash')} {sizes['trash']}",
        ]
    )


def _kind(card: str) -> str:
    return card if card in KINDS else card.rsplit("_", 1)[0]


def _hand(state: dict[str, Any], viewer: int, speech: Speech) -> RenderableType:
    held = [_kind(card) for card, zone in state["zone"].items() if zone in (f"hand_{viewer}", "aside")]
    return Columns([_card(kind, speech) for kind in held]) if held else speech.say("label-no-cards")


def _card(kind: str, speech: Speech) -> Panel:
    number = KINDS.index(kind)
    effect, place = EFFECTS[int(EFFECT[number])], int(PLACE[number])
    area = {"area": AREAS[place]} if place >= 0 else {}
    id = "does-building" if effect == "building" else "does-gain" if PRICE[number] else "does-" + kind.replace("_", "-")
    text = speech.say(id, price=int(PRICE[number]), **area)
    cost = speech.say("label-cost", gold=int(COST[number]))
    return Panel(f"{text}\n[dim]{cost}[/]", title=speech.words.name("card", kind), width=46)


def _known(state: dict[str, Any], viewer: int, speech: Speech) -> str:
    """What an attentive player remembers about hidden places."""
    places: dict[str, list[str]] = {}
    for card, zone in state["zone"].items():
        if zone is not None and zone not in ("discard", "play", "aside", f"hand_{viewer}", "undealt"):
            places.setdefault(zone, []).append(speech.words.name("card", _kind(card)))
    told = [
        f"{speech.say('place-' + zone.replace('_', '-'))}: {', '.join(cards)}" for zone, cards in sorted(places.items())
    ]
    return f"[dim]{speech.say('label-known')} {'; '.join(told)}[/]" if told else ""
