"""The tools: `guildhall COMMAND`. Numba is imported only by commands that run a game."""

import sys

import typer

from guildhall.cli import bench, catalogue, contests, contract, datasets, logs, measure, refusals, serving, terminal

app = typer.Typer(
    help="Four out-of-print guild games on one digital table. An unofficial fan project without affiliation.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
for module in (catalogue, serving, terminal, logs, measure, refusals, contract, bench, contests, datasets):
    module.register(app)


def main() -> None:
    """Runs a command; what goes wrong is one sentence, and an exit status that is not 0."""
    try:
        app()
    except (OSError, UnicodeDecodeError) as error:
        _stop(error)
    except (LookupError, ValueError) as error:
        if not type(error).__module__.startswith("guildhall."):
            raise  # a mistake of the program's, not of the user's
        _stop(error)


def _stop(error: Exception) -> None:
    print(f"guildhall: {error}", file=sys.stderr)
    sys.exit(2)
