"""Positions from outside: ranges, laws, and who is asked."""

from collections.abc import Callable
from typing import Any

import pytest

from games.city_of_guilds.table import kinds_in, known, position, table
from guildhall import GAMES, Table
from guildhall.core.check import Bench
from guildhall.core.fields import PositionError
from guildhall.core.play import legal_at, refusal_at

GAME = GAMES["city_of_guilds"]


def lawful() -> dict[str, Any]:
    t = Table.new("city_of_guilds", 2, seed=3, options={"start": 0})
    t.play(0, "guild bankers")
    t.play(1, "guild thieves")
    return t.position()


def hand_card(s: dict[str, Any], seat: int) -> str:
    return next(card for card, zone in s["zone"].items() if zone == f"hand_{seat}")


def move_card(s: dict[str, Any], card: str, to: str) -> None:
    s["cards_in"][s["zone"][card]] -= 1
    s["cards_in"][to] += 1
    s["zone"][card] = to


BROKEN: list[tuple[Callable[[dict[str, Any]], Any], str]] = [
    # Ranges and shapes.
    (lambda s: s["gold"].update(blue=1000), "gold.blue: 1000 is outside 0..999"),
    (lambda s: s["gold"].update(blue=-3), "gold.blue: -3 is outside"),
    (lambda s: s["gold"].update(blue=True), "gold.blue: True is not a whole number"),
    (lambda s: s["gold"].update(blue="rich"), "gold.blue: 'rich' is not a whole number"),
    (lambda s: s["gold"].update(blue=None), "gold.blue: None is not a whole number"),
    (lambda s: s["passed"].update(blue=1), "passed.blue: 1 is not true or false"),
    (lambda s: s.update(moment="lunch"), "moment: 'lunch' is not one of the moments"),
    (lambda s: s.update(to_act=["orange"]), "to_act: .* is not a set of the seats"),
    (lambda s: s.update(dragons=1), "dragons: there is no such field"),
    (lambda s: s.pop("gold"), "gold: the field is missing"),
    (lambda s: s.update(depth=99), "depth: 99 is outside"),
    (lambda s: s["zone"].pop("swap"), "zone: an object with the keys"),
    (lambda s: s.update(discards=[]), "discards: a list of 34 is wanted"),
    # Cards.
    (lambda s: s["zone"].update(swap="undealt" if s["zone"]["swap"] != "undealt" else "trash"), "the 34 cards lie"),
    (lambda s: move_card(s, hand_card(s, 0), "hand_1"), "a hand holds too many"),
    (lambda s: move_card(s, hand_card(s, 0), "hand_3"), "a seat without a player holds some"),
    (lambda s: [move_card(s, hand_card(s, 0), "top") for _ in range(2)], "more than one card lies on top"),
    (lambda s: move_card(s, hand_card(s, 0), "aside"), "cards lie aside although nobody looks"),
    (lambda s: s["discards"].__setitem__(0, "swap"), "the discard pile does not fit"),
    (lambda s: s["discards"].__setitem__(3, "swap"), "the discard pile does not fit"),
    (
        lambda s: (move_card(s, hand_card(s, 0), "discard"), s["discards"].__setitem__(0, "beggars")),
        "the discard pile does not fit",
    ),
    (lambda s: move_card(s, hand_card(s, 0), "play"), "if and only if its card is in play"),
    (lambda s: s["owner"].update(academy="blue"), "if and only if its card is in play"),
    # Cubes.
    (lambda s: s["supply"].update(blue=24), "a colour has other than 30 cubes"),
    (lambda s: s["supply"].update(yellow=1), "a colour has other than 30 cubes"),
    (lambda s: (s["influence"]["docks"].update(blue=5), s["supply"].update(blue=20)), "more cubes stand in an area"),
    # Order.
    (lambda s: s["guild"].update(blue="none"), "markers, guild"),
    (lambda s: s["markers"]["blue"].update(thieves=1), "markers, guild"),
    (lambda s: s["guild"].update(green="thieves"), "markers, guild"),
    (lambda s: (s["guild"].update(blue="none"), s["markers"]["blue"].update(bankers=0)), "markers, guild"),
    (lambda s: s.update(to_act=["red"]), "a seat is asked"),
    (lambda s: s.update(turn="green", to_act=["green"]), "a seat is asked"),
    (lambda s: s.update(mayor="yellow"), "a seat is asked"),
    (lambda s: s.update(moment="guild"), "a seat is asked"),
    (lambda s: s.update(playing="swap"), "the decision that is open"),
    (lambda s: s.update(moment="between"), "the decision that is open"),
    (lambda s: s.update(picked_area="docks"), "the decision that is open"),
    (lambda s: s.update(depth=2), "the decision that is open"),
    (lambda s: s.update(moment="from", playing="power_shift"), "nobody who is asked has a legal move"),
    # Knowledge.
    (lambda s: s["may"]["blue"].update(swap=["trash"]), "is wrong about where a card"),
    (lambda s: s["need"]["blue"][0].update(trash=1), "thinks too many cards"),
]


@pytest.mark.parametrize(("change", "message"), BROKEN)
def test_a_position_that_breaks_a_law_or_a_range_is_refused_in_one_sentence(
    change: Callable[..., Any], message: str
) -> None:
    wrong = lawful()
    change(wrong["state"])
    with pytest.raises(PositionError, match=message) as error:
        Table.from_position(wrong)
    assert "\n" not in str(error.value)


def test_a_state_for_another_number_of_seats_is_refused() -> None:
    wrong = lawful()
    wrong["seats"] = 3
    with pytest.raises(PositionError, match="the state is for 2 seats, the table for 3"):
        Table.from_position(wrong)


def test_a_position_in_the_middle_of_a_search_can_be_set_up() -> None:
    """[search.take] Who looks into a pile knows it, also in a position without a memory."""
    base = position(2, guilds=("craftsmen", "bankers"), trash=("swap", "library"), acted=(0,))
    base["state"]["moment"] = "search"
    t = Table.from_position(base)
    assert t.choices(0) == ["take library", "take swap"]
    assert sorted(known(t, 0, "trash")) == ["library", "swap"] and known(t, 1, "trash") == []
    base = position(2, guilds=("thieves", "bankers"), top=("swap",), draw=("library",))
    for card in ("swap", "library"):
        move_card(base["state"], card, "aside")
    base["state"]["moment"] = "drawn"
    t = Table.from_position(base)
    assert t.choices(0) == ["keep library", "keep swap"] and kinds_in(t, "aside") == ["library", "swap"]


def test_refusals_of_the_record_itself() -> None:
    """[table.over] [table.turn] [table.unknown_move] [table.not_now] For whoever comes without a Table."""
    bench = Bench(GAME, 2, 1)
    bench.setup(1)
    seat = int(bench.states[0].turn)
    ids = GAME.rulebook.ids

    def rule(who: int, a: int) -> str:
        return ids[int(refusal_at(bench.states, 0, who, a, bench.why))]

    assert rule(1 - seat, 0) == rule(-1, 0) == "table.turn"
    assert rule(seat, -1) == rule(seat, len(GAME.actions)) == "table.unknown_move"
    assert rule(seat, GAME.actions.first["draw"]) == "table.not_now" and rule(seat, 0) == ""
    assert legal_at(bench.states, 0, 1 - seat, bench.mask)[2] == 0
    while not bench.states[0].over:
        bench.step()
    assert rule(seat, 0) == "table.over"


def test_a_table_from_a_position_is_logged_with_it() -> None:
    t = table(2, hands=(("swap",), ()))
    t.play(0, "discard swap")
    again = Table.replay(str(t.log))
    assert again.position() == t.position() and again.log.seed is None
