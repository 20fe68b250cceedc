"""Servers that leak on purpose, each in its own way, to prove that the leak tests would notice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from lodestone.match.clustered.game import Clustered
from lodestone.match.clustered.wire import ClusteredGame, ClusteredPublic
from lodestone.server.table import views


def _other_hands() -> None:
    def shown(self: Clustered, public: ClusteredPublic, own: object) -> ClusteredGame:
        return ClusteredGame(public, tuple(map(self.own, range(self.setup.seats))))

    Clustered.shown = shown  # type: ignore[method-assign]


def _drawn_tiles() -> None:
    def seen(self: Clustered, events: Sequence[Any], seats: tuple[int, ...]) -> list[Any]:
        return list(events)

    Clustered.seen = seen  # type: ignore[method-assign]


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
        hashes = [person.token_hash for person in table.people.everybody.values()]
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
