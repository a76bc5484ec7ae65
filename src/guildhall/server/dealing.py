"""Cards are dealt when the last chair is taken, so that nobody looks at an opening hand and sets up another table."""

import json

from guildhall.core.game import GAMES
from guildhall.core.table import Table
from guildhall.server.store import Row

GATHERING = {"n": 0, "round": 0, "to_act": [], "scores": [], "winners": []}  # what a list of tables says meanwhile


def new_table(game: str, seats: int, options: dict[str, str], absence: str, id: str, seed: int | None = None) -> Table:
    """A table with a fresh secret seed, or one that is public already; its rule for absence stands in the log unless
    it is to wait."""
    table = Table.new(game, seats, seed, options=options, table=id)
    table.log.absence = "" if absence == "wait" else absence
    return table


def planned(game: str, seats: int, options: dict[str, str], absence: str) -> str:
    """What is kept of a table until it is dealt. Raises LookupError for what the game does not have."""
    GAMES[game].check_seats(seats)
    GAMES[game].option_numbers(seats, options)
    return json.dumps({"options": options, "absence": absence})


def dealt(row: Row) -> Table | None:
    """The cards of a table at which everybody has come and nothing is dealt yet."""
    if not row.gathering or any(chair.kind == "open" for chair in row.chairs):
        return None
    plan = json.loads(row.plan)
    return new_table(row.game, len(row.chairs), plan["options"], plan["absence"], row.id)
