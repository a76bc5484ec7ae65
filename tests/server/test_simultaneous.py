"""Decisions that are open at the same time, on the toy game: secret, durable, withdrawn, and appended together."""

from pathlib import Path

from serving import Page, Threaded, Visitor, sqlite_in, threaded

from guildhall.server.http_models import SeatWanted


def sit_down(server: Threaded, people: list[Visitor], table: str | None = None) -> tuple[str, list[Page]]:
    """A table of the toy, which is on no shelf, with a person at each seat."""
    if table is None:
        for person in people:
            person.make_table("me")  # for the cookie
        seats = [SeatWanted(who="me", name=person.name) for person in people]
        table, _ = server.call(server.service.lobby.create("toy", seats, {}, "wait", people[0].hash()))
        assert table is not None
        for seat, person in enumerate(people[1:], 1):
            server.give_key(table, seat, person)
        server.service.lobby.rooms.pop(table, None)
    pages = [person.sit(table) for person in people]
    for seat, page in enumerate(pages):
        page.send(do="sit", seat=seat)
        page.until(lambda view, seat=seat: view["seat"] == seat)
    for page in [*pages, *pages]:  # the second time nobody is still on the way in, and nothing on the way out
        page.settle()
    return table, pages


def people(url: str) -> list[Visitor]:
    return [Visitor(url, name) for name in ("Ada", "Bram", "Cecily")]


def test_all_are_asked_at_once_and_nobody_hears_what_another_chose_until_the_last_has(server: Threaded) -> None:
    _, pages = sit_down(server, people(server.url))
    assert all(page.view["asked"] == 0 and page.view["moves"] for page in pages)
    own = pages[2].moves()[0]
    pages[2].play(own)
    pages[2].until(lambda view: view["sealed"])  # who came last may be announced before it
    assert pages[2].view["draft"] == [own]
    for page in pages[:2]:
        page.settle()
        assert page.view["n"] == 0 and page.view["to_act"] == [0, 1] and page.view["draft"] == []
        assert page.view["log"] == [] and page.view["state"]["bid"]["green"] in (None, "none")
    pages[0].play(pages[0].moves()[0])
    pages[1].play(pages[1].moves()[0])
    for page in pages:
        page.until(lambda view: view["n"] == 3)
        assert [line["seat"] for line in page.view["log"]] == [0, 1, 2], "in seat order, whoever was first"


def test_a_sealed_choice_is_withdrawn_and_made_anew_until_the_last_is_made(server: Threaded) -> None:
    _, pages = sit_down(server, people(server.url))
    first, second = pages[0].moves()[0], pages[0].moves()[-1]
    pages[0].play(first)
    pages[0].send(do="undo")
    pages[0].until(lambda view: not view["sealed"] and view["moves"])
    pages[0].play(second)
    assert pages[0].view["draft"] == [second]


def test_sealed_choices_survive_the_server(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path)) as server:
        persons = people(server.url)
        table, pages = sit_down(server, persons)
        own = pages[1].moves()[0]
        pages[1].play(own)
        cookies = [person.http.cookies for person in persons]
    with threaded(sqlite_in(tmp_path)) as server:
        again = people(server.url)
        for person, cookie in zip(again, cookies, strict=True):
            person.http.cookies = cookie
        _, pages = sit_down(server, again, table)
        assert pages[1].view["sealed"] and pages[1].view["draft"] == [own] and pages[0].view["to_act"] == [0, 2]
        for seat in (0, 2):
            pages[seat].play(pages[seat].moves()[0])
        pages[1].until(lambda view: view["n"] == 3)


def test_sealed_choices_made_at_two_processes_meet(database: str) -> None:
    with threaded(database) as one, threaded(database) as two:
        persons = people(one.url)
        table, pages = sit_down(one, persons)
        other = Visitor(two.url, "Cecily")
        other.http.cookies = persons[2].http.cookies
        page = other.sit(table)
        page.send(do="sit", seat=2)
        page.until(lambda view: view["seat"] == 2)
        pages[0].play(pages[0].moves()[0])
        page.play(page.moves()[0])
        pages[1].until(lambda view: view["to_act"] == [1], "both choices are known here")
        pages[1].play(pages[1].moves()[0])
        page.until(lambda view: view["n"] == 3, "the other process has noticed")
        pages[0].until(lambda view: view["n"] == 3)
