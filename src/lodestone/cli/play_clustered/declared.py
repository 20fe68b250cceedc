"""`lodestone play clustered` and its options."""

# No postponed annotations here: typer reads them.
from pathlib import Path
from typing import Annotated

import typer

from lodestone.cli.asking import (
    BotSeconds,
    DealSeed,
    ExtraWild,
    Fast,
    FirstBonus,
    FirstSeat,
    Language,
    LargestBonus,
    Plain,
    Programs,
    RecordFile,
    SurfaceName,
    asked_for,
)


def clustered(
    context: typer.Context,
    seats: Annotated[str, typer.Option("--seats", metavar="usage-seats", help="help-play-seats")] = "human,greedy",
    bot: Programs = None,
    bot_seconds: BotSeconds = None,
    seed: DealSeed = None,
    first: FirstSeat = "",
    fast: Fast = False,
    extra_wild: ExtraWild = "",
    first_bonus: FirstBonus = False,
    largest_bonus: LargestBonus = False,
    surface: SurfaceName = "",
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="usage-file", help="help-play-resume", show_default=False)
    ] = None,
    record: RecordFile = None,
    plain: Plain = False,
    lang: Language = "",
) -> int:
    """Play in the terminal."""
    from lodestone.cli.play_clustered.options import PlayOptions
    from lodestone.cli.play_clustered.session import play_clustered

    return play_clustered(
        PlayOptions(
            seats="human" if bot and not asked_for(context, "seats") else seats,
            seed=seed,
            first=first,
            fast=fast,
            extra_wild=extra_wild,
            first_bonus=first_bonus,
            largest_bonus=largest_bonus,
            surface=surface,
            resume=resume,
            record=record,
            plain=plain,
            programs=tuple(bot or ()),
            bot_seconds=bot_seconds,
        )
    )
