"""The toy game, made from the text of docs/adding-a-game.md."""

import atexit
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```\w+ (\S+/?\S*\.\w+)\n(.*?)^```$", re.S | re.M)


def files() -> dict[str, str]:
    """Every file that the page names, with what its blocks hold together."""
    found: dict[str, str] = {}
    for name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        found[name] = f"{found[name]}\n\n{text}" if name in found else text
    return found


def write(folder: Path) -> Path:
    """Makes the package in a folder."""
    for name, text in files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def importable() -> Path:
    """A folder from which this process can import it; removed when the process ends."""
    folder = write(Path(tempfile.mkdtemp(prefix="guildhall-toy-")))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    sys.path.insert(0, str(folder))
    return folder


def install(folder: Path) -> dict[str, str]:
    """Builds a wheel of it and installs that into a folder; the environment in which `guildhall` knows the game."""
    source, target = write(folder / "source"), folder / "installed"
    python = [sys.executable, "-m"]
    build = [*python, "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=source, check=True, capture_output=True, timeout=120)
    wheel = str(next(folder.glob("*.whl")))
    put = [*python, "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(target), wheel]
    subprocess.run(put, check=True, capture_output=True, timeout=120)
    path = os.pathsep.join(filter(None, (str(target), os.environ.get("PYTHONPATH"))))
    return os.environ | {"PYTHONPATH": path}
