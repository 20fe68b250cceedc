"""The rules compiled, for search and mass play. Needs numba, so nothing else in `clustered` imports it.

`BatchGame` has the interface of `Position`, move by move; `play_random` plays whole batches inside compiled code.
"""

from lodestone.clustered.batch.game import BatchGame
from lodestone.clustered.batch.random_play import PlayedBatch, play_random

__all__ = ["BatchGame", "PlayedBatch", "play_random"]
