"""Environments for research: rewards, masks and integer actions live here and nowhere else.

Needs the extra `lodestone[envs]`. `clustered_v0` and `kluster_v0` are PettingZoo's, `BatchClustered` plays many games
at once, `openspiel.register()` makes Clustered known to OpenSpiel; importing this registers `lodestone/KlusterPlace-v0`
and `lodestone/KlusterHand-v0` with Gymnasium. docs/research tells what the numbers mean.
"""

from importlib import import_module
from typing import TYPE_CHECKING

import gymnasium

if TYPE_CHECKING:
    from lodestone.envs.clustered.batch import BatchClustered, IllegalAction
    from lodestone.envs.clustered.vector import VectorClustered
    from lodestone.envs.kluster.vector import VectorKluster

__all__ = ["BatchClustered", "IllegalAction", "VectorClustered", "VectorKluster"]

_HOMES = {
    "BatchClustered": "clustered.batch",
    "IllegalAction": "clustered.batch",
    "VectorClustered": "clustered.vector",
    "VectorKluster": "kluster.vector",
}
"""Imported on first use, so that playing one game does not compile the other."""


def __getattr__(name: str) -> object:
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


for _name, _where in {"KlusterPlace": "place:KlusterPlace", "KlusterHand": "hand:KlusterHand"}.items():
    gymnasium.register(f"lodestone/{_name}-v0", entry_point=f"lodestone.envs.kluster.{_where}")
