"""What lies on a table of Kluster after its last turn, without poles.

As a picture from above, and as a live frame for whoever comes when no live match is there to show it.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from lodestone.kluster import Boxes, Magnet, TableOptions
from lodestone.match.kluster.equipment import loops
from lodestone.match.kluster.live.wire_frame import PER_MM, UNIT, Run, WireFrame
from lodestone.match.kluster.plain import read_boxes
from lodestone.match.kluster.refereed import positions_after
from lodestone.match.kluster.view import Stage
from lodestone.match.plain import read
from lodestone.match.preview import Drawn

Pose: TypeAlias = Sequence[float]
"""mm and a quaternion: x, y, z, w, x, y, z."""
Cord: TypeAlias = tuple[tuple[float, float], ...]
Cords: TypeAlias = tuple[Cord, ...]

MARGIN = 30.0
"""mm of margin around the cords."""
CORNERS = 48
"""Points of a cord that is still laid as a circle."""
_MOST = 32767
"""The largest number that an int16 of a frame can hold."""
WOOD, CORD = "#8a4f2c", "#e8d9a8"


class MagnetOutline(msgspec.Struct, frozen=True, array_like=True):
    """A magnet from above, in mm and degrees."""

    x: float
    y: float
    long: float
    short: float
    turned: float


class Lying(msgspec.Struct, frozen=True, array_like=True):
    """A table from above."""

    cords: Cords
    magnets: tuple[MagnetOutline, ...]


_TABLES = msgspec.msgpack.Decoder(Lying)


class Resting:
    """Where everything lay after the last turn, gathered turn by turn: a turn tells only what lies elsewhere."""

    def __init__(self) -> None:
        self._poses: dict[Magnet, Pose] = {}
        self._cords: bytes | None = None
        """Packed, because each table in memory has hundreds of points."""

    def after(self, turn: Mapping[str, Any], table: Iterable[Magnet]) -> None:
        """A turn as it stands in a record has ended, and these magnets lie on the table now."""
        known = {**self._poses, **turn.get("lying", {})}
        self._poses = {magnet: known[magnet] for magnet in table if magnet in known}
        if turn.get("cords") is not None:
            self._cords = msgspec.msgpack.encode(turn["cords"])

    @property
    def lying(self) -> Mapping[Magnet, Pose]:
        """What lies on the table."""
        return self._poses

    def cords(self, boxes: Boxes, table: TableOptions) -> Cords:
        """Points of their middle lines."""
        return circles(loops(boxes, table)) if self._cords is None else msgspec.msgpack.decode(self._cords, type=Cords)

    def packed(self, boxes: Boxes, table: TableOptions, sizes: Mapping[Magnet, Sequence[float]]) -> bytes:
        """The table as a picture needs it."""
        magnets = tuple(outline(pose, sizes[magnet]) for magnet, pose in self._poses.items())
        return msgspec.msgpack.encode(Lying(self.cords(boxes, table), magnets))


def board_of_record(record: Any) -> bytes:
    """The table at the end of a game."""
    resting = Resting()
    for turn, position in zip(record["turns"], positions_after(record), strict=True):
        resting.after(turn, position.table)
    sizes = {magnet: made["size"] for magnet, made in record["magnets"].items()}
    return resting.packed(read_boxes(record["boxes"]), read(record["table"], TableOptions, at="table"), sizes)


def outline(pose: Pose, size: Sequence[float]) -> MagnetOutline:
    """The ellipse that an ellipsoid shows from above: its matrix is the upper left block of R diag(half²) Rᵀ.

    As `physics.poses` has it; but a server, which draws this, loads no physics.
    """
    x, y, _, w, i, j, k = pose
    across = (
        (1 - 2 * (j * j + k * k), 2 * (i * j - w * k), 2 * (i * k + w * j)),
        (2 * (i * j + w * k), 1 - 2 * (i * i + k * k), 2 * (j * k - w * i)),
    )
    east, north = ([part * extent / 2 for part, extent in zip(row, size, strict=True)] for row in across)
    xx, yy = sum(part * part for part in east), sum(part * part for part in north)
    xy = sum(one * other for one, other in zip(east, north, strict=True))
    mean, spread = (xx + yy) / 2, math.hypot((xx - yy) / 2, xy)
    turned = math.degrees(0.5 * math.atan2(2 * xy, xx - yy))
    return MagnetOutline(x, y, math.sqrt(mean + spread), math.sqrt(max(0.0, mean - spread)), turned)


def circles(across: Sequence[float]) -> Cords:
    """Cords before the first turn, roughly as they are laid: side by side, each crossing the next."""
    cords, x = [], 0.0
    for diameter in across:
        radius = diameter / 2
        angles = [2 * math.pi * corner / CORNERS for corner in range(CORNERS)]
        cords.append(tuple((x + radius * math.cos(angle), radius * math.sin(angle)) for angle in angles))
        x += 1.4 * radius
    return tuple(cords)


def drawn_board(board: bytes) -> Drawn:
    """A board as SVG in mm. On the table y grows away from the viewer, in pictures downwards."""
    lying = _TABLES.decode(board)
    xs = [x for cord in lying.cords for x, _ in cord] + [magnet.x for magnet in lying.magnets]
    ys = [-y for cord in lying.cords for _, y in cord] + [-magnet.y for magnet in lying.magnets]
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    elements = "".join((*map(_cord, lying.cords), *map(_magnet, lying.magnets)))
    return Drawn(left, top, max(xs) + MARGIN - left, max(ys) + MARGIN - top, elements, WOOD)


def _cord(cord: Cord) -> str:
    points = " ".join(f"{x:.1f},{-y:.1f}" for x, y in cord)
    line = f'<polygon points="{points}" fill="none" stroke-linejoin="round"'
    return f'{line} stroke="#5c3319" stroke-width="8"/>{line} stroke="{CORD}" stroke-width="5" stroke-dasharray="9 2"/>'


def _magnet(magnet: MagnetOutline) -> str:
    return (
        f'<g transform="translate({magnet.x:.1f} {-magnet.y:.1f}) rotate({-magnet.turned:.1f})">'
        f'<ellipse cx="2" cy="3" rx="{magnet.long:.1f}" ry="{magnet.short:.1f}" fill="#3c2210" fill-opacity=".55"/>'
        f'<ellipse rx="{magnet.long:.1f}" ry="{magnet.short:.1f}" fill="url(#stone)"/></g>'
    )


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
    """A length in mm as frames have it."""
    return max(-_MOST, min(_MOST, round(length * PER_MM)))
