"""`lodestone play`: one command for each game. Without a game's name it plays Clustered."""

from typing import Any

import typer

from lodestone.cli.asking import GameName
from lodestone.cli.play_clustered.declared import clustered
from lodestone.cli.play_kluster.declared import kluster
from lodestone.cli.worded import WordedCommand, WordedGroup
from lodestone.core import InvalidRequest
from lodestone.i18n import text

HELP = ("-h", "--help")
GAMES = tuple(GameName)


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
