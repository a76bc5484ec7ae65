"""A still table: through whole games nothing moves, is cut off or lies under another thing; what is lit can be clicked."""

import os

import pytest
from desk import Desk
from layout import CHECK, DESK_TYPE, GAMES, SIZES, measure, table_of

# Every game at one size, the sizes in turn; `make layout` takes each game at all of them.
ALL = os.environ.get("GUILDHALL_LAYOUT") == "all"
ROUNDS = [(game, size) for i, game in enumerate(GAMES) for j, size in enumerate(SIZES) if ALL or j == i % len(SIZES)]


@pytest.mark.parametrize(("game", "size"), ROUNDS)
def test_the_table_stands_still_through_a_whole_game_of(desk: Desk, game: str, size: str) -> None:
    measured = measure(desk, game, size)
    assert measured.decisions > 20
    assert not measured.faults, str(measured)


FAULTS = {
    "question: moved": ".table { --ask: 9rem !important }",
    "board: moved": ".table { --hand: 14rem !important }",
    "more lines than there are": ".ask .asks { align-self: center !important; height: 20px }",
    "text of": ".player .who { font-size: 8px !important }",
    "broken word": ".player .name { width: 20px; overflow-wrap: anywhere !important; white-space: normal !important }",
    "cannot be clicked": ".hand::after { content: ''; position: absolute; inset: 0; z-index: 9 }",
    "without a cue": ".more { display: none !important } .hand .rail { width: 300px; flex: none !important }",
    "leaves the window": ".side { transform: translateX(90px) }",
    "lies over": ".player .who { transform: translateY(-14px) }",
    "cut off": ".ask p { white-space: nowrap; overflow: hidden; width: 60px }",
}

WEAR = """(css) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}"""


def test_a_fault_in_the_layout_is_found(desk: Desk) -> None:
    """Each planted fault is named, and without it there is none."""
    page = desk.open(width=1440, height=900)
    table_of(page, "flandern_1302", 4, "random")
    page.wait_for_selector(".card.can")
    whole = page.evaluate(CHECK, {"was": None, "least": DESK_TYPE})
    assert whole["faults"] == []
    missed = []
    for fault, style in FAULTS.items():
        page.evaluate(WEAR, style)
        page.wait_for_timeout(60)
        found = page.evaluate(CHECK, {"was": whole["places"], "least": DESK_TYPE})["faults"]
        if not any(fault in each for each in found):
            missed.append((fault, found))
        page.evaluate("document.adoptedStyleSheets = []")
    assert not missed, missed
