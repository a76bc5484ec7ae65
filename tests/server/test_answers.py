"""What lies on the disk and goes out over HTTP: private, short, packed, and with a sentence where something is refused."""

import gzip
import logging
import stat
import sys
from pathlib import Path

import httpx
import pytest
from serving import Threaded, Visitor, sqlite_in, threaded

from guildhall.server.diagnostics import Calm, JsonLines

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other loopback addresses are Linux's")
EVE = "127.0.0.9"


# Files, and what is written about errors.


def test_no_other_user_can_read_the_tables(tmp_path: Path) -> None:
    old = tmp_path / "tables.sqlite"
    old.touch(0o644)
    with threaded(sqlite_in(tmp_path)) as server:
        Visitor(server.url).make_table("me", "me")
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    assert set(modes.values()) == {0o600} and "tables.sqlite-wal" in modes, modes


def test_errors_are_written_short_and_without_seeds() -> None:
    seed = "0123456789abcdef" * 2
    try:
        raise ValueError(f"seed: {seed} " + "x" * 1_000_000)
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "it failed", (), sys.exc_info())
    record.facts = {"header": f"seed: {seed}\n" * 1000}
    line = JsonLines().format(record)
    assert seed not in line and len(line) < 6000 and "ValueError" in line


def test_whoever_makes_the_server_complain_does_not_fill_the_disk() -> None:
    calm, record = Calm(), logging.LogRecord("x", logging.ERROR, "", 0, "it failed", (), None)
    assert 100 < sum(calm.filter(record) for _ in range(10_000)) < 300


@pytest.mark.parametrize("depth", [900, 5000])
def test_deep_json_is_refused_with_a_sentence(server: Threaded, depth: int) -> None:
    for deep in ('{"position":' + '{"a":' * depth + "1" + "}" * depth + "}", "[" * depth + "]" * depth):
        answer = httpx.post(
            f"{server.url}/api/logs", content=deep, headers={"Content-Type": "application/json"}, timeout=60
        )
        assert answer.status_code in (400, 409, 422) and answer.json()["sentence"]


def test_a_nul_is_refused_with_a_sentence(server: Threaded) -> None:
    for path in (
        "/%00",
        "/assets/a%00b",
        "/table/%00",
        "/api/games/%00",
        "/api/games/city_of_guilds/words?language=%00",
    ):
        answer = httpx.get(server.url + path)
        assert answer.status_code == 400 and "NUL" in answer.json()["sentence"], path


# Scripts.


def test_scripts_are_sent_packed_to_who_takes_them_and_kept_for_ever(
    server: Threaded,
) -> None:
    from guildhall.server.app import PAGE

    script = PAGE / "assets" / "test-script.js"
    content = b"export const x = 1\n" * 200
    made = {script: content, Path(f"{script}.gz"): gzip.compress(content), Path(f"{script}.br"): b"not really brotli"}
    try:
        for file, text in made.items():
            file.write_bytes(text)
        told = {}
        for encoding in ("identity", "gzip", "gzip, deflate, br", "br;q=0, gzip"):
            with httpx.stream(
                "GET", f"{server.url}/assets/test-script.js", headers={"Accept-Encoding": encoding}
            ) as answer:
                raw = b"".join(answer.iter_raw())
            assert answer.headers["content-type"].startswith("text/javascript"), answer.headers
            assert (
                "immutable" in answer.headers["cache-control"] and "accept-encoding" in answer.headers["vary"].lower()
            )
            told[encoding] = answer.headers.get("content-encoding"), raw
        assert told["identity"] == (None, content) and told["gzip"] == ("gzip", made[Path(f"{script}.gz")])
        assert told["gzip, deflate, br"] == ("br", b"not really brotli") and told["br;q=0, gzip"][0] == "gzip"
    finally:
        for file in made:
            file.unlink(missing_ok=True)


def test_long_answers_are_packed(server: Threaded) -> None:
    answer = httpx.get(f"{server.url}/api/games/city_of_guilds/rules", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip" and len(answer.json()) > 10
