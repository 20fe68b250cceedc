"""The command and its options."""

# No postponed annotations here: typer reads them, and ours name local variables and catalogue texts.
from pathlib import Path
from typing import Annotated

import typer

from lodestone.cli.asking import Game, language_option


def declare_tournament(app: typer.Typer) -> None:
    """Add it to the commands."""

    @app.command(help="help-tournament")
    def tournament(
        game: Annotated[Game, typer.Argument(metavar="usage-game", help="help-game")] = Game.CLUSTERED,
        bots: Annotated[
            str,
            typer.Option("--bots", metavar="usage-bots", help="help-tournament-bots", show_default=False),
        ] = "",
        bot: Annotated[
            list[str] | None,
            typer.Option("--bot", metavar="usage-program", help="help-tournament-bot", show_default=False),
        ] = None,
        bot_seconds: Annotated[
            float | None,
            typer.Option("--bot-seconds", min=0.01, max=3600, help="help-bot-seconds", show_default=False),
        ] = None,
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
        jobs: Annotated[
            int | None, typer.Option("--jobs", min=1, help="help-tournament-jobs", show_default=False)
        ] = None,
        dask: Annotated[
            str,
            typer.Option("--dask", metavar="tcp://…", help="help-tournament-dask", show_default=False),
        ] = "",
        fast: Annotated[bool, typer.Option("--fast", help="help-play-fast")] = False,
        extra_wild: Annotated[
            str,
            typer.Option("--extra-wild", metavar="usage-seats", help="help-play-extra-wild", show_default=False),
        ] = "",
        first_bonus: Annotated[bool, typer.Option("--first-bonus", help="help-play-first-bonus")] = False,
        largest_bonus: Annotated[bool, typer.Option("--largest-bonus", help="help-play-largest-bonus")] = False,
        surface: Annotated[str, typer.Option("--surface", help="help-any-surface", show_default=False)] = "",
        boxes: Annotated[str, typer.Option("--boxes", help="help-watch-boxes")] = "classic",
        expert: Annotated[bool, typer.Option("--expert", help="help-watch-expert")] = False,
        play_on: Annotated[bool, typer.Option("--play-on", help="help-watch-play-on")] = False,
        rounds: Annotated[int | None, typer.Option("--rounds", help="help-watch-rounds", show_default=False)] = None,
        one_group: Annotated[bool, typer.Option("--one-group", help="help-watch-one-group")] = False,
        json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
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
