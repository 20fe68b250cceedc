"""What outlives a game: best solo results, and in `event_log` the durable log of tables and records.

May import `match` and the games; the log itself knows neither, it keeps bytes. It is not imported here, so that only
those who use it pay for the database.
"""

from lodestone.storage.best_results import BestResults

__all__ = ["BestResults"]
