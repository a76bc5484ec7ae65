"""Servers for tests: a real process, or one in a thread whose tables can be looked at; and visitors with sockets."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from guildhall.server.app import make_app
from guildhall.server.protocols import uvicorn_options
from guildhall.server.settings import Settings
from guildhall.server.visitors import COOKIE, hashed

GAME = "city_of_guilds"
OPEN: list[Callable[[], None]] = []  # what visitors have opened; closed after each test
UNLIMITED = {
    "requests_per_minute": 0,
    "tables_per_minute": 0,
    "sockets_per_address": 0,
    "handshakes_per_minute": 0,
    "connections_per_address": 0,
    "messages_per_minute": 0,
    "chat_per_minute": 0,
    "messages_per_second": 1e6,
    "watch_seconds": 0.1,
}


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def wait_until(true: Callable[[], Any], what: str, seconds: float = 60) -> Any:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if value := true():
            return value
        time.sleep(0.02)
    raise AssertionError(f"waited {seconds} s for {what}")


class Process:
    """`guildhall serve` as a person starts it."""

    def __init__(self, database: str, port: int = 0, **environment: str):
        self.database, self.port, self.environment = database, port or free_port(), environment
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Process":
        settings = {f"GUILDHALL_{name.upper()}": str(value) for name, value in UNLIMITED.items()}
        command = [sys.executable, "-m", "guildhall", "serve", "--port", str(self.port), "--database", self.database]
        self.process = subprocess.Popen(
            command, env=os.environ | settings | self.environment, stderr=subprocess.PIPE, start_new_session=True
        )
        threading.Thread(target=self._drain, args=(self.process,), daemon=True).start()
        wait_until(self.ready, "the server")
        return self

    def _drain(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stderr is not None
        with process.stderr:
            for line in process.stderr:
                sys.stderr.write(line.decode())

    def ready(self) -> bool:
        assert self.process is not None and self.process.poll() is None, "the server has gone"
        try:
            return bool(httpx.get(f"{self.url}/api/preparing").json()["ready"]) and self._lobby_open()
        except httpx.HTTPError:
            return False

    def _lobby_open(self) -> bool:
        return httpx.get(f"{self.url}/api/tables/00/log").status_code == 404

    def kill(self) -> None:
        """As hard as it goes: SIGKILL, workers too."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As a service manager would: SIGTERM, and wait."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(60)


class Threaded:
    """A server in this process, whose rooms a test can open."""

    def __init__(self, database: str, **settings: Any):
        self.app = make_app(Settings(database=database, **{**UNLIMITED, **settings}))
        self.service = self.app.state.service
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        config = uvicorn.Config(self.app, port=self.port, **uvicorn_options(self.service.settings))
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def start(self) -> "Threaded":
        self.thread.start()
        # long: where the compile cache is cold, all games are compiled first
        wait_until(lambda: self.server.started and self.service.preparation.ready, "the games", 600)
        return self

    def call(self, coroutine: Coroutine[Any, Any, Any]) -> Any:
        """Runs something inside the server."""
        loop = self.server.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(coroutine, loop).result(30)

    def give_key(self, table: str, seat: int, visitor: "Visitor") -> None:
        """A visitor may sit on a chair as well: as if its person had made a link for a second device."""
        secret = hashed(f"{table} {seat} {visitor.name}")
        self.call(self.service.store.link_device(table, seat, secret))
        self.call(self.service.store.claim(table, secret, visitor.hash(), "", time.time()))

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)


@contextmanager
def threaded(database: str, **settings: Any) -> Iterator[Threaded]:
    server = Threaded(database, **settings).start()
    try:
        yield server
    finally:
        server.stop()


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


class Visitor:
    """A browser without a screen: cookies, requests, sockets. It keeps every message it ever got."""

    def __init__(self, url: str, name: str = "Ada"):
        self.url, self.name = url, name
        self.http = httpx.Client(base_url=url, timeout=30)
        OPEN.append(self.http.close)

    def make_table(
        self, *seats: str, game: str = GAME, absence: str = "wait", **options: str
    ) -> tuple[str, dict[str, str]]:
        """A table: me, friend, or the level of a bot."""
        wanted = [
            {"who": seat, "name": self.name if seat == "me" else None}
            if seat in ("me", "friend")
            else {"who": "bot", "level": seat}
            for seat in seats
        ]
        asked = {"game": game, "seats": wanted, "options": options, "absence": absence}
        answer = self.http.post("/api/tables", json=asked)
        until = time.monotonic() + 600
        while answer.status_code == 503 and time.monotonic() < until:  # its rules are compiled first
            time.sleep(0.2)
            answer = self.http.post("/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        return answer.json()["id"], answer.json()["invitations"]

    def claim(self, table: str, secret: str) -> int:
        answer = self.http.post(f"/api/tables/{table}/claim", json={"secret": secret, "name": self.name})
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seat"])

    def refused_claim(self, table: str, secret: str) -> str:
        """The slug with which a claim is refused."""
        answer = self.http.post(f"/api/tables/{table}/claim", json={"secret": secret, "name": self.name})
        assert answer.status_code in (403, 409), answer.text
        assert " " in answer.json()["sentence"]
        return str(answer.json()["error"])

    def hash(self) -> str:
        """What the store knows this visitor by."""
        return hashed(self.http.cookies[COOKIE])

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, table: str, language: str = "en", **headers: str) -> "Page":
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket?language={language}"
        opened = connect(address, additional_headers={"Cookie": self.cookie(), **headers}, max_size=None)
        socket = opened.__enter__()
        OPEN.append(socket.close)
        return Page(socket)


class Page:
    """One socket. `view` is the last complete message."""

    def __init__(self, socket: ClientConnection):
        self.socket = socket
        self.bytes: list[str] = []
        self.view: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.receive("table")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def answer(self, do: str) -> None:
        """Agrees to the takeback that is shown, or refuses it."""
        self.send(do=do, line=self.view["proposal"]["line"], n=self.view["n"])

    def receive_any(self, timeout: float = 60) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.bytes.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.view = message
        elif message["type"] == "chat":
            self.chat = message["lines"] if message["since"] == 0 else [*self.chat, *message["lines"]]
        return message

    def receive(self, *types: str, timeout: float = 60) -> dict[str, Any]:
        """The next message of these types; others are taken note of."""
        while True:
            message = self.receive_any(timeout)
            if message["type"] in types:
                return message

    def until(self, true: Callable[[dict[str, Any]], Any], what: str = "") -> dict[str, Any]:
        """Receives until the view is as wished."""
        until = time.monotonic() + 60
        while not true(self.view):
            assert time.monotonic() < until, f"never came: {what}"
            self.receive("table")
        return self.view

    def settle(self) -> dict[str, Any]:
        """Takes all that has come; then one more complete message, so that nothing is on its way."""
        self.send(do="why", move="settled?")
        while True:
            message = self.receive_any()
            if message["type"] in ("refused", "error") and message.get("move", "settled?") == "settled?":
                return self.view

    def play(self, move: str) -> dict[str, Any]:
        """One step; returns the answer: the next complete message in which something has moved, or the refusal."""
        before = self._standing()
        self.send(do="play", move=move, asked=self.view["asked"])
        while True:  # who comes and goes is announced meanwhile
            answer = self.receive("table", "refused", "error")
            if answer["type"] != "table" or self._standing() != before:
                return answer

    def _standing(self) -> list[Any]:
        return [self.view[key] for key in ("n", "seat", "asked", "draft", "waiting", "sealed")]

    def moves(self) -> list[str]:
        return [told["move"] for told in self.view["moves"]]

    def close(self) -> None:
        self.socket.close()

    def until_closed(self, frame: str | bytes | list[str] | None = None) -> None:
        """Sends a frame, if one is given, and receives until the server hangs up: it may do so in the middle of either."""
        with contextlib.suppress(
            ConnectionClosed, ConnectionError
        ):  # if it never does, TimeoutError is no ConnectionError
            if frame is not None:
                self.socket.send(frame)
            while True:
                self.receive_any()


def table_of(server: Threaded, *seats: str) -> tuple[Visitor, str]:
    """A visitor at a table, by itself on two chairs unless others are named."""
    ada = Visitor(server.url)
    return ada, ada.make_table(*(seats or ("me", "me")), start="0")[0]
