"""The registry: every game there is. Nothing outside `match` asks which one it is (docs/decisions/0013)."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any

from lodestone.match.clustered.kind import ClusteredKind
from lodestone.match.game import GameBots, GameKind, Games
from lodestone.match.kluster.kind import KlusterKind


def games_of(kinds: Iterable[GameKind]) -> Games:
    """Games by name."""
    return {kind.name: kind for kind in kinds}


def bots_of(kind: GameKind) -> GameBots | None:
    """Its bots, which load what they need when they are asked; None if it has none."""
    if kind.bots is None:
        return None
    bots: GameBots = _at(kind.bots)()
    return bots


def places_of(games: Games) -> tuple[str, ...]:
    """Where each of them is, `module:class`, for another process to find them (`games_at`)."""
    return tuple(f"{type(kind).__module__}:{type(kind).__qualname__}" for kind in games.values())


def games_at(places: Iterable[str]) -> Games:
    """The registry as a dictionary by name.

    >>> list(games_at(places_of(GAMES)))
    ['clustered', 'kluster']
    """
    return games_of(_at(place)() for place in places)


def _at(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


GAMES: Games = games_of((ClusteredKind(), KlusterKind()))
