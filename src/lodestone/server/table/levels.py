"""The bots that can be given a seat. Names only: bots of Kluster load the physics, which this process must not."""

from __future__ import annotations

from lodestone.core import InvalidSetup
from lodestone.match.game import GameKind


def check_level(kind: GameKind, level: str) -> None:
    """Raise if there is no such bot."""
    if level not in kind.levels:
        raise InvalidSetup("setup-bot", name=level[:40], known=", ".join(kind.levels))
