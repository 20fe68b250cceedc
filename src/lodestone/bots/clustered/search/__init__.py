"""Searching bots. Needs numba, so it is imported only when one of them is asked for."""

from lodestone.bots.clustered.search.bot import Judged, SearchBot
from lodestone.bots.clustered.search.levels import LEVELS, Level, warmup

__all__ = ["LEVELS", "Judged", "Level", "SearchBot", "warmup"]
