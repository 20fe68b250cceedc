"""`lodestone play kluster`: watch bots at a table of Kluster in the terminal."""

from lodestone.cli.play_kluster.options import WatchOptions
from lodestone.cli.play_kluster.watching import watch_kluster

__all__ = ["WatchOptions", "watch_kluster"]
