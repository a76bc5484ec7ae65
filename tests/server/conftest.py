"""Databases and servers that the tests of the house share."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import OPEN, Threaded, free_port, sqlite_in, threaded


def _postgres_programs() -> Path | None:
    """Where initdb and pg_ctl are: on the path, or where Debian puts them."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL of our own; an address in GUILDHALL_TEST_POSTGRES takes its place."""
    if given := os.environ.get("GUILDHALL_TEST_POSTGRES"):
        yield given
        return
    programs = _postgres_programs()
    if programs is None:
        if os.environ.get("GUILDHALL_NEEDS_POSTGRES"):
            pytest.fail("there is no PostgreSQL here, and this run must have one")
        pytest.skip("there is no PostgreSQL here")
    folder = tmp_path_factory.mktemp("postgres")
    user, as_user = _not_root(folder)
    port = free_port()

    def run(program: str, *args: str) -> None:
        subprocess.run([*as_user, str(programs / program), *args], check=True, capture_output=True, cwd=folder)

    data = str(folder / "data")
    run("initdb", "-D", data, "-A", "trust", "-U", user, "--no-sync")
    run("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", f"-p {port} -k {folder} -h 127.0.0.1", "start")
    try:
        yield f"postgresql://{user}@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "-D", data, "-m", "immediate", "stop")


def _not_root(folder: Path) -> tuple[str, list[str]]:
    """PostgreSQL does not run as root."""
    if os.getuid() != 0:
        return pwd.getpwuid(os.getuid()).pw_name, []
    shutil.chown(folder, "postgres")
    for parent in list(folder.parents)[:3]:
        if os.stat(parent).st_uid == 0 and not os.stat(parent).st_mode & 0o001:
            parent.chmod(parent.stat().st_mode | 0o011)
    return "postgres", ["runuser", "-u", "postgres", "--"]


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
