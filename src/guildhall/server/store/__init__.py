"""What must outlive the server: tables, their lines, who sits where. `(table, n)` is the only arbiter."""

from guildhall.server.store.consents import Conflict
from guildhall.server.store.rows import Chair, Proposal, Row
from guildhall.server.store.store import Store
from guildhall.server.store.transactions import FateUnknown

__all__ = ["Chair", "Conflict", "FateUnknown", "Proposal", "Row", "Store"]
