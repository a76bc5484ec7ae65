"""Whole games in the browser: at a desk, on a phone, alone, by keyboard."""

import random
import re
import time

import pytest
from desk import (
    PHONE,
    Desk,
    axe,
    click_something,
    dismiss,
    expect,
    fingerprint,
    is_over,
    look,
    play_to_the_end,
    settle,
    sit_down,
    wait_for,
)

CHAINED = "#board g[data-tip*='Its chain has']"  # tiles that say how long their chain is


def test_two_clicks_after_opening_the_page_the_game_is_on(desk: Desk) -> None:
    page = desk.open()
    page.get_by_role("button", name="City of Guilds").click()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".ask p")).to_contain_text("guild", timeout=15_000)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_whole_game_against_bots(desk: Desk, size: str) -> None:
    page = desk.open(**(PHONE if size == "phone" else {}))
    sit_down(page, "me", "bot:apprentice", "bot:random", "empty")
    look(page, f"table-{size}")
    play_to_the_end(page, seed=7)
    expect(page.locator(".ask.end")).to_contain_text("The game is over")
    expect(page.locator(".sum")).to_contain_text("Clear majorities")
    page.get_by_role("button", name="Verify the seed").click()
    expect(page.get_by_role("status").filter(has_text="fits the hash")).to_be_visible()
    look(page, f"end-{size}")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= (390 if size == "phone" else 1280), "nothing sticks out sideways"


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_whole_game_of_flandern_with_four_players(desk: Desk, size: str) -> None:
    page = desk.open(**(PHONE if size == "phone" else {}))
    sit_down(page, "me", "bot:apprentice", "bot:random", "bot:apprentice", game="Flandern 1302")
    look(page, f"flandern-{size}")
    play_to_the_end(page, seed=11)
    expect(page.locator(".ask.end")).to_contain_text("The game is over")
    expect(page.locator(".sum").first).to_contain_text("Final points")
    look(page, f"flandern-end-{size}")
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if size == "phone" else 1280)


def test_a_town_of_flandern_says_why_not_and_lights_up_by_district(desk: Desk) -> None:
    page = desk.open()
    page.get_by_role("button", name="Flandern 1302").click()
    page.get_by_text("Options").click()
    page.get_by_label("Who begins").select_option("0")
    expect(page.get_by_label("Where the towns lie")).to_have_value("printed")
    sit_down(page, "me", "bot:random", "empty", "empty", game="Flandern 1302")
    page.locator(".card", has_text="Utrecht").click()
    expect(page.locator(".counsel")).to_contain_text("Utrecht is worth 1.")
    page.get_by_role("button", name="Play Utrecht").click()
    expect(page.locator(".pick.can")).to_have_count(6)  # round the centre; two of them for the special district D
    page.get_by_role("button", name="Dyers no master").click()
    expect(page.locator(".pick.can")).to_have_count(4)
    page.get_by_role("button", name="Utrecht, hexagon 1").click(force=True)  # aria-disabled: it says why not
    expect(page.get_by_role("alert")).to_contain_text("long sides")
    page.get_by_role("button", name="Dyers no master").click()
    page.get_by_role("button", name="Utrecht, rectangle 1").click()
    expect(page.locator(".counsel")).to_contain_text("Which district goes here: Utrecht, rectangle 1?")
    page.get_by_role("button", name="Church special").click()  # grey: it says why
    expect(page.get_by_role("alert")).to_contain_text("belongs here")
    page.get_by_role("button", name="Dyers one master").click()
    expect(page.locator(".ask p")).to_contain_text("Draw a card of the guilds")
    page.keyboard.press("u")
    expect(page.locator(".pick.can")).to_have_count(6)
    look(page, "flandern-lit")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_whole_game_of_city_and_guilds_with_five_players(desk: Desk, size: str) -> None:
    page = desk.open(**(PHONE if size == "phone" else {}))
    bots = ("bot:apprentice", "bot:random", "bot:apprentice", "bot:random")
    sit_down(page, "me", *bots, game="City and Guilds")
    look(page, f"city-and-guilds-{size}")
    play_to_the_end(page, seed=4)
    expect(page.locator(".ask.end")).to_contain_text("The game is over")
    expect(page.locator(".sum").first).to_contain_text("Final scoring")
    look(page, f"city-and-guilds-end-{size}")
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if size == "phone" else 1280)


def test_pointing_at_a_tile_lights_up_its_chain(desk: Desk) -> None:
    page = desk.open()
    sit_down(page, "me", "bot:apprentice", "bot:apprentice", "empty", "empty", game="City and Guilds")
    dice, until = random.Random(8), time.monotonic() + 90
    while True:
        assert time.monotonic() < until, "no chain ever forms"
        expect(page.locator(".ask .flame, .ask.end").first).to_be_visible(timeout=20_000)  # nothing moves meanwhile
        tips = page.evaluate(f"[...document.querySelectorAll({CHAINED!r})].map((tile) => tile.dataset.tip)")
        long = [i for i, tip in enumerate(tips) if int(re.findall(r"Its chain has (\d+)", tip)[0]) > 1]
        if long:
            break
        dismiss(page)
        click_something(page, dice)
    page.locator(CHAINED).nth(long[0]).hover(force=True)
    wait_for(page, "document.querySelectorAll('#board rect.chain').length > 1")
    look(page, "city-and-guilds-chain")


def test_two_play_flandern_with_the_guilds_under_influence(desk: Desk) -> None:
    page = desk.open()
    sit_down(page, "me", "bot:random", "empty", "empty", game="Flandern 1302")
    play_to_the_end(page, seed=2)
    expect(page.locator(".ask.end")).to_contain_text("The game is over")
    look(page, "flandern-two-end")


def test_alone_against_the_ruler_whose_turn_is_told_card_by_card(desk: Desk) -> None:
    page = desk.open()
    sit_down(page, "me", "empty", "empty", "empty")
    dice, until = random.Random(3), time.monotonic() + 60
    while page.locator(".sum ol").count() == 0:
        assert time.monotonic() < until
        click_something(page, dice)
    expect(page.locator(".sum h3")).to_have_text("The Ruler’s turn, card by card")
    look(page, "solo")
    play_to_the_end(page, seed=3)
    expect(page.locator(".ask.end")).to_contain_text("The game is over")


def test_a_whole_game_by_keyboard_alone(desk: Desk) -> None:
    """Only keys: Tab to the moves in words, Enter to make one. The mouse is never touched."""
    page = desk.open()
    page.wait_for_selector(".setup")
    for button in ("City of Guilds", "Play now"):
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate(f"document.activeElement?.textContent?.trim().startsWith('{button}')"):
                break
        page.keyboard.press("Enter")
    page.wait_for_selector("#board")
    to_the_text_tab(page)
    dice, until = random.Random(5), time.monotonic() + 240
    while not is_over(page):
        assert time.monotonic() < until
        moves = page.locator(".choices button").count()
        if not moves:
            page.wait_for_timeout(20)
            continue
        old = fingerprint(page)
        wanted = dice.randrange(moves)
        wait_for(page, "document.activeElement?.closest('.news') !== null")  # the focus stays where moves are made
        at = -1
        for _ in range(moves + 12):  # the tabs come first, and what was scored
            page.keyboard.press("Tab")
            at = page.evaluate("[...document.querySelectorAll('.choices button')].indexOf(document.activeElement)")
            if at >= wanted or (at >= 0 and dice.random() < 0.3):
                break
        assert at >= 0, "Tab reaches the moves in words"
        page.keyboard.press("Enter")
        settle(page, old)
    expect(page.locator(".ask.end")).to_contain_text("The game is over")


def to_the_text_tab(page) -> None:  # type: ignore[no-untyped-def]
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.id") == "tab-log":
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowRight")
            assert page.evaluate("document.activeElement?.id") == "tab-text"
            return
    raise AssertionError("Tab never reaches the tabs")


def test_the_board_itself_is_played_by_keyboard(desk: Desk) -> None:
    page = desk.open()
    sit_down(page, "me", "bot:random", "empty", "empty")
    page.wait_for_selector(".pick.can")
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.classList.contains('can')"):
            break
    old = fingerprint(page)
    page.keyboard.press(" ")
    settle(page, old)
    page.keyboard.press("Enter")
    wait_for(page, "document.querySelector('.ask p')?.textContent?.includes('Your turn')")
    page.keyboard.press("d")
    expect(page.get_by_role("alert")).to_contain_text("three is the limit")
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".bubble.hint")).to_contain_text("A master would choose")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["Flandern 1302", "City and Guilds"])
def test_axe_finds_nothing_on_a_table_of(desk: Desk, game: str, theme: str) -> None:
    page = desk.open(theme=theme)
    sit_down(page, "me", "bot:apprentice", "bot:random", "empty", game=game)
    dice = random.Random(2)
    for _ in range(14):
        click_something(page, dice)
    assert axe(page) == []
    page.get_by_role("tab", name="As text").click()
    assert axe(page) == []
    look(page, f"{game.split()[0].lower()}-text-{theme}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_shelf_table_rules_and_menu(desk: Desk, theme: str) -> None:
    page = desk.open(theme=theme)
    page.wait_for_selector(".setup")
    assert axe(page) == []
    look(page, f"shelf-{theme}")
    sit_down(page, "me", "bot:apprentice", "bot:apprentice", "empty")
    page.wait_for_selector(".pick.can")
    assert axe(page) == []
    page.locator(".pick.can").first.click()
    page.wait_for_selector(".card.can, .ask .btn")
    assert axe(page) == []
    look(page, f"table-{theme}")
    page.keyboard.press("r")
    page.wait_for_selector("dialog.drawer article")
    assert axe(page) == []
    look(page, f"rules-{theme}")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog .menu")
    assert axe(page) == []
    look(page, f"menu-{theme}")
    page.keyboard.press("Escape")
    for tab in ("Chat", "As text"):
        page.get_by_role("tab", name=tab).click()
        assert axe(page) == []


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_whole_game_of_guilds_of_london(desk: Desk, size: str) -> None:
    page = desk.open(**(PHONE if size == "phone" else {}))
    sit_down(page, "me", "bot:apprentice", "bot:apprentice", "empty", game="Guilds of London")
    look(page, f"london-{size}")
    play_to_the_end(page, seed=17)
    expect(page.locator(".ask.end")).to_contain_text("The game is over")
    expect(page.locator(".sum").first).to_contain_text("Neighbouring masters")
    look(page, f"london-end-{size}")
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if size == "phone" else 1280)
