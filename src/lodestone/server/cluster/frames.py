"""Where frames of a WebSocket begin and end, without reading what is in them."""

from __future__ import annotations

_LENGTH = 0x7F
_MASKED = 0x80
_OPCODE = 0x0F
_CLOSE = 0x8


class Frames:
    r"""What goes by in one direction, in pieces that begin and end anywhere.

    >>> frames = Frames()
    >>> for piece in b"\x81", b"\x03a", b"bc\x82\x00":
    ...     frames.follow(piece)
    >>> frames.whole, frames.count, frames.closed
    (True, 2, False)
    """

    __slots__ = ("_head", "_left", "closed", "count")

    def __init__(self) -> None:
        self._head = b""
        """The beginning of a frame that does not yet tell its length."""
        self._left = 0
        """Bytes of a frame that are still to come."""
        self.count = 0
        self.closed = False
        """Whether somebody has said goodbye."""

    @property
    def whole(self) -> bool:
        """Whether a frame may begin here."""
        return not self._left and not self._head

    def follow(self, data: bytes) -> None:
        """Take note of what has gone by."""
        if self._head:
            data, self._head = self._head + data, b""
        at, end = self._left, len(data)
        while at < end:
            size = _size(data, at, end)
            if not size:
                self._head, self._left = data[at:], 0
                return
            self.count += 1
            if data[at] & _OPCODE == _CLOSE:
                self.closed = True
            at += size
        self._left = at - end


def _size(data: bytes, at: int, end: int) -> int:
    """Bytes of the frame that begins there; 0: too little of it has gone by to tell."""
    if end - at < 2:
        return 0
    length, head = data[at + 1] & _LENGTH, 2 + (4 if data[at + 1] & _MASKED else 0)
    if length < 126:
        return head + length
    wide = 2 if length == 126 else 8
    if end - at < 2 + wide:
        return 0
    return head + wide + int.from_bytes(data[at + 2 : at + 2 + wide], "big")
