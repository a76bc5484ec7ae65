"""No takeback without the consent of every person whose moves it undoes, whoever plays their seats now, here or not."""

import asyncio
import time
from pathlib import Path

import pytest
from serving import Page, Threaded, Visitor, sqlite_in, threaded
from test_store import line, put, row, run

from guildhall.core.log import Line
from guildhall.server.steps import Takeback
from guildhall.server.store import Conflict, Store
from guildhall.server.store.consents import between


def made(n: int, moves: str) -> Line:
    return Line(n, 0, (moves,))


def played(server: Threaded, other: Threaded | None = None) -> tuple[str, Page, Page, Visitor]:
    """A table where Ada and Bram have made a move each, and Ada is asked."""
    ada, bram = Visitor(server.url), Visitor((other or server).url, "Bram")
    table, secrets = ada.make_table("me", "friend", start="1")
    bram.claim(table, secrets["1"])
    page, friend = ada.sit(table), bram.sit(table)
    friend.play(friend.moves()[0])
    page.until(lambda view: view["moves"], "Ada is asked")
    return table, page, friend, bram


def nothing_happens(page: Page, n: int, seconds: float = 0.5) -> None:
    time.sleep(seconds)
    page.settle()
    assert page.view["n"] == n and all(line["takeback"] is None for line in page.view["log"])


def test_an_absent_friend_is_asked_all_the_same(server: Threaded) -> None:
    _, page, friend, _ = played(server)
    friend.close()
    page.until(lambda view: not view["chairs"][1]["here"])
    page.send(do="takeback", line=0)
    page.until(lambda view: view["proposal"] is not None)
    assert page.view["proposal"]["wanted"] == [1]
    page.answer("agree")
    nothing_happens(page, 1)


def test_the_friend_is_asked_when_it_sits_at_another_process(database: str) -> None:
    with threaded(database) as one, threaded(database) as two:
        _, page, friend, _ = played(one, two)
        page.send(do="takeback", line=0)
        friend.until(lambda view: view["proposal"] is not None, "asked through the other process")
        nothing_happens(page, 1)
        friend.answer("agree")
        page.until(lambda view: view["n"] == 2)
        assert page.view["log"][-1]["takeback"] == 0


def test_who_gave_its_seat_to_a_bot_is_asked_for_its_own_moves_but_not_for_those_of_the_bot(server: Threaded) -> None:
    _, page, friend, _ = played(server)
    friend.send(do="bot", seat=1, level="random")
    page.until(lambda view: view["chairs"][1]["bot"] == "random")
    page.play(page.moves()[0])
    page.until(lambda view: view["to_act"] == [0] and view["n"] >= 3, "the bot has moved for Bram")
    n = page.view["n"]
    page.send(do="takeback", line=0)
    page.until(lambda view: view["proposal"] is not None)
    assert page.view["proposal"]["wanted"] == [1], "line 1 was Bram's own"
    nothing_happens(page, n)
    page.send(do="takeback", line=1)
    page.until(
        lambda view: view["n"] == n + 1 and view["log"][-1]["takeback"] == 1, "all after it were Ada's and a bot's"
    )


def test_an_answer_is_to_the_takeback_that_was_shown_and_to_no_other(server: Threaded) -> None:
    _, page, friend, _ = played(server)
    page.play(page.moves()[0])
    friend.until(lambda view: view["n"] == 2)
    page.send(do="takeback", line=1)
    friend.until(lambda view: view["proposal"] is not None)
    page.send(do="takeback", line=0)  # swapped under Bram's hand
    page.until(lambda view: view["proposal"] and view["proposal"]["line"] == 0)
    friend.send(do="agree", line=1, n=2)
    assert friend.receive("error")["error"] == "moved_on"
    friend.send(do="agree", line=0, n=1)
    assert friend.receive("error")["error"] == "moved_on"
    nothing_happens(page, 2)


def test_with_two_processes_an_answer_to_a_takeback_that_was_swapped_does_not_count(database: str) -> None:
    async def test(one: Store, two: Store) -> None:
        await one.create(row(keys={0: {"ada"}, 1: {"bram"}}))
        await put(one, "a1", line(1, 1), line(2, 0))
        await one.propose("a1", 0, 1, 2, {1})
        await one.propose("a1", 0, 0, 2, {1})
        with pytest.raises(Conflict):
            await two.agree("a1", 1, 2, {1})
        assert await two.agree("a1", 0, 2, {1})

    run(database, test, stores=2)


def test_the_store_itself_lets_no_takeback_pass_without_consent(database: str) -> None:
    back = Line(3, 0, ("takeback 0",))

    async def test(store: Store) -> None:
        await store.create(row(keys={0: {"ada"}, 1: {"bram"}}))
        await put(store, "a1", line(1, 1), line(2, 0))
        with pytest.raises(Conflict):
            await put(store, "a1", back)
        await store.hand_over("a1", 1, "random")
        with pytest.raises(Conflict):
            await put(store, "a1", back)
        await store.propose("a1", 0, 1, 2, {1})
        await store.agree("a1", 1, 2, {1})
        with pytest.raises(Conflict):
            await put(store, "a1", back)  # agreed to line 1, not to line 0
        await store.propose("a1", 0, 0, 2, {1})
        await store.agree("a1", 0, 2, {1})
        await put(store, "a1", back)
        assert await store.proposal_of("a1") is None, "consent is good once"

    run(database, test)


def test_a_takeback_without_consent_harms_no_other_append_of_the_same_moment(database: str) -> None:
    async def test(store: Store) -> None:
        for id in ("a1", "a2"):
            await store.create(row(id, keys={0: {"ada"}, 1: {"bram"}}))
            await put(store, id, line(1, 1))
        tries = [put(store, "a1", Line(2, 0, ("takeback 0",))), put(store, "a2", line(2))]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert isinstance(results[0], Conflict) and results[1] is None

    run(database, test)


def test_two_who_agree_at_once_in_two_processes_have_both_agreed(database: str) -> None:
    async def test(one: Store, two: Store) -> None:
        await one.create(row(keys={0: {"ada"}, 1: {"bram"}, 2: {"cecily"}}))
        await put(one, "a1", line(1, 1), line(2, 2), line(3, 0))
        await one.propose("a1", 0, 0, 3, {1, 2})
        assert any(await asyncio.gather(one.agree("a1", 0, 3, {1}), two.agree("a1", 0, 3, {2})))
        assert (await one.proposal_of("a1")).agreed == {0, 1, 2}  # type: ignore[union-attr]

    run(database, test, stores=2)


def test_a_bot_that_chose_in_secret_is_known_as_a_bot_when_the_lines_are_appended(database: str) -> None:
    async def test(store: Store) -> None:
        await store.create(row(keys={0: {"ada"}, 1: {"bram"}}))
        await store.hand_over("a1", 1, "random")
        await store.seal("a1", 0, 1, "bid ale", "random")
        assert await store.whose_consent("a1", 0, 0) == set()
        await put(store, "a1", line(1, 0), line(2, 1), unseal=True)
        assert await store.whose_consent("a1", 0, 0) == set(), "line 2 was a bot's"
        assert await store.whose_consent("a1", 1, 0) == {0}
        await store.seal("a1", 2, 1, "bid ale")
        assert await store.whose_consent("a1", 0, 2) == {1}, "a secret choice of a person is a move"

    run(database, test)


def test_lines_that_a_takeback_has_undone_are_nobodys_any_more() -> None:
    rows = [made(1, "a"), made(2, "b"), made(3, "takeback 1"), made(4, "c")]
    assert between(rows, 1) == {3, 4} and between(rows, 0) == {1, 3, 4}
    with pytest.raises(Conflict):
        between(rows, 2)


def test_the_last_line_that_was_taken_back_leads_forth_to_it() -> None:
    rows = [made(1, "a"), made(2, "b"), made(3, "c"), made(4, "takeback 2"), made(5, "takeback 1")]
    assert between(rows, 3) == {2, 3}, "both takebacks at the end are taken back"
    for n in (2, 6):
        with pytest.raises(Conflict):
            between(rows, n)


def test_a_takeback_that_the_store_refuses_is_not_in_memory_either(tmp_path: Path) -> None:
    with threaded(sqlite_in(tmp_path)) as server:
        table, page, _, _ = played(server)
        room = server.service.lobby.rooms[table]

        async def forced() -> None:
            await room.change(Takeback(0, 0))

        with pytest.raises(Exception, match="moved_on"):
            server.call(forced())
        assert room.n == 1 and room.table.to_act == {0}
        nothing_happens(page, 1)
