"""What is public is shown: piles to look through, pieces left, names and lines; on the board and in its text."""

from pathlib import Path

import pytest
from desk import Desk, axe, bring, expect, look
from playwright.sync_api import Locator, Page

from games.city_and_guilds.table import position as city_and_guilds
from games.city_of_guilds.table import position as city_of_guilds
from games.flandern_1302.table import Town
from games.flandern_1302.table import position as flandern
from games.guilds_of_london.table import position as guilds_of_london

PLAYED = Path(__file__).parents[1] / "played"
# The contrast of a stroke with what it is drawn on, as WCAG counts it.
CONTRAST = """(drawn, below) => {
  const light = (style) => {
    const [r, g, b] = style.match(/[\\d.]+/g).map((n) => n / 255)
    const linear = (c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  }
  const style = (selector) => getComputedStyle(document.querySelector(selector))
  const [a, b] = [light(style(drawn).stroke), light(style(below).fill)].sort()
  return (b + 0.05) / (a + 0.05)
}"""


def open_list(page: Page, name: str) -> Locator:
    """What a click on something that can be looked through opens."""
    page.get_by_role("button", name=name).click()
    opened = page.locator("dialog[open]")
    expect(opened).to_be_visible()
    return opened


def as_text(page: Page) -> Locator:
    page.get_by_role("tab", name="As text").click()
    return page.locator(".as-text")


def flanders() -> dict[str, object]:
    """A cathedral on a building site, a scored town, a golden card face down, a guild master on a centre, cards played."""
    towns = {
        "utrecht": Town({"r1": "dyers+1", "q1": "church"}, site=["q1"], cathedral=["q1"]),
        "brugge": Town({"r1": "dyers", "q2": "church"}, cathedral=["q2"], scored=True),
    }
    told = {"golden": "gent", "masters": ["gent_c"], "played": {1: ["gent", "luik"]}, "points": {"dyers": 5}}
    return flandern(4, towns, **told)


def test_the_supply_of_flandern_tells_what_is_left_and_who_holds_what(desk: Desk) -> None:
    page = bring(desk, position=flanders())
    expect(page.locator(".when")).to_contain_text("13 golden cards left")  # the one face down is none of the pile
    supply = page.locator("#board .lies")
    expect(supply).to_contain_text("13")
    expect(supply.locator(".letter")).to_have_text("B")
    expect(page.locator(".player", has_text="Red").locator("[data-tip*='Played: Gent, Luik']")).to_have_count(1)
    opened = open_list(page, "Supply: look through it")
    for told in ("Cathedrals 2", "Guild masters 3", "Building-site cubes 9", "the letter B lies face down"):
        expect(opened).to_contain_text(told)
    expect(opened).to_contain_text("squares: 3 without a master, 1 with one, 1 with two")
    expect(opened).to_contain_text("In hand: Utrecht, Ieper, Leuven, Building site, Pick-up. Played: Gent, Luik.")
    look(page, "flandern-supply")
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)


def test_cathedrals_on_sites_and_printed_masters_are_seen_and_read(desk: Desk) -> None:
    page = bring(desk, position=flanders())
    site = page.locator("#board g[data-tip*='A cathedral stands on it']")
    expect(site.locator(".cathedral")).to_have_count(1)
    expect(
        page.locator("#board g[data-tip*='Its centre is a district of the Dyers, with one master'] .printed")
    ).to_have_count(1)
    text = as_text(page)
    expect(text).to_contain_text("square 1 Church (site with a cathedral)")
    expect(text).to_contain_text("centre Fullers (2 masters)")
    expect(text).to_contain_text("A golden card with the letter B lies face down; Blue alone knows it.")


def test_a_scored_town_tells_what_it_was_paid(desk: Desk) -> None:
    """Its building sites are cleared after it was paid, so counting anew would tell another figure."""
    log = (PLAYED / "flandern_1302_end_full.log").read_text()
    page = bring(desk, log=log)
    said = page.locator(".log li", has_text="is scored; it is worth")
    expect(said.first).to_be_visible()
    paid = {
        line.split()[0]: line.rstrip(".").split()[-1] for line in said.locator("> span:first-of-type").all_inner_texts()
    }
    assert len(paid) > 2
    text = as_text(page)
    for town, worth in paid.items():
        expect(text.locator(f"dt:has-text('{town}') + dd")).to_contain_text(f"scored, it was worth {worth}.")


def test_the_cards_beside_the_shared_pile_of_two_lie_open(desk: Desk) -> None:
    page = bring(desk, "#move=70", log=(PLAYED / "flandern_1302_two_end_full.log").read_text())
    opened = open_list(page, "Supply: look through it")
    expect(opened).to_contain_text("Beside it, of the Weavers Brugge, Utrecht, Leuven, Luik")


def test_the_discards_of_city_of_guilds_are_looked_through(desk: Desk) -> None:
    page = bring(desk, position=city_of_guilds(2, hands=[["swap"], ["recycle"]], discard=["beggars", "gain_docks"]))
    assert axe(page) == []
    opened = open_list(page, "Look through the discard pile")
    expect(opened.locator("li b")).to_have_text(["Gain in the Docks", "Beggars"])  # the top card first
    assert axe(page) == []


def test_what_one_knows_in_city_of_guilds_stands_in_a_list_and_in_the_text(desk: Desk) -> None:
    page = bring(desk, "#move=90", log=(PLAYED / "city_of_guilds_end_cubes.log").read_text())
    opened = open_list(page, "What you know")
    expect(opened).to_contain_text("In the trash Gain in the Royal Quarter, Recycle")
    page.keyboard.press("Escape")
    expect(as_text(page).locator("dt:has-text('In the trash') + dd")).to_have_text("Gain in the Royal Quarter, Recycle")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_signs_are_seen_by_candlelight_too(desk: Desk, theme: str) -> None:
    hands = [["beggars", "gain_poor", "malicious_rumours"], ["recycle"]]
    page = bring(desk, theme=theme, position=city_of_guilds(2, hands=hands))
    expect(page.locator(".card .t-sable")).to_have_count(1)  # the boot of the Poor Quarter
    for drawn, below in ((".unbuilt", ".house"), (".card .t-sable", ".plate"), (".card .t-purpure", ".plate")):
        assert page.evaluate(f"({CONTRAST})('{drawn}', '{below}')") >= 3, f"{drawn} by {theme}"
    look(page, f"signs-{theme}")


def test_spaces_of_city_and_guilds_have_names_and_show_what_is_in_sight(desk: Desk) -> None:
    tiles = {"1a": "baker_building", "1b": ("smith_building", "blue", 2)}
    page = bring(desk, position=city_and_guilds(3, tiles))
    expect(page.locator("#board text.name")).to_have_count(64)
    space = page.locator("#board g[data-tip^='1h:']")
    expect(space).to_have_attribute("data-tip", "1h: empty. Adjacent: 1f, 3b, 6h, 1g.")
    space.hover(force=True)
    expect(page.locator("#board .sight")).to_have_count(4)
    look(page, "city-and-guilds-sights")
    expect(as_text(page)).to_contain_text("1h – 3b, 1h – 6h")


def test_laps_are_told_on_tracks_and_the_text_knows_who_came_first(desk: Desk) -> None:
    tracks = {"baker": [("red", 3), ("blue", 3)], "smith": [("blue", 18), ("red", 2)]}
    page = bring(desk, position=city_and_guilds(3, {"1a": "baker_building"}, tracks=tracks))
    expect(page.locator("#board g[data-tip*='Blue has come to 18']")).to_contain_text("+16")
    bakers = as_text(page).locator("dt:has-text('Bakers') + dd")
    expect(bakers).to_contain_text("Red 3 (number 1 of 2 there), Blue 3 (number 2 of 2 there), Green 0")


def test_discards_played_and_lasting_cards_of_london_lie_open(desk: Desk) -> None:
    tiles = {"c1": "lightermen", "c2": "pie_makers"}
    hands = {"red": ["x4", "s1", "k9"]}
    page = bring(desk, position=guilds_of_london(2, hands=hands, tiles=tiles, deck=["s2"] * 2))
    for card, name in (("X4", "Parish Register"), ("K9", "Royal Charter")):
        page.locator(".card", has_text=card).first.click()
        page.locator(".ask").get_by_role("button", name="Use its words").click()
        expect(page.locator("#board .lies", has_text="Played in this turn")).to_contain_text(name)
    page.locator(".card", has_text="S1").first.click()
    page.locator(".ask").get_by_role("button", name="Hire 1").click()
    played = page.locator("#board .lies", has_text="Played in this turn")
    expect(played).to_contain_text("Holds: Parish Register, −1 to pay")  # S1 was played for a hire: nothing of it lasts
    assert axe(page) == []
    opened = open_list(page, "Discards:")
    expect(opened).to_contain_text("3 times more.")  # of four, one hire has set it off
    expect(opened).to_contain_text("Played in this turn by Red")
    expect(opened.locator("li", has_text="(A1)")).to_have_count(1)
    look(page, "london-open-cards")
    assert axe(page) == []
    page.keyboard.press("Escape")
    text = as_text(page)
    expect(text.locator("dt:has-text('Played in this turn by Red') + dd")).to_have_text(
        "Hiring Fair (S1), Parish Register (X4), Royal Charter (K9)"
    )
    expect(text.locator("dt:has-text('Holds for the rest') + dd")).to_contain_text("Register: Every time you hire")


def test_the_text_of_a_tile_of_london_tells_its_bonus(desk: Desk) -> None:
    page = bring(desk, position=guilds_of_london(2, tiles={"c1": "goldworkers"}))
    expect(as_text(page).locator("dt:has-text('Goldworkers') + dd")).to_contain_text("+ 1 point.")
