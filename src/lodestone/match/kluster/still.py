"""The table as it lies, as a live frame: what whoever comes is shown when no live match is there to show it."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence

from lodestone.kluster import Magnet
from lodestone.match.kluster.live.wire_frame import PER_MM, UNIT, Run, WireFrame
from lodestone.match.kluster.preview import Cord, Cords, Pose
from lodestone.match.kluster.stage import Stage

_MOST = 32767


def still_frame(
    magnets: Sequence[Magnet], lying: Mapping[Magnet, Pose], cords: Cords, stage: Stage, turns: int
) -> bytes:
    """A keyframe in which nothing moves. `magnets` are all of the game, in the order by which frames name them."""
    there = [number for number, magnet in enumerate(magnets) if magnet in lying]
    present = sum(1 << number for number in there).to_bytes((len(magnets) + 7) // 8, "little")
    poses = b"".join(_pose(lying[magnets[number]]) for number in there)
    frame = WireFrame(
        keyframe=0,
        clock=0,
        number=0,
        stage=stage,
        turn=None,
        turns=turns,
        grip=None,
        grabbed=0,
        resting=True,
        magnets=len(magnets),
        present=present,
        trembling=bytes(len(present)),
        touches=b"",
        ids=bytes(there),
        poses=poses,
        runs=tuple(Run(number, 0, _nodes(cord)) for number, cord in enumerate(cords)),
    )
    return frame.pack()


def _pose(pose: Pose) -> bytes:
    x, y, z, *turned = pose
    return struct.pack("<7h", *map(_short, (x, y, z)), *(round(part * UNIT) for part in turned))


def _nodes(cord: Cord) -> bytes:
    return b"".join(struct.pack("<2h", _short(x), _short(y)) for x, y in cord)


def _short(length: float) -> int:
    """As frames have it."""
    return max(-_MOST, min(_MOST, round(length * PER_MM)))
