"""Whole games at one size of the window: at every decision of a person the table is measured by `layout.js`."""

import random
import time
from pathlib import Path
from typing import Any

from desk import Desk, changes, dismiss, fingerprint, is_over
from playwright.sync_api import Page, TimeoutError

CHECK = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
DESK_TYPE, PHONE_TYPE = 11, 10  # px, the smallest letters
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"  # what a person would see
PATIENCE = 420  # seconds for a whole game, on a busy machine
SIZES: dict[str, dict[str, Any]] = {
    "1440x900": {"width": 1440, "height": 900},
    "1280x800": {"width": 1280, "height": 800},
    "390x844": {"width": 390, "height": 844, "has_touch": True, "is_mobile": True},
    "844x390": {"width": 844, "height": 390, "has_touch": True, "is_mobile": True},
}
# Seats of the largest table of each game: whoever sits at it has the most to show. Bots that answer at once.
GAMES = {
    "flandern_1302": 4,
    "city_and_guilds": 5,
    "city_of_guilds": 4,
    "guilds_of_london": 4,
}


class Measured:
    """The faults of one game, each told once with the first question at which it was seen."""

    def __init__(self, least: float):
        self.least, self.places, self.faults, self.decisions = least, None, dict[str, str](), 0

    def look(self, page: Page) -> None:
        page.evaluate(DRAWN)
        told = page.evaluate(CHECK, {"was": self.places, "least": self.least})
        self.places = self.places or told["places"]
        self.decisions += 1
        for fault in told["faults"]:
            self.faults.setdefault(fault, page.evaluate("document.querySelector('.ask p')?.innerText ?? ''"))

    def __str__(self) -> str:
        return "\n".join(f"{fault}  [{asked}]" for fault, asked in self.faults.items())


def table_of(page: Page, game: str, seats: int, level: str = "apprentice") -> None:
    """A table against bots, as quickly as the server makes one."""
    page.wait_for_selector(".setup")
    wanted = [{"who": "me", "name": "Ada"}, *[{"who": "bot", "level": level}] * (seats - 1)]
    id = page.evaluate(
        """async (body) => (await (await fetch('/api/tables', {method: 'POST',
           headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json()).id""",
        {"game": game, "seats": wanted},
    )
    page.goto(page.url.split("/table")[0].rstrip("/") + f"/table/{id}")
    page.wait_for_selector(".ask p")


def click_any(page: Page, dice: random.Random) -> bool:
    """A click on something lit, with the mouse, at its middle; whether anything changed."""
    old = fingerprint(page)
    at = page.evaluate(
        """(n) => {
          const go = [...document.querySelectorAll('.ask:not(.end) .acts .btn.go')]
          const more = [...document.querySelectorAll('.stepper .plus:not(:disabled)')]
          const LIT = '.pick.can, .card.can, .ask:not(.end) .acts .btn:not(.off), .player.lit .link'
          const lit = [...document.querySelectorAll(LIT)]
          const back = /^(Undo|Cancel|Show what)/
          const wanted = go.length ? (n % 3 ? go : [...go, ...more]) : lit.filter((each) => !back.test(each.innerText ?? ''))
          const own = (wanted.length ? wanted : lit)[n % (wanted.length || lit.length || 1)]
          if (!own) return null
          own.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})
          const box = (own.matches('.pick') ? (own.querySelector('.lit, .can') ?? own) : own).getBoundingClientRect()
          return [box.left + box.width / 2, box.top + box.height / 2]
        }""",
        dice.randrange(10_000),
    )
    if at is None:
        page.wait_for_timeout(25)
        return True
    page.mouse.click(*at)
    return changes(page, old, 4)


def measure(
    desk: Desk, game: str, size: str, *, language: str = "en", level: str = "apprentice", seed: int = 7
) -> Measured:
    """Plays a whole game and looks at every decision."""
    page = desk.open(language=language, **SIZES[size])
    table_of(page, game, GAMES[game], level)
    measured = Measured(PHONE_TYPE if min(SIZES[size]["width"], SIZES[size]["height"]) < 500 else DESK_TYPE)
    dice, until, quiet = random.Random(seed), time.monotonic() + PATIENCE, 0
    while not is_over(page):
        assert time.monotonic() < until, f"the game does not end: {page.locator('.ask').inner_text()}"
        if page.locator(".ask .flame").count():
            measured.look(page)
        dismiss(page)
        try:
            quiet = 0 if click_any(page, dice) else quiet + 1
        except TimeoutError:
            quiet += 1
        assert quiet < 6, f"nothing happens: {fingerprint(page)[:300]}"
    return measured
