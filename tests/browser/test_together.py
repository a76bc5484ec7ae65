"""People at one table: friends by link, spectators, one screen, reloads, and servers that die."""

import random
import re
import time

from desk import (
    Desk,
    click_something,
    dismiss,
    expect,
    fingerprint,
    is_over,
    join,
    links,
    look,
    settle,
    sit_down,
    wait_for,
)
from playwright.sync_api import Browser, Page
from serving import Process


def take_turns(pages: list[Page], dice: random.Random, clicks: int) -> None:
    """Whoever is asked clicks something."""
    for _ in range(clicks):
        until = time.monotonic() + 20
        while not any(is_asked(page) for page in pages):
            if any(is_over(page) for page in pages):
                return
            assert time.monotonic() < until, "nobody is asked"
            pages[0].wait_for_timeout(20)
        for page in pages:
            if is_asked(page):
                dismiss(page)
                click_something(page, dice)


def is_asked(page: Page) -> bool:
    return page.locator(".ask .flame").count() > 0


def lines(page: Page) -> set[int]:
    """The numbers of the lines in the log; a secret move has none for others."""
    return set(page.evaluate("[...document.querySelectorAll('.log .n')].map(e => +e.lastChild.data || 0)"))


def test_two_browsers_and_a_spectator_at_one_table(desk: Desk) -> None:
    ada = desk.open(name="Ada")
    url = sit_down(ada, "me", "friend", "empty", "empty")
    bram = join(desk, links(ada)[0], "Bram")
    assert "#seat" not in bram.url, "the secret does not stay in the address"
    eve = desk.open(url.removeprefix(desk.url), name="Eve")
    eve.wait_for_selector("#board")
    take_turns([ada, bram], random.Random(1), 30)
    made = max(lines(ada) & lines(bram))
    expect(eve.locator(".log .n", has_text=re.compile(rf"^{made}$"))).to_have_count(1, timeout=15_000)
    expect(eve.locator(".ask")).to_contain_text("You are watching")
    expect(eve.locator(".card")).to_have_count(0)
    expect(bram.locator(".mine")).to_have_count(1)
    expect(ada.locator(".top")).to_contain_text("one spectator")
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something to the table").fill("<img src=x onerror=alert(1)> hello")
    ada.keyboard.press("Enter")
    eve.get_by_role("tab", name="Chat").click()
    expect(eve.locator("#panel-chat")).to_contain_text("<img src=x onerror=alert(1)> hello")
    expect(eve.locator("#panel-chat img")).to_have_count(0)


def test_a_reload_in_the_middle_brings_everything_back(desk: Desk) -> None:
    page = desk.open()
    sit_down(page, "me", "bot:random", "empty", "empty")
    dice = random.Random(2)
    for _ in range(8):
        dismiss(page)
        click_something(page, dice)
    before = page.locator(".log li").all_inner_texts()
    page.reload()
    page.wait_for_selector("#board")
    wait_for(page, f"document.querySelectorAll('.log li').length >= {len(before)}")
    assert page.locator(".log li").all_inner_texts()[: len(before)] == before
    page.goto(desk.url)
    page.get_by_role("link", name=re.compile("City of Guilds")).first.click()
    page.wait_for_selector("#board")


def test_the_page_survives_the_killed_server_by_itself(browser: Browser, own_server: Process) -> None:
    with Desk(browser, own_server.url) as desk:
        desk.offline = True
        page = desk.open()
        sit_down(page, "me", "bot:apprentice", "bot:random", "empty")
        dice = random.Random(4)
        for _ in range(6):
            dismiss(page)
            click_something(page, dice)
        before = page.locator(".log li").all_inner_texts()
        own_server.kill()
        expect(page.locator(".lost")).to_be_visible(timeout=10_000)
        look(page, "reconnecting")
        own_server.start()
        expect(page.locator(".lost")).to_have_count(0, timeout=20_000)
        wait_for(page, f"document.querySelectorAll('.log li').length >= {len(before)}")
        after = page.locator(".log li").all_inner_texts()
        assert after[: len(before)] == before, "no move that was shown is lost"
        for _ in range(6):
            dismiss(page)
            click_something(page, dice)


def test_people_at_one_screen_pass_it_behind_a_curtain(desk: Desk) -> None:
    page = desk.open()
    page.get_by_label("Seat 2", exact=True).select_option("screen")
    page.get_by_label("Name at seat 2").fill("Bram")
    for seat in (3, 4):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("empty")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("#board")
    dice, seen, until = random.Random(6), set[str](), time.monotonic() + 60
    while len(seen) < 2:
        assert time.monotonic() < until, f"only seen: {seen}"
        curtain = page.locator("dialog.curtain")
        page.locator("dialog.curtain, .ask .flame").first.wait_for()
        if curtain.count():
            expect(page.locator(".card")).to_have_count(0)  # no hand lies behind the curtain
            seen.add(curtain.locator("h2").inner_text())
            look(page, "curtain")
            page.get_by_role("button", name=re.compile("^I am ")).click()
            expect(curtain).to_have_count(0)
        else:
            dismiss(page)
            click_something(page, dice)
    assert seen == {"Pass the screen to Ada", "Pass the screen to Bram"}


def test_looking_back_with_a_link_to_any_move_and_the_log_down_and_up(desk: Desk, tmp_path) -> None:  # type: ignore[no-untyped-def]
    page = desk.open()
    sit_down(page, "bot:random", "bot:random", "empty", "empty")
    wait_for(page, "document.querySelector('.ask.end') !== null", 60)
    page.get_by_role("button", name="Look back", exact=True).click()
    slider = page.locator(".replay input[type=range]")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator(".replay output")).to_contain_text("Move 0 of")
    expect(page.locator(".when").first).to_contain_text("Round 1")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".replay output")).to_contain_text("Move 5 of")
    look(page, "replay")
    assert page.url.endswith("#move=5")
    friend = desk.open(page.url.removeprefix(desk.url), name="Bram")
    expect(friend.locator(".replay output")).to_contain_text("Move 5 of")
    page.locator(".replay select").select_option(label=page.locator(".player .name").first.inner_text())
    page.get_by_role("button", name="Back to the game").click()
    with page.expect_download() as got:
        page.get_by_role("link", name="Download the log").click()
    file = tmp_path / "game.log"
    got.value.save_as(file)
    page.goto(desk.url)
    page.locator(".upload input").set_input_files(file)
    page.wait_for_selector(".ask.end")
    bad = tmp_path / "bad.log"
    bad.write_text("nonsense")
    page.goto(desk.url)
    page.wait_for_selector(".setup")
    page.locator(".upload input").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("this is no log of Guildhall")


def test_language_and_theme_switch_without_a_reload(desk: Desk) -> None:
    page = desk.open()
    sit_down(page, "me", "bot:random", "empty", "empty")
    page.wait_for_selector(".pick.can")
    page.evaluate("window.same = true")
    old = fingerprint(page)
    page.get_by_role("button", name="Deutsch").click()
    settle(page, old)
    expect(page.locator(".ask p")).to_contain_text("Gilde")
    expect(page.locator("#board")).to_contain_text("Königsviertel")
    assert page.evaluate("document.documentElement.lang") == "de"
    look(page, "deutsch")
    page.get_by_role("button", name="Kerzenlicht").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark" and page.evaluate("window.same")
    page.keyboard.press("r")
    expect(page.locator("dialog.drawer")).to_contain_text("Regeln")
    page.get_by_label("Regeln durchsuchen").fill("gold würfel")
    expect(page.locator(".search p")).to_contain_text("Regel")


def test_a_click_on_something_impossible_says_why_and_opens_the_rule(desk: Desk) -> None:
    page = desk.open()
    sit_down(page, "me", "bot:random", "empty", "empty")
    page.wait_for_selector(".pick.can")
    page.locator(".pick.can").first.click()
    page.locator(".ask .btn.go").click()
    wait_for(page, "document.querySelector('.ask p')?.textContent?.includes('Your turn')")
    page.locator(".pick[aria-label='Draw a card']").click(force=True)  # dark, but a click on it means something
    expect(page.get_by_role("alert")).to_contain_text("three is the limit")
    look(page, "why-not")
    page.get_by_role("button", name="Read the rule").click()
    expect(page.locator("article.cited")).to_be_visible()
    expect(page.locator("article.cited code")).to_have_text("turn.draw")


def test_a_confirm_button_for_those_who_want_one(desk: Desk) -> None:
    page = desk.open()
    sit_down(page, "me", "bot:random", "empty", "empty")
    page.wait_for_selector(".pick.can")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Ask me to confirm moves").check()
    page.keyboard.press("Escape")
    guild = page.locator(".card.can .title").first.inner_text()
    card = page.locator(".card", has_text=guild).first
    card.click()
    page.get_by_role("button", name=f"Choose: {guild}").click()
    expect(page.locator(".ask p")).to_contain_text("Confirm: Choose")
    expect(page.locator(".ask p")).to_contain_text(guild)
    page.keyboard.press("u")
    expect(page.locator(".ask p")).not_to_contain_text("Confirm:")
    card.click()
    page.keyboard.press("Enter")  # what is picked is chosen by it, though the card has the keyboard
    expect(page.locator(".ask p")).to_contain_text("Confirm: Choose")
    page.keyboard.press("Enter")  # and it is confirmed by it
    wait_for(page, "document.querySelector('.ask p')?.textContent?.includes('Your turn')")


def test_no_page_scrolls_sideways_from_a_small_phone_to_4k(desk: Desk) -> None:
    for width, height in ((360, 640), (768, 1024), (1180, 820), (1920, 1080), (3840, 2160)):
        page = desk.open(width=width, height=height)
        page.wait_for_selector(".setup")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"shelf at {width}"
        sit_down(page, "me", "bot:random", "empty", "empty")
        page.wait_for_selector(".pick.can")
        page.wait_for_timeout(200)
        look(page, f"table-{width}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"table at {width}"
        assert page.evaluate("document.documentElement.scrollHeight") <= height, f"one screen at {width}"
