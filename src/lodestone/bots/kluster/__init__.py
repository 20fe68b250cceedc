"""Bots for Kluster, by level. They see views and frames of their own seat, and ask for intents like anybody else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from lodestone.bots.kluster.clumsy import ClumsyBot
from lodestone.bots.kluster.hand import TremblingHand
from lodestone.bots.kluster.level_bot import LevelBot, SteadyBot
from lodestone.bots.kluster.levels import CASUAL, CLUB, EXPERT
from lodestone.bots.kluster.plan import KlusterBot, Motion, Plan, PlannedTurns, Step
from lodestone.bots.kluster.playing import GivenUp, RefusedIntent, Report, play_match, play_turn
from lodestone.core import InvalidSetup

__all__ = [
    "KLUSTER_BOTS",
    "ClumsyBot",
    "GivenUp",
    "KlusterBot",
    "LevelBot",
    "Motion",
    "Plan",
    "PlannedTurns",
    "RefusedIntent",
    "Report",
    "SteadyBot",
    "Step",
    "TremblingHand",
    "kluster_bot",
    "play_match",
    "play_turn",
]

KLUSTER_BOTS: dict[str, Callable[[int], KlusterBot]] = {
    "clumsy": ClumsyBot,
    "casual": partial(LevelBot, "casual", CASUAL),
    "club": partial(LevelBot, "club", CLUB),
    "steady": SteadyBot,
    "expert": partial(LevelBot, "expert", EXPERT),
}
"""Every bot by name, the weakest first; called with a seed it makes one."""


def kluster_bot(name: str, seed: int = 0) -> KlusterBot:
    """A bot of that name. The same seed makes the same choices.

    >>> type(kluster_bot("clumsy")).__name__
    'ClumsyBot'
    """
    if name not in KLUSTER_BOTS:
        raise InvalidSetup("setup-bot", name=name[:40], known=", ".join(KLUSTER_BOTS))
    return KLUSTER_BOTS[name](seed)
