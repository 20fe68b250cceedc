"""The cords of a world as the world handles them: laid down, grabbed, dragged along paths, let go, judged.

A drag is a row of strokes like those of a hand that holds a magnet: straight, even, in whole steps, so that a
path gives the same pointers however the steps are grouped into frames.
"""

import math
import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import cast

import numpy as np

from lodestone.physics.bodies import HELD, Bodies
from lodestone.physics.cord import GRIP, LOOP, Cords, Grips, Loops, append_cord, empty_cords, fit_magnets
from lodestone.physics.cord_area import loops_cross, mark_inside
from lodestone.physics.cord_params import NODES, CordLaws
from lodestone.physics.cord_shapes import CordShape
from lodestone.physics.cord_tables import CordProblem, make_problem
from lodestone.physics.errors import PhysicsError
from lodestone.physics.types import Floats

__all__ = ["CordHand", "CordSet", "CordStroke"]

MOST_CORDS = 16
"""Cords on one table."""
REACH = 0.02
"""m: a hand that grabs farther than this from the cord misses it."""
TABLE = (1.0, 1.0)
"""m, half width and half depth of the table unless said otherwise."""

Spot = tuple[float, float]


@dataclass(slots=True)
class CordStroke:
    """A stroke of the hand on a cord: from start to end (m) in whole steps, `done` of them over."""

    start: Spot
    end: Spot
    steps: int
    done: int = 0

    def pointer(self, step: int, dt: float) -> tuple[float, float, float]:
        """Place (m, m) after `step` steps and speed (m/s); the same numbers however steps are grouped."""
        (ax, ay), (bx, by) = self.start, self.end
        speed = math.sqrt((bx - ax) ** 2 + (by - ay) ** 2) / (self.steps * dt)
        if step >= self.steps:
            return bx, by, speed
        share = step / self.steps
        return ax + share * (bx - ax), ay + share * (by - ay), speed


@dataclass(slots=True)
class CordHand:
    """A hand on a cord: where its pointer is and the strokes still to make."""

    point: Spot
    strokes: list[CordStroke] = field(default_factory=list)
    releasing: bool = False
    """After the last stroke the cord is let go."""

    def target(self) -> Spot:
        """Where the pointer will be after all strokes."""
        return self.strokes[-1].end if self.strokes else self.point

    def steps_left(self) -> int:
        """Steps until all strokes are made."""
        return sum(stroke.steps - stroke.done for stroke in self.strokes)

    def track(self, rows: Floats, dt: float) -> None:
        """Fill rows (steps, 3) with pointer and speed at the end of each coming step; plans stay."""
        at = 0
        for stroke in self.strokes:
            for step in range(stroke.done + 1, stroke.steps + 1):
                if at == len(rows):
                    return
                rows[at] = stroke.pointer(step, dt)
                at += 1
        rows[at:] = (*self.target(), 0.0)

    def move_on(self, rows: Floats, steps: int) -> None:
        """Follow the first `steps` rows of a track."""
        if steps == 0:
            return
        self.point = (float(rows[steps - 1, 0]), float(rows[steps - 1, 1]))
        while steps > 0 and self.strokes:
            stroke = self.strokes[0]
            made = min(steps, stroke.steps - stroke.done)
            stroke.done += made
            steps -= made
            if stroke.done >= stroke.steps:
                self.strokes.pop(0)


class CordSet:
    """All cords among a number of magnets."""

    def __init__(self, magnets: int = 0, laws: CordLaws | None = None, table: Spot = TABLE) -> None:
        self.laws = CordLaws() if laws is None else laws
        self.table = np.array(table)
        self.state = empty_cords(magnets)
        self.drags: dict[int, CordHand] = {}
        self._problem: CordProblem | None = None

    def __len__(self) -> int:
        return len(self.state.loops)

    # --- laying down and grabbing --------------------------------------------------------------------------

    def add(self, shape: CordShape) -> int:
        """Lay a cord down; returns its index. It rests until something moves it."""
        if len(self) >= MOST_CORDS:
            raise PhysicsError("physics-too-many-cords", most=MOST_CORDS)
        if (np.abs(shape.node) > self.table).any():
            raise PhysicsError("physics-cord-off-table")
        self.state = append_cord(self.state, shape.node, shape.segment_length)
        self.state.loops["asleep"][-1] = 1
        return len(self) - 1

    def fit(self, magnets: int) -> None:
        """Make room for more magnets."""
        self.state = fit_magnets(self.state, magnets)
        self._problem = None

    def forget(self, magnet: int) -> None:
        """Forget what pushed a magnet that was put elsewhere or taken away."""
        touched = (self.state.grips["reaction"][:, magnet] != 0.0).any(axis=1)
        self.state.grips[:, magnet] = np.zeros((), GRIP)
        for c in np.flatnonzero(touched):
            self._rouse(int(c))

    def grab(self, cord: int, point: Spot) -> Spot:
        """Take the nearest point of a cord into a hand; returns that point (m)."""
        c = self._index(cord)
        if c in self.drags:
            raise PhysicsError("physics-cord-held", cord=c)
        if not all(map(math.isfinite, point)):
            raise PhysicsError("physics-not-finite", field="grab")
        segment, along, spot, away = nearest(self.nodes(c), point)
        if away > REACH:
            raise PhysicsError("physics-cord-out-of-reach", distance=away)
        loop = self.state.loops[c]
        loop["grabbed"] = segment
        loop["grab_along"] = along
        loop["hand"] = spot
        loop["pointer"] = (*spot, 0.0)
        loop["idle"] = 0.0
        self.drags[c] = CordHand(spot)
        self._rouse(c)
        return spot

    def drag(self, cord: int, point: Spot, duration: float, dt: float) -> None:
        """Plan a stroke of the hand on a cord; strokes follow one another, none beats a hand (Z6)."""
        hand = self._drag(cord)
        if not all(map(math.isfinite, (*point, duration))) or duration < 0.0:
            raise PhysicsError("physics-not-finite", field="path")
        x, y = hand.target()
        shortest = math.sqrt((point[0] - x) ** 2 + (point[1] - y) ** 2) / self.laws.fastest_hand
        steps = max(1, round(duration / dt), math.ceil(shortest / dt - 1e-9))
        hand.strokes.append(CordStroke((x, y), (float(point[0]), float(point[1])), steps))

    def halt(self, cord: int) -> None:
        """Forget the strokes still planned: the hand stays where it is."""
        self._drag(cord).strokes.clear()

    def let_go(self, cord: int) -> None:
        """Open the hand after its planned strokes."""
        self._drag(cord).releasing = True
        self._open_hands()

    def _drag(self, cord: int) -> CordHand:
        drag = self.drags.get(self._index(cord))
        if drag is None or drag.releasing:
            raise PhysicsError("physics-cord-free", cord=cord)
        return drag

    def _open_hands(self) -> None:
        for c in [c for c, drag in self.drags.items() if drag.releasing and not drag.strokes]:
            del self.drags[c]
            self.state.loops["grabbed"][c] = -1
            self.state.loops["pointer"][c, 2] = 0.0
            self._rouse(c)

    def _rouse(self, c: int) -> None:
        self.state.loops["asleep"][c] = 0
        self.state.loops["calm"][c] = 0.0

    def _index(self, cord: int) -> int:
        if not 0 <= cord < len(self):
            raise PhysicsError("physics-no-such-cord", index=cord)
        return cord

    # --- time ----------------------------------------------------------------------------------------------

    @property
    def at_rest(self) -> bool:
        """Whether every cord sleeps and no hand has strokes left to make."""
        return all(self.state.loops["asleep"].tolist()) and self.steps_left() == 0

    def steps_left(self) -> int:
        """Steps until all hands have made their strokes."""
        if not self.drags:
            return 0
        return max((drag.steps_left() for drag in self.drags.values()), default=0)

    def steps_to_release(self) -> int | None:
        """Steps until the first hand opens, if one is about to."""
        if not self.drags:
            return None
        return min((drag.steps_left() for drag in self.drags.values() if drag.releasing), default=None)

    def problem(self) -> CordProblem:
        """Scratch memory of the solver, made when first needed."""
        if self._problem is None:
            self._problem = make_problem(self.state.grips.shape[1])
        return self._problem

    def track(self, steps: int, dt: float) -> Floats:
        """(steps, c, 3) pointers of the coming steps."""
        rows = np.empty((steps, len(self), 3))
        rows[:] = self.state.loops["pointer"]
        rows[:, :, 2] = 0.0
        for c, drag in self.drags.items():
            drag.track(rows[:, c], dt)
        return rows

    def move_on(self, track: Floats, steps: int) -> None:
        """Follow the first `steps` rows of a track; hands that are done open."""
        if not self.drags:
            return
        for c, drag in self.drags.items():
            drag.move_on(track[:, c], steps)
        self._open_hands()

    # --- judging -------------------------------------------------------------------------------------------

    def nodes(self, cord: int) -> Floats:
        """(96, 2) m, the corners of a cord's loop; a view."""
        return cast(Floats, self.state.loops["node"][self._index(cord)])

    def length(self, cord: int) -> float:
        """m, of a cord as it was laid down."""
        return NODES * float(self.state.loops["segment_length"][self._index(cord)])

    def outside(self, cord: int, bodies: Bodies) -> tuple[int, ...]:
        """Magnets on the table whose centre is outside a loop, and those that have left the table (Z2)."""
        points = np.ascontiguousarray(bodies["position"][:, :2])
        inside = np.zeros(len(points), np.int64)
        mark_inside(np.ascontiguousarray(self.nodes(cord)), points, inside)
        gone = (np.abs(points) > self.table).any(axis=1)
        out = (bodies["status"] < HELD) & ((inside == 0) | gone)
        return tuple(map(int, np.flatnonzero(out)))

    def cross(self, first: int, second: int) -> bool:
        """Whether two cords properly cross (X-P2)."""
        return bool(loops_cross(np.ascontiguousarray(self.nodes(first)), np.ascontiguousarray(self.nodes(second))))

    # --- bytes ---------------------------------------------------------------------------------------------

    def pack(self) -> bytes:
        """The whole state, little-endian, byte-stable: counts, laws, table, loops, grips, drags."""
        count, magnets = self.state.grips.shape
        parts = [struct.pack("<HI", count, magnets), struct.pack(_layout(CordLaws._fields), *self.laws)]
        parts.append(struct.pack("<2d", *self.table))
        parts += [_little(self.state.loops, LOOP), _little(self.state.grips, GRIP)]
        parts.append(struct.pack("<H", len(self.drags)))
        for c, drag in sorted(self.drags.items()):
            parts.append(struct.pack("<H2d?I", c, *drag.point, drag.releasing, len(drag.strokes)))
            parts += [struct.pack("<4dqq", *s.start, *s.end, s.steps, s.done) for s in drag.strokes]
        return b"".join(parts)

    @classmethod
    def unpack(cls, data: bytes, unknown: Mapping[str, float] = {}) -> "CordSet":
        """Read what `pack` wrote; `unknown`: laws that its version did not know, and their values then."""
        try:
            return cls._unpack(data, unknown)
        except (struct.error, ValueError) as error:
            raise PhysicsError("physics-not-a-snapshot") from error

    @classmethod
    def _unpack(cls, data: bytes, unknown: Mapping[str, float]) -> "CordSet":
        at = 0

        def take(layout: str) -> tuple[float, ...]:
            nonlocal at
            values = struct.unpack_from(layout, data, at)
            at += struct.calcsize(layout)
            return values

        count, magnets = map(int, take("<HI"))
        known = [name for name in CordLaws._fields if name not in unknown]
        values = {**unknown, **dict(zip(known, take(_layout(known)), strict=True))}
        laws = CordLaws._make(values[name] for name in CordLaws._fields)
        width, depth = take("<2d")
        cords = cls(magnets, laws, (width, depth))
        loops = np.frombuffer(data, _stored(LOOP), count, at).astype(LOOP)
        at += loops.nbytes
        grips = np.frombuffer(data, _stored(GRIP), count * magnets, at).astype(GRIP)
        at += grips.nbytes
        cords.state = Cords(cast(Loops, loops), cast(Grips, grips.reshape(count, magnets)))
        (drags,) = take("<H")
        for _ in range(int(drags)):
            c, x, y, releasing, strokes = take("<H2d?I")
            drag = CordHand((x, y), releasing=bool(releasing))
            for _ in range(int(strokes)):
                ax, ay, bx, by, steps, done = take("<4dqq")
                drag.strokes.append(CordStroke((ax, ay), (bx, by), int(steps), int(done)))
            cords.drags[int(c)] = drag
        if at != len(data):
            raise PhysicsError("physics-not-a-snapshot")
        return cords


def _layout(laws: Iterable[str]) -> str:
    return "<" + "".join("q" if CordLaws.__annotations__[name] is int else "d" for name in laws)


def _stored(kind: "np.dtype[np.void]") -> "np.dtype[np.void]":
    return kind.newbyteorder("<")


def _little(array: Loops | Grips, kind: "np.dtype[np.void]") -> bytes:
    return bytes(np.ascontiguousarray(array).astype(_stored(kind)).tobytes())


def nearest(node: Floats, point: Spot) -> tuple[int, float, Spot, float]:
    """The point of a loop nearest to `point`: segment, place on it (0 to 1), spot (m), distance (m)."""
    after = np.roll(node, -1, axis=0)
    along = after - node
    towards = np.asarray(point) - node
    square = np.maximum((along**2).sum(axis=1), 1e-30)
    share = np.clip((along * towards).sum(axis=1) / square, 0.0, 1.0)
    spots = node + share[:, np.newaxis] * along
    distance = np.sqrt(((spots - np.asarray(point)) ** 2).sum(axis=1))
    best = int(np.argmin(distance))
    return best, float(share[best]), (float(spots[best, 0]), float(spots[best, 1])), float(distance[best])
