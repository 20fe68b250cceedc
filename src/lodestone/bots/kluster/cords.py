"""Cords between a bot's fingers: drawing one by a point, untangling it (Q-K13), mending cords that came apart (P14).

A cord is drawn step by step: as long as no magnet stirs, and back where that spoils something.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from lodestone.bots.kluster.hull import distances
from lodestone.bots.kluster.plan import Motion, Plan, Step
from lodestone.kluster import Point
from lodestone.kluster.area import stray_cords
from lodestone.match.kluster.live import Done, Drag, Frame, Grab, KlusterView, LetGo, Stage
from lodestone.match.kluster.live.turn import FRAME
from lodestone.physics.cord_area import loops_cross, self_crossings
from lodestone.physics.types import Floats

STEP = 8.0
"""mm that the cord is drawn at a time."""
BACK = 16.0
"""mm behind its start to which it may have to go back."""
STIRRED = 1.0
"""mm: if a magnet moves so far the cord is let go."""


def draw_cord(
    frame: Frame,
    cord: int,
    start: Point,
    direction: Point,
    far: float,
    speed: float,
    spoilt: Callable[[Frame], bool],
    enough: Callable[[Frame], bool] = lambda _: False,
) -> Motion:
    """Draw the point at `start` so far (mm, mm/s) in a direction, or until it is `enough`; the frame to go on from.

    What is spoilt before it has begun is left alone.
    """
    if spoilt(frame):
        return frame
    before = {body.magnet: body.at for body in frame.lying}
    frame = yield Step((Grab(cord, *start),))
    drawn, back = 0.0, False
    while frame.stage is Stage.PREPARING:
        bad = spoilt(frame)
        back = back or bad
        if (back and (not bad or drawn <= -BACK)) or (
            not back and (drawn >= far or enough(frame) or _stirs(frame, before))
        ):
            break
        way = -STEP if back else min(STEP, far - drawn)
        drawn += way
        x, y = (round(at + drawn * part, 3) for at, part in zip(start, direction, strict=True))
        seconds = abs(way) / speed
        frame = yield Step((Drag(cord, x, y, seconds),), max(1, math.ceil(seconds / FRAME)))
    if frame.stage is Stage.PREPARING:
        frame = yield Step((LetGo(cord),), 20)
    return frame


def crossings(frame: Frame, cord: int) -> int:
    """How many times a cord lies over itself."""
    return int(self_crossings(np.array(frame.cords[cord])))


def _stirs(frame: Frame, before: dict[str, tuple[float, float, float]]) -> bool:
    moved = (math.dist(body.at, before.get(body.magnet, body.at)) for body in frame.lying)
    return any(far > STIRRED for far in moved)


UNTANGLING_TRIES = 4
"""Pulls before it gives up."""
BEYOND = 15.0
"""mm past the place where it lies over itself."""
FLAT = 5.0
"""mm: what sticks out less does not stick out."""
UNTANGLING_SPEED = 120.0
"""mm/s at which it draws the cord back."""


class Lap(NamedTuple):
    """The end of a cord that lies across another part of it, and where it does (mm)."""

    tip: tuple[float, float]
    cross: tuple[float, float]


def untangle(frame: Frame, allowed: tuple[int, ...]) -> Motion:
    """Draw each cord back until it lies over itself no more often than `allowed`: so no magnet may be released."""
    for cord, most in enumerate(allowed):
        for _ in range(UNTANGLING_TRIES):
            if frame.stage is not Stage.PREPARING or crossings(frame, cord) <= most:
                break
            lap = smallest_lap(np.array(frame.cords[cord]))
            if lap is None:
                break
            frame = yield from _draw_back(frame, cord, lap, most)
    return frame


def _draw_back(frame: Frame, cord: int, lap: Lap, most: int) -> Motion:
    way = np.subtract(lap.cross, lap.tip)
    far = float(np.hypot(*way))
    x, y = (way / max(far, 1e-9)).tolist()
    free = crossings(frame, cord) - 1
    return (
        yield from draw_cord(
            frame,
            cord,
            lap.tip,
            (x, y),
            far + BEYOND,
            UNTANGLING_SPEED,
            lambda _: False,
            lambda now: crossings(now, cord) <= free,
        )
    )


def smallest_lap(loop: Floats) -> Lap | None:
    """The shortest part of a cord (mm) between two places where it lies over itself that sticks out."""
    count = len(loop)
    found = _crossings(loop)
    places = sorted([(at, point) for i, j, point in found for at in (i, j)], key=lambda place: place[0])
    best: tuple[int, Lap] | None = None
    for (i, start), (j, end) in zip(places, [*places[1:], *places[:1]], strict=True):
        length = (j - i) % count or count
        lap = loop[np.arange(i + 1, i + 1 + length) % count]
        cross = 0.5 * (start + end)
        away = distances(lap, start, end)
        tip = lap[int(away.argmax())]
        if away.max() >= FLAT and (best is None or length < best[0]):
            best = length, Lap((float(tip[0]), float(tip[1])), (float(cross[0]), float(cross[1])))
    return None if best is None else best[1]


def _crossings(loop: Floats) -> list[tuple[int, int, Floats]]:
    """Pairs of segments that cross, and where."""
    start, along = loop, np.roll(loop, -1, axis=0) - loop
    turn = along[:, np.newaxis, 0] * along[np.newaxis, :, 1] - along[:, np.newaxis, 1] * along[np.newaxis, :, 0]
    apart = start[np.newaxis] - start[:, np.newaxis]
    safe = np.where(turn == 0.0, 1.0, turn)
    s = (apart[..., 0] * along[np.newaxis, :, 1] - apart[..., 1] * along[np.newaxis, :, 0]) / safe
    t = (apart[..., 0] * along[:, np.newaxis, 1] - apart[..., 1] * along[:, np.newaxis, 0]) / safe
    crossing = (turn != 0.0) & (s >= 0.0) & (s < 1.0) & (t >= 0.0) & (t < 1.0)
    pairs = np.argwhere(np.triu(crossing, 2)).tolist()
    last = len(loop) - 1
    return [(i, j, loop[i] + s[i, j] * along[i]) for i, j in pairs if (i, j) != (0, last)]


PULL = 30.0
"""mm: how deep a stray cord is pulled into its neighbour."""
MENDING_SPEED = 0.15
"""m/s at which it pulls a cord: slowly, so that magnets stay."""
MENDING_TRIES = 20
"""Pulls before it gives up for now."""


def cords_in_order(view: KlusterView) -> bool:
    """Whether there is nothing to mend."""
    return _pull(view.frame, view.options.one_group) is None


def mend(view: KlusterView) -> Plan:
    """Pull each stray cord over its nearest neighbour until all cross, then say so."""
    frame = view.frame
    for _ in range(MENDING_TRIES):
        pull = _pull(frame, view.options.one_group)
        if pull is None:
            break
        frame = yield from _carry_out(*pull)
        if frame.stage is not Stage.REPAIR:
            return
    yield Step((Done(),))


def _carry_out(cord: int, start: Floats, end: Floats) -> Motion:
    seconds = float(np.hypot(*(end - start))) * 1e-3 / MENDING_SPEED
    frames = max(1, round(seconds / FRAME)) + 4
    x, y = (round(float(value), 3) for value in end)
    grab = Grab(cord, float(start[0]), float(start[1]))
    frame = yield Step((grab, Drag(cord, x, y, seconds)), frames)
    if frame.stage is Stage.REPAIR:
        frame = yield Step((LetGo(cord),), 30)
    while frame.stage is Stage.REPAIR and frame.trembling:
        frame = yield Step((), 10)
    return frame


def _pull(frame: Frame, one_group: bool) -> tuple[int, Floats, Floats] | None:
    """A stray cord, the point of it nearest to another cord, and where that point should go; None if all is well."""
    loops = [np.array(cord) for cord in frame.cords]
    stray = stray_cords(len(loops), lambda one, other: bool(loops_cross(loops[one], loops[other])), one_group)
    if not stray:
        return None
    cord = stray[0][0]
    others = [at for at in range(len(loops)) if at not in stray[0]]
    best = min(others, key=lambda at: float(_distances(loops[cord], loops[at]).min()))
    distances = _distances(loops[cord], loops[best])
    mine, theirs = np.unravel_index(int(distances.argmin()), distances.shape)
    start, target = loops[cord][mine], loops[best][theirs]
    inwards = loops[best].mean(axis=0) - target
    return cord, start, target + PULL * inwards / max(float(np.hypot(*inwards)), 1e-9)


def _distances(one: Floats, other: Floats) -> Floats:
    apart = one[:, np.newaxis] - other[np.newaxis]
    return np.asarray(np.sqrt((apart**2).sum(axis=2)))
