"""Hostile and careless input: whatever comes, it is refused in a sentence or played; nothing else ever happens."""

import copy
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from guildhall import Refused, Table
from guildhall.core.fields import PositionError
from guildhall.core.game import UnknownGame
from guildhall.core.log import Log, LogError

calm = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def played(steps: int = 25) -> Table:
    t = Table.new("city_of_guilds", 3, seed=11, table="h")
    for k in range(steps):
        seat = min(t.to_act)
        choices = t.choices(seat)
        t.play(seat, choices[k % len(choices)])
    return t


TABLE = played()
TEXT, POSITION = str(TABLE.log), TABLE.position()


@calm
@given(st.text())
def test_any_text_is_a_log_or_refused(text: str) -> None:
    try:
        Log.parse(text)
    except LogError as error:
        assert str(error) and "\n" not in str(error)


@calm
@given(st.integers(0, len(TEXT) - 1), st.integers(0, 12), st.text(max_size=6))
def test_a_log_with_a_damaged_place_is_replayed_or_refused(start: int, length: int, put: str) -> None:
    try:
        Table.replay(TEXT[:start] + put + TEXT[start + length :])
    except (LogError, UnknownGame) as error:
        assert str(error)


@calm
@given(st.integers(0, len(TEXT)))
def test_a_truncated_log_is_a_shorter_game_or_refused(end: int) -> None:
    try:
        assert Table.replay(TEXT[:end]).n <= TABLE.n
    except (LogError, UnknownGame) as error:
        assert str(error)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a position where something else could stand."""
    if isinstance(value, dict):
        return (
            [path, *(p for key, v in value.items() for p in places(v, (*path, key)))]
            if path
            else [p for key, v in value.items() for p in places(v, (key,))]
        )
    if isinstance(value, list):
        return [path, *(p for k, v in enumerate(value) for p in places(v, (*path, k)))]
    return [path]


PLACES = places(POSITION["state"])


@calm
@given(st.sampled_from(PLACES), json_values)
def test_a_position_with_anything_anywhere_is_lawful_or_refused(path: tuple[Any, ...], value: Any) -> None:
    wrong = copy.deepcopy(POSITION)
    spot = wrong["state"]
    for key in path[:-1]:
        spot = spot[key]
    spot[path[-1]] = value
    try:
        t = Table.from_position(wrong)
    except PositionError as error:
        assert str(error) and "\n" not in str(error)
        return
    seat = min(t.to_act)
    t.play(seat, t.choices(seat)[0])


@calm
@given(
    st.integers(-3, 9) | st.none() | st.text(max_size=3),
    st.text(max_size=30) | st.sampled_from(TABLE.game.actions.words),
)
def test_any_seat_and_any_words_are_a_legal_move_or_refused_without_a_trace(seat: Any, words: str) -> None:
    t = Table.replay(TEXT)
    before = (t.position(), str(t.log), {s: t.draft(s) for s in range(3)})
    try:
        t.play(seat, words)
        assert seat in TABLE.to_act and " ".join(words.split()) in TABLE.choices(seat)
    except Refused as refused:
        assert refused.refusal.rule in t.game.rulebook.rules and str(refused)
        assert (t.position(), str(t.log), {s: t.draft(s) for s in range(3)}) == before


@calm
@given(st.lists(st.integers(0, 10_000), min_size=1, max_size=60))
def test_undo_and_takeback_lead_back_to_what_was(numbers: list[int]) -> None:
    t = Table.new("city_of_guilds", 2, seed=5, table="u")
    for number in numbers:
        if t.over:
            break
        seat = min(t.to_act)
        choices = t.choices(seat)
        before, draft, n = t.view(seat), t.draft(seat), t.n
        t.play(seat, choices[number % len(choices)])
        if t.n == n:
            t.undo(seat)
            assert t.view(seat) == before and t.draft(seat) == draft
            t.play(seat, choices[number % len(choices)])
        elif number % 7 == 0:
            state = t.position()
            t.takeback(0, n)
            t.takeback(1, t.n)
            assert t.n == n + 3 and t.view(seat)["state"] != state["state"]
    again = Table.replay(str(t.log))
    assert again.position() == t.position()
