"""What the page is made from: `python -m guildhall.server.wire FOLDER` writes the description of the wire and its version."""

import json
import sys
from pathlib import Path

from guildhall.core.exports import typescript
from guildhall.core.game import GAMES
from guildhall.server.app import make_app
from guildhall.server.openapi import described
from guildhall.server.settings import Settings
from guildhall.server.wire_version import WIRE


def write(folder: Path) -> None:
    """What web/ is checked against: openapi.json, the version of the wire, and a file of types for every game."""
    folder.mkdir(parents=True, exist_ok=True)
    schema = described(make_app(Settings(database="sqlite:///:memory:")))
    (folder / "openapi.json").write_text(json.dumps(schema, indent=1) + "\n", encoding="utf-8")
    (folder / "version.ts").write_text(version(), encoding="utf-8")
    for name in GAMES:
        (folder / f"{name}.ts").write_text(typescript(GAMES[name].layout), encoding="utf-8")


def version() -> str:
    """The version of the wire that the page is made for."""
    return f"// Made by wire.py.\nexport const WIRE = '{WIRE}'\n"


if __name__ == "__main__":
    write(Path(sys.argv[1]))
