"""What must outlive the server: tables, their lines, who sits where. `(table, n)` is the only arbiter."""

from guildhall.server.store.store import Chair, Conflict, Row, Store

__all__ = ["Chair", "Conflict", "Row", "Store"]
