"""Players that are programs. They see views and choose moves; they never see a position.

May import `match` and the games.
"""

from lodestone.bots.clustered import CLUSTERED_BOTS, SEARCHING, ClusteredBot, clustered_bot

__all__ = ["CLUSTERED_BOTS", "SEARCHING", "ClusteredBot", "clustered_bot"]
