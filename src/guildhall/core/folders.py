"""Where a user's own files belong on this system."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

MAC = {"cache": "Caches", "data": "Application Support"}
UNIX = {"cache": ("XDG_CACHE_HOME", ".cache"), "data": ("XDG_DATA_HOME", ".local/share")}


def user_folder(kind: str) -> Path:
    """For `cache` (may be deleted at any time) or `data`: `GUILDHALL_CACHE`, `GUILDHALL_DATA`, or the system's place."""
    if chosen := os.environ.get(f"GUILDHALL_{kind.upper()}"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "guildhall" / kind
    if sys.platform == "darwin":
        return Path.home() / "Library" / MAC[kind] / "guildhall"
    variable, usual = UNIX[kind]
    return Path(os.environ.get(variable) or Path.home() / usual) / "guildhall"


@contextlib.contextmanager
def locked(name: str) -> Iterator[None]:
    """One process at a time does what has this name; the others wait, and may then find it done."""
    try:
        import fcntl
    except ImportError:  # Windows: nobody waits
        yield
        return
    user_folder("cache").mkdir(parents=True, exist_ok=True)
    with open(user_folder("cache") / f"{name}.lock", "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
