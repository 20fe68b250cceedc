"""Compile everything ahead of the first game."""

import numpy as np

from lodestone.physics.cord_area import contains, contains_outline, loops_cross, self_crossings
from lodestone.physics.cord_shapes import circle
from lodestone.physics.outside import outside_loops, rests_outside
from lodestone.physics.params import spinner, stone
from lodestone.physics.picture import empty_picture, take_picture
from lodestone.physics.poses import flat, lying
from lodestone.physics.rollouts import rollouts
from lodestone.physics.snapshot import restore, snapshot
from lodestone.physics.statics import placements, scan, static_use
from lodestone.physics.world import World

__all__ = ["warmup"]


def warmup() -> None:
    """Run each kernel once, so that it is compiled and in the cache on disk."""
    world = World()
    world.place(world.add(stone()), 0.0, 0.0, flat())
    world.place(world.add(spinner()), 0.05, 0.0, lying())
    world.hold(world.add(stone()), (0.0, 0.05, 0.05), flat())
    world.release()
    world.run(1.0)
    world.add_cord(circle((0.0, 0.0), 0.16))
    world.grab(0, (0.16, 0.0))
    world.drag(0, (0.15, 0.0), 0.05)
    world.let_go(0)
    world.run(1.0)
    world.energy()
    world.put_to_rest()
    world.take(0)
    static_use(world)
    where = placements(np.array([0.1]), np.array([0.0]), np.array([[1.0, 0.0, 0.0, 0.0]]))
    scan(world, stone(), where)
    rollouts(world, stone(), where)
    restore(snapshot(world))
    _judge(world)


def _judge(world: World) -> None:
    """What is asked of a table while it is played at."""
    cords, bodies = world.cords, world.state.bodies
    outside_loops(cords.state.loops, bodies, cords.table)
    rests_outside(cords.state.loops, bodies, cords.table)
    loop = cords.nodes(0)
    contains(loop, 0.0, 0.0)
    contains_outline(loop, 0.0, 0.0, np.eye(3), 0.0)
    self_crossings(loop)
    loops_cross(loop, loop)
    picture = empty_picture(len(bodies))
    take_picture(bodies, 1.0, 1.0, picture, picture)
