"""Positions from outside: ranges, laws, and who is asked."""

from collections.abc import Callable
from typing import Any

import pytest

from games.city_of_guilds.table import kinds_in, known, position, table
from guildhall import GAMES, Table
from guildhall.core.bench import Bench
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
    (lambda s: s.update(start="yellow"), "a seat is asked"),
    (lambda s: s.update(moment="guild"), "guilds are chosen from the Mayor on"),
    (lambda s: s.update(moment="between"), "the game ends after the last round"),
    (lambda s: s.update(ending="end.areas"), "the game ends after the last round"),
    (lambda s: s.update(over=True, to_act=[], moment="between", ending="end.shared"), "the game ends after the last"),
    (lambda s: s.update(reveals=30000), "so many secrets"),
    (lambda s: s["gold"].update(blue=999), "gold: so much"),
    (lambda s: s["gold"].update(green=1), "gold of a colour that is not there"),
    (lambda s: s["acted"].update(green=True), "acted, passed"),
    (lambda s: s.update(playing="swap"), "does not ask for this"),
    (lambda s: s.update(picked_area="docks"), "does not ask for this"),
    (lambda s: s.update(scope=["docks"]), "does not ask for this"),
    (lambda s: s.update(depth=2), "depth, stack"),
    (lambda s: s.update(stack=[1, 0, 0, 0]), "depth, stack"),
    (lambda s: s.update(moment="from", playing="power_shift"), "does not lie where played cards go"),
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


def carrying(card: str, moment: str = "resolve", **given: Any) -> dict[str, Any]:
    """A position of two in the middle of a card that blue has played."""
    fields = {key: given.pop(key) for key in ("scope", "picked_area", "picked_side", "depth", "stack") if key in given}
    base = position(2, **{"trash": (card,), **given})
    base["state"] |= {"moment": moment, "playing": card, **fields}
    return base


def looking(guild: str, moment: str, aside: tuple[str, ...], **given: Any) -> dict[str, Any]:
    """A position of two in which blue looks at cards."""
    base = position(2, guilds=(guild, "merchants"), **{"draw": (*aside, "beggars"), **given})
    for card in aside:
        move_card(base["state"], card, "aside")
    base["state"]["moment"] = moment
    return base


RED_IN_DOCKS: Any = {"docks": {"red": 1}}
ALL_PLACED: Any = {**RED_IN_DOCKS, "poor": {"blue": 5},
                   **{area: {"blue": 4} for area in ("market", "royal", "university", "financial", "cherriton")}}  # fmt: skip
HOSTILE: dict[str, tuple[Callable[[], dict[str, Any]], str]] = {
    "a removal for 3 gold by one who has none": (
        lambda: carrying("gain_docks", scope=["docks"], gold=(0, 2), influence=RED_IN_DOCKS), "moment, gold, supply"),
    "a removal for a cube that is not there to be placed": (
        lambda: carrying("gain_docks", scope=["docks"], gold=(9, 2), influence=ALL_PLACED), "moment, gold, supply"),
    "a removal where no cube stands": (
        lambda: carrying("gain_docks", scope=["docks"], gold=(9, 2)), "moment, influence"),
    "a removal somewhere else": (
        lambda: carrying("gain_docks", scope=["market"], gold=(9, 2), influence=RED_IN_DOCKS), "moment, playing"),
    "a removal by a card that removes nothing": (
        lambda: carrying("recycle", scope=["docks"], influence=RED_IN_DOCKS), "moment, playing"),
    "a removal for a building that nobody has built": (
        lambda: carrying("harbour_wall", scope=["docks"], trash=(), influence=RED_IN_DOCKS), "playing, zone"),
    "a removal for a building with room beside it": (
        lambda: carrying("harbour_wall", scope=["docks"], trash=(), built={"harbour_wall": "blue"},
                         influence=RED_IN_DOCKS), "moment, playing"),
    "a removal by a card that was not played": (
        lambda: carrying("gain_docks", scope=["docks"], trash=(), gold=(9, 2), influence=RED_IN_DOCKS), "playing, zone"),
    "a revolt that forgets an area": (
        lambda: carrying("workers_revolt", scope=["docks"], influence={"docks": {"red": 1}, "poor": {"red": 1}}),
        "depth, stack"),
    "a revolt that waits for an area without cubes": (
        lambda: carrying("workers_revolt", scope=["docks"], influence=RED_IN_DOCKS, depth=1, stack=[3, 0, 0, 0]),
        "depth, stack"),
    "a shift to somewhere of a cube that is not there": (
        lambda: carrying("power_shift", "to", picked_area="docks", influence=RED_IN_DOCKS), "moment, influence"),
    "a shift from nowhere": (lambda: carrying("power_shift", "to", influence={"docks": {"blue": 1}}), "moment, playing"),
    "a shift without a cube": (lambda: carrying("power_shift", "from"), "moment, influence"),
    "a shift by another card": (lambda: carrying("swap", "from", influence={"docks": {"blue": 1}}), "moment, playing"),
    "an exchange with a cube that is not there": (
        lambda: carrying("swap", "with", picked_area="docks", picked_side="blue",
                         influence={**RED_IN_DOCKS, "poor": {"blue": 1}}), "moment, influence"),
    "an exchange without a partner": (
        lambda: carrying("swap", "with", picked_area="docks", picked_side="red", influence=RED_IN_DOCKS),
        "moment, influence"),
    "a shift that also removes": (
        lambda: carrying("power_shift", "from", scope=["docks"], influence={"docks": {"blue": 1}}), "moment, playing"),
    "a shift with something waiting": (
        lambda: carrying("power_shift", "from", depth=1, influence={"docks": {"blue": 1}}), "depth, stack"),
    "an exchange by another card": (
        lambda: carrying("power_shift", "swap", influence={**RED_IN_DOCKS, "poor": {"blue": 1}}), "moment, playing"),
    "a revolt somewhere else": (
        lambda: carrying("workers_revolt", scope=["market"], influence={"market": {"red": 1}}), "moment, playing"),
    "an exchange of nothing": (lambda: carrying("swap", "swap"), "moment, influence"),
    "a seat that has passed while the pile has cards": (lambda: position(2, passed=(1,)), "passed"),
    "a seat that has passed with two cards": (
        lambda: position(2, hands=(("swap",), ("library", "beggars")), draw=(), passed=(1,)), "passed"),
    "a seat on turn that has passed": (lambda: position(2, hands=(("swap",),), draw=(), passed=(0,)), "passed"),
    "a turn with nothing to do": (lambda: position(2, draw=(), hands=((), ("swap",))), "moment, turn"),
    "a search by a guild that searches nothing": (
        lambda: looking("bankers", "search", (), acted=(0,), trash=("swap",)), "moment, cards_in"),
    "a search of an empty pile": (lambda: looking("craftsmen", "search", (), acted=(0,)), "moment, cards_in"),
    "a search with a full hand": (
        lambda: looking("craftsmen", "search", (), acted=(0,), trash=("swap",),
                        hands=(("theatre", "academy", "library"), ())), "moment, cards_in"),
    "a search that was not begun": (lambda: looking("craftsmen", "search", (), trash=("swap",)), "moment, cards_in"),
    "a look at three cards by the Thieves": (
        lambda: looking("thieves", "drawn", ("swap", "library", "theatre")), "moment, cards_in"),
    "a look at two cards by the Bankers": (
        lambda: looking("bankers", "drawn", ("swap", "library")), "moment, cards_in"),
    "a look at one card": (lambda: looking("thieves", "drawn", ("swap",)), "moment, cards_in"),
    "a look with a full hand": (
        lambda: looking("thieves", "drawn", ("swap", "library"), hands=(("theatre", "academy", "recycle"), ())),
        "moment, cards_in"),
    "one other card of the Scholars": (
        lambda: looking("scholars", "other", ("swap",), hands=(("theatre",), ())), "moment, cards_in"),
    "cards of the Magicians before their action": (
        lambda: looking("magicians", "conjure", ("swap", "library")), "moment, cards_in"),
    "three cards of the Magicians": (
        lambda: looking("magicians", "conjure", ("swap", "library", "theatre"), acted=(0,)), "moment, cards_in"),
    "one guild of two seats": (lambda: position(2, guilds=("bankers", "bankers")), "markers, guild"),
    "round 6": (lambda: position(2, round_no=6), "round_no"),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_position_that_no_game_can_reach_in_its_moment_is_refused_by_name(name: str) -> None:
    make, law = HOSTILE[name]
    with pytest.raises(PositionError, match="^" + law):
        Table.from_position(make())


PLAYABLE: dict[str, tuple[Callable[[], dict[str, Any]], list[str]]] = {
    "a removal for gold": (
        lambda: carrying("gain_docks", scope=["docks"], gold=(3, 2), influence=RED_IN_DOCKS),
        ["remove docks red", "skip"]),
    "a revolt in two areas": (
        lambda: carrying("workers_revolt", scope=["docks"], influence={"docks": {"red": 1, "blue": 1}, "poor": {"red": 1}},
                         depth=1, stack=[3, 0, 0, 0]), ["remove docks blue", "remove docks red"]),
    "a building in a full area": (
        lambda: carrying("harbour_wall", scope=["docks"], trash=(), built={"harbour_wall": "blue"},
                         influence={"docks": {"red": 4}}), ["remove docks red"]),
    "a shift": (
        lambda: carrying("power_shift", "from", influence={"docks": {"blue": 1}, "poor": {"blue": 1}}),
        ["from docks", "from poor"]),
    "an exchange": (
        lambda: carrying("swap", "with", picked_area="docks", picked_side="red",
                         influence={**RED_IN_DOCKS, "poor": {"blue": 1}}), ["with poor blue"]),
    "two cards of the Magicians": (
        lambda: looking("magicians", "conjure", ("gain_docks_1", "library"), acted=(0,),
                        draw=("gain_docks", "library", "beggars")), ["cast gain_docks"]),
    "the other card of the Thieves": (
        lambda: looking("thieves", "other", ("swap",), hands=(("theatre",), ())),
        ["leave top", "leave discard", "leave trash"]),
}  # fmt: skip


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_position_in_the_middle_of_a_turn_can_be_set_up_and_played(name: str) -> None:
    """[remove.target] [card.target] [building.full] [card.shift] [card.swap] [magicians.action] [thieves.ability]"""
    make, choices = PLAYABLE[name]
    t = Table.from_position(make())
    assert t.choices(0) == choices
    t.play(0, choices[0])


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
