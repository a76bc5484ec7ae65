"""Component files that are wrong are refused in a sentence with file and row, never by an error of Python."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from guildhall.core.components import ComponentError
from guildhall.games.guilds_of_london.programs import Program
from guildhall.games.guilds_of_london.tables import FOLDER

WRONG: list[tuple[Any, str]] = [
    ({"op": "fly"}, "has no op"),
    ("hire", "has no op"),
    ({"op": "hire"}, "hire needs n"),
    ({"op": "hire", "n": "2"}, "n of hire is '2', not a whole number"),
    ({"op": "hire", "n": True}, "not a whole number"),
    ({"op": "hire", "n": 0}, "would do nothing"),
    ({"op": "hire", "n": 1, "to": "same_tile"}, "hire goes to guildhall, plantation, tile, not to same_tile"),
    ({"op": "hire", "n": 1, "count": "masters", "each": 1}, "needs count, each and most"),
    ({"op": "score", "n": 0, "each": 1, "most": 3}, "needs count, each and most"),
    ({"op": "move", "n": 1, "min": 2, "from": ["tile"], "to": "tile"}, "min of move is 2, more than n"),
    ({"op": "move", "n": 1, "from": "tile", "to": "tile"}, "not a list of some of"),
    ({"op": "move", "n": 1, "from": ["tile"], "to": "tile", "same_origin": 1}, "not true or false"),
    ({"op": "move", "n": 1, "from": ["tile"], "to": "plantation", "suits": ["crown"]}, "suits go with"),
    ({"op": "turn_rule"}, "turn_rule needs rule"),
    ({"op": "turn_rule", "rule": "discount"}, "discount needs a number n"),
    ({"op": "if", "cond": "most_on_plantation"}, "if needs then"),
    ({"op": "if", "cond": "most_on_plantation", "then": {"op": "swap"}}, "not a list of effects"),
    ({"op": "if", "cond": "done_this_round", "then": []}, "done_this_round needs an event"),
    ({"op": "each_time", "source": "any", "do": [{"op": "score", "n": 1}]}, "each_time needs event"),
    ({"op": "each_time", "event": "hire", "source": "any", "suit": "crown", "do": [{"op": "score", "n": 1}]}, "the event move"),
    ({"op": "each_time", "event": "move", "source": "any", "do": [{"op": "score", "n": "1"}]}, "n of score is '1'"),
    ({"op": "hire", "n": 1, "wings": 2}, "knows no wings"),
    ({"op": "draw", "n": 1, "when": "later"}, "not one of now, end"),
    ({"op": "mayoral", "n": 4}, "1 to 3"),
    ({"op": "move", "n": 1, "to": "tile"}, "move needs from"),
    ({"op": "move", "n": 1, "from": ["moon"], "to": "tile"}, "not a list of some of"),
    ({"op": "replace"}, "replace needs where"),
    ({"op": "each_time", "event": "plantation", "source": "any", "do": []}, "goes with an event"),
    ({"op": "each_time", "event": "hire", "source": "any", "do": [{"op": "swap"}]}, "cannot do swap"),
    ({"op": "each_time", "event": "hire", "source": "any", "do": [{"op": "hire", "n": 1}]}, "set itself off"),
    ({"op": "if", "cond": "most_on_plantation", "then": [{"op": "if", "cond": "most_on_plantation", "then": []}]}, "no if"),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "complaint"), WRONG)
def test_what_the_vocabulary_does_not_know_is_refused_with_file_and_row(effect: Any, complaint: str) -> None:
    """[effect.parts]"""
    with pytest.raises(ComponentError, match=f"cards.toml: row 1.*{complaint}"):
        Program().add([effect], "cards.toml: row 1")


def test_what_cannot_be_a_reward_is_refused() -> None:
    """[reward.abilities]"""
    for effect, complaint in (({"op": "swap"}, "cannot be a reward"), ({"op": "draw", "n": 1, "when": "end"}, "now")):
        with pytest.raises(ComponentError, match=complaint):
            Program().add([effect], "guilds.toml: row 1", reward=True)


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("cards", '{ op = "hire", n = 2 }]', '{ op = "hire", n = "2" }]', r"cards.toml: row 1 of \[\[card\]\] \(s1\): n of"),
        ("city", "church = [3, 1]", 'church = ["3", 1]', r"city.toml: row 2 of \[\[plan\]\] \(three\): cells are pairs"),
        ("mayoral", "table = [0, 0,", 'table = [0, "0",', r"mayoral.toml: row 11 .*distinct_suits has a table"),
    ],
)  # fmt: skip
def test_a_wrong_file_stops_the_start_with_one_sentence(
    tmp_path: Path, file: str, old: str, new: str, complaint: str
) -> None:
    folder = tmp_path / "components"
    shutil.copytree(FOLDER, folder)
    text = (folder / f"{file}.toml").read_text()
    assert old in text
    (folder / f"{file}.toml").write_text(text.replace(old, new))
    ran = subprocess.run(
        [sys.executable, "-c", "from guildhall import GAMES; GAMES['guilds_of_london']"],
        env=os.environ | {"GUILDHALL_COMPONENTS": f"guilds_of_london={folder}", "GUILDHALL_PLAIN": "1"},
        capture_output=True,
        text=True,
    )
    last = ran.stderr.strip().splitlines()[-1]
    assert "ComponentError" in last
    assert re.search(complaint, last), last
