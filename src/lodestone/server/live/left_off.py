"""What a server leaves for the next owner of a live table, beside the log: stored with the snapshot."""

from __future__ import annotations

import msgspec

FORMAT = 1


class LeftOff(msgspec.Struct, frozen=True, array_like=True):
    """What is under way at a table. Secret."""

    turn: bytes | None
    """The running turn, as its game has written it; None: nothing was done in it yet. Empty: it has to begin again."""
    done: tuple[tuple[int | None, str, bytes], ...]
    """Intents that were acknowledged, by person and id, with a digest of each: asked again, they are not done twice."""
    format: int = FORMAT

    def written(self) -> bytes | None:
        """The same as bytes; None: there is nothing to tell.

        >>> left = LeftOff(b"a turn", ((0, "id", b"digest"),))
        >>> read_left_off(left.written() or b"") == left
        True
        """
        return msgspec.msgpack.encode(self) if self.turn is not None or self.done else None


def read_left_off(written: bytes) -> LeftOff:
    """What another server has written; if that was a newer one with another format, the turn begins again.

    >>> read_left_off(b"something else")
    LeftOff(turn=b'', done=(), format=1)
    """
    try:
        left = msgspec.msgpack.decode(written, type=LeftOff)
    except msgspec.DecodeError:
        return LeftOff(b"", ())
    return left if left.format == FORMAT else LeftOff(b"", ())
