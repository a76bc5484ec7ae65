"""From nothing to one's first move: `guildhall serve` on a machine where nothing is compiled, and a person who picks a game.

Does what the page does: asks for it, picks the game, makes a table as soon as Play is lit, sits down, makes a first move and
waits for the first bot to answer. Tells seconds since the page was there, processor seconds of the server with all its
children (Linux), and how far the bar was from the truth: at half of the processor time of the table it should stand at half.

    python benchmarks/first_move.py guilds_of_london
    python benchmarks/first_move.py all --warm     # a second time, with what the first one compiled
"""

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from guildhall.games import NAMES

EVERY = 0.2  # seconds between two looks at the bar
READ_THE_SHELF = 2.0  # seconds after which a person picks a game that is not the first


class Clock:
    """Seconds since the page was there, and processor seconds of a process and all that it started."""

    def __init__(self, pid: int, began: float):
        self._pid, self.page = pid, time.monotonic()
        print(f"  page after {self.page - began:5.1f} s, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")

    def told(self, what: str) -> float:
        now = time.monotonic() - self.page
        print(
            f"  {what:28} {now:6.1f} s   {worked(self._pid):6.1f} processor s   load {os.getloadavg()[0]:.1f}",
            flush=True,
        )
        return now


def worked(root: int) -> float:
    """Processor seconds of a process, its children, and those of theirs that have ended."""
    rows, tree = {}, {root}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        rows[int(folder.name)] = int(fields[1]), sum(map(int, fields[11:15]))
    while more := {pid for pid, (parent, _) in rows.items() if parent in tree} - tree:
        tree |= more
    return sum(rows[pid][1] for pid in tree if pid in rows) / os.sysconf("SC_CLK_TCK") if rows else 0.0


def served(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = os.environ | {"GUILDHALL_CACHE": f"{folder}/cache", "GUILDHALL_DATA": f"{folder}/data"}
    command = [sys.executable, "-m", "guildhall", "serve", "--port", str(port)]
    return subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL), f"http://127.0.0.1:{port}"


def page_is_there(page: httpx.Client) -> bool:
    try:
        return page.get("/").status_code == 200
    except httpx.HTTPError:
        return False


def until_playable(page: httpx.Client, game: str, pid: int) -> list[tuple[float, float]]:
    """Looks at the bar as the page does; returns (processor seconds, how far it stood)."""
    seen = []
    while (told := page.get("/api/preparing").json())["tables"][game] < 1:
        assert not told["error"], told["error"]
        seen.append((worked(pid), told["tables"][game]))
        time.sleep(EVERY)
    return [*seen, (worked(pid), 1.0)]


def farthest_from_truth(seen: list[tuple[float, float]]) -> float:
    began, ended = seen[0][0], seen[-1][0]
    return max((abs((at - began) / (ended - began) - bar) for at, bar in seen), default=0.0) if ended > began else 0.0


def first_move(page: httpx.Client, url: str, game: str, clock: Clock, pid: int) -> dict[str, Any]:
    time.sleep(READ_THE_SHELF if page.get("/api/preparing").json()["tables"][game] < 1 else 0)
    page.post("/api/preparing", json={"game": game})
    bar = farthest_from_truth(until_playable(page, game, pid))
    about = page.get(f"/api/games/{game}").json()
    seats = [{"who": "me"}, *[{"who": "bot", "level": "journeyman"}] * (max(about["seats"][0], 2) - 1)]
    options = {"start": "0"} if "start" in about["options"] else {}  # where one may choose, I begin
    made = page.post("/api/tables", json={"game": game, "seats": seats, "options": options})
    assert made.status_code == 201, made.text
    cookie = "; ".join(f"{name}={value}" for name, value in page.cookies.items())
    address = f"{url.replace('http', 'ws')}/api/tables/{made.json()['id']}/socket?language=en"
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        view = table_of(socket)
        times = {"table": clock.told("table on the screen")}
        while view["seat"] not in view["to_act"]:
            view = table_of(socket)
        mine = view["n"]
        while view["n"] == mine:  # a turn may have several steps
            socket.send(json.dumps({"do": "play", "move": view["moves"][0]["move"], "asked": view["asked"]}))
            view = table_of(socket)
            if "move" not in times:
                times["move"] = clock.told("first move accepted")
        while not any(line["seat"] not in (view["seat"], None) for line in view["log"]):
            if view["seat"] in view["to_act"]:
                socket.send(json.dumps({"do": "play", "move": view["moves"][0]["move"], "asked": view["asked"]}))
            view = table_of(socket)
        times["bot"] = clock.told("first answer of a bot")
    return {**times, "bar": bar}


def table_of(socket: Any) -> dict[str, Any]:
    while (message := json.loads(socket.recv(600)))["type"] != "table":
        assert message["type"] not in ("refused", "error"), message
    return dict(message)


def measured(game: str, folder: str, name: str) -> dict[str, Any]:
    print(f"{game}, {name}")
    began = time.monotonic()
    process, url = served(folder)
    try:
        with httpx.Client(base_url=url, timeout=60) as page:
            while not page_is_there(page):
                assert process.poll() is None, "the server has gone"
                time.sleep(0.05)
            clock = Clock(process.pid, began)
            told = first_move(page, url, game, clock, process.pid)
            if name == "cold":
                print(f"  the bar was at most {100 * told['bar']:.0f} % from the truth")
            if name == "warm":
                while not page.get("/api/preparing").json()["ready"]:
                    time.sleep(0.05)
            return told
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="all", help="a game, or all: one after the other, each from nothing")
    parser.add_argument("--warm", action="store_true", help="afterwards once more, with what was compiled")
    asked = parser.parse_args()
    for game in NAMES if asked.game == "all" else [asked.game]:
        with tempfile.TemporaryDirectory() as folder:
            measured(game, folder, "cold")
            if asked.warm:
                measured(game, folder, "warm")


if __name__ == "__main__":
    main()
