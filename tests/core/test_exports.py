"""What is derived from FIELDS for others."""

import numpy as np
import pytest

from guildhall import GAMES, Table
from guildhall.core.exports import observation_layout, observe, typescript
from guildhall.core.fields import NONE, Field, Layout, PositionError, count


def test_the_types_of_the_page_name_every_field_and_every_slug() -> None:
    layout = GAMES["city_of_guilds"].layout
    text = typescript(layout)
    assert "export interface CityOfGuildsState {" in text and "gold: Record<Side, number>;" in text
    assert "zone: Record<Card, Zone | null>;" in text and "to_act: Seat[];" in text and "over: boolean;" in text
    assert all(f"  {field.name}: " in text for field in layout.on_the_table) and "'gain_docks'" in text
    assert "leader: Record<Area, Leader | 'none'>;" in text.split("interface CityOfGuildsFacts")[1]
    assert "  may: " not in text and "  rng: " not in text, "what nobody sees, and what memories hold, stays at home"


def test_observations_are_made_from_what_the_seat_sees_and_nothing_else() -> None:
    t = Table.new("city_of_guilds", 2, seed=1, options={"start": 0})
    t.play(0, "guild bankers")
    t.play(1, "guild thieves")
    layout = t.game.layout
    features = observation_layout(layout)
    mine, others = observe(layout, t.hidden(0)[0]), observe(layout, t.hidden(1)[0])
    assert len(mine) == len(features) and mine.min() >= 0 and mine.max() <= 1 and not np.array_equal(mine, others)
    assert not {feature.field for feature in features} & {"rng", "streams", "tracking"}
    hand = [
        f
        for f, n in zip(features, mine, strict=True)
        if f.field == "zone" and n and layout.axes["zone"][f.value] == "hand_0"
    ]
    assert len(hand) == 3
    gold = next(n for f, n in zip(features, mine, strict=True) if f.field == "gold")
    assert gold == np.float32(2 / 999)


def test_a_count_that_may_be_nothing_reads_none_and_is_taken_as_none_or_as_it_was_written_before() -> None:
    layout = Layout("thing", [Field("left", ("seat",), count(3, NONE), "all")], {"seat": ["blue", "red"]})
    s = layout.mirror()
    s.left[:] = [2, NONE]
    told = {"left": {"blue": 2, "red": "none"}}
    assert layout.view(s) == told and "left: Record<Seat, number | 'none'>;" in typescript(layout)
    for written in ("none", -2):
        s.left[:] = [0, 0]
        layout.load(s, {"left": {"blue": 2, "red": written}})
        assert layout.view(s) == told
    with pytest.raises(PositionError, match=r"left.red: 'some' is not a whole number"):
        layout.load(s, {"left": {"blue": 2, "red": "some"}})
