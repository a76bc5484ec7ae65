"""Rules broken on purpose, one at a time: each must be noticed by a test. `make mutants` runs them all, in plain mode."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from mutants_of_london import GUILDS_OF_LONDON

TESTS = Path(__file__).parent
HOUSE = TESTS.parent / "src" / "guildhall"
CITY_OF_GUILDS = [
    ("tax.py", "if cubes > most:", "if cubes >= most:", "a tie counts as a majority"),
    ("tax.py", "TAX_SOLE[s.seats] if leaders == 1", "TAX_SOLE[s.seats] if leaders >= 1", "a shared lead pays in full"),
    ("mayor.py", "s.gold[seat] < s.gold[best]", "s.gold[seat] <= s.gold[best]", "ties for the poorest go to the last"),
    (
        "guild_choice.py",
        "GUILD_REPEAT if s.markers[me][guild] and",
        "GUILD_REPEAT if False and",
        "a guild may be repeated at will",
    ),
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
FLANDERN_1302 = [
    (
        "ground.py",
        "(LONG[area][spot] & spots) |",
        "(BORDERS[area][spot] & spots) |",
        "a short side is enough to build on",
    ),
    (
        "ground.py",
        "    if guild == CHURCH:\n        equal |=",
        "    if False:\n        equal |=",
        "the Church may border its special districts",
    ),
    ("ground.py", "    s.held[town][FREE] |= ADDS[area][host]\n", "", "special districts bring no spaces"),
    ("ground.py", "&= ~((1 << host) | REMOVES[area][host])", "&= ~(1 << host)", "D removes nothing"),
    ("cards.py", "< s.played_influence[seat]:", "<= s.played_influence[seat]:", "the last of equals acts first"),
    (
        "cards.py",
        "        s.influence[seat] -= influence\n        s.influence_gone += influence\n",
        "",
        "influence comes back",
    ),
    (
        "building.py",
        "    if s.moment == SITE:\n        s.site[town] |= 1 << spot\n        s.cubes -= 1",
        "    return",
        "sites need no cube",
    ),
    (
        "building.py",
        "    if s.building != NONE:\n        spots |= s.held[town][s.building]",
        "    pass",
        "own sites cannot be completed",
    ),
    ("scoring.py", "return s.held[town][guild] & ~s.site[town]", "return s.held[town][guild]", "building sites count"),
    (
        "scoring.py",
        "place += standing(s, town, other) >= mine",
        "place += standing(s, town, other) > mine",
        "ties share the better rank",
    ),
    (
        "scoring.py",
        "return (worth + 1) // 2 if place == 2",
        "return worth // 2 if place == 2",
        "halves are rounded down",
    ),
    ("scoring.py", "n * 64 + masters_of(s, town, guild) if n", "n * 64 if n", "masters decide nothing"),
    ("scoring.py", "        s.card[seat][town] = GONE", "        pass", "cards of scored towns stay"),
    (
        "scoring.py",
        "and joins(s, town, spot, there | spots, special | reached)",
        "and True",
        "what depends on itself stays open",
    ),
    (
        "scoring.py",
        "cover(s, town, free & ~(spots | swallowed_by(s, town, hosts)), news)",
        "cover(s, town, free & ~spots, news)",
        "special districts keep nothing open",
    ),
    (
        "golden.py",
        "if golden >= N_TOWNS or s.town[golden] != SCORED:",
        "if True:",
        "golden cards of scored towns are kept",
    ),
    (
        "guessing.py",
        "    if s.golden_back != NONE and s.first != me:\n        s.golden_now[s.first] = any_golden(s, rng)",
        "    return",
        "the golden card is never guessed",
    ),
    ("ending.py", "if free_spaces(s) <= LAST_SPACES:", "if free_spaces(s) < LAST_SPACES:", "one free space goes on"),
    (
        "ending.py",
        "most > 0 and seat < s.seats and s.influence[seat] == most",
        "most > 0 and seat < s.seats and seat == s.first",
        "the bonus goes to the starting player",
    ),
    (
        "two.py",
        "guilds = 1 << s.guild[0] | 1 << s.guild[1] |",
        "guilds = 15 |",
        "guilds under influence keep the game going",
    ),
    ("two.py", "return TWO_OWN if s.own_done else", "return", "two own cards in a turn"),
    ("order.py", "    s.idle = 0 if s.laid else s.idle + 1", "    s.idle = 0", "a stalemate never ends"),
    (
        "order.py",
        "use(s, s.first, golden, NONE, news)",
        "use(s, s.first, golden, s.guild[s.first], news)",
        "golden cards build for their player",
    ),
]
CITY_AND_GUILDS = [
    ("city.py", "if other != NONE and s.tile[other] != NONE:", "if other != NONE:", "a tile may be laid anywhere"),
    (
        "city.py",
        "        return SETUP_APART if beside_a_tile(s, space) else 0",
        "        return 0",
        "opening tiles may touch",
    ),
    (
        "city.py",
        "size > most or (size == most and blocks > most_blocks):\n                best,",
        "size >= most:\n                best,",
        "the last of equal chains counts",
    ),
    ("tracks.py", "< TRACK_LIMIT", "<= TRACK_LIMIT", "four markers on a space"),
    ("tracks.py", "s.queue[guild][one] < s.queue[guild][other]", "one < other", "seats decide on a space of the track"),
    ("tracks.py", "                s.queue[guild][seat] -= 1", "                pass", "a gap stays in the queue"),
    (
        "owning.py",
        "if white == NONE or mine > presence(s, block, white):",
        "if white == NONE or mine >= presence(s, block, white):",
        "being equal takes the white marker",
    ),
    ("owning.py", "            level = True", "            pass", "a tie for the third place is paid"),
    ("scoring.py", "return points + PAIR_BONUS if there == 2 else points", "return points", "two get no bonus"),
    ("scoring.py", "        return points if place == 1 else 0", "        pass", "one alone gets half"),
    ("scoring.py", "return (n + 1) // 2", "return n // 2", "halves are rounded down"),
    ("scoring.py", "            level = True", "            pass", "the first of equal guilds controls"),
    ("scoring.py", "return s.full_blocks <= TAVERN_BLOCKS", "return s.taverns > 0", "a tavern declined comes later"),
    ("ending.py", "s.points[seat] -= UNUSED_FIGURE * s.figures[seat]", "pass", "unused figures cost nothing"),
    ("turn.py", "return BUILD_ONE if is_open else 0", "return 0", "one figure without a step at will"),
    ("turn.py", "    place_figures(s, me, 2, news)", "    place_figures(s, me, 1, news)", "two figures are one"),
    ("tiles.py", "    s.known[me][tile] += 1\n", "", "nobody remembers what was taken"),
    (
        "tiles.py",
        "    if s.known[me][tile] > 0:\n        s.known[me][tile] -= 1",
        "    return",
        "what was laid is still known in the hand",
    ),
    (
        "guessing.py",
        "        s.pile[kept] -= 1\n        s.pile_size -= 1\n    for seat",
        "        pass\n    for seat",
        "what was given back may be in other hands",
    ),
]
MUTANTS = [("city_of_guilds", *mutant) for mutant in CITY_OF_GUILDS]
MUTANTS += [("flandern_1302", *mutant) for mutant in FLANDERN_1302]
MUTANTS += [("city_and_guilds", *mutant) for mutant in CITY_AND_GUILDS]
MUTANTS += [("guilds_of_london", *mutant) for mutant in GUILDS_OF_LONDON]


def survives(game: str, file: str, old: str, new: str) -> bool:
    """Whether all tests of the game pass with the rule broken."""
    with tempfile.TemporaryDirectory() as folder:
        house = Path(folder) / "guildhall"
        shutil.copytree(HOUSE, house, ignore=shutil.ignore_patterns("__pycache__"))
        path = house / "games" / game / "rules" / file
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
                str(TESTS / "games" / game),
            ],
            env=os.environ | {"PYTHONPATH": folder, "GUILDHALL_PLAIN": "1"},
            capture_output=True,
            text=True,
            cwd=TESTS.parent,
        )
        if done.returncode not in (0, 1):
            raise SystemExit(done.stdout + done.stderr)
        return done.returncode == 0


def main(*wanted: str) -> int:
    """All of them, or those of the games that are named."""
    mutants = [mutant for mutant in MUTANTS if not wanted or mutant[0] in wanted]
    alive = []
    for number, (game, file, old, new, what) in enumerate(mutants, 1):
        survived = survives(game, file, old, new)
        print(f"{number:2}/{len(mutants)} {'SURVIVED' if survived else 'noticed '} {game}/{file}: {what}", flush=True)
        alive += [what] if survived else []
    print(f"{len(mutants) - len(alive)} of {len(mutants)} broken rules were noticed")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
