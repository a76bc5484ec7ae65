"""Texts of cards, tiles and tokens, put together from what they do: a changed component changes its text."""

import tomllib
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from guildhall.core.words import Words, dashed
from guildhall.games.guilds_of_london.tables import CELLS, FOLDER

Effect = dict[str, Any]


def compose(words: Words) -> str:
    """The names and texts as Fluent, in the language of these words."""
    rooms = (_cards, _tiles, _tokens, _plantations, _mayoral, _places)
    return "\n".join(message for room in rooms for message in room(words))


def _rows(file: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{file}.toml").read_text(encoding="utf-8"))


def _message(id: str, value: str, **attributes: str) -> str:
    return "\n".join([f"{dashed(id)} = {value}", *(f"    .{name} = {text}" for name, text in attributes.items())])


def _suits(words: Words, suits: Sequence[str], link: str = "or") -> str:
    names = [words.name("suit", suit) for suit in suits]
    told = names[0]
    for name in names[1:]:
        told = words.say(link if name == names[-1] else "then", one=told, other=name)
    return told


# Effects in whole sentences.


def effect_text(words: Words, effects: Sequence[Effect]) -> str:
    """What a program does, part by part; equal parts in a row are said once."""
    told, lasting = [], False
    for effect, equal in groupby(effects):
        text, n = _sentence(words, effect), len(list(equal))
        text = words.say("effect-times", n=n, text=text) if n > 1 else text
        told.append(words.say("effect-now", text=text) if lasting else text)
        lasting = effect["op"] == "each_time"
    return " ".join(told) or words.say("effect-nothing")


def _sentence(words: Words, effect: Effect) -> str:
    op, n = effect["op"], effect.get("n", 0)
    if op == "hire":
        return _hire(words, effect)
    if op == "move":
        return _move(words, effect)
    if op == "draw":
        id = f"effect-draw-{effect['when']}"
        return words.say(f"{id}-grows", number=_number(words, effect)) if "count" in effect else words.say(id, n=n)
    if op == "score" and "count" in effect:
        return words.say("effect-score-grows", number=_number(words, effect))
    if op == "replace":
        return words.say(f"effect-replace-{effect['where']}")
    if op == "each_time":
        return _each_time(words, effect)
    if op == "turn_rule":
        return words.say(f"effect-{dashed(effect['rule'])}", n=n)
    if op == "if":
        branches = {branch: effect_text(words, effect.get(branch, [])) for branch in ("then", "else")}
        condition = "most" if effect["cond"] == "most_on_plantation" else effect["event"]
        return words.say(f"effect-if-{condition}", **branches)
    return words.say(f"effect-{op}", n=n)


def _hire(words: Words, effect: Effect) -> str:
    if "count" in effect:
        return words.say("effect-hire-grows", number=_number(words, effect))
    goal = effect.get("to", "guildhall")
    if goal == "tile":
        suits = effect.get("suits")
        onto = words.say("onto-suit", suits=_suits(words, suits)) if suits else words.say("onto-any")
        return words.say("effect-hire-tile", n=effect["n"], goal=onto)
    return words.say("effect-hire-plantation" if goal == "plantation" else "effect-hire", n=effect["n"])


def _pawns(words: Words, n: int, zones: Sequence[str]) -> str:
    kinds = {
        ("guildhall",): "guildhall",
        ("plantation",): "plantation",
        ("master",): "masters",
        ("tile", "master"): "tiles",
        ("guildhall", "tile", "master"): "any",
    }
    return words.say(f"pawns-{kinds.get(tuple(zones), 'any')}", n=n)


def _move(words: Words, effect: Effect) -> str:
    n, least = effect["n"], effect.get("min", effect["n"])
    how = "" if least == n else "-up-to" if least else "-may"
    pawns = _pawns(words, n, effect["from"])
    if effect["to"] == "plantation":
        return words.say(f"effect-send{how}", pawns=pawns)
    suits = effect.get("suits")
    goal = {"neighbour": "goal-neighbour", "same_tile": "goal-same"}.get(effect["to"])
    if goal is None:
        goal = ("goal-one" if effect.get("same_destination") else "goal") + ("-suit" if suits else "")
        goal = "goal-any" if goal == "goal" else goal
    told = words.say(goal, suits=_suits(words, suits)) if suits else words.say(goal)
    return words.say(f"effect-move{how}", pawns=pawns, goal=told)


def _each_time(words: Words, effect: Effect) -> str:
    do = effect_text(words, effect["do"])
    if "suit" in effect:
        text = words.say("effect-each-suit", suits=_suits(words, [effect["suit"]]), do=do)
    else:
        text = words.say(f"effect-each-{effect['event']}-{effect['source']}", do=do)
    return words.say("effect-limit", text=text, n=effect["limit"]) if "limit" in effect else text


def _number(words: Words, effect: Effect) -> str:
    if effect["count"] == "own_on_plantation":
        counted = words.say("counted-plantation")
    elif "of" in effect:
        counted = words.say("counted-suit", suits=_suits(words, [effect["of"]]))
    else:
        counted = words.say("counted-masters")
    id = "number-grows" if effect["n"] else "number-each"
    args = {"each": effect["each"], "counted": counted, "most": effect["most"]}
    return words.say(id, **args, **({"n": effect["n"]} if effect["n"] else {}))


# Rewards in short.


def reward_text(words: Words, effects: Sequence[Effect]) -> str:
    """What a tile or token gives, icon by icon; equal ones in a row are one."""
    told = ""
    for effect, equal in groupby(effects):
        kind = "send" if effect["op"] == "move" and effect["to"] == "plantation" else effect["op"]
        icon = words.say(f"icon-{kind}", n=effect["n"] * len(list(equal)))
        told = words.say("then", one=told, other=icon) if told else icon
    return told or words.say("icon-nothing")


def _cards(words: Words) -> Iterator[str]:
    for row in _rows("cards")["card"]:
        cost = words.say("cost-none")
        if row["discard"]:
            cost = words.say("cost-cards", n=row["discard"])
        elif row["pawns"]:
            cost = words.say("cost-pawns", pawns=_pawns(words, row["pawns"], row["from"]))
        name, title = _card_name(words, row["slug"])
        text, suit = effect_text(words, row["ability"]), words.name("suit", row["suit"])
        yield _message(f"card-{row['slug']}", name, title=title, text=text, cost=cost, suit=suit)


def _card_name(words: Words, slug: str) -> tuple[str, str]:
    """A card in a sentence and on a label: its name and its mark; the mark alone where a new card has no name yet."""
    mark, id = slug.upper(), f"name-card-{dashed(slug)}"
    if not words.has(id):
        return mark, mark
    return words.say("card-told", name=words.say(id), mark=mark), f"{words.say(id)} ({mark})"


def _tiles(words: Words) -> Iterator[str]:
    for row in [*_rows("guilds")["guild"], *_rows("buildings")["building"]]:
        slug, name = row["slug"], f"{{ name-{dashed(row['slug'])} }}"
        rule = row.get("permanent", "none")
        permanent, short = '{ "" }', reward_text(words, row["abilities"])
        if rule != "none":
            permanent = words.say(f"permanent-{dashed(rule)}", n=row["value"])
            brief = words.say(f"permanent-{dashed(rule)}-short", n=row["value"])
            short = words.say("then", one=short, other=brief) if row["abilities"] else brief
        yield _message(
            f"tile-{slug}",
            name,
            reward=short,
            bonus=reward_text(words, row["bonus"]),
            second=reward_text(words, row["second"]),
            suits=_suits(words, row["suits"], "and"),
            permanent=permanent,
        )
        yield _message(f"goal-{slug}", name)
        yield _message(f"origin-{slug}", name)


def _tokens(words: Words) -> Iterator[str]:
    for row in _rows("tokens")["token"]:
        yield _message(f"token-{row['slug']}", reward_text(words, row["reward"]))


def _plantations(words: Words) -> Iterator[str]:
    for row in _rows("plantations")["plantation"]:
        for side in ("left", "right"):
            yield _message(f"plantation-{side}-{row['slug']}", reward_text(words, row[side]))


def _mayoral(words: Words) -> Iterator[str]:
    for row in _rows("mayoral")["mayoral"]:
        id = f"worth-{dashed(row['count'])}" + ("-suit" if row["count"] == "masters" and row["suits"] else "")
        args: dict[str, Any] = {"suits": _suits(words, row["suits"], "and")} if row["suits"] else {}
        title = words.say(f"{id}-title", **args)
        if row["table"]:
            table = "/".join(map(str, row["table"][1:]))
            text = words.say("worth-table", what=words.say(id, table=table))
        else:
            if not row["suits"]:
                args["per"] = row["per"]
            what = words.say(id, **args)
            most = {"most": row["most"]} if row["most"] else {}
            text = words.say("worth-most" if most else "worth", n=row["each"], what=what, **most)
        yield _message(f"mayoral-{row['slug']}", title, text=text)


def _places(words: Words) -> Iterator[str]:
    for cell in CELLS:
        yield _message(f"cell-{cell}", cell[1:])
        yield _message(f"place-{cell}", cell[1:])
    for place in ("guildhall", "plantation"):
        yield _message(f"place-{place}", f"{{ name-{place} }}")
        yield _message(f"origin-{place}", f"{{ name-{place} }}")
