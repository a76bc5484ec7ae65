"""The table of moments: what it generates, and what it refuses when a game is imported."""

from typing import Any

import pytest

from guildhall.core.actions import Actions, Arg, Verb
from guildhall.core.compile import PLAIN, fn
from guildhall.core.fields import Field, Layout, count, header
from guildhall.core.game import GAMES, NOT_NOW
from guildhall.core.moments import Answer, Moment, Moments, MomentsError

SEATS, LOTS, MOMENTS = ["blue", "red"], ["low", "high"], ["bid", "over", "pay"]
LAYOUT = Layout(
    "moments",
    [*header(SEATS, MOMENTS, ["", "bid.low"]), Field("bid", ("seat",), count(9), "all")],
    {"seat": SEATS, "moment": MOMENTS, "rule": ["", "bid.low"], "purpose": 1},
)
LOT = Arg("lot", LOTS)
ACTIONS = Actions(Verb("bid", (Arg("side", SEATS), LOT)), Verb("pass"), Verb("pay", (LOT,)))


@fn
def forbids_bid(s, me, side, lot):
    return 1 if s.bid[side] > lot else 0


@fn
def bid(s, me, side, lot, news):
    s.bid[side] = lot + 1


@fn
def stop(s, me, news):
    s.moment = 2


@fn
def pay(s, me, lot, news):
    s.bid[me] = 0


BID, PASS, PAY = Answer("bid", forbids_bid, bid), Answer("pass", None, stop), Answer("pay", None, pay)
OVER = Moment("over")


def table(*moments: Moment, **options: Any) -> Moments:
    return Moments(__name__, LAYOUT, ACTIONS, *moments, **options)


def test_a_move_is_given_to_what_is_declared_for_its_verb_at_its_moment() -> None:
    text = table(Moment("pay", PAY, PASS), OVER, Moment("bid", BID, PASS)).text()
    assert "forbids_bid(s, me, PARTS[a][0], PARTS[a][1])" in text
    assert "bid(s, me, PARTS[a][0], PARTS[a][1], news)" in text and "stop(s, me, news)" in text
    forbidding = text[text.index("def forbids_now") : text.index("def legal")]
    assert forbidding.index("moment == 2:  # pay") < forbidding.index("moment == 0:  # bid")
    assert "# over" not in text


@pytest.mark.skipif(not PLAIN, reason="compiled, the rules of a whole game are called by doors")
def test_what_is_generated_asks_and_answers() -> None:
    asked = table(Moment("bid", BID, PASS), Moment("pay", PAY), OVER)
    s, mask = LAYOUT.mirror(), [0] * len(ACTIONS)
    s.to_act, s.bid = 0b01, [2, 0]
    assert asked.legal(s, 0, mask) == (0, 5, 3) and mask[:5] == [0, 0, 1, 1, 1]
    assert asked.legal(s, 1, mask)[2] == 0
    assert [asked.forbids(s, 0, a) for a in range(len(ACTIONS))] == [1, 1, 0, 0, 0, NOT_NOW, NOT_NOW]
    asked.carry_out(s, 0, ACTIONS["bid"] + 3, [])
    assert s.bid == [2, 2]
    asked.carry_out(s, 0, ACTIONS["pass"], [])
    assert s.moment == 2 and asked.legal(s, 0, mask) == (5, 7, 2)


def test_moments_that_do_the_same_stand_once() -> None:
    text = table(Moment("bid", BID, PASS), Moment("over", PASS), Moment("pay", PAY, PASS)).text()
    assert text.count("forbids_bid(") == 1
    same = table(Moment("bid", BID, PASS, PAY), Moment("over", BID, PASS, PAY), Moment("pay")).text()
    assert same.count("moment == 0 or moment == 1:  # bid, over") == 2


def test_parts_take_the_place_of_the_verbs_arguments() -> None:
    parts = [[7, 8, 9]] * len(ACTIONS)
    text = table(Moment("bid", Answer("bid", None, pay), PASS), OVER, Moment("pay", PAY), parts=parts).text()
    assert "pay(s, me, PARTS[a][0], news)" in text


def other_bid(s, me, side, lot, news):
    """Renamed below: another function with the same name."""


other_bid.__name__ = "bid"


@pytest.mark.parametrize(
    ("moments", "complaint"),
    [
        ([Moment("bid", BID, PASS), Moment("pay", PAY)], "the layout has the moments"),
        ([Moment("bid", BID), Moment("bid", PASS), OVER, Moment("pay", PAY)], "the layout has the moments"),
        ([Moment("bid", BID), OVER, Moment("pay", PAY)], "no moment allows these verbs: ['pass']"),
        ([Moment("bid", BID, PASS), OVER, Moment("pay", PAY, Answer("fly", None, stop))], "no such verbs: ['fly']"),
        ([Moment("bid", BID, PASS, PASS), OVER, Moment("pay", PAY)], "bid: a verb answers twice"),
        ([Moment("bid", BID, PASS), OVER, Moment("pay", Answer("pay", None, bid))], "should take (s, me, lot, news)"),
        ([Moment("bid", BID, PASS), OVER, Moment("pay", Answer("pay", stop, pay))], "should take (s, me, lot)"),
        (
            [Moment("bid", BID, PASS), Moment("over", Answer("bid", None, other_bid)), Moment("pay", PAY)],
            "two different functions are called bid",
        ),
    ],
)
def test_a_table_that_does_not_fit_the_game_is_refused(moments: list[Moment], complaint: str) -> None:
    with pytest.raises(MomentsError) as refused:
        table(*moments)
    assert complaint in str(refused.value)


@pytest.mark.skipif(PLAIN, reason="nothing is compiled")
@pytest.mark.parametrize("name", GAMES)
def test_what_is_generated_is_kept_with_its_game(name: str) -> None:
    game = GAMES[name]
    kept = game.legal._cache._cache_file
    assert kept._home == game.home
