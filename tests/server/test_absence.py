"""A person's seat is the person's, here or not; only the rule that the table was made with lets a bot play it."""

import sqlite3
import time
from pathlib import Path

import pytest
from serving import Page, Threaded, Visitor, sqlite_in, threaded

from guildhall.core.log import Log, LogError
from guildhall.server.presence import rule_of

MINUTES = 60.0


def two(server: Threaded, other: Threaded | None = None, absence: str = "wait") -> tuple[str, Visitor, Visitor]:
    """Ada and Bram at a table where Bram is asked; Bram may come through another process."""
    ada, bram = Visitor(server.url), Visitor((other or server).url, "Bram")
    table, secrets = ada.make_table("me", "friend", absence=absence, start="1")
    bram.claim(table, secrets["1"])
    return table, ada, bram


def let_pass(folder: Path, table: str, seconds: float) -> None:
    """As if so much time had passed since anybody was seen and anything happened."""
    database = sqlite3.connect(folder / "tables.sqlite", timeout=20)
    with database:
        database.execute("UPDATE keys SET seen = seen - ? WHERE table_id = ?", (seconds, table))
        database.execute(
            "UPDATE tables SET changed = changed - ?, created = created - ?, version = version + 1 WHERE id = ?",
            (seconds, seconds, table),
        )
    database.close()


def refused(page: Page, **message: object) -> str:
    page.send(**message)
    return str(page.receive("error")["error"])


def test_the_host_cannot_hand_over_the_seat_of_a_person_here_or_not(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path)) as server:
        table, ada, bram = two(server)
        page, friend = ada.sit(table), bram.sit(table)
        page.until(lambda view: view["chairs"][1]["here"])
        assert refused(page, do="bot", seat=1, level="random") == "not_yours"
        friend.close()
        page.until(lambda view: not view["chairs"][1]["here"], "Bram has gone")
        assert refused(page, do="bot", seat=1, level="random") == "not_yours"
        let_pass(tmp_path, table, 1e6)
        page.until(lambda view: view["chairs"][1]["away"] and view["chairs"][1]["away"] > 1e5)
        assert not page.view["chairs"][1]["absent"]
        for level in ("random", "journeyman", None):
            assert refused(page, do="bot", seat=1, level=level) == "not_yours", "wait means wait"


def test_a_person_hands_its_own_seat_over_and_the_host_cannot_hand_it_on(server: Threaded) -> None:
    table, ada, bram = two(server)
    page, friend = ada.sit(table), bram.sit(table)
    friend.send(do="bot", seat=1, level="random")
    page.until(lambda view: view["chairs"][1]["bot"] == "random" and view["to_act"] == [0])
    for level in ("apprentice", None):
        assert refused(page, do="bot", seat=1, level=level) == "not_yours"
    friend.send(do="bot", seat=1, level=None)
    page.until(lambda view: view["chairs"][1]["bot"] == "")


def test_after_the_time_that_the_rule_names_its_bot_plays_and_the_person_takes_the_seat_back_by_moving(
    tmp_path: Path,
) -> None:
    with threaded(sqlite_in(tmp_path), seen_seconds=0.2) as server:
        table, ada, bram = two(server, absence="apprentice 10")
        page, eve = ada.sit(table), Visitor(server.url, "Eve").sit(table)
        assert page.view["absence"] == "apprentice 10"
        let_pass(tmp_path, table, 9 * MINUTES)
        page.until(lambda view: view["chairs"][1]["away"] and view["chairs"][1]["away"] >= 9 * MINUTES)
        assert refused(page, do="bot", seat=1, level="apprentice") == "not_absent"
        let_pass(tmp_path, table, 2 * MINUTES)
        page.until(lambda view: view["chairs"][1]["absent"], "the rule says that Bram is absent")
        assert refused(page, do="bot", seat=1, level="master") == "not_yours", "the rule names the level"
        assert refused(eve, do="bot", seat=1, level="apprentice") == "not_yours", "who looks on has no say"
        page.send(do="bot", seat=1, level="apprentice")
        page.until(lambda view: view["chairs"][1]["bot"] == "apprentice" and view["to_act"] == [0])
        page.play(page.moves()[0])
        page.until(lambda view: view["to_act"] == [0] and view["n"] >= 3, "the bot goes on")
        friend = bram.sit(table)
        assert friend.view["chairs"][1]["bot"] == "apprentice"
        friend.send(do="play", move="pass", asked=0)
        friend.until(lambda view: view["chairs"][1]["bot"] == "", "Bram is back")


def test_who_is_asked_is_absent_only_for_the_time_in_which_it_was_asked(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path), seen_seconds=0.2) as server:
        table, ada, bram = two(server, absence="apprentice 2")
        page, friend = ada.sit(table), bram.sit(table)
        friend.play(friend.moves()[0])
        friend.close()
        page.until(lambda view: view["to_act"] == [0] and not view["chairs"][1]["here"])
        let_pass(tmp_path, table, 60 * MINUTES)
        page.until(lambda view: view["chairs"][1]["away"] and view["chairs"][1]["away"] > 59 * MINUTES)
        assert not page.view["chairs"][1]["absent"], "it is not Bram who is waited for"
        page.play(page.moves()[0])
        page.until(lambda view: view["to_act"] == [1])
        assert not page.view["chairs"][1]["absent"], "Bram is asked only now"
        assert refused(page, do="bot", seat=1, level="apprentice") == "not_absent"


def test_who_sits_at_another_process_is_here_and_never_absent(database: str) -> None:
    with threaded(database, seen_seconds=0.2) as one, threaded(database, seen_seconds=0.2) as two_:
        table, ada, bram = two(one, two_, absence="apprentice 2")
        page, friend = ada.sit(table), bram.sit(table)
        page.until(lambda view: view["chairs"][1]["here"], "Bram is seen through the other process")
        room = one.service.lobby.rooms[table]
        room.row.changed -= 60 * MINUTES  # as this process sees it Bram would be late
        room.row.seen = {key: seen - 60 * MINUTES for key, seen in room.row.seen.items()}
        assert refused(page, do="bot", seat=1, level="apprentice") == "not_absent", "the store knows better"
        friend.close()
        page.until(lambda view: not view["chairs"][1]["here"], "Bram has gone")


def test_the_rule_for_absence_stands_in_the_log_and_the_default_leaves_no_trace(server: Threaded) -> None:
    ada = Visitor(server.url)
    with_rule, _ = ada.make_table("me", "random", absence="journeyman 1440")
    text = ada.http.get(f"/api/tables/{with_rule}/log").text
    assert "\nabsence: journeyman 1440\n" in text and Log.parse(text).absence == "journeyman 1440"
    without, _ = ada.make_table("me", "random")
    assert "absence" not in ada.http.get(f"/api/tables/{without}/log").text
    page = ada.sit(with_rule)
    server.service.lobby.rooms.pop(with_rule)
    page.close()
    assert ada.sit(with_rule).view["absence"] == "journeyman 1440", "also after it was put away"
    with pytest.raises(LogError, match="absence"):
        Log.parse(text.replace("journeyman 1440", "whenever I like"))


@pytest.mark.parametrize("absence", ["", "never", "journeyman", "journeyman 11", "random 10", "journeyman 10 "])
def test_a_rule_for_absence_that_is_not_offered_is_refused(server: Threaded, absence: str) -> None:
    wanted = {"game": "city_of_guilds", "seats": [{"who": "me"}], "absence": absence}
    assert Visitor(server.url).http.post("/api/tables", json=wanted).status_code == 422


def test_a_rule_is_a_level_and_seconds() -> None:
    assert rule_of("wait") == ("", 0.0) and rule_of("master 2") == ("master", 120.0)


def test_visitors_are_written_down_while_they_are_here(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path), seen_seconds=0.2) as server:
        table, ada, bram = two(server)
        ada.sit(table)
        came = time.time()
        time.sleep(1.0)
        seen = server.call(server.service.store.load(table)).seen
        assert seen[0, ada.hash()] > came + 0.3 and seen[1, bram.hash()] < came
