"""See before you commit: what is picked says what it would bring, the last click names what it does, what is grey says why."""

from desk import PHONE, Desk, bring, expect, look, sit_down
from playwright.sync_api import Page

from games.flandern_1302.table import position as flandern


def four(desk: Desk) -> Page:
    """Flandern 1302 at its largest, at the first secret choice."""
    page = desk.open(width=1440, height=900)
    sit_down(page, "me", "bot:random", "bot:random", "bot:random", game="Flandern 1302")
    expect(page.locator(".card.can").first).to_be_visible()
    return page


def test_influence_is_a_stepper_and_the_last_click_names_what_it_does(desk: Desk) -> None:
    page = four(desk)
    board = page.locator(".board .map").bounding_box()
    page.locator(".card", has_text="Leuven").click()
    expect(page.locator(".card.chosen")).to_contain_text("Leuven")
    expect(page.locator(".counsel")).to_contain_text("Leuven is worth 1. Scored now it would bring: Dyers 1.")
    expect(page.locator(".ask .btn.go")).to_contain_text("Seal Leuven")
    page.get_by_role("button", name="More: Influence").click()
    page.locator(".card", has_text="Influence").click()  # the card in the hand adds one too
    expect(page.locator(".ask .btn.go")).to_contain_text("Seal Leuven and 2 influence")
    page.get_by_role("spinbutton", name="Influence").press("ArrowUp")
    expect(page.locator(".ask .btn.go")).to_contain_text("Seal Leuven and 3 influence")
    assert page.locator(".board .map").bounding_box() == board, "the board stays where it is"
    look(page, "flandern-stepper")
    page.keyboard.press("Escape")
    expect(page.locator(".card.chosen")).to_have_count(0)
    page.locator(".card", has_text="Leuven").click()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Ada")


def test_what_is_grey_in_the_hand_says_why(desk: Desk) -> None:
    told = flandern(4, {}, influence=[0, 2, 2, 2])
    page = bring(desk, position=told)
    page.locator(".card", has_text="Influence").click()
    expect(page.get_by_role("alert")).to_contain_text("You have no influence card")
    asked = page.locator(".ask").bounding_box()
    said = page.get_by_role("alert").bounding_box()
    assert asked and said and said["y"] + said["height"] <= asked["y"], "it does not lie over the question"
    page.locator(".card", has_text="Leuven").click()
    expect(page.get_by_role("alert")).to_have_count(0)  # the next click ends it


def test_on_a_phone_a_panel_opens_on_a_tap(desk: Desk) -> None:
    page = desk.open(**PHONE)
    sit_down(page, "me", "bot:random", "empty", "empty")
    page.get_by_role("button", name="All about Ada").tap()
    opened = page.locator(".player .full")
    expect(opened).to_contain_text("Gold")
    expect(opened).to_contain_text("Cubes")
    page.locator(".ask p").tap()
    expect(opened).to_have_count(0)


def test_what_has_the_keyboard_wears_a_ring_that_nothing_lies_over(desk: Desk) -> None:
    page = desk.open()
    sit_down(page, "me", "bot:random", "empty", "empty")
    expect(page.locator(".pick.can").first).to_be_visible()
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    ring = page.locator(".ring")
    expect(ring).to_be_visible()
    focused = page.evaluate("(({x, y}) => [x, y])(document.activeElement.getBoundingClientRect())")
    box = ring.bounding_box()
    assert box and abs(box["x"] + 4 - focused[0]) < 2 and abs(box["y"] + 4 - focused[1]) < 2
