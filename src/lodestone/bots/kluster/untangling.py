"""A cord that was drawn over itself by mistake: no magnet may be released now (Q-K13), so it is drawn back."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lodestone.bots.kluster.drawing import crossings, draw_cord
from lodestone.bots.kluster.hull import distances
from lodestone.bots.kluster.plan import Motion
from lodestone.match.kluster.live import Frame, Stage
from lodestone.physics.types import Floats

TRIES = 4
"""Pulls before it gives up."""
BEYOND = 15.0
"""mm past the place where it lies over itself."""
FLAT = 5.0
"""mm: what sticks out less does not stick out."""
SPEED = 120.0
"""mm/s at which it draws the cord back."""


class Lap(NamedTuple):
    """The end of a cord that lies across another part of it, and where it does (mm)."""

    tip: tuple[float, float]
    cross: tuple[float, float]


def untangle(frame: Frame, allowed: tuple[int, ...]) -> Motion:
    """Draw each cord back until it lies over itself no more often than `allowed`."""
    for cord, most in enumerate(allowed):
        for _ in range(TRIES):
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
            frame, cord, lap.tip, (x, y), far + BEYOND, SPEED, lambda _: False, lambda now: crossings(now, cord) <= free
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
