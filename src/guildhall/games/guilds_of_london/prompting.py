"""What is asked now, and how the answers are told."""

from collections.abc import Mapping
from typing import Any

from guildhall.games.guilds_of_london.effects import BEADLE, HIRE, OPS, REPLACE, SWAP, TO_PLANTATION, TO_SAME
from guildhall.games.guilds_of_london.tables import GOAL, LEAST, OP

COUNTED = ("pay", "give", "limit", "hire", "pawn")  # moments of which so many are left


def prompt(state: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """By the moment, and where one question serves several effects by what is being carried out."""
    moment, row = state["moment"], state["row"]
    about: dict[str, Any] = {}
    if state["card"] != "none":
        about["card"] = state["card"]
    cell = state["resolving"] if state["resolving"] != "none" else state["aim"]
    if cell != "none":
        about["tile"] = state["tile"][cell]
    if moment in COUNTED:
        about["count"] = state["left"]
    elif moment == "negotiate":
        about["count"] = state["stock"][state["actor"]]
    if state["origin"] != "none":
        about["origin"] = state["tile"].get(state["origin"], state["origin"])
    return f"prompt-{moment}{_variant(moment, row, state)}", about


def _variant(moment: str, row: Any, state: Mapping[str, Any]) -> str:
    if moment == "negotiate":
        return "-plantation" if state["resolving"] == "none" else ""
    if moment == "turn":
        return _what_a_turn_offers(state)
    if row == "none":
        return ""
    if moment == "pawn":
        return _which_pawn(row, state)
    if moment == "tile":
        return f"-{OPS[OP[row]]}" if OP[row] in (HIRE, SWAP, REPLACE, BEADLE) else ""
    return ""


def _what_a_turn_offers(state: Mapping[str, Any]) -> str:
    """[hire.supply] Nothing is offered that the hand or the supply rules out."""
    if state["hand_size"][state["actor"]] == 0:
        return "-empty"
    return "" if state["supply"][state["actor"]] else "-supply"


def _which_pawn(row: int, state: Mapping[str, Any]) -> str:
    """Whether a pawn must be named or may be. [effect.may] [effect.up_to] [swap.must]"""
    if OP[row] == SWAP:
        return "-swap-may" if state["swap"] == "may" else "-swap"
    kind = "-plantation" if GOAL[row] == TO_PLANTATION else ""
    if state["card"] == "none":
        return f"{kind}-reward"
    if GOAL[row] == TO_SAME:
        return "-same"
    if state["begun"] < LEAST[row]:
        return kind
    return f"{kind}-more" if state["begun"] else f"{kind}-may"


def naming(state: Mapping[str, Any], verb: str, args: dict[str, str]) -> tuple[str, dict[str, str]]:
    """A cell goes by the tile that lies there."""
    place = args.get("cell") or args.get("place")
    if place in state["tile"] and state["tile"][place] != "none":
        return f"{verb}-tile", {"tile": state["tile"][place]}
    return verb, args
