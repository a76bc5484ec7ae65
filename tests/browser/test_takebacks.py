"""Takebacks and sums at the page: what goes is said before it goes, and nothing that was scored is lost."""

import random
import re
from pathlib import Path

import pytest
from desk import PHONE, Desk, click_something, dismiss, expect, fingerprint, join, links, look, settle, sit_down
from playwright.sync_api import Page

PLAYED = Path(__file__).parents[1] / "played"


def asked(page: Page) -> None:
    expect(page.locator(".ask .flame")).to_be_visible(timeout=20_000)


def take_back(page: Page, which: int) -> str:
    """Clicks the arrow beside a move of one's own; returns the move."""
    arrow = page.locator(".log").get_by_role("button", name=re.compile("^Take back: ")).nth(which)
    move = str(arrow.get_attribute("aria-label")).removeprefix("Take back: ")
    arrow.click()
    return move


def bring(desk: Desk, log: str, **size: object) -> Page:
    """A finished game from a log."""
    page = desk.open(**size)  # type: ignore[arg-type]
    page.wait_for_selector(".setup")
    id = page.evaluate(
        """async (log) => (await (await fetch('/api/logs', {method: 'POST',
           headers: {'content-type': 'application/json'}, body: JSON.stringify({log})})).json()).id""",
        (PLAYED / log).read_text(),
    )
    page.goto(f"{desk.url}/table/{id}")
    expect(page.locator(".ask.end")).to_be_visible(timeout=15_000)
    return page


def test_my_last_move_is_taken_back_to_before_it(desk: Desk) -> None:
    ada = desk.open(name="Ada")
    ada.get_by_role("button", name="City of Guilds").click()
    ada.get_by_text("Options").click()
    ada.get_by_label("Who begins").select_option("0")
    sit_down(ada, "me", "friend", "empty", "empty")
    bram = join(desk, links(ada)[0], "Bram")
    asked(ada)
    prompt = ada.locator(".ask p").inner_text()
    ada.locator(".pick.can").first.click()
    ada.locator(".ask .btn.go").click()
    expect(ada.locator(".ask .flame")).to_have_count(0)
    assert "Ada chooses" in take_back(ada, 0)
    expect(bram.locator(".proposal")).to_contain_text("Ada asks to take back move 1.")
    look(bram, "takeback-asked")
    bram.get_by_role("button", name="Agree").click()
    expect(ada.locator(".log")).to_contain_text("Ada takes back move 1.")
    expect(ada.locator(".ask p")).to_have_text(prompt)  # the same question as before the move
    expect(ada.locator(".log .undone")).to_have_count(2)


def test_an_arrow_further_up_says_what_goes_before_it_goes(desk: Desk) -> None:
    page = desk.open()
    sit_down(page, "me", "bot:random", "bot:random", "empty")
    dice = random.Random(3)
    while page.locator(".log .n", has_text="↶").count() < 4:
        asked(page)
        dismiss(page)
        click_something(page, dice)
    asked(page)
    lines = page.locator(".log .undone")
    move = take_back(page, 1)
    question = page.get_by_role("dialog")
    expect(question).to_contain_text(re.compile(r"Take back \d+ moves\?"))
    expect(question).to_contain_text(move)
    look(page, "takeback-question")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    expect(lines).to_have_count(0)
    old = fingerprint(page)
    take_back(page, 1)
    question.get_by_role("button", name=re.compile(r"^Take back \d+ moves$")).click()
    settle(page, old)
    expect(page.locator(".log")).to_contain_text(re.compile(r"Ada takes back \d+ moves, from move \d+ on\."))
    expect(page.locator(".log .undone").first).to_have_text(re.compile(re.escape(move)))
    asked(page)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_final_sums_are_seen_whole_with_every_column(desk: Desk, size: str) -> None:
    page = bring(desk, "city_of_guilds_end_areas.log", **(PHONE if size == "phone" else {"width": 1440, "height": 900}))
    table = page.locator(".end .sum table").first
    expect(table).to_contain_text("Clear majorities")
    look(page, f"sums-end-{size}")
    cut = page.evaluate(
        """() => { const card = document.querySelector('.end').getBoundingClientRect()
           return [...document.querySelectorAll('.end .sum td, .end .sum th, .end .ranking li')].filter((cell) => {
             const box = cell.getBoundingClientRect()
             return box.right > card.right || box.bottom > card.bottom || box.bottom > innerHeight }).length }"""
    )
    assert cut == 0, "no cell lies outside of the card or below the fold"


def test_every_sum_of_the_game_is_there_after_a_reload(desk: Desk) -> None:
    page = bring(desk, "city_of_guilds_end_areas.log")
    page.get_by_role("tab", name="Sums").click()
    sums = page.locator("#panel-sums caption")
    expect(sums.first).to_have_text("Clear majorities")
    expect(sums.filter(has_text="Taxes").nth(2)).to_be_visible()  # a game has five rounds, each with its taxes
    told = sums.all_inner_texts()
    page.reload()
    page.get_by_role("tab", name="Sums").click()
    expect(sums).to_have_count(len(told))
    page.get_by_role("button", name=re.compile("^After move")).last.click()
    expect(page.locator(".replay output")).to_contain_text("Move ")


def test_my_last_move_goes_by_its_name_and_is_made_again(desk: Desk) -> None:
    page = desk.open()
    sit_down(page, "me", "bot:random", "empty", "empty")
    dice = random.Random(3)
    while page.locator(".log .n", has_text="↶").count() < 2:
        asked(page)
        dismiss(page)
        click_something(page, dice)
    asked(page)
    undo = page.locator(".tools .tool").first
    expect(undo).to_contain_text("Take back: Ada ")  # the move has a name
    undo.click()
    question = page.get_by_role("dialog").get_by_role("button", name=re.compile(r"^Take back \d+ moves$"))
    notice = page.locator(".proposal", has_text="taken back")
    expect(question.or_(notice).first).to_be_visible()
    if question.count():  # the bot has moved since
        question.click()
    expect(notice).to_be_visible()
    look(page, "takeback-redo")
    notice.get_by_role("button", name=re.compile("^Make (it|them) again$")).click()
    expect(notice).to_have_count(0)
    expect(page.locator(".log .undone").first).to_be_visible()
    asked(page)
