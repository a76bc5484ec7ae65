"""Once more: a takeback is taken back, a finished game is played again, a log keeps the names of its players."""

import json
from pathlib import Path

from serving import Page, Threaded, Visitor
from test_takebacks import nothing_happens, played

PLAYED = Path(__file__).parents[1] / "played"


def texts(page: Page, n: int) -> list[str]:
    """What line n caused."""
    page.send(do="again")
    log = page.receive("table")["log"]
    return [news["text"] for news in log[n - 1]["news"]]


def test_what_was_taken_back_is_made_again_as_new_lines_with_the_same_luck(server: Threaded) -> None:
    ada = Visitor(server.url)
    table, _ = ada.make_table("me", "random", start="0")
    page = ada.sit(table)
    while page.view["n"] < 4:
        page.until(lambda view: view["moves"])
        page.play("draw" if "draw" in page.moves() else page.moves()[0])
    page.until(lambda view: view["moves"], "Ada is asked again")
    n, state, told = page.view["n"], page.view["state"], texts(page, 3)
    page.send(do="takeback", line=2)
    page.until(lambda view: view["n"] == n + 1)
    assert page.view["redo"] == list(range(3, n + 1))
    assert page.view["state"] != state
    page.send(do="redo")
    page.until(lambda view: view["n"] > n + 1)
    page.settle()
    assert page.view["n"] == 2 * n - 1 and page.view["redo"] == []
    assert page.view["state"] == state, "cards that were drawn are drawn again"
    assert texts(page, n + 2) == told
    page.send(do="redo")
    assert page.receive("error")["error"] == "nothing_to_redo"


def test_after_another_move_nothing_can_be_made_again(server: Threaded) -> None:
    ada = Visitor(server.url)
    table, _ = ada.make_table("me", "me", start="0")
    page = ada.sit(table)
    first, second = page.moves()[:2]
    page.play(first)
    page.until(lambda view: view["n"] == 1)
    page.send(do="takeback", line=0)
    page.until(lambda view: view["redo"] and view["moves"])
    page.play(second)
    page.until(lambda view: not view["redo"])


def test_whoever_agreed_to_a_takeback_is_asked_before_it_is_taken_back(server: Threaded) -> None:
    _, page, friend, _ = played(server)
    friend.send(do="takeback", line=0)
    page.until(lambda view: view["proposal"])
    page.answer("agree")
    friend.until(lambda view: view["n"] == 2)
    assert friend.view["redo"] == [1]
    friend.send(do="redo")
    page.until(lambda view: view["n"] == 2 and view["proposal"], "Ada is asked")
    assert page.view["proposal"] == {"seat": 1, "line": 1, "agreed": [1], "wanted": [0]}
    friend.settle()
    assert friend.view["n"] == 2, "nothing is done before she agrees"
    page.answer("agree")
    friend.until(lambda view: view["n"] == 3)
    assert friend.view["log"][-1]["seat"] == 1 and friend.view["log"][-1]["takeback"] is None


def test_a_spectator_makes_nothing_again(server: Threaded) -> None:
    table, page, _, _ = played(server)
    eve = Visitor(server.url, "Eve").sit(table)
    eve.send(do="redo")
    assert eve.receive("error")["error"] == "not_yours"
    nothing_happens(page, 1)


def finished(server: Threaded) -> tuple[str, Visitor, Visitor]:
    """A finished game that Ada brought; Bram holds the second chair."""
    ada, bram = Visitor(server.url), Visitor(server.url, "Bram")
    log = (PLAYED / "city_of_guilds_end_areas.log").read_text()
    table = ada.http.post("/api/logs", json={"log": log}).json()["id"]
    bram.make_table("me")  # now he has a cookie
    server.give_key(table, 1, bram)
    return table, ada, bram


def rematch(visitor: Visitor, table: str, deal: str) -> str:
    answer = visitor.http.post(f"/api/tables/{table}/rematch", json={"deal": deal})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_the_same_people_play_again_with_the_seats_turned_and_are_told_where(server: Threaded) -> None:
    table, ada, bram = finished(server)
    looking = bram.sit(table)
    before = looking.view
    assert before["next"] == {} and before["over"]
    id = rematch(ada, table, "turned")
    looking.until(lambda view: view["next"] == {"turned": id}, "Bram is told")
    assert rematch(bram, table, "turned") == id, "there is one rematch, whoever asks"
    theirs = bram.sit(id).view
    seats = before["seats"]
    assert theirs["yours"] == [0], "he sat on the second chair, and begins now"
    assert set(ada.sit(id).view["yours"]) == set(range(seats))
    names = [chair["name"] for chair in before["chairs"]]
    assert [chair["name"] for chair in theirs["chairs"]] == names[1:] + names[:1]
    assert not theirs["over"] and theirs["n"] == 0 and theirs["seed_hash"] != before["seed_hash"]


def test_the_same_deal_is_dealt_again_when_its_seed_is_public(server: Threaded) -> None:
    table, ada, _ = finished(server)
    page = ada.sit(table)
    id = rematch(ada, table, "same")
    again = ada.sit(id).view
    then = ada.http.get(f"/api/tables/{table}/at/0?seat=0").json()
    assert again["state"] == then["state"] and again["seed"] is None
    assert page.view["yours"] == again["yours"]


def test_nobody_else_asks_for_a_rematch_and_nobody_before_the_end(server: Threaded) -> None:
    table, ada, _ = finished(server)
    eve = Visitor(server.url, "Eve")
    refused = eve.http.post(f"/api/tables/{table}/rematch", json={"deal": "turned"})
    assert (refused.status_code, refused.json()["error"]) == (403, "not_yours")
    running, _ = ada.make_table("me", "random")
    early = ada.http.post(f"/api/tables/{running}/rematch", json={"deal": "same"})
    assert (early.status_code, early.json()["error"]) == (409, "not_over")


def test_a_log_that_is_brought_keeps_the_names_of_its_players(server: Threaded) -> None:
    ada = Visitor(server.url, "Ada von Köln")
    table, _ = ada.make_table("me", "random", start="0")
    page = ada.sit(table)
    bot = page.view["chairs"][1]["name"]
    text = (PLAYED / "city_of_guilds_solo_win.log").read_text()
    assert (
        f"names: {json.dumps(['Ada von Köln', bot], ensure_ascii=False)}\n\n"
        in ada.http.get(f"/api/tables/{table}/log?seat=0").text
    )
    top, _, body = text.partition("\n\n")
    brought = ada.http.post("/api/logs", json={"log": f'{top}\nnames: ["Ad\\u202ea"]\n\n{body}'})
    assert brought.status_code == 201, brought.text
    assert ada.sit(brought.json()["id"]).view["chairs"][0]["name"] == "Ada", "without marks that turn the writing"
    for wrong in ('["Ada", "Bram"]', '["A\\nda"]', '"Ada"', "[1]", "[", '["' + "a" * 41 + '"]'):
        refused = ada.http.post("/api/logs", json={"log": f"{top}\nnames: {wrong}\n\n{body}"})
        assert refused.status_code == 409 and "header" in refused.json()["sentence"], wrong
