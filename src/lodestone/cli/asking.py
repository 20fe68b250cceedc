"""What several commands ask for in the same way."""

from enum import StrEnum
from typing import Any

import typer


class Game(StrEnum):
    """The games that can be played."""

    CLUSTERED = "clustered"
    KLUSTER = "kluster"


def language_option() -> Any:
    """`--lang`: read in cli.main before anything is worded; declared everywhere so that it may stand anywhere."""
    return typer.Option("--lang", metavar="usage-code", help="help-lang", expose_value=False)
