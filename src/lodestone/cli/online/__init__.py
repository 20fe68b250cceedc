"""`lodestone bot`: a program takes a seat at an online table, as a client of the public protocol (docs/protocol.md).

Here are its options; whatever it does is imported when it runs.
"""

# No postponed annotations here: typer reads them, and ours name local variables and catalogue texts.
from typing import Annotated

import typer

from lodestone.cli.asking import BotSeconds, Language


def declare_bot(app: typer.Typer) -> None:
    """Add the command to the others."""

    @app.command(help="help-bot")
    def bot(
        program: Annotated[str, typer.Argument(metavar="usage-program", help="help-bot-program", show_default=False)],
        table: Annotated[str, typer.Option("--table", metavar="URL", help="help-bot-table")],
        name: Annotated[
            str, typer.Option("--name", metavar="usage-text", help="help-bot-name", show_default=False)
        ] = "",
        bot_seconds: BotSeconds = None,
        lang: Language = "",
    ) -> int:
        from lodestone.cli.online.playing import play_online

        return play_online(program, table, name, bot_seconds)
