"""A game that the page knows nothing of: it stands on the shelf with a cover of its own, and is played with lists and buttons."""

import random
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from desk import PHONE, Desk, axe, changes, expect, fingerprint, is_over, look, sit_down
from playwright.sync_api import Browser, Page, TimeoutError
from serving import Process, sqlite_in


@pytest.fixture(scope="module")
def with_lots(with_toy: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that has the toy game beside ours. Nothing is compiled for it: it is small."""
    server = Process(sqlite_in(tmp_path_factory.mktemp("lots")), **{**with_toy, "GUILDHALL_PLAIN": "1"}).start()
    yield server
    server.kill()


@pytest.fixture
def lots(browser: Browser, with_lots: Process) -> Iterator[Desk]:
    with Desk(browser, with_lots.url) as opened:
        yield opened


def play(page: Page, seed: int, limit: float = 120) -> None:
    """Clicks any of the moves that are offered, until the game is over."""
    dice, until = random.Random(seed), time.monotonic() + limit
    while not is_over(page):
        assert time.monotonic() < until, page.locator(".ask").inner_text()
        moves, old = page.locator(".hand .moves button"), fingerprint(page)
        offered = len(moves.all_text_contents())
        if offered == 0:
            page.wait_for_timeout(20)
            continue
        with suppress(TimeoutError):  # others move meanwhile, and the list is another
            moves.nth(dice.randrange(offered)).click(timeout=2_000)
            changes(page, old, 4)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_whole_game_without_a_page_of_its_own(lots: Desk, size: str) -> None:
    page = lots.open(**(PHONE if size == "phone" else {}))
    expect(page.locator(".cover", has_text="Lots").locator("svg .shd")).to_be_visible()
    sit_down(page, "me", "bot:random", "bot:random", game="Lots")
    expect(page.locator(".ask")).to_contain_text("Choose a lot")
    board = page.locator("#board")
    expect(board).to_contain_text("Ada")
    expect(board.locator("section", has_text="Blue’s hand")).to_have_count(2)  # what lies there, and how many
    expect(page.locator(".players")).to_contain_text("Points")
    assert axe(page) == []
    look(page, f"lots-{size}")
    play(page, seed=5)
    expect(page.locator(".ask.end, .end").first).to_contain_text("The game is over")
    look(page, f"lots-end-{size}")
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if size == "phone" else 1280)


def test_its_moves_are_told_in_the_log_and_looked_back_at(lots: Desk) -> None:
    page = lots.open()
    sit_down(page, "me", "bot:random", "empty", game="Lots")
    play(page, seed=8)
    expect(page.locator(".log")).to_contain_text("bids")
    page.goto(f"{page.url}#move=2")
    expect(page.locator(".replay")).to_be_visible()
    expect(page.locator("#board")).to_contain_text("Ada")
    page.get_by_role("tab", name="As text").click()
    expect(page.locator(".as-text")).to_contain_text("Blue’s hand")
