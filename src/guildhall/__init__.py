"""Guildhall: four guild games on one digital table."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from guildhall.core.game import GAMES
    from guildhall.core.refusals import Refusal, Refused
    from guildhall.core.table import Table

__all__ = ["GAMES", "Refusal", "Refused", "Table"]
__version__ = "0.2.0.dev0"


def __getattr__(name: str) -> Any:
    """Numba is imported when rules are first needed, so that the command line answers at once."""
    if name == "GAMES":
        from guildhall.core.game import GAMES

        return GAMES
    if name == "Table":
        from guildhall.core.table import Table

        return Table
    if name in ("Refusal", "Refused"):
        from guildhall.core import refusals

        return getattr(refusals, name)
    raise AttributeError(f"module 'guildhall' has no attribute {name!r}")
