"""Mending cords that have come apart (P14): pull each stray one over its nearest neighbour."""

from __future__ import annotations

import numpy as np

from lodestone.bots.kluster.plan import Motion, Plan, Step
from lodestone.kluster.area import stray_cords
from lodestone.match.kluster.live import Done, Drag, Frame, Grab, KlusterView, LetGo, Stage
from lodestone.match.kluster.live.turn import FRAME
from lodestone.physics.cord_area import loops_cross
from lodestone.physics.types import Floats

PULL = 30.0
"""mm: how deep a stray cord is pulled into its neighbour."""
SLOWLY = 0.15
"""m/s at which it pulls a cord: slowly, so that magnets stay."""
MOST = 20
"""Pulls before it gives up for now."""


def cords_in_order(view: KlusterView) -> bool:
    """Whether there is nothing to mend."""
    return _pull(view.frame, view.options.one_group) is None


def mend(view: KlusterView) -> Plan:
    """Pull until the cords cross, then say so."""
    frame = view.frame
    for _ in range(MOST):
        pull = _pull(frame, view.options.one_group)
        if pull is None:
            break
        frame = yield from _carry_out(*pull)
        if frame.stage is not Stage.REPAIR:
            return
    yield Step((Done(),))


def _carry_out(cord: int, start: Floats, end: Floats) -> Motion:
    seconds = float(np.hypot(*(end - start))) * 1e-3 / SLOWLY
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
