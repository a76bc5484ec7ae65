"""Guilds of London can be read and is played in two clicks: a late city with a hand of twelve, on a desk and on a phone."""

from typing import Any

import pytest
from desk import PHONE, Desk, expect, look, wait_for
from desk import bring as bring_table
from playwright.sync_api import Page

from games.guilds_of_london.table import position
from guildhall.games.guilds_of_london.tables import BUILDINGS, CELLS, GUILDS

TWELVE = ["s5", "s9", "a5", "a6", "a9", "c2", "c4", "c7", "x4", "x5", "k1", "k10"]
LATE = 28  # tiles in the city of four players after the last Growth

# Every text that can be seen, with the pixels that its letters have on the screen: what is too small.
SMALL = """(least) => {
  const found = []
  const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const [text, parent] = [walker.currentNode.textContent.trim(), walker.currentNode.parentElement]
    if (!text || !parent.checkVisibility({visibilityProperty: true}) || parent.closest('[aria-live] .said')) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const box = range.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    const drawn = parent.closest('svg') && parent.getScreenCTM ? Math.hypot(parent.getScreenCTM().b, parent.getScreenCTM().d) : 1
    const size = parseFloat(getComputedStyle(parent).fontSize) * drawn
    if (size < least - 0.05) found.push(`${text}: ${size.toFixed(1)} px`)
  }
  return found
}"""


def late_city(**more: Any) -> dict[str, Any]:
    """The fourth quarter of a game for four: 28 tiles, every third of them resolved, pawns here and there, twelve cards."""
    tiles = dict(zip(CELLS[:LATE], [*GUILDS[: LATE - len(BUILDINGS)], *BUILDINGS], strict=False))
    resolved = [cell for n, cell in enumerate(tiles) if n % 3 == 1]
    standing = [cell for cell in tiles if cell not in resolved][::4]
    given: dict[str, Any] = {
        "tiles": tiles,
        "masters": {cell: ("red", "blue", "green", "yellow")[n % 4] for n, cell in enumerate(resolved)},
        "pawns": {cell: {"blue": 1, "green": 1} for cell in standing},
        "guildhall": {"red": 3, "blue": 2, "green": 5, "yellow": 1},
        "hands": {"red": TWELVE},
        "kept": {"red": ["m01", "m05", "m12"]},
        "round_no": 10,
    }
    return position(4, **given | more)


def bring(desk: Desk, **given: Any) -> Page:
    page = bring_table(desk, position=late_city(**given))
    expect(page.locator("#board")).to_be_visible()
    return page


def too_small(page: Page, least: float) -> list[str]:
    return [str(each) for each in page.evaluate(SMALL, least)]


def test_no_text_of_a_late_city_is_too_small_at_any_zoom(desk: Desk) -> None:
    page = bring(desk)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator("#board text", has_text="Merchant Importers").first).to_be_visible()
    assert page.evaluate("(least) => document.querySelectorAll('#board text').length > 60", 0), "there is much to read"
    assert too_small(page, 11) == []
    look(page, "london-late")
    page.set_viewport_size({"width": 1280, "height": 800})
    assert too_small(page, 11) == []
    assert too_small(page, 200), "the measure can find something"


def test_no_text_is_too_small_on_a_phone(desk: Desk) -> None:
    page = bring(desk)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    wait_for(page, "document.querySelector('.frame').getBoundingClientRect().width === 390")
    assert too_small(page, 10) == []
    look(page, "london-late-phone")


@pytest.mark.parametrize("width,height", [(1440, 900), (1280, 800), (390, 844)])
def test_every_card_of_a_hand_of_twelve_can_be_reached_and_read_whole(desk: Desk, width: int, height: int) -> None:
    page = bring(desk)
    page.set_viewport_size({"width": width, "height": height})
    cards = page.locator(".hand .card")
    expect(cards).to_have_count(12)
    for n in (2, 5, 11):  # the longest text is among them
        cards.nth(n).scroll_into_view_if_needed()
        box = cards.nth(n).bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= width + 1 and box["y"] + box["height"] <= height + 1
        cards.nth(n).click()
        expect(cards.nth(n)).to_have_attribute("aria-pressed", "true")
        reader = page.locator(".mine.reads") if width > 900 else cards.nth(n).locator(".words")
        expect(reader).to_be_visible()
        assert reader.evaluate("(words) => words.scrollHeight <= words.clientHeight + 1"), "all of its words are there"
        cards.nth(n).click()
        expect(cards.nth(n)).to_have_attribute("aria-pressed", "false")


def test_a_move_takes_two_clicks_and_says_before_what_it_would_bring(desk: Desk) -> None:
    tiles = {"c1": "lightermen", "c2": "pie_makers", "c3": "dyers"}
    page = bring(desk, tiles=tiles, masters={}, pawns={"c3": {"blue": 1}}, guildhall={"red": 2}, hands={"red": ["s1"]})
    page.locator(".card").first.click()
    goals = page.locator("#board .pick.can[aria-label^='To ']")
    expect(goals).to_have_count(2)  # the Pie Makers and the Dyers show a scythe
    expect(page.locator(".counsel")).to_contain_text("Hire: 14 are left in your supply. Move: click one of 2 lit tiles")
    dyers = page.locator("#board .pick.can[aria-label^='To Dyers']")
    dyers.hover()
    expect(dyers).to_have_attribute("aria-label", "To Dyers. With yours: 3 of 3, so it votes. Then it would be a tie.")
    expect(page.locator(".counsel")).to_have_text("To Dyers. With yours: 3 of 3, so it votes. Then it would be a tie.")
    page.locator("#board .pick[aria-disabled=true][aria-label^=Lightermen]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("does not show the suit that is needed")
    dyers.click()
    expect(page.locator(".ask p")).to_contain_text("Your hand is empty")
    expect(page.locator(".ask .btn", has_text="Undo")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".ask p")).to_contain_text("to which tile?")


def test_the_board_zooms_and_pans_by_keys_buttons_and_wheel_and_fits_again(desk: Desk) -> None:
    page = bring(desk)
    sheet, frame = page.locator("#board"), page.locator(".frame .map")
    page.locator("#board").focus()
    before, box = sheet.bounding_box(), frame.bounding_box()
    assert before and box
    page.keyboard.press("+")
    page.keyboard.press("+")
    wait_for(page, f"document.querySelector('#board').getBoundingClientRect().width > {before['width'] * 1.7}")
    left = frame.evaluate("(map) => map.scrollLeft")
    page.keyboard.press("ArrowRight")
    wait_for(page, f"document.querySelector('.frame .map').scrollLeft > {left}")
    assert frame.bounding_box() == box, "the box itself stays"
    page.keyboard.press("0")
    wait_for(page, f"document.querySelector('#board').getBoundingClientRect().width === {before['width']}")
    page.get_by_role("button", name="Closer").click()
    wait_for(page, f"document.querySelector('#board').getBoundingClientRect().width > {before['width'] * 1.3}")
    page.get_by_role("button", name="Whole board").click()
    wait_for(page, f"document.querySelector('#board').getBoundingClientRect().width === {before['width']}")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -400)
    wait_for(page, f"document.querySelector('#board').getBoundingClientRect().width > {before['width'] * 1.3}")


def test_a_name_and_not_a_code_stands_on_what_was_played(desk: Desk) -> None:
    page = bring(desk, played=["x1", "s2"])
    played = page.locator("#board", has_text="Played in this turn")
    expect(played).to_contain_text("Alms")
    expect(played).to_contain_text("Harvest Crew")
    page.get_by_role("button", name="Played in this turn. Look at the open cards").click()
    expect(page.locator("dialog")).to_contain_text("Alms (X1), cross")
