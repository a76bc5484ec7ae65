"""Table: drafts, commits, undo, takebacks, simultaneous choices, positions."""

import json

import pytest

from games.city_of_guilds.table import table as position_of_city
from guildhall import GAMES, Refusal, Refused, Table
from guildhall.core.fields import PositionError
from guildhall.core.game import UnknownGame


def toy(seed: int = 1, **given) -> Table:
    return Table.new("toy", 2, seed=seed, **given)


def test_simultaneous_choices_stay_secret_until_the_last_is_made() -> None:
    t = toy()
    first = t.choices(0)[0]
    before = t.view(1)
    t.play(0, first)
    assert t.to_act == {1} and t.n == 0 and t.choices(0) == []
    after = t.view(1)
    before.pop("to_act"), after.pop("to_act")
    assert before == after, "neither the record nor n tells what was chosen"
    assert t.view(0)["state"]["bid"]["blue"] == first.split()[1] and t.draft(0) == [first]
    t.play(1, t.choices(1)[0])
    assert t.n == 2 and [line.seat for line in t.log.lines] == [0, 1]


def test_lines_of_simultaneous_choices_are_in_seat_order_whoever_was_first() -> None:
    t = toy()
    t.play(1, t.choices(1)[0])
    t.play(0, t.choices(0)[0])
    assert [line.seat for line in t.log.lines] == [0, 1]


def test_a_simultaneous_choice_may_be_withdrawn_until_the_last_is_made() -> None:
    t = toy()
    t.play(0, t.choices(0)[0])
    t.undo(0)
    assert t.to_act == {0, 1} and t.draft(0) == []
    with pytest.raises(Refused, match="nothing to undo"):
        t.undo(0)


def test_a_draft_is_seen_by_its_seat_alone_and_undo_leaves_no_trace() -> None:
    t = position_of_city(2, hands=(("gain_docks",), ()), gold=(3, 0), influence={"docks": {"red": 2}})
    before, spectator, opponent = t.position(), t.view(None), t.view(1)
    t.play(0, "play gain_docks")
    assert t.draft(0) == ["play gain_docks"] and t.view(0)["state"]["playing"] == "gain_docks"
    assert (t.position(), t.view(None), t.view(1), t.n) == (before, spectator, opponent, 0)
    t.undo(0)
    assert t.draft(0) == [] and t.view(0)["state"]["playing"] == "none" and str(t.log).endswith("\n\n")
    t.play(0, "play gain_docks")
    t.play(0, "skip")
    assert [str(line) for line in t.lines(1)] == ["1 0 play gain_docks; skip"]


def test_with_confirm_a_step_is_not_shown_before_it_is_committed() -> None:
    t = Table.new("city_of_guilds", 2, seed=5, options={"start": 0}, confirm=True)
    t.play(0, "guild merchants")
    assert t.n == 0 and t.draft(0) == ["guild merchants"] and t.choices(0) == [] and t.to_act == {0}
    assert t.view(0)["state"]["guild"]["blue"] == "none"
    assert t.why_not(0, "guild bankers") == Refusal("table.waiting", {}, "city_of_guilds", 2)
    t.undo(0)
    t.play(0, "guild bankers")
    t.commit(0)
    assert t.n == 1 and t.to_act == {1}
    with pytest.raises(Refused) as refused:
        t.commit(1)
    assert refused.value.refusal.rule == "table.nothing_to_commit"


def test_a_simultaneous_choice_that_was_confirmed_is_shown_to_its_seat_and_can_be_withdrawn() -> None:
    t = toy(confirm=True)
    move = t.choices(0)[0]
    t.play(0, move)
    assert t.view(0)["state"]["bid"]["blue"] == "none" and t.draft(0) == [move]
    t.commit(0)
    assert t.view(0)["state"]["bid"]["blue"] == move.split()[1] and t.to_act == {1} and t.n == 0
    t.undo(0)
    assert t.view(0)["state"]["bid"]["blue"] == "none" and t.to_act == {0, 1}


def test_a_takeback_is_a_line_of_its_own_and_the_replay_keeps_it() -> None:
    t = Table.new("city_of_guilds", 2, seed=5, options={"start": 0}, table="t")
    t.play(0, "guild merchants")
    at_one = t.position()
    t.play(1, "guild thieves")
    t.takeback(0, 1)
    assert t.position() == at_one and t.n == 3 and str(t.log.lines[-1]) == "3 0 takeback 1"
    with pytest.raises(Refused) as refused:
        t.takeback(0, 2)
    assert refused.value.refusal.rule == "table.takeback"
    t.play(1, "guild bankers")
    again = Table.replay(str(t.log))
    assert again.position() == t.position() and str(again.log) == str(t.log)
    again.takeback(0, 0)
    assert again.to_act == {0} and again.asked(0) == 5 and again.asked(1) is None


def test_a_refused_move_raises_and_changes_nothing() -> None:
    t = Table.new("city_of_guilds", 2, seed=5, options={"start": 0})
    before = (t.position(), str(t.log))
    for seat, move, rule in (
        (1, "guild bankers", "table.turn"),
        (7, "guild bankers", "table.turn"),
        ("0", "guild bankers", "table.turn"),
        (0, "guild plumbers", "table.unknown_move"),
        (0, "", "table.unknown_move"),
        (0, None, "table.unknown_move"),
        (0, "draw", "table.not_now"),
    ):
        with pytest.raises(Refused) as refused:
            t.play(seat, move)
        assert refused.value.refusal.rule == rule and str(refused.value).endswith(".")
        assert refused.value.refusal.sentence("de") != str(refused.value)
    assert (t.position(), str(t.log)) == before


def test_after_the_end_nobody_moves() -> None:
    t = Table.new("city_of_guilds", 1, seed=5)
    while not t.over:
        t.play(0, t.choices(0)[-1])
    refusal = t.why_not(0, "draw")
    assert refusal is not None and refusal.rule == "table.over" and t.to_act == set() and t.choices(0) == []
    assert t.prompt(0) == "The game is over."


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: Table.new("chess", 2), "there is no game 'chess'"),
        (lambda: Table.new("city_of_guilds", 5), "for 1 to 4 seats, not 5"),
        (lambda: Table.new("city_of_guilds", 2, options={"start": 2}), "option start .* cannot be '2'"),
        (lambda: Table.new("city_of_guilds", 2, options={"dragons": 1}), "no option 'dragons'"),
    ],
)
def test_an_unknown_game_seat_count_or_option_is_one_clear_sentence(call, message: str) -> None:
    with pytest.raises(UnknownGame, match=message):
        call()


def test_a_seed_out_of_range_is_refused() -> None:
    for seed in (-1, 1 << 128, 1.5, "7", True):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            Table.new("city_of_guilds", 2, seed=seed)


def test_the_same_seed_deals_the_same_game_and_another_another() -> None:
    first, same, other = (Table.new("city_of_guilds", 2, seed=seed, table="t") for seed in (1, 1, 1 << 100))
    assert first.position() == same.position() != other.position()
    assert Table.new("city_of_guilds", 2).log.seed != Table.new("city_of_guilds", 2).log.seed


def test_a_position_is_readable_json_and_comes_back_as_it_was() -> None:
    t = Table.new("city_of_guilds", 3, seed=9)
    for _ in range(12):
        seat = min(t.to_act)
        t.play(seat, t.choices(seat)[0])
    position = json.loads(json.dumps(t.position()))
    again = Table.from_position(position)
    assert again.position() == position and again.view(1)["state"] == t.view(1)["state"]
    replayed = Table.replay(str(again.log))
    assert replayed.position() == position


def test_positions_that_are_no_positions_are_refused() -> None:
    for wrong in ({}, [], {"game": "city_of_guilds"}, {"game": "city_of_guilds", "seats": 2, "state": 7}):
        with pytest.raises(PositionError):
            Table.from_position(wrong)


def test_the_registry_lists_the_games_without_the_toy() -> None:
    assert (
        list(GAMES) == ["flandern_1302", "city_and_guilds", "city_of_guilds", "guilds_of_london"]
        and GAMES["toy"].name == "toy"
        and len(GAMES) == 4
    )
