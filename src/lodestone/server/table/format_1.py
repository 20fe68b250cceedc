"""Logs as Lodestone 0.1 wrote them, and the way up from there.

Then a table's entries and those of both games were of one kind, options stood under the name of the game, and what a
turn of Kluster led to was stored beside it. What belongs to a game is handed to it as the first version of its own
events.
"""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.match.log_events import Words
from lodestone.server.table.entries import AnyEntry, Played, Written

OF_GAMES = ("MovePlayed", "MovesTakenBack", "TurnPlayed")
"""Kinds of entries that belong to the games now."""


class _Written(msgspec.Struct, frozen=True):
    entries: tuple[dict[str, Any], ...]
    by: int | None = None
    message: str | None = None
    clock_left: float | None = None
    digest: bytes | None = None


_DECODER = msgspec.msgpack.Decoder(_Written)


def read(body: bytes) -> Written:
    """A version of a table in the types of today."""
    old = _DECODER.decode(body)
    return Written(tuple(map(_up, old.entries)), old.by, old.message, old.clock_left, old.digest)


def _up(entry: dict[str, Any]) -> AnyEntry:
    match entry["e"]:
        case name if name in OF_GAMES:
            return Played(_words(entry))
        case "TableMade":
            options = entry.pop("clustered"), entry.pop("kluster")
            entry["options"] = options[0] or options[1] or {}
        case "GameBegun":
            laid = entry.pop("laid", None)
            entry.pop("public", None)
            if laid is not None:
                opening = _words({"e": "TableLaid", "record": laid})
                entry["opening"] = [opening.version, opening.body]
    today: AnyEntry = msgspec.convert(entry, AnyEntry)
    return today


def _words(event: dict[str, Any]) -> Words:
    return Words(1, msgspec.msgpack.encode(event))
