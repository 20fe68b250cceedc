"""Reviews a record, in a process of the pool: how far it is after each move, then the review."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lodestone.bots.advice.reviewing import review_record
from lodestone.server.protocol.http import RecordReview


def reviews(body: bytes) -> Iterator[bytes]:
    """Of a record in JSON, after each of its turns, as JSON; the last one is whole."""
    for found in review_record(msgspec.json.decode(body)):
        yield msgspec.json.encode(RecordReview(*found))
