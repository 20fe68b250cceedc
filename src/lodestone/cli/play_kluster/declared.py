"""`lodestone play kluster` and its options."""

# No postponed annotations here: typer reads them.
from typing import Annotated

import typer

from lodestone.cli.asking import (
    BotSeconds,
    BoxNames,
    DealSeed,
    Expert,
    FirstSeat,
    Language,
    OneGroup,
    Plain,
    PlayOn,
    Programs,
    RecordFile,
    Rounds,
    SurfaceName,
    asked_for,
)

Millimetres = float | None


def kluster(
    context: typer.Context,
    bots: Annotated[str, typer.Option("--bots", metavar="usage-seats", help="help-watch-bots")] = "clumsy,clumsy",
    bot: Programs = None,
    bot_seconds: BotSeconds = None,
    seed: DealSeed = None,
    first: FirstSeat = "",
    boxes: BoxNames = "classic",
    expert: Expert = False,
    play_on: PlayOn = False,
    rounds: Rounds = None,
    one_group: OneGroup = False,
    surface: SurfaceName = "",
    loop: Annotated[
        Millimetres, typer.Option("--loop", metavar="MM", help="help-watch-loop", show_default=False)
    ] = None,
    loop_duo: Annotated[
        Millimetres, typer.Option("--loop-duo", metavar="MM", help="help-watch-loop-duo", show_default=False)
    ] = None,
    show_poles: Annotated[bool, typer.Option("--show-poles", help="help-watch-show-poles")] = False,
    handicap: Annotated[
        str, typer.Option("--handicap", metavar="0,3", help="help-watch-handicap", show_default=False)
    ] = "",
    cord_after_release: Annotated[bool, typer.Option("--cord-after-release", help="help-watch-cord-after")] = False,
    turns: Annotated[
        int | None, typer.Option("--turns", metavar="usage-number", help="help-watch-turns", show_default=False)
    ] = None,
    live: Annotated[bool, typer.Option("--live", help="help-watch-live")] = False,
    record: RecordFile = None,
    plain: Plain = False,
    lang: Language = "",
) -> int:
    """Watch bots in the terminal."""
    from lodestone.cli.play_kluster.options import WatchOptions
    from lodestone.cli.play_kluster.watching import watch_kluster

    return watch_kluster(
        WatchOptions(
            bots="clumsy" if bot and not asked_for(context, "bots") else bots,
            seed=seed,
            first=first,
            boxes=boxes,
            expert=expert,
            play_on=play_on,
            rounds=rounds,
            one_group=one_group,
            surface=surface,
            loop=loop,
            loop_duo=loop_duo,
            show_poles=show_poles,
            handicap=handicap,
            cord_after_release=cord_after_release,
            turns=turns,
            record=record,
            plain=plain,
            live=live,
            programs=tuple(bot or ()),
            bot_seconds=bot_seconds,
        )
    )
