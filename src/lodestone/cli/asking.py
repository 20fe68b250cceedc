"""What several commands ask for in the same way."""

from enum import StrEnum
from typing import Any

import typer

from lodestone.i18n import languages, text


class Game(StrEnum):
    """The games that can be played."""

    CLUSTERED = "clustered"
    KLUSTER = "kluster"


def language_option() -> Any:
    """`--lang`: read in cli.main before anything is worded; declared everywhere so that it may stand anywhere."""
    return typer.Option(
        "--lang", metavar=text("usage-code"), help=text("help-lang", known=", ".join(languages())), expose_value=False
    )
