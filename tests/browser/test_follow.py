"""Following the others: a turn is told step by step, held, stepped through, skipped, and listed again."""

import contextlib
import re
import time

from desk import PHONE, Desk, axe, dismiss, expect, look
from playwright.sync_api import Page, TimeoutError

KEPT = """(language) => localStorage.setItem('guildhall.settings', JSON.stringify({name: 'Ada', pace: 2, language}))"""


def slowly(desk: Desk, language: str = "en", **size: object) -> Page:
    """A page that shows others' moves slowly, at a table of London with one Journeyman."""
    page = desk.open(fast=False, **size)  # type: ignore[arg-type]
    page.evaluate(KEPT, language)
    seats = [{"who": "me", "name": "Ada"}, {"who": "bot", "level": "journeyman"}]
    id = page.evaluate(
        """async (seats) => (await (await fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
           body: JSON.stringify({game: 'guilds_of_london', seats})})).json()).id""",
        seats,
    )
    page.goto(f"{desk.url}/table/{id}")
    return page


def to_the_present(page: Page) -> str:
    """What the button says: how many steps are still to come."""
    button = page.locator(".pace .forward")
    return str(button.get_attribute("aria-label")) if button.count() else ""


def until_told(page: Page) -> None:
    """Until the other one's turn is being told, and more of it is to come. My own turn is short."""
    until = time.monotonic() + 60
    while not re.search("[1-9]|one|ein", to_the_present(page)) or page.locator(".faces li").count() == 0:
        assert time.monotonic() < until, "nothing is told"
        dismiss(page)
        if page.locator(".ask .flame").count():
            end = page.locator(".ask .acts .btn", has_text=re.compile("^(End the turn|Zug beenden)"))
            lit = end if end.count() else page.locator(".card.can, .pick.can, .ask .acts .btn")
            with contextlib.suppress(TimeoutError):  # the page changed under the pointer
                lit.first.click(timeout=2_000)
        page.wait_for_timeout(20)


def test_a_journeymans_turn_can_be_followed_step_by_step(desk: Desk) -> None:
    page = slowly(desk, width=1440, height=900)
    until_told(page)
    page.get_by_role("button", name="Hold on").click()
    expect(page.locator(".faces li b").first).to_be_visible()  # the card that is played, face up
    ribbon, told = page.locator(".ribbon"), page.locator(".log li")
    look(page, "follow-held")
    first, lines = ribbon.inner_text(), told.count()
    move = told.last.locator("span").first.inner_text()
    board = page.locator("#board").bounding_box()
    page.get_by_role("button", name="One step on").click()
    expect(ribbon).not_to_have_text(first)
    expect(told.nth(lines)).to_be_visible()  # and the log grows with it
    assert page.locator("#board").bounding_box() == board, "nothing jumps"
    page.get_by_role("button", name="Go on").click()
    page.keyboard.press("f")
    expect(page.get_by_role("button", name=re.compile("^To the present"))).to_be_disabled()
    page.get_by_role("button", name="Since my last decision").click()
    since = page.get_by_role("dialog", name="Since my last decision")
    expect(since).to_contain_text(move)
    assert not axe(page)
    look(page, "follow-since")
    since.get_by_role("button", name=re.compile("^look back at move")).first.click()
    expect(page.locator(".replay")).to_be_visible()


def test_the_pace_is_chosen_at_the_ribbon_and_remembered(desk: Desk) -> None:
    page = slowly(desk)
    until_told(page)
    page.locator(".pace").get_by_label("Others’ moves").select_option("at once")
    expect(page.get_by_role("button", name="Hold on")).to_be_disabled()
    page.reload()
    expect(page.locator(".pace").get_by_label("Others’ moves")).to_have_value("0")


def test_on_a_phone_the_move_is_read_whole_and_in_german(desk: Desk) -> None:
    page = slowly(desk, "de", **PHONE)
    page.locator(".pace").wait_for()
    until_told(page)
    page.get_by_role("button", name="Anhalten").click()
    look(page, "follow-phone")
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.ribbon span, .pace .tool:not(.step), .faces li')].filter((each) => {
           const box = each.getBoundingClientRect()
           return box.left < 0 || box.right > innerWidth || each.scrollHeight > each.clientHeight + 2 }).length"""
    )
    assert cut == 0, "nothing is cut off"
