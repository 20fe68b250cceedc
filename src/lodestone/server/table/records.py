"""Records of finished games as the log keeps them, and as lists show them."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from lodestone.server.protocol.common import Game
from lodestone.server.protocol.http import RecordInfo
from lodestone.storage.rows import Record, RecordHead


class Title(msgspec.Struct, frozen=True):
    """What a list tells about a record."""

    players: tuple[str, ...]
    result: dict[str, Any] | None
    turns: int


def record_row(id: str, table: str | None, record: dict[str, Any], finished: float | None = None) -> Record:
    """A record as the log keeps it; finished just now unless told otherwise."""
    finished = time.time() if finished is None else finished
    turns = record["moves"] if record["game"] == "clustered" else record["turns"]
    title = Title(tuple(record["players"] or ()), record["result"], len(turns))
    return Record(id, table, record["game"], finished, msgspec.json.encode(title).decode(), msgspec.json.encode(record))


def record_info(head: RecordHead) -> RecordInfo:
    """A record as lists show it."""
    title = msgspec.json.decode(head.title, type=Title)
    game: Game = "kluster" if head.game == "kluster" else "clustered"
    return RecordInfo(head.id, head.table, game, head.finished, title.players, title.result, title.turns)
