"""Builds the page into the wheel, where it is not built already."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildPage(BuildHookInterface):  # type: ignore[misc]
    """`pip wheel .` in a fresh clone gives a wheel with the page in it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web, page = Path(self.root) / "web", Path(self.root) / "src/guildhall/server/page/index.html"
        if version == "editable" or page.exists():
            return
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        npm = shutil.which("npm", path=path)
        if npm is None:
            raise SystemExit("the page is built with npm: `make page` first, or install Node")
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=web, env=os.environ | {"PATH": path}, check=True)
