"""Messages that were heard: asked again with the same id they are answered and not done twice.

Ids are of a person at a table, over all connections and restarts, since they stand in the log. Beside each stands a
digest of what was said: the same id for something else is a mistake of the client's, which must not take it for done.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from lodestone.server.errors import Conflict
from lodestone.server.protocol.common import PersonId

DIGEST = 8
"""Bytes: enough to notice slips, which is all it is for; a client gains nothing by two messages with one digest."""


class HeardMessage(NamedTuple):
    """What must be known of a message to recognise it."""

    id: str
    digest: bytes


def message_of(id: str, content: msgspec.Struct) -> HeardMessage:
    """The message that carries this content."""
    return HeardMessage(id, digest_of(content))


def digest_of(content: Any) -> bytes:
    """A short digest, the same for any order of keys."""
    return sha256(msgspec.json.encode(content, order="deterministic")).digest()[:DIGEST]


class Heard:
    """The version that each message led to."""

    def __init__(self) -> None:
        self._versions: dict[str, tuple[int, bytes | None]] = {}

    def remember(self, person: PersonId, id: str, digest: bytes | None, version: int) -> None:
        """Remember a message. Version 0.1 stored no digest: what it heard is known by its id alone."""
        self._versions[f"{person}/{id}"] = (version, digest)

    def version(self, person: PersonId, message: HeardMessage) -> int | None:
        """The version it led to; None if it is new. Raises if that id was another message's."""
        version, digest = self._versions.get(f"{person}/{message.id}", (None, None))
        if digest is not None and digest != message.digest:
            raise Conflict("table-id-used")
        return version
