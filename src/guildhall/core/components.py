"""Printed things are data: loads component files, and says which row of which file is wrong.

A component file holds arrays of tables. Every row has a `slug` of its own and a `source`: `rulebook`, `found`, or
`reconstructed` with a `why`. A row may give the source of single fields instead (`sources = {spaces = "reconstructed"}`).
"""

import hashlib
import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

GAMES_FOLDER = Path(__file__).parents[1] / "games"
SLUG = re.compile(r"[a-z][a-z0-9_]*\Z")
SOURCES = ("rulebook", "found", "reconstructed")
PROVENANCE = ("source", "sources", "why")
OVERRIDE = "GUILDHALL_COMPONENTS"  # "game=folder": replaces one game's components, for the whole process
Row = dict[str, Any]


class ComponentError(ValueError):
    """A component file is wrong; the message names file and row."""


def components_folder(game: str, home: Path | None = None) -> Path:
    """The folder of a game's component files, or the one that replaces it in this process."""
    name, _, folder = os.environ.get(OVERRIDE, "").partition("=")
    if name == game:
        if not Path(folder).is_dir():
            raise ComponentError(f"{folder}: no such folder of component files for {game}")
        return Path(folder)
    return (home or GAMES_FOLDER / game) / "components"


def components_hash(game: str, home: Path | None = None) -> str:
    """Sixteen hex digits that change when something printed changes; where it is known from does not count."""
    digest = hashlib.sha256()
    for file in sorted(components_folder(game, home).glob("*.toml")):
        for table, rows in sorted(_parsed(file).items()):
            printed = [sorted((key, value) for key, value in row.items() if key not in PROVENANCE) for row in rows]
            digest.update(repr((file.name, table, printed)).encode())
    return digest.hexdigest()[:16]


@cache
def load_meta(folder: Path) -> Row:
    """The contents page of a game: its meta.toml."""
    meta = {"blurb": {"en": ""}} | _parsed(folder / "meta.toml")
    for key in ("title", "designers", "publisher", "year", "seats", "minutes", "rules_version", "reconstructed"):
        if key not in meta:
            raise ComponentError(f"{folder.name}/meta.toml: {key} is missing")
    if "en" not in meta["blurb"]:
        raise ComponentError(f"{folder.name}/meta.toml: the blurb is not there in English")
    return meta


def load_rows(file: Path, table: str, columns: Mapping[str, Any], optional: Iterable[str] = ()) -> list[Row]:
    """The rows of one array of tables, checked; `columns` gives the type, or the values allowed, of every column."""
    content = _parsed(file)
    if table not in content or not isinstance(content[table], list):
        raise ComponentError(f"{file.name}: no rows [[{table}]]")
    slugs: set[str] = set()
    for number, row in enumerate(content[table], 1):
        complaint = _complaint(row, columns, set(optional)) or (row["slug"] in slugs and "slug is there twice")
        if complaint:
            raise ComponentError(
                f"{file.name}: row {number} of [[{table}]] ({row.get('slug', 'no slug')}): {complaint}"
            )
        slugs.add(row["slug"])
    return list(content[table])


def load_numbers(file: Path, table: str, names: Iterable[str]) -> dict[str, int]:
    """A table of single numbers, one row a name: {slug = …, value = …}."""
    rows = {row["slug"]: row["value"] for row in load_rows(file, table, {"value": int})}
    names = list(names)
    for name in names:
        if name not in rows:
            raise ComponentError(f"{file.name}: no row {name} in [[{table}]]")
    for name in rows:
        if name not in names:
            raise ComponentError(f"{file.name}: row {name} of [[{table}]] is not known")
    return rows


def _complaint(row: Row, columns: Mapping[str, Any], optional: set[str]) -> str:
    if not SLUG.match(str(row.get("slug", ""))):
        return "slug must be lower case letters, digits and _"
    for name, wanted in columns.items():
        if name not in row:
            if name in optional:
                continue
            return f"{name} is missing"
        if isinstance(wanted, tuple):
            if row[name] not in wanted:
                return f"{name} is {row[name]!r}, not one of {', '.join(map(str, wanted))}"
        elif type(row[name]) is not wanted:
            return f"{name} is {row[name]!r}, not a value of type {wanted.__name__}"
        elif wanted is int and row[name] < 0:
            return f"{name} is {row[name]}, below 0"
    for name in row.keys() - columns.keys() - {"slug", *PROVENANCE}:
        return f"{name} is no column of this table"
    given = [row.get("source"), *row.get("sources", {}).values()]
    if any(source not in SOURCES for source in given if source is not None) or not any(given):
        return f"source must be one of {', '.join(SOURCES)}"
    if "reconstructed" in given and not row.get("why"):
        return "a reconstructed row needs a why"
    return ""


def _parsed(file: Path) -> Row:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ComponentError(f"{file.name}: no such file in {file.parent.name}/") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ComponentError(f"{file.name}: not TOML: {error}") from None
