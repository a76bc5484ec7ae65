"""`guildhall contract`: what a game is made of, as a page for those who write one. Made from the contract itself."""

import inspect
from collections.abc import Iterator
from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Any, get_type_hints

import typer

if TYPE_CHECKING:
    from dataclasses import Field


def register(app: typer.Typer) -> None:
    app.command()(contract)


def contract() -> None:
    """Print what a game must bring and may bring, each function with its signature (docs/contract.md)."""
    print("\n".join(page()))


def page() -> Iterator[str]:
    """The page docs/contract.md, line by line."""
    from guildhall.core import contract as of
    from guildhall.core.game import Game

    parts = [part for part in fields(Game) if part.init]
    must = [part for part in parts if part.default is MISSING]
    yield "# What a game is made of\n"
    yield "`GAME = Game(…)` in the `__init__.py` of a game's folder describes it; `make contract` writes this page anew from"
    yield "`core/contract.py` and `core/game.py`. [Adding a game](adding-a-game.md) makes one, step by step.\n"
    yield (of.__doc__ or "").strip().split("\n\n")[1].replace("\n", " ")
    yield "Functions of a record are compiled (`@fn` of `core/compile.py`), but for `unknown`; the others are plain Python.\n"
    yield "## A game must have\n\n| part | what it is |\n|---|---|"
    yield from (f"| {_head(part)} | {_said(part)} |" for part in must)
    yield "\n## A game may have\n\n| part | what it is | without it |\n|---|---|---|"
    yield from (f"| {_head(part)} | {_said(part)} | {_default(part)} |" for part in parts if part not in must)
    yield "\n## Files of its folder\n\n| file | holds | without it |\n|---|---|---|"
    yield from (f"| `{name}` | {holds} | {without} |" for name, (holds, without) in of.FILES.items())


def _hint(part: "Field[Any]") -> Any:
    from guildhall.core.game import Game

    return get_type_hints(Game, include_extras=True)[part.name]


def _head(part: "Field[Any]") -> str:
    taken = [] if _text(part) else list(inspect.signature(_hint(part).__call__).parameters)[1:]
    return f"`{part.name}({', '.join(taken)})`" if taken else f"`{part.name}`"


def _said(part: "Field[Any]") -> str:
    return _text(part) or " ".join((_hint(part).__doc__ or "").split())


def _text(part: "Field[Any]") -> str:
    """What is said of a part that is no function."""
    return str(getattr(_hint(part), "__metadata__", ("",))[0])


def _default(part: "Field[Any]") -> str:
    return "none" if _text(part) else " ".join((inspect.getdoc(part.default) or "").split())
