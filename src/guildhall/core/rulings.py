"""Rulings that have changed. Each is an option, so that a log of an earlier rules version is played on as it was begun.

In meta.toml an option's `old` values are those that no new table is offered, and `[earlier.N]` says which values rules
version N had. An option of that kind has a field of its name in the record, for positions.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from guildhall.core.log import LogError

if TYPE_CHECKING:
    from guildhall.core.game import Game


def offered(meta: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The options of a new table: without old values, and without options that leave nothing to choose then."""
    options = {}
    for name, option in meta.get("options", {}).items():
        values = [value for value in option["values"] if value not in option.get("old", ())]
        if len(values) > 1:
            options[name] = {"values": values, "default": option["default"]}
    return options


def rulings(game: "Game", rules: int) -> dict[str, str]:
    """The values that a rules version has for every option that stands for a changed ruling. Raises LogError."""
    earlier: Mapping[str, Mapping[str, str]] = game.meta.get("earlier", {})
    if rules != game.rules_version and str(rules) not in earlier:
        raise LogError(f"this log follows rules version {rules} of {game.title}; this Guildhall plays {_known(game)}")
    today = {name: str(game.meta["options"][name]["default"]) for values in earlier.values() for name in values}
    return today if rules == game.rules_version else {**today, **earlier[str(rules)]}


def completed(game: "Game", position: Any, rules: int) -> Any:
    """A position that may come from a time before a ruling changed, with the rulings of a version where it has none."""
    if not isinstance(position, Mapping) or not isinstance(position.get("state"), Mapping):
        return position  # whoever loads it says what is wrong
    return {**position, "state": {**rulings(game, rules), **position["state"]}}


def _known(game: "Game") -> str:
    return " and ".join([*sorted(game.meta.get("earlier", {}), key=int), str(game.rules_version)])
