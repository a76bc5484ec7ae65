"""Bots: they play legally, never peek, and the apprentice is better than chance."""

import pytest

from guildhall import GAMES, Table
from guildhall.bots import BOTS, UnknownBot, make_bot
from guildhall.core.check import Bench
from guildhall.core.compile import PLAIN, zeros
from guildhall.core.play import apply_at, guess_at, hide_at, score_at

TABLES = [(name, seats) for name in GAMES for seats in GAMES[name].seats]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_bot_plays_whole_games_through_the_door(bot: str, name: str, seats: int) -> None:
    t = Table.new(name, seats, seed=3)
    players = [make_bot(bot, t.game, seat) for seat in range(seats)]
    while not t.over:
        seat = min(t.to_act)
        t.play(seat, t.game.actions.words[players[seat].choose(t.hidden(seat), seat)])
    assert t.ending


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_bot_chooses_the_same_in_every_world_that_looks_the_same(bot: str, name: str, seats: int) -> None:
    """What a seat cannot know is swapped for guesses; with the same dice the choice must not change."""
    game, hidden, compared = GAMES[name], GAMES[name].records(1), 0
    bench = Bench(game, seats, 9)
    for _ in bench.decisions(1, 21):
        seat = asked(bench)
        choices = set()
        for world in range(4):
            hide_at(bench.states, 1, 0, seat)
            if world:
                guess_at(bench.states, 2, 1, seat, bench.rng)
                hide_at(bench.states, 1, 2, seat)
            game.undump(hidden, 0, bench.dump(1))
            before = game.dump(hidden, 0)
            choices.add(make_bot(bot, game, 5).choose(hidden, seat))
            assert game.dump(hidden, 0) == before, "a bot changes nothing"
        assert len(choices) == 1
        compared += 1
    assert compared > 20


@pytest.mark.skipif(PLAIN, reason="many games")
@pytest.mark.parametrize(
    ("name", "seats", "at_least"),
    [
        *(("city_of_guilds", seats, at_least) for seats, at_least in ((2, 0.85), (3, 0.6), (4, 0.5))),
        *(("city_and_guilds", seats, at_least) for seats, at_least in ((3, 0.65), (4, 0.5), (5, 0.4))),
        *(("guilds_of_london", seats, at_least) for seats, at_least in ((2, 0.9), (3, 0.9), (4, 0.9))),
        *(("flandern_1302", seats, at_least) for seats, at_least in ((2, 0.9), (3, 0.8), (4, 0.7))),
    ],
)
def test_the_apprentice_beats_chance_by_far(name: str, seats: int, at_least: float) -> None:
    """Seat-rotated games against random players; fair shares are one in as many as there are seats."""
    game = GAMES[name]
    hidden, out, won, games = game.records(1), zeros(3, game.layout.n_seats, kind=float), 0.0, 120
    bench = Bench(game, seats, 1)
    for k in range(games):
        me = k % seats
        bench.setup(k // seats)
        players = [make_bot("apprentice" if seat == me else "random", game, k * 4 + seat) for seat in range(seats)]
        while not bench.states[0].over:
            seat = asked(bench)
            hide_at(bench.states, 1, 0, seat)
            game.undump(hidden, 0, bench.dump(1))
            apply_at(bench.states, 0, seat, players[seat].choose(hidden, seat), bench.news)
        score_at(bench.states, 0, out)
        won += float(out[2][me])
    assert won / games > at_least


def asked(bench: Bench) -> int:
    """The first seat that may act."""
    to_act = int(bench.states[0].to_act)
    return next(seat for seat in range(bench.seats) if to_act >> seat & 1)


def test_an_unknown_bot_is_one_clear_sentence() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'wizard'; there are: random, apprentice"):
        make_bot("wizard", GAMES["city_of_guilds"])
