"""The page is checked against the Python side: its types are made from it, and are up to date."""

import json
from pathlib import Path

from guildhall.core.exports import typescript
from guildhall.core.game import GAMES
from guildhall.server.app import make_app
from guildhall.server.openapi import described
from guildhall.server.settings import Settings
from guildhall.server.wire import version
from guildhall.server.wire_version import _shape

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated"


def test_the_description_that_the_page_was_made_from_is_the_one_the_server_gives() -> None:
    app = make_app(Settings(database="sqlite:///:memory:"))
    written = json.loads((GENERATED / "openapi.json").read_text(encoding="utf-8"))
    assert written == json.loads(json.dumps(described(app))), "run `make types`"


def test_the_types_of_every_game_are_up_to_date() -> None:
    for name in GAMES:
        assert (GENERATED / f"{name}.ts").read_text(encoding="utf-8") == typescript(GAMES[name].layout), (
            "run `make types`"
        )


def test_the_page_knows_the_version_of_the_messages() -> None:
    assert (GENERATED / "version.ts").read_text(encoding="utf-8") == version(), "run `make types`"


def test_the_version_changes_with_the_shape_of_a_message_and_not_with_its_prose() -> None:
    plain = {"properties": {"n": {"type": "integer"}}, "required": ["n"]}
    said = {**plain, "description": "A message.", "properties": {"n": {"type": "integer", "title": "N"}}}
    assert _shape(said) == _shape(plain) == plain
    assert _shape({**plain, "required": []}) != plain
