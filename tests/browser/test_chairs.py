"""Chairs at the page: the hall before the deal, links, a second device, and who stays away."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from desk import PHONE, Desk, axe, come, expect, join, links, look, seats, sit_down
from playwright.sync_api import Browser, Page
from serving import Process, sqlite_in
from test_absence import let_pass


@pytest.fixture
def brisk(tmp_path: Path) -> Iterator[Process]:
    """A server that looks often who is there."""
    server = Process(sqlite_in(tmp_path), GUILDHALL_SEEN_SECONDS="0.3").start()
    yield server
    server.kill()


def id_of(page: Page) -> str:
    return str(re.findall(r"/table/([0-9a-f]+)", page.url)[0])


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_link_is_shown_at_once_and_the_game_begins_when_the_last_has_come(desk: Desk, size: str) -> None:
    ada = desk.open(name="Ada", **(PHONE if size == "phone" else {}))
    sit_down(ada, "me", "friend", "bot:random", "empty")
    [link] = links(ada)
    assert "#seat=" in link
    expect(ada.get_by_role("status").first).to_contain_text("One chair is still empty")
    look(ada, f"hall-{size}")
    ada.reload()
    assert links(ada) == [link], "a reload does not lose the link"
    bram = join(desk, link, "Bram")
    for page in (ada, bram):
        expect(page.locator("#board")).to_be_visible(timeout=15_000)  # nobody clicked anything
        expect(page.locator(".players")).to_contain_text("Bram")
    assert "#seat" not in bram.url, "the secret does not stay in the address"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_hall(desk: Desk, theme: str) -> None:
    ada = desk.open(theme=theme)
    ada.get_by_role("button", name="City of Guilds").click()
    seats(ada, "me", "friend", "empty", "empty")
    ada.get_by_label("If somebody stays away").select_option("10")
    assert axe(ada) == []
    ada.get_by_role("button", name="Play now").click()
    links(ada)
    assert axe(ada) == []


def test_a_used_a_withdrawn_and_a_new_link(desk: Desk) -> None:
    ada = desk.open(name="Ada")
    sit_down(ada, "me", "friend", "friend", "empty")
    first, second = links(ada)
    join(desk, first, "Bram")
    expect(ada.locator(".gathering")).to_contain_text("Bram")
    eve = come(desk, first, "Eve")
    expect(eve.get_by_role("alert")).to_contain_text("Somebody sits on this chair already")
    look(eve, "link-used")
    eve.get_by_role("button", name="Watch").click()
    expect(eve.locator(".gathering")).to_contain_text("You are watching")
    ada.get_by_role("button", name="Withdraw the link").click()
    expect(ada.locator(".gathering")).to_contain_text("No link leads to this chair")
    eve = come(desk, second, "Eve")
    expect(eve.get_by_role("alert")).to_contain_text("has been withdrawn")
    ada.get_by_role("button", name="Make a link").click()
    [third] = links(ada)
    assert third not in (first, second)
    join(desk, third, "Eve")
    expect(ada.locator("#board")).to_be_visible(timeout=15_000)


def test_the_host_is_refused_the_chair_of_a_friend_and_may_let_a_bot_sit_there(desk: Desk) -> None:
    ada = desk.open(name="Ada")
    sit_down(ada, "me", "friend", "empty", "empty")
    [link] = links(ada)
    same = desk.contexts[-1].new_page()  # another tab of the same person
    same.goto(link)
    expect(same.get_by_role("alert")).to_contain_text("The link is for a friend")
    same.get_by_role("button", name="To the table").click()
    expect(same.get_by_role("dialog")).to_have_count(0)
    expect(same.locator(".gathering")).to_contain_text("this page does not know it")  # only its own page was told
    ada.get_by_label("Bot for Red").select_option("random")
    ada.get_by_role("button", name="Let a bot sit there").click()
    for page in (ada, same):
        expect(page.locator("#board")).to_be_visible(timeout=15_000)


def test_a_second_device_sits_down_by_a_link_that_its_person_makes(desk: Desk) -> None:
    ada = desk.open(name="Ada")
    sit_down(ada, "me", "bot:random", "empty", "empty")
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Use another device").click()
    field = ada.get_by_label("Open this link on your other device")
    expect(field).to_be_visible()
    link = field.input_value()
    phone = come(desk, link, "", **PHONE)
    expect(phone.locator(".ask .flame")).to_be_visible(timeout=15_000)
    expect(phone.locator(".players")).to_contain_text("Ada")
    expect(ada.locator("dialog")).to_contain_text("2 devices")
    again = come(desk, link, "Eve")
    expect(again.get_by_role("alert")).to_contain_text("This link was used already")


def test_who_stays_away_is_played_for_by_the_rule_and_comes_back_with_one_click(
    browser: Browser, brisk: Process, tmp_path: Path
) -> None:
    with Desk(browser, brisk.url) as desk:
        ada = desk.open(name="Ada")
        ada.get_by_role("button", name="City of Guilds").click()
        ada.get_by_text("Options").click()
        seats(ada, "me", "friend", "empty", "empty")
        ada.get_by_label("Who begins").select_option("1")
        ada.get_by_label("If somebody stays away").select_option("10")
        ada.get_by_label("Which bot").select_option("apprentice")
        ada.get_by_role("button", name="Play now").click()
        expect(ada.locator(".gathering")).to_contain_text("may let an Apprentice play for them after ten minutes")
        bram = join(desk, links(ada)[0], "Bram")
        expect(ada.locator("#board")).to_be_visible(timeout=15_000)
        address = bram.url
        bram.goto(desk.url)  # to the shelf
        expect(ada.locator(".player").nth(1)).to_contain_text("away", timeout=15_000)
        expect(ada.locator(".notices .btn")).to_have_count(0)
        let_pass(tmp_path, id_of(ada), 11 * 60)
        expect(ada.locator(".player").nth(1)).to_contain_text("away for 11 minutes", timeout=15_000)
        look(ada, "absent")
        ada.get_by_role("button", name="Let an Apprentice play for Bram").click()
        expect(ada.locator(".player").nth(1)).to_contain_text("an Apprentice plays", timeout=15_000)
        expect(ada.locator(".ask .flame")).to_be_visible(timeout=20_000)  # the game goes on
        bram.goto(address)
        bram.get_by_role("dialog", name="While you were away").get_by_role("button", name="Close").click()
        bram.get_by_role("button", name="I am back").click()
        expect(bram.locator(".notices .btn")).to_have_count(0)
        expect(ada.locator(".player").nth(1)).not_to_contain_text("Apprentice")
