"""Options that several commands share."""

from collections.abc import Collection
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from lodestone.core import InvalidSetup


class GameName(StrEnum):
    """The games that can be played."""

    CLUSTERED = "clustered"
    KLUSTER = "kluster"


def language_option() -> Any:
    """`--lang`: read in cli.main before anything is worded; declared everywhere so that it may stand anywhere."""
    return typer.Option("--lang", metavar="usage-code", help="help-lang", expose_value=False)


def program_option(help: str) -> Any:
    """`--bot`, which may be repeated: at a table a program takes a seat, in a tournament it only takes part."""
    return typer.Option("--bot", metavar="usage-program", help=help, show_default=False)


def asked_for(context: typer.Context, name: str) -> bool:
    """Whether an option was given on the command line."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def named_bots(given: str, known: Collection[str]) -> tuple[str, ...]:
    """The names in `greedy,casual`; none if nothing was given. Raises for a name that no bot has."""
    names = tuple(name.strip().lower() for name in given.split(",")) if given else ()
    for name in names:
        if name not in known:
            raise InvalidSetup("play-unknown-player", name=name[:40], known=", ".join(known))
    return names


Language = Annotated[str, language_option()]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
Plain = Annotated[bool, typer.Option("--plain", help="help-play-plain")]

# Clustered
Fast = Annotated[bool, typer.Option("--fast", help="help-play-fast")]
ExtraWild = Annotated[
    str, typer.Option("--extra-wild", metavar="usage-seats", help="help-play-extra-wild", show_default=False)
]
FirstBonus = Annotated[bool, typer.Option("--first-bonus", help="help-play-first-bonus")]
LargestBonus = Annotated[bool, typer.Option("--largest-bonus", help="help-play-largest-bonus")]

# Kluster
BoxNames = Annotated[str, typer.Option("--boxes", help="help-watch-boxes")]
Expert = Annotated[bool, typer.Option("--expert", help="help-watch-expert")]
PlayOn = Annotated[bool, typer.Option("--play-on", help="help-watch-play-on")]
Rounds = Annotated[int | None, typer.Option("--rounds", help="help-watch-rounds", show_default=False)]
OneGroup = Annotated[bool, typer.Option("--one-group", help="help-watch-one-group")]

# Both
Game = Annotated[GameName, typer.Argument(metavar="usage-game", help="help-game")]
RecordToRead = Annotated[Path, typer.Argument(metavar="usage-file", help="help-replay-file", show_default=False)]
BotNames = Annotated[str, typer.Option("--bots", metavar="usage-bots", help="help-tournament-bots", show_default=False)]
SurfaceName = Annotated[str, typer.Option("--surface", help="help-any-surface", show_default=False)]
BotSeconds = Annotated[
    float | None, typer.Option("--bot-seconds", min=0.01, max=3600, help="help-bot-seconds", show_default=False)
]
Programs = Annotated[list[str] | None, program_option("help-play-bot")]
DealSeed = Annotated[int | None, typer.Option("--seed", help="help-play-seed", show_default=False)]
FirstSeat = Annotated[str, typer.Option("--first", metavar="usage-seat", help="help-play-first", show_default=False)]
RecordFile = Annotated[
    Path | None, typer.Option("--record", metavar="usage-file", help="help-play-record", show_default=False)
]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, help="help-tournament-jobs", show_default=False)]
Dask = Annotated[str, typer.Option("--dask", metavar="tcp://…", help="help-tournament-dask", show_default=False)]
