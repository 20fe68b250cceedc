"""One match of either game from first to last move, without input or output: history, views, records.

May import the games and `core`; knows no sockets, files, terminals or bots. Names are imported when they are first
used, so that Clustered alone loads no numba.

>>> from lodestone.clustered import deal
>>> from lodestone.match import ClusteredMatch
>>> ClusteredMatch(deal(seats=2, seed=7)).position.seat
0
"""

from typing import TYPE_CHECKING

from lodestone.core.lazy_names import lazy_names

if TYPE_CHECKING:
    from lodestone.match.clustered.match import ClusteredMatch
    from lodestone.match.game import Game, GameBots, GameKind
    from lodestone.match.games import GAMES
    from lodestone.match.kluster.live.match import KlusterMatch
    from lodestone.match.kluster.refereed import RefereedGame
    from lodestone.match.live_game import LiveGame, LiveKind
    from lodestone.match.scene import Scene, parse_scene, read_scene
    from lodestone.match.scene.run import run_scene

_HOMES = {
    "GAMES": "games",
    "ClusteredMatch": "clustered.match",
    "Game": "game",
    "GameBots": "game",
    "GameKind": "game",
    "KlusterMatch": "kluster.live.match",
    "LiveGame": "live_game",
    "LiveKind": "live_game",
    "RefereedGame": "kluster.refereed",
    "Scene": "scene",
    "parse_scene": "scene",
    "read_scene": "scene",
    "run_scene": "scene.run",
}

__all__ = [
    "GAMES",
    "ClusteredMatch",
    "Game",
    "GameBots",
    "GameKind",
    "KlusterMatch",
    "LiveGame",
    "LiveKind",
    "RefereedGame",
    "Scene",
    "parse_scene",
    "read_scene",
    "run_scene",
]

__getattr__, __dir__ = lazy_names(__name__, _HOMES)
