"""A track as bytes: live frames (docs/live-frames.md) one after the other, each with its length before it."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator

_LENGTH = struct.Struct("<H")


def pack_track(frames: Iterable[bytes]) -> bytes:
    """Frames as a track.

    >>> list(unpack_track(pack_track([b"one", b"three"])))
    [b'one', b'three']
    """
    return b"".join(_LENGTH.pack(len(frame)) + frame for frame in frames)


def unpack_track(track: bytes) -> Iterator[bytes]:
    """The other way round."""
    at = 0
    while at < len(track):
        (length,) = _LENGTH.unpack_from(track, at)
        at += _LENGTH.size + length
        yield track[at - length : at]
