"""Guilds of London at the page: cards paid in any order, pawns and tiles picked, a negotiation, rewards as steps."""

from typing import Any

from desk import Desk, expect, fingerprint, lift_curtain, look, settle
from desk import bring as bring_table
from playwright.sync_api import Page

from games.guilds_of_london.table import position


def bring(desk: Desk, **given: Any) -> Page:
    """A table in a position of our own; we sit at every seat."""
    return bring_table(desk, position=position(2, **given))


def act(page: Page, name: str) -> None:
    old = fingerprint(page)
    page.locator(".ask").get_by_role("button", name=name).click()
    settle(page, old)


def pass_screen(page: Page) -> None:
    """The next decision is another player's: the curtain falls, and is lifted."""
    expect(page.locator("dialog.curtain")).to_be_visible()
    lift_curtain(page)


def card(page: Page, name: str) -> None:
    page.locator(".card", has_text=name).first.click()


def test_cards_are_marked_in_any_order_and_paid(desk: Desk) -> None:
    page = bring(desk, hands={"red": ["x8", "s1", "k2", "a3"]}, tiles={"c1": "lightermen", "c2": "pie_makers"})
    card(page, "X8")
    look(page, "london-card")
    act(page, "Use its words")
    expect(page.locator(".ask p")).to_contain_text("Scriptorium (X8) costs cards: discard 2")
    card(page, "K2")  # last in the list first
    expect(page.locator(".card.chosen")).to_have_count(1)
    card(page, "S1")
    expect(page.locator(".ask p")).to_contain_text("Your turn")
    expect(page.locator(".card")).to_have_count(6)  # A3, and the five that were drawn


def test_a_move_lights_up_pawns_and_tiles_and_says_why_not(desk: Desk) -> None:
    tiles = {"c1": "lightermen", "c2": "pie_makers", "c3": "dyers"}
    page = bring(desk, hands={"red": ["s1", "c9"]}, tiles=tiles, guildhall={"red": 2}, pawns={"c2": {"red": 1}})
    card(page, "C9")
    act(page, "Move 1")  # no compass tile: it says why not
    expect(page.get_by_role("alert")).to_contain_text("no pawn can move with it")
    card(page, "S1")
    act(page, "Move 1")
    expect(page.locator("#board .pick.can")).to_have_count(4)  # the Guildhall, a pawn, and where they can go
    page.get_by_role("button", name="The pawn of Pie Makers").click()
    expect(page.locator("#board .pick.can")).to_have_count(1)
    page.get_by_role("button", name="To Dyers").click()
    expect(page.locator(".ask p")).to_contain_text("Your turn")
    page.keyboard.press("u")
    expect(page.locator(".ask p")).to_contain_text("to which tile?")


def test_a_pawn_is_replaced_by_a_click_and_rewards_are_steps(desk: Desk) -> None:
    page = bring(
        desk,
        round_no=2,
        tiles={"c1": "dyers", "c2": "stonecutters"},
        pawns={"c1": {"red": 3, "blue": 1}},
        stock={"blue": 1},
        beadle="c2",
    )
    act(page, "End the turn")
    pass_screen(page)
    act(page, "End the turn")
    expect(page.locator(".ask p")).to_contain_text("Negotiation for Dyers")
    look(page, "london-negotiation")
    old = fingerprint(page)
    page.locator("#board .pick.can").first.click()  # a red pawn on the tile
    settle(page, old)
    pass_screen(page)
    expect(page.locator(".ask p")).to_contain_text("Dyers: you may hire one liveryman")
    act(page, "Hire 1")
    expect(page.locator(".ask p")).to_contain_text("Dyers: you may move a pawn")
    act(page, "Do without")
    expect(page.locator(".player").first).to_contain_text("4")
