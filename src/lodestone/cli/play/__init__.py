"""`lodestone play`: a table in the terminal."""

from lodestone.cli.play.options import PlayOptions
from lodestone.cli.play.session import play_clustered

__all__ = ["PlayOptions", "play_clustered"]
