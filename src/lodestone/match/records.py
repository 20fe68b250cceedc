"""What all records share: a format, a version, the name of a game, strict reading of the rest, and checksums.

Checksums are chained from move to move, so that an edited record is refused at the very move that was edited.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Literal, TypeVar

import msgspec

from lodestone.core import FirstBy, InvalidRecord, InvalidRequest
from lodestone.match.plain import read

T = TypeVar("T")

FORMAT = "lodestone-record"
VERSION = 2
OLDEST = 1
"""What older programs wrote is read for ever. Version 2 tells how it was settled who begins (`first_by`)."""


class RecordHead(msgspec.Struct, frozen=True, tag_field="game"):
    """The part of a record that can be read without its moves. Each game has its own."""

    format: Literal["lodestone-record"]
    version: Literal[1, 2]
    program: str
    seats: int
    first: int
    check: str
    result: msgspec.Raw


def read_record(data: object, kind: type[T], game: str) -> T:
    """A record of a game as a typed value. Faults of the envelope are reported before any inside it."""
    if isinstance(data, dict) and data.get("format") == FORMAT:
        if data.get("version") not in range(OLDEST, VERSION + 1):
            raise InvalidRecord("record-version", version=str(data.get("version"))[:20], known=VERSION)
        if data.get("game") != game:
            raise InvalidRecord("record-game", game=str(data.get("game"))[:20], expected=game)
    try:
        return read(data, kind)
    except InvalidRequest as problem:
        raise InvalidRecord("record-unreadable", problem=str(problem)) from None


def version_of(first_by: FirstBy | None) -> int:
    """The version to write: a game that an older program began keeps its version, and so its chain of checksums."""
    return OLDEST if first_by is None else VERSION


def plain_first_by(first_by: FirstBy | None) -> dict[str, str]:
    """How it was settled who begins, as the head of a record says it; version 1 does not."""
    return {} if first_by is None else {"first_by": str(first_by)}


def check_first_by(version: int, first_by: FirstBy | None) -> None:
    """Refuse a record whose `first_by` does not fit its version."""
    if version != version_of(first_by):
        raise InvalidRecord("record-setup")


def opening_check(head: dict[str, Any]) -> str:
    """The first link of the chain: over everything settled before the first move, in plain data.

    >>> opening_check({"seats": 2})
    '5a119972a239'
    """
    return _digest(json.dumps(head, sort_keys=True, separators=(",", ":")))


def chained(check: str, move: str) -> str:
    """The next link: over the previous one and a move."""
    return _digest(f"{check} {move}")


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]
