"""What every game must keep, on every game and seat count; and compiled and plain runs agree."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import toy_game
from guildhall.core.bench import Nonconformance
from guildhall.core.check import check_game, trail
from guildhall.core.compile import PLAIN
from guildhall.core.fuzz import fuzz
from guildhall.core.game import GAMES

TABLES = [(name, seats) for name in ("toy", *GAMES) for seats in GAMES[name].seats]
TESTS = Path(__file__).parents[1]
compiled_only = pytest.mark.skipif(PLAIN, reason="about compiled code")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_promise_holds_at_every_decision_of_random_games(name: str, seats: int) -> None:
    assert check_game(GAMES[name], seats, games=1 if PLAIN else 3) > 0


@compiled_only
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_with_every_promise_checked_in_compiled_code(name: str, seats: int) -> None:
    decisions, fault, log = fuzz(GAMES[name], seats, 1500, seed=100, every=2)
    assert not fault, f"{fault}\n{log}"
    assert decisions > 10_000


@compiled_only
@pytest.mark.parametrize("name", ["toy", *GAMES])
def test_compiled_and_plain_runs_agree(name: str) -> None:
    code = """if True:
        import sys, toy_game
        toy_game.importable()
        import toy
        from guildhall.core.check import trail
        print([trail(sys.argv[1], int(n), 6) for n in sys.argv[2:]])
    """
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
    "a refusal is forgotten": [("return IN_HAND if card_in(s, kind, HAND + seat) == NONE else 0", "return 0")],
    "legality depends on another hand": [
        (
            "    return IN_HAND if",
            "    if card_in(s, kind, HAND + (seat + 1) % 2) != NONE:\n        return LOOKED\n    return IN_HAND if",
        )
    ],
    "a mask is made without asking the rules": [
        ("legal, apply, forbids = ASKED.legal,", "legal, apply, forbids = all_of_them,"),
        (
            "ASKED = Moments(",
            "@fn\ndef all_of_them(s, seat, mask):\n    mask[:N] = 1\n    return 0, N, N\n\n\nASKED = Moments(",
        ),
    ],
    "what is drawn is not counted as revealed": [
        ("draw(s, card, ASIDE, 1 << best)", "move(s, card, ASIDE, 1 << best)"),
        ("    s.reveals += 1\n    best = 0", "    best = 0"),
    ],
    "a bid is seen": [('maybe(KINDS, "lot"), "owner")', 'maybe(KINDS, "lot"), "all")')],
    "the news of a look are for all": [('Verb("looks", (SEAT, SECRET))', 'Verb("looks", (SEAT, LOT))')],
    "the log tells what was kept": [('Verb("keep", (SECRET,))', 'Verb("keep", (LOT,))')],
    "a card vanishes": [("    s.round_no, s.moment", "    s.cards_in[BAG] -= 1\n    s.round_no, s.moment")],
    "points leave their range": [("s.points[best] += 1", "s.points[best] += 3")],
    "a guess forgets what was seen": [
        ("    deal(s, me, rng)\n", "    deal(s, me, rng)\n    s.zone[0], s.zone[17] = s.zone[17], s.zone[0]\n")
    ],
    "a guess leaves the true chance": [("    reroll(s, rng)\n", "")],
    "the game never ends": [("if s.round_no == ROUNDS:", "if s.round_no == 0:")],
    "news have a wrong number": [("tell(news, WINS,", "tell(news, 7,")],
    "news name a thing that is not there": [("tell(news, BIDS, seat, s.bid[seat],", "tell(news, BIDS, seat, 5,")],
    "news have an argument too many": [("tell(news, WINS, best, 0,", "tell(news, WINS, best, 1,")],
    "news fill their buffer": [("    s.points[best] += 1", "    news[0][0] = 159\n    s.points[best] += 1")],
    "a fact is not always told": [("        row[seat] = ", "        if s.points[seat]:\n            row[seat] = ")],
    "a fact leaves its range": [
        ("row[seat] = seat < s.seats and s.points[seat] == best", "row[seat] = s.points[seat]")
    ],
    "a fact changes the record": [("    best = 1\n", "    best = 1\n    s.bid[0] = NONE\n")],
    "a game ends by no rule": [("s.over, s.ending = 1, ENDS", "s.over, s.ending = 1, 0")],
    "a move has no sentence": [("move-keep = Keep { $lot }\n", "")],
    "a move has no sentence in German": [("move-keep = { $lot } behalten\n", "")],
    "a prompt has no sentence": [("prompt-keep = Keep one of the two.\n", "")],
    "news have no sentence": [("news-looks = { $side } looks at { $lot }.\n", "")],
    "a refusal has no sentence": [("refusal-keep-looked = { $lot } is", "refusal-keep = { $lot } is")],
    "an ending has no sentence": [("ending-end-points = Four", "ending-of-points = Four")],
    "a thing has no name": [("lot-iron = Iron\n", "")],
    "waiting has no sentence": [("prompt-wait = Waiting for { $side }.\n", "")],
    "a sentence speaks of what it is not told": [("{ $side } wins the round.", "{ $side } wins with { $lot }.")],
    "a refusal is about nothing": [('REASONS = {"bid.hand": (LOT,), ', "REASONS = {")],
}
BY_WHAT = {  # the promise that must be named, where another one could hide it
    "news have a wrong number": "news have a number of the table",
    "news name a thing that is not there": "news say what the table says",
    "news have an argument too many": "news say what the table says",
    "news fill their buffer": "a move causes less than fills the buffer of news",
    "a fact is not always told": "facts are what they were declared to be",
    "a fact leaves its range": "facts are what they were declared to be",
    "a fact changes the record": "telling facts changes nothing",
    "a game ends by no rule": "a game ends by a rule",
    "a thing has no name": "every thing has a name",
}
CHECK = """
import os, sys
from guildhall.core.bench import Nonconformance
from guildhall.core.check import check_game
from guildhall.core.game import GAMES
for folder in sys.argv[1:]:
    if child := os.fork():  # the core is imported once, the game in a process of its own
        os.waitpid(child, 0)
        continue
    sys.path.insert(0, folder)
    try:
        import toy
        check_game(GAMES["toy"], 3, games=12)
        told = "nothing"
    except (Nonconformance, IndexError, TypeError) as error:
        told = f"{type(error).__name__}: {error}"
    print(os.path.basename(folder), told.replace(chr(10), " "), sep=chr(9), flush=True)
    os._exit(0)
"""


@pytest.fixture(scope="module")
def caught(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What the check says of the toy game as it is, and with each error planted in it."""
    folder, whole = tmp_path_factory.mktemp("planted"), toy_game.files()
    folders = [folder / "as it is", *(folder / name for name in PLANTED)]
    for name in folders:
        toy_game.write(name)
        for old, new in PLANTED.get(name.name, ()):
            files = [file for file, text in whole.items() if old in text]
            assert len(files) == 1 and whole[files[0]].count(old) == 1, f"the line to break has changed: {old}"
            (name / files[0]).write_text((name / files[0]).read_text().replace(old, new))
    done = subprocess.run(
        [sys.executable, "-c", CHECK, *map(str, folders)],
        env=os.environ | {"GUILDHALL_PLAIN": "1"},
        capture_output=True,
        text=True,
    )
    found = dict(line.split("\t", 1) for line in done.stdout.splitlines())
    assert found.keys() == {f.name for f in folders}, done.stderr[-3000:]
    return found


@pytest.mark.xdist_group("planted")
@pytest.mark.parametrize("planted", PLANTED)
def test_an_error_planted_in_the_toy_game_is_caught(planted: str, caught: dict[str, str]) -> None:
    """The check itself is checked: each of these breaks one promise."""
    assert caught["as it is"] == "nothing"
    assert caught[planted] != "nothing" and BY_WHAT.get(planted, "") in caught[planted], caught[planted]


@pytest.mark.xdist_group("planted")
def test_what_cannot_be_told_is_named(caught: dict[str, str]) -> None:
    assert (
        "everything can be told (toy: the move keep reed: en: there is no sentence move-keep)"
        in caught["a move has no sentence"]
    )
    assert "de: there is no sentence move-keep" in caught["a move has no sentence in German"]
    assert "every thing has a name (toy: en: lot-iron)" in caught["a thing has no name"]
    assert "wins: it has 1 arguments, and more were given" in caught["news have an argument too many"]
    assert "leads: not all of it is told" in caught["a fact is not always told"]


def test_a_broken_promise_is_told_with_its_place() -> None:
    from guildhall.core.bench import demand

    with pytest.raises(Nonconformance, match="seed 5, step 3"):
        demand(False, "pieces are conserved", "seed 5, step 3")
