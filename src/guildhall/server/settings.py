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
    workers: int = 0  # processes for long thoughts; 0: one less than there are cores, at least two
    origins: str = ""  # further origins that may open sockets, separated by spaces
    secure_cookies: bool = False  # set it behind https
    watch_seconds: float = 0.4  # how often other processes' moves are looked for
    seen_seconds: float = 15.0  # how often it is written down who is here
    idle_seconds: float = 600.0  # how long a table without visitors stays in memory
    # Limits: 0 is none. An address is an IPv4 address, or all of an IPv6 network of 64 bits.
    requests_per_minute: int = 1200  # of one address, as the next ones
    tables_per_minute: int = 60
    handshakes_per_minute: int = 300  # of sockets
    sockets_per_address: int = 150
    connections_per_address: int = 400
    messages_per_minute: int = 6000  # of all sockets of an address
    chat_per_minute: int = 40  # lines of one visitor; of one address five times as many; a quarter of them at once
    bot_tables_per_address: int = (
        4  # tables of bots alone that go on at the same time for those who look from one address
    )
    thoughts_waiting: int = 256  # questions of one address that wait for a worker
    visits_per_table: int = 100  # sockets at one table; who has a seat there comes in all the same, with up to 20
    messages_per_second: float = 20.0  # of one socket
    message_bytes: int = 8192
    visit_bytes: int = 1_000_000  # that wait for a page which is slow to take them
    unread_seconds: float = 20.0  # after which a connection is cut that takes nothing of what waits for it
    header_seconds: float = 10.0  # for the headers of a request
    body_seconds: float = 30.0  # for its body
    header_bytes: int = 16_384
    headers: int = 100
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
