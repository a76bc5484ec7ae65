"""How a database is opened: the engine, its manners, and the migrations."""

import contextlib
import os
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).with_name("migrations")
ONE_AT_A_TIME = 1302_2009  # PostgreSQL's lock under which one process migrates while the others wait


class StoreError(ValueError):
    """The database cannot be used; one sentence says why."""


def engine_of(url: str) -> AsyncEngine:
    """An engine. SQLite writes ahead, syncs before it answers, and lets two processes at one file."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_async_engine(parsed, pool_size=10, max_overflow=20, pool_pre_ping=True, hide_parameters=True)
    if parsed.database and parsed.database != ":memory:":
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        keep_private(Path(parsed.database))
    engine = create_async_engine(parsed, connect_args={"timeout": 20}, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def manners(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves: see below
        cursor = connection.cursor()
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        _write_ahead(cursor)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        reads = connection.get_execution_options().get("reads")
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")  # a writer that starts as a reader may lose

    return engine


def keep_private(file: Path) -> None:
    """Seeds and hands lie in it: no other user of this machine may read it. What SQLite puts beside it has its mode."""
    with contextlib.suppress(OSError):  # not ours, or read only: then opening it says what is wrong
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        for one in (file, file.with_name(file.name + "-wal"), file.with_name(file.name + "-shm")):
            if one.exists():
                one.chmod(0o600)


def _write_ahead(cursor: Any) -> None:
    """Switches to WAL. SQLite does not wait for its lock here, so we do."""
    for attempt in range(100):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except Exception:
            if attempt == 99:
                raise
            time.sleep(0.02)


def migrate(connection: Connection) -> None:
    """The newest schema; two processes that start together do not trip over each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    known = sorted(file.stem.split("_")[0] for file in MIGRATIONS.glob("versions/[0-9]*.py"))
    there = None
    if inspect(connection).has_table("alembic_version"):
        there = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if there == known[-1]:
        return
    if there is not None and there not in known:
        raise StoreError(f"this database was made by a newer Guildhall (schema {there}); use that one or a backup")
    from alembic import command  # takes a while, and is hardly ever needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
