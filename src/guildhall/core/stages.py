"""The stages in which a game is compiled. Apart from warm.py: the command line and the server start without Numba."""

from collections.abc import Sequence

STAGES = ("table", "bots", "all")  # what a table needs, what bots need, all else
SECONDS = {"table": 36, "bots": 19, "all": 9}  # of one core, in the mean of the games; only the ratio matters
WARM_WORKER = "GUILDHALL_WARM_WORKER"  # set to stages: `guildhall warm` compiles them and prints how far it is


def share_done(stages: Sequence[str], stage: str, part: float) -> float:
    """How far the work on stages is, 0 to 1, when one of them is done in part and those before it wholly."""
    before = sum(SECONDS[each] for each in stages[: stages.index(stage)])
    return (before + part * SECONDS[stage]) / sum(SECONDS[each] for each in stages)
