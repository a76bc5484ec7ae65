"""A database of the first version, with running games, dealt hands and old links, is upgraded and played on."""

import json
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from make_old_database import OLD, RUNNING
from serving import Threaded, Visitor, sqlite_in, threaded

TOLD = json.loads((OLD / "first.json").read_text(encoding="utf-8"))
TABLES: dict[str, dict[str, Any]] = TOLD["tables"]


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    folder = tmp_path_factory.mktemp("upgraded")
    shutil.copy(OLD / "first.sqlite", folder / "tables.sqlite")
    with threaded(sqlite_in(folder)) as server:
        yield server


def known(server: Threaded, name: str) -> Visitor:
    """Somebody who comes back with the cookie of that time."""
    visitor = Visitor(server.url, name.title())
    visitor.http.cookies.set("guildhall", TOLD["cookies"][name])
    return visitor


def without_names(log: str) -> str:
    """A log as it was given out before it told who played."""
    lines = log.splitlines(keepends=True)
    names = [line for line in lines if line.startswith("names: ")]
    assert len(names) == 1
    return "".join(line for line in lines if line not in names)


@pytest.mark.parametrize("game", RUNNING)
def test_a_running_game_stands_as_it_stood_and_goes_on(upgraded: Threaded, game: str) -> None:
    ada, old = known(upgraded, "ada"), TABLES[game]
    page = ada.sit(old["id"])
    assert page.view["broken"] == "" and not page.view["gathering"] and page.view["absence"] == "wait"
    for key in ("n", "to_act", "seed_hash", "scores"):
        assert page.view[key] == old[key]
    assert page.moves() == old["moves"], "the same hand"
    log = ada.http.get(f"/api/tables/{old['id']}/log", params={"seat": page.view["seat"]})
    assert without_names(log.text) == old["log"]
    while page.view["n"] < old["n"] + 4:
        page.until(lambda view: view["moves"] or view["n"] >= old["n"] + 4)
        if page.view["moves"]:
            assert page.play(page.moves()[0])["type"] == "table"


def test_a_finished_game_is_still_what_it_promised(upgraded: Threaded) -> None:
    ada, old = known(upgraded, "ada"), TABLES["finished"]
    assert ada.http.get(f"/api/tables/{old['id']}/verify").json()["ok"]
    assert without_names(ada.http.get(f"/api/tables/{old['id']}/log").text) == old["log"]


def test_an_old_link_to_an_open_chair_works_once(upgraded: Threaded) -> None:
    ada, old = known(upgraded, "ada"), TABLES["open"]
    page = ada.sit(old["id"])
    assert page.view["chairs"][1]["kind"] == "open" and page.view["chairs"][1]["link"] and not page.view["gathering"]
    assert ada.refused_claim(old["id"], old["secret"]) == "host_seated"
    page.send(do="bot", seat=1, level="random")  # as before, the host need not wait
    page.until(lambda view: view["to_act"] == [0] and view["n"] > old["n"], "the bot has moved")
    assert page.view["chairs"][1]["kind"] == "open", "and the friend may still come"
    cecily, eve = Visitor(upgraded.url, "Cecily"), Visitor(upgraded.url, "Eve")
    assert cecily.claim(old["id"], old["secret"]) == 1
    assert eve.refused_claim(old["id"], old["secret"]) == "chair_taken"
    page.until(lambda view: view["chairs"][1]["name"] == "Cecily" and view["chairs"][1]["bot"] == "")


def test_an_old_link_to_a_taken_chair_is_dead_for_all_but_its_owner(upgraded: Threaded) -> None:
    bram, old = known(upgraded, "bram"), TABLES["taken"]
    for third in (known(upgraded, "ada"), Visitor(upgraded.url, "Eve")):
        assert third.refused_claim(old["id"], old["secret"]) == "chair_taken"
    assert bram.claim(old["id"], old["secret"]) == 1
    page = bram.sit(old["id"])
    assert page.view["yours"] == [1] and page.play(page.moves()[0])["type"] == "table"


def test_an_old_move_of_a_person_is_the_persons_though_a_bot_plays_its_seat(upgraded: Threaded) -> None:
    ada, old = known(upgraded, "ada"), TABLES["handed"]
    page = ada.sit(old["id"])
    assert page.view["chairs"][1]["bot"] == "random"
    page.send(do="takeback", line=0)
    page.until(lambda view: view["proposal"] is not None)
    assert page.view["proposal"]["wanted"] == [1] and page.view["n"] == old["n"]


def test_old_lines_of_a_bots_own_chair_are_known_as_a_bots(upgraded: Threaded) -> None:
    ada, old = known(upgraded, "ada"), TABLES["city_of_guilds"]
    page = ada.sit(old["id"])
    page.send(do="takeback", line=1)
    page.until(lambda view: view["log"] and view["log"][-1]["takeback"] == 1, "nobody has to be asked")


def test_visitors_find_their_tables(upgraded: Threaded) -> None:
    listed = {table["id"] for table in known(upgraded, "ada").http.get("/api/tables").json()}
    assert listed == {old["id"] for old in TABLES.values()}
