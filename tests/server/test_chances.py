"""Win chances over a game: only when it is over, one row for each line, the turning points among them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from serving import Threaded, Visitor

from guildhall.server import worker_jobs

PLAYED = Path(__file__).parents[1] / "played"


def test_win_chances_are_told_when_the_game_is_over(server: Threaded) -> None:
    ada = Visitor(server.url)
    table, _ = ada.make_table("me", "me", start="0")
    refused = ada.http.get(f"/api/tables/{table}/chances")
    assert (refused.status_code, refused.json()["error"]) == (409, "not_over")
    log = (PLAYED / "city_of_guilds_end_areas.log").read_text()
    table = ada.http.post("/api/logs", json={"log": log}).json()["id"]
    told = ada.http.get(f"/api/tables/{table}/chances", timeout=120).json()
    n = len(ada.http.get(f"/api/tables/{table}/at/0").json()["chairs"])
    lines = int(log.strip().splitlines()[-1].split()[0])
    assert len(told["chances"]) == lines + 1
    assert all(len(row) == n and sum(row) == pytest.approx(1, abs=0.02) for row in told["chances"])
    assert sorted(told["chances"][-1]) == [0.0] * (n - 1) + [1.0]
    assert all(0 < line <= lines for line in told["turning"]) and told["turning"] == sorted(told["turning"])
    assert ada.http.get(f"/api/tables/{table}/chances").json() == told, "it is thought out once"


def test_however_many_ask_it_is_thought_out_once(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    service, asked = server.service, list[str]()
    log = (PLAYED / "city_of_guilds_end_areas.log").read_text()
    table = Visitor(server.url).http.post("/api/logs", json={"log": log}).json()["id"]

    async def slow(text: str, party: str) -> dict[str, Any]:
        asked.append(party)
        await asyncio.sleep(0.2)
        return {"chances": [], "turning": []}

    async def many() -> list[Any]:
        first = asyncio.create_task(service.win_chances(table, "gone"))
        others = [asyncio.create_task(service.win_chances(table, f"n{k}")) for k in range(20)]
        await asyncio.sleep(0.05)
        first.cancel()  # who asked first goes away
        return await asyncio.gather(*others)

    monkeypatch.setattr(service.workers, "win_chances", slow)
    assert server.call(many()) == [{"chances": [], "turning": []}] * 20 and asked == ["gone"]


def test_of_a_long_log_only_some_positions_are_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    log = (PLAYED / "city_of_guilds_end_areas.log").read_text()
    monkeypatch.setattr(worker_jobs, "POSITIONS", 5)
    told = worker_jobs.win_chances(log)
    lines = int(log.strip().splitlines()[-1].split()[0])
    assert len(told.chances) == lines + 1, "one row for each line all the same"
    assert len({tuple(row) for row in told.chances}) <= 7
