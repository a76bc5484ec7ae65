"""Progress bars, and games that are compiled behind them."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from guildhall.core.stages import WARM_WORKER, share_done


def progress_bar() -> Progress:
    """A progress bar on the error stream, so that it never stands in the way of results."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
        TimeElapsedColumn(),
    )
    return Progress(*columns, console=Console(stderr=True))


def warm_with_bars(names: list[str], components: Path | None, stages: Sequence[str]) -> None:
    """Compiles games in processes of their own, side by side, each with a progress bar."""
    with progress_bar() as bars:
        workers = []
        for name in names:
            command = [sys.executable, "-m", "guildhall", "warm", name]
            command += ["--components", str(components)] if components else []
            environment = os.environ | {WARM_WORKER: ",".join(stages)}
            process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
            workers.append((process, bars.add_task(f"compiling {name} (once)", total=100)))
        for process, task in workers:
            assert process.stdout is not None
            for line in process.stdout:
                stage, part = line.split()
                bars.update(task, completed=round(100 * share_done(stages, stage, float(part))))
            if process.wait():
                raise typer.Exit(process.returncode)
