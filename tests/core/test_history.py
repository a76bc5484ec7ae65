"""The past of a table: long logs cost little memory, and what was only tried leaves no trace."""

import random
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from guildhall import Refused, Table
from guildhall.core.history import OPEN, Records
from guildhall.core.replaying import within
from guildhall.core.views import by_step

PLAYED = Path(__file__).parents[1] / "played"


def test_five_thousand_lines_of_the_longest_record_cost_less_than_four_megabytes() -> None:
    dice = random.Random(1)
    record = bytearray(3440)
    tracemalloc.start()
    history, said = Records(), {}
    for n in range(5000):
        for _ in range(8):  # what a move changes
            record[dice.randrange(400)] = dice.randrange(20)
        history.append(bytes(record))
        if n % 250 == 0:
            said[n] = bytes(record)
    spent, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert spent < 4_000_000, spent
    assert all(history[n] == told for n, told in said.items()), "and every line is as it was"
    assert history.until(700)[600] == history[600] and history.until(4999)[4999] == history[4999]


def test_a_takeback_goes_back_to_a_line_that_is_packed_long_since() -> None:
    table = Table.new("toy", 2, seed=1)
    for seat in (0, 1):
        table.play(seat, table.choices(seat)[0])
    early, n = table.position(), table.n
    for _ in range(3 * OPEN):
        table.takeback(0, 0)
        for seat in (0, 1):
            table.play(seat, table.choices(seat)[0])
    assert table.past(n).position() == early
    table.takeback(0, 0)
    assert table.position() == table.past(0).position()


def told(table: Table) -> Any:
    seats = range(table.seats)
    return (
        str(table.log),
        table.position(),
        [table.view(seat) for seat in seats],
        [(table.draft(seat), table.waiting(seat), table.asked(seat)) for seat in seats],
        table.sealed(),
        table.news_in_full(),
    )


@pytest.mark.parametrize("game", ["toy", "city_of_guilds"])
def test_whatever_is_tried_the_table_is_put_back_and_plays_on_the_same(game: str) -> None:
    table, dice = Table.new(game, 2, seed=5), random.Random(5)
    tried = 0
    while not table.over and tried < 60:
        before = told(table)
        put_back = table.checkpoint()
        for _ in range(dice.randrange(1, 6)):
            _do_something(table, dice)
        put_back()
        assert told(table) == before
        tried += 1
        _do_something(table, dice)


def _do_something(table: Table, dice: random.Random) -> None:
    if table.over:
        return
    seat = dice.choice(sorted(table.to_act) or [0])
    try:
        match dice.randrange(8):
            case 0:
                table.undo(seat)
            case 1:
                table.cancel(seat)
            case 2:
                table.takeback(seat, dice.randrange(table.n + 1))
            case 3:
                table.commit(seat)
            case _:
                table.play(seat, dice.choice(table.choices(seat) or ["nothing"]), confirm=dice.random() < 0.3)
    except Refused:
        return


@pytest.mark.parametrize(
    "game", ["guilds_of_london_end_tiles", "city_and_guilds_end_full", "flandern_1302_two_end_full"]
)
def test_a_line_is_followed_step_by_step_to_where_it_ended(game: str) -> None:
    table = Table.replay((PLAYED / f"{game}.log").read_text(), to=40)
    followed = 0
    for line in table.log.lines:
        stood = [then.position() for then in within(table, line.n)]
        assert len(stood) == len(line.moves)
        assert stood[-1] == table.past(line.n).position()
        steps = dict(by_step(table, None, line.n - 1, False))[line.n]
        assert len(steps) == len(stood), "news come by step"
        followed += len(stood) > 2
    assert followed, "there were turns of several steps"
    assert table.position() == Table.replay(str(table.log)).position(), "looking changes nothing"


def test_a_takeback_has_no_steps() -> None:
    table = Table.new("toy", 2, seed=1)
    for seat in (0, 1):
        table.play(seat, table.choices(seat)[0])
    table.takeback(0, 0)
    assert list(within(table, table.n)) == []
