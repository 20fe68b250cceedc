"""Records of finished games: as the log keeps them, as lists show them, and checked when they come from outside.

A look at a record's head costs nothing; the rest is checked move by move, in a process of the pool.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from lodestone.core import InvalidRecord, InvalidRequest
from lodestone.match.game import GameKind, Games
from lodestone.match.games import GAMES
from lodestone.match.wire import RecordInfo
from lodestone.server.protocol.encoding import read_json
from lodestone.storage.rows import Record, RecordHeadRow

GLANCE = 256 * 1024
"""Bytes that can be looked through for a head within a fraction of a millisecond."""


class Title(msgspec.Struct, frozen=True):
    """What a list tells about a record."""

    players: tuple[str, ...]
    result: dict[str, Any] | None
    turns: int


def record_row(kind: GameKind, id: str, table: str | None, record: dict[str, Any]) -> Record:
    """A record, finished just now, as the log keeps it."""
    title = Title(tuple(record["players"] or ()), record["result"], kind.record_length(record))
    return Record(id, table, kind.name, time.time(), msgspec.json.encode(title).decode(), msgspec.json.encode(record))


def kept_row(id: str, game: str, title: str, body: bytes) -> Record:
    """A record from outside that was checked."""
    return Record(id, None, game, time.time(), title, body)


def record_info(head: RecordHeadRow) -> RecordInfo:
    """A record as lists show it."""
    title = msgspec.json.decode(head.title, type=Title)
    return RecordInfo(head.id, head.table, head.game, head.finished, title.players, title.result, title.turns)


class CheckedRecord(msgspec.Struct, frozen=True):
    """A record whose head could be read."""

    game: str
    title: str
    """What lists tell about it."""
    body: bytes
    """The record as bytes, as it is kept."""


def heads_of(games: Games) -> msgspec.json.Decoder[Any]:
    """Reads the head of a record of any of these games."""
    heads: list[Any] = [kind.record_head for kind in games.values() if kind.record_head is not None]
    return msgspec.json.Decoder(reduce(or_, heads))


def glance(body: Sequence[bytes], heads: msgspec.json.Decoder[Any]) -> None:
    """Refuse at once what is no record at first sight; for the event loop. Large ones are looked at elsewhere."""
    if sum(map(len, body)) > GLANCE:
        return
    try:
        read_json(b"".join(body), heads)
    except InvalidRequest as problem:
        raise InvalidRecord("record-unreadable", problem=str(problem)) from None


def checked(data: Any, games: Games = GAMES) -> CheckedRecord:
    """The record, if every move of it is right; raises what is wrong."""
    game = data.get("game") if isinstance(data, dict) else None
    kind = games.get(str(game))
    if kind is None:
        raise InvalidRecord("record-unreadable", problem="game")
    kind.check_record(data)
    row = record_row(kind, "", None, data)
    return CheckedRecord(row.game, row.title, row.body)
