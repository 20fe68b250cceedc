"""`lodestone tournament`: let bots play each other, and see how strong they are.

Here are its options; whatever it does is imported when it runs.
"""

# No postponed annotations here: typer reads them, and ours name local variables and catalogue texts.
from pathlib import Path
from typing import Annotated

import typer

from lodestone.cli.asking import (
    AsJson,
    BotNames,
    BotSeconds,
    BoxNames,
    Dask,
    Expert,
    ExtraWild,
    Fast,
    FirstBonus,
    Game,
    GameName,
    Jobs,
    Language,
    LargestBonus,
    OneGroup,
    PlayOn,
    Rounds,
    SurfaceName,
    program_option,
)


def declare_tournament(app: typer.Typer) -> None:
    """Add the command to the others."""

    @app.command(help="help-tournament")
    def tournament(
        game: Game = GameName.CLUSTERED,
        bots: BotNames = "",
        bot: Annotated[list[str] | None, program_option("help-tournament-bot")] = None,
        bot_seconds: BotSeconds = None,
        seats: Annotated[int, typer.Option("--seats", min=1, max=24, help="help-tournament-seats")] = 2,
        deals: Annotated[int, typer.Option("--deals", min=1, help="help-tournament-deals")] = 10,
        swiss: Annotated[
            int | None,
            typer.Option("--swiss", min=1, metavar="usage-number", help="help-tournament-swiss", show_default=False),
        ] = None,
        seed: Annotated[int, typer.Option("--seed", help="help-tournament-seed")] = 0,
        out: Annotated[Path, typer.Option("--out", metavar="usage-folder", help="help-tournament-out")] = Path(
            "tournament"
        ),
        jobs: Jobs = None,
        dask: Dask = "",
        fast: Fast = False,
        extra_wild: ExtraWild = "",
        first_bonus: FirstBonus = False,
        largest_bonus: LargestBonus = False,
        surface: SurfaceName = "",
        boxes: BoxNames = "classic",
        expert: Expert = False,
        play_on: PlayOn = False,
        rounds: Rounds = None,
        one_group: OneGroup = False,
        json: AsJson = False,
        lang: Language = "",
    ) -> int:
        from lodestone.cli.tournament.options import TournamentOptions
        from lodestone.cli.tournament.playing import play_tournament

        options = TournamentOptions(
            game=game,
            bots=bots,
            programs=tuple(bot or ()),
            bot_seconds=bot_seconds,
            seats=seats,
            deals=deals,
            swiss=swiss,
            seed=seed,
            fast=fast,
            extra_wild=extra_wild,
            first_bonus=first_bonus,
            largest_bonus=largest_bonus,
            surface=surface,
            boxes=boxes,
            expert=expert,
            play_on=play_on,
            rounds=rounds,
            one_group=one_group,
        )
        return play_tournament(options, out, jobs, dask, as_json=json)
