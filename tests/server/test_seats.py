"""Who sits where: me, one screen, bots, spectators; handing a seat over and back. Links are in test_links.py."""

import os
import random
import signal
from pathlib import Path

from serving import Page, Threaded, Visitor, sqlite_in, threaded, wait_until


def random_moves(pages: list[Page], lines: int, dice: random.Random) -> None:
    """Whoever is asked moves by lot, until so many lines are committed or the game is over."""
    while True:
        for page in pages:
            page.settle()
        view = pages[0].view
        if view["over"] or view["n"] >= lines:
            return
        mover = next((p for p in pages if p.view["seat"] in p.view["to_act"]), None)
        if mover is not None:
            mover.play(dice.choice(mover.moves()))


def test_a_visitor_plays_a_whole_game_against_bots(server: Threaded) -> None:
    ada = Visitor(server.url)
    table, _ = ada.make_table("me", "apprentice", "random")
    page = ada.sit(table)
    dice = random.Random(1)
    while not page.view["over"]:
        if page.view["moves"]:
            assert page.play(dice.choice(page.moves()))["type"] == "table"
        else:
            page.receive("table")
    assert page.view["winners"] and page.view["seed"] and page.view["ending"]
    assert [line["n"] for line in page.view["log"]] == list(range(1, page.view["n"] + 1)), "the end tells all again"
    told = ada.http.get(f"/api/tables/{table}/verify").json()
    assert told["ok"] and told["seed"] == page.view["seed"]
    page.close()


def test_a_visitor_finds_its_tables_again_by_its_cookie(server: Threaded) -> None:
    ada = Visitor(server.url)
    assert ada.http.get("/api/tables").json() == []
    table, _ = ada.make_table("me", "me")
    cookie = next(iter(ada.http.cookies.jar))
    assert cookie.has_nonstandard_attr("HttpOnly") and cookie.get_nonstandard_attr("SameSite") == "lax"
    again = Visitor(server.url)
    again.http.cookies = ada.http.cookies
    listed = again.http.get("/api/tables").json()
    assert [found["id"] for found in listed] == [table] and listed[0]["your_turn"] and listed[0]["yours"] == [0, 1]
    assert again.sit(table).view["yours"] == [0, 1]


def test_a_table_is_deleted_for_good_by_whoever_sits_there_alone_and_nobody_else(server: Threaded) -> None:
    ada, eve = Visitor(server.url), Visitor(server.url, "Eve")
    id, _ = ada.make_table("me", "random", "random")
    [listed] = ada.http.get("/api/tables", params={"over": False}).json()
    assert listed["alone"] and [chair["side"] for chair in listed["chairs"]] == ["blue", "red", "green"]
    page = ada.sit(id)
    eve.make_table("me", "random")
    assert eve.http.delete(f"/api/tables/{id}").status_code == 404
    assert Visitor(server.url).http.delete(f"/api/tables/{id}").status_code == 404, "without a cookie"
    elsewhere = ada.http.delete(f"/api/tables/{id}", headers={"Origin": "https://elsewhere.example"})
    assert elsewhere.status_code == 403
    assert ada.http.delete(f"/api/tables/{id}").json() == {"gone": True}
    assert page.receive("error")["error"] == "no_table", "a page that looks at it is told"
    assert ada.http.get("/api/tables").json() == [] and ada.http.get(f"/api/tables/{id}/log").status_code == 404


def test_a_table_with_a_friend_goes_off_ones_own_list_only(server: Threaded) -> None:
    ada, bram = Visitor(server.url), Visitor(server.url, "Bram")
    id, secrets = ada.make_table("me", "friend")
    bram.claim(id, secrets["1"])
    assert not ada.http.get("/api/tables").json()[0]["alone"]
    assert ada.http.delete(f"/api/tables/{id}").json() == {"gone": False}
    assert ada.http.get("/api/tables").json() == []
    assert [table["id"] for table in bram.http.get("/api/tables").json()] == [id]
    assert ada.sit(id).view["yours"] == [0], "the seat stays hers"


def test_people_at_one_screen_see_one_hand_at_a_time(server: Threaded) -> None:
    ada = Visitor(server.url)
    table, _ = ada.make_table("me", "me")
    page = ada.sit(table)
    random_moves_alone(page, 4)
    for seat in (0, 1):
        page.send(do="sit", seat=seat)
        view = page.until(lambda view, seat=seat: view["seat"] == seat, "the other seat")
        hands = {zone for zone in view["state"]["zone"].values() if zone and zone.startswith("hand_")}
        assert hands <= {f"hand_{seat}"}, "only the hand of the seat that looks"
    page.send(do="sit", seat=2)
    assert page.receive("error")["error"] == "not_yours"


def random_moves_alone(page: Page, lines: int) -> None:
    """One visitor at all seats."""
    dice = random.Random(3)
    while page.view["n"] < lines:
        seat = page.view["to_act"][0]
        page.send(do="sit", seat=seat)
        page.until(lambda view, seat=seat: view["seat"] == seat)
        page.play(dice.choice(page.moves()))


def test_a_spectator_sees_the_public_record_and_cannot_move(server: Threaded) -> None:
    ada, eve = Visitor(server.url), Visitor(server.url, "Eve")
    table, _ = ada.make_table("me", "apprentice", start="0")
    page = eve.sit(table)
    assert page.view["seat"] is None and page.view["yours"] == [] and page.view["moves"] == []
    page.send(do="play", move="guild bankers", asked=0)
    assert page.receive("error")["error"] == "not_yours"
    for message in (
        {"do": "undo"},
        {"do": "hint"},
        {"do": "bot", "seat": 0, "level": "random"},
        {"do": "sit", "seat": 0},
    ):
        page.send(**message)
        assert page.receive("error")["error"] == "not_yours"
    assert ada.sit(table).view["watching"] == 1


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Threaded) -> None:
    ada = Visitor(server.url)
    table, _ = ada.make_table("me", "random", start="0")
    page = ada.sit(table)
    page.send(do="bot", seat=0, level="apprentice")
    page.until(lambda view: view["n"] >= 6, "the bot plays for me")
    page.send(do="bot", seat=0, level=None)
    page.until(lambda view: view["chairs"][0]["bot"] == "" and view["moves"], "I am asked again")
    page.send(do="bot", seat=0, level="grandmaster")
    assert page.receive("error")["error"] == "no_bot"


def test_a_killed_worker_is_replaced_and_the_bots_go_on(server: Threaded) -> None:
    ada = Visitor(server.url)
    table, _ = ada.make_table("random", "apprentice", "me", start="2")
    page = ada.sit(table)
    for pid in server.call(server.service.workers.pids()):
        os.kill(pid, signal.SIGKILL)
    page.play(page.moves()[0])
    page.until(lambda view: view["to_act"] == [2] and view["n"] > 2, "both bots have moved")


def test_names_stand_in_the_sentences(server: Threaded) -> None:
    ada = Visitor(server.url, "Ada <b>")
    table, _ = ada.make_table("me", "apprentice", start="0")
    page = ada.sit(table, language="de")
    page.play(page.moves()[0])
    texts = [news["text"] for line in page.view["log"] for news in line["news"]]
    assert any("Ada <b>" in text for text in texts), texts
    page.send(do="rename", name="Ada the Great")
    page.until(lambda view: view["chairs"][0]["name"] == "Ada the Great")
    page.send(do="speak", language="en")
    page.until(lambda view: view["since"] == 0 and view["log"])
    assert any("Ada the Great chooses" in news["text"] for line in page.view["log"] for news in line["news"])


def test_two_friends_and_a_spectator_see_the_same_public_game_in_their_own_language(server: Threaded) -> None:
    ada, bram, eve = Visitor(server.url), Visitor(server.url, "Bram"), Visitor(server.url, "Eve")
    table, secrets = ada.make_table("me", "friend")
    bram.claim(table, secrets["1"])
    pages = [ada.sit(table), bram.sit(table, "de"), eve.sit(table)]
    random_moves(pages, 30, random.Random(5))
    assert len({page.view["n"] for page in pages}) == 1
    assert len({str(page.view["state"]["influence"]) for page in pages}) == 1
    wait_until(lambda: server.service.lobby.rooms[table].n == pages[0].view["n"], "the server agrees")


def test_a_table_that_nobody_looks_at_is_put_away_and_comes_back_as_it_was(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path), idle_seconds=0.2) as server:
        ada = Visitor(server.url)
        table, _ = ada.make_table("me", "random", start="0")
        page = ada.sit(table)
        page.play(page.moves()[0])
        page.until(lambda view: view["to_act"] == [0] and view["n"] >= 2)
        n = page.view["n"]
        page.close()
        wait_until(lambda: not server.service.lobby.rooms, "the empty lobby")
        assert ada.sit(table).view["n"] == n
