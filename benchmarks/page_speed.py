"""How quickly the page answers a click by itself, and how much work a frame costs while pieces travel.

    python benchmarks/page_speed.py [--url http://127.0.0.1:8302] [--seconds 40] [--json]

A real Chromium at 1440 × 900, held to one core, on a table of City of Guilds against Apprentices, others' moves shown one after
the other with motion on. Both are the own time of the page's main thread, from Chromium's trace, so that a busy machine does
not count. *Click*: from the event of the mouse to the end of the frame that shows its mark; no answer of the server is in it.
*Frame*: the work between two frames in which something moves. *Scripts*: what the first page loads, as it comes over the wire.
Needs a server that runs (`make play`) and Playwright. Prints a table, or one JSON object.
"""

import argparse
import json
import os
import shutil
import statistics
import sys
import time
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

FLAGS = "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run"
GAME = "city_of_guilds"
PAUSE = 350  # ms between two clicks
LIMITS = {"click": 50.0, "frame": 8.0, "scripts": 90.0}  # ms, ms, KB


def table(browser: Browser, url: str, pace: int) -> Page:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    kept = {"name": "Ada", "pace": pace, "language": "en", "theme": "light"}
    context.add_init_script(f"localStorage.setItem('guildhall.settings', JSON.stringify({json.dumps(kept)}))")
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector(".setup")
    seats = [{"who": "me", "name": "Ada"}, *[{"who": "bot", "level": "apprentice"}] * 3]
    id = page.evaluate(
        """async (body) => (await (await fetch('/api/tables', {method: 'POST',
           headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json()).id""",
        {"game": GAME, "seats": seats},
    )
    page.goto(f"{url}/table/{id}")
    page.wait_for_selector(".ask p")
    return page


# The page clicks by itself: what a debugger does in the page would count as the page's work.
CLICKING = """(pause) => setInterval(() => {
  const lit = (selector) => [...document.querySelectorAll(selector)]
  const go = lit('.ask:not(.end) .acts .btn.go')
  const any = go.length ? go : lit('.card.can, .pick.can, .ask:not(.end) .acts .btn:not(.off)')
  const own = any[Math.floor(Math.random() * any.length)]
  own?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}, pause)"""


def traced(browser: Browser, page: Page, seconds: float) -> list[dict[str, Any]]:
    """What Chromium tells of a while of clicking."""
    page.evaluate(CLICKING, PAUSE)
    browser.start_tracing(
        page=page, categories=["devtools.timeline", "toplevel", "disabled-by-default-devtools.timeline"]
    )
    time.sleep(seconds)
    return list(json.loads(browser.stop_tracing())["traceEvents"])


class Main:
    """The main thread of the page: its tasks, its frames, and what fired in them."""

    def __init__(self, events: list[dict[str, Any]]):
        fired = [e for e in events if e["name"] == "FireAnimationFrame"]
        thread = statistics.mode((e["pid"], e["tid"]) for e in fired)
        mine = sorted((e for e in events if (e["pid"], e["tid"]) == thread), key=lambda e: float(e.get("ts", 0)))
        self.tasks = [e for e in mine if e["name"] == "RunTask" and e.get("ph") == "X"]
        self.ends = [float(e["ts"]) for e in mine if e["name"] == "Commit"]  # the frame is handed to the compositor
        self.fired = [float(e["ts"]) for e in fired]
        self.clicked = [
            float(e["ts"]) for e in mine if e["name"] == "EventDispatch" and e["args"]["data"]["type"] == "click"
        ]

    def work(self, begin: float, end: float) -> float:
        """Milliseconds of its own time: others may share the core."""
        inside = (task for task in self.tasks if begin <= task["ts"] + task.get("dur", 0) and task["ts"] < end)
        return sum(task.get("tdur", task.get("dur", 0)) for task in inside) / 1000

    def clicks(self) -> list[float]:
        """From each click to the end of the frame that shows its mark."""
        frames = ((at, next((end for end in self.ends if end > at), None)) for at in self.clicked)
        return [self.work(at, end) for at, end in frames if end is not None]

    def frames(self) -> list[float]:
        """Each frame in which something moved."""
        moved = (pair for pair in pairwise(self.ends) if any(pair[0] <= at < pair[1] for at in self.fired))
        return [self.work(*pair) for pair in moved]


def scripts(browser: Browser, url: str) -> float:
    """Kilobytes of script that the first page loads, packed."""
    context = browser.new_context()
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    wire.on("Network.responseReceived", lambda e: kinds.__setitem__(e["requestId"], e["type"]))
    wire.on("Network.loadingFinished", lambda e: sizes.__setitem__(e["requestId"], e["encodedDataLength"]))
    page.goto(url)
    page.wait_for_selector(".setup", timeout=60_000)
    page.wait_for_timeout(1000)
    context.close()
    return sum(size for id, size in sizes.items() if kinds.get(id) == "Script") / 1000


def p95(values: list[float]) -> float:
    return statistics.quantiles(values, n=20, method="inclusive")[-1]


def main() -> None:
    asks = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asks.add_argument("--url", default="http://127.0.0.1:8302")
    asks.add_argument("--seconds", type=float, default=40)
    asks.add_argument("--json", action="store_true")
    wants = asks.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # Chromium inherits it: one core
    found = os.environ.get("GUILDHALL_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS.split())
        page = table(browser, wants.url, pace=1)
        main_thread = Main(traced(browser, page, wants.seconds))
        page.context.close()
        clicked, moved = main_thread.clicks(), main_thread.frames()
        packed = scripts(browser, wants.url)
        browser.close()
    told = {
        "click": {"n": len(clicked), "median_ms": statistics.median(clicked), "p95_ms": p95(clicked)},
        "frame": {"n": len(moved), "median_ms": statistics.median(moved), "p95_ms": p95(moved)},
        "scripts": {"packed_kb": packed},
    }
    well = (
        told["click"]["p95_ms"] < LIMITS["click"]
        and told["frame"]["p95_ms"] < LIMITS["frame"]
        and packed < LIMITS["scripts"]
    )
    if wants.json:
        print(json.dumps({key: {name: round(n, 2) for name, n in each.items()} for key, each in told.items()}))
    else:
        for what, unit in (("click", "click to its mark"), ("frame", "work in a moving frame")):
            each = told[what]
            print(f"{unit}: median {each['median_ms']:.1f} ms, 95 of 100 within {each['p95_ms']:.1f} ms ({each['n']})")
        print(f"scripts of the first page, packed: {packed:.0f} KB")
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
