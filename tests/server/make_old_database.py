"""Makes tests/server/old/first.sqlite: a real database of the first version, by the code of that version.

    python tests/server/make_old_database.py

It unpacks the first version beside the tests, serves with it, plays through its own HTTP side and sockets, and keeps the
file, with what visitors of that time had in their browsers (cookies and links) and had seen, in first.json.
"""

import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

FIRST = "dba3f2a"
HERE = Path(__file__).parent
OLD = HERE / "old"
RUNNING = {
    "flandern_1302": ("me", "random"),
    "city_and_guilds": ("me", "random", "random"),
    "city_of_guilds": ("me", "random"),
    "guilds_of_london": ("me", "random"),
}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(
            ["git", "archive", FIRST, "src", "tests/server"], cwd=HERE.parents[1], check=True, capture_output=True
        )
        subprocess.run(["tar", "-x"], cwd=folder, input=archive.stdout, check=True)
        paths = [f"{folder}/src", f"{folder}/tests/server"]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "GUILDHALL_PLAIN": "1"}
        program = Path(folder, "make.py")  # beside nothing of today's, so that it imports nothing of today's
        program.write_bytes(Path(__file__).read_bytes())
        made = [sys.executable, str(program), "--inside", f"{folder}/tables.sqlite", f"{folder}/told.json"]
        subprocess.run(made, env=environment, cwd=folder, check=True)
        OLD.mkdir(exist_ok=True)
        (OLD / "first.json").write_bytes(Path(folder, "told.json").read_bytes())
        _compact(Path(folder, "tables.sqlite"), OLD / "first.sqlite")


def _compact(source: Path, to: Path) -> None:
    """One small file without a log beside it."""
    to.unlink(missing_ok=True)
    database = sqlite3.connect(source)
    database.execute("PRAGMA journal_mode=DELETE")
    database.execute("PRAGMA page_size=1024")
    database.execute("VACUUM")
    database.close()
    to.write_bytes(source.read_bytes())


def inside(database: str, told: str) -> None:
    """Runs with the code of the first version: everything imported here is that version's."""
    from serving import Visitor, threaded  # type: ignore[import-not-found,unused-ignore]

    import guildhall

    assert Path(guildhall.__file__).is_relative_to(Path(database).parent), "this is not the first version"
    with threaded(f"sqlite:///{database}") as server:
        ada, bram = Visitor(server.url), Visitor(server.url, "Bram")
        tables = {game: _running(ada, game, seats) for game, seats in RUNNING.items()}
        tables["finished"] = _finished(ada)
        tables["open"], tables["taken"] = _with_friends(ada, bram)
        tables["handed"] = _handed(ada, bram)
        cookies = {"ada": ada.http.cookies["guildhall"], "bram": bram.http.cookies["guildhall"]}
    Path(told).write_text(json.dumps({"cookies": cookies, "tables": tables}, indent=1) + "\n", encoding="utf-8")


def _running(ada: Any, game: str, seats: tuple[str, ...]) -> dict[str, Any]:
    """A game in which Ada has moved three times, and is asked again."""
    table, _ = ada.make_table(*seats, game=game)
    page = ada.sit(table)
    for _ in range(3):
        page.until(lambda view: view["moves"])
        page.play(page.moves()[0])
    page.until(lambda view: view["moves"], "asked again")
    return _told(ada, table, page)


def _finished(ada: Any) -> dict[str, Any]:
    table, _ = ada.make_table("random", "random")
    page = ada.sit(table)
    page.until(lambda view: view["over"])
    return _told(ada, table, page)


def _with_friends(ada: Any, bram: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table whose friend has not come, and one whose friend sits there; Ada has moved at both."""
    found = []
    for comes in (False, True):
        table, secrets = ada.make_table("me", "friend", start="0")
        if comes:
            bram.claim(table, secrets["1"])
        page = ada.sit(table)
        page.play(page.moves()[0])
        found.append({**_told(ada, table, page), "secret": secrets["1"]})
    return found[0], found[1]


def _handed(ada: Any, bram: Any) -> dict[str, Any]:
    """Bram has moved and given its seat to a bot; Ada is asked."""
    table, secrets = ada.make_table("me", "friend", start="1")
    bram.claim(table, secrets["1"])
    page, friend = ada.sit(table), bram.sit(table)
    friend.play(friend.moves()[0])
    friend.send(do="bot", seat=1, level="random")
    page.until(lambda view: view["chairs"][1]["bot"] == "random" and view["moves"])
    return _told(ada, table, page)


def _told(ada: Any, table: str, page: Any) -> dict[str, Any]:
    """What Ada has seen of a table; a half-made move is not kept."""
    if page.view["draft"]:
        page.send(do="cancel")
    page.settle()
    seat = page.view["seat"]
    log = ada.http.get(f"/api/tables/{table}/log", params={} if seat is None else {"seat": seat}).text
    keys = ("n", "moves", "to_act", "seed_hash", "over", "scores")
    seen = {key: page.view[key] for key in keys}
    seen["moves"] = [move["move"] for move in page.view["moves"]]
    return {"id": table, **seen, "log": log}


if __name__ == "__main__":
    if sys.argv[1:2] == ["--inside"]:
        inside(*sys.argv[2:])
    else:
        main()
