"""Bots as tables know them (`match.game.GameBots`), for processes that think. Each loads what it needs when asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from lodestone import clustered
from lodestone.bots import clustered as clustered_bots
from lodestone.bots.advice.reviewing import review_record
from lodestone.core.kernel_cache import is_worth_compiling
from lodestone.core.system import lower_priority
from lodestone.match.clustered.packed_view import unpacked
from lodestone.match.game import GameBots, Planner
from lodestone.match.wire import GameAdvice, GameReview

PATIENCE = 10
"""Steps of priority by which compiling ahead gives way to play and to other jobs."""
_BOTS, _RULES = Path(clustered_bots.__file__).parent, Path(clustered.__file__).parent / "batch"
KERNELS = ((_BOTS / "search", _RULES), (_BOTS / "neural", _BOTS / "search", _RULES))
"""Folders of kernels that call each other, as `kernels_of` has them: of the search, and of the network."""


class ClusteredBots(GameBots):
    """Views are packed (`match.clustered.packed_view`)."""

    def chooser(self, level: str, seed: int) -> Callable[[bytes], str]:
        """A bot of that level."""
        bot = clustered_bots.clustered_bot(level, seed)
        return lambda view: str(bot.choose(unpacked(view)))

    def adviser(self) -> Callable[[bytes, int], GameAdvice]:
        """Advice by search."""
        return _clustered_adviser()

    def review(self, record: Any) -> Iterator[tuple[int, int, GameReview | None]]:
        """Judge a record move by move."""
        return review_record(record)

    def to_prepare(self) -> bool:
        """What searching bots and hints need, once for each state of the sources: else a first hint takes a minute."""
        return any(is_worth_compiling(*folders) for folders in KERNELS)

    def prepare(self) -> None:
        """Compile. The process must end afterwards, since its priority stays lowered."""
        lower_priority(PATIENCE)
        from lodestone.bots.clustered.neural import warmup

        warmup()


class KlusterBots(GameBots):
    """Views are MessagePack of `KlusterView`. Its bots plan whole turns where they play."""

    def planner(self) -> Planner:
        """The bots of all matches that this process thinks for."""
        from lodestone.bots.kluster.seated import SeatedBots
        from lodestone.physics.warmup import load_compiled

        load_compiled()
        return SeatedBots()

    def adviser(self) -> Callable[[bytes, int], GameAdvice]:
        """Advice by physics."""
        return _kluster_adviser()

    def review(self, record: Any) -> Iterator[tuple[int, int, GameReview | None]]:
        """Judge a record turn by turn."""
        return review_record(record)


@cache
def _clustered_adviser() -> Callable[[bytes, int], GameAdvice]:
    from lodestone.bots.advice.clustered import advise
    from lodestone.bots.clustered.neural import warmup

    warmup()
    return lambda view, seed: advise(unpacked(view), seed)


@cache
def _kluster_adviser() -> Callable[[bytes, int], GameAdvice]:
    from lodestone.bots.advice.kluster import advise
    from lodestone.match.kluster.live import KlusterView
    from lodestone.physics.warmup import load_compiled

    load_compiled()
    views = msgspec.msgpack.Decoder(KlusterView)
    return lambda view, seed: advise(views.decode(view))
