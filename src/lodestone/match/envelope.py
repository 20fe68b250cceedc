"""What all records share: a format, a version, the name of a game, and strict reading of the rest."""

from __future__ import annotations

from typing import TypeVar

from lodestone.core import InvalidRecord, InvalidRequest
from lodestone.match.plain import read

T = TypeVar("T")

FORMAT = "lodestone-record"
VERSION = 1


def read_record(data: object, kind: type[T], game: str) -> T:
    """A record of a game as a typed value. What is wrong about the envelope is said before anything inside it."""
    if isinstance(data, dict) and data.get("format") == FORMAT:
        if data.get("version") != VERSION:
            raise InvalidRecord("record-version", version=str(data.get("version"))[:20], known=VERSION)
        if data.get("game") != game:
            raise InvalidRecord("record-game", game=str(data.get("game"))[:20], expected=game)
    try:
        return read(data, kind)
    except InvalidRequest as problem:
        raise InvalidRecord("record-unreadable", problem=str(problem)) from None
