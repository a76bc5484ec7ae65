"""Servers that die, stop, start again, and share one database: nothing that was acknowledged is lost."""

import random
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from serving import Page, Process, Visitor, sqlite_in, threaded, wait_until
from websockets.exceptions import ConnectionClosed

from guildhall.core.table import Table


def test_sigkill_in_the_middle_loses_no_acknowledged_move(tmp_path: Path) -> None:
    server = Process(sqlite_in(tmp_path)).start()
    ada = Visitor(server.url)
    table, _ = ada.make_table("me", "apprentice", "apprentice")
    dice = random.Random(1)
    for _ in range(3):
        page = ada.sit(table)
        acknowledged: list[dict[str, object]] = page.view["log"]
        for _ in range(4):
            while not page.view["moves"]:
                page.receive("table")
                acknowledged = [*acknowledged[: page.view["since"]], *page.view["log"]]
            page.play(dice.choice(page.moves()))
            acknowledged = [*acknowledged[: page.view["since"]], *page.view["log"]]
        page.send(do="play", move=(page.moves() or ["draw"])[0], asked=page.view["asked"] or 0)
        server.kill()  # with a move on its way
        server.start()
        back = ada.sit(table)
        assert back.view["n"] >= len(acknowledged) > 0
        assert back.view["log"][: len(acknowledged)] == acknowledged
    assert server.stop() == 0, "and it stops cleanly when it is asked to"


def test_a_clean_shutdown_closes_the_sockets_and_exits_with_zero(tmp_path: Path) -> None:
    server = Process(sqlite_in(tmp_path), log="json").start()
    ada = Visitor(server.url)
    table, _ = ada.make_table("me", "me")
    page = ada.sit(table)
    began = time.monotonic()
    assert server.stop() == 0 and time.monotonic() - began < 30
    with pytest.raises(ConnectionClosed):
        while True:
            page.receive_any(5)


def test_two_processes_serve_one_table_from_one_database(database: str) -> None:
    """Each friend talks to another server; the table goes on as if there were one."""
    servers = [Process(database).start() for _ in range(2)]
    try:
        ada, bram = Visitor(servers[0].url), Visitor(servers[1].url, "Bram")
        table, secrets = ada.make_table("me", "friend", "random")
        bram.claim(table, secrets["1"])
        pages = [ada.sit(table), bram.sit(table)]
        dice = random.Random(2)
        until = time.monotonic() + 60
        while not all(page.view["n"] >= 40 or page.view["over"] for page in pages):
            assert time.monotonic() < until, [page.view["n"] for page in pages]
            for page in pages:
                drain(page)
                if page.view["moves"]:
                    page.play(dice.choice(page.moves()))
        n = min(page.view["n"] for page in pages)
        logs = [
            httpx.get(f"{server.url}/api/tables/{table}/log").text.split("\n\n")[1].split("\n") for server in servers
        ]
        assert logs[0][:n] == logs[1][:n] and len(logs[0]) >= n
        ada_says = pages[0]
        ada_says.send(do="say", text="hello from the other side")
        wait_until(lambda: drain(pages[1]) or pages[1].chat, "the chat of the other process")
    finally:
        for server in servers:
            server.kill()


def drain(page: Page) -> None:
    """Takes what has come, and waits a little where nothing has."""
    try:
        while True:
            page.receive_any(0.05)
    except TimeoutError:
        return


def test_a_table_goes_on_after_an_upgrade_and_one_that_cannot_replay_stays_readable(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path)) as server:
        ada = Visitor(server.url)
        good, _ = ada.make_table("me", "random", start="0")
        bad, _ = ada.make_table("me", "random", start="0")
        for table in (good, bad):
            page = ada.sit(table)
            page.play(page.moves()[0])
            page.until(lambda view: view["n"] >= 2)
            page.close()
        cookies = ada.http.cookies
    file = sqlite3.connect(tmp_path / "tables.sqlite")
    header = file.execute("SELECT header FROM tables WHERE id = ?", (bad,)).fetchone()[0]
    assert "\nrules: 1\n" in header
    file.execute("UPDATE tables SET header = ? WHERE id = ?", (header.replace("\nrules: 1\n", "\nrules: 99\n"), bad))
    file.commit()
    file.close()
    with threaded(sqlite_in(tmp_path)) as server:
        ada = Visitor(server.url)
        ada.http.cookies = cookies
        going = ada.sit(good)
        assert going.view["n"] >= 2 and going.view["broken"] == ""
        readable = ada.sit(bad)
        assert readable.view["state"] is None and "rules version 99" in readable.view["broken"]
        assert len(readable.view["log"]) >= 2 and readable.view["log"][0]["news"][0]["text"].startswith("guild ")
        readable.send(do="play", move="draw", asked=2)
        assert readable.receive("error")["error"] == "broken"
        assert len(ada.http.get("/api/tables").json()) == 2
        assert "1 0 guild" in ada.http.get(f"/api/tables/{bad}/log").text
        assert ada.http.get(f"/api/tables/{bad}/at/1").json()["error"] == "broken"


def test_a_move_that_cannot_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with threaded(sqlite_in(tmp_path)) as server:
        ada, bram = Visitor(server.url), Visitor(server.url, "Bram")
        table, secrets = ada.make_table("me", "friend", start="0")
        bram.claim(table, secrets["1"])
        page, other = ada.sit(table), bram.sit(table)
        other.settle()

        async def full(*_: object) -> None:
            raise OSError("no space left on device")

        with monkeypatch.context() as broken:
            broken.setattr(server.service.store, "append", full)
            page.settle()
            page.send(do="play", move=page.moves()[0], asked=0)
            assert page.receive("error")["error"] == "not_stored"
            other.settle()
            assert other.view["n"] == 0
        page.send(do="again")
        page.receive("table")
        assert page.view["n"] == 0 and page.play(page.moves()[0])["n"] == 1, (
            "and it can be made when there is room again"
        )


def test_any_table_loads_at_any_move_in_under_200_ms(tmp_path: Path) -> None:
    """The longest game of twenty; benchmarks/server_load.py measures, this only catches a disaster."""
    with threaded(sqlite_in(tmp_path)) as server:
        ada = Visitor(server.url)
        logs = []
        for seed in range(20):
            table = Table.new("city_of_guilds", 4, seed)
            dice = random.Random(seed)
            while not table.over:
                seat = min(table.to_act)
                table.play(seat, dice.choice(table.choices(seat)))
            logs.append(table.log)
        longest = max(logs, key=lambda log: len(log.lines))
        id = ada.http.post("/api/logs", json={"log": str(longest)}).json()["id"]
        times = []
        for n in (0, len(longest.lines) // 2, len(longest.lines)):
            server.service.lobby.rooms.clear()
            began = time.perf_counter()
            assert ada.http.get(f"/api/tables/{id}/at/{n}").json()["n"] == n
            times.append(time.perf_counter() - began)
        assert min(times) < 0.2, times
