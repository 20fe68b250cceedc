"""Environments for research: rewards, masks and integer actions live here and nowhere else.

Needs the extra `lodestone[envs]`. `clustered_v0` and `kluster_v0` are PettingZoo's, `BatchClustered` plays many games
at once, `openspiel.register()` makes Clustered known to OpenSpiel; importing this registers `lodestone/KlusterPlace-v0`
and `lodestone/KlusterHand-v0` with Gymnasium. docs/research tells what the numbers mean.
"""

from typing import TYPE_CHECKING

import gymnasium

from lodestone.core.lazy_names import lazy_names

if TYPE_CHECKING:
    from lodestone.envs.clustered.batch import BatchClustered, IllegalAction
    from lodestone.envs.clustered.vector import VectorClustered
    from lodestone.envs.kluster.place import VectorKluster

__all__ = ["BatchClustered", "IllegalAction", "VectorClustered", "VectorKluster"]

_HOMES = {
    "BatchClustered": "clustered.batch",
    "IllegalAction": "clustered.batch",
    "VectorClustered": "clustered.vector",
    "VectorKluster": "kluster.place",
}
# Imported on first use, so that playing one game does not compile the other.
__getattr__, __dir__ = lazy_names(__name__, _HOMES)

for _name, _where in {"KlusterPlace": "place:KlusterPlace", "KlusterHand": "hand:KlusterHand"}.items():
    gymnasium.register(f"lodestone/{_name}-v0", entry_point=f"lodestone.envs.kluster.{_where}")
