"""Tables that begin in a foreign position: played in workers, never in the server's own process, and closed if that hangs."""

import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from endless import never_answers
from serving import GAME, Page, Threaded, Visitor, sqlite_in, threaded

from guildhall.core.table import Table
from guildhall.server import desk, foreign
from guildhall.server.steps import Play


def position(seed: int = 1) -> dict[str, Any]:
    return Table.new(GAME, 2, seed).position()


def bring(visitor: Visitor, position: dict[str, Any]) -> str:
    answer = visitor.http.post("/api/logs", json={"position": position})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def sit_where_asked(page: Page) -> None:
    seat = min(page.view["to_act"])
    if page.view["seat"] != seat:
        page.send(do="sit", seat=seat)
        page.until(lambda view: view["seat"] == seat)


def test_a_position_is_played_in_a_worker_as_it_would_be_played_here(server: Threaded) -> None:
    ada = Visitor(server.url)
    table = bring(ada, position())
    here = Table.from_position(position())
    page, dice = ada.sit(table), random.Random(3)
    assert server.service.lobby.rooms[table].table is None, "this process has no such table"
    for _ in range(12):
        sit_where_asked(page)
        seat = page.view["seat"]
        told = here.view(seat, memory=False)
        assert page.view["state"] == told["state"] and page.moves() == told["choices"]
        move = dice.choice(told["choices"])
        here.play(seat, move)
        page.play(move)
        assert page.view["draft"] == here.draft(seat) and page.view["n"] == here.n
    text = ada.http.get(f"/api/tables/{table}/log").text
    assert text.split("\n\n")[1].strip().split("\n") == [str(line) for line in here.lines(None)]
    back = ada.http.get(f"/api/tables/{table}/at/1?seat=0").json()
    assert back["n"] == 1 and back["state"] == here.past(1).view(0, memory=False)["state"]
    sit_where_asked(page)
    page.send(do="why", move="draw up the bridge")
    assert page.receive("refused")["rule"] == "table.unknown_move"


def test_drafts_undo_takeback_hints_and_bots_work_at_a_foreign_table(server: Threaded) -> None:
    ada = Visitor(server.url)
    table = bring(ada, position(2))
    page = ada.sit(table)
    sit_where_asked(page)
    page.send(do="confirm", on=True)
    page.until(lambda view: view["confirm"])
    asked, move = page.view["moves"], page.moves()[0]
    assert page.play(move)["draft"] == [move]
    page.send(do="undo")
    assert page.until(lambda view: not view["draft"])["moves"] == asked
    page.send(do="hint")
    assert page.receive("hint")["moves"][0]["label"]
    page.play(move)
    while page.view["waiting"]:
        page.send(do="commit")
        page.receive("table")
    seats = page.view["seats"]
    for seat in range(seats):
        page.send(do="bot", seat=seat, level="random")
    page.until(lambda view: view["n"] >= 10 or view["over"])
    page.send(do="bot", seat=0, level=None)
    page.until(lambda view: (view["chairs"][0]["bot"] == "" and view["to_act"] == [0]) or view["over"])
    page.send(do="sit", seat=0)
    page.until(lambda view: view["seat"] == 0)
    page.send(do="takeback", line=1)
    page.until(lambda view: view["log"] and view["log"][-1]["takeback"] == 1)


def test_a_foreign_table_comes_back_after_a_restart_with_its_moves(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path)) as server:
        ada = Visitor(server.url)
        table = bring(ada, position())
        page = ada.sit(table)
        sit_where_asked(page)
        page.play(page.moves()[0])
        page.until(lambda view: view["n"] >= 1 or view["draft"])
        server.service.lobby.rooms.clear()
        again = ada.sit(table)
        assert again.view["n"] == page.view["n"] and again.view["state"] is not None
        assert server.service.lobby.rooms[table].table is None


def test_a_table_that_does_not_answer_in_time_is_closed_and_nobody_else_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with threaded(sqlite_in(tmp_path)) as server:
        ada, bram = Visitor(server.url), Visitor(server.url, "Bram")
        table = bring(ada, position())
        page = ada.sit(table)
        sit_where_asked(page)
        monkeypatch.setattr(foreign, "SECONDS", 1.5)
        with monkeypatch.context() as hanging:
            hanging.setattr(desk, "attempt", never_answers)
            page.send(do="play", move=page.moves()[0], asked=page.view["asked"])
            time.sleep(0.2)
            waited = []
            for _ in range(5):
                began = time.perf_counter()
                assert bram.http.get("/api/tables").status_code == 200
                waited.append(time.perf_counter() - began)
            assert page.receive("error", timeout=30)["error"] == "late"
        assert max(waited) < 1, waited
        page.until(lambda view: view["broken"] == "late")
        page.send(do="play", move="draw", asked=0)
        assert page.receive("error")["error"] == "late"
        other, _ = bram.make_table("me", "me", start="0")
        theirs = bram.sit(other)
        sit_where_asked(theirs)
        assert theirs.play(theirs.moves()[0])["type"] == "table", "other tables go on"
        server.service.lobby.rooms.clear()
        monkeypatch.setattr(server.service.workers, "ask", None)  # whoever tries it again fails
        assert ada.sit(table).view["broken"] == "late"
        assert ada.http.get(f"/api/tables/{table}/log").status_code == 200
    file = sqlite3.connect(tmp_path / "tables.sqlite")
    assert '"closed": "late"' in file.execute("SELECT summary FROM tables WHERE id = ?", (table,)).fetchone()[0]


def test_a_position_that_hangs_when_it_is_brought_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with threaded(sqlite_in(tmp_path)) as server:
        from guildhall.server import service

        ada = Visitor(server.url)
        bring(ada, position())  # a worker is there
        monkeypatch.setattr(service, "UPLOAD_SECONDS", 1.0)
        monkeypatch.setattr(foreign, "opened", never_answers)
        began = time.monotonic()
        answer = ada.http.post("/api/logs", json={"position": position()})
        assert answer.status_code == 409 and "within" in answer.json()["sentence"]
        assert time.monotonic() - began < 60


def test_whichever_worker_is_asked_it_tells_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that knows the table, one that knows an older state of it, and one that has never seen it."""
    table = Table.from_position(position(), table="t")
    texts, drafts = [str(table.log)], list[Any]()
    for _ in range(6):
        seat = min(table.to_act)
        move = table.choices(seat)[0]
        outcome = foreign.attend("t", texts[-1], {}, desk.attempt, (Play(seat, move, False),))
        drafts.append(outcome.standing)
        table.play(seat, move)
        while table.draft(seat):
            table.play(seat, table.choices(seat)[0])
        texts.append(str(table.log))
    told = foreign.attend("t", texts[-1], {}, desk.standing, ())
    assert told.n == table.n
    assert foreign.attend("t", texts[2], {}, desk.standing, ()).n < told.n, "an older state is no trouble"
    assert foreign.attend("t", texts[-1], {}, desk.standing, ()) == told
    foreign._TABLES.clear()
    assert foreign.attend("t", texts[-1], {}, desk.standing, ()) == told


def test_what_is_wrong_at_sight_needs_no_worker(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Visitor(server.url)
    monkeypatch.setattr(server.service.workers, "ask", None)
    for brought in ({"log": ""}, {"log": "guildhall log 1\ngame: chess"}, {"position": {}}, {"position": {"game": 7}}):
        answer = ada.http.post("/api/logs", json=brought)
        assert answer.status_code == 409 and answer.json()["error"] == "bad_log" and answer.json()["sentence"]
