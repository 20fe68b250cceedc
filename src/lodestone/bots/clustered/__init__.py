"""Bots for Clustered, by level."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from lodestone.bots.clustered.greedy import GreedyBot
from lodestone.bots.clustered.random import RandomBot
from lodestone.clustered import Move
from lodestone.core import InvalidSetup
from lodestone.match.clustered import View

if TYPE_CHECKING:
    from lodestone.bots.clustered.search import SearchBot

__all__ = ["CLUSTERED_BOTS", "SEARCHING", "ClusteredBot", "GreedyBot", "RandomBot", "clustered_bot"]


class ClusteredBot(Protocol):
    """Somebody to play against. A new one is made for each seat of each game."""

    def choose(self, view: View) -> Move:
        """One of `view.legal_moves`; only asked when it is this seat's turn."""
        ...


def searching_bot(level: str, seed: int) -> SearchBot:
    """A bot of one of the `SEARCHING` levels, its kernels compiled."""
    # Imported only now: compiled code takes a second to load, and most commands never need it.
    from lodestone.bots.clustered import neural, search

    if level in BY_NETWORK:
        neural.warmup()
        return neural.NeuralBot(seed, level=search.LEVELS[level])
    search.warmup()
    return search.SearchBot(search.LEVELS[level], seed)


BY_NETWORK = ("neural", "expert")
"""Those that ask the network which moves are promising; the others go by first sight."""
SEARCHING = ("montecarlo", "casual", "club", *BY_NETWORK)
"""Bots that are compiled when the first of them is made."""
CLUSTERED_BOTS: dict[str, Callable[[int], ClusteredBot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level: partial(searching_bot, level) for level in SEARCHING},
}
"""Every bot by name, the weakest first; called with a seed it makes one."""


def clustered_bot(name: str, seed: int = 0) -> ClusteredBot:
    """A bot of that name. The same seed makes the same choices.

    >>> from lodestone.clustered import new_game
    >>> from lodestone.match.clustered import view_for
    >>> str(clustered_bot("greedy").choose(view_for(new_game(seats=2, seed=7), seat=0)))
    'Cs3@-1,0'
    """
    if name not in CLUSTERED_BOTS:
        raise InvalidSetup("setup-bot", name=name[:40], known=", ".join(CLUSTERED_BOTS))
    return CLUSTERED_BOTS[name](seed)
