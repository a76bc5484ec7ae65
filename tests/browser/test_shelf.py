"""The shelf: from a small phone to 4K, Play in reach, Enter, my tables, and codes to scan."""

import re
from pathlib import Path
from typing import Any

import pytest
import scan
from desk import PHONE, Desk, axe, come, expect, links, look, sit_down
from playwright.sync_api import Page

PLAYED = Path(__file__).parents[1] / "played"
SIZES = {
    "small-phone": {**PHONE, "width": 360, "height": 640},
    "phone": PHONE,
    "phone-on-its-side": {**PHONE, "width": 844, "height": 390},
    "zoomed": {"width": 640, "height": 400},  # 1280 × 800 at 200 %
    "tablet": {"width": 1024, "height": 768},
    "desk": {"width": 1440, "height": 900},
    "4k": {"width": 3840, "height": 2160},
}
# Texts that do not fit where they stand, or are broken inside a word: a single word takes one line.
CRAMPED = """() => [...document.querySelectorAll('main h2, main b, main small, main button, main select, header h1')]
  .filter((each) => each.offsetParent && (each.scrollWidth > each.clientWidth + 1) && getComputedStyle(each).display !== 'inline')
  .map((each) => each.textContent.trim())"""
# What is chosen in a list and has no room beside its arrow.
CHOSEN = """() => [...document.querySelectorAll('main select')].filter((each) => {
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = getComputedStyle(each).font
  return each.offsetParent && pen.measureText(each.selectedOptions[0].label).width + 20 > each.clientWidth
}).map((each) => each.selectedOptions[0].label)"""
POST = """async ([path, body]) => (await (await fetch(path, {method: 'POST',
  headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json()).id"""


def make(page: Page, *seats: str) -> str:
    """A table, by the same request that Play makes."""
    wanted = [{"who": who} if who in ("me", "friend") else {"who": "bot", "level": who} for who in seats]
    return str(page.evaluate(POST, ["/api/tables", {"game": "city_of_guilds", "seats": wanted}]))


def bring(page: Page, log: str) -> str:
    return str(page.evaluate(POST, ["/api/logs", {"log": (PLAYED / log).read_text(encoding="utf-8")}]))


def box(page: Page, selector: str) -> dict[str, Any]:
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return dict(found)


@pytest.mark.parametrize("size", SIZES)
def test_play_is_in_reach_and_nothing_is_cut_off_or_blank(desk: Desk, size: str) -> None:
    wanted = SIZES[size]
    page = desk.open(**wanted)
    page.evaluate("document.fonts.ready")
    play = page.get_by_role("button", name="Play now")
    expect(play).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= wanted["width"]
    assert page.evaluate(CRAMPED) == [] and page.evaluate(CHOSEN) == []
    heading, seats = box(page, ".setup h2"), box(page, ".setup ol")
    assert seats["y"] - heading["y"] - heading["height"] < 60, "nothing blank below the heading"
    page.get_by_role("button", name="Guilds of London").click()
    expect(page.get_by_role("heading", name="Seats for Guilds of London")).to_be_attached()
    look(page, f"shelf-{size}")


def test_the_faces_are_the_pages_own(desk: Desk) -> None:
    page = desk.open()
    page.wait_for_selector(".setup")
    page.evaluate("document.fonts.ready")
    for face in ("Guildhall Serif", "Guildhall Sans"):
        assert page.evaluate("(face) => document.fonts.check(`700 20px '${face}'`)", face), face
    sources = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    assert all(source.startswith(desk.url) for source in sources), "nothing comes from elsewhere"
    assert sum(".woff2" in source for source in sources) == 2, "plain letters need two files"


def test_the_shelf_asks_for_the_tables_once(desk: Desk) -> None:
    page = desk.open()
    asked: list[str] = []
    page.on(
        "request", lambda request: asked.append(request.url.split("?")[-1]) if "/api/tables?" in request.url else None
    )
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    page.wait_for_load_state("networkidle")  # half a second without a request: never, if an answer asks again
    kinds = [query.split("&")[0] for query in asked]  # the page before the reload may still have asked once
    assert {"over=false", "over=true"} == {*kinds} and max(map(kinds.count, kinds)) <= 2


def test_enter_starts_the_game_where_it_means_nothing_else(desk: Desk) -> None:
    page = desk.open()
    page.wait_for_selector(".setup")
    page.get_by_role("button", name="Rules").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=re.compile("^Rules"))).to_be_visible()
    page.keyboard.press("Escape")
    cover = page.get_by_role("button", name="City of Guilds")
    cover.focus()
    page.keyboard.press("Enter")
    expect(cover).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("heading", name="Seats for City of Guilds")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(page.locator("#board")).to_be_visible(timeout=15_000)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_my_tables_all_of_them_by_whose_turn_finished_ones_apart(desk: Desk, theme: str) -> None:
    page = desk.open(theme=theme)
    page.wait_for_selector(".setup")
    gathering = make(page, "me", "friend")
    for _ in range(9):
        make(page, "me", "random", "random")
    bring(page, "city_of_guilds_end_areas.log")
    page.goto(desk.url)
    tables = page.locator("#tables > ul > li")
    expect(tables).to_have_count(10)
    expect(tables.last.get_by_role("link")).to_have_attribute("href", f"/table/{gathering}")
    expect(tables.last).to_contain_text("waiting for friends")
    finished = page.locator("#tables details")
    expect(finished.locator("li")).to_be_hidden()
    finished.get_by_text("Finished games").click()
    expect(finished.locator("li")).to_have_count(1)
    expect(finished.locator("li")).to_contain_text("City of Guilds")
    expect(finished.locator("time")).to_have_text("now")
    assert axe(page) == []
    page.locator("#tables").scroll_into_view_if_needed()
    look(page, f"my-tables-{theme}")
    page.locator(".go-on").get_by_role("button", name="all 10 tables").click()
    expect(page.locator("#tables h2")).to_be_in_viewport()


def test_a_table_is_deleted_after_a_question(desk: Desk) -> None:
    page = desk.open()
    page.wait_for_selector(".setup")
    alone, shared = make(page, "me", "random"), ""
    sit_down(page, "me", "friend", "empty", "empty")
    shared = page.url.split("/")[-1]
    come(desk, links(page)[0], "Bram").wait_for_url(lambda url: "#seat" not in url)
    page.goto(desk.url)
    cards = page.locator("#tables li")
    expect(cards).to_have_count(2)

    def card(id: str) -> Any:
        return cards.filter(has=page.locator(f"a[href='/table/{id}']"))

    expect(card(shared)).to_contain_text("Bram")
    card(alone).get_by_role("button", name="Delete this table").click()
    question = page.get_by_role("dialog", name="Delete this table")
    expect(question).to_contain_text("Nobody else sits at this table: it is removed for good")
    question.get_by_role("button", name="Cancel").click()
    expect(cards).to_have_count(2)
    card(alone).get_by_role("button", name="Delete this table").click()
    question.get_by_role("button", name="Delete").click()
    expect(cards).to_have_count(1)
    card(shared).get_by_role("button", name="Delete this table").click()
    expect(question).to_contain_text("Whoever else sits there keeps it")
    question.get_by_role("button", name="Delete").click()
    expect(cards).to_have_count(0)
    page.goto(f"{desk.url}/table/{alone}")
    expect(page.get_by_role("button", name="All games")).to_be_visible()
    page.goto(f"{desk.url}/table/{shared}")
    expect(page.locator("#board")).to_be_visible(timeout=15_000)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_code_in_the_hall_is_the_link(desk: Desk, size: str) -> None:
    page = desk.open(theme="dark", **(PHONE if size == "phone" else {}))
    sit_down(page, "me", "friend", "friend", "empty")
    addresses = links(page)
    codes = page.get_by_role("img", name=re.compile("^Code for "))
    expect(codes).to_have_count(2)
    for i, address in enumerate(addresses):
        side = int((codes.nth(i).get_attribute("viewBox") or "").split()[-1])
        path = codes.nth(i).locator(".dark").get_attribute("d") or ""
        assert scan.read(scan.drawn(path, side)) == address
    expect(page.get_by_role("progressbar", name="1 of 3 have come")).to_be_visible()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if size == "phone" else 1280)
    look(page, f"hall-codes-{size}")
