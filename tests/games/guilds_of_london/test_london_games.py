"""Whole games of Guilds of London: the independent scorer, the laws, bots."""

from collections import Counter
from typing import Any

import pytest

from games.guilds_of_london import scorer
from games.guilds_of_london.table import end_round, position, rule, state, table
from guildhall import GAMES, Table
from guildhall.bots import make_bot
from guildhall.core.bench import Bench
from guildhall.core.compile import PLAIN, zeros
from guildhall.core.fields import PositionError
from guildhall.core.game import N_WHY
from guildhall.core.play import hide_at, legal_at, refusal_at

GAME = GAMES["guilds_of_london"]


def fresh(seats: int, seed: int = 5, **options: str) -> Table:
    return Table.new("guilds_of_london", seats, seed=seed, options=options)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_independent_scorer_agrees_on_votes_and_final_scores_of_random_games(seats: int) -> None:
    """[final.mayoral] [final.neighbours] [vote.most] [second.unique]"""
    bench, tiles, step = Bench(GAME, seats, 1), 0, None
    games = 6 if PLAIN else 340
    for k in range(games):
        bench.setup(k)
        points: Counter[str] = Counter()
        scored: dict[str, list[int]] = {}
        while not bench.states[0].over:
            before = GAME.dump(bench.states, 0)
            _, a = bench.step()
            step = GAME.actions.words[a].split()[0]
            news = [
                GAME.news.told([int(v) for v in bench.news[n]], 0, reveal=True)
                for n in range(1, int(bench.news[0][0]) + 1)
            ]
            first = next((item for item in news if item["news"] in ("wins", "tied")), None)
            if first and step in ("end", "discard"):  # nothing else happens before the first vote
                GAME.undump(bench.states, 4, before)
                was = GAME.layout.view(bench.states[4])
                cell = next(c for c, tile in was["tile"].items() if tile == first["tile"])
                winner, second = scorer.vote(was, cell, seats)
                assert (winner is None) == (first["news"] == "tied") and first.get("side") == winner
                if winner and len([i for i in news if i["news"] in ("wins", "tied")]) == 1:
                    given = next(
                        (i["side"] for i in news if i["news"] == "second" and i["tile"] == first["tile"]), None
                    )
                    assert given in (None, second)
                tiles += 1
            for item in news:
                if item["news"] in ("wins", "scores", "mayoral_score", "neighbours"):
                    points[item["side"]] += item["count"]
                if item["news"] == "mayoral_score":
                    scored.setdefault(item["side"], []).append(item["count"])
                if item["news"] == "neighbours":
                    scored.setdefault(item["side"], []).append(item["count"])
        end = GAME.layout.view(bench.states[0])
        for side in list(end["points"])[:seats]:
            worth, pairs = scorer.final(end, side, seats)
            assert scored[side] == [*worth, pairs] and end["points"][side] == points[side], (k, side)
    assert tiles >= games // 4


BROKEN = [
    (lambda s: s["tile"].update(c1="dyers", c2="dyers"), "a tile lies twice"),
    (lambda s: s["master"].update({s["up"][0]: "red"}), "master"),
    (lambda s: s["master"].update(c30="red"), "lies outside the city"),
    (lambda s: s["shows"].update(crown=[]), "sets do not fit"),
    (lambda s: s["here"].update(red=[s["up"][0]]), "sets do not fit"),
    (lambda s: s["ruled"].update(red=[s["up"][0]]), "sets do not fit"),
    (lambda s: s["guildhall"].update(red=5), "16 pawns"),
    (lambda s: s.update(neutrals=5), "neutral pawns"),
    (lambda s: s["stock"].update(yellow=1), "neutral pawns"),
    (lambda s: (s.update(standing_in=1), s.update(neutrals=s["neutrals"] - 1)), "neutral pawns"),
    (lambda s: s["unused"].update(move=3), "token"),
    (lambda s: s.update(beadle="none"), "beadle"),
    (lambda s: s["deck"].update(s1=s["deck"]["s1"] + 1), "not there as often"),
    (lambda s: s.update(deck_left=s["deck_left"] - 1), "sizes do not fit"),
    (lambda s: s["hand_size"].update(red=7), "sizes do not fit"),
    (lambda s: s["kept"]["red"].__setitem__(0, "m12" if s["kept"]["red"][0] != "m12" else "m01"), "mayoral card"),
    (lambda s: s["shuffled"].update(s1=s["shuffled"]["s1"] - 1), "remembered"),
    (lambda s: s["fresh"].update(red=7), "remembered"),
    (lambda s: s["put_by"].__setitem__(2, 0), "remembered"),
    (lambda s: s["kept_by"]["red"].__setitem__(0, 9), "remembered"),
    (lambda s: s["since"]["red"].__setitem__(0, 255 if s["since"]["red"][0] != 255 else 0), "remembered"),
    (lambda s: s["pinned"]["red"].__setitem__(0, "m01" if s["mayors"][0] != "m01" else "m02"), "remembered"),
    (lambda s: s["points"].update({s["ranking"][1]: 4}), "order of points"),
    (lambda s: s.update(ranking=["red", "red", "green", "yellow"]), "order of points"),
    (lambda s: s.update(order=[*s["order"][:2], "green", "green"]), "the order of turns"),
    (lambda s: s.update(order=["red", "red", *s["order"][2:]]), "the order of turns"),
    (lambda s: s.update(talk=["blue", "blue", *s["talk"][2:]]), "the order of turns"),
    (lambda s: s.update(depth=1), "nothing waits"),
    (lambda s: s.update(ending="end.points"), "a finished game"),
    (lambda s: s.update(reveals=29_999), "so many rounds"),
    (lambda s: s["points"].update({s["ranking"][0]: 900}), "so many rounds"),
    (lambda s: s["done"].update(green=["hire"]), "not at this table"),
    (lambda s: s["token"].update(c1="none"), "a face-up tile has no token"),
    (lambda s: s.update(actor="none"), "a seat is asked"),
    (lambda s: s.update(turn=1 - s["turn"]), "a seat is asked"),
    (lambda s: s.update(round_no=0), "a seat is asked"),
    (lambda s: s.update(moment="mayor"), "never asked in this part"),
    (lambda s: s.update(stage="tiles", moment="pawn"), "never asked in this part"),
    (lambda s: s.update(moment="between"), "never asked in this part"),
    (lambda s: s.update(moment="negotiate"), "never asked in this part"),
    (lambda s: s.update(moment="keep"), "the card that is being carried out"),
    (lambda s: s.update(card="s1"), "the card that is being carried out"),
    (lambda s: s.update(moment="pay"), "the card that is being carried out"),
    (lambda s: s.update(moment="tile"), "the card that is being carried out"),
    (lambda s: s.update(draws=0), "draws: 0 is outside"),
]


@pytest.mark.parametrize(("change", "complaint"), BROKEN)
def test_a_position_that_breaks_a_law_is_refused(change: Any, complaint: str) -> None:
    """[hidden.cards]"""
    t = fresh(2)
    for seat in (0, 1):
        t.play(seat, t.choices(seat)[0])
    broken = t.position()
    assert Table.from_position(broken).to_act == t.to_act
    change(broken["state"])
    with pytest.raises(PositionError, match=complaint):
        Table.from_position(broken)


def test_a_finished_game_keeps_to_the_laws_and_a_position_may_leave_out_what_is_remembered() -> None:
    """[end.rounds]"""
    t = end_round(table(3, round_no=15))
    assert t.over and Table.from_position(t.position()).over
    wrong = t.position()
    wrong["state"]["to_act"] = ["red"]
    with pytest.raises(PositionError, match="a finished game"):
        Table.from_position(wrong)
    assert Table.from_position(position(3)).to_act == {0}


def test_only_who_is_asked_may_answer_and_only_what_is_asked() -> None:
    """[turn.any_number]"""
    t = table(3, hands={"red": ["s1"]})
    assert t.why_not(1, "end").rule == "table.turn" and rule(t, "keep m01") == "table.not_now"
    assert GAME.rulebook.ids[int(refusal_at(t._states, 0, 1, 0, zeros(N_WHY)))] == "table.turn"
    assert int(legal_at(t._states, 0, 1, GAME.mask())[2]) == 0 and int(legal_at(t._states, 0, 0, GAME.mask())[2]) == 3


@pytest.mark.skipif(PLAIN, reason="bots are compiled")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_the_game_to_its_end_and_resolve_most_of_the_city(seats: int) -> None:
    t, players = fresh(seats, 9), [make_bot("search:40", GAME, seed) for seed in range(seats)]
    while not t.over:
        seat = min(t.to_act)
        t.play(seat, GAME.actions.words[players[seat].choose(t.hidden(seat), seat)])
    assert len([c for c, tile in state(t)["tile"].items() if tile != "none" and c not in state(t)["up"]]) > 8
    states = GAME.records(2)
    GAME.undump(states, 0, GAME.dump(t._states, 0))
    hide_at(states, 1, 0, 0)
    assert GAME.dump(states, 1) == GAME.dump(states, 0)  # nothing is hidden at the end
