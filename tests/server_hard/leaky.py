"""Servers that leak on purpose, each in its own way, to prove that the leak tests would notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from lodestone.core import Event
from lodestone.server.protocol.clustered import ClusteredGame, ClusteredPublic
from lodestone.server.table import views
from lodestone.server.table.clustered import ClusteredPlay


def _other_hands() -> None:
    def view(self: ClusteredPlay, seats: tuple[int, ...], public: ClusteredPublic) -> ClusteredGame:
        return ClusteredGame(public, tuple(map(self.private, range(self.setup.seats))))

    ClusteredPlay.view = view  # type: ignore[method-assign]


def _drawn_tiles() -> None:
    def seen(self: ClusteredPlay, events: list[Event], seats: tuple[int, ...]) -> list[Event]:
        return events

    ClusteredPlay.seen = seen  # type: ignore[method-assign]


def _seed() -> None:
    honest = views.table_info

    def table_info(table: Any, *rest: Any) -> Any:
        info = honest(table, *rest)
        return msgspec.structs.replace(info, house_rules=(*info.house_rules, str(table.deal and table.deal.seed)))

    views.table_info = table_info  # type: ignore[assignment]


def _token_hashes() -> None:
    honest = views.people_info

    def people_info(table: Any, onlookers: Any) -> Any:
        told = honest(table, onlookers)
        hashes = [person.token_hash for person in table.people.everybody]
        return tuple(
            msgspec.structs.replace(info, name=info.name + hashed) for info, hashed in zip(told, hashes, strict=True)
        )

    views.people_info = people_info


LEAKS: dict[str, Callable[[], None]] = {
    "other hands": _other_hands,
    "drawn tiles": _drawn_tiles,
    "seed": _seed,
    "token hashes": _token_hashes,
}


def make_leaky(leak: str) -> None:
    """Change the server of this process so that it leaks."""
    LEAKS[leak]()
