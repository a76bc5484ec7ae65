"""What a person does at the page, for tests: opens it, sits down, clicks what is lit."""

import random
import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, expect

SHOTS = Path(__file__).parents[2] / ".make" / "shots"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
KEPT = "if (!localStorage.getItem('guildhall.settings')) localStorage.setItem('guildhall.settings', JSON.stringify(%s))"


class Desk:
    """Pages of one test. Errors in their consoles fail it when it ends."""

    def __init__(self, browser: Browser, url: str):
        self.browser, self.url = browser, url
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.offline = False  # a test that takes the server away expects failed requests

    def __enter__(self) -> "Desk":
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        for context in self.contexts:
            context.close()
        if kind is None:
            assert not self.errors, self.errors

    def open(self, path: str = "/", *, name: str = "Ada", width: int = 1280, height: int = 800, theme: str = "light",
             language: str = "en", fast: bool = True, **options: Any) -> Page:  # fmt: skip
        """A browser of its own: nobody shares cookies."""
        options.setdefault("reduced_motion", "reduce")
        context = self.browser.new_context(viewport={"width": width, "height": height}, **options)
        self.contexts.append(context)
        if fast:
            context.add_init_script(KEPT % {"name": name, "pace": 0, "language": language, "theme": theme})
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._heard)
        page.goto(self.url + path)
        return page

    def _heard(self, message: Any) -> None:
        """Errors of the console; that a refused request has a status, and that a server is away, is no news."""
        lost = self.offline and ("ERR_" in message.text or "WebSocket" in message.text)
        if message.type == "error" and not lost and not any(f"status of {code}" in message.text for code in (403, 409)):
            self.errors.append(message.text)


def seats(page: Page, *who: str) -> None:
    """Fills the seats of the set-up: me, screen, friend, bot:apprentice, empty."""
    for number, wanted in enumerate(who, 1):
        page.get_by_label(f"Seat {number}", exact=True).select_option(wanted)


def sit_down(page: Page, *who: str, game: str = "City of Guilds") -> str:
    """From the shelf to the table; returns its address."""
    page.get_by_role("button", name=game).click()
    if who:
        seats(page, *who)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("#board .pick, .ask p, dialog.curtain, .hall")
    return page.url


def bring(desk: Desk, path: str = "", **log_or_position: Any) -> Page:
    """A table from a log or a position of our own; we sit at every seat. The path may say at which move we look."""
    page = desk.open(**{name: log_or_position.pop(name) for name in ("theme",) if name in log_or_position})
    page.wait_for_selector(".setup")
    id = page.evaluate(
        """async (body) => (await (await fetch('/api/logs', {method: 'POST',
           headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json()).id""",
        log_or_position,
    )
    page.goto(f"{desk.url}/table/{id}{path}")
    lift_curtain(page)
    return page


def lift_curtain(page: Page) -> None:
    """Where the screen is passed on, a curtain hangs before the next hand; else we are asked, or look back, or it is over."""
    page.locator("dialog.curtain, .ask .flame, .ask.end, .replay").first.wait_for()
    curtain = page.locator("dialog.curtain")
    if curtain.count():
        curtain.get_by_role("button", name=re.compile("^I am ")).click()
        expect(curtain).to_have_count(0)


def links(page: Page) -> list[str]:
    """The links that the host sees in the hall, by seat."""
    fields = page.locator(".gathering .copy input")
    expect(fields.first).to_be_visible()
    return [fields.nth(i).input_value() for i in range(fields.count())]


def come(desk: Desk, link: str, name: str, **size: Any) -> Page:
    """Somebody opens a link and wants to sit down."""
    page = desk.open(link.removeprefix(desk.url), name=name, **size)
    page.get_by_role("button", name="Sit down").click()
    return page


def join(desk: Desk, link: str, name: str) -> Page:
    page = come(desk, link, name)
    page.wait_for_url(lambda url: "#seat" not in url)
    expect(page.locator(".players, .gathering")).to_contain_text(name, timeout=15_000)
    return page


def wait_for(page: Page, true: str, seconds: float = 15) -> None:
    """Waits for something to be true in the page. (Playwright's own way needs eval, which the page's policy forbids.)"""
    until = time.monotonic() + seconds
    while not page.evaluate(true):
        assert time.monotonic() < until, f"never came true: {true}"
        page.wait_for_timeout(20)


def is_over(page: Page) -> bool:
    return page.locator(".ask.end").count() > 0


def settle(page: Page, old: str) -> None:
    """Waits until the page shows something else than before."""
    assert changes(page, old, 15), f"nothing happens: {old[:300]}"


def changes(page: Page, old: str, seconds: float) -> bool:
    """Whether the page shows something else than before, soon; its own answer to a click is none yet."""
    until = time.monotonic() + seconds
    while page.locator(".ask .sending").count() or fingerprint(page) == old:
        if time.monotonic() > until:
            return False
        page.wait_for_timeout(15)
    return True


def fingerprint(page: Page) -> str:
    """What a person would notice of a change."""
    return str(
        page.evaluate(
            """() => [document.querySelector('.ask')?.innerText, document.querySelector('.hand')?.innerText,
               document.querySelector('.bubble')?.innerText, document.querySelectorAll('.log li').length,
               [...document.querySelectorAll('.card')].map((card) => card.className).join(),
               [...document.querySelectorAll('.pick.can')].map((lit) => lit.ariaLabel).join()].join('|')"""
        )
    )


def clickable(page: Page) -> Any:
    """All that is lit, and the buttons of the prompt: what a newcomer would click."""
    return page.locator(".pick.can, .card.can, .ask:not(.end) .acts .btn:not(.off), .player.lit .link")


def click_something(page: Page, dice: random.Random) -> bool:
    """One click on something lit; whether the page has changed after it."""
    old = fingerprint(page)
    chosen = page.locator(".ask:not(.end) .acts .btn.go")  # the end has buttons too, but they leave the table
    lit = chosen if chosen.count() else clickable(page)
    if lit.count() == 0:
        page.wait_for_timeout(30)
        return True
    labels = lit.all_text_contents()
    wanted = [i for i, text in enumerate(labels) if not text.strip().startswith(("Undo", "Cancel", "Show what"))] or [0]
    try:
        lit.nth(dice.choice(wanted)).click(timeout=2_000)
    except TimeoutError:
        return True  # the page changed under the pointer; what can never be clicked shows as a game that does not end
    return changes(page, old, 4)


def dismiss(page: Page) -> None:
    """Sums and stories cover the board until they are closed."""
    page.evaluate(
        "document.querySelector('.ask.end') || document.querySelector('.sum .btn')?.click()"
    )  # not the last one


def play_to_the_end(page: Page, seed: int, limit: float = 240) -> None:
    dice, until, quiet = random.Random(seed), time.monotonic() + limit, 0
    while not is_over(page):
        assert time.monotonic() < until, "the game does not end: " + page.locator(".ask").inner_text()
        dismiss(page)
        # A second pawn on the same tile looks like the first, and news that arrive may take a pick back; but not again and again.
        quiet = 0 if click_something(page, dice) else quiet + 1
        assert quiet < 4, f"nothing happens: {fingerprint(page)[:300]}"


def look(page: Page, name: str) -> None:
    """A picture for people to look at."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(SHOTS / f"{name}.png"))


def axe(page: Page) -> list[str]:
    """What axe-core finds. The policy of the page does not let scripts in; this one comes through the debugger."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "\n;undefined")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


__all__ = [
    "Desk",
    "axe",
    "click_something",
    "dismiss",
    "expect",
    "is_over",
    "look",
    "play_to_the_end",
    "seats",
    "sit_down",
]
