"""Players that are programs. They see views and choose moves; they never see a position.

May import `match` and the games. Names are imported on first use, because Kluster's bots load numba.

>>> from lodestone.bots import clustered_bot
>>> type(clustered_bot("greedy", seed=1)).__name__
'GreedyBot'
"""

from typing import TYPE_CHECKING

from lodestone.core.lazy_names import lazy_names

if TYPE_CHECKING:
    from lodestone.bots.clustered import CLUSTERED_BOTS, SEARCHING, ClusteredBot, clustered_bot
    from lodestone.bots.kluster import KLUSTER_BOTS, KlusterBot, kluster_bot, play_match

_HOMES = {
    "CLUSTERED_BOTS": "clustered",
    "KLUSTER_BOTS": "kluster",
    "SEARCHING": "clustered",
    "ClusteredBot": "clustered",
    "KlusterBot": "kluster",
    "clustered_bot": "clustered",
    "kluster_bot": "kluster",
    "play_match": "kluster",
}

__all__ = [
    "CLUSTERED_BOTS",
    "KLUSTER_BOTS",
    "SEARCHING",
    "ClusteredBot",
    "KlusterBot",
    "clustered_bot",
    "kluster_bot",
    "play_match",
]

__getattr__, __dir__ = lazy_names(__name__, _HOMES)
