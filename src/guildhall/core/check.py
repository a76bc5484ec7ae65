"""What every game must keep: the conformance check. Public: run it on your own game, for every seat count.

`check_game` plays random games and raises Nonconformance at the first promise broken. `trail` is a hash of every position
of random games, so that compiled and plain runs can be compared. core/fuzz.py runs many games fast.
"""

import hashlib
from collections.abc import Iterator
from typing import Any

import numpy as np

from guildhall.core.bench import BEFORE, HIDDEN, SEEN, TRUE, WORLD, Bench, demand
from guildhall.core.check_memory import memory_complaint
from guildhall.core.check_words import Telling, wrong_facts, wrong_news
from guildhall.core.game import GAMES, Game
from guildhall.core.play import (
    apply_at,
    broken_at,
    guess_at,
    hide_at,
    legal_at,
    open_at,
    refusal_at,
    remember_at,
)
from guildhall.core.refusals import Refused
from guildhall.core.table import Table


def check_game(game: Game, seats: int, games: int = 3, seed: int = 1) -> int:
    """Plays random games and checks every promise at every decision; returns the number of decisions."""
    bench, telling, decisions = Bench(game, seats, seed), Telling(game, seats), 0
    check_notation(game)
    hear(telling.tables(), game.name)
    bench.after_step = lambda where: _check_told(bench, telling, where)
    for where in bench.decisions(games, seed):
        _check_masks(bench, telling, where)
        _check_facts(bench, where)
        _check_pieces(bench, TRUE, where)
        complaint = memory_complaint(game, bench.states[TRUE])
        demand(not complaint, "what is remembered is true", f"{where}: {complaint}")
        for viewer in bench.viewers():
            _check_guess(bench, viewer, where)
            _check_same_moves(bench, viewer, where)
            _check_redaction(bench, viewer, where)
        decisions += 1
    check_replay(game, seats, seed)
    return decisions


def hear(complaints: Iterator[tuple[str, str]], where: str) -> None:
    """Raises at the first complaint."""
    for promise, what in complaints:
        demand(False, promise, f"{where}: {what}")


def check_notation(game: Game) -> None:
    """Every move has words of its own, and the words lead back to it."""
    for a, words in enumerate(game.actions.words):
        demand(game.actions.number(words) == a, "notation round-trips", words)
        verb, args = game.actions.parts(a)
        demand(" ".join([verb, *args.values()]) == words and words == words.lower(), "moves are words", words)


def check_replay(game: Game, seats: int, seed: int) -> None:
    """A random game through the door: the replay of its log has the same bytes, and refused moves change none."""
    table, rng = Table.new(game.name, seats, seed, table="check"), np.random.default_rng(seed)
    while not table.over:
        seat = int(rng.choice(sorted(table.to_act)))
        before, choices = (table.position(), table.draft(seat)), table.choices(seat)
        for words in (game.actions.words[int(rng.integers(len(game.actions)))], "fly away"):
            refusal = table.why_not(seat, words)
            demand((refusal is None) == (words in choices), "choices agree with refusals", words)
            if refusal is not None:
                try:
                    table.play(seat, words)
                except Refused:
                    demand((table.position(), table.draft(seat)) == before, "a refused move changes nothing", words)
        if rng.integers(4) == 0 and table.draft(seat):
            table.undo(seat)
        else:
            table.play(seat, choices[int(rng.integers(len(choices)))])
    again = Table.replay(str(table.log))
    demand(
        again.game.dump(again._states, 0) == table.game.dump(table._states, 0),
        "replay gives identical bytes",
        f"seed {seed}",
    )
    demand(str(again.log) == str(table.log), "replay gives an identical log", f"seed {seed}")


def _check_told(bench: Bench, telling: Telling, where: str) -> None:
    """What a step has caused, and the end, can be told."""
    hear(telling.news(bench.news), where)
    if bench.states[TRUE].over:
        hear(telling.ending(int(bench.states[TRUE].ending)), where)


def _check_facts(bench: Bench, where: str) -> None:
    """Facts are told wholly and in their ranges, of the true record and of what everybody sees; telling changes nothing."""
    before = bench.dump(TRUE)
    for viewer in bench.viewers():
        hide_at(bench.states, HIDDEN, TRUE, viewer)
        for i in (TRUE, HIDDEN):
            wrong = wrong_facts(bench.game, bench.states, i)
            demand(not wrong, "facts are what they were declared to be", f"{where}, viewer {viewer}: {wrong}")
    demand(bench.dump(TRUE) == before, "telling facts changes nothing", where)


def _check_masks(bench: Bench, telling: Telling, where: str) -> None:
    """Masks agree with refusals; asking changes no byte; a seat needs only what it sees; all of it can be told."""
    game, states = bench.game, bench.states
    before = bench.dump(TRUE)
    for seat in range(bench.seats):
        hide_at(states, HIDDEN, TRUE, seat)
        answers = []
        for i in (TRUE, HIDDEN):
            low, high, n = legal_at(states, i, seat, bench.mask)
            legal = [low <= a < high and bench.mask[a] == 1 for a in range(len(game.actions))]
            refused = []
            for a in range(-1, len(game.actions) + 1):
                rule = int(refusal_at(states, i, seat, a, bench.why))
                demand(0 <= rule < len(game.rulebook.ids), "a refusal is a rule", f"{where}, action {a}")
                refused.append((rule, *map(int, bench.why)))
            demand(
                [rule[0] == 0 for rule in refused] == [False, *legal, False],
                "masks agree with refusals",
                f"{where}, seat {seat}",
            )
            demand(
                n == sum(legal) and (n > 0) == bool(int(states[i].to_act) >> seat & 1), "who is asked can move", where
            )
            for rule, *why in set(refused):
                hear(telling.refusal(rule, why), f"{where}, seat {seat}")
            answers.append((refused, _asked(bench, telling, i, legal, where) if n else None))
        demand(
            answers[0] == answers[1],
            "moves, reasons and prompt depend only on what the seat sees",
            f"{where}, seat {seat}",
        )
    demand(bench.dump(TRUE) == before, "asking changes nothing", where)


def _asked(bench: Bench, telling: Telling, i: int, legal: list[bool], where: str) -> Any:
    """The question that is put to a seat; it and its answers can be told."""
    game, state = bench.game, bench.game.layout.view(bench.states[i])
    moves = [words for words, may in zip(game.actions.words, legal, strict=True) if may]
    hear(telling.moves(moves, state), where)
    question = game.prompt({**state, "legal": moves})
    hear(telling.prompt(question), where)
    return question


def _check_pieces(bench: Bench, i: int, where: str) -> None:
    wrong = bench.game.layout.out_of_range(bench.states[i])
    demand(not wrong, "numbers stay in range", f"{where}: {wrong}")
    law = int(broken_at(bench.states, i))
    demand(not law, "pieces are conserved", f"{where}: {bench.game.laws[law]}")


def _check_guess(bench: Bench, viewer: int, where: str) -> None:
    """A guessed world looks the same to its viewer, and is a whole position."""
    where = f"{where}, viewer {viewer}"
    hide_at(bench.states, HIDDEN, TRUE, viewer)
    guess_at(bench.states, WORLD, HIDDEN, viewer, bench.rng)
    hide_at(bench.states, SEEN, WORLD, viewer)
    demand(bench.dump(SEEN) == bench.dump(HIDDEN), "a guessed world looks the same", where)
    remember_at(bench.states, WORLD, viewer)
    _check_pieces(bench, WORLD, where)
    complaint = memory_complaint(bench.game, bench.states[WORLD])
    demand(not complaint, "what is remembered in a guessed world is true", f"{where}: {complaint}")


def _check_same_moves(bench: Bench, viewer: int, where: str) -> None:
    """From the guessed world in states[WORLD]: the same moves look the same until something is revealed."""
    game, states = bench.game, bench.states
    kept = bench.dump(TRUE)
    for _ in range(6):
        game.undump(states, BEFORE, bench.dump(TRUE))
        if states[TRUE].over:
            break
        seat, a = bench.step()
        told = _told(bench, viewer, seat, a)
        if refusal_at(states, WORLD, seat, a, bench.why):
            demand(seat != viewer, "a seat's moves are legal in all its worlds", where)
            break
        apply_at(states, WORLD, seat, a, bench.news)
        step = f"{where}, then {game.actions.words[a]}"
        grew = states[TRUE].reveals != states[BEFORE].reveals
        demand(grew or states[WORLD].reveals == states[BEFORE].reveals, "reveals grows in both worlds or in none", step)
        if states[TRUE].over:
            break
        hide_at(states, HIDDEN, TRUE, viewer)
        hide_at(states, SEEN, WORLD, viewer)
        same = bench.dump(HIDDEN) == bench.dump(SEEN)
        demand(same or grew, "the same moves look the same", step)
        # Also after a reveal: who cannot tell the worlds apart by what it sees must not be able to by what it hears.
        demand(not same or told == _told(bench, viewer, seat, a), "news tell no more than the view", step)
        if grew:
            break
    game.undump(states, TRUE, kept)


def _check_redaction(bench: Bench, viewer: int, where: str) -> None:
    """Two moves of one kind that look the same to a viewer read the same in its log.

    Unless they lead to one and the same record: then they were two open ways to it, and no secret tells them apart.
    """
    game, states = bench.game, bench.states
    asked = [seat for seat in range(bench.seats) if int(states[TRUE].to_act) >> seat & 1]
    seat = asked[0]
    if seat == viewer or len(asked) > 1:  # simultaneous choices are in nobody's log before the last is made
        return
    low, high, _ = legal_at(states, TRUE, seat, bench.mask)
    moves = [a for a in range(low, high) if bench.mask[a]]
    first = moves[int(states[TRUE].reveals) % len(moves)]
    for other in moves:
        if other == first or game.actions.parts(other)[0] != game.actions.parts(first)[0]:
            continue
        heard, after = [], []
        game.undump(states, BEFORE, bench.dump(TRUE))
        for a, i, seen in ((first, WORLD, HIDDEN), (other, WORLD, SEEN)):
            game.undump(states, i, bench.dump(TRUE))
            apply_at(states, i, seat, a, bench.news)
            hide_at(states, seen, i, viewer)
            heard.append(_told(bench, viewer, seat, a))
            after.append(bench.dump(i))
        if not states[WORLD].over and after[0] != after[1] and bench.dump(HIDDEN) == bench.dump(SEEN):
            demand(heard[0] == heard[1], "moves that look the same read the same", f"{where}: {heard}")


def _told(bench: Bench, viewer: int, seat: int, a: int) -> tuple[str, list[str]]:
    """The line and the news of the move just made, as the viewer gets them; cards drawn at once have no order."""
    game, news = bench.game, bench.news
    hear(wrong_news(game, news), game.name)
    opened = bool(open_at(bench.states, BEFORE, seat, a))
    words = game.actions.words[a] if seat == viewer else game.actions.redacted(a, opened)
    items = [game.news.told([int(v) for v in news[k]], viewer) for k in range(1, int(news[0][0]) + 1)]
    return words, sorted(repr(item) for item in items)


def trail(name: str, seats: int, games: int, seed: int = 1) -> str:
    """A hash of every position of random games, holes, guesses and news included; equal in compiled and plain runs."""
    bench, sha = Bench(GAMES[name], seats, seed), hashlib.sha256()
    for _ in bench.decisions(games, seed):
        viewer = bench.viewers()[int(bench.states[TRUE].reveals) % (seats + 1)]
        hide_at(bench.states, HIDDEN, TRUE, viewer)
        guess_at(bench.states, WORLD, HIDDEN, viewer, bench.rng)
        remember_at(bench.states, WORLD, viewer)
        news = [[int(v) for v in bench.news[k]] for k in range(1, int(bench.news[0][0]) + 1)]
        views = [bench.game.layout.view(bench.states[i]) for i in (TRUE, HIDDEN, WORLD)]
        sha.update(repr((views, news)).encode())
    return sha.hexdigest()
