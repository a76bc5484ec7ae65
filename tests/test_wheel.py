"""What is installed from a wheel: the page, the migrations, the games' data."""

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_wheel_carries_the_page_and_everything_that_is_read_at_run_time(tmp_path: Path) -> None:
    assert (ROOT / "src/guildhall/server/page/index.html").exists(), "run `make page`"
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=120)
    names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    inside = {name.removeprefix("guildhall/") for name in names}
    wanted = {
        "server/page/index.html",
        "server/page/favicon.svg",
        "server/store/migrations/env.py",
        "server/store/migrations/versions/0001_tables.py",
        "games/city_of_guilds/words/de.ftl",
        "games/city_of_guilds/components/cards.toml",
        "games/city_of_guilds/rulebook.de.md",
        "core/rulebook.md",
    }
    assert wanted <= inside
    assert any(name.startswith("server/page/assets/") and name.endswith(".js") for name in inside)
    assert not any("node_modules" in name or name.endswith(".pyc") for name in names)
