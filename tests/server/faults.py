"""Faults of the database under load: what was acknowledged is there, what was not is seen by nobody, and it heals.

`make faults` does each fault twenty times; `test_faults.py` does each once. A real server in a process of its own plays
with clients that write down what they are told; afterwards that is held against the rows of the database.
"""

import argparse
import asyncio
import random
import resource
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import httpx
from cluster import Cluster
from fault_clients import FAR_ON, Client
from serving import OPEN, Process, sqlite_in, wait_until

from guildhall.core.table import Table

PLAYERS = 6
PLAYABLE_WITHIN = 2.0  # seconds after the database is back


class House:
    """A server, its clients, and a way to its database that does not go through it."""

    def __init__(self, database: str):
        self.database = database
        self.server = Process(database).start()
        self.lines, self.sightings, self.errors, self.overtaken = 0, 0, 0, 0  # of all clients that were checked
        self.clients = [Client(self.server.url, seed) for seed in range(PLAYERS)]
        for client in self.clients:
            client.begin()
        self.all_move(30)

    def all_move(self, within: float, since: float | None = None) -> float:
        """Waits until every client has had a move acknowledged; returns how long that took."""
        since = time.monotonic() if since is None else since
        try:
            wait_until(lambda: all(c.moved_at > since or self.is_over(c) for c in self.clients), "moves", within)
        except AssertionError:
            late = [c for c in self.clients if c.moved_at <= since and not self.is_over(c)]
            raise AssertionError(
                f"{len(late)} of {len(self.clients)} tables are not playable after {within:.1f} s: "
                f"{[(c.table, c.errors[-3:], c.wrong) for c in late]}"
            ) from None
        playing = [client for client in self.clients if client.moved_at > since]
        assert len(playing) > len(self.clients) // 2, "too many games have ended for this to say anything"
        return max(client.moved_at for client in playing) - since

    def is_over(self, client: Client) -> bool:
        assert not client.wrong, client.wrong
        return client.over

    def healthy(self) -> bool:
        return httpx.get(f"{self.server.url}/healthz", timeout=60).status_code == 200

    def renew(self) -> None:
        """New tables instead of those that are finished or soon may be."""
        for k, client in enumerate(self.clients):
            if self.is_over(client) or len(client.acknowledged) > FAR_ON:
                client.end()
                self.check(client)
                self.clients[k] = Client(self.server.url, random.randrange(10**6))
                self.clients[k].begin()
                self.clients[k].slowest = client.slowest
                while OPEN and len(OPEN) > 40 * PLAYERS:  # connections of those who have gone
                    OPEN.pop(0)()

    def close(self) -> None:
        """Ends the game, and holds what everybody was told against the database."""
        for client in self.clients:
            client.end()
        try:
            for client in self.clients:
                self.check(client)
        finally:
            self.server.kill()

    def check(self, client: Client) -> None:
        assert not client.wrong, client.wrong
        assert client.acknowledged and client.seen, "a client that was told nothing proves nothing"
        self.lines += len(client.acknowledged)
        self.sightings += len(client.seen)
        self.errors += len(client.errors)
        self.overtaken += client.overtaken
        header, rows = self.stored(client.table)
        numbers = [n for n, *_ in rows]
        assert numbers == list(range(1, len(rows) + 1)), f"the log has a hole: {numbers}"
        table = Table.replay(header + "".join(f"{n} {seat} {moves}\n" for n, seat, moves, _ in rows))
        lost = {n for n, seat in client.acknowledged.items() if n > table.n or table.log.lines[n - 1].seat != seat}
        assert not lost, f"acknowledged and lost: {lost}"
        for line in table.log.lines:  # this client made them all
            known = line.n in client.acknowledged or (line.n - 1, line.moves[-1]) in client.unknown
            assert known, f"told that it was not stored, and it is: {line}; unknown {sorted(client.unknown)[-5:]}"
        news: dict[int, list[dict[str, Any]]] = {}
        for item in map(dict, _news_for_onlookers(table)):
            news.setdefault(item.pop("n"), []).append(item)
        for n, (seat, heard) in client.seen.items():
            assert n <= table.n, f"line {n} was seen and is not stored"
            assert (seat, heard) == (table.log.lines[n - 1].seat, str(news.get(n, []))), f"line {n} was seen otherwise"
        text = httpx.get(f"{self.server.url}/api/tables/{client.table}/log", timeout=60).text
        remembered = text.split("\n\n")[1].strip().split("\n")
        if not table.over:
            assert remembered == [f"{n} {seat} {public}" for n, seat, _, public in rows], "memory is not the store"

    def stored(self, table: str) -> tuple[str, list[Any]]:
        wanted = f"SELECT n, seat, moves, public FROM lines WHERE table_id = '{table}' ORDER BY n"
        header = f"SELECT header FROM tables WHERE id = '{table}'"
        return self.query(header)[0][0], self.query(wanted)

    def query(self, sql: str, *, also: str = "") -> list[Any]:
        if self.database.startswith("sqlite"):
            file = sqlite3.connect(self.database.removeprefix("sqlite:///"), timeout=20)
            try:
                rows = file.execute(sql).fetchall()
                file.commit()
                return rows
            finally:
                file.close()

        async def ask() -> list[Any]:
            connection = await asyncpg.connect(self.database)
            try:
                if also:
                    await connection.execute(also)
                return [tuple(row) for row in await connection.fetch(sql)]
            finally:
                await connection.close()

        return asyncio.run(ask())


def _news_for_onlookers(table: Table) -> list[dict[str, Any]]:
    from guildhall.core.views import news_for

    return news_for(table, None, 0, False)


# The faults. Each returns when the database is back.


def killed(house: House, cluster: Cluster) -> None:
    cluster.kill()
    time.sleep(1)
    cluster.start()


def stopped(house: House, cluster: Cluster) -> None:
    cluster.freeze()
    time.sleep(10)
    cluster.thaw()


def renamed(house: House, cluster: Cluster | None) -> None:
    house.query("ALTER TABLE lines RENAME TO lines_away")
    time.sleep(1)
    assert not house.healthy(), "a house that cannot store moves says so"
    house.query("ALTER TABLE lines_away RENAME TO lines")


def read_only(house: House, cluster: Cluster) -> None:
    house.query("SELECT pg_reload_conf()", also="ALTER SYSTEM SET default_transaction_read_only = on")
    time.sleep(1.5)
    assert not house.healthy()
    writable = "SET default_transaction_read_only = off"
    house.query("ALTER SYSTEM RESET default_transaction_read_only", also=writable)
    house.query("SELECT pg_reload_conf()")
    wait_until(lambda: house.query("SHOW default_transaction_read_only") == [("off",)], "a writable database")


def full_disk(house: House, cluster: None) -> None:
    """No file of the server may grow: as on a full disk, and without the rights that filling one needs."""
    assert house.server.process is not None
    _, most = resource.prlimit(house.server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.server.process.pid, resource.RLIMIT_FSIZE, (4096, most))
    time.sleep(1.5)
    assert not house.healthy()
    resource.prlimit(house.server.process.pid, resource.RLIMIT_FSIZE, (most, most))


Fault = Callable[[House, Any], None]
OF_POSTGRES: dict[str, Fault] = {"killed": killed, "stopped": stopped, "renamed": renamed, "read_only": read_only}
OF_SQLITE: dict[str, Fault] = {"renamed": renamed, "full_disk": full_disk}


def suffer(house: House, fault: Fault, cluster: Cluster | None, times: int = 1) -> list[float]:
    """A fault, so many times; returns how long it took each time until every table was played on."""
    healed = []
    for _ in range(times):
        house.renew()
        house.all_move(30)
        fault(house, cluster)
        back = time.monotonic()
        usual = min(max(client.slowest for client in house.clients), 1.0) if times == 1 else 0.0  # a busy machine
        healed.append(house.all_move(PLAYABLE_WITHIN + usual, since=back))
        wait_until(house.healthy, "a healthy house", 5)
        for client in house.clients:
            client.slowest = 0.0
    return healed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--only", default="", help="names of faults, separated by commas")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        data = Path(folder) / "postgres"
        data.mkdir()
        cluster = Cluster(data)
        try:
            for kind, faults in (("PostgreSQL", OF_POSTGRES), ("SQLite", OF_SQLITE)):
                for name, fault in faults.items():
                    if asked.only and name not in asked.only.split(","):
                        continue
                    house = House(cluster.url if kind == "PostgreSQL" else sqlite_in(Path(folder)))
                    healed = suffer(house, fault, cluster, asked.times)
                    house.close()
                    while OPEN:
                        OPEN.pop()()
                    print(
                        f"{kind:11}{name:11}{asked.times:3} times: {house.lines} lines acknowledged, none lost; "
                        f"{house.sightings} seen by onlookers, all stored; {house.errors} moves not stored; "
                        f"{house.overtaken} overtaken; playable after {max(healed):.2f} s at most",
                        flush=True,
                    )
        finally:
            cluster.stop()


if __name__ == "__main__":
    sys.exit(main())
