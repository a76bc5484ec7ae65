"""Pictures of the decisive moments of every game, for people to look at: `make pictures`.

    python tests/browser/pictures.py [GAME …] [--quick] [--docs]

Each moment of pictures.toml in both themes, both languages, on a desk and on a phone, into .make/pictures, with a page that
shows them side by side. --quick: by day, in English, on a desk. --docs: only those that the README shows. What was to be
clicked and was not there is named at the end, and the command fails.
"""

import argparse
import re
import sys
import tempfile
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests" / "browser"), str(ROOT / "tests" / "server")]

from desk import Desk  # noqa: E402
from playwright.sync_api import Error, Page, sync_playwright  # noqa: E402
from serving import Process, sqlite_in  # noqa: E402

from conftest import FLAGS, chromium  # noqa: E402

OUT = ROOT / ".make" / "pictures"
PLAYED = ROOT / "tests" / "played"
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
SMALL = (1280, 800)  # of the pictures in docs/ that stand in a row
WAIT = 4_000  # ms for a thing that is to be clicked
BRING = """async (body) => (await (await fetch('/api/logs', {method: 'POST',
  headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json()).id"""


def words_of(language: str) -> dict[str, str]:
    """The plain sentences of the page by their ids: what its buttons are called."""
    text = (ROOT / "web" / "src" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][a-z0-9-]*) = ([^{\n]+)$", text, re.M))


def log_until(name: str, lines: int | None) -> str:
    """A played log as it stood after so many lines."""
    text = (PLAYED / f"{name}.log").read_text(encoding="utf-8")
    header, _, moves = text.partition("\n\n")
    kept = moves.splitlines()[:lines]
    return "\n".join([header, "", *kept, ""])


def act(page: Page, step: str, words: dict[str, str]) -> None:
    """One step of `do`. Raises what Playwright raises where its thing is missing."""
    verb, _, what = step.partition(" ")
    if verb == "key":
        page.keyboard.press(what)
    elif verb == "replay":
        page.evaluate("(n) => { location.hash = `move=${n}` }", what)
        page.locator(".replay").wait_for(timeout=WAIT)
    elif verb in ("button", "tab"):
        page.get_by_role(verb, name=words[what], exact=True).first.click(timeout=WAIT)  # type: ignore[arg-type]
    else:
        lit = {"card": ".hand .can", "lit": "#board .pick.can", "grey": ".hand .cannot", "look": "#board .look"}
        page.locator(lit[verb]).nth(int(what or 0)).click(timeout=WAIT)
    page.wait_for_timeout(250)


def open_moment(desk: Desk, moment: dict[str, Any], size: tuple[int, int], theme: str, language: str) -> Page:
    """A browser at the table as it stood; we sit at every seat, and look with the eyes of who is asked."""
    page = desk.open(width=size[0], height=size[1], theme=theme, language=language)
    page.wait_for_selector(".setup")
    id = page.evaluate(BRING, {"log": log_until(moment["log"], moment.get("lines"))})
    page.goto(f"{desk.url}/table/{id}")
    page.locator("dialog.curtain, .ask .flame, .ask.end, .end").first.wait_for(timeout=30_000)
    curtain = page.locator("dialog.curtain button")
    if curtain.count():
        curtain.click()
        curtain.wait_for(state="detached")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    return page


def take(desk: Desk, moment: dict[str, Any], file: Path, size: tuple[int, int], theme: str, language: str) -> list[str]:
    """One picture; returns what could not be done for it."""
    try:
        page = open_moment(desk, moment, size, theme, language)
    except Error:
        desk.contexts.pop().close()
        return [f"{file.stem}: the table"]
    missed = []
    for step in moment.get("do", []):
        try:
            act(page, step, words_of(language))
        except (Error, KeyError):
            missed.append(f"{file.stem}: {step}")
    file.parent.mkdir(parents=True, exist_ok=True)
    kind: dict[str, Any] = {"type": "jpeg", "quality": 82} if file.suffix == ".jpg" else {}
    page.screenshot(path=str(file), **kind)
    desk.contexts.pop().close()
    return missed


def sheet(files: list[Path]) -> None:
    """All pictures on one page."""
    shown = "".join(
        f'<figure><a href="{each}"><img loading="lazy" src="{each}"></a><figcaption>{each}</figcaption></figure>'
        for each in sorted(str(file.relative_to(OUT)) for file in files)
    )
    style = "body{display:flex;flex-wrap:wrap;gap:12px;font:12px sans-serif}img{height:420px}figure{margin:0}"
    (OUT / "index.html").write_text(f'<meta charset="utf-8"><style>{style}</style>{shown}', encoding="utf-8")


def main() -> None:
    told = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", choices=[*told, []], default=[])
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--docs", action="store_true")
    asked = parser.parse_args()
    one = asked.quick or asked.docs
    variants = list(
        product(["desk"] if one else SIZES, ["light"] if one else ["light", "dark"], ["en"] if one else ["en", "de"])
    )
    files, missed = [], []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(sqlite_in(Path(folder))).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS.split())
        try:
            with Desk(browser, server.url) as desk:
                for game in asked.games or told:
                    for number, moment in enumerate(told[game]["moments"], 1):
                        if docs := moment.get("docs"):
                            size = SMALL if docs.endswith(".jpg") else SIZES["desk"]
                            missed += take(desk, moment, ROOT / "docs" / docs, size, "light", "en")
                        for size, theme, language in variants if not asked.docs else []:
                            file = OUT / game / f"{number:02}-{moment['name']}-{size}-{theme}-{language}.png"
                            missed += take(desk, moment, file, SIZES[size], theme, language)
                            files.append(file)
                        print(f"{game}: {moment['name']}", flush=True)
        finally:
            browser.close()
            server.kill()
    if files:
        sheet(files)
        print(f"{len(files)} pictures: {OUT / 'index.html'}")
    if missed:
        sys.exit("what was to be clicked was not there:\n  " + "\n  ".join(missed))


if __name__ == "__main__":
    main()
