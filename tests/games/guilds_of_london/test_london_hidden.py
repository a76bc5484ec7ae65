"""Who knows what of hands and mayoral cards, and that guesses keep to it."""

from collections import Counter
from typing import Any

import pytest

from games.guilds_of_london.table import play, state, table
from guesses import guesses
from guildhall import GAMES, Table
from guildhall.games.guilds_of_london.tables import CARDS, COPIES, MAYORAL

COPIES_OF = dict(zip(CARDS, map(int, COPIES), strict=True))
WORLDS = 40


def hand(world: dict[str, Any], side: str) -> Counter[str]:
    return Counter({card: n for card, n in world["hand"][side].items() if n})


def test_a_view_shows_numbers_of_cards_and_not_which() -> None:
    """[hidden.cards] [setup.cards]"""
    t = Table.new("guilds_of_london", 3, seed=4)
    for viewer in (0, 1, 2, None):
        seen = t.view(viewer)["state"]
        for seat, side in enumerate(("red", "blue", "green")):
            known = [n is not None for n in seen["hand"][side].values()]
            assert all(known) if seat == viewer else not any(known)
            assert seen["hand_size"][side] == 6 and seen["looking"][side] == 3
            assert (seen["looked"][side][0] is not None) == (seat == viewer)
        assert set(seen["deck"].values()) == {None} and set(seen["mayors"]) == {None} and seen["rng"] == [None] * 4
    page = t.view(0, memory=False)["state"]
    assert "together" not in page and "since" not in page and "hand" in page


def reshuffled(seats: int, hands: dict[str, list[str]]) -> Table:
    """Red has just drawn from a deck that was made anew: everything else is in these hands."""
    rest = Counter(COPIES_OF)
    for cards in hands.values():
        rest.subtract(cards)
    t = table(seats, hands=hands, deck=[], order=("red", "blue", "green", "yellow"))
    assert sum(state(t)["discards"].values()) == sum(rest.values())
    return play(t, "end")


def test_with_two_players_a_reshuffle_tells_the_whole_hand() -> None:
    """[hidden.cards] [draw.reshuffle]"""
    blue = ["s1", "x8", "k4"]
    t = reshuffled(2, {"red": ["c1"], "blue": blue})
    assert all(hand(world, "blue") == Counter(blue) for world in guesses(t, 0, WORLDS))
    # What blue has now drawn comes from the new deck; what it holds since before is still known, unless it was laid out.
    play(t, "hire k4", "end", "end")
    for world in guesses(t, 0, WORLDS):
        assert hand(world, "blue") >= Counter(["s1", "x8"]) and hand(world, "blue").total() == 4
    worlds = [hand(world, "red") for world in guesses(t, 1, WORLDS)]
    assert all(world >= Counter(["c1"]) for world in worlds) and len({repr(sorted(w)) for w in worlds}) > 10


def test_with_three_players_a_reshuffle_tells_what_the_others_hold_together() -> None:
    """[hidden.cards]"""
    t = reshuffled(3, {"red": ["c1"], "blue": ["s1", "x8", "k4"], "green": ["a9", "k8"]})
    together, splits = Counter(["s1", "x8", "k4", "a9", "k8"]), set()
    for world in guesses(t, 0, WORLDS):
        assert hand(world, "blue") + hand(world, "green") == together and hand(world, "blue").total() == 3
        splits.add(tuple(sorted(hand(world, "green"))))
    assert len(splits) > 5
    # Green sees its own, so it knows blue and red; onlookers know no more than all hands together.
    for world in guesses(t, 2, WORLDS):
        assert hand(world, "blue") + hand(world, "red") >= Counter(["s1", "x8", "k4", "c1"])


def test_a_card_laid_out_after_a_draw_may_have_been_old_or_fresh_but_numbers_hold() -> None:
    """[hidden.cards] Red lays out more cards than it has drawn since: some of them were old."""
    t = reshuffled(3, {"red": ["s1", "s2", "s3"], "blue": ["x8"], "green": ["k4"]})
    drawn = [card for card, n in state(t)["hand"]["red"].items() for _ in range(n)]
    play(t, "end", "end")
    for card in drawn[:6]:
        if t.why_not(0, f"hire {card}") is None:
            play(t, f"hire {card}")
    play(t, "end")
    while state(t)["moment"] == "limit":
        play(t, t.choices(min(t.to_act))[0])
    laid = sum(state(t)["laid"]["red"].values())
    assert laid == 6 and state(t)["aged"]["red"] == 2  # four had been drawn since the shuffle
    for viewer in (1, 2):
        for world in guesses(t, viewer, WORLDS):
            old = sum(world["old_hand"]["red"].values())
            assert old == 3 and hand(world, "red").total() == state(t)["hand_size"]["red"]
            total = Counter(world["deck"]) + Counter(world["discards"]) + hand(world, "red") + hand(world, "blue")
            assert total + hand(world, "green") + Counter(world["played"]) == Counter(COPIES_OF)


def test_cards_returned_at_the_set_up_are_not_what_others_have_kept() -> None:
    """[setup.shuffle] [hidden.cards]"""
    t = Table.new("guilds_of_london", 3, seed=11)
    looked = t.view(0)["state"]["looked"]["red"]
    for seat in range(3):
        t.play(seat, t.choices(seat)[0])
    returned = Counter(looked) - Counter([state(t)["kept"]["red"][0]])
    for world in guesses(t, 0, WORLDS):
        kept = Counter(world["kept"][side][0] for side in ("blue", "green"))
        assert not [card for card in kept if card in returned and card != "m12"]
        deck = Counter(world["mayors"][: world["mayors_left"]])
        assert deck >= returned
    assert len({world["kept"]["blue"][0] for world in guesses(t, 0, WORLDS)}) > 5


def test_who_puts_cards_under_the_deck_knows_them_until_they_come_up() -> None:
    """[mayoral.bottom] [hidden.cards]"""
    few = [card for card in MAYORAL if card not in ("m01", "m02", "m03", "m04", "m05")]
    t = table(
        3,
        hands={"red": ["a9"], "blue": ["a7", "x1", "k4", "x1"]},
        plantation={"red": 2, "blue": 3},
        mayors=["m01", "m02", "m03", "m04", "m05"],
        kept={"green": [*few, "m12"]},
    )
    play(t, "use a9", "keep m02", "bottom m03", "end")
    assert t.view(0)["state"]["pinned"]["red"][:4] == ["none", "none", "m03", "m01"]
    assert t.view(1)["state"]["pinned"]["red"][:4] == [None] * 4
    for world in guesses(t, 0, WORLDS):
        assert world["mayors"][2:4] == ["m03", "m01"] and set(world["mayors"][:2]) <= {"m04", "m05", *few, "m12"}
    assert len({tuple(world["mayors"][:4]) for world in guesses(t, 1, WORLDS)}) > 10
    play(t, "use a7", "discard x1", "keep m04")  # blue takes the two on top
    assert t.view(0)["state"]["pinned"]["red"][:3] == ["m03", "m01", "none"]


def test_a_known_card_that_another_draws_is_with_it_or_where_it_put_its_cards() -> None:
    """[mayoral.bottom] [mayoral.draw] [hidden.cards]"""
    few = [card for card in MAYORAL if card not in ("m01", "m02", "m03", "m04")]
    t = table(
        3,
        hands={"red": ["a9"], "blue": ["k4", "x1", "x2"]},
        plantation={"red": 2},
        mayors=["m01", "m02", "m03", "m04"],
        kept={"green": [*few, "m12"]},
    )
    play(t, "use a9", "keep m02", "bottom m03", "end")
    assert state(t)["mayors"][:3] == ["m04", "m03", "m01"]
    play(t, "use k4", "discard x1", "discard x2", "keep m04", "end")
    assert t.view(0)["state"]["pinned"]["red"][:2] == ["m01", "none"]
    green, places = Counter(state(t)["kept"]["green"]), set()
    for world in guesses(t, 0, WORLDS):
        # m03 went with the draw of blue: blue has kept it, or put it under the deck; green, who drew before, has it not.
        places.add((world["kept"]["blue"][0] == "m03", world["mayors"][1] == "m03"))
        assert "m03" not in world["kept"]["green"]
    assert places == {(True, False), (False, True)} and green["m03"] == 0
    # Of a card of which there are two, one that was seen tells nothing of the other.
    t = table(3, hands={"red": ["a9"]}, plantation={"red": 2}, mayors=["m12", "m12", "m03"], kept={"blue": ["m01"]})
    play(t, "use a9", "keep m03", "bottom m12", "end")
    assert Counter(t.view(0)["state"]["since"]["red"])[255] == 3


def test_a_card_with_few_places_gets_one_even_where_others_lay_there_first() -> None:
    """[hidden.cards]"""
    few = [card for card in MAYORAL if card not in ("m01", "m02", "m03", "m04", "m05")]
    t = table(3, mayors=["m01", "m02", "m03"], kept={"red": ["m05"], "blue": ["m04"], "green": [*few, "m12"]})
    noted = t.position()
    s = noted["state"]
    s["draws"], s["put_by"][2], s["put_from"][2] = 3, 3, 1
    s["kept_by"]["blue"][0], s["kept_from"]["blue"][0] = 3, 1
    for card, since in (("m01", 1), ("m02", 1), ("m03", 3)):
        s["since"]["red"][MAYORAL.index(card)] = since
    places = set()
    for world in guesses(Table.from_position(noted), 0, 4 * WORLDS):
        assert not {"m01", "m02", "m03"} & set(world["kept"]["green"])
        places.add(next(n for n, card in enumerate([*world["mayors"][:3], world["kept"]["blue"][0]]) if card == "m03"))
    assert places == {2, 3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guessed_worlds_keep_every_law_through_whole_games_of_bots(seats: int) -> None:
    """[hidden.cards] Worlds of every viewer, at steps of a game in which the deck is shuffled anew."""
    from guildhall.core.bench import Bench
    from guildhall.core.play import broken_at, guess_at, hide_at, remember_at

    bench, shuffles = Bench(GAMES["guilds_of_london"], seats, 3), 0
    for n, where in enumerate(bench.decisions(1, 60)):
        shuffles += any(int(v) for v in bench.states[0].together)
        if n % 5:
            continue
        for viewer in bench.viewers():
            hide_at(bench.states, 1, 0, viewer)
            guess_at(bench.states, 2, 1, viewer, bench.rng)
            remember_at(bench.states, 2, viewer)
            assert broken_at(bench.states, 2) == 0, where
    assert shuffles or seats == 2
