"""`lodestone play`: one command for each game, with its options. Without a game's name it plays Clustered."""

# No postponed annotations here: typer reads them.
from pathlib import Path
from typing import Annotated, Any

import typer

from lodestone.cli.asking import (
    BotSeconds,
    BoxNames,
    DealSeed,
    Expert,
    ExtraWild,
    Fast,
    FirstBonus,
    FirstSeat,
    GameName,
    Language,
    LargestBonus,
    OneGroup,
    Plain,
    PlayOn,
    Programs,
    RecordFile,
    Rounds,
    SurfaceName,
    asked_for,
)
from lodestone.cli.worded import WordedCommand, WordedGroup
from lodestone.core import InvalidRequest
from lodestone.i18n import text

HELP = ("-h", "--help")
GAMES = tuple(GameName)
Millimetres = float | None


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


class _ClusteredUnlessNamed(WordedGroup):
    """`lodestone play --fast` means `lodestone play clustered --fast`."""

    def parse_args(self, context: Any, args: list[str]) -> list[str]:
        if not args or (args[0].startswith("-") and args[0] not in HELP):
            args = ["clustered", *args]
        return list(super().parse_args(context, args))

    def resolve_command(self, context: Any, args: list[str]) -> Any:
        if args[0] not in GAMES:
            needed = text("cli-needs-one-of", known=", ".join(GAMES))
            raise InvalidRequest("cli-bad-value", name=text("usage-game"), needed=needed)
        return super().resolve_command(context, args)


def declare_play(app: typer.Typer) -> None:
    """Add the commands of both games to the others."""
    group = typer.Typer(cls=_ClusteredUnlessNamed, help="help-play", rich_markup_mode=None)
    group.command(help="help-play-clustered", cls=WordedCommand)(clustered)
    group.command(help="help-play-kluster", cls=WordedCommand)(kluster)
    app.add_typer(group, name="play")
