"""Rulings that changed with rules version 2: today's, and the old ones that logs of version 1 keep."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.guilds_of_london.table import asked, play, position, rule, state, told
from guildhall import GAMES, Table
from guildhall.core.log import LogError
from guildhall.server.catalogue import about_game

PLAYED = Path(__file__).parents[2] / "played"
OLD_LOGS = sorted(PLAYED.glob("guilds_of_london_*.log"))
GAME = GAMES["guilds_of_london"]
TALK: dict[str, Any] = {
    "tiles": {"c10": "pie_makers", "c30": "stonecutters"},
    "beadle": "c30",
    "pawns": {"c10": {"red": 1, "green": 2}},
    "stock": {"blue": 2},
}
SWAP: dict[str, Any] = {
    "tiles": {"c10": "dyers", "c11": "tanners", "c30": "hatters"},
    "pawns": {"c10": {"red": 1}, "c11": {"blue": 1}},
    "hands": {"red": ["c8", "x1"]},
}


def begun(rules: int, **given: Any) -> Table:
    """A table that a log of some rules version tells, begun in a position without any ruling, as version 1 wrote them."""
    start = position(3, **given)
    del start["state"]["negotiation"], start["state"]["swap"]
    header = {
        "game": GAME.name,
        "rules": rules,
        "components": GAME.components_hash(),
        "table": "old",
        "seats": 3,
        "seed": "none",
        "seed_hash": "none",
        "start": json.dumps(start),
    }
    return Table.replay("\n".join(["guildhall log 1", *(f"{key}: {value}" for key, value in header.items()), "", ""]))


def test_colours_are_replaced_in_any_order_until_nothing_is_left_to_replace() -> None:
    """[negotiation.order]"""
    t = play(begun(2, **TALK), "end", "end", "end", "colour green")
    assert asked(t) == "blue" and t.choices(1) == ["pass", "colour red", "colour green"]
    play(t, "colour red")  # a colour before the one named last; blue has no neutral pawn left
    assert [item["other"] for item in told(t, "negotiates")] == ["green", "red"]
    assert told(t, "wins")[0]["side"] == "green" and state(t)["neutrals"] == 6


def test_a_table_of_the_first_version_names_colours_in_the_order_of_the_seats() -> None:
    """[negotiation.by_seat]"""
    t = play(begun(1, **TALK), "end", "end", "end", "colour green")
    assert asked(t) == "blue" and rule(t, "colour red") == "negotiation.by_seat"
    assert t.choices(1) == ["pass", "colour green"]


def test_a_swap_must_be_made_if_it_can_be() -> None:
    """[swap.must]"""
    t = play(begun(2, **SWAP), "use c8", "discard x1")
    assert rule(t, "pass") == "pawn.must" and t.choices(0) == ["from c10"]
    play(t, "from c10", "to c11")
    assert state(t)["pawns"]["c11"]["red"] == 1 == state(t)["pawns"]["c10"]["blue"]


def test_at_a_table_of_the_first_version_a_swap_may_be_declined() -> None:
    """[swap.must]"""
    t = play(begun(1, **SWAP), "use c8", "discard x1", "pass")
    assert state(t)["pawns"]["c10"]["red"] == 1 and state(t)["moment"] == "turn"


@pytest.mark.parametrize("file", OLD_LOGS, ids=lambda file: file.stem)
def test_a_log_of_the_first_version_replays_and_keeps_its_header(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "\nrules: 1\n" in text
    t = Table.replay(text)
    assert str(t.log) == text and t.position()["state"]["negotiation"] == "by_seat"
    assert t.position()["state"]["swap"] == "may"


def test_a_running_table_of_the_first_version_goes_on_under_its_old_rulings() -> None:
    t = Table.replay(OLD_LOGS[0].read_text(encoding="utf-8"), to=20)
    while t.n == 20:
        play(t, t.choices(min(t.to_act))[0])
    assert t.log.rules == 1 and "negotiation" not in t.log.options
    again = Table.replay(str(t.log))
    assert again.position() == t.position() and again.position()["state"]["negotiation"] == "by_seat"


def test_a_new_table_and_a_position_that_says_nothing_follow_todays_rulings() -> None:
    fresh = Table.new("guilds_of_london", 2, seed=1)
    assert fresh.log.rules == 2 and fresh.position()["state"]["negotiation"] == "any_order"
    silent = position(3)
    del silent["state"]["negotiation"], silent["state"]["swap"]
    assert Table.from_position(silent).position()["state"]["swap"] == "must"


def test_old_rulings_are_not_among_the_options_that_a_new_table_is_offered() -> None:
    assert list(about_game("guilds_of_london")["options"]) == ["plantation"]
    assert list(about_game("city_of_guilds")["options"]) == ["start"]


def test_a_version_that_never_was_is_refused_and_the_known_ones_are_named() -> None:
    text = OLD_LOGS[0].read_text(encoding="utf-8").replace("rules: 1", "rules: 7")
    with pytest.raises(LogError, match="rules version 7 of Guilds of London; this Guildhall plays 1 and 2"):
        Table.replay(text)
