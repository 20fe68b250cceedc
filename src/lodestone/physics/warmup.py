"""Compile everything ahead of the first game."""

from pathlib import Path

import numpy as np

from lodestone.core.kernel_cache import PHYSICS, is_compiled
from lodestone.physics.bodies import find_footing, refresh
from lodestone.physics.clumps import put_to_rest, wake_clump
from lodestone.physics.cord_advance import advance_with_cords
from lodestone.physics.cord_area import contains, contains_outline, loops_cross, self_crossings
from lodestone.physics.cord_shapes import circle
from lodestone.physics.cord_tables import make_problem
from lodestone.physics.hand import follow
from lodestone.physics.outside import mark_outside, outside_loops, rests_outside
from lodestone.physics.params import spinner, stone
from lodestone.physics.picture import empty_picture, fill, take_picture
from lodestone.physics.poses import flat, lying
from lodestone.physics.rollout_kernels import _rollouts, rollouts
from lodestone.physics.snapshots import restore, snapshot
from lodestone.physics.statics import _scan, _static_use, placements, scan, static_use
from lodestone.physics.stepper import advance, has_touched
from lodestone.physics.world import World

__all__ = ["KERNELS", "TURN", "can_scan", "load_compiled", "warmup", "warmup_judging", "warmup_turn"]

TURN = (
    advance_with_cords,
    contains,
    contains_outline,
    fill,
    find_footing,
    follow,
    has_touched,
    loops_cross,
    make_problem,
    mark_outside,
    put_to_rest,
    refresh,
    rests_outside,
    self_crossings,
    wake_clump,
)
"""The kernels that a table calls during a turn: a first match needs no others."""

KERNELS = (*TURN, advance, _rollouts, _scan, _static_use)
"""All kernels, except those of scenes and measurements."""


def warmup() -> None:
    """Run each kernel once, so that it is compiled and in the cache on disk."""
    warmup_judging()
    warmup_turn()
    world = World()
    world.place(world.add(stone()), 0.0, 0.0, flat())
    world.place(world.add(spinner()), 0.05, 0.0, lying())
    world.hold(world.add(stone()), (0.0, 0.05, 0.05), flat())
    world.release()
    world.run(1.0)
    world.energy()
    world.put_to_rest()
    static_use(world)
    where = placements(np.array([0.1]), np.array([0.0]), np.array([[1.0, 0.0, 0.0, 0.0]]))
    scan(world, stone(), where)
    rollouts(world, stone(), where)


def load_compiled() -> None:
    """Run each kernel that is in the cache, at least those of a turn, so that nobody waits for it later."""
    if is_compiled(PHYSICS, Path(__file__).parent):
        warmup()
    else:
        warmup_judging()
        warmup_turn()


def can_scan() -> bool:
    """Whether `scan` would answer at once. Reads all sources, so do not ask with every frame."""
    return bool(getattr(_scan, "signatures", ())) or is_compiled(PHYSICS, Path(__file__).parent)


def warmup_turn() -> None:
    """Play a turn: hold a magnet, let it go, draw a cord. With `warmup_judging` this runs all of `TURN`."""
    world = World()
    world.add_cord(circle((0.0, 0.0), 0.16))
    world.place(world.add(stone()), 0.0, 0.0, flat())
    world.place(world.add(spinner()), 0.05, 0.0, lying())
    world.hold(world.add(stone()), (0.0, 0.05, 0.05), flat())
    world.release()
    world.run(1.0)
    world.grab(0, (0.16, 0.0))
    world.drag(0, (0.15, 0.0), 0.05)
    world.let_go(0)
    world.run(1.0)
    world.put_to_rest()
    world.take(0)
    restore(snapshot(world))


def warmup_judging() -> None:
    """Ask what a match asks of a table during a turn."""
    world = World()
    world.add_cord(circle((0.0, 0.0), 0.16))
    world.add(stone())
    cords, bodies = world.cords, world.state.bodies
    outside_loops(cords.state.loops, bodies, cords.table)
    rests_outside(cords.state.loops, bodies, cords.table)
    loop = cords.nodes(0)
    contains(loop, 0.0, 0.0)
    contains_outline(loop, 0.0, 0.0, np.eye(3), 0.0)
    self_crossings(loop)
    loops_cross(loop, loop)
    wake_clump(world.state, 1)
    has_touched(world.state, 0)
    picture = empty_picture(len(bodies))
    take_picture(bodies, 1.0, 1.0, picture, picture)
