"""What outlives a game. For now the best solo results; the event log of tables comes here too.

May import `match` and the games.
"""

from lodestone.storage.best_results import BestResults

__all__ = ["BestResults"]
