"""Hostile visitors: broken frames, floods, forged seats, tricks with paths, scripts, logs and positions. Others go on playing."""

import json
import random
import socket

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from serving import Threaded, Visitor, sqlite_in, threaded, wait_until
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

SCRIPT = "<script>alert(1)</script>"


def play_a_round(server: Threaded) -> None:
    """Somebody else's game, which nothing may disturb."""
    ada = Visitor(server.url)
    table, _ = ada.make_table("me", "random", start="0")
    page = ada.sit(table)
    page.play(page.moves()[0])
    page.until(lambda view: view["n"] >= 2)


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '"play"',
        '{"do":"play"}',
        '{"do":"play","move":5,"asked":0}',
        '{"do":"play","move":"draw","asked":"0"}',
        '{"do":"play","move":"draw","asked":-1}',
        '{"do":"play","move":"draw","asked":1e99}',
        '{"do":"play","move":"draw","asked":0,"seat":1}',
        '{"do":"sit","seat":99}',
        '{"do":"dance"}',
        '{"do":"say","text":""}',
        '{"do":"say","text":"' + "x" * 501 + '"}',
        '{"do":"bot","seat":0,"level":{"$ne":null}}',
        "\x00\x01\x02",
        "[" * 3000,
        '{"do":"why","move":"' + "a" * 300 + '"}',
    ],
)
def test_a_broken_message_is_told_so_and_changes_nothing(server: Threaded, frame: str) -> None:
    ada = Visitor(server.url)
    table, _ = ada.make_table("me", "me", start="0")
    page = ada.sit(table)
    before = page.settle()
    page.socket.send(frame)
    assert page.receive("error")["error"] == "bad_message"
    page.send(do="again")
    after = page.receive("table")
    assert {**after, "since": 0} == {**before, "since": 0}


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.one_of(st.text(max_size=200), st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=20),
       lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["do", "move", "asked", "seat", "x"]),
       inner, max_size=4), max_leaves=6).map(json.dumps)))  # fmt: skip
def test_random_frames_never_break_a_table(server: Threaded, frame: str) -> None:
    ada = Visitor(server.url)
    table, _ = ada.make_table("me", "me", start="0")
    page = ada.sit(table)
    page.socket.send(frame)
    page.send(do="again")
    assert page.receive("table")["n"] == 0
    page.close()
    ada.http.close()


def test_binary_truncated_and_huge_frames_end_the_visit_and_nobody_elses(server: Threaded) -> None:
    ada, bram = Visitor(server.url), Visitor(server.url, "Bram")
    table, secrets = ada.make_table("me", "friend", start="0")
    bram.claim(table, secrets["1"])
    quiet = bram.sit(table)
    for frame in (b"\xff\x00\xfe", "x" * 100_000):
        page = ada.sit(table)
        page.until_closed(frame)
    raw = socket.create_connection(("127.0.0.1", server.port))
    key = (
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
        + "A" * 22
        + "=="
    )
    raw.sendall(f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n{key}\r\n\r\n".encode())
    raw.recv(100)
    raw.sendall(b"\x81\xfe\x00")  # half of a frame
    raw.close()
    page = ada.sit(table)
    page.play(page.moves()[0])
    quiet.until(lambda view: view["n"] == 1)


def test_a_flood_is_slowed_and_then_shown_the_door_while_others_play(tmp_path) -> None:  # type: ignore[no-untyped-def]
    with threaded(sqlite_in(tmp_path), messages_per_second=20.0) as server:
        eve = Visitor(server.url, "Eve")
        table, _ = eve.make_table("me", "me")
        page = eve.sit(table)
        for _ in range(200):
            try:
                page.send(do="again")
            except (ConnectionClosed, ConnectionError):
                break
        page.until_closed()
        assert any("too_fast" in text for text in page.bytes)
        play_a_round(server)


def may_sit(visitor: Visitor, table: str) -> bool:
    try:
        return bool(visitor.sit(table))
    except (InvalidStatus, ConnectionClosed):
        return False


def test_limits_per_address_are_kept(tmp_path) -> None:  # type: ignore[no-untyped-def]
    with threaded(sqlite_in(tmp_path), tables_per_minute=3, sockets_per_address=2, requests_per_minute=60) as server:
        ada = Visitor(server.url)
        tables = [ada.make_table("me", "me")[0] for _ in range(3)]
        wanted = {"game": "city_of_guilds", "seats": [{"who": "me"}, {"who": "me"}]}
        refused = ada.http.post("/api/tables", json=wanted)
        assert refused.status_code == 429 and refused.json()["error"] == "too_many_tables"
        pages = [ada.sit(tables[0]) for _ in range(2)]
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            ada.sit(tables[0])
        pages[0].close()
        wait_until(lambda: may_sit(ada, tables[0]), "the place that is free again")
        codes = [ada.http.get("/api/games").status_code for _ in range(80)]
        assert 429 in codes and ada.http.get("/healthz").status_code == 200


def test_another_site_may_not_speak_for_a_visitor(server: Threaded) -> None:
    ada = Visitor(server.url)
    table, _ = ada.make_table("me", "me")
    with pytest.raises(InvalidStatus):
        ada.sit(table, Origin="https://evil.example")
    wanted = {"game": "city_of_guilds", "seats": [{"who": "me"}, {"who": "me"}]}
    refused = ada.http.post("/api/tables", json=wanted, headers={"Origin": "https://evil.example"})
    assert refused.status_code == 403 and refused.json()["error"] == "wrong_origin"
    assert ada.sit(table, Origin=server.url).view["yours"] == [0, 1]


def test_forged_cookies_seats_and_tokens_open_nothing(server: Threaded) -> None:
    ada, eve = Visitor(server.url), Visitor(server.url, "Eve")
    table, _ = ada.make_table("me", "random", start="0")
    secret = ada.http.cookies["guildhall"]
    for forged in ("", secret[:-1], secret + "x", secret.lower(), "x" * 5000, "../../etc/passwd"):
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(address, additional_headers={"Cookie": f"guildhall={forged}"}) as page:
            view = json.loads(page.recv(10))
            assert view["yours"] == [] and view["seat"] is None
    for guess in ("", "x", "' OR 1=1 --", "a" * 60):
        answer = eve.http.post(f"/api/tables/{table}/claim", json={"secret": guess, "name": "Eve"})
        assert answer.status_code in (403, 422), answer.text
    assert eve.http.get(f"/api/tables/{table}/at/0?seat=0").status_code == 403
    assert eve.http.get(f"/api/tables/{table}/log?seat=0").status_code == 403
    assert eve.http.get(f"/api/tables/{table}/verify").status_code == 409


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd", "/assets/../../app.py", "/assets/%2e%2e/%2e%2e/app.py", "/assets/..%5c..%5capp.py",
        "/table/../../../etc/passwd", "//etc/passwd", "/.git/config", "/assets/", "/app.py", "/openapi.yaml",
        "/api/tables/zz/log", "/api/games/..%2f..%2f/words", "/api/games/city_of_guilds/words?language=../../en",
    ],
)  # fmt: skip
def test_tricks_with_paths_find_nothing(server: Threaded, path: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while chunk := raw.recv(65536):
            answer += chunk
    status = int(answer.split(b" ", 2)[1])
    assert status in (400, 404, 405, 422), answer[:300]
    assert b"root:" not in answer and b"def make_app" not in answer


def test_scripts_in_names_and_chat_stay_text(server: Threaded) -> None:
    ada = Visitor(server.url, SCRIPT)
    table, _ = ada.make_table("me", "me")
    page = ada.sit(table)
    page.settle()
    page.send(do="say", text=SCRIPT)
    assert page.receive("chat")["lines"][-1]["text"] == SCRIPT
    for text in ("\x00", "a\x1bb", " " * 10):
        page.send(do="rename", name=text)
        assert page.receive("error")["error"] == "bad_message"
    answer = ada.http.get(f"/table/{table}")
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy and "script-src 'self'" in policy and SCRIPT not in answer.text
    assert "style=" not in answer.text and "<script>" not in answer.text


def hostile_logs() -> list[str]:
    header = (
        "guildhall log 1\ngame: city_of_guilds\nrules: 1\ncomponents: {components}\ntable: x\nseats: {seats}\n"
        "seed: {seed}\nseed_hash: none\n\n{lines}"
    )
    from guildhall.core.game import GAMES

    right = {"components": GAMES["city_of_guilds"].components_hash(), "seats": "2", "seed": "0" * 32, "lines": ""}
    wrong = [
        {"seats": "99"}, {"seats": "-1"}, {"seats": "9" * 400}, {"seed": "f" * 500}, {"seed": "zz"}, {"components": "evil"},
        {"lines": "1 0 guild bankers\n" * 3}, {"lines": "1 99999999 draw"}, {"lines": "1 0 " + "guild bankers; " * 2000},
        {"lines": "1 0 takeback 5"}, {"lines": "1 0 takeback -1"}, {"lines": "1 0 __import__('os')"},
    ]  # fmt: skip
    logs = [header.format(**{**right, **change}) for change in wrong]
    return [*logs, "", "x" * 1000, "guildhall log 1\n" * 100, "guildhall log 1\ngame: ../../../etc\n\n", "\x00" * 50]


def test_hostile_logs_and_positions_are_refused_with_a_sentence(server: Threaded) -> None:
    eve = Visitor(server.url, "Eve")
    for log in hostile_logs():
        answer = eve.http.post("/api/logs", json={"log": log})
        assert answer.status_code == 409 and answer.json()["sentence"], log[:80]
    too_long = eve.http.post("/api/logs", json={"log": "1 0 draw\n" * 60_000})
    assert too_long.status_code == 413
    positions = [
        {}, {"game": "city_of_guilds"}, {"game": "city_of_guilds", "seats": 2, "state": {"gold": {"blue": 10**30}}},
        {"game": [], "seats": {}, "state": 5}, {"game": "city_of_guilds", "seats": 10**400, "state": {}},
    ]  # fmt: skip
    for position in positions:
        answer = eve.http.post("/api/logs", json={"position": position})
        assert answer.status_code == 409, (position, answer.text)
    deep = '{"position":' + '{"a":' * 5000 + "1" + "}" * 5000 + "}"
    answer = eve.http.post("/api/logs", content=deep, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    play_a_round(server)


def test_bodies_without_a_length_or_with_too_much_are_refused(server: Threaded) -> None:
    huge = httpx.post(f"{server.url}/api/tables", content=b"x" * 1_100_000)
    assert huge.status_code == 413

    def chunks():  # type: ignore[no-untyped-def]
        yield b"{}"

    assert httpx.post(f"{server.url}/api/tables", content=chunks()).status_code == 413


def test_mutated_positions_of_a_real_game_never_harm_the_server(server: Threaded) -> None:
    from guildhall.core.table import Table

    dice, eve = random.Random(8), Visitor(server.url, "Eve")
    for seed in range(25):
        table = Table.new("city_of_guilds", 3, seed)
        for _ in range(dice.randrange(40)):
            if not table.over:
                seat = min(table.to_act)
                table.play(seat, dice.choice(table.choices(seat)))
        position = json.loads(json.dumps(table.position()))
        state = position["state"]
        for _ in range(dice.randrange(1, 4)):
            name = dice.choice(list(state))
            state[name] = dice.choice([None, -1, 2**40, "none", [], {}, True, state[dice.choice(list(state))]])
        answer = eve.http.post("/api/logs", json={"position": position})
        assert answer.status_code in (201, 409), answer.text
    play_a_round(server)
