"""What can be read without a table: games, their components, their rules and words. Needs no compiled code."""

import tomllib
from functools import cache

from guildhall.core.components import components_folder, load_meta
from guildhall.core.packages import home_of, names
from guildhall.core.rulebook import Rulebook
from guildhall.core.rulings import offered
from guildhall.core.words import LANGUAGES, OF_THE_TABLE, Words, composed, word_files
from guildhall.server.to_page import Json


@cache
def levels() -> list[str]:
    """The ranks of bots, weakest first."""
    from guildhall.bots import BOTS  # numba comes with it: not when this module is loaded

    return list(BOTS)


def has(game: str) -> bool:
    return game in names()


@cache
def about_game(game: str) -> Json:
    meta = load_meta(home_of(game))
    printed = {
        key: meta[key] for key in ("title", "designers", "publisher", "year", "seats", "minutes", "reconstructed")
    }
    blurb = {language: meta["blurb"].get(language, meta["blurb"]["en"]) for language in LANGUAGES}
    options, roles = offered(meta), meta.get("roles", {})
    return {"slug": game, **printed, "blurb": blurb, "options": options, "roles": roles, "bots": levels()}


@cache
def components_of(game: str) -> Json:
    """Every component file as it is written, sources included."""
    return {
        file.stem: tomllib.loads(file.read_text(encoding="utf-8"))
        for file in sorted(components_folder(game, home_of(game)).glob("*.toml"))
    }


@cache
def fields_of(game: str) -> list[Json]:
    """What a board shows, field by field: any page can list it by the names of things, without knowing the game."""
    from guildhall.core.fields import header  # numpy and the rules come with these: not when this module is loaded
    from guildhall.core.game import GAMES

    layout, of_every_game = GAMES[game].layout, {field.name for field in header(("",), ("",), ("",))} - {"round_no"}
    shown = [field for field in (*layout.on_the_table, *layout.facts) if field.name not in of_every_game]
    return [{"name": each.name, "axes": list(each.axes), "of": each.meaning.of} for each in shown]


@cache
def rules_of(game: str, language: str) -> list[dict[str, str]]:
    return [rule._asdict() for rule in Rulebook.of(home_of(game), language).search()]


@cache
def words_of(game: str, language: str) -> str:
    """The Fluent sentences that the page says itself: names of things and labels."""
    own = home_of(game) / "words"
    files = [file for folder in (OF_THE_TABLE, own) for file in word_files(folder, language)]
    made = composed(own, Words.of(language, own))
    return "\n".join([*(file.read_text(encoding="utf-8") for file in files), made])


__all__ = ["about_game", "components_of", "fields_of", "has", "levels", "names", "rules_of", "words_of"]
