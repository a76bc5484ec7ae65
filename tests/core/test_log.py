"""Logs: reading, refusing, verifying."""

import pytest

from guildhall import Table
from guildhall.core.log import Log, LogError
from guildhall.core.replaying import verify


def finished(seed: int = 4) -> Table:
    t = Table.new("city_of_guilds", 2, seed=seed, options={"start": 0}, table="abc")
    k = 0
    while not t.over:
        seat = min(t.to_act)
        choices = t.choices(seat)
        t.play(seat, choices[k % len(choices)])
        k += 1
    return t


LOG = str(finished().log)


def test_a_log_reads_back_as_it_was_written() -> None:
    assert str(Log.parse(LOG)) == LOG and str(Log.parse(LOG.replace("\n", "\r\n"))) == LOG


def test_a_rule_for_absence_stands_in_the_header_is_replayed_and_given_to_everybody() -> None:
    text = LOG.replace("\nseed: ", "\nabsence: journeyman 10\nseed: ")
    assert str(Log.parse(text)) == text and str(Table.replay(text).log) == text
    assert "absence: journeyman 10\n" in str(Log.parse(text).redacted([]))
    assert Table.replay(LOG).log.absence == ""


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: "", "no log of Guildhall"),
        (lambda text: "hello\n" + text, "no log of Guildhall"),
        (lambda text: text.replace("seed: ", "sead: "), "cannot be read"),
        (lambda text: "\n".join(line for line in text.split("\n") if not line.startswith("seats")), "no seats"),
        (lambda text: text.replace("seats: 2", "seats: two"), "cannot be read"),
        (lambda text: text.replace("\nseed: ", "\nabsence: soon\nseed: "), "absence"),
        (lambda text: text.replace("\n3 ", "\n4 ", 1), "line 3 of the log is numbered 4"),
        (lambda text: text.replace("\n2 1 guild", "\n2 x guild"), "line 2 of the log is not"),
        (
            lambda text: text.replace("\n2 1 guild", "\n2 1 fly"),
            "line 2 of the log cannot be replayed: There is no move",
        ),
        (
            lambda text: text.replace("\n1 0 ", "\n1 7 "),
            "line 1 of the log cannot be replayed",
        ),
        (lambda text: text[: text.rindex(" ")], "cannot be replayed|cut off|is not"),
        (lambda text: text.replace("components: ", "components: 0"), "other components"),
        (lambda text: text.replace("rules: 1", "rules: 9"), "rules version 9"),
        (lambda text: text.replace("game: city_of_guilds", "game: chess"), "there is no game"),
        (lambda text: text.replace("seed: 0000", "seed: none #"), "cannot be read"),
        (lambda text: text + "\n999 0 draw", "is numbered 999"),
        (lambda text: text.replace("seed: 0", "seed: 100000000000000000000000000000000000000"), "more than 128 bits"),
        (lambda text: text.replace("\n2 1 ", "\n2 ² "), "line 2 of the log is not"),
    ],
)
def test_a_log_that_is_wrong_is_refused_in_one_sentence(change, message: str) -> None:
    with pytest.raises((LogError, LookupError), match=message) as error:
        Table.replay(change(LOG))
    assert "\n" not in str(error.value)


def test_a_log_cut_off_inside_a_decision_is_noticed() -> None:
    cut = next(line for line in LOG.split("\n") if ";" in line)
    text = LOG[: LOG.index(cut)] + cut.split(";")[0] + "\n"
    with pytest.raises(LogError, match="is cut off"):
        Table.replay(text)


def test_a_log_can_be_replayed_up_to_any_line() -> None:
    whole = Table.replay(LOG)
    for n in (0, 1, whole.n // 2, whole.n):
        assert Table.replay(LOG, to=n).n == n
    assert Table.replay(LOG).position() == whole.position()


def test_a_finished_log_is_verified_and_a_changed_one_is_not() -> None:
    report = verify(LOG)
    assert report["over"] and report["lines"] == len(Log.parse(LOG).lines)
    changed = LOG.replace(f"seed: {4:032x}", f"seed: {5:032x}")
    assert changed != LOG
    with pytest.raises(LogError, match="does not fit the hash"):
        verify(changed)


def test_a_redacted_log_has_no_seed_and_no_secrets() -> None:
    t = Table.new("city_of_guilds", 2, seed=4, options={"start": 0})
    t.play(0, "guild thieves")
    t.play(1, "guild magicians")
    while not any(line.moves[0].startswith("keep") for line in t.log.lines):
        seat = min(t.to_act)
        choices = t.choices(seat)
        t.play(seat, "draw" if "draw" in choices else choices[0])
    text = str(t.log.redacted(t.lines(None)))
    assert "keep ?" in text and "seed: none" in text and f"{4:032x}" not in text
    with pytest.raises(LogError, match="redacted"):
        Table.replay(text)
    with pytest.raises(LogError, match="no seed"):
        verify(text)
