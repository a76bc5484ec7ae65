"""`guildhall serve` and `guildhall backup`: the house in the browser."""

import asyncio
import contextlib
import os
import signal
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

Database = Annotated[str | None, typer.Option("--database", help="sqlite:///FILE or postgresql://…", metavar="URL")]


def register(app: typer.Typer) -> None:
    app.command()(serve)
    app.command()(backup)


def serve(
    host: Annotated[str, typer.Option("--host", help="the address to listen at")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="the port to listen at", min=0, max=65535)] = 8302,
    database: Database = None,
    open_browser: Annotated[bool, typer.Option("--open", help="open the page in a browser")] = False,
) -> None:
    """Serve the page: play in the browser, alone, with friends by link, or against bots."""
    import uvicorn

    from guildhall.server.app import make_app
    from guildhall.server.diagnostics import begin, note
    from guildhall.server.protocols import uvicorn_options
    from guildhall.server.settings import Settings
    from guildhall.server.store.opening import StoreError

    settings = Settings.from_environment(database=database)
    os.umask(0o077)  # tables hold secrets
    _allow_many_connections()
    begin(settings.log)
    address = f"http://{host}:{port}"
    note("serving", at=address, database=settings.database_url.split("@")[-1])
    if open_browser:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    for wish in (signal.SIGINT, signal.SIGTERM):  # uvicorn shuts down cleanly, and then raises the signal again
        signal.signal(wish, lambda *_: sys.exit(0))
    app = make_app(settings)
    try:
        uvicorn.run(
            app,
            host=host,
            port=port,
            timeout_graceful_shutdown=5,
            **uvicorn_options(settings),
        )
    except SystemExit:
        if app.state.failure:
            raise StoreError(f"the database cannot be used: {app.state.failure}") from None
        raise


def _allow_many_connections() -> None:
    """As many as the system lets us have: a few hundred strangers must not use them up."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # Windows has no such limit
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65_536) if most > 0 else 65_536, most))


def _open(address: str) -> None:
    """Opens the page as soon as it answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1)
            break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)


def backup(
    file: Annotated[Path, typer.Argument(help="where the copy goes; it must not exist", metavar="FILE")],
    database: Database = None,
) -> None:
    """Copy the tables of an SQLite database, also while it is being served."""
    from guildhall.cli.options import UnknownName
    from guildhall.server.settings import Settings
    from guildhall.server.store import Store

    if file.exists():
        raise UnknownName(f"{file} is there already")
    os.umask(0o077)  # it holds seeds and hands

    async def copy() -> int:
        store = Store(Settings.from_environment(database=database).database_url)
        await store.open()
        try:
            await store.backup(file)
            file.chmod(0o600)
            return await store.count()
        finally:
            await store.close()

    print(f"{asyncio.run(copy())} tables are in {file}")
