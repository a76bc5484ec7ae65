"""What is said at a table, and the bots that go on there: as much of both as does others no harm."""

import json
import sys
import time
from pathlib import Path

import pytest
from attacks import chatter, raw_socket
from serving import Threaded, Visitor, sqlite_in, table_of, threaded, wait_until
from test_hostile_visitors import play_a_round

from guildhall.server.limits import Turns

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other loopback addresses are Linux's")
EVE = "127.0.0.9"


# Talk.


def test_chat_comes_whole_to_who_enters_and_line_by_line_after_that(server: Threaded) -> None:
    ada, table = table_of(server)
    page = ada.sit(table)
    page.receive("chat")
    for text in ("one", "two"):
        page.send(do="say", text=text)
        page.receive("chat")
    said = json.loads(page.bytes[-1])
    assert [line["text"] for line in said["lines"]] == ["two"] and said["since"] > 0
    assert [line["text"] for line in page.chat] == ["one", "two"]
    other = ada.sit(table)
    other.receive("chat")
    assert [line["text"] for line in other.chat] == ["one", "two"]
    tables = sum('"type":"table"' in text for text in page.bytes)
    page.send(do="say", text="three")
    page.receive("chat")
    assert sum('"type":"table"' in text for text in page.bytes) <= tables + 1, (
        "a line of chat is no reason to tell the table"
    )


def test_who_has_no_cookie_may_look_and_not_talk(server: Threaded) -> None:
    ada, table = table_of(server)
    page, stranger = ada.sit(table), Visitor(server.url).sit(table)
    stranger.send(do="say", text="hello")
    assert stranger.receive("error")["error"] == "no_chat"
    page.settle()
    assert page.chat == []


def test_a_flood_of_chat_is_stopped(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path), chat_per_minute=40) as server:
        ada, table = table_of(server)
        eve = raw_socket(server.url, table, EVE, ada.cookie())
        chatter(eve, 30)
        wait_until(lambda: len(server.service.lobby.rooms[table].chat._lines) == 10, "ten lines")
        page = ada.sit(table)
        page.send(do="say", text="me too")
        assert page.receive("error")["error"] == "chat_too_fast", "however many sockets it has"
        assert len(page.chat) == 10
        play_a_round(server)


def test_names_and_talk_lose_marks_that_turn_the_writing(server: Threaded) -> None:
    ada = Visitor(server.url, "A\u202eda\u200b")
    table, _ = ada.make_table("me", "me")
    page = ada.sit(table)
    assert page.view["chairs"][0]["name"] == "Ada"
    page.send(do="say", text="\u2067hello")
    wait_until(lambda: page.receive_any()["type"] == "chat" and page.chat, "the line")
    assert page.chat[-1]["text"] == "hello"


# Bots.


def test_a_table_of_bots_alone_rests_while_nobody_looks(server: Threaded) -> None:
    ada = Visitor(server.url)
    table, _ = ada.make_table("random", "random", game="city_of_guilds")
    ada.http.get(f"/api/tables/{table}/at/0")  # it is loaded
    time.sleep(0.5)
    assert server.service.lobby.rooms[table].n == 0
    page = ada.sit(table)
    page.until(lambda view: view["n"] >= 1, "the bots to go on")


def test_bots_go_on_without_anybody_looking_where_a_person_plays(server: Threaded) -> None:
    ada, table = table_of(server, "random", "me")
    ada.http.get(f"/api/tables/{table}/at/0")
    wait_until(lambda: server.service.lobby.rooms[table].n >= 1, "the bot's move")


def test_only_so_many_tables_of_bots_go_on_for_one_address(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path), bot_tables_per_address=1) as server:
        ada = Visitor(server.url)
        tables = [ada.make_table("random", "random")[0] for _ in range(2)]
        pages = [ada.sit(table) for table in tables]
        pages[0].until(lambda view: view["over"], "the first game")
        pages[1].until(lambda view: view["over"], "the second, after it")


def test_turns_are_given_to_who_waits() -> None:
    import asyncio

    async def test() -> list[str]:
        turns, woken = Turns(1), list[str]()
        assert turns.take("a") and not turns.take("a") and turns.take("b")
        turns.wait("a", lambda: woken.append("first"))
        turns.wait("a", lambda: woken.append("second"))
        turns.give_back("a")
        await asyncio.sleep(0)
        return woken

    assert asyncio.run(test()) == ["first", "second"]
