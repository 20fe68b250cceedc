"""Reviews a record: `python -m lodestone.server.reviews.reviewing`, record in, how far it is and the review out."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lodestone.bots.advice.reviewing import review_record
from lodestone.server.protocol.http import RecordReview
from lodestone.server.side_work import work


def reviews(body: bytes) -> Iterator[bytes]:
    """Of a record in JSON, after each of its turns; the last one is whole."""
    for found in review_record(msgspec.json.decode(body)):
        yield msgspec.msgpack.encode(RecordReview(*found))


if __name__ == "__main__":
    work(reviews)
