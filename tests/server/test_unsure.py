"""The database falls silent while it commits: nobody can know whether the move is there, until the store is asked."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from serving import Page, Threaded, Visitor, sqlite_in, threaded, wait_until

from guildhall.server import stored_table
from guildhall.server.steps import Play
from guildhall.server.store import FateUnknown


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    with threaded(sqlite_in(tmp_path_factory.mktemp("unsure"))) as running:
        yield running


def begun(server: Threaded) -> tuple[Page, Page, Any]:
    ada, bram = Visitor(server.url), Visitor(server.url, "Bram")
    table, _ = ada.make_table("me", "me", start="0")
    return ada.sit(table), bram.sit(table), server.service.lobby.rooms[table]


def test_a_move_that_is_there_counts_though_the_commit_was_not_answered(
    server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, other, room = begun(server)
    append = server.service.store.append

    async def unanswered(*given: Any) -> None:
        await append(*given)
        raise FateUnknown

    monkeypatch.setattr(server.service.store, "append", unanswered)
    page.settle()
    assert page.play(page.moves()[0])["type"] == "table" and page.view["n"] == 1
    other.until(lambda view: view["n"] == 1)
    assert room.n == 1 and not room.unsure


def test_a_move_that_is_not_there_has_not_happened(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    page, _, room = begun(server)

    async def lost(*_: Any) -> None:
        raise FateUnknown

    with monkeypatch.context() as broken:
        broken.setattr(server.service.store, "append", lost)
        page.settle()
        page.send(do="play", move=page.moves()[0], asked=0)
        assert page.receive("error")["error"] == "not_stored"
    assert room.n == 0 and not room.unsure
    assert page.play(page.moves()[0])["n"] == 1, "and it can be made again at once"


def test_while_the_store_is_silent_nothing_is_moved_and_it_heals_by_itself(
    server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, other, room = begun(server)
    append = server.service.store.append

    async def unanswered(*given: Any) -> None:
        await append(*given)
        raise FateUnknown

    async def silent(*_: Any, **__: Any) -> None:
        raise OSError("nobody is there")

    with monkeypatch.context() as broken:
        broken.setattr(server.service.store, "append", unanswered)
        broken.setattr(server.service.store, "settled", silent)
        page.settle()
        move = page.moves()[0]
        page.send(do="play", move=move, asked=0)
        assert page.receive("error")["error"] == "not_known"
        page.send(do="play", move=move, asked=0)
        assert page.receive("error")["error"] == "not_stored"
        other.settle()
        assert other.view["n"] == 0 and room.unsure, "nobody sees what nobody knows"
    page.until(lambda view: view["n"] == 1)
    other.until(lambda view: view["n"] == 1)
    wait_until(lambda: not room.unsure, "the room is sure")


def test_who_goes_while_a_move_is_stored_does_not_tear_it(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    page, other, room = begun(server)
    append, stored = server.service.store.append, asyncio.Event()

    async def slow(*given: Any) -> None:
        await append(*given)
        stored.set()
        await asyncio.sleep(0.2)

    async def go_meanwhile(move: str) -> None:
        task = asyncio.create_task(room.change(Play(0, move, False, 0)))
        await stored.wait()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert room.n == 0, "not told before it is acknowledged"

    monkeypatch.setattr(server.service.store, "append", slow)
    server.call(go_meanwhile(page.moves()[0]))
    other.until(lambda view: view["n"] == 1)
    assert room.n == 1


def test_who_asks_first_when_the_store_is_back_is_told_at_once_how_the_table_stands(
    server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, _, room = begun(server)
    append = server.service.store.append

    async def unanswered(*given: Any) -> None:
        await append(*given)
        raise FateUnknown

    async def silent(*_: Any, **__: Any) -> None:
        raise OSError("nobody is there")

    monkeypatch.setattr(stored_table, "WAIT_AT_FIRST", 90.0)  # nobody else asks meanwhile
    monkeypatch.setattr(stored_table, "WAIT_AT_MOST", 90.0)
    page.settle()
    move = page.moves()[0]
    with monkeypatch.context() as broken:
        broken.setattr(server.service.store, "append", unanswered)
        broken.setattr(server.service.store, "settled", silent)
        page.send(do="play", move=move, asked=0)
        assert page.receive("error")["error"] == "not_known"
    page.send(do="play", move=move, asked=0)
    page.receive("refused", "error")
    assert page.view["n"] == 1 and not room.unsure
