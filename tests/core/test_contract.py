"""The description of a game: what must be there is there, what is unknown is refused, and nobody writes into it."""

from dataclasses import fields
from typing import Any

import pytest

from guildhall.core.compile import PLAIN
from guildhall.core.game import GAMES, ContractError, Game

TOY = GAMES["toy"]


def described(**changed: Any) -> dict[str, Any]:
    """All that the toy says of itself, with changes; None leaves a part out."""
    parts = {part.name: getattr(TOY, part.name) for part in fields(Game) if part.init}
    return {name: value for name, value in (parts | changed).items() if value is not None}


def test_a_name_that_no_game_has_is_refused_with_what_may_be_meant() -> None:
    with pytest.raises(ContractError, match=r"toy: a game has no 'gues'; is 'guess' meant\?"):
        Game(**described(gues=TOY.guess))


def test_what_is_missing_is_named() -> None:
    with pytest.raises(ContractError, match="toy: a game needs apply, score"):
        Game(**described(apply=None, score=None))


def test_a_function_takes_what_the_contract_says() -> None:
    with pytest.raises(ContractError, match=r"toy: score takes \(s, out\), not \(s, seat, mask\)"):
        Game(**described(score=TOY.legal))


@pytest.mark.skipif(PLAIN, reason="about compiled code")
def test_a_function_of_the_record_that_is_not_compiled_is_refused() -> None:
    with pytest.raises(ContractError, match="toy: score is not compiled; put @fn"):
        Game(**described(score=lambda s, out: None))


def test_two_games_with_one_record_are_refused() -> None:
    with pytest.raises(ContractError, match="toy and toy have the same record type"):
        Game(**described())


def test_nothing_can_be_written_into_a_game() -> None:
    assert not hasattr(TOY, "__dict__")
    for name in ("guess", "features"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(TOY, name, None)


def test_where_a_game_says_nothing_the_defaults_of_the_contract_hold() -> None:
    from guildhall.core import contract

    assert TOY.longest is contract.as_long_as_any and TOY.naming is contract.by_notation
    assert TOY.naming({}, "bid", {"lot": "oak"}) == ("bid", {"lot": "oak"})
    assert contract.ask_by_moment({"moment": "after_all"}) == ("prompt-after-all", {})
