"""Records of finished games as the log keeps them, and as lists show them."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from lodestone.match.game import GameKind
from lodestone.server.protocol.http import RecordInfo
from lodestone.storage.rows import Record, RecordHead


class Title(msgspec.Struct, frozen=True):
    """What a list tells about a record."""

    players: tuple[str, ...]
    result: dict[str, Any] | None
    turns: int


def record_row(
    kind: GameKind, id: str, table: str | None, record: dict[str, Any], finished: float | None = None
) -> Record:
    """A record as the log keeps it; finished just now unless told otherwise."""
    finished = time.time() if finished is None else finished
    title = Title(tuple(record["players"] or ()), record["result"], kind.record_length(record))
    return Record(id, table, kind.name, finished, msgspec.json.encode(title).decode(), msgspec.json.encode(record))


def kept_row(id: str, game: str, title: str, body: bytes) -> Record:
    """A record from outside that was checked."""
    return Record(id, None, game, time.time(), title, body)


def record_info(head: RecordHead) -> RecordInfo:
    """A record as lists show it."""
    title = msgspec.json.decode(head.title, type=Title)
    return RecordInfo(head.id, head.table, head.game, head.finished, title.players, title.result, title.turns)
