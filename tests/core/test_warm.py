"""What a table needs is compiled first, and nothing twice. On the toy game: it is small, and its cache is empty here."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from guildhall.core.compile import PLAIN

TESTS = Path(__file__).parents[1]
pytestmark = pytest.mark.skipif(PLAIN, reason="about compiled code")
WARM = """
import json, os, sys, toy
from guildhall.core.game import GAMES
from guildhall.core.warm import is_warm, warm
told, most = [], int(sys.argv[1])
def progress(stage, part):
    told.append((stage, part))
    if len(told) == most:
        os.killpg(os.getpgid(0), 15)
warm(GAMES["toy"], (), progress, ["table"])
print(json.dumps([told, is_warm("toy", "table"), is_warm("toy", "bots"), is_warm("toy")]))
"""
PLAYED = """
import toy
from guildhall import Table
from guildhall.core.compile import cache_counts
table = Table.new("toy", 2, seed=1)
seat = min(table.to_act)
table.view(seat), table.view(None), table.why_not(seat, "keep anvil")
table.play(seat, table.choices(seat)[0])
print(cache_counts()[1])
"""


def run(folder: Path, code: str, *args: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"GUILDHALL_CACHE": str(folder), "PYTHONPATH": os.pathsep.join([*sys.path, str(TESTS)])}
    command = [sys.executable, "-c", code, *args]
    return subprocess.run(command, env=environment, capture_output=True, text=True, start_new_session=True)


def kept(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mtime_ns for file in folder.rglob("*.nbc")}


def test_a_table_is_compiled_before_the_rest_and_who_is_ended_in_the_middle_goes_on_there(tmp_path: Path) -> None:
    ended = run(tmp_path, WARM, "12")
    assert ended.returncode == -15, ended.stderr
    before = kept(tmp_path)
    assert len(before) >= 5, "what was compiled is kept"
    done = run(tmp_path, WARM, "0")
    assert done.returncode == 0, done.stderr
    told, table, bots, everything = json.loads(done.stdout)
    assert table and not bots and not everything
    after = kept(tmp_path)
    assert len(after) > len(before) and {name: after[name] for name in before} == before, "nothing is compiled twice"
    parts = [part for stage, part in told if stage == "table"]
    assert parts == sorted(parts) and parts[-1] == 1.0 and len(parts) > 10
    played = run(tmp_path, PLAYED)
    assert played.stdout.strip() == "0", f"a table needs no more than that: {played.stdout} {played.stderr}"
