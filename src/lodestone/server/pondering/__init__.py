"""Bots of Clustered think in a process of their own: however long they ponder, nobody's message waits."""

from lodestone.server.pondering.minds import Minds

__all__ = ["Minds"]
