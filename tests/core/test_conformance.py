"""What every game must keep, on every game and seat count; and compiled and plain runs agree."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from guildhall.core.check import Nonconformance, check_game, trail
from guildhall.core.compile import PLAIN
from guildhall.core.fuzz import fuzz
from guildhall.core.game import GAMES

TABLES = [(name, seats) for name in ("toy", *GAMES) for seats in GAMES[name].seats]
TESTS = Path(__file__).parents[1]
compiled_only = pytest.mark.skipif(PLAIN, reason="about compiled code")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_promise_holds_at_every_decision_of_random_games(name: str, seats: int) -> None:
    assert check_game(GAMES[name], seats, games=1 if PLAIN else 3) > 10


@compiled_only
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_with_every_promise_checked_in_compiled_code(name: str, seats: int) -> None:
    decisions, fault, log = fuzz(GAMES[name], seats, 1500, seed=100, every=2)
    assert not fault, f"{fault}\n{log}"
    assert decisions > 10_000


@compiled_only
@pytest.mark.parametrize("name", ["toy", *GAMES])
def test_compiled_and_plain_runs_agree(name: str) -> None:
    code = "import sys, toy; from guildhall.core.check import trail; print([trail(sys.argv[1], int(n), 6) for n in sys.argv[2:]])"
    seats = [str(n) for n in GAMES[name].seats]
    done = subprocess.run(
        [sys.executable, "-c", code, name, *seats],
        env=os.environ | {"GUILDHALL_PLAIN": "1", "PYTHONPATH": str(TESTS)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == str([trail(name, n, 6) for n in GAMES[name].seats])


# What -> lines of the toy game, as they are and as they are broken.
PLANTED = {
    "a refusal is forgotten": [("return IN_HAND if s.moment == BID else LOOKED", "return 0")],
    "legality depends on another hand": [
        (
            "        return rule\n",
            "        return rule\n    if card_in(s, a % N, HAND + (seat + 1) % 2) != NONE:\n        return NOT_NOW\n",
        )
    ],
    "a mask is made without asking the rules": [("mask[a] = forbids(s, seat, a) == 0", "mask[a] = 1")],
    "what is drawn is not counted as revealed": [
        ("draw(s, card, ASIDE, 1 << best)", "move(s, card, ASIDE, 1 << best)"),
        ("    s.reveals += 1\n    best = 0", "    best = 0"),
    ],
    "a bid is seen": [('maybe(KINDS, "lot"), "owner")', 'maybe(KINDS, "lot"), "all")')],
    "the news of a look are for all": [
        ('Verb("looks", (SEAT, Arg("lot", KINDS, "owner")))', 'Verb("looks", (SEAT, LOT))')
    ],
    "the log tells what was kept": [('Verb("keep", (Arg("lot", KINDS, "owner"),))', 'Verb("keep", (LOT,))')],
    "a card vanishes": [("        s.round_no, s.moment", "        s.cards_in[BAG] -= 1\n        s.round_no, s.moment")],
    "points leave their range": [("s.points[best] += 1", "s.points[best] += 3")],
    "a guess forgets what was seen": [
        ("    deal(s, me, rng)\n", "    deal(s, me, rng)\n    s.zone[0], s.zone[17] = s.zone[17], s.zone[0]\n")
    ],
    "a guess leaves the true chance": [("    reroll(s, rng)\n", "")],
    "the game never ends": [("if s.round_no == ROUNDS:", "if s.round_no == 0:")],
}


@pytest.mark.parametrize("planted", PLANTED)
def test_an_error_planted_in_the_toy_game_is_caught(planted: str, tmp_path: Path) -> None:
    """The check itself is checked: each of these breaks one promise."""
    import shutil

    shutil.copytree(TESTS / "toy", tmp_path / "toy")
    file = tmp_path / "toy" / "__init__.py"
    for old, new in PLANTED[planted]:
        text = file.read_text()
        assert text.count(old) == 1, f"the line to break has changed: {old}"
        file.write_text(text.replace(old, new))
    code = """
import toy
from guildhall.core.check import Nonconformance, check_game
from guildhall.core.game import GAMES
try:
    check_game(GAMES["toy"], 3, games=12)
except (Nonconformance, IndexError, TypeError) as error:
    print("caught", type(error).__name__, error)
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=os.environ | {"GUILDHALL_PLAIN": "1"},
        capture_output=True,
        text=True,
    )
    assert done.stdout.startswith("caught"), done.stdout + done.stderr


def test_a_broken_promise_is_told_with_its_place() -> None:
    from guildhall.core.check import demand

    with pytest.raises(Nonconformance, match="seed 5, step 3"):
        demand(False, "pieces are conserved", "seed 5, step 3")
