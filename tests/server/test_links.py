"""Links to chairs: used once, withdrawn, made anew; second devices; and the deal, when the last chair is taken."""

import threading
import time
from pathlib import Path

import pytest
from serving import Page, Threaded, Visitor, sqlite_in, threaded

from guildhall.server.player_names import distinct
from guildhall.server.store import seating
from guildhall.server.visitors import hashed


def friends(server: Threaded) -> tuple[Visitor, Visitor, Visitor]:
    return Visitor(server.url), Visitor(server.url, "Bram"), Visitor(server.url, "Eve")


def link(page: Page, **message: object) -> str:
    """The secret of a link that this page asks for."""
    page.send(**message)
    return str(page.receive("link")["secret"])


def test_a_friend_joins_by_the_secret_of_a_link_and_nobody_else_does(server: Threaded) -> None:
    ada, bram, eve = friends(server)
    table, secrets = ada.make_table("me", "friend")
    chair = ada.sit(table).view["chairs"][1]
    assert chair["kind"] == "open" and chair["link"] and chair["devices"] == 0
    assert eve.refused_claim(table, "x" * 24) == "no_invitation"
    other, _ = eve.make_table("me", "friend")
    assert eve.refused_claim(other, secrets["1"]) == "no_invitation", "a link is good at its own table only"
    assert bram.claim(table, secrets["1"]) == 1
    page = bram.sit(table)
    assert page.view["yours"] == [1] and page.view["chairs"][1] == {
        "seat": 1, "side": "red", "name": "Bram", "kind": "person", "bot": "", "here": True,
        "devices": 1, "link": False, "away": None, "absent": False,
    }  # fmt: skip


def test_a_link_is_used_once_and_its_owner_may_open_it_again(server: Threaded) -> None:
    ada, bram, eve = friends(server)
    table, secrets = ada.make_table("me", "friend")
    bram.claim(table, secrets["1"])
    for third in (eve, ada):
        assert third.refused_claim(table, secrets["1"]) == "chair_taken"
        assert 1 not in third.sit(table).view["yours"]
    assert bram.claim(table, secrets["1"]) == 1, "its own link just leads to the table"
    assert bram.sit(table).view["chairs"][1]["devices"] == 1


def test_with_two_processes_a_third_person_and_the_host_are_refused_the_friends_chair(database: str) -> None:
    with threaded(database) as one, threaded(database) as two:
        ada, bram, eve = Visitor(one.url), Visitor(one.url, "Bram"), Visitor(two.url, "Eve")
        table, secrets = ada.make_table("me", "friend")
        host_elsewhere = Visitor(two.url)
        host_elsewhere.http.cookies = ada.http.cookies
        host_elsewhere.sit(table)  # the other process knows the chair as open
        bram.claim(table, secrets["1"])
        for third in (eve, host_elsewhere):
            assert third.refused_claim(table, secrets["1"]) == "chair_taken"
            assert 1 not in third.sit(table).view["yours"]


def test_the_host_cannot_take_a_friends_chair_by_the_link_unless_it_has_none(server: Threaded) -> None:
    ada = Visitor(server.url)
    table, secrets = ada.make_table("me", "friend")
    assert ada.refused_claim(table, secrets["1"]) == "host_seated"
    table, secrets = ada.make_table("friend", "friend")
    assert ada.claim(table, secrets["0"]) == 0


def test_nobody_sits_on_two_chairs_by_link(server: Threaded) -> None:
    ada, bram, _ = friends(server)
    table, secrets = ada.make_table("me", "friend", "friend")
    bram.claim(table, secrets["1"])
    assert bram.refused_claim(table, secrets["2"]) == "already_seated"


def test_the_host_and_only_the_host_withdraws_a_link_and_makes_it_anew(server: Threaded) -> None:
    ada, bram, eve = friends(server)
    table, secrets = ada.make_table("me", "friend", "friend")
    page, other = ada.sit(table), eve.sit(table)
    for do in ("invite", "withdraw"):
        other.send(do=do, seat=1)
        assert other.receive("error")["error"] == "not_host"
    page.send(do="withdraw", seat=1)
    page.until(lambda view: not view["chairs"][1]["link"], "no link is out")
    assert bram.refused_claim(table, secrets["1"]) == "link_withdrawn"
    first = link(page, do="invite", seat=1)
    second = link(page, do="invite", seat=1)
    page.until(lambda view: view["chairs"][1]["link"])
    assert bram.refused_claim(table, first) == "link_withdrawn", "the one made anew is the only one"
    assert bram.claim(table, second) == 1
    assert not [text for text in other.bytes if first in text or second in text], "links are told to the host alone"
    for do in ("invite", "withdraw"):
        page.send(do=do, seat=1)
        assert page.receive("error")["error"] == "chair_taken"
    page.send(do="invite", seat=7)
    assert page.receive("error")["error"] == "no_seat"


def test_a_second_device_sits_down_by_a_link_that_its_person_makes(server: Threaded) -> None:
    ada, bram, eve = friends(server)
    table, secrets = ada.make_table("me", "friend")
    bram.claim(table, secrets["1"])
    page, telephone = bram.sit(table), Visitor(server.url, "ignored")
    watching = eve.sit(table)
    watching.send(do="device")
    assert watching.receive("error")["error"] == "not_yours"
    secret = link(page, do="device")
    assert ada.refused_claim(table, secret) == "host_seated", "the host has a seat of its own"
    assert telephone.claim(table, secret) == 1
    chair = telephone.sit(table).view["chairs"][1]
    assert chair["devices"] == 2 and chair["name"] == "Bram"
    assert eve.refused_claim(table, secret) == "link_used"
    older = link(page, do="device")
    newer = link(page, do="device")
    assert eve.refused_claim(table, older) == "link_withdrawn"
    assert Visitor(server.url).claim(table, newer) == 1


def test_a_device_link_is_good_for_an_hour(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Visitor(server.url)
    table, _ = ada.make_table("me", "random")
    monkeypatch.setattr(seating, "DEVICE_SECONDS", -1.0)
    assert Visitor(server.url).refused_claim(table, link(ada.sit(table), do="device")) == "link_expired"


def test_a_person_has_eight_devices_at_most(server: Threaded) -> None:
    ada = Visitor(server.url)
    table, _ = ada.make_table("me", "random")
    page = ada.sit(table)
    for _ in range(seating.DEVICES - 1):
        Visitor(server.url).claim(table, link(page, do="device"))
    assert Visitor(server.url).refused_claim(table, link(page, do="device")) == "too_many_devices"


def test_a_device_may_sit_on_all_chairs_of_its_person_and_on_no_other(server: Threaded) -> None:
    ada, bram, _ = friends(server)
    table, secrets = ada.make_table("me", "me", "friend")
    bram.claim(table, secrets["2"])
    page, telephone = ada.sit(table), Visitor(server.url)
    telephone.claim(table, link(page, do="device"))
    page.send(do="sit", seat=1)
    page.until(lambda view: view["seat"] == 1)
    telephone.claim(table, link(page, do="device"))
    assert telephone.sit(table).view["yours"] == [0, 1]
    assert telephone.refused_claim(table, link(bram.sit(table), do="device")) == "already_seated"


# Names.


def test_no_two_at_a_table_are_called_the_same(server: Threaded) -> None:
    ada, other, third = Visitor(server.url, "Anna"), Visitor(server.url, "ANNA"), Visitor(server.url, "Ａｎｎａ")
    table, secrets = ada.make_table("me", "friend", "friend")
    other.claim(table, secrets["1"])
    third.claim(table, secrets["2"])
    page = third.sit(table)
    assert [chair["name"] for chair in page.view["chairs"]] == ["Anna", "ANNA 2", "Ａｎｎａ 3"]
    page.send(do="rename", name="anna")
    page.until(lambda view: view["chairs"][2]["name"] == "anna 3")
    page.send(do="rename", name="anna 3")
    page.send(do="rename", name="Cecily")
    page.until(lambda view: view["chairs"][2]["name"] == "Cecily")
    together = third.sit(third.make_table("me", "me")[0]).view["chairs"]
    assert [chair["name"] for chair in together] == ["Ａｎｎａ", "Ａｎｎａ 2"]


def test_a_long_name_is_shortened_for_its_number() -> None:
    name = "A" * 40
    assert distinct(name, [name]) == "A" * 38 + " 2"
    assert distinct("", ["", ""]) == "", "who has no name shares it"


# The deal.


def test_nothing_is_dealt_before_the_last_chair_is_taken(server: Threaded) -> None:
    ada, bram, eve = friends(server)
    table, secrets = ada.make_table("me", "friend", "friend", start="0")
    page = ada.sit(table)
    view = page.view
    assert view["gathering"] and view["state"] is None and view["broken"] == "" and view["seed_hash"] == ""
    assert (view["host"], view["seat"], view["yours"], view["moves"], view["n"]) == (True, 0, [0], [], 0)
    row = server.call(server.service.store.load(table))
    assert row.header == "", "there is no seed that anybody could learn"
    page.send(do="say", text="Where are you?")
    assert page.receive("chat") and page.receive("chat")["lines"][-1]["text"] == "Where are you?"
    for do in (
        {"do": "play", "move": "pass", "asked": 0},
        {"do": "undo"},
        {"do": "hint"},
        {"do": "takeback", "line": 0},
    ):
        page.send(**do)
        assert page.receive("error")["error"] == "gathering"
    for path in ("log", "at/0", "verify", "chances"):
        answer = ada.http.get(f"/api/tables/{table}/{path}")
        assert answer.status_code == 409 and answer.json()["error"] == "gathering", path
    bram.claim(table, secrets["1"])
    page.until(lambda view: view["chairs"][1]["name"] == "Bram")
    assert page.view["gathering"] and bram.http.get("/api/tables").json()[0]["gathering"]
    eve.claim(table, secrets["2"])
    page.until(lambda view: not view["gathering"], "the table starts by itself")
    assert page.view["state"] and page.view["seed_hash"] and page.view["moves"]
    assert not bram.http.get("/api/tables").json()[0]["gathering"]


def test_alone_or_with_bots_the_cards_are_dealt_at_once(server: Threaded) -> None:
    ada = Visitor(server.url)
    for seats in (("me", "random"), ("me", "me"), ("me",)):
        assert not ada.sit(ada.make_table(*seats)[0]).view["gathering"]


def test_a_table_that_the_game_does_not_have_is_refused_before_anybody_waits_for_it(server: Threaded) -> None:
    seats = [{"who": "me"}, *[{"who": "friend"}] * 6]
    answer = Visitor(server.url).http.post("/api/tables", json={"game": "city_of_guilds", "seats": seats})
    assert answer.status_code == 409 and answer.json()["error"] == "bad_table"
    wanted = {"game": "city_of_guilds", "seats": seats[:2], "options": {"start": "nowhere"}}
    answer = Visitor(server.url).http.post("/api/tables", json=wanted)
    assert answer.status_code == 409 and answer.json()["error"] == "bad_table"


def test_the_host_fills_an_open_chair_with_a_bot_and_the_last_one_starts_the_game(server: Threaded) -> None:
    ada, bram, _ = friends(server)
    table, secrets = ada.make_table("me", "friend", "friend", start="0")
    page, other = ada.sit(table), bram.sit(table)
    other.send(do="bot", seat=1, level="random")
    assert other.receive("error")["error"] == "not_yours"
    page.send(do="bot", seat=1, level="random")
    page.until(lambda view: view["chairs"][1]["kind"] == "bot")
    assert page.view["gathering"] and page.view["chairs"][1]["name"] and not page.view["chairs"][1]["link"]
    assert bram.refused_claim(table, secrets["1"]) == "link_withdrawn"
    page.send(do="bot", seat=2, level="random")
    page.until(lambda view: not view["gathering"])
    page.play(page.moves()[0])
    page.until(lambda view: view["to_act"] == [0] and view["n"] >= 3, "both bots play")


def test_of_two_processes_that_seat_the_last_friends_at_once_one_deals_and_both_play_that(database: str) -> None:
    with threaded(database) as one, threaded(database) as two:
        for _ in range(5):
            ada, bram, eve = Visitor(one.url), Visitor(one.url, "Bram"), Visitor(two.url, "Eve")
            table, secrets = ada.make_table("me", "friend", "friend")
            pages = [ada.sit(table), Visitor(two.url).sit(table)]
            claims = [
                threading.Thread(target=bram.claim, args=(table, secrets["1"])),
                threading.Thread(target=eve.claim, args=(table, secrets["2"])),
            ]
            for claim in claims:
                claim.start()
            for claim in claims:
                claim.join()
            for page in pages:
                page.until(lambda view: not view["gathering"], "dealt")
            assert len({page.view["seed_hash"] for page in pages}) == 1
            assert [chair["name"] for chair in pages[1].view["chairs"]] == ["Ada", "Bram", "Eve"]


def test_of_two_who_open_one_link_at_once_in_two_processes_one_sits_down(database: str) -> None:
    with threaded(database) as one, threaded(database) as two:
        ada = Visitor(one.url)
        for _ in range(5):
            table, secrets = ada.make_table("me", "friend", "friend")
            comers = [Visitor(one.url, "Bram"), Visitor(two.url, "Eve")]
            told: list[int] = []

            def come(visitor: Visitor, table: str = table, secret: str = secrets["1"], told: list[int] = told) -> None:
                answer = visitor.http.post(f"/api/tables/{table}/claim", json={"secret": secret, "name": visitor.name})
                told.append(answer.status_code)

            threads = [threading.Thread(target=come, args=(comer,)) for comer in comers]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(told) == [200, 409]


def test_a_table_whose_last_friend_came_as_the_server_died_is_dealt_when_somebody_looks(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path)) as server:
        ada, bram, _ = friends(server)
        table, secrets = ada.make_table("me", "friend")
        bram.make_table("me")  # for the cookie
        claim = server.service.store.claim(table, hashed(secrets["1"]), bram.hash(), "Bram", time.time())
        server.call(claim)  # seated, and nobody is left to deal
        assert not ada.sit(table).view["gathering"]
