"""The game that is wanted is compiled first. The order is tried with a compiler that only says that it compiles."""

import asyncio
import sys
import textwrap
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from serving import GAME, Threaded, Visitor, wait_until
from websockets.sync.client import connect

from guildhall.core.stages import STAGES, share_done
from guildhall.games import NAMES
from guildhall.server import preparing
from guildhall.server.preparing import Preparation

FIRST, SECOND, *OTHERS = NAMES
COMPILER = """
    import os, sys, time
    game, begun = sys.argv[2], sys.argv[1]
    for stage in os.environ["GUILDHALL_WARM_WORKER"].split(","):
        with open(begun, "a") as file:
            file.write(f"{game} {stage}\\n")
        if game == os.environ.get("DIES"):
            sys.exit(1)
        print(stage, 0.5, flush=True)
        time.sleep(float(os.environ.get("SECONDS", "0")))
        print(stage, 1.0, flush=True)
"""


class House:
    """A preparation with a compiler that writes down what it begins, in a machine with two cores where nothing is warm."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch):
        (folder / "compiler.py").write_text(textwrap.dedent(COMPILER))
        self._begun = folder / "begun"
        self._begun.touch()
        self.used: list[str] = []
        monkeypatch.setattr(preparing, "_is_warm", lambda game, stage: False)
        monkeypatch.setattr(preparing, "use_once", self.used.append)
        monkeypatch.setattr(preparing.os, "cpu_count", lambda: 2)
        self.preparation = Preparation((sys.executable, str(folder / "compiler.py"), str(self._begun)))

    @property
    def begun(self) -> list[list[str]]:
        return [line.split() for line in self._begun.read_text().splitlines()]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    return House(tmp_path, monkeypatch)


async def come_true(true: Callable[[], object]) -> None:
    until = time.monotonic() + 60
    while not true():
        assert time.monotonic() < until
        await asyncio.sleep(0.01)


def test_tables_and_bots_of_all_games_come_before_the_rest_and_a_table_is_loaded_before_it_is_told(
    house: House,
) -> None:
    assert house.preparation.told()["games"] == dict.fromkeys(NAMES, 0.0)
    asyncio.run(house.preparation.run())
    played = [[game, stage] for game in NAMES for stage in ("table", "bots")]
    assert house.begun == [*played, *([game, "all"] for game in NAMES)]
    assert house.used == list(NAMES)
    told = house.preparation.told()
    assert told["ready"] and not told["error"]
    assert told["games"] == pytest.approx(dict.fromkeys(NAMES, 1.0))
    assert told["tables"] == told["bots"] == dict.fromkeys(NAMES, 1.0)


def test_a_game_that_is_wanted_ends_what_is_compiled_for_another_which_goes_on_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECONDS", "0.5")

    async def played() -> None:
        running = asyncio.create_task(house.preparation.run())
        await come_true(lambda: house.preparation.told()["tables"][FIRST] == 0.5)
        house.preparation.want(OTHERS[0])
        assert house.preparation.told()["first"] == OTHERS[0]
        await house.preparation.until(OTHERS[0], "table")
        assert not house.preparation.has(FIRST, "table")
        assert house.begun[:2] == [[FIRST, "table"], [OTHERS[0], "table"]]
        await running

    asyncio.run(played())
    assert house.preparation.ready and not house.preparation.error
    assert house.begun.count([FIRST, "table"]) == 2, "it was ended in the middle, and begun again"


def test_wishes_one_after_the_other_do_not_keep_a_game_from_being_compiled(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECONDS", "0.3")

    async def played() -> None:
        running = asyncio.create_task(house.preparation.run())
        while not running.done():
            for game in NAMES:
                house.preparation.want(game)
                await asyncio.sleep(0.02)
        await running

    asyncio.run(asyncio.wait_for(played(), 60))
    assert house.preparation.ready


def test_a_game_that_cannot_be_compiled_is_tried_twice_and_told_and_the_others_are_compiled(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIES", SECOND)
    asyncio.run(house.preparation.run())
    assert house.begun.count([SECOND, "table"]) == 2
    assert house.preparation.error == f"{SECOND} could not be compiled"
    assert not house.preparation.ready and all(house.preparation.has(game, "all") for game in NAMES if game != SECOND)


def test_a_house_without_preparation_waits_for_nothing() -> None:
    assert Preparation.done().ready and Preparation().has("a game of somebody else", "table")


def test_the_stages_add_up_to_the_whole() -> None:
    assert share_done(STAGES, STAGES[0], 0) == 0 and share_done(STAGES, STAGES[-1], 1) == 1
    assert share_done(STAGES, "bots", 0) == share_done(STAGES, "table", 1)


# A house in which the games are compiled, and one of them is said not to be.


def unready(server: Threaded, *stages: str) -> None:
    for stage in stages:
        server.service.preparation._parts[GAME][stage] = 0.5


def test_a_table_is_made_when_its_rules_are_ready_and_whoever_asks_before_moves_them_to_the_front(
    server: Threaded,
) -> None:
    ada, preparation = Visitor(server.url), server.service.preparation
    there, _ = ada.make_table("me", "apprentice")
    server.call(put_away(server, there))
    unready(server, "table", "bots")
    assert preparation.told()["first"] != GAME
    try:
        seats = [{"who": "me"}, {"who": "bot", "level": "apprentice"}]
        answer = ada.http.post("/api/tables", json={"game": GAME, "seats": seats})
        assert answer.status_code == 503 and answer.json()["error"] == "preparing"
        told = ada.http.get("/api/preparing").json()
        assert told["first"] == GAME and told["tables"][GAME] == 0.5 and not told["ready"]
        address = f"{server.url.replace('http', 'ws')}/api/tables/{there}/socket"
        with connect(address, additional_headers={"Cookie": ada.cookie()}) as socket:
            assert socket.recv(20) == '{"type":"error","error":"preparing"}'
    finally:
        for stage in ("table", "bots"):
            server.call(preparation._take(GAME, stage))
    assert ada.sit(there).view["n"] == 0, "it was only not ready"


async def put_away(server: Threaded, table: str) -> None:
    server.service.lobby.rooms.pop(table, None)


def test_a_bot_moves_when_the_bots_are_ready_and_the_table_says_that_it_is_not(server: Threaded) -> None:
    ada = Visitor(server.url)
    unready(server, "bots")
    try:
        table, _ = ada.make_table("me", "apprentice", start="1")
        page = ada.sit(table)
        assert page.view["to_act"] == [1] and not page.view["bots_ready"]
        page.send(do="hint")
        assert page.receive("error")["error"] == "not_your_turn"
        wait_until(lambda: server.service.lobby.rooms[table].bots.thinking, "the bot to wait")
        assert page.settle()["n"] == 0
    finally:
        server.call(server.service.preparation._take(GAME, "bots"))
    page.until(lambda view: view["n"] > 0 and view["bots_ready"], "the first move of the bot")
