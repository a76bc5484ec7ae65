"""Databases and servers that the tests of the house share."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from cluster import Cluster, programs
from serving import OPEN, Threaded, sqlite_in, threaded


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL of our own; an address in GUILDHALL_TEST_POSTGRES takes its place."""
    if given := os.environ.get("GUILDHALL_TEST_POSTGRES"):
        yield given
        return
    if programs() is None:
        if os.environ.get("GUILDHALL_NEEDS_POSTGRES"):
            pytest.fail("there is no PostgreSQL here, and this run must have one")
        pytest.skip("there is no PostgreSQL here")
    cluster = Cluster(tmp_path_factory.mktemp("postgres"))
    try:
        yield cluster.url
    finally:
        cluster.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    url = str(request.getfixturevalue("postgres"))
    name = f"t{abs(hash(request.node.nodeid)):x}"
    import asyncio

    import asyncpg

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f'DROP DATABASE IF EXISTS "{name}"')
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(create())
    return f"{url.rsplit('/', 1)[0]}/{name}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """A server in a thread, for all tests of a file."""
    with threaded(sqlite_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture(autouse=True)
def everybody_leaves() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop()()
