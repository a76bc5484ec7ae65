"""How long a stranger waits for a bot's answer while the server is attacked, and whether memory returns.

    python benchmarks/attacked.py [quiet bots deaf fragments halves chat] [--seconds 20] [--json]

A real `guildhall serve` with the limits that it has by itself. One attack after the other comes from other addresses of the
loopback, in a process of its own and for a bounded time; meanwhile a stranger plays against an Apprentice. Each move counts from
when it is sent until the stranger is asked again. Ends with 1 where the 95th percentile is a second or more.
"""

import argparse
import contextlib
import json
import multiprocessing
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))
from attacks import chatter, empty_fragments, frame, half_requests, raw_socket
from serving import free_port

GAME = "city_of_guilds"
STRANGER = "127.0.1.1"
PAUSE = 0.05  # seconds that the stranger thinks
AFTERWARDS = 10.0  # seconds until memory is looked at again


def client(url: str, address: str) -> httpx.Client:
    return httpx.Client(base_url=url, transport=httpx.HTTPTransport(local_address=address), timeout=60)


def make_table(http: httpx.Client, *seats: str) -> str:
    wanted = [{"who": seat} if seat == "me" else {"who": "bot", "level": seat} for seat in seats]
    answer = http.post("/api/tables", json={"game": GAME, "seats": wanted})
    answer.raise_for_status()
    return str(answer.json()["id"])


def cookie(http: httpx.Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


# The attacks. Each does its worst until the time is over.


def drained(opened: Any) -> None:
    """A reader that reads, so that only what it asks for is the attack."""

    def read() -> None:
        with contextlib.suppress(OSError):
            opened.settimeout(None)
            while opened.recv(1 << 16):
                pass

    threading.Thread(target=read, daemon=True).start()


def bots(url: str, until: float) -> str:
    """300 tables of Masters alone, each looked at, from five addresses."""
    watched = 0
    for k in range(5):
        with client(url, f"127.0.2.{k + 1}") as http:
            for _ in range(60):
                with contextlib.suppress(OSError, httpx.HTTPError):
                    table = make_table(http, "master", "master", "master")
                    drained(raw_socket(url, table, f"127.0.2.{k + 1}", cookie(http)))
                    watched += 1
    time.sleep(max(0.0, until - time.time()))
    return f"{watched} tables of Masters watched"


def deaf(url: str, until: float) -> str:
    """50 readers that do not read, and somebody who has much told to them."""
    with client(url, "127.0.2.1") as http:
        table = make_table(http, "me", "me")
        readers = [raw_socket(url, table, f"127.0.2.{1 + k % 5}", small=True) for k in range(50)]
        talker = raw_socket(url, table, "127.0.2.1", cookie(http))
        drained(talker)
        sent = 0
        with contextlib.suppress(OSError):
            while time.time() < until:
                talker.sendall(frame(json.dumps({"do": "say", "text": "x" * 480}).encode()))
                for reader in readers:
                    with contextlib.suppress(OSError):
                        reader.sendall(frame(b'{"do":"again"}'))
                sent += 1
                time.sleep(0.1)
    return f"{len(readers)} readers, {sent} lines and {50 * sent} questions"


def fragments(url: str, until: float) -> str:
    """Empty pieces of a message, as many as go, again and again."""
    sent = refused = 0
    with client(url, "127.0.2.1") as http:
        table = make_table(http, "me", "me")
    while time.time() < until:
        try:
            opened = raw_socket(url, table, f"127.0.2.{1 + sent % 5}")
            sent += empty_fragments(opened, 600_000)
            opened.close()
        except OSError:
            refused += 1
            time.sleep(0.05)
    return f"{sent} fragments given to the kernel, {refused} handshakes refused"


def halves(url: str, until: float) -> str:
    """2,000 requests that never end."""
    held = half_requests(url, [f"127.0.2.{k}" for k in range(1, 9)], 2000)
    time.sleep(max(0.0, until - time.time()))
    return f"{len(held)} half requests"


def chat(url: str, until: float) -> str:
    """Ten visitors who talk without end at one table."""
    with client(url, "127.0.2.1") as http:
        table = make_table(http, "me", "me")
    talkers, lines = [], 0
    for k in range(10):
        with client(url, f"127.0.2.{k + 1}") as http:
            make_table(http, "me", "me")
            talkers.append((k, cookie(http)))
    while time.time() < until:
        for k, known in talkers:
            with contextlib.suppress(OSError):
                opened = raw_socket(url, table, f"127.0.2.{k + 1}", known)
                drained(opened)
                chatter(opened, 200)
                lines += 200
        time.sleep(0.05)
    return f"{lines} lines of chat"


ATTACKS: dict[str, Callable[[str, float], str]] = {
    "quiet": lambda url, until: "nobody",
    "bots": bots,
    "deaf": deaf,
    "fragments": fragments,
    "halves": halves,
    "chat": chat,
}


def attack(name: str, url: str, until: float, told: Any) -> None:
    told.put(ATTACKS[name](url, until))


# The stranger.


def play(url: str, until: float) -> list[float]:
    """Seconds from each move until the stranger is asked again, over as many games as go."""
    from websockets.sync.client import connect

    waits, dice = list[float](), random.Random(1)
    while time.time() < until:
        with client(url, STRANGER) as http:
            table = make_table(http, "me", "apprentice")
            address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
            known = {"Cookie": cookie(http)}
            with connect(address, additional_headers=known, max_size=None, source_address=(STRANGER, 0)) as page:
                waits += play_one(page, until, dice)
    return waits


def play_one(page: Any, until: float, dice: random.Random) -> list[float]:
    waits, sent = list[float](), 0.0
    while time.time() < until or sent:
        view = json.loads(page.recv(60))
        if view["type"] != "table" or not (view["moves"] or view["over"]):
            continue
        if sent:
            waits.append(time.perf_counter() - sent)
        if view["over"] or time.time() > until:  # what was sent is waited for, however late it is
            break
        time.sleep(PAUSE)
        sent = time.perf_counter()
        move = dice.choice(view["moves"])["move"]
        page.send(json.dumps({"do": "play", "move": move, "asked": view["asked"]}))
    return waits


def memory_of(pid: int) -> float:
    """Resident megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def measured(name: str, url: str, pid: int, seconds: float) -> dict[str, Any]:
    before, most = memory_of(pid), 0.0
    until = time.time() + seconds + 2
    told: Any = multiprocessing.get_context("spawn").Queue()
    attacker = multiprocessing.get_context("spawn").Process(target=attack, args=(name, url, until, told), daemon=True)
    attacker.start()
    time.sleep(2)  # it is under way
    done = threading.Event()

    def look() -> None:
        nonlocal most
        while not done.wait(0.2):
            most = max(most, memory_of(pid))

    looking = threading.Thread(target=look, daemon=True)
    looking.start()
    waits = play(url, until)
    what = told.get(timeout=60)
    done.set()
    attacker.kill()
    attacker.join()
    time.sleep(AFTERWARDS)
    cuts = statistics.quantiles(waits, n=100) if len(waits) > 1 else [99.0] * 99
    return {
        "attack": name,
        "what": what,
        "moves": len(waits),
        "p50_ms": 1000 * cuts[49],
        "p95_ms": 1000 * cuts[94],
        "worst_ms": 1000 * max(waits, default=99.0),
        "mb_before": before,
        "mb_most": most,
        "mb_after": memory_of(pid),
    }


def serve(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    port = free_port()
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
    server = subprocess.Popen(command, env=os.environ, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    for _ in range(1200):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{url}/api/preparing").json()["ready"]:
                return server, url
        time.sleep(0.25)
    raise SystemExit("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"of {', '.join(ATTACKS)}; all without it")
    parser.add_argument("--seconds", type=float, default=20, help="for each attack, at most 120")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    results = []
    for name in wanted.attacks or ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            server, url = serve(folder)
            try:
                play(url, time.time() + 5)  # the bots' code is loaded
                results.append(measured(name, url, server.pid, min(120.0, wanted.seconds)))
            finally:
                server.terminate()
                server.wait(30)
        told = results[-1]
        if wanted.json:
            print(json.dumps(told), flush=True)
        else:
            rounded = {key: f"{value:,.0f}" if isinstance(value, float) else value for key, value in told.items()}
            print("  ".join(f"{key} {value}" for key, value in rounded.items()), flush=True)
    sys.exit(any(told["p95_ms"] >= 1000 for told in results))


if __name__ == "__main__":
    main()
