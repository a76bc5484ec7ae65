"""The command line, run as a person runs it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PLAYED = Path(__file__).parents[1] / "played"
WON = str(PLAYED / "city_of_guilds_solo_win.log")


def guildhall(*args: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "guildhall", *args],
        input=typed,
        capture_output=True,
        text=True,
        cwd=cwd,
        env=os.environ | {"COLUMNS": "120"},
    )


def told(*args: str) -> dict:
    done = guildhall(*args)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_games_lists_titles_designers_and_what_is_reconstructed() -> None:
    done = guildhall("games")
    assert (
        done.returncode == 0
        and "Andy Oakey" in done.stdout
        and "reconstructed" in done.stdout
        and "unofficial" in done.stdout
    )
    seats = {game["name"]: game["seats"] for game in told("games", "--json")["games"]}
    assert seats == {
        "flandern_1302": [2, 4],
        "city_and_guilds": [3, 5],
        "city_of_guilds": [1, 4],
        "guilds_of_london": [2, 4],
    }


def test_games_are_listed_without_loading_numba() -> None:
    code = """
import atexit, sys
sys.argv = ["guildhall", "games"]
atexit.register(lambda: print("numba" in sys.modules))
from guildhall.cli import main
main()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("False")


def test_rules_prints_the_book_one_rule_or_what_is_searched_for() -> None:
    assert "Guild of Thieves" in guildhall("rules", "city_of_guilds").stdout
    assert "costs 4 gold" in guildhall("rules", "city_of_guilds", "building.cost").stdout
    assert "kostet 4 Gold" in guildhall("rules", "city_of_guilds", "building.cost", "-l", "de").stdout
    found = told("rules", "city_of_guilds", "tax majority", "--json")["rules"]
    assert found and all("majority" in " ".join(rule.values()).lower() for rule in found)
    assert {"id", "chapter", "text", "source"} == set(found[0])


def test_simulate_prints_one_object_with_all_that_is_promised() -> None:
    result = told("simulate", "city_of_guilds", "--seats", "3", "--games", "200", "--seed", "5", "--json")
    assert list(result) == [
        *("game", "seats", "games", "decisions", "seconds", "decisions_per_second"),
        *("rounds_mean", "score_mean", "wins", "ends"),
    ]
    assert (
        result["rounds_mean"] == 5
        and sum(result["wins"]) == pytest.approx(200, abs=0.01)
        and sum(result["ends"].values()) == 200
    )
    again = told("simulate", "city_of_guilds", "--seats", "3", "--games", "200", "--seed", "5", "--json")
    assert {key: again[key] for key in ("decisions", "score_mean", "wins", "ends")} == {
        key: result[key] for key in ("decisions", "score_mean", "wins", "ends")
    }


def test_simulate_with_bots_counts_the_same_things() -> None:
    result = told("simulate", "city_of_guilds", "--seats", "2", "--games", "4", "--bots", "apprentice,random", "--json")
    assert sum(result["wins"]) == pytest.approx(4) and result["decisions"] > 100


def test_fuzz_says_that_there_is_no_fault() -> None:
    all_of_it = told("fuzz", "city_of_guilds", "--games", "20", "--seed", "1", "--json")
    rows, never = all_of_it["results"], all_of_it["never"]["city_of_guilds"]
    assert [row["seats"] for row in rows] == [1, 2, 3, 4] and all(row["fault"] == "" for row in rows)
    assert "pass" not in never and "news passes" not in never  # everything that these games met is counted


def test_replay_tells_a_log_and_verify_believes_it() -> None:
    done = guildhall("replay", WON)
    assert done.returncode == 0 and "The Ruler turns over" in done.stdout and "the city is yours" in done.stdout
    assert "Der Herrscher deckt auf" in guildhall("replay", WON, "--language", "de").stdout
    result = told("replay", WON, "--json")
    assert result["over"] and result["ending"] == "solo.win" and result["winners"] == [0]
    assert told("replay", WON, "--to", "3", "--json")["over"] is False
    assert told("verify", WON, "--json")["ending"] == "solo.win"
    assert guildhall("verify", WON).stdout.startswith("True: the seed fits the hash")
    assert guildhall("verify", WON, "-l", "de").stdout.startswith("Wahr: Der Startwert passt")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("play", "chess"), "there is no game 'chess'"),
        (("rules", "chess"), "there is no game 'chess'"),
        (("rules", "city_of_guilds", "dragons"), "no rule 'dragons'"),
        (("rules", "city_of_guilds", "--language", "fr"), "no rulebook in 'fr'"),
        (("simulate", "city_of_guilds", "--seats", "7"), "for 1 to 4 seats, not 7"),
        (("simulate", "city_of_guilds", "--bots", "random"), "2 seats need 2 bots"),
        (("simulate", "city_of_guilds", "--bots", "random,wizard"), "there is no bot 'wizard'"),
        (("play", "city_of_guilds", "--option", "start=9"), "cannot be '9'"),
        (("play", "city_of_guilds", "--option", "dragons=9"), "no option 'dragons'"),
        (("play", "city_of_guilds", "--seat", "9"), "there is no seat 9"),
        (("play", "city_of_guilds", "--seed", "-1"), "a seed is a whole number of up to 128 bits"),
        (("play", "city_of_guilds", "--bots", "random"), "2 other seats need as many players"),
        (("play", "city_of_guilds", "--language", "fr"), "no words in 'fr'"),
        (("replay", "nowhere.log"), "No such file"),
        (("verify", __file__), "no log of Guildhall"),
        (("fuzz", "all", "--components", "x"), "needs one game"),
        (("fuzz", "city_of_guilds", "--seats", "9"), "not 9"),
        (("play", "city_of_guilds", "--components", "nowhere"), "no such folder"),
    ],
)
def test_bad_input_is_one_clear_sentence_and_an_exit_status(args: tuple[str, ...], sentence: str) -> None:
    done = guildhall(*args)
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stderr.startswith("guildhall: ") and sentence in done.stderr and done.stderr.count("\n") == 1


def test_a_changed_log_is_not_believed(tmp_path: Path) -> None:
    changed = tmp_path / "changed.log"
    text = Path(WON).read_text()
    changed.write_text(text.replace("seed: 0", "seed: 1"))
    done = guildhall("verify", str(changed))
    assert done.returncode == 2 and "does not fit the hash" in done.stderr


def test_a_game_is_played_in_the_terminal_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "mine.log"
    typed = "?\n? play academy\nu\nr tax\nb\nl\nh\nguild bankers\nplay academy\nq\n"
    done = guildhall("play", "city_of_guilds", "--seed", "3", "--save", str(file), typed=typed)
    assert done.returncode == 0, done.stderr
    for expected in (
        "Choose a guild",
        "has chosen the",
        "nothing to undo",
        "tax.majority",
        "Harbour Wall",
        "A number chooses",
    ):
        assert expected in done.stdout, expected
    lines = file.read_text()
    assert "guild bankers" in lines and "--resume" in done.stdout
    done = guildhall("play", "city_of_guilds", "--resume", str(file), typed="1\nq\n")
    assert done.returncode == 0 and len(file.read_text()) > len(lines)


def test_a_whole_game_alone_can_be_played_by_typing_numbers() -> None:
    done = guildhall("play", "city_of_guilds", "--seats", "1", "--seed", "3", typed="1\n" * 200)
    assert done.returncode == 0 and ("stays in power" in done.stdout or "city is yours" in done.stdout)


def test_people_at_one_screen_are_separated_by_a_curtain() -> None:
    done = guildhall(
        "play", "city_of_guilds", "--seats", "2", "--bots", "human", "--seed", "3", "-l", "de", typed="1\n\n1\n\n1\nq\n"
    )
    assert done.returncode == 0 and "ist an der Reihe. Weitergeben" in done.stdout


def test_leaving_by_the_end_of_input_is_no_error() -> None:
    assert guildhall("play", "city_of_guilds").returncode == 0


def test_a_failing_fuzz_game_is_written_as_a_log_that_replay_opens(tmp_path: Path) -> None:
    """A rule is broken on purpose in a copy of the house; the log opens in the sound one."""
    import shutil

    from guildhall.core.caching import PACKAGE

    shutil.copytree(PACKAGE, tmp_path / "guildhall", ignore=shutil.ignore_patterns("__pycache__"))
    tax = tmp_path / "guildhall" / "games" / "city_of_guilds" / "rules" / "tax.py"
    tax.write_text(
        tax.read_text().replace("s.gold[side] += gold", "s.gold[side] += gold\n                s.supply[side] -= 1")
    )
    done = subprocess.run(
        [sys.executable, "-m", "guildhall", "fuzz", "city_of_guilds", "--seats", "2", "--games", "3", "--json"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path), "GUILDHALL_CACHE": str(tmp_path / "cache")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1, done.stderr
    row = json.loads(done.stdout)["results"][0]
    assert "a law of the game is broken" in row["fault"]
    assert guildhall("replay", str(tmp_path / row["log"])).returncode == 0
