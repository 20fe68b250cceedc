"""Environments for research: rewards, masks and integer actions live here and nowhere else.

Needs the extra `lodestone[envs]`. `clustered_v0` and `kluster_v0` are PettingZoo's, `BatchClustered` plays many games
at once, `openspiel.register()` makes the game known to OpenSpiel; docs/research tells what the numbers mean.
"""

from lodestone.envs.clustered.batch import BatchClustered, IllegalAction
from lodestone.envs.clustered.vector import VectorClustered

__all__ = ["BatchClustered", "IllegalAction", "VectorClustered"]
