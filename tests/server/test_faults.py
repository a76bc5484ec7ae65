"""One of each fault of the database, under load. `make faults` does each twenty times."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from cluster import Cluster, programs
from faults import OF_POSTGRES, OF_SQLITE, House, suffer
from serving import sqlite_in


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    if programs() is None:
        if os.environ.get("GUILDHALL_NEEDS_POSTGRES"):
            pytest.fail("there is no PostgreSQL here, and this run must have one")
        pytest.skip("there is no PostgreSQL here")
    cluster = Cluster(tmp_path_factory.mktemp("faulty"))
    yield cluster
    cluster.stop()


def test_no_fault_of_postgresql_loses_a_move_or_shows_one_that_is_not_stored(cluster: Cluster) -> None:
    house = House(cluster.url)
    for fault in OF_POSTGRES.values():
        suffer(house, fault, cluster)
    house.close()
    assert house.lines > 50 and house.errors > 0


def test_no_fault_of_sqlite_loses_a_move_or_shows_one_that_is_not_stored(tmp_path: Path) -> None:
    house = House(sqlite_in(tmp_path))
    for fault in OF_SQLITE.values():
        suffer(house, fault, None)
    house.close()
    assert house.lines > 50 and house.errors > 0
