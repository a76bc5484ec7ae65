"""Information-set Monte Carlo tree search, compiled over any record.

One tree, of the seat that thinks. Every simulation fills the holes of its hidden record anew (`guess`) and walks down the
tree as far as it goes; moves that are not legal in that world are passed over, and how often a move could have been
chosen is counted with it. Chance is not in the tree: a node stands for the moves that led to it. Where several seats
choose at once, all of them choose at the node where the first of them was asked, so that nobody answers a choice that it
could not see; only the way down depends on all choices.

A tree is a few arrays (struct of arrays), n nodes and m edges. Node 0 and edge 0 are nobody's.

    first[n], seen[n]     the first edge of a node; how many simulations came by
    action[m], seat[m]    the move, and who makes it
    sibling[m], child[m]  the next edge of the same node; the node it leads to (0: none yet)
    visits[m], chances[m] how often it was chosen, and how often it could have been
    hope[m], bias[m]      the mover's win chance one step ahead, when the edge was made; its prior weight
    sums[m, side]         win chances summed over the visits, for every side
    size[SIZES]           nodes and edges in use, the deepest simulation, decisions made in all
    range[2, side]        the least and greatest mean value met: values are compared on this scale
"""

from typing import Any, NamedTuple

import numpy as np

from guildhall.bots.opinions import MOST_SIDES, outlook
from guildhall.core.bits import size as count_bits
from guildhall.core.compile import door, fn, zeros
from guildhall.core.game import apply, copy, guess, hide, legal, remember
from guildhall.core.play import any_move, lowest_seat

SIZES = 4
NODES, EDGES, DEEPEST, DECISIONS = range(SIZES)
LEAST, GREATEST = 0, 1
DEPTH = 200  # of the tree
ROOT, WORLD, TRIED, RECORDS = range(4)  # records of a search

# Settings, a row of numbers: see Settings in search.py.
EXPLORE, SHARPNESS, BELIEF, OPEN_AT, ROLLOUT, SETTINGS = range(6)
FLAT, FIRST_SPAN = 0.02, 0.2  # values that differ by less are equal; before any are known


class Tree(NamedTuple):
    """The arrays of a tree; their shapes stand at the top of this file."""

    first: Any
    seen: Any
    action: Any
    seat: Any
    sibling: Any
    child: Any
    visits: Any
    chances: Any
    hope: Any
    bias: Any
    sums: Any
    size: Any
    range: Any


class Desk(NamedTuple):
    """What a search works with: news and mask of the rules, row and forecast of the opinions, the way down."""

    mask: Any
    news: Any
    row: Any
    out: Any
    path: Any  # edges chosen
    scores: Any  # [action of the root, side] expected scores summed


def new_tree(nodes: int, edges: int) -> Tree:
    """An empty tree with room for so many."""
    of_nodes = [zeros(nodes, kind=np.int32) for _ in range(2)]
    of_edges = [zeros(edges, kind=np.int32) for _ in range(6)]
    numbers = [zeros(edges, kind=np.float32) for _ in range(2)]
    sums, span = zeros(edges, MOST_SIDES, kind=np.float64), zeros(2, MOST_SIDES, kind=np.float64)
    arrays: list[Any] = [*of_nodes, *of_edges, *numbers, sums, zeros(SIZES), span]
    return Tree(*arrays)


@fn
def clear(tree):
    """A tree with nothing but a root, which is node 1."""
    tree.size[NODES], tree.size[EDGES], tree.size[DEEPEST] = 2, 1, 0
    tree.first[1], tree.seen[1] = 0, 0
    for side in range(MOST_SIDES):
        tree.range[LEAST][side], tree.range[GREATEST][side] = 1.0, 0.0


@fn
def new_edge(tree, node, seat, a):
    """An edge more, or 0 if the tree is full."""
    edge = tree.size[EDGES]
    if edge >= len(tree.action):
        return 0
    tree.size[EDGES] = edge + 1
    tree.action[edge], tree.seat[edge], tree.child[edge] = a, seat, 0
    tree.visits[edge], tree.chances[edge], tree.hope[edge], tree.bias[edge] = 0, 0, 0.0, 1.0
    for side in range(MOST_SIDES):
        tree.sums[edge][side] = 0.0
    tree.sibling[edge] = tree.first[node]
    tree.first[node] = edge
    return edge


@fn
def edge_of(tree, node, seat, a):
    """The edge of a move, or 0."""
    edge = tree.first[node]
    while edge and (tree.action[edge] != a or tree.seat[edge] != seat):
        edge = tree.sibling[edge]
    return edge


@fn
def way_down(tree, node, seat, a):
    """The node that a move leads to, made if need be; 0 if the tree is full."""
    edge = edge_of(tree, node, seat, a)
    if edge == 0:
        edge = new_edge(tree, node, seat, a)
    if edge and tree.child[edge] == 0 and tree.size[NODES] < len(tree.first):
        node = tree.size[NODES]
        tree.size[NODES] = node + 1
        tree.first[node], tree.seen[node] = 0, 0
        tree.child[edge] = node
    return tree.child[edge]


@fn
def span_of(tree, seat):
    """How far apart the values of a seat are; at least a little, and a guess while nothing is known."""
    span = tree.range[GREATEST][seat] - tree.range[LEAST][seat]
    return max(FLAT, span) if span >= 0.0 else FIRST_SPAN


@fn
def open_node(states, tree, node, seat, low, high, weights, priors, settings, desk):
    """Every legal move that has no edge gets one, with the win chance that it promises one step ahead in this world."""
    best = 0.0
    for a in range(low, high):
        if desk.mask[a] == 1:
            edge = new_edge(tree, node, seat, a)
            if edge == 0:
                return
            copy(states, TRIED, WORLD)
            desk.news[0][0] = 0
            apply(states[TRIED], seat, a, desk.news)
            outlook(states[TRIED], weights, desk.row, desk.out)
            tree.hope[edge] = desk.out[2][seat]
            best = max(best, desk.out[2][seat])
    span = max(0.1, span_of(tree, seat))
    edge = tree.first[node]
    while edge:
        if tree.seat[edge] == seat and tree.chances[edge] == 0:
            tree.bias[edge] = np.exp(settings[SHARPNESS] * (tree.hope[edge] - best) / span + priors[tree.action[edge]])
        edge = tree.sibling[edge]


@fn
def mark_edges(tree, node, seat, low, high, mask):
    """Legal moves that have an edge are marked 2 in the mask; returns how many, and the sum of their biases."""
    found, total, edge = 0, 0.0, tree.first[node]
    while edge:
        a = tree.action[edge]
        if tree.seat[edge] == seat and low <= a < high and mask[a]:  # outside the range the mask is an old one
            mask[a] = 2
            found += 1
            total += tree.bias[edge]
        edge = tree.sibling[edge]
    return found, total


@fn
def select(tree, node, seat, total, low, high, mask, settings):
    """The edge to follow: what it has brought, first mixed with what it promises, and what is still to be found out."""
    best, most, edge = 0, -1.0, tree.first[node]
    least, span = tree.range[LEAST][seat], span_of(tree, seat)
    while edge:
        a = tree.action[edge]
        if tree.seat[edge] == seat and low <= a < high and mask[a]:
            n = tree.visits[edge]
            tree.chances[edge] += 1
            mean = (tree.sums[edge][seat] + settings[BELIEF] * tree.hope[edge]) / (n + settings[BELIEF])
            wish = settings[EXPLORE] * tree.bias[edge] / total * np.sqrt(float(tree.chances[edge])) / (1.0 + n)
            worth = (mean - least) / span + wish
            if best == 0 or worth > most:
                best, most = edge, worth
        edge = tree.sibling[edge]
    return best


@fn
def roll_out(s, n, mask, news, rng):
    """At most n random decisions; returns how many."""
    made = 0
    while made < n and not s.over:
        seat = lowest_seat(s)
        a = any_move(s, seat, mask, rng)
        news[0][0] = 0
        apply(s, seat, a, news)
        made += 1
    return made


@fn
def descend(states, tree, root, me, weights, priors, settings, desk, rng):
    """Down the tree in a guessed world, until a node that is not open yet; returns how many edges were chosen."""
    s, node, choosing_at, length = states[WORLD], root, root, 0
    while not s.over and length < DEPTH:
        seat = me if s.to_act >> me & 1 else lowest_seat(s)
        low, high, count = legal(s, seat, desk.mask)
        if count > 1 and node == choosing_at:
            tree.seen[node] += 1
            if tree.seen[node] <= settings[OPEN_AT]:
                break
        found, total = mark_edges(tree, choosing_at, seat, low, high, desk.mask)
        if found < count:
            open_node(states, tree, choosing_at, seat, low, high, weights, priors, settings, desk)
            legal(s, seat, desk.mask)
            found, total = mark_edges(tree, choosing_at, seat, low, high, desk.mask)
            if found < count:
                break  # the tree is full
        edge = select(tree, choosing_at, seat, total, low, high, desk.mask, settings)
        a, others = int(tree.action[edge]), s.to_act & ~(1 << seat)
        desk.path[length] = edge
        length += 1
        desk.news[0][0] = 0
        apply(s, seat, a, desk.news)
        tree.size[DECISIONS] += 1
        node = way_down(tree, node, seat, a)
        if node == 0:
            break
        if others == 0 or s.to_act != others:  # else the next seat chooses at the same time
            choosing_at = node
    return length


@fn
def back_up(tree, length, sides, desk):
    """What was found is added to all edges of the way."""
    for k in range(length):
        edge = desk.path[k]
        tree.visits[edge] += 1
        for side in range(sides):
            tree.sums[edge][side] += desk.out[2][side]
        n, seat = tree.visits[edge], tree.seat[edge]
        if n >= 4:
            mean = tree.sums[edge][seat] / n
            tree.range[LEAST][seat] = min(tree.range[LEAST][seat], mean)
            tree.range[GREATEST][seat] = max(tree.range[GREATEST][seat], mean)
    tree.size[DEEPEST] = max(tree.size[DEEPEST], length)


@door
def search(states, me, root, n, tree, weights, priors, settings, desk, rng):
    """n simulations from node `root`, for states[ROOT], which is hidden from everybody but `me`."""
    sides = max(2, int(states[ROOT].seats))
    for _ in range(n):
        copy(states, WORLD, ROOT)
        guess(states[WORLD], me, rng)
        length = descend(states, tree, root, me, weights, priors, settings, desk, rng)
        if settings[ROLLOUT] > 0:
            tree.size[DECISIONS] += roll_out(states[WORLD], settings[ROLLOUT], desk.mask, desk.news, rng)
        outlook(states[WORLD], weights, desk.row, desk.out)
        back_up(tree, length, sides, desk)
        if length:
            for side in range(sides):
                desk.scores[tree.action[desk.path[0]]][side] += desk.out[0][side]


@door
def plant(tree):
    """Empties a tree."""
    clear(tree)


@door
def foresee(states, me, a, desk, rng):
    """states[ROOT] becomes what `me` will see after its move, and 1 is returned; 0 if that cannot be known.

    It can if the next decision is this seat's alone and nothing was revealed: then the move leads to the same view in
    all worlds (the conformance check proves it for every game).
    """
    copy(states, WORLD, ROOT)
    guess(states[WORLD], me, rng)
    remember(states[WORLD], me)
    s, reveals = states[WORLD], int(states[WORLD].reveals)
    alone = count_bits(int(s.to_act)) == 1
    desk.news[0][0] = 0
    apply(s, me, a, desk.news)
    if s.over or not alone or s.to_act != 1 << me or s.reveals != reveals:
        return 0
    hide(s, me)
    copy(states, ROOT, WORLD)
    return 1
