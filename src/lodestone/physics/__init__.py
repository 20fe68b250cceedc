"""Stones, spinners and cords on a table: magnetism, friction, touches. SI units.

Knows no seats, turns or rules. May import `lodestone.core` and `lodestone.i18n` only. Importing this package is cheap:
its names load numba when they are first used.

>>> from lodestone.physics import World, flat, stone
>>> world = World()
>>> first, second = world.add(stone()), world.add(stone())
>>> world.place(first, 0.0, 0.0, flat())
>>> world.place(second, 0.025, 0.0, flat(north_up=False))
>>> world.run(limit=2.0).rest
True
>>> world.klusters()
((0, 1),)
"""

from typing import TYPE_CHECKING

from lodestone.core.lazy_names import lazy_names

if TYPE_CHECKING:
    from lodestone.physics.cord_shapes import CordShape, circle, figure_eight, oval, points
    from lodestone.physics.params import Magnet, Surface, spinner, stone, surface, varied
    from lodestone.physics.poses import flat, lying, standing
    from lodestone.physics.recording import Recorder, Recording, replay
    from lodestone.physics.report import StepReport, Touch
    from lodestone.physics.rollout_kernels import Rollouts, rollouts
    from lodestone.physics.snapshots import digest, restore, snapshot
    from lodestone.physics.statics import Scan, scan
    from lodestone.physics.world import World

_HOMES = {
    "CordShape": "cord_shapes",
    "Magnet": "params",
    "Recorder": "recording",
    "Recording": "recording",
    "Rollouts": "rollout_kernels",
    "Scan": "statics",
    "StepReport": "report",
    "Surface": "params",
    "Touch": "report",
    "World": "world",
    "circle": "cord_shapes",
    "digest": "snapshots",
    "figure_eight": "cord_shapes",
    "flat": "poses",
    "lying": "poses",
    "oval": "cord_shapes",
    "points": "cord_shapes",
    "replay": "recording",
    "restore": "snapshots",
    "rollouts": "rollout_kernels",
    "scan": "statics",
    "snapshot": "snapshots",
    "spinner": "params",
    "standing": "poses",
    "stone": "params",
    "surface": "params",
    "varied": "params",
}

__all__ = [
    "CordShape",
    "Magnet",
    "Recorder",
    "Recording",
    "Rollouts",
    "Scan",
    "StepReport",
    "Surface",
    "Touch",
    "World",
    "circle",
    "digest",
    "figure_eight",
    "flat",
    "lying",
    "oval",
    "points",
    "replay",
    "restore",
    "rollouts",
    "scan",
    "snapshot",
    "spinner",
    "standing",
    "stone",
    "surface",
    "varied",
]

__getattr__, __dir__ = lazy_names(__name__, _HOMES)
