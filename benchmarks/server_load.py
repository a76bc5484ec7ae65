"""How many moves a second one server process carries, and how long a move takes to reach the last page.

    python benchmarks/server_load.py [--tables 200] [--clients 4] [--rate 500] [--seconds 20] [--json]

A real `guildhall serve` on an SQLite file; in another process (the load needs a core of its own) every table has one websocket
for each seat, and whoever is asked moves by lot. With --rate moves are sent at so many a second, as people would; with --rate 0
each table moves as fast as it can, which finds the ceiling. Latency is from the sending of a move until the last page of the
table has the view that contains it. Prints a table, or one JSON object.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

GAME = "city_of_guilds"
WARM_UP = 5.0  # seconds that are not counted: nowhere do 200 tables begin in the same second


def serve(port: int, folder: str) -> subprocess.Popen[bytes]:
    limits = {
        "REQUESTS_PER_MINUTE": "0",
        "TABLES_PER_MINUTE": "0",
        "SOCKETS_PER_ADDRESS": "0",
        "HANDSHAKES_PER_MINUTE": "0",
        "MESSAGES_PER_MINUTE": "0",
        "MESSAGES_PER_SECOND": "100000",
    }
    environment = os.environ | {f"GUILDHALL_{name}": value for name, value in limits.items()}
    command = [
        sys.executable,
        "-m",
        "guildhall",
        "serve",
        "--port",
        str(port),
        "--database",
        f"sqlite:///{folder}/t.sqlite",
    ]
    server = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    for _ in range(1200):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/preparing") as answer:
                if json.load(answer)["ready"]:
                    return server
        except OSError:
            pass
        time.sleep(0.1)
    raise SystemExit("the server does not start")


def memory_of(pid: int) -> int:
    """Resident bytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


class Seated:
    """One table with a socket for each seat. Of most messages only the line number is read: reading is not what is measured."""

    def __init__(self, url: str, clients: int, dice: random.Random):
        self.url, self.clients, self.dice = url, clients, dice
        self.pages: list[ClientConnection] = []
        self.arrived: list[float] = []
        self.last: list[bytes] = []
        self.seen: list[int] = []
        self.changed = asyncio.Event()
        self.listening: list[asyncio.Task[None]] = []

    async def sit_down(self, http: httpx.AsyncClient) -> None:
        seats = [{"who": "me", "name": f"P{seat}"} for seat in range(self.clients)]
        made = (await http.post("/api/tables", json={"game": GAME, "seats": seats})).json()
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        address = f"{self.url.replace('http', 'ws')}/api/tables/{made['id']}/socket"
        for seat in range(self.clients):
            page = await connect(address, additional_headers={"Cookie": cookie}, max_size=None, compression=None)
            await page.send(json.dumps({"do": "sit", "seat": seat}))
            self.pages.append(page)
            self.last.append(b"")
            self.seen.append(-1)
            self.arrived.append(0.0)
            self.listening.append(asyncio.create_task(self.listen(seat)))
        while not all(self.last):
            await self.wait()

    async def listen(self, seat: int) -> None:
        mine = b'"seat":%d,' % seat
        async for text in self.pages[seat]:
            message = text.encode() if isinstance(text, str) else text
            if message.startswith(b'{"type":"table"') and mine in message[:120]:
                self.seen[seat] = int(message[message.index(b'"n":') + 4 :].split(b",", 1)[0])
                self.last[seat] = message
                self.arrived[seat] = time.perf_counter()
                self.changed.set()

    async def wait(self) -> None:
        self.changed.clear()
        await asyncio.wait_for(self.changed.wait(), 30)

    async def move(self) -> float | None:
        """One step of whoever is asked; returns the latency of a committed line, None for a draft. Raises at the end."""
        for seat in range(self.clients):
            view = orjson.loads(self.last[seat])
            if view["over"]:
                raise StopAsyncIteration
            if view["moves"]:
                break
        else:
            await asyncio.sleep(0.002)
            return None
        chosen = self.dice.choice(view["moves"])["move"]
        old, before = self.last[seat], view["n"]
        sent = time.perf_counter()
        await self.pages[seat].send(json.dumps({"do": "play", "move": chosen, "asked": view["asked"]}))
        while self.last[seat] is old:
            await self.wait()
        if self.seen[seat] == before:
            return None
        while min(self.seen) <= before:
            await self.wait()
        return max(self.arrived) - sent

    async def leave(self) -> None:
        for page in self.pages:
            await page.close()


async def drive(url: str, tables: int, clients: int, rate: float, seconds: float) -> dict[str, Any]:
    """All tables at once; a table whose game is over begins another."""
    latencies: list[float] = []
    moves = 0
    gate = asyncio.Semaphore(0)
    until, counted_from = [0.0], [0.0]

    async def one(number: int) -> None:
        nonlocal moves
        dice = random.Random(number)
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            seated = Seated(url, clients, dice)
            await seated.sit_down(http)
            ready.append(number)
            while not until[0]:
                await asyncio.sleep(0.05)
            while time.perf_counter() < until[0]:
                if rate:
                    await gate.acquire()
                    if time.perf_counter() >= until[0]:
                        break
                try:
                    took = await seated.move()
                except StopAsyncIteration:
                    await seated.leave()
                    seated = Seated(url, clients, dice)
                    await seated.sit_down(http)
                    continue
                if time.perf_counter() > counted_from[0]:
                    moves += 1
                    if took is not None:
                        latencies.append(took)
            await seated.leave()

    ready: list[int] = []
    tasks = [asyncio.create_task(one(number)) for number in range(tables)]
    while len(ready) < tables:
        await asyncio.sleep(0.1)
    began = time.perf_counter()
    counted_from[0] = began + WARM_UP
    until[0] = began + WARM_UP + seconds
    released = 0
    while time.perf_counter() < until[0]:
        due = int((time.perf_counter() - began) * rate)
        for _ in range(due - released):
            gate.release()
        released = max(released, due)
        await asyncio.sleep(0.004)
    took = time.perf_counter() - counted_from[0]
    for _ in range(tables):
        gate.release()
    await asyncio.gather(*tasks, return_exceptions=True)
    cuts = statistics.quantiles(latencies, n=100) if len(latencies) > 1 else [0.0] * 99
    return {
        "moves": moves,
        "lines": len(latencies),
        "moves_per_second": moves / took,
        "p50_ms": 1000 * cuts[49],
        "p95_ms": 1000 * cuts[94],
        "p99_ms": 1000 * cuts[98],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--rate", type=float, default=500, help="moves a second over all tables; 0: as many as go")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    gc.disable()  # pauses of the load would be measured as the server's
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        server = serve(port, folder)
        try:
            empty = memory_of(server.pid)
            before, own, began = cpu_of(server.pid), time.process_time(), time.perf_counter()
            told = asyncio.run(
                drive(f"http://127.0.0.1:{port}", wanted.tables, wanted.clients, wanted.rate, wanted.seconds)
            )
            took = time.perf_counter() - began
            told |= {
                "tables": wanted.tables,
                "clients": wanted.clients,
                "rate": wanted.rate,
                "server_cores": (cpu_of(server.pid) - before) / took,
                "load_cores": (time.process_time() - own) / took,
                "memory_per_table_kb": (memory_of(server.pid) - empty) / wanted.tables / 1024,
            }
        finally:
            server.terminate()
            server.wait(20)
    if wanted.json:
        print(json.dumps(told))
        return
    for name, value in told.items():
        print(f"{name:>22} {value:,.1f}" if isinstance(value, float) else f"{name:>22} {value:,}")


if __name__ == "__main__":
    main()
