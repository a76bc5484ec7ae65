"""Rules broken on purpose, one at a time: each must be noticed by a test. `make mutants` runs them all, in plain mode."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TESTS = Path(__file__).parent
HOUSE = TESTS.parent / "src" / "guildhall"
RULES = "games/city_of_guilds/rules/"
MUTANTS = [
    ("tax.py", "if cubes > most:", "if cubes >= most:", "a tie counts as a majority"),
    ("tax.py", "TAX_SOLE[s.seats] if leaders == 1", "TAX_SOLE[s.seats] if leaders >= 1", "a shared lead pays in full"),
    ("mayor.py", "s.gold[seat] < s.gold[best]", "s.gold[seat] <= s.gold[best]", "ties for the poorest go to the last"),
    ("guild_choice.py", "if s.markers[me][guild]:", "if False:", "a guild may be repeated at will"),
    ("dealing.py", "HAND_LIMIT - hand_size(s, seat)", "HAND_LIMIT", "who kept a card is dealt three"),
    ("turn.py", "return PASS_HAND if hand_size(s, me) > KEPT_CARDS else 0", "return 0", "any hand may be kept"),
    (
        "order.py",
        "not s.passed[seat] and (hand_size(s, seat) or can_act(s, seat))",
        "not s.passed[seat]",
        "nobody is skipped",
    ),
    ("cards.py", "side != me or REMOVE[kind] == OF_ANYBODY", "True", "one's own cube counts as an opponent's"),
    ("cards.py", "COST[kind] - DISCOUNT[s.guild[me]]", "COST[kind]", "the Bankers pay the full price"),
    (
        "cards.py",
        "            discard(s, me, card, news)\n    n = min",
        "            discard(s, me, card, news)\n            break\n    n = min",
        "Recycle throws one card away",
    ),
    (
        "resolving.py",
        "needs_space or not OPTIONAL[s.playing]",
        "not OPTIONAL[s.playing]",
        "a removal in a full area may be skipped",
    ),
    (
        "resolving.py",
        "area == s.picked_area or side == s.picked_side",
        "area == s.picked_area",
        "equal cubes may be swapped",
    ),
    (
        "guilds.py",
        "move(s, card_in(s, kind, pile), HAND + me, 1 << me)",
        "move(s, card_in(s, kind, pile), HAND + me, everybody(s))",
        "what is found in a hidden pile is seen by all",
    ),
    (
        "guilds.py",
        "draw(s, card, HAND + me, 1 << me | 1 << victim)",
        "draw(s, card, HAND + me, everybody(s))",
        "a theft is seen by all",
    ),
    (
        "pieces.py",
        "        move(s, card, TRASH, 1 << me)",
        "        move(s, card, TRASH, everybody(s))",
        "the Magicians' discard is seen",
    ),
    ("solo.py", "PRICE[kind] == 0 or is_full(s, area)", "True", "the Ruler always pays to remove"),
    (
        "winning.py",
        "ahead > 0 else SOLO_LOSS if ahead < 0 else SOLO_DRAW",
        "ahead >= 0 else SOLO_LOSS",
        "a draw wins alone",
    ),
    (
        "../../../core/guessing.py",
        "deal_into_bins(s, me, rng, len(s.need[me]))",
        "deal_into_bins(s, me, rng, 0)",
        "guesses forget joint facts",
    ),
    ("winning.py", "AREAS if with_areas == 1 else CUBES", "AREAS if with_areas >= 1 else CUBES", "cubes never decide"),
]


def survives(file: str, old: str, new: str) -> bool:
    """Whether all tests of the game pass with the rule broken."""
    with tempfile.TemporaryDirectory() as folder:
        house = Path(folder) / "guildhall"
        shutil.copytree(HOUSE, house, ignore=shutil.ignore_patterns("__pycache__"))
        path = house / RULES / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{file}: the line to break has changed: {old}"
        path.write_text(text.replace(old, new), encoding="utf-8")
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "-x",
                "-q",
                "-p",
                "no:cacheprovider",
                str(TESTS / "games" / "city_of_guilds"),
            ],
            env=os.environ | {"PYTHONPATH": folder, "GUILDHALL_PLAIN": "1"},
            capture_output=True,
            text=True,
            cwd=TESTS.parent,
        )
        if done.returncode not in (0, 1):
            raise SystemExit(done.stdout + done.stderr)
        return done.returncode == 0


def main() -> int:
    alive = []
    for number, (file, old, new, what) in enumerate(MUTANTS, 1):
        survived = survives(file, old, new)
        print(f"{number:2}/{len(MUTANTS)} {'SURVIVED' if survived else 'noticed '} {file}: {what}", flush=True)
        alive += [what] if survived else []
    print(f"{len(MUTANTS) - len(alive)} of {len(MUTANTS)} broken rules were noticed")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
