"""Clients that play while the database fails, and write down what they are told (see faults.py)."""

import random
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from serving import Page, Visitor
from websockets.exceptions import ConnectionClosed

GAME = "city_of_guilds"
FAR_ON = 25  # lines; the shortest games have some fifty


@dataclass
class Client:
    """A person who plays both seats of a table, and writes down all that it is told; an onlooker sits beside it."""

    url: str
    seed: int
    acknowledged: dict[int, int] = field(default_factory=dict)  # seat by line
    seen: dict[int, tuple[int, str]] = field(default_factory=dict)  # by the onlooker: seat and news by line
    unknown: set[tuple[int, str]] = field(
        default_factory=set
    )  # moves after a line that were not answered, or "not known"
    course: deque[str] = field(default_factory=lambda: deque(maxlen=16))  # what led to it, if something is wrong
    moved_at: float = 0.0  # when the last line was acknowledged
    slowest: float = 0.0  # answer while all was well
    errors: list[str] = field(default_factory=list)
    overtaken: int = 0  # moves refused because an earlier one, of unknown fate, turned out stored
    over: bool = False  # the game has ended; a client that has ended without that is wrong
    wrong: str = ""

    def begin(self) -> None:
        self.visitor = Visitor(self.url)
        self.table, _ = self.visitor.make_table("me", "me", game=GAME)
        self._going, self._dice = True, random.Random(self.seed)
        works = (self._play, self._look)
        self._threads = [threading.Thread(target=self._noting, args=(work,), daemon=True) for work in works]
        for thread in self._threads:
            thread.start()

    def _noting(self, work: Callable[[], None]) -> None:
        """A client that breaks must not look like one that has nothing to complain of."""
        try:
            work()
        except BaseException as error:
            self.wrong = f"{work.__name__} broke: {error!r}"
            raise

    def end(self) -> None:
        self._going = False
        for thread in self._threads:
            thread.join(30)

    def _play(self) -> None:
        while self._going:
            try:
                page = self.visitor.sit(self.table)
                while self._going and not page.view["over"]:
                    self._step(page)
                if page.view["over"]:
                    self.over = True
                    return
            except (ConnectionClosed, TimeoutError, OSError, httpx.HTTPError):
                time.sleep(0.05)

    def _step(self, page: Page) -> None:
        if page.view["seat"] not in page.view["to_act"]:
            page.send(do="sit", seat=min(page.view["to_act"]))
            page.receive("table", "error", timeout=60)
            return
        before, began, move = page.view["n"], time.monotonic(), self._dice.choice(page.moves())
        self.course.append(f"{before} {page.view['draft']} asked {page.view['asked']}: {move}")
        try:
            answer = page_play(page, move)
        except Exception:  # the connection is lost, and with it the answer
            self.unknown.add((before, move))
            raise
        self.course.append(f"-> {answer.get('error') or answer.get('rule') or (answer['n'], answer['draft'])}")
        healed = answer["type"] == "table" and any(n == before for n, _ in self.unknown)
        if answer["type"] == "error":
            if answer["error"] == "not_known":
                self.unknown.add((before, move))  # for ever: the same move tried again may be refused for certain
            self.errors.append(answer["error"])
            time.sleep(0.05)
            in_step(page)
        elif answer["type"] == "refused":
            self._check_refusal(page, before, answer)
        elif page.view["n"] > before:
            self.acknowledged |= {line["n"]: line["seat"] for line in page.view["log"] if line["n"] > before}
            self.moved_at = time.monotonic()
            self.slowest = max(self.slowest, self.moved_at - began)
        if healed:  # this may have been told before the answer: what came of the earlier move
            self.overtaken += bool(in_step(page))
        time.sleep(0.03)

    def _check_refusal(self, page: Page, before: int, answer: dict[str, Any]) -> None:
        """A move from the list is refused only if one whose fate was not known turned out stored meanwhile."""
        in_step(page)
        if page.view["n"] > before and any(n == before for n, _ in self.unknown):
            self.overtaken += 1
        else:
            now = page.view["n"], page.view["draft"]
            self.wrong = f"refused after line {before}, now {now}: {answer}; {list(self.course)}"

    def _look(self) -> None:
        onlooker = Visitor(self.url, "Bram")
        while self._going:
            try:
                page = onlooker.sit(self.table)
                while self._going:
                    if not page.view["over"]:  # else what was secret is told anew
                        self.seen |= {line["n"]: (line["seat"], str(told(line["news"]))) for line in page.view["log"]}
                    try:
                        page.receive("table", timeout=0.5)
                    except TimeoutError:
                        continue
            except (ConnectionClosed, OSError, httpx.HTTPError):
                time.sleep(0.05)


def page_play(page: Page, move: str) -> dict[str, Any]:
    """The answer to a move: others' comings and goings may bring a message before it."""
    before = page.view["n"], page.view["draft"]
    page.send(do="play", move=move, asked=page.view["asked"])
    while True:
        message = page.receive("table", "refused", "error", timeout=60)
        if message["type"] != "table" or (message["n"], message["draft"]) != before:
            return message


def in_step(page: Page) -> list[dict[str, Any]]:
    """Takes all that was said up to now; returns the errors and refusals among it."""
    token, found = f"in step {random.random()}", []
    page.send(do="why", move=token)
    while (message := page.receive_any(60)).get("move") != token:
        if message["type"] in ("error", "refused"):
            found.append(message)
    return found


def told(news: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in item.items() if key != "text"} for item in news]
