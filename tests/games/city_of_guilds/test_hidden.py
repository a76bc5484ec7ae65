"""Who knows what, and that guesses keep to it."""

from collections import Counter

import pytest

from games.city_of_guilds.table import kinds_in, known, rule, table
from guildhall import Table
from guildhall.core.compile import zeros
from guildhall.core.game import GAMES
from guildhall.core.play import guess_at
from guildhall.games.city_of_guilds.tables import CARDS, KIND_OF_CARD, KINDS

GAME = GAMES["city_of_guilds"]


def worlds(t: Table, viewer: int, n: int = 60):
    """Worlds that the viewer may guess: where each kind of card lies, as Counters by zone."""
    rng = zeros(4)
    rng[:] = [5, 6, 7, 8]
    states = GAME.records(2)
    GAME.undump(states, 0, GAME.dump(t.hidden(viewer), 0))
    for _ in range(n):
        guess_at(states, 1, 0, viewer, rng)
        zones = GAME.layout.view(states[1])["zone"]
        yield {
            zone: Counter(KINDS[k] for card, k in zip(CARDS, KIND_OF_CARD, strict=True) if zones[card] == zone)
            for zone in set(zones.values())
        }


def test_nothing_of_hands_piles_and_chance_is_in_a_view() -> None:
    """[turn.hands]"""
    t = Table.new("city_of_guilds", 3, seed=1, options={"start": 0})
    for seat, guild in enumerate(("bankers", "thieves", "scholars")):
        t.play(seat, f"guild {guild}")
    for viewer in (0, 1, 2, None):
        view = t.view(viewer)["state"]
        assert view["rng"] == [None] * 4 and view["streams"][0] == [None] * 4
        shown = [card for card, zone in view["zone"].items() if zone is not None]
        assert len(shown) == (0 if viewer is None else 3)
        others = [
            row
            for row in view["may"]
            if row not in ("public", ["blue", "red", "green"][viewer] if viewer is not None else "")
        ]
        assert all(place is None for row in others for place in view["may"][row].values())
    assert t.view(0)["seed"] is None


def test_when_the_game_is_over_nothing_is_hidden_and_the_seed_is_shown() -> None:
    """[turn.hands]"""
    t = table(2, hands=(("swap",), ("library",)), draw=(), passed=(1,), round_no=5)
    t.play(0, "pass")
    assert t.over and known(t, None, "hand_0") == ["swap"] and known(t, None, "hand_1") == ["library"]
    whole = Table.new("city_of_guilds", 1, seed=77)
    while not whole.over:
        whole.play(0, whole.choices(0)[0])
    assert whole.view(None)["seed"] == f"{77:032x}"


def test_a_theft_of_the_only_card_of_a_hand_is_no_secret_to_whoever_knew_it() -> None:
    """[thieves.action]"""
    draw = ("gain_street", "gain_docks", "gain_poor", "theatre")
    t = table(3, guilds=("thieves", "merchants", "bankers"), discard=("swap", "library", "beggars"), draw=draw)
    t.play(0, "draw")
    t.play(0, t.choices(0)[0])
    t.play(0, "leave discard")
    t.play(1, "use")
    t.play(1, "take swap")
    t.play(2, "draw")
    assert known(t, 2, "hand_1") == ["swap"]
    t.play(0, "steal red")
    assert known(t, 2, "hand_0") == ["swap"], "the only card of a hand is no secret"


def test_a_theft_from_a_hand_of_known_and_unknown_cards_moves_one_card_at_most() -> None:
    """[thieves.action]"""
    hands = (("theatre",), ("academy", "market_hall"), ("gain_docks",))
    t = table(
        3,
        guilds=("merchants", "bankers", "thieves"),
        hands=hands,
        discard=("swap", "library"),
        draw=("gain_street", "gain_street", "recycle"),
        turn=0,
    )
    t.play(0, "use")
    t.play(0, "take swap")  # seat 0: theatre (unknown), swap (known to all)
    t.play(1, "discard academy")
    t.play(2, "steal blue")
    for world in worlds(t, 1):
        stolen = world["hand_2"]["swap"] + world["hand_0"]["swap"]
        assert stolen == 1
        assert sum(world["hand_2"].values()) == 2 and sum(world["hand_0"].values()) == 1


def test_what_was_searched_in_the_draw_pile_is_counted_out_to_the_hands_in_every_guess() -> None:
    """[scholars.action] Each hand holds as many of the cards seen as it has drawn since."""
    draw = ("swap", "library", "theatre", "academy", "beggars", "harbour_wall")
    hands = ((), ("gain_docks", "gain_market"), ("gain_poor",))
    t = table(3, guilds=("scholars", "bankers", "merchants"), hands=hands, draw=draw, discard=("stock_exchange",))
    t.play(0, "use")
    t.play(0, "take swap")
    t.play(1, "draw")
    t.play(2, "draw")
    t.play(0, "discard swap")
    t.play(1, "discard gain_docks")
    t.play(2, "draw")
    seen = set(draw) - {"swap"}
    hands_now = {zone: sum(kind in seen for kind in kinds_in(t, zone)) for zone in ("hand_1", "hand_2")}
    assert hands_now == {"hand_1": 1, "hand_2": 2}
    for world in worlds(t, 0):
        for zone, n in hands_now.items():
            assert sum(count for kind, count in world[zone].items() if kind in seen) == n


def test_a_searched_trash_has_lost_exactly_one_of_its_known_cards_in_every_guess() -> None:
    """[craftsmen.action]"""
    t = table(
        3,
        guilds=("craftsmen", "magicians", "bankers"),
        hands=((), ("gain_docks", "gain_market", "gain_poor"), ()),
        trash=(),
        built={"library": "green", "theatre": "green", "academy": "blue"},
        influence={"docks": {"red": 1}, "market": {"blue": 1}},
        draw=("gain_street", "gain_street", "swap", "recycle", "gain_royal", "gain_royal"),
        turn=1,
    )
    t.play(1, "play gain_docks")
    t.play(2, "sell library")
    t.play(0, "draw")
    t.play(1, "play gain_market")
    t.play(2, "draw")
    open_cards = {"gain_docks", "library", "gain_market"}
    assert set(known(t, 2, "trash")) == open_cards
    t.play(0, "use")
    t.play(0, "take library")
    t.play(1, "discard gain_poor")  # unseen into the trash: only the sizes do not tell any more
    assert known(t, 2, "hand_0") == []
    for world in worlds(t, 2, 200):
        in_trash = sum(
            n
            for kind, n in world["trash"].items()
            if kind in open_cards and kind != "gain_docks" and kind != "gain_market"
        )
        in_trash += min(1, world["trash"]["gain_docks"]) + min(1, world["trash"]["gain_market"])
        assert in_trash >= 2


def test_a_card_kept_over_the_round_stays_known_to_whoever_knew_it_for_certain() -> None:
    """[round.shuffle]"""
    t = table(2, guilds=("merchants", "thieves"), hands=((), ()), discard=("swap", "library"), draw=(), mayor=0)
    t.play(0, "use")
    t.play(0, "take swap")
    t.play(1, "pass")
    t.play(0, "pass")
    assert t.to_act == {1} and known(t, 1, "hand_0") == ["swap"] and known(t, None, "hand_0") == ["swap"]


@pytest.mark.parametrize("move", ["keep swap", "take library"])
def test_moves_that_name_hidden_cards_are_redacted_for_others(move: str) -> None:
    """[turn.hands]"""
    verb = move.split()[0]
    a = GAME.actions.number(move)
    assert a is not None and GAME.actions.redacted(a, opened=False) == f"{verb} ?"


def test_a_seat_cannot_ask_about_the_cards_of_others() -> None:
    """[turn.hands] A refusal never depends on what the seat cannot see."""
    t = table(2, hands=(("swap",), ("library",)))
    assert rule(t, 1, "play library") == "table.turn" and rule(t, 0, "play library") == "turn.play"
