"""Events of a game as a log keeps them: bytes, and the version of the types that wrote them.

They are written in the newest version and read in every one there has been: each older version has its types and a way
up to the next. A log is read for ever, so neither is ever removed. What can be derived from events is not in them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec


class Words(msgspec.Struct, frozen=True, array_like=True):
    """Bytes that only the game can read, and the version of its types that wrote them."""

    version: int
    body: bytes


class Older(NamedTuple):
    """A version that is still read, but no longer written."""

    types: Any
    """Its type, or a union of tagged types."""
    up: Callable[[Any], Any]
    """Converts an event to the next version."""


class EventTypes:
    """All versions of what a game writes into a log.

    >>> class Moved(msgspec.Struct, tag=True):
    ...     to: str
    >>> class MovedBefore(msgspec.Struct, tag="Moved"):
    ...     x: int
    >>> types = EventTypes(2, Moved, {1: Older(MovedBefore, lambda event: Moved(str(event.x)))})
    >>> types.read(types.write(Moved("a1")))
    Moved(to='a1')
    >>> types.read(Words(1, msgspec.msgpack.encode(MovedBefore(3))))
    Moved(to='3')
    """

    def __init__(self, version: int, types: Any, older: Mapping[int, Older] | None = None) -> None:
        older = older or {}
        assert sorted(older) == list(range(1, version)), "a way up from every older version"
        self.version = version
        self._decoders = {version: msgspec.msgpack.Decoder(types)}
        self._decoders |= {number: msgspec.msgpack.Decoder(each.types) for number, each in older.items()}
        self._ups = {number: each.up for number, each in older.items()}

    def write(self, event: msgspec.Struct) -> Words:
        """An event as the log keeps it."""
        return Words(self.version, _ENCODER.encode(event))

    def read(self, words: Words) -> Any:
        """The event in the newest version, whichever it was written in."""
        event = self._decoders[words.version].decode(words.body)
        for number in range(words.version, self.version):
            event = self._ups[number](event)
        return event


_ENCODER = msgspec.msgpack.Encoder()
