"""Hints and win chances at the page: what a master would do, and how a finished game went."""

from pathlib import Path

import pytest
from desk import PHONE, Desk, expect, look, sit_down, wait_for

PLAYED = Path(__file__).parents[1] / "played"


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_finished_game_shows_win_chances_and_its_turning_points(desk: Desk, size: str) -> None:
    page = desk.open(**(PHONE if size == "phone" else {}))
    page.wait_for_selector(".setup")
    id = page.evaluate(
        """async (log) => (await (await fetch('/api/logs', {method: 'POST',
           headers: {'content-type': 'application/json'}, body: JSON.stringify({log})})).json()).id""",
        (PLAYED / "city_of_guilds_end_areas.log").read_text(),
    )
    page.goto(f"{desk.url}/table/{id}")
    page.get_by_role("button", name="Look back", exact=True).first.click()
    page.wait_for_selector(".course svg", timeout=60_000)
    seats = page.locator(".player").count()
    expect(page.locator(".course path.line")).to_have_count(seats)
    expect(page.locator(".course figcaption b")).to_have_count(seats)
    expect(page.get_by_role("button", name="One move on")).to_be_visible()
    look(page, f"chances-{size}")
    turning = page.locator(".course p button").first
    n = turning.inner_text().split()[1]
    turning.click()
    expect(page.locator(".replay output")).to_contain_text(f"Move {n} of")


def test_a_hint_names_moves_with_everybodys_chances_and_plays_one(desk: Desk) -> None:
    page = desk.open()
    sit_down(page, "me", "bot:journeyman", "bot:master", "empty")
    wait_for(page, "document.querySelector('.ask p')")
    page.get_by_role("button", name="Hint").click()
    bubble = page.locator(".bubble.hint ol")
    expect(bubble).to_be_visible(timeout=30_000)
    first = bubble.locator("> li").first
    expect(first.locator("ul li")).to_have_count(3)
    expect(first).to_contain_text("%")
    look(page, "hint")
    first.get_by_role("button").click()  # shown on the board
    first.get_by_role("button").click()
    expect(page.locator(".bubble.hint")).to_have_count(0)
