"""What is asked now, and how the answers are told."""

from collections.abc import Mapping
from typing import Any

from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.effects import BEADLE, HIRE, OPS, REPLACE, SWAP, TO_PLANTATION
from guildhall.games.guilds_of_london.tables import GOAL, OP


def prompt(state: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """By the moment, and where one question serves several effects by what is being carried out."""
    moment, row = state["moment"], state["row"]
    about: dict[str, Any] = {}
    if state["card"] != "none":
        about["card"] = state["card"]
    if state["resolving"] != "none":
        about["tile"] = state["tile"][state["resolving"]]
    if moment in ("pay", "give", "limit", "hire"):
        about["count"] = state["left"]
    return f"prompt-{moment}{_variant(moment, row, state)}", about


def _variant(moment: str, row: int, state: Mapping[str, Any]) -> str:
    if moment == "negotiate":
        return "-plantation" if state["resolving"] == "none" else ""
    if row == NONE:
        return ""
    if moment == "pawn":
        reward = "" if state["card"] != "none" else "-reward"
        if OP[row] == SWAP:
            return "-swap"
        return "-plantation" + reward if GOAL[row] == TO_PLANTATION else reward
    if moment == "tile":
        return f"-{OPS[OP[row]]}" if OP[row] in (HIRE, SWAP, REPLACE, BEADLE) else ""
    return ""


def naming(state: Mapping[str, Any], verb: str, args: dict[str, str]) -> tuple[str, dict[str, str]]:
    """A cell goes by the tile that lies there."""
    place = args.get("cell") or args.get("place")
    if place in state["tile"] and state["tile"][place] != "none":
        return f"{verb}-tile", {"tile": state["tile"][place]}
    return verb, args
