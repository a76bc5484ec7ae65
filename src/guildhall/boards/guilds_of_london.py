"""The city of London in a terminal: a map of numbered tiles, what each is worth, and all else that lies open below it."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from guildhall.boards import COLOURS, SHAPES, piece
from guildhall.core.speech import Speech
from guildhall.core.table import Table
from guildhall.games.guilds_of_london.tables import (
    ABILITY,
    BONUS,
    CARDS,
    GREY,
    GUILDHALL_AT,
    LAYOUTS,
    MAJORITY,
    N_GUILDS,
    RETURNS,
    ROUNDS,
    SECOND_REWARD,
    TILE_POINTS,
    TILE_SUITS,
    TILES,
)
from guildhall.games.guilds_of_london.tables import PLANTATIONS as PLANTATION_SIDES

SUIT_SIGNS = ("C", "A", "X", "S", "K")  # compass, anchor, cross, scythe, crown: as on the cards
SUIT_COLOURS = ("#c0433a", "#4a78ac", "#4a8a55", "#caa030", "#8a5aa0")
BEADLE, FREE, NEUTRAL = "♟", "·", "○"
NARROW, WIDE = 9, 12  # columns of the map: seven narrow ones fit into 80
View = dict[str, Any]


def draw(table: Table, viewer: int | None, language: str, width: int) -> RenderableType:
    """Map, tiles, what lies beside the city, players, the viewer's cards."""
    view, speech = table.view(viewer), Speech(table.game, table.seats, language)
    return Group(
        _map(view, speech, width),
        *_tiles(view, speech),
        *_beside(view, speech),
        _players(view, speech),
        *_own(view, viewer, speech),
    )


# The city.


def _map(view: View, speech: Speech, width: int) -> Grid:
    state, places = view["state"], dict(zip(LAYOUTS[view["seats"]], view["state"]["tile"], strict=False))
    laid = {place: cell for place, cell in places.items() if state["tile"][cell] != "none"}
    hall = GUILDHALL_AT[view["seats"]]
    columns = sorted({column for column, _ in [*laid, *hall]})
    grid = Grid(show_header=False, padding=(0, 0), show_lines=True)
    for _ in columns:
        grid.add_column(width=max(NARROW, min(WIDE, width // len(columns) - 2)))
    for row in sorted({row for _, row in [*laid, *hall]}):
        cells: list[RenderableType] = []
        for column in columns:
            if (column, row) in laid:
                cells.append(_square(state, laid[column, row]))
            else:
                cells.append(_guildhall(view, speech) if (column, row) == hall[0] else Text(""))
        grid.add_row(*cells)
    return grid


def _square(state: View, cell: str) -> Text:
    """Number and suits; below them who stands there, and how many are still wanted."""
    number = TILES.index(state["tile"][cell])
    text = Text(f"{cell[1:]} ", "bold")
    for suit, sign in enumerate(SUIT_SIGNS):
        if int(TILE_SUITS[number]) >> suit & 1:
            text.append(sign, SUIT_COLOURS[suit])
    text.append("\n")
    if cell not in state["up"]:
        master = state["master"][cell]
        text.append(f"[{SHAPES[master]}]" if master != "none" else "[–]", COLOURS.get(master, "dim"))
        return text
    standing = 0
    for side, n in state["pawns"][cell].items():
        text.append(SHAPES[side] * n, COLOURS[side])
        standing += n
    if state["beadle"] == cell:
        text.append(BEADLE)
        standing += 1
    if state["resolving"] == cell:
        text.append(NEUTRAL * state["standing_in"])
    return text.append(FREE * max(0, int(MAJORITY[number]) - standing), "dim")


def _guildhall(view: View, speech: Speech) -> Text:
    text = Text(f"{speech.say('board-guildhall')}\n", "bold italic")
    return text.append_text(_counted(view["state"]["guildhall"]))


def _counted(pawns: dict[str, int]) -> Text:
    text = Text()
    for side, n in pawns.items():
        if n:
            text.append(f"{SHAPES[side]}{n} ", COLOURS[side])
    return text


def _tiles(view: View, speech: Speech) -> Iterator[Text]:
    """Every tile in a line: number in the city, name, precedence; points, bonus and rewards, or its master."""
    state, words = view["state"], speech.words
    for cell, tile in state["tile"].items():
        if tile == "none":
            continue
        number = TILES.index(tile)
        name = words.name("tile", tile)
        told = Text(f"{cell[1:]:>2} ", "bold")
        told.append(speech.say("board-tile", name=name, number=number + 1 if number < N_GUILDS else 0))
        if cell not in state["up"]:
            master = state["master"][cell]
            who = speech.side(master) if master != "none" else speech.say("text-nobody")
            yield told.append(f": {speech.say('board-resolved', name=who)}", "dim")
            continue
        first = [speech.say("icon-score", n=int(TILE_POINTS[number]))]
        if BONUS[number][0] < BONUS[number][1]:
            first.append(f"+ {words.name('tile', tile, 'bonus')}")
        first.append(words.name("tile", tile, "reward"))
        second = [words.name("token", state["token"][cell])] if state["token"][cell] != "none" else []
        if SECOND_REWARD[number][0] < SECOND_REWARD[number][1]:
            second.append(words.name("tile", tile, "second"))
        told.append(f": {', '.join(first)}")
        yield told.append(f" | {speech.say('label-second')} {' + '.join(second)}", "dim")


# What lies beside it.


def _beside(view: View, speech: Speech) -> Iterator[Text]:
    """The round, the plantation, neutral pawns and decks, and the cards that lie open."""
    state, seats, words = view["state"], view["seats"], speech.words
    grey = ", ".join(str(n) for n in range(1, int(ROUNDS[seats]) + 1) if GREY[seats][n])
    yield Text(speech.say("board-round", count=state["round_no"], of=int(ROUNDS[seats]), grey=grey))
    side = PLANTATION_SIDES.index(state["side"])
    rewards = [
        speech.say(
            "label-reward",
            reward=words.name(f"plantation-{which}", state["side"]),
            count=int(RETURNS[side][n]),
        )
        for n, which in enumerate(("left", "right"))
    ]
    told = Text(f"{speech.say('board-plantation', name=words.name('plantation', state['side']))}: ")
    told.append_text(_counted(state["plantation"]))
    yield told.append(speech.say("board-rewards", left=rewards[0], right=rewards[1]), "dim")
    stocks = ("neutrals", state["neutrals"]), ("deck", state["deck_left"]), ("mayoral", state["mayors_left"])
    yield Text(" · ".join(f"{speech.say(f'label-{label}')}: {n}" for label, n in stocks))
    yield from _open_cards(state, speech)


def _open_cards(state: View, speech: Speech) -> Iterator[Text]:
    """Cards played in this turn, those that last, and the discards by their marks."""
    words = speech.words
    played = [words.name("card", card, "title") for card, n in state["played"].items() for _ in range(n)]
    lasting = [
        words.name("card", card, "title")
        for card, (first, end) in zip(CARDS, ABILITY, strict=True)
        for row in state["lasting"]
        if row != "none" and first <= row < end
    ]
    discards = {card.upper(): n for card, n in state["discards"].items() if n}
    marks = [f"{mark}×{n}" if n > 1 else mark for mark, n in discards.items()]
    for label, cards in (("board-played", played), ("board-lasting", lasting), ("board-discards", marks)):
        if cards:
            yield Text(f"{speech.say(label, count=sum(discards.values()))}: {', '.join(cards)}")


# Players.


def _players(view: View, speech: Speech) -> Grid:
    state, grid = view["state"], Grid(box=None, padding=(0, 1, 0, 0))
    labels = ("points", "cards", "supply", "masters", "neutral", "mayoral-short", "tokens")
    for heading in ("", *(speech.say(f"label-{label}") for label in labels)):
        grid.add_column(heading)
    for side in state["ranking"][: view["seats"]]:
        masters = list(state["master"].values()).count(side)
        numbers = [state[field][side] for field in ("points", "hand_size", "supply")]
        numbers += [masters, state["stock"][side], state["kept_count"][side], sum(state["tokens"][side].values())]
        grid.add_row(f"{piece(side)} {speech.side(side)}", *map(str, numbers))
    return grid


def _own(view: View, viewer: int | None, speech: Speech) -> list[str]:
    """The viewer's cards in words."""
    if viewer is None:
        return []
    state, words = view["state"], speech.words
    side = list(state["hand"])[viewer]
    told = []
    for card, n in state["hand"][side].items():
        if n:
            name = f"{words.name('card', card, 'title')}{f' ×{n}' if n > 1 else ''}"
            told.append(f"[bold]{name}[/] ({words.name('card', card, 'cost')}) {words.name('card', card, 'text')}")
    for card in [*state["kept"][side], *state["looked"][side]]:
        if card != "none":
            told.append(f"[bold]{words.name('mayoral', card)}[/] {words.name('mayoral', card, 'text')}")
    return told
