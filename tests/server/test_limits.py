"""Everybody is served, and nobody can take all: small versions of what benchmarks/attacked.py does for longer."""

import contextlib
import socket
import sys
from pathlib import Path

import httpx
import pytest
from attacks import empty_fragments, frame, from_address, half_requests, is_closed, raw_socket
from serving import Threaded, sqlite_in, table_of, threaded, wait_until
from test_hostile_visitors import play_a_round

from guildhall.server.limits import counted_as
from guildhall.server.open_page import OpenPage
from guildhall.server.protocols import FRAGMENTS
from guildhall.server.settings import Settings

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other loopback addresses are Linux's")
EVE = "127.0.0.9"


# Connections.


def test_a_request_that_never_ends_is_let_go(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path), header_seconds=0.5, body_seconds=0.5) as server:
        for half in (
            b"",
            b"\r\n",
            b"GET / HT",
            b"GET / HTTP/1.1\r\nX: y",
            b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
        ):
            opened = from_address(server.url, EVE)
            opened.sendall(half)
            assert is_closed(opened), half
        kept = from_address(server.url, EVE)
        kept.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"200 OK" in kept.recv(65536), "a whole one is answered"
        kept.sendall(b"GET / HT")
        assert is_closed(kept), "and the next half one is not waited for"


def test_an_address_has_only_so_many_connections_and_others_come_in(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path), connections_per_address=10) as server:
        held = half_requests(server.url, [EVE], 30)
        wait_until(lambda: sum(is_closed(opened, 0.3) for opened in held) == 20, "all but ten to be let go")
        play_a_round(server)
        for opened in held:
            opened.close()
        wait_until(lambda: not is_closed(from_address(server.url, EVE), 0.2), "room for new ones")


@pytest.mark.parametrize("headers", [b"X: " + b"y" * 20_000, b"X: y\r\n" * 150, b"X: " + b"y" * 400_000])
def test_headers_have_a_size(server: Threaded, headers: bytes) -> None:
    opened = from_address(server.url, EVE)
    with contextlib.suppress(ConnectionError):
        opened.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n" + headers)
        opened.sendall(b"\r\n\r\n")
    opened.settimeout(30)
    with contextlib.suppress(ConnectionError):
        assert opened.recv(100).startswith((b"HTTP/1.1 400", b""))
    assert is_closed(opened)


def test_addresses_of_one_network_count_as_one() -> None:
    assert counted_as("2001:db8:1:2:3:4:5:6") == counted_as("2001:db8:1:2::1") != counted_as("2001:db8:1:3::1")
    assert counted_as("::ffff:192.0.2.7") == counted_as("192.0.2.7") != counted_as("192.0.2.8")
    assert counted_as("fe80::1%eth0") == counted_as("fe80::2%eth0")


# Sockets.


def test_a_flood_of_empty_fragments_ends_the_visit_at_once(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path), messages_per_second=20.0) as server:
        _, table = table_of(server)
        eve = raw_socket(server.url, table, EVE)
        assert empty_fragments(eve, 500_000) < 500_000
        assert is_closed(eve)
        play_a_round(server)


def test_pieces_and_pings_are_counted_like_messages(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path), messages_per_second=20.0) as server:
        _, table = table_of(server)
        pinging = raw_socket(server.url, table, EVE)
        with contextlib.suppress(ConnectionError):
            pinging.sendall(frame(b"", 9) * 20_000)
        assert is_closed(pinging)
        ada, table = table_of(server)
        page = ada.sit(table)
        page.socket.send([f'{{"do":"again"{" " * 5}', "}"])
        assert page.receive("table"), "a message may come in pieces"
        page.until_closed([" "] * (FRAGMENTS + 10))


def test_a_crowd_at_a_table_has_an_end_and_keeps_nobody_from_a_seat(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path), visits_per_table=5) as server:
        ada, table = table_of(server)
        for _ in range(5):
            raw_socket(server.url, table, EVE)
        wait_until(lambda: len(server.service.lobby.rooms[table].pages) == 5, "the crowd")
        with pytest.raises(ConnectionError, match="429"):
            raw_socket(server.url, table, EVE)
        assert ada.sit(table).view["yours"] == [0, 1]


def test_handshakes_are_counted(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path), handshakes_per_minute=5) as server:
        _, table = table_of(server)
        for _ in range(5):
            raw_socket(server.url, table, EVE).close()
        with pytest.raises(ConnectionError, match="429"):
            raw_socket(server.url, table, EVE)
        raw_socket(server.url, table, "127.0.0.10").close()


def test_who_does_not_read_is_let_go_and_nothing_is_kept_for_it(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path), unread_seconds=1.0, visit_bytes=100_000) as server:
        ada, table = table_of(server)
        page = ada.sit(table)
        deaf = raw_socket(server.url, table, EVE, small=True)
        room = server.service.lobby.rooms[table]
        wait_until(lambda: len(room.pages) == 2, "both")
        unread = next(page for page in room.pages if page.visitor is None)
        for _ in range(3000):
            page.send(do="say", text="x" * 480)
            page.receive("chat")
            assert unread._bytes < 400_000
            if len(room.pages) == 1:
                break
        wait_until(lambda: len(room.pages) == 1, "the deaf one to be let go", 60)
        deaf.close()
        play_a_round(server)


def test_what_waits_for_a_slow_page_has_a_size_and_its_chat_is_told_anew() -> None:
    page = OpenPage(None, set(), None, "en", kept_bytes=1000)  # type: ignore[arg-type]
    page.chat_sent = 7
    for k in range(10):
        page.send({"type": "error", "error": f"{k} " + "y" * 400})
    assert page._bytes < 1500 and page.chat_sent is None


# A class of thirty behind one address.


def test_a_class_behind_one_address_is_not_in_the_way_of_itself(tmp_path: Path) -> None:
    usual = {name: value for name, value in vars(Settings()).items() if name != "database"}
    with threaded(sqlite_in(tmp_path), **usual) as server:
        opened: list[socket.socket] = []
        for _ in range(30):
            with httpx.Client(base_url=server.url, transport=httpx.HTTPTransport(local_address=EVE)) as pupil:
                wanted = {"game": "city_of_guilds", "seats": [{"who": "me"}, {"who": "bot", "level": "random"}]}
                answers = [
                    pupil.get(path).status_code for path in ("/", "/api/games", "/api/tables", "/favicon.svg") * 5
                ]
                made = pupil.post("/api/tables", json=wanted)
                assert set(answers) == {200} and made.status_code == 201
                cookie = "; ".join(f"{name}={value}" for name, value in pupil.cookies.items())
                opened += [raw_socket(server.url, made.json()["id"], EVE, cookie) for _ in range(3)]
        assert len(opened) == 90
