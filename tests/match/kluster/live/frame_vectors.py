"""Frames as bytes with their meaning, for readers in any language.

`python -m tests.match.kluster.live.frame_vectors` writes them. They form one stream, in order: a reader that has seen
all earlier frames must get the meaning given beside each; null means that the frame builds on a missing keyframe.
"""

from __future__ import annotations

import json
import struct
from typing import Any

from lodestone.match.kluster.live.wire_frame import FrameViewer, Grip, Own, Run, SeenTable, WireFrame
from tests import ROOT

FILE = ROOT / "tests" / "vectors" / "live_frames.json"


def shorts(*values: int) -> bytes:
    """int16, little-endian."""
    return struct.pack(f"<{len(values)}h", *values)


SQUARE = shorts(1600, 0, 0, 1600, -1600, 0, 0, -1600)
SMALL = shorts(160, 0, 0, 160, -160, 0)
KEY = WireFrame(
    keyframe=100_000,
    clock=100_000,
    number=0,
    stage="preparing",
    turn=0,
    turns=3,
    grip=None,
    grabbed=0,
    resting=True,
    magnets=10,
    present=b"\x05\x02",  # 0, 2 and 9
    trembling=b"\x00\x00",
    touches=b"",
    ids=bytes([0, 2, 9]),
    poses=shorts(160, -320, 80, 32767, 0, 0, 0)
    + shorts(-16000, 16000, 80, 0, 32767, 0, 0)
    + shorts(0, 8, 80, 23170, 0, 0, -23170),
    runs=(Run(0, 0, SQUARE), Run(1, 0, SMALL)),
)
HOVER = KEY._replace(
    clock=100_032,
    number=2,
    resting=False,
    grip=Grip(4, "b", "standing", -90.0, 30.5),
    present=b"\x15\x02",
    trembling=b"\x04\x00",
    touches=b"",
    ids=bytes([2, 4]),
    poses=shorts(-15999, 16000, 80, 0, 32767, 0, 0) + shorts(32767, -32767, 2400, 16384, 16384, -16384, 16384),
    runs=(),
)
DRAG = KEY._replace(
    clock=100_064,
    number=4,
    stage="settling",
    turn=11,
    turns=255,
    resting=False,
    grabbed=0b10,
    present=b"\x04\x02",  # 0 is gone
    trembling=b"\x04\x02",
    touches=bytes([2, 9, 0, 2]),
    ids=b"",
    poses=b"",
    runs=(Run(0, 3, shorts(8, -1616, 1616, 8)), Run(1, 1, shorts(0, 176))),
)
LOST = HOVER._replace(keyframe=99_000, clock=100_096)
OVER = KEY._replace(keyframe=2**32 - 1, clock=2**32 - 1, number=2**32 - 1, stage="over", turn=None)

FRAMES: list[tuple[str, bytes]] = [
    ("a delta before any keyframe", HOVER.pack()),
    ("a keyframe at rest", KEY.pack()),
    ("a magnet in the hand, another one trembles", HOVER.pack()),
    ("the same for the seat on turn", HOVER.pack() + Own((0.5, -0.25, 1.0, 0.0, 0.125, -2.0), True, 2**32 - 1).pack()),
    ("nothing held, nothing heard", KEY.pack() + Own(None, False, None).pack()),
    ("where poles are shown: the danger", HOVER.pack() + Own((0.0, 0.0, -0.5, 0.0, 0.0, 0.0), True, 7, 0.5).pack()),
    ("as dangerous as it gets", HOVER.pack() + Own((0.0, 0.0, -2.0, 0.0, 0.0, 0.0), False, None, 1.0).pack()),
    ("a cord dragged past its last node, one magnet gone, two touches", DRAG.pack()),
    ("a delta of another keyframe", LOST.pack()),
    ("still on the last keyframe", HOVER._replace(clock=100_128).pack()),
    ("the game is over", OVER.pack()),
]


def meaning(seen: SeenTable | None) -> dict[str, Any] | None:
    """What a reader should get, as plain data."""
    if seen is None:
        return None
    wire = seen.wire
    return {
        "keyframe": wire.keyframe,
        "clock": wire.clock,
        "number": wire.number,
        "stage": wire.stage,
        "turn": wire.turn,
        "turns": wire.turns,
        "resting": wire.resting,
        "held": None if wire.grip is None else wire.grip._asdict(),
        "grabbed": [cord for cord in range(8) if wire.grabbed >> cord & 1],
        "poses": {str(magnet): [round(value, 6) for value in pose] for magnet, pose in seen.poses.items()},
        "cords": [[list(node) for node in cord] for cord in seen.cords],
        "trembling": sorted(seen.trembling),
        "touches": [list(pair) for pair in seen.touches],
        "own": None if seen.own is None else {**seen.own._asdict(), "tug": seen.own.tug and list(seen.own.tug)},
    }


def stream() -> list[dict[str, Any]]:
    """All frames with their meanings, as one reader gets them."""
    viewer = FrameViewer()
    return [{"name": name, "hex": data.hex(), "seen": meaning(viewer.see(data))} for name, data in FRAMES]


if __name__ == "__main__":
    FILE.write_text(json.dumps(stream(), indent=1) + "\n", encoding="utf-8")
