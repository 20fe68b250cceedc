"""The bots that can be given a seat. Names only: bots of Kluster load the physics, which this process must not."""

from __future__ import annotations

from lodestone.bots import CLUSTERED_BOTS
from lodestone.core import InvalidSetup
from lodestone.server.protocol.common import Game

KLUSTER_LEVELS = ("clumsy", "casual", "club", "steady", "expert")
LEVELS: dict[Game, tuple[str, ...]] = {"clustered": tuple(CLUSTERED_BOTS), "kluster": KLUSTER_LEVELS}


def check_level(game: Game, level: str) -> None:
    """Raise if there is no such bot."""
    if level not in LEVELS[game]:
        raise InvalidSetup("setup-bot", name=level[:40], known=", ".join(LEVELS[game]))
