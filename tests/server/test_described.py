"""The HTTP side keeps its description: schemathesis asks whatever the description allows, and what it does not."""

import subprocess
import sys
from pathlib import Path

from serving import sqlite_in, threaded


def test_schemathesis_finds_nothing_wrong(tmp_path: Path) -> None:
    command = [str(Path(sys.executable).with_name("schemathesis")), "run", "--max-examples", "15", "--seed", "1"]
    with threaded(sqlite_in(tmp_path)) as server:
        done = subprocess.run(
            [*command, f"{server.url}/openapi.json"], capture_output=True, text=True, timeout=200, cwd=tmp_path
        )
    assert done.returncode == 0, done.stdout[-6000:]
