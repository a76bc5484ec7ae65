"""Searchers: budgets, whole turns, several cores, and what a search thinks of the moves."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from guildhall.bots.opinions import MOST_SIDES, feature_names, forecast, opinions_of, read_priors, read_weights
from guildhall.bots.player import dice
from guildhall.bots.tree import (
    DECISIONS,
    DEPTH,
    EDGES,
    NODES,
    RECORDS,
    ROOT,
    SETTINGS,
    Desk,
    Tree,
    foresee,
    new_tree,
    plant,
    search,
)
from guildhall.core.compile import PLAIN, Step, zeros
from guildhall.core.game import N_NEWS, NEWS_WIDTH, Game
from guildhall.core.play import legal_at

CHUNK = 32 if not PLAIN else 4  # simulations between two looks at the clock
SHARE_OF_TIME = 0.5  # of what is left of a turn's time, for one decision
ROOT_NODE = 1
MOST_EDGES = 600_000  # about 45 MB
FULL = 0.6  # a tree that is fuller than this is planted anew for the next decision


@dataclass(frozen=True)
class Settings:
    """How a search thinks. A budget is simulations for each decision, and milliseconds for a whole turn (0: no clock)."""

    simulations: int = 1000
    milliseconds: float = 0.0
    explore: float = 1.5
    sharpness: float = 6.0  # how much the prior prefers what looks best one step ahead
    belief: float = 2.0  # visits that the look one step ahead counts for
    open_at: int = -1  # a node is opened by the visit after so many; -1: what suits the game
    rollout: int = -1  # random decisions before a leaf is judged; many: to the end; -1: what suits the game
    threads: int = 1  # trees that grow side by side and are added up
    overlooks: int = 0  # moves of 100 that are not noticed, though always one

    def row(self, game: Game) -> Any:
        """As the compiled search reads them."""
        opinions = opinions_of(game)
        open_at = self.open_at if self.open_at >= 0 else opinions.open_at
        rollout = self.rollout if self.rollout >= 0 else opinions.rollout
        row = zeros(SETTINGS, kind=np.float64)
        row[:] = [self.explore, self.sharpness, self.belief, float(open_at), float(rollout)]
        return row


@dataclass(frozen=True)
class Thought:
    """What a search thinks of a move: how often it was tried, win chances and expected scores by side."""

    action: int
    visits: int
    chances: tuple[float, ...]
    scores: tuple[float, ...]


class Grove:
    """One tree with all it needs; each thread has its own."""

    def __init__(self, game: Game, seed: int, simulations: int):
        nodes = 8 * simulations + 64  # for several decisions of a turn
        self.tree: Tree = new_tree(nodes, min(16 * nodes, MOST_EDGES))
        self.states, self.rng, self.root, self._game = game.records(RECORDS), dice(seed), ROOT_NODE, game
        n = len(game.actions)
        self.desk = Desk(
            game.mask(),
            zeros(N_NEWS, NEWS_WIDTH),
            zeros(len(feature_names(game)), kind=np.float64),
            forecast(),
            zeros(DEPTH),
            zeros(n, MOST_SIDES, kind=np.float64),
        )
        plant(self.tree)

    def begin(self, hidden: bytes) -> None:
        """A new tree for a hidden record."""
        self._game.undump(self.states, ROOT, hidden)
        plant(self.tree)
        self.root = ROOT_NODE
        self._forget_scores()

    def go_on(self, seat: int, action: int) -> bool:
        """After a move of this seat: keeps the subtree if the next decision can be foreseen."""
        if not foresee(self.states, seat, action, self.desk, self.rng):
            return False
        child = next((int(self.tree.child[e]) for e in self.edges(seat) if self.tree.action[e] == action), 0)
        full = max(self.tree.size[NODES] / len(self.tree.first), self.tree.size[EDGES] / len(self.tree.action))
        if child == 0 or full > FULL:
            plant(self.tree)
            child = ROOT_NODE
        self.root = child
        self._forget_scores()
        return True

    def _forget_scores(self) -> None:
        for row in self.desk.scores:
            row[:] = [0.0] * MOST_SIDES

    def edges(self, seat: int) -> list[int]:
        """The edges of the root."""
        found, edge = [], int(self.tree.first[self.root])
        while edge:
            if int(self.tree.seat[edge]) == seat:
                found.append(edge)
            edge = int(self.tree.sibling[edge])
        return found


class Searcher:
    """A bot that searches. It gets hidden records only, and keeps nothing from one call to the next but its dice."""

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        settings: Settings | None = None,
        name: str = "search",
        weights: Path | None = None,
    ):
        self.name, self._game, self.settings, self._path = name, game, settings or Settings(), weights
        self._groves = [
            Grove(game, seed * 64 + k, self.settings.simulations) for k in range(max(1, self.settings.threads))
        ]
        self._row, self._weights = self.settings.row(game), {}  # type: ignore[var-annotated]
        self._attention = Random(seed)
        self.simulations = 0  # made in all

    def choose(self, hidden: Any, seat: int) -> int:
        """The best move for the decision that is open."""
        return self.plan(hidden, seat, decisions=1)[0]

    def plan(self, hidden: Any, seat: int, milliseconds: float | None = None, decisions: int = 99) -> list[int]:
        """The moves of a turn as far as it can be foreseen: until another seat is asked, or something is revealed."""
        limit = self.settings.milliseconds if milliseconds is None else milliseconds
        deadline = time.monotonic() + limit / 1000 if limit else None
        self._begin(hidden)
        moves = []
        while True:
            best = self._noticed(self._think(seat, deadline))
            moves.append(best.action)
            if len(moves) >= decisions or not all(grove.go_on(seat, best.action) for grove in self._groves):
                return moves

    def thoughts(self, hidden: Any, seat: int) -> list[Thought]:
        """What the search thinks of every legal move, best first."""
        self._begin(hidden)
        deadline = time.monotonic() + self.settings.milliseconds / 1000 if self.settings.milliseconds else None
        return self._think(seat, deadline)

    def _noticed(self, thoughts: list[Thought]) -> Thought:
        """The best of the moves that are not overlooked."""
        seen = [t for t in thoughts if self._attention.randrange(100) >= self.settings.overlooks]
        return seen[0] if seen else self._attention.choice(thoughts)

    @property
    def decisions(self) -> int:
        """Decisions made inside the search, in all."""
        return sum(int(grove.tree.size[DECISIONS]) for grove in self._groves)

    def _begin(self, hidden: Any) -> None:
        dumped = self._game.dump(hidden, 0)
        for grove in self._groves:
            grove.begin(dumped)
        seats = int(hidden[0].seats)
        if seats not in self._weights:
            self._weights[seats] = read_weights(self._game, seats, self._path), read_priors(self._game, self._path)

    def _think(self, seat: int, deadline: float | None) -> list[Thought]:
        """Simulations until the budget of one decision is spent; at least one chunk of them."""
        weights, priors = self._weights[int(self._groves[0].states[ROOT].seats)]
        if deadline is not None:  # one decision must not take the whole turn's time
            now = time.monotonic()
            deadline = now + max(0.0, deadline - now) * SHARE_OF_TIME
        budget = max(CHUNK, self.settings.simulations // len(self._groves))

        def grow(grove: Grove) -> int:
            carried = sum(int(grove.tree.visits[edge]) for edge in grove.edges(seat))
            todo, done = max(budget - carried, budget // 4, CHUNK), 0
            while done < todo:
                n = min(CHUNK, todo - done)
                search(grove.states, seat, grove.root, n, grove.tree, weights, priors, self._row, grove.desk, grove.rng)
                done += n
                if deadline is not None and time.monotonic() >= deadline:
                    break
            return done

        if len(self._groves) == 1:
            self.simulations += grow(self._groves[0])
        else:
            with ThreadPoolExecutor(len(self._groves)) as pool:
                self.simulations += sum(pool.map(grow, self._groves))
        return self._gather(seat)

    def _gather(self, seat: int) -> list[Thought]:
        """The root's edges of all trees, added up by move; most visits first, then the better mean."""
        sides = max(2, int(self._groves[0].states[ROOT].seats))
        totals: dict[int, list[Any]] = {}
        for grove in self._groves:
            for edge in grove.edges(seat):
                a = int(grove.tree.action[edge])
                visits, sums, scores = totals.setdefault(a, [0, [0.0] * sides, [0.0] * sides])
                totals[a][0] = visits + int(grove.tree.visits[edge])
                totals[a][1] = [x + float(y) for x, y in zip(sums, grove.tree.sums[edge], strict=False)]
                totals[a][2] = [x + float(y) for x, y in zip(scores, grove.desk.scores[a], strict=False)]
        thoughts = []
        for a, (visits, sums, scores) in totals.items():
            n = max(1, visits)
            thoughts.append(Thought(a, visits, tuple(x / n for x in sums), tuple(x / n for x in scores)))
        return sorted(thoughts, key=lambda t: (-t.visits, -t.chances[seat], t.action))


def warm_steps(game: Game) -> list[Step]:
    """The doors of searchers, with calls that compile them."""
    from guildhall.bots.apprentice import first_decision

    opinions = opinions_of(game)

    def think() -> None:
        hidden, seat = first_decision(game)
        Searcher(game, settings=Settings(simulations=CHUNK)).choose(hidden, seat)

    def go_on() -> None:
        hidden, seat = first_decision(game)
        grove, mask = Grove(game, 0, 8), game.mask()
        low, high, _ = legal_at(hidden, 0, seat, mask)
        grove.begin(game.dump(hidden, 0))
        grove.go_on(seat, next(a for a in range(low, high) if mask[a]))

    return [Step((search, opinions.features, opinions.progress), think), Step((foresee,), go_on)]
