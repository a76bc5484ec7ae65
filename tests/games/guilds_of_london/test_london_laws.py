"""Hostile positions of every moment: what no game can reach is refused by name, before anything is played in it."""

from collections.abc import Callable
from typing import Any

import pytest

from games.guilds_of_london.table import play, position, table
from guildhall import Table
from guildhall.core.fields import PositionError
from guildhall.games.guilds_of_london.rules.memory import FORGETTABLE

State = dict[str, Any]
CITY = {"c10": "dyers", "c11": "tanners", "c20": "hatters", "c29": "university_of_london", "c30": "stonecutters"}


def turn(*moves: str, **given: Any) -> Table:
    """A turn of red with three cards, and the moves it makes."""
    usual: dict[str, Any] = {"tiles": CITY, "guildhall": {"red": 3, "blue": 3, "green": 3}}
    usual["pawns"] = {"c10": {"red": 1}, "c11": {"blue": 1, "green": 1}}
    return play(table(3, **{**usual, **given}), *moves)


def moments() -> dict[str, Table]:
    """A table in every moment."""
    fresh = Table.new("guilds_of_london", 3, seed=5)
    talk: dict[str, Any] = {"tiles": {"c10": "pie_makers", "c30": "stonecutters"}, "beadle": "c30"}
    talk |= {"pawns": {"c10": {"red": 1, "green": 2}}, "stock": {"blue": 2}}
    reward = {"tiles": {"c10": "bladesmiths", "c20": "stonecutters"}, "beadle": "c20", "pawns": {"c10": {"red": 3}}}
    hire = {"tiles": {"c10": "dyers", "c20": "stonecutters"}, "beadle": "c20", "pawns": {"c10": {"red": 3}}}
    grown = {"plantation": {"red": 2, "blue": 1}, "round_no": 3, "mayors": ["m01", "m02", "m03"]}
    full = ["s1", "s2", "s3", "s4", "s5", "s6", "s7"]
    return {
        "mayor": fresh,
        "turn": turn(hands={"red": ["s1"]}),
        "pay": turn("use s2", hands={"red": ["s2", "x1"]}),
        "give": turn("use x9", hands={"red": ["x9"]}),
        "pawn": turn("use c1", hands={"red": ["c1"]}),
        "tile": turn("use c1", "from c10", hands={"red": ["c1"]}),
        "swap": turn("use c8", "discard x1", "from c10", hands={"red": ["c8", "x1"]}),
        "colour": turn("use k5", "discard x1", "to c11", hands={"red": ["k5", "x1"]}),
        "keep": turn("use k4", "discard x1", "discard x1", hands={"red": ["k4", "x1", "x1"]}),
        "limit": turn("end", hands={"red": full}),
        "negotiate": play(table(3, **talk), "end", "end", "end"),
        "reward": play(table(3, **reward), "end", "end", "end"),
        "hire": play(table(3, **hire), "end", "end", "end"),
        "left": play(turn(**grown), "end", "end", "end"),
        "bottom": play(turn(**grown), "end", "end", "end", "keep m01"),
    }


TABLES = moments()


def whole(name: str) -> State:
    """The position with the draft of the seat that is asked, as somebody could write it down."""
    t = TABLES[name]
    state = t.game.layout.view(t._states[t._record(min(t.to_act))])
    return {field: value for field, value in state.items() if field not in FORGETTABLE}


def loaded(state: State) -> Table:
    return Table.from_position({"game": "guilds_of_london", "seats": 3, "state": state})


@pytest.mark.parametrize("name", TABLES)
def test_every_moment_can_be_written_down_and_played_on(name: str) -> None:
    t, again = TABLES[name], loaded(whole(name))
    assert again.to_act == t.to_act and again.choices(min(t.to_act)) == t.choices(min(t.to_act))


HOSTILE: list[tuple[str, Callable[[State], Any], str]] = [
    ("turn", lambda s: s.update(beadle="c29"), "beadle: .*special building"),
    ("turn", lambda s: s.update(beadle="c5"), "beadle"),
    ("turn", lambda s: s.update(row=0), "row, resume, until"),
    ("turn", lambda s: s.update(left=3), "left, begun, floor"),
    ("turn", lambda s: s.update(goal="c10"), "origin, goal, aim"),
    ("turn", lambda s: s.update(extra=9999), "any_suit, discount, extra"),
    ("turn", lambda s: s.update(discount=5), "any_suit, discount, extra"),
    ("turn", lambda s: s["lasting"].__setitem__(0, 3), "lasting, firings, due"),
    ("turn", lambda s: s["due"].__setitem__(0, 127), "lasting, firings, due"),
    ("turn", lambda s: s.update(winner="red"), "winner, runner_up, rewarded"),
    ("turn", lambda s: s.update(resolving="c10"), "stage, resolving"),
    ("turn", lambda s: s.update(plays=1), "card, played, plays"),
    ("turn", lambda s: s["unused"].update(dict.fromkeys(s["unused"], 0)), "too few tokens"),
    ("mayor", lambda s: s.update(to_act=["red", "blue"]), "looking"),
    ("mayor", lambda s: s.update(round_no=2), "a seat is asked"),
    ("mayor", lambda s: s.update(floor=1), "left, begun, floor"),
    ("mayor", lambda s: s.update(row=3), "row, resume, until"),
    ("mayor", lambda s: s.update(to_act=[]), "a seat is asked"),
    ("pay", lambda s: s.update(left=2), "left, begun, floor"),
    ("pay", lambda s: s.update(left=0), "left, begun, floor"),
    ("pay", lambda s: s.update(floor=120), "left, begun, floor"),
    ("pay", lambda s: s.update(card="s1"), "card, played, plays"),
    ("pay", lambda s: s.update(floor=44), "nobody who is asked has a legal move"),
    ("pay", lambda s: s.update(until=s["until"] + 1), "row, resume, until"),
    ("give", lambda s: s.update(left=2), "left, begun, floor"),
    ("give", lambda s: s.update(resume=0), "row, resume, until"),
    ("pawn", lambda s: s.update(moment="tile"), "origin, goal, aim"),
    ("pawn", lambda s: s.update(moment="colour"), "never asked"),
    ("pawn", lambda s: s.update(row=s["until"]), "row, resume, until"),
    ("pawn", lambda s: s.update(begun=1), "left, begun, floor"),
    ("pawn", lambda s: s.update(stage="left"), "never asked"),
    ("tile", lambda s: s.update(origin="c20"), "origin, goal, aim"),
    ("tile", lambda s: s.update(origin="none"), "origin, goal, aim"),
    ("tile", lambda s: s.update(origin="plantation"), "origin, goal, aim"),
    ("swap", lambda s: s.update(origin="c11"), "origin, goal, aim"),
    ("swap", lambda s: s.update(moment="colour"), "origin, goal, aim"),
    ("colour", lambda s: s.update(goal="none"), "origin, goal, aim"),
    ("colour", lambda s: s.update(goal="c20"), "has no answer"),
    ("colour", lambda s: s.update(goal="c5"), "origin, goal, aim"),
    ("keep", lambda s: s.update(moment="bottom"), "never asked"),
    ("keep", lambda s: s["looking"].update(red=1), "a mayoral card"),
    ("limit", lambda s: s.update(left=1), "left, begun, floor"),
    ("limit", lambda s: s.update(round_no=15), "left, begun, floor"),
    ("negotiate", lambda s: s.update(talker=0), "talker, floor, stock"),
    ("negotiate", lambda s: s.update(floor=1), "talker, floor, stock"),
    ("negotiate", lambda s: s.update(resolving="c30"), "stage, resolving"),
    ("negotiate", lambda s: s.update(stage="plantation"), "stage, resolving"),
    ("reward", lambda s: s.update(winner="blue"), "winner, runner_up, rewarded"),
    ("reward", lambda s: s.update(stage="second"), "a face-up tile has no token"),
    ("reward", lambda s: s.update(until=s["until"] - 1), "row, resume, until"),
    ("hire", lambda s: s.update(left=4), "left, begun, floor"),
    ("hire", lambda s: s.update(moment="pawn"), "never asked"),
    ("left", lambda s: s.update(stage="right"), "winner, runner_up, rewarded"),
    ("left", lambda s: s.update(rewarded=["red"]), "winner, runner_up, rewarded"),
    ("left", lambda s: s.update(round_no=4), "stage, resolving"),
    ("left", lambda s: s.update(side="virginia"), "row, resume, until"),
    ("bottom", lambda s: s["looking"].update(red=1), "a mayoral card"),
]


@pytest.mark.parametrize(("name", "change", "complaint"), HOSTILE)
def test_a_hostile_position_is_refused_by_name(name: str, change: Callable[[State], Any], complaint: str) -> None:
    state = whole(name)
    change(state)
    with pytest.raises(PositionError, match=complaint):
        loaded(state)


def test_a_tile_is_never_laid_where_one_lies() -> None:
    """[growth.tiles] A position may hold a tile where the city is still to grow."""
    grows = {"c3": "dyers", "c30": "stonecutters"}
    t = play(Table.from_position(position(3, tiles=grows, round_no=3)), "end", "end", "end")
    assert t.position()["state"]["tile"]["c3"] == "dyers" and t.position()["state"]["round_no"] == 4
