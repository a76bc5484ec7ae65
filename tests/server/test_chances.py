"""Win chances over a game: only when it is over, one row for each line, the turning points among them."""

from pathlib import Path

import pytest
from serving import Threaded, Visitor

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
