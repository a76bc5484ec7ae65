"""The flow of a move: drafts, undo, confirmation, takebacks by consent, and decisions that are open at the same time."""

import random

import pytest
from serving import Page, Threaded, Visitor
from test_seats import random_moves_alone


def two(server: Threaded, **options: str) -> tuple[str, Page, Page]:
    ada, bram = Visitor(server.url), Visitor(server.url, "Bram")
    table, secrets = ada.make_table("me", "friend", start="0", **options)
    bram.claim(table, secrets["1"])
    one, other = ada.sit(table), bram.sit(table)
    for page in (one, other, one):
        page.settle()
    return table, one, other


def play_until_a_draft(one: Page, other: Page, dice: random.Random) -> tuple[Page, Page]:
    """Plays by lot until somebody's step leaves it with more to decide; returns the drafter and the other."""
    for _ in range(400):
        for page in (one, other, one):  # the second may still have been about to move when the first had settled
            page.settle()
        mover, waiter = (one, other) if one.view["moves"] else (other, one)
        mover.play(dice.choice(mover.moves()))
        if mover.view["draft"]:
            return mover, waiter
    raise AssertionError("no draft in 400 moves")


def test_a_half_made_move_is_seen_by_nobody_else_and_undone_without_a_trace(server: Threaded) -> None:
    _, one, other = two(server)
    mover, waiter = play_until_a_draft(one, other, random.Random(2))
    waiter.settle()
    before = waiter.view
    heard = len(waiter.bytes)
    n, drafted = mover.view["n"], mover.view["draft"]
    mover.send(do="undo")
    mover.until(lambda view: not view["draft"])
    assert mover.view["n"] == n and drafted[0] in mover.moves()
    waiter.settle()
    assert waiter.view == before
    assert not [text for text in waiter.bytes[heard:] if '"type":"table"' in text], "not even that something happened"
    mover.send(do="undo")
    assert mover.receive("refused")["rule"] == "table.nothing_to_undo"


def test_cancel_drops_the_whole_draft(server: Threaded) -> None:
    _, one, other = two(server)
    mover, _ = play_until_a_draft(one, other, random.Random(3))
    mover.send(do="cancel")
    mover.until(lambda view: not view["draft"] and view["moves"])


def test_a_look_ahead_tells_what_would_be_asked_and_leaves_no_trace(server: Threaded) -> None:
    _, one, other = two(server)
    mover, waiter = play_until_a_draft(one, other, random.Random(4))
    step, wanted = mover.view["draft"][-1], mover.view["moves"]
    mover.send(do="undo")
    mover.until(lambda view: step not in view["draft"])
    mover.settle()
    before, heard = mover.view, len(waiter.bytes)
    mover.send(do="ahead", steps=[step], asked=before["asked"])
    told = mover.receive("ahead")
    assert told["moves"] == wanted and told["draft"] == before["draft"] and not told["ends"]
    mover.send(do="why", move=step, after=[step])
    assert mover.receive("refused")["rule"] == "table.not_now", "the next decision is another"
    mover.settle()
    waiter.settle()
    assert mover.view == before
    assert not [text for text in waiter.bytes[heard:] if '"type":"table"' in text]


def test_a_look_ahead_ends_before_anything_is_revealed_or_passed_on(server: Threaded) -> None:
    _, one, _ = two(server)
    one.send(do="ahead", steps=[one.moves()[0]], asked=one.view["asked"])
    told = one.receive("ahead")
    assert told["ends"] and told["moves"] == [] and told["facts"] == one.view["facts"]
    one.send(do="ahead", steps=["dance wildly"], asked=one.view["asked"])  # not answered: neither is the next
    one.send(do="ahead", steps=[one.moves()[0]], asked=one.view["asked"] + 1)
    one.settle()
    assert '"type":"ahead"' not in one.bytes[-1] and one.view["n"] == 0


def test_with_the_confirm_button_a_move_waits_unshown_until_it_is_confirmed(server: Threaded) -> None:
    _, one, other = two(server)
    one.send(do="confirm", on=True)
    one.until(lambda view: view["confirm"])
    move = one.moves()[0]
    one.play(move)
    assert one.view["waiting"] and one.view["n"] == 0 and one.view["draft"] == [move] and one.view["moves"] == []
    other.settle()
    assert other.view["n"] == 0 and other.view["to_act"] == [0]
    one.send(do="commit")
    one.until(lambda view: view["n"] == 1 and not view["waiting"])
    other.until(lambda view: view["n"] == 1)
    one.send(do="commit")
    assert one.receive("refused")["rule"] == "table.nothing_to_commit"


def test_a_refused_move_names_its_rule_and_changes_nothing(server: Threaded) -> None:
    _, one, other = two(server)
    other.send(do="play", move="guild bankers", asked=0)
    assert other.receive("refused")["rule"] == "table.turn"
    refused = one.play("pass")
    assert refused["type"] == "refused" and refused["rule"] == "table.not_now" and refused["sentence"]
    one.send(do="speak", language="de")
    one.receive("table")
    one.send(do="why", move="pass")
    assert one.receive("refused")["sentence"] != refused["sentence"]
    assert one.play("dance wildly")["rule"] == "table.unknown_move"


def test_an_answer_to_a_decision_that_has_passed_is_refused_and_the_page_is_told_how_things_stand(
    server: Threaded,
) -> None:
    _, one, other = two(server)
    one.play(one.moves()[0])
    other.until(lambda view: view["moves"])
    other.play(other.moves()[0])
    one.until(lambda view: view["moves"])
    one.send(do="play", move=one.moves()[0], asked=0)
    assert one.receive("error")["error"] == "moved_on"
    assert one.receive("table")["n"] == 2


def test_a_takeback_needs_the_consent_of_the_other_person_and_is_a_line_of_its_own(server: Threaded) -> None:
    _, one, other = two(server)
    first = one.moves()[0]
    one.play(first)
    other.until(lambda view: view["moves"])
    one.send(do="takeback", line=0)
    other.until(lambda view: view["proposal"] is not None)
    assert other.view["proposal"] == {"seat": 0, "line": 0, "agreed": [0], "wanted": [1]}
    one.until(lambda view: view["proposal"] is not None)
    other.answer("refuse")
    one.until(lambda view: view["proposal"] is None)
    other.until(lambda view: view["proposal"] is None)
    assert one.view["n"] == 1
    one.send(do="takeback", line=0)
    other.until(lambda view: view["proposal"] is not None)
    other.answer("agree")
    one.until(lambda view: view["n"] == 2, "the takeback")
    assert one.view["log"][-1]["takeback"] == 0 and one.view["to_act"] == [0] and first in one.moves()
    one.send(do="takeback", line=1)
    assert one.receive("refused")["rule"] == "table.takeback", "line 1 is undone"


def test_bots_agree_to_every_takeback(server: Threaded) -> None:
    ada = Visitor(server.url)
    table, _ = ada.make_table("me", "random", start="0")
    page = ada.sit(table)
    page.play(page.moves()[0])
    page.until(lambda view: view["to_act"] == [0])
    page.send(do="takeback", line=0)
    page.until(lambda view: view["log"] and view["log"][-1]["takeback"] == 0)


def test_a_hint_names_legal_moves_with_win_chances_and_scores(server: Threaded) -> None:
    ada = Visitor(server.url)
    table, _ = ada.make_table("me", "me", start="0")
    page = ada.sit(table)
    page.send(do="hint")
    hint = page.receive("hint")
    for one in hint["moves"]:
        assert one["move"] in page.moves() and one["label"]
        assert sum(one["chances"]) == pytest.approx(1, abs=0.01) and len(one["scores"]) == 2
    page.send(do="sit", seat=1)
    page.until(lambda view: view["seat"] == 1)
    page.send(do="hint")
    assert page.receive("error")["error"] == "not_your_turn"


def test_the_table_can_be_looked_at_as_it_stood_after_any_line(server: Threaded) -> None:
    ada, eve = Visitor(server.url), Visitor(server.url, "Eve")
    table, _ = ada.make_table("me", "me")
    page = ada.sit(table)
    random_moves_alone(page, 12)
    seat = page.view["seat"]
    past = ada.http.get(f"/api/tables/{table}/at/5?seat={seat}").json()
    assert past["n"] == 5 and past["moves"] == [] and past["state"]["zone"] is not None
    assert ada.http.get(f"/api/tables/{table}/at/13").status_code == 404
    forbidden = eve.http.get(f"/api/tables/{table}/at/5?seat={seat}")
    assert forbidden.status_code == 403 and forbidden.json()["error"] == "not_yours"
    assert eve.http.get(f"/api/tables/{table}/at/5").json()["seat"] is None


def test_a_log_goes_down_redacted_while_the_game_runs_and_up_again_when_it_is_over(server: Threaded) -> None:
    ada = Visitor(server.url)
    table, _ = ada.make_table("random", "random")
    page = ada.sit(table)
    running = ada.http.get(f"/api/tables/{table}/log").text
    assert "seed: none" in running
    page.until(lambda view: view["over"], "the bots finish")
    log = ada.http.get(f"/api/tables/{table}/log")
    assert f"seed: {page.view['seed']}" in log.text and "attachment" in log.headers["content-disposition"]
    bad = ada.http.post("/api/logs", json={"log": running})
    assert bad.status_code == 409 and "redacted" in bad.json()["sentence"]
    answer = ada.http.post("/api/logs", json={"log": log.text})
    assert answer.status_code == 201, answer.text
    copy = ada.sit(answer.json()["id"])
    assert copy.view["over"] and copy.view["scores"] == page.view["scores"] and len(copy.view["log"]) == page.view["n"]
    position = {"game": "city_of_guilds", "seats": 2, "state": {}}
    assert ada.http.post("/api/logs", json={"position": position}).status_code == 409
