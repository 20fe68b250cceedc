"""Is this a record? A look at its head costs nothing; the rest is checked move by move, in a process of the pool."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from lodestone.core import InvalidRecord, InvalidRequest
from lodestone.match.games import GAMES
from lodestone.server.reading import read_json
from lodestone.server.table.records import record_row

GLANCE = 256 * 1024
"""Bytes that can be looked through for a head within a fraction of a millisecond."""


class CheckedRecord(msgspec.Struct, frozen=True):
    """A record that is one."""

    game: str
    title: str
    """What lists tell about it."""
    body: bytes
    """As it is kept."""


def _heads() -> msgspec.json.Decoder[Any]:
    heads: list[Any] = [kind.record_head for kind in GAMES.values() if kind.record_head is not None]
    return msgspec.json.Decoder(reduce(or_, heads))


_HEADS = _heads()


def glance(body: Sequence[bytes]) -> None:
    """Refuse at once what is no record at first sight; for the event loop. Large ones are looked at elsewhere."""
    if sum(map(len, body)) > GLANCE:
        return
    try:
        read_json(b"".join(body), _HEADS)
    except InvalidRequest as problem:
        raise InvalidRecord("record-unreadable", problem=str(problem)) from None


def checked(data: Any) -> CheckedRecord:
    """The record, if every move of it is right; raises what is wrong."""
    game = data.get("game") if isinstance(data, dict) else None
    kind = GAMES.get(str(game))
    if kind is None:
        raise InvalidRecord("record-unreadable", problem="game")
    kind.check_record(data)
    row = record_row(kind, "", None, data)
    return CheckedRecord(row.game, row.title, row.body)
