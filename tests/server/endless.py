"""A question that is never answered: what a worker is asked where a test wants it to be late."""

from typing import Any

from guildhall.core.table import Table


def never_answers(table: Table, *_: Any) -> None:
    while True:
        pass
