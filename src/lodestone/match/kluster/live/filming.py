"""Plays a record of Kluster again and films it: record in, tracks out, which are live frames (docs/live-frames.md).

One track for the set table and one for each turn, as soon as it is played. It ends early where turns no longer come
out as recorded, since it would show something that never happened.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator

from lodestone.kluster import Magnet
from lodestone.match.kluster.live import KlusterMatch, Stage
from lodestone.match.kluster.live.frame_writer import FrameWriter
from lodestone.match.kluster.live.match import Passed
from lodestone.match.kluster.live.played import PlayedTurn
from lodestone.match.kluster.live.record import KlusterRecord
from lodestone.match.kluster.live.replay import play_again
from lodestone.match.kluster.live.turn import FRAME

FRAME_MS = round(1e3 * FRAME)
"""ms that a frame takes."""
CALM, LIVELY = 4, 2
"""Frames from one picture to the next: while only a hand moves, and while magnets move by themselves."""

_LENGTH = struct.Struct("<H")


def films(record: KlusterRecord) -> Iterator[bytes]:
    """The track of the set table, then one of each turn that comes out as recorded."""
    match = KlusterMatch(record.setting, record.players)
    frames = FrameWriter(match)
    yield pack_track([frames.write(0, (), True, force_key=True)[0]])
    if match.opening_digest != record.digest:
        return
    for played in record.turns:
        film = _Film(match, frames)
        if play_again(match, played, film.watch) is not None:
            return
        yield film.track(played)


class _Film:
    """One turn. Clocks count from its beginning."""

    def __init__(self, match: KlusterMatch, frames: FrameWriter) -> None:
        self._match = match
        self._frames = frames
        self._clock = 0
        self._due = 0
        self._touches: list[tuple[Magnet, Magnet]] = []
        self._turns = len(match.turns)
        self._pictures = [frames.write(0, (), False, force_key=True)[0]]

    def watch(self, match: KlusterMatch, passed: Passed) -> None:
        """Film a frame that has passed."""
        self._clock += FRAME_MS
        self._touches += passed.touches
        self._due -= 1
        if self._due <= 0 and len(match.turns) == self._turns:
            self._shoot(resting=False)
            lively = match.stage is Stage.SETTLING or match.board.trembling() or match.board.cord_awake()
            self._due = LIVELY if lively else CALM

    def track(self, played: PlayedTurn) -> bytes:
        """The whole turn, ending with how everything lies after it."""
        self._clock = max(self._clock, FRAME_MS * played.frames) + FRAME_MS
        self._shoot(resting=True)
        return pack_track(self._pictures)

    def _shoot(self, resting: bool) -> None:
        self._pictures.append(self._frames.write(self._clock, self._touches, resting)[0])
        self._touches = []


def pack_track(frames: Iterable[bytes]) -> bytes:
    """Frames as a track: one after the other, each with its length before it.

    >>> list(unpack_track(pack_track([b"one", b"three"])))
    [b'one', b'three']
    """
    return b"".join(_LENGTH.pack(len(frame)) + frame for frame in frames)


def unpack_track(track: bytes) -> Iterator[bytes]:
    """The frames of a track."""
    at = 0
    while at < len(track):
        (length,) = _LENGTH.unpack_from(track, at)
        at += _LENGTH.size + length
        yield track[at - length : at]
