"""The command and its options."""

# No postponed annotations here: typer reads them, and ours name local variables and catalogue texts.
from pathlib import Path
from typing import Annotated

import typer

from lodestone.cli.asking import Game, language_option
from lodestone.i18n import text


def declare_tournament(app: typer.Typer) -> None:
    """Add it to the commands."""

    @app.command(help=text("help-tournament"))
    def tournament(
        game: Annotated[Game, typer.Argument(help=text("help-game"))] = Game.CLUSTERED,
        bots: Annotated[
            str,
            typer.Option("--bots", metavar=text("usage-bots"), help=text("help-tournament-bots"), show_default=False),
        ] = "",
        bot: Annotated[
            list[str] | None,
            typer.Option("--bot", metavar=text("usage-program"), help=text("help-tournament-bot"), show_default=False),
        ] = None,
        bot_seconds: Annotated[
            float | None,
            typer.Option("--bot-seconds", min=0.01, max=3600, help=text("help-bot-seconds"), show_default=False),
        ] = None,
        seats: Annotated[int, typer.Option("--seats", min=1, max=24, help=text("help-tournament-seats"))] = 2,
        deals: Annotated[int, typer.Option("--deals", min=1, help=text("help-tournament-deals"))] = 10,
        swiss: Annotated[
            int | None,
            typer.Option(
                "--swiss", min=1, metavar=text("usage-number"), help=text("help-tournament-swiss"), show_default=False
            ),
        ] = None,
        seed: Annotated[int, typer.Option("--seed", help=text("help-tournament-seed"))] = 0,
        out: Annotated[
            Path, typer.Option("--out", metavar=text("usage-folder"), help=text("help-tournament-out"))
        ] = Path("tournament"),
        jobs: Annotated[
            int | None, typer.Option("--jobs", min=1, help=text("help-tournament-jobs"), show_default=False)
        ] = None,
        dask: Annotated[
            str,
            typer.Option("--dask", metavar="tcp://…", help=text("help-tournament-dask"), show_default=False),
        ] = "",
        fast: Annotated[bool, typer.Option("--fast", help=text("help-play-fast"))] = False,
        extra_wild: Annotated[
            str,
            typer.Option(
                "--extra-wild", metavar=text("usage-seats"), help=text("help-play-extra-wild"), show_default=False
            ),
        ] = "",
        first_bonus: Annotated[bool, typer.Option("--first-bonus", help=text("help-play-first-bonus"))] = False,
        largest_bonus: Annotated[bool, typer.Option("--largest-bonus", help=text("help-play-largest-bonus"))] = False,
        surface: Annotated[str, typer.Option("--surface", help=text("help-any-surface"), show_default=False)] = "",
        boxes: Annotated[str, typer.Option("--boxes", help=text("help-watch-boxes"))] = "classic",
        expert: Annotated[bool, typer.Option("--expert", help=text("help-watch-expert"))] = False,
        play_on: Annotated[bool, typer.Option("--play-on", help=text("help-watch-play-on"))] = False,
        rounds: Annotated[
            int | None, typer.Option("--rounds", help=text("help-watch-rounds"), show_default=False)
        ] = None,
        one_group: Annotated[bool, typer.Option("--one-group", help=text("help-watch-one-group"))] = False,
        json: Annotated[bool, typer.Option("--json", help=text("help-json"))] = False,
        lang: Annotated[str, language_option()] = "",
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
