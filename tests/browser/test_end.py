"""When a game is over: the result first and whole, another game with the same people, and a look back that Back leaves."""

import re
from pathlib import Path
from typing import Any

import pytest
from desk import PHONE, Desk, axe, expect, join, links, look, sit_down
from playwright.sync_api import Page

PLAYED = Path(__file__).parents[1] / "played"
LONGEST = {"city_and_guilds": "end_full", "flandern_1302": "end_full", "guilds_of_london": "end_shared"}
DESK = {"width": 1440, "height": 900}


def bring(desk: Desk, log: str, path: str = "", **size: Any) -> Page:
    """A finished game from a log."""
    page = desk.open(**size)
    page.wait_for_selector(".setup")
    id = page.evaluate(
        """async (log) => (await (await fetch('/api/logs', {method: 'POST',
           headers: {'content-type': 'application/json'}, body: JSON.stringify({log})})).json()).id""",
        (PLAYED / f"{log}.log").read_text(),
    )
    page.goto(f"{desk.url}/table/{id}{path}")
    return page


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", LONGEST)
def test_the_winner_the_ranking_and_the_final_sums_are_seen_first_and_whole(desk: Desk, game: str, size: str) -> None:
    page = bring(desk, f"{game}_{LONGEST[game]}", **(PHONE if size == "phone" else DESK))
    expect(page.locator(".end h2")).to_contain_text(re.compile("wins|share the win"), timeout=20_000)
    expect(page.locator(".end .sum tr.tot").first).to_be_visible()
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.end h2, .end .ranking li, .end .sum td, .end .sum th')].filter((each) => {
           const box = each.getBoundingClientRect()
           return box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight }).length"""
    )
    look(page, f"end-{game}-{size}")
    assert cut == 0, "all of it lies inside the window"


def test_the_result_gives_way_to_the_board_and_comes_back(desk: Desk) -> None:
    page = bring(desk, "city_of_guilds_end_areas", **DESK)
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator(".end .sum")).to_have_count(0)
    page.get_by_role("button", name="The result").click()
    expect(page.locator(".end .sum")).to_be_visible()
    assert not axe(page)


def test_two_people_play_a_rematch_with_their_seats_turned(desk: Desk) -> None:
    ada = desk.open(name="Ada")
    ada.get_by_role("button", name="City of Guilds").click()
    url = sit_down(ada, "me", "friend", "empty", "empty")
    bram = join(desk, links(ada)[0], "Bram")
    resign_all(ada, bram, url)
    ada.get_by_role("button", name="Rematch, seats turned").click()
    ada.wait_for_url(lambda address: address != url)
    expect(ada.locator(".player")).to_contain_text(["Bram", "Ada"], timeout=15_000)
    told = bram.get_by_role("button", name=re.compile("Rematch, seats turned.*go there"))
    expect(told).to_be_visible()  # his page is told, and leads there
    told.click()
    bram.wait_for_url(ada.url)
    expect(bram.locator(".player")).to_contain_text(["Bram", "Ada"], timeout=15_000)


def resign_all(ada: Page, bram: Page, url: str) -> None:
    """Both let chance play to the end."""
    for page in (ada, bram):
        seat = 0 if page is ada else 1
        page.evaluate(
            """([url, seat]) => new Promise((done) => {
               const socket = new WebSocket(url.replace('http', 'ws').replace('/table/', '/api/tables/') + '/socket')
               socket.onopen = () => (socket.send(JSON.stringify({do: 'bot', seat, level: 'random'})), done()) })""",
            [url, seat],
        )
    for page in (ada, bram):
        expect(page.locator(".end h2")).to_be_visible(timeout=60_000)


def test_the_same_deal_is_played_again(desk: Desk) -> None:
    page = bring(desk, "flandern_1302_end_full", **DESK)
    page.get_by_role("button", name="The same deal again").click()
    expect(page.locator(".ask:not(.end) p, dialog.curtain").first).to_be_visible(timeout=20_000)


def test_a_look_back_plays_by_itself_with_its_words_and_the_log_and_back_leaves_it(desk: Desk) -> None:
    page = bring(desk, "city_of_guilds_end_areas", **DESK)
    end = page.url
    page.get_by_role("button", name="Look back", exact=True).click()
    output = page.locator(".replay output")
    expect(output).to_have_text("Move 111 of 111")
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(output).to_have_text("Move 3 of 111", timeout=20_000)
    page.get_by_role("button", name="Hold on").click()
    expect(page.locator(".log .now").first).to_be_in_viewport()
    assert page.url.endswith(("#move=3", "#move=4"))
    expect(page.locator(".replay .ribbon")).to_contain_text(page.locator(".log .now span").first.inner_text())
    look(page, "replay")
    page.go_back()
    expect(page.locator(".replay")).to_have_count(0)
    expect(page.locator(".end h2")).to_be_visible()
    assert page.url == end, "Back leads to the table, and not to the shelf"
    page.go_forward()
    expect(page.locator(".replay")).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".end h2")).to_be_visible()


def test_a_link_to_a_move_leads_there_and_stays_left_when_one_leaves(desk: Desk) -> None:
    page = bring(desk, "city_of_guilds_end_areas", "#move=12", **DESK)
    expect(page.locator(".replay output")).to_have_text("Move 12 of 111", timeout=20_000)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".end h2")).to_be_visible()
    assert "#move" not in page.url
