"""The registry: every game there is. Nothing outside `match` asks which one it is (docs/decisions/0013)."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

from lodestone.match.clustered.kind import ClusteredKind
from lodestone.match.game import GameKind, Games
from lodestone.match.kluster.kind import KlusterKind


def games_of(kinds: Iterable[GameKind]) -> Games:
    """Games by name."""
    return {kind.name: kind for kind in kinds}


def places_of(games: Games) -> tuple[str, ...]:
    """Where each of them is, `module:class`, for another process to find them (`games_at`)."""
    return tuple(f"{type(kind).__module__}:{type(kind).__qualname__}" for kind in games.values())


def games_at(places: Iterable[str]) -> Games:
    """The games that are there.

    >>> list(games_at(places_of(GAMES)))
    ['clustered', 'kluster']
    """
    found = [place.partition(":") for place in places]
    return games_of(getattr(import_module(module), name)() for module, _, name in found)


GAMES: Games = games_of((ClusteredKind(), KlusterKind()))
