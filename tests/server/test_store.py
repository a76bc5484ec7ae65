"""The store: nothing that was acknowledged is lost, and `(table, n)` is the only arbiter. On SQLite and PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from serving import sqlite_in
from sqlalchemy import text

from guildhall.core.log import Line
from guildhall.server.settings import DRIVERS
from guildhall.server.store import Chair, Conflict, Row, Store
from guildhall.server.store.opening import MIGRATIONS, StoreError
from guildhall.server.store.schema import META


def url_of(database: str) -> str:
    plain = next(plain for plain in DRIVERS if database.startswith(plain))
    return DRIVERS[plain] + database.removeprefix(plain)


def row(id: str = "a1", **changes: Any) -> Row:
    fresh = Row(id, "toy", "header", "host", 1.0, 1.0, 1, False, "{}")
    fresh.chairs = [Chair(0, "person", "Ada"), Chair(1, "open", "")]
    fresh.keys, fresh.links = {0: {"ada"}}, {1: "hash"}
    for name, value in changes.items():
        setattr(fresh, name, value)
    return fresh


def line(n: int, seat: int = 0, text: str = "bid ale") -> Line:
    return Line(n, seat, (text,))


def run(database: str, test: Callable[..., Awaitable[None]], stores: int = 1) -> None:
    async def go() -> None:
        opened = [Store(url_of(database)) for _ in range(stores)]
        for store in opened:
            await store.open()
        try:
            await test(*opened)
        finally:
            for store in opened:
                await store.close()

    asyncio.run(go())


async def put(store: Store, table: str, *new: Line, unseal: bool = False) -> None:
    await store.append(table, new, new, False, '{"n": 1}', unseal)


def test_what_is_stored_is_loaded_again(database: str) -> None:
    async def test(store: Store) -> None:
        await store.create(row())
        await put(store, "a1", line(1), line(2, 1))
        loaded = await store.load("a1")
        assert loaded is not None
        assert [str(each) for each in loaded.lines] == ["1 0 bid ale", "2 1 bid ale"]
        assert loaded.chairs == row().chairs and loaded.keys == {0: {"ada"}} and loaded.links == {1: "hash"}
        assert loaded.summary == '{"n": 1}'
        assert (await store.load("a1", since=1)).lines == [line(2, 1)]  # type: ignore[union-attr]
        assert await store.load("nowhere") is None

    run(database, test)


def test_a_line_that_is_there_already_is_refused_and_nothing_of_the_change_is_kept(database: str) -> None:
    async def test(one: Store, two: Store) -> None:
        await one.create(row())
        await put(one, "a1", line(1))
        with pytest.raises(Conflict):
            await put(two, "a1", line(1, 1, "bid beer"), line(2, 1, "bid beer"))
        loaded = await one.load("a1")
        assert loaded is not None and [str(each) for each in loaded.lines] == ["1 0 bid ale"]

    run(database, test, stores=2)


def test_of_two_processes_that_append_at_once_exactly_one_wins_every_line(database: str) -> None:
    async def test(one: Store, two: Store) -> None:
        await one.create(row())
        for n in range(1, 21):
            tries = [put(one, "a1", line(n, 0)), put(two, "a1", line(n, 1))]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(result) for result in results].count(Conflict) == 1, results
        loaded = await two.load("a1")
        assert loaded is not None and [each.n for each in loaded.lines] == list(range(1, 21))

    run(database, test, stores=2)


def test_many_appends_at_once_all_get_through_and_a_conflict_among_them_harms_only_itself(database: str) -> None:
    async def test(store: Store) -> None:
        tables = [f"{k:02x}" for k in range(40)]
        for table in tables:
            await store.create(row(table))
        await put(store, "00", line(1))
        results = await asyncio.gather(*(put(store, table, line(1)) for table in tables), return_exceptions=True)
        assert isinstance(results[0], Conflict) and results[1:] == [None] * 39

    run(database, test)


def test_everything_that_happens_makes_the_version_grow_so_that_other_processes_notice(database: str) -> None:
    async def test(store: Store) -> None:
        await store.create(row())
        seen = [(await store.versions(["a1"]))["a1"]]

        async def grown() -> bool:
            seen.append((await store.versions(["a1", "nowhere"]))["a1"])
            return seen[-1] > seen[-2]

        await put(store, "a1", line(1))
        assert await grown()
        await store.seal("a1", 1, 0, "bid ale")
        assert await grown()
        await store.chat.say("a1", 0, "Ada", "hello")
        assert await grown()
        await store.propose("a1", 0, 0, 1, {1})
        assert await grown()
        await store.agree("a1", 0, 1, {1})
        assert await grown()
        await store.drop_proposal("a1")
        assert await grown()
        await store.invite("a1", 1, "another")
        assert await grown()
        await store.claim("a1", "another", "bram", "Bram", 1.0)
        assert await grown()
        await store.link_device("a1", 1, "telephone")
        assert await grown()
        await store.hand_over("a1", 1, "random")
        assert await grown()
        await store.rename("a1", 1, "Bram the Bold")
        assert await grown()
        await store.be_seen([("a1", "bram")], 2.0)
        assert not await grown(), "that somebody is still here is no news"

    run(database, test)


def test_sealed_choices_are_kept_until_the_lines_are_appended(database: str) -> None:
    async def test(store: Store) -> None:
        await store.create(row())
        await store.seal("a1", 0, 0, "bid ale")
        await store.seal("a1", 0, 1, "bid beer")
        await store.seal("a1", 0, 1, None)
        await store.seal("a1", 0, 1, "bid cider")
        loaded = await store.load("a1")
        assert loaded is not None and loaded.seals == {0: "bid ale", 1: "bid cider"}
        await put(store, "a1", line(1), line(2, 1), unseal=True)
        loaded = await store.load("a1")
        assert loaded is not None and loaded.seals == {}

    run(database, test)


def test_a_visitor_finds_the_tables_where_it_sits_or_that_it_made_and_no_others(database: str) -> None:
    async def test(store: Store) -> None:
        await store.create(row("a1"))
        await store.create(row("a2", host="ada", keys={}))
        await store.create(row("a3", keys={0: {"bram"}}))
        await put(store, "a1", line(1))
        assert [mine.id for mine in await store.lists.of("ada")] == ["a1", "a2"]
        assert await store.lists.of("nobody") == []

    run(database, test)


def test_running_and_finished_tables_are_listed_apart_and_page_by_page(database: str) -> None:
    async def test(store: Store) -> None:
        for n in range(12):
            await store.create(row(f"t{n:02}", changed=float(n), over=n % 3 == 0))
        running = [mine.id for mine in await store.lists.of("ada", over=False)]
        assert running == ["t11", "t10", "t08", "t07", "t05", "t04", "t02", "t01"]
        assert [mine.id for mine in await store.lists.of("ada", over=False, offset=3, limit=2)] == ["t07", "t05"]
        assert [mine.id for mine in await store.lists.of("ada", over=True)] == ["t09", "t06", "t03", "t00"]

    run(database, test)


def test_a_table_that_is_left_goes_for_good_where_nobody_else_sat_and_else_off_the_list(database: str) -> None:
    async def test(store: Store) -> None:
        await store.create(row("mine", keys={0: {"ada", "adas phone"}}))
        await store.create(row("ours", keys={0: {"ada"}, 1: {"bram"}}))
        await store.create(row("hosted", host="ada", keys={}))
        await put(store, "mine", line(1))
        await store.chat.say("mine", 0, "Ada", "hello")
        assert await store.lists.leave("mine", "eve") is None, "not hers"
        assert await store.lists.leave("nowhere", "ada") is None
        assert await store.lists.leave("mine", "ada") is True and await store.load("mine") is None
        assert await store.lists.leave("ours", "ada") is False
        assert await store.lists.leave("ours", "ada") is False, "twice is as once"
        assert await store.lists.leave("hosted", "ada") is True
        assert await store.lists.of("ada") == [] and [each.id for each in await store.lists.of("bram")] == ["ours"]
        left = await store.load("ours")
        assert left is not None and left.keys == {0: {"ada"}, 1: {"bram"}}, "the chair stays its own"

    run(database, test)


def test_chat_and_takeback_proposals_come_back(database: str) -> None:
    async def test(store: Store) -> None:
        await store.create(row())
        await store.chat.say("a1", 0, "Ada", "<script>alert(1)</script>")
        await store.chat.say("a1", None, "", "ä 🎲")
        assert [said["text"] for said in await store.chat.of("a1")] == ["<script>alert(1)</script>", "ä 🎲"]
        await store.propose("a1", 0, 3, 5, {1, 2})
        proposal = await store.proposal_of("a1")
        assert proposal is not None and (proposal.line, proposal.agreed) == (3, {0})
        assert proposal.wanted == {1, 2}
        await store.drop_proposal("a1")
        assert await store.proposal_of("a1") is None

    run(database, test)


def back_to(connection: Any, version: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, version)


def test_migrations_make_exactly_the_schema_that_the_code_uses(database: str) -> None:
    async def test(store: Store) -> None:
        async with store._engine.connect() as connection:

            def differences(sync: Any) -> list[Any]:
                return compare_metadata(MigrationContext.configure(sync), META)

            assert await connection.run_sync(differences) == []

    run(database, test)


def test_a_database_of_an_older_version_is_brought_up_to_date_with_its_tables(database: str) -> None:
    async def test(store: Store) -> None:
        await store.create(row())
        await put(store, "a1", line(1))
        async with store._engine.begin() as connection:  # back to the schema of the first version
            await connection.run_sync(back_to, "0001")
        newer = Store(url_of(database))
        await newer.open()
        loaded = await newer.load("a1")
        assert loaded is not None and loaded.lines == [line(1)] and await newer.chat.of("a1") == []
        assert loaded.chairs == row().chairs and loaded.keys == {0: {"ada"}} and loaded.links == {1: "hash"}
        await newer.close()

    run(database, test)


def test_a_database_of_a_newer_version_is_refused_and_left_alone(database: str) -> None:
    async def test(store: Store) -> None:
        async with store._engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        older = Store(url_of(database))
        with pytest.raises(StoreError, match="newer Guildhall"):
            await older.open()
        await older.close()

    run(database, test)


def test_two_processes_may_open_an_empty_database_at_once(database: str) -> None:
    async def test() -> None:
        stores = [Store(url_of(database)) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await stores[0].create(row())
        assert (await stores[3].load("a1")) is not None
        for store in stores:
            await store.close()

    asyncio.run(test())


def test_a_backup_is_taken_while_moves_are_stored_and_is_a_whole_database(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create(row())

        async def moves() -> None:
            for n in range(1, 101):
                await put(store, "a1", line(n))

        async def backup() -> None:
            await asyncio.sleep(0.02)
            await store.backup(tmp_path / "copy.sqlite")

        await asyncio.gather(moves(), backup())

    run(sqlite_in(tmp_path), test)
    copy = sqlite3.connect(tmp_path / "copy.sqlite")
    assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    numbers = [n for (n,) in copy.execute("SELECT n FROM lines ORDER BY n")]
    assert 0 < len(numbers) <= 100 and numbers == list(range(1, len(numbers) + 1))


def test_a_full_disk_is_told_and_what_was_stored_before_stays(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create(row())
        await put(store, "a1", line(1))
        async with store._engine.begin() as connection:
            pages = (await connection.execute(text("PRAGMA page_count"))).scalar()
        async with store._engine.connect() as connection:
            await connection.execute(text(f"PRAGMA max_page_count={pages}"))  # what SQLite does when the disk is full
            await connection.rollback()
        huge = Line(2, 0, ("x" * 200_000,))
        with pytest.raises(Exception, match="full"):
            await put(store, "a1", huge)
        loaded = await store.load("a1")
        assert loaded is not None and loaded.lines == [line(1)]

    run(sqlite_in(tmp_path), test)
