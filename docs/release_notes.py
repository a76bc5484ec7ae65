"""The section of a version in CHANGELOG.md, as the notes of its release. Fails if anything does not fit the version.

python docs/release_notes.py 0.2.0
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def version() -> str:
    """Of the package: it stands in one place."""
    text = (ROOT / "src" / "guildhall" / "__init__.py").read_text(encoding="utf-8")
    return re.search(r'^__version__ = "(.+)"$', text, re.M)[1]  # type: ignore[index]


def sections() -> dict[str, tuple[str, str]]:
    """Version -> (date or "unreleased", what changed)."""
    parts = re.split(r"^## (\S+) \((.+)\)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.M)[1:]
    return {name: (date, text.strip()) for name, date, text in zip(*[iter(parts)] * 3, strict=True)}


def notes(wanted: str) -> str:
    if version() != wanted:
        raise SystemExit(f"the package is version {version()}, not {wanted}: src/guildhall/__init__.py")
    date, text = sections().get(wanted, ("unreleased", ""))
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", date):
        raise SystemExit(f"CHANGELOG.md has no dated section of {wanted}")
    return text


if __name__ == "__main__":
    print(notes(sys.argv[1]))
