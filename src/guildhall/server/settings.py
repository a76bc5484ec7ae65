"""What an owner of the house may set, by environment: `GUILDHALL_` and the name in capitals."""

import os
from dataclasses import dataclass, fields
from typing import Any

from guildhall.core.folders import user_folder


class SettingsError(ValueError):
    """A setting cannot be read; one sentence says which."""


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults. docs/hosting.md explains them."""

    database: str = ""  # empty: SQLite in the user's data folder
    log: str = "text"  # text or json
    workers: int = 0  # processes in which bots think; 0: one less than there are cores, at least one
    origins: str = ""  # further origins that may open sockets, separated by spaces
    secure_cookies: bool = False  # set it behind https
    watch_seconds: float = 0.4  # how often other processes' moves are looked for
    idle_seconds: float = 600.0  # how long a table without visitors stays in memory
    # Limits. Those per address are per minute, 0 is none.
    requests_per_minute: int = 600
    tables_per_minute: int = 30
    sockets_per_address: int = 60
    messages_per_second: float = 20.0  # of one socket
    message_bytes: int = 8192
    log_bytes: int = 400_000
    lines_per_table: int = 5000

    @classmethod
    def from_environment(cls, **given: Any) -> "Settings":
        """The environment's settings; what is given beats it."""
        values = {}
        for setting in fields(cls):
            text = os.environ.get(f"GUILDHALL_{setting.name.upper()}")
            if text is not None:
                values[setting.name] = _read(setting.name, type(setting.default), text)
        return cls(**{**values, **{name: value for name, value in given.items() if value is not None}})

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it: with the driver that does not block."""
        url = self.database or f"sqlite:///{user_folder('data') / 'tables.sqlite'}"
        for plain, driver in DRIVERS.items():
            if url.startswith(plain):
                return driver + url.removeprefix(plain)
        raise SettingsError(f"a database is sqlite:///FILE or postgresql://…, not {url!r}")


DRIVERS = {
    "sqlite:///": "sqlite+aiosqlite:///",
    "postgresql://": "postgresql+asyncpg://",
    "postgres://": "postgresql+asyncpg://",
}


def _read(name: str, kind: type, text: str) -> Any:
    try:
        if kind is bool:
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[text.lower()]
        return kind(text)
    except (KeyError, ValueError):
        raise SettingsError(f"GUILDHALL_{name.upper()} cannot be {text!r}") from None
