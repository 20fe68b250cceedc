"""The command and its options."""

# No postponed annotations here: typer reads them, and ours name local variables and catalogue texts.
from typing import Annotated

import typer

from lodestone.cli.asking import language_option


def declare_bot(app: typer.Typer) -> None:
    """Add it to the commands."""

    @app.command(help="help-bot")
    def bot(
        program: Annotated[str, typer.Argument(metavar="usage-program", help="help-bot-program", show_default=False)],
        table: Annotated[str, typer.Option("--table", metavar="URL", help="help-bot-table")],
        name: Annotated[
            str, typer.Option("--name", metavar="usage-text", help="help-bot-name", show_default=False)
        ] = "",
        bot_seconds: Annotated[
            float | None,
            typer.Option("--bot-seconds", min=0.01, max=3600, help="help-bot-seconds", show_default=False),
        ] = None,
        lang: Annotated[str, language_option()] = "",
    ) -> int:
        from lodestone.cli.online.playing import play_online

        return play_online(program, table, name, bot_seconds)
