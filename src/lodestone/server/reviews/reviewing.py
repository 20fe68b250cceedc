"""Reviews a record: `python -m lodestone.server.reviews.reviewing`, record in, how far it is and the review out."""

from __future__ import annotations

import os
import struct
import sys

import msgspec

from lodestone.bots.advice.reviewing import review_record
from lodestone.server.protocol.http import RecordReview

PATIENCE = 10
"""How much people at live tables go before whoever looks at records."""


def main() -> None:
    """From standard input to standard output; each message with its length before it."""
    os.nice(PATIENCE)
    for found in review_record(msgspec.json.decode(sys.stdin.buffer.read())):
        message = msgspec.msgpack.encode(RecordReview(*found))
        sys.stdout.buffer.write(struct.pack("<I", len(message)) + message)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
