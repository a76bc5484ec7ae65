"""A real Chromium, and a real server for it to talk to."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from desk import Desk
from playwright.sync_api import Browser, sync_playwright
from serving import Process, sqlite_in

# Chromium as root and without the networking of its own that a closed machine refuses.
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)


def chromium() -> str:
    names = ("chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("GUILDHALL_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert found, "there is no Chromium here: `make browser` installs it"
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS.split())
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    server = Process(sqlite_in(tmp_path_factory.mktemp("browser"))).start()
    yield server
    server.kill()


@pytest.fixture
def desk(browser: Browser, served: Process) -> Iterator[Desk]:
    """Opens pages, and fails the test for every error that a page prints."""
    with Desk(browser, served.url) as opened:
        yield opened


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Process]:
    """A server that a test may kill."""
    server = Process(sqlite_in(tmp_path)).start()
    yield server
    server.kill()
