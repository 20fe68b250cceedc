"""A turn in the middle, as bytes: left off by one process and gone on with by another, to the same bits.

What the physics knows is in a snapshot of the world, hands and fingers included; the few things that the rules of a
turn remember beside it stand in `RunningTurn`. Nothing is simulated again, so it takes as long to go on with a turn of
an hour as with one of a second. A turn is left off only while somebody is about to act in it: one that settles ends
by itself in a moment.
"""

from __future__ import annotations

import msgspec
import numpy as np

from lodestone.core import Seat
from lodestone.kluster import Magnet
from lodestone.match.kluster.live.frame import Stage
from lodestone.match.kluster.live.hand import MagnetGrip
from lodestone.match.kluster.live.match import KlusterMatch
from lodestone.match.kluster.live.played import Input, physics_version
from lodestone.match.kluster.live.turn import Closing
from lodestone.physics.snapshots import digest_of, restore, snapshot

FORMAT = 1
"""The version of `RunningTurn`; a turn of another format begins again."""


class LiveSide(msgspec.Struct, frozen=True):
    """What the live match remembers besides the turn."""

    heard: int | None
    """The highest number of a `stream` message that was heard."""
    clock: int
    """ms: the clock of the last frame."""
    grace: int
    """Frames until the seat is done by itself."""
    told: int
    """Events of the turn that everybody has been told."""
    klustered: bool
    """Whether the turn before brought somebody magnets back."""


class RunningTurn(msgspec.Struct, frozen=True):
    """A turn that is neither over nor settling. Secret: it tells every pole."""

    format: int
    physics: str
    """The version it was begun on, the only one on which it ends as recorded."""
    beginning: str
    """The digest of the table when it began."""
    turns: int
    """Turns played before it."""
    world: bytes
    inputs: tuple[Input, ...]
    resigned: tuple[Seat, ...]
    """Who has left the game since it began."""
    leaving: tuple[Seat, ...]
    """Who will leave as soon as nothing moves."""
    stage: Stage
    frames: int
    grip: MagnetGrip | None
    returning: bool
    placed: Magnet | None
    closing: Closing | None
    stayed: bool
    legal: tuple[bytes, ...]
    """The cords as they last lay in order, as arrays of doubles."""
    live: LiveSide


class _Kind(msgspec.Struct):
    """The fields that must be right before anything else is read."""

    format: int
    physics: str


def leave_off(match: KlusterMatch, live: LiveSide) -> bytes:
    """The running turn as bytes. There must be one, and it must not be settling."""
    turn = match.turn
    assert turn is not None
    assert turn.stage is not Stage.SETTLING
    assert not turn.fault
    resigned, leaving = match.leavers
    running = RunningTurn(
        format=FORMAT,
        physics=physics_version(),
        beginning=digest_of(match.snapshot()),
        turns=len(match.turns),
        world=snapshot(match.board.world),
        inputs=match.inputs,
        resigned=resigned,
        leaving=leaving,
        stage=turn.stage,
        frames=turn.frames,
        grip=turn.hand.grip,
        returning=turn.hand.returning,
        placed=turn.placed,
        closing=turn.closing,
        stayed=turn.stayed,
        legal=tuple(loop.astype("<f8").tobytes() for loop in turn.legal),
        live=live,
    )
    return msgspec.msgpack.encode(running)


def go_on(match: KlusterMatch, written: bytes) -> LiveSide | None:
    """Take up a turn in a match that stands at its beginning.

    None, and nothing changes, if another physics has begun it, or it is not the turn that follows.
    """
    running, turn = _read(written), match.turn
    if running is None or turn is None:
        return None
    if (running.turns, running.beginning) != (len(match.turns), digest_of(match.snapshot())):
        return None
    match.take_up(restore(running.world), running.inputs, running.resigned, running.leaving)
    legal = [np.frombuffer(loop, "<f8").reshape(-1, 2).astype(np.float64) for loop in running.legal]
    turn.take_up(running.stage, running.frames, running.placed, running.closing, running.stayed, legal)
    turn.hand.grip, turn.hand.returning = running.grip, running.returning
    return running.live


def _read(written: bytes) -> RunningTurn | None:
    try:
        kind = msgspec.msgpack.decode(written, type=_Kind)
        if (kind.format, kind.physics) != (FORMAT, physics_version()):
            return None
        return msgspec.msgpack.decode(written, type=RunningTurn)
    except msgspec.DecodeError:
        return None
