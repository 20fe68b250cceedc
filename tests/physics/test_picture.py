"""Pictures of a table: quantised positions and orientations.

- positions and quaternions are rounded to the nearest whole number, halves to the even one, and end at the unit
- bits say which magnets are present and awake, the first magnet in the lowest bit; more than eight need more bytes
- relative to an earlier picture only magnets that have come or moved are listed; relative to an empty one, all present
"""

import numpy as np

from lodestone.physics.bodies import ABSENT, ASLEEP, AWAKE, HELD
from lodestone.physics.params import stone
from lodestone.physics.picture import empty_picture, take_picture
from lodestone.physics.world import World

PER_METRE, UNIT = 16e3, 32767.0
"""Units per m (sixteenths of a mm), and the integer that stands for 1 in a quaternion."""


def scattered(count: int) -> World:
    """Magnets of every status; one far out of range, one halfway between two integers."""
    world = World()
    chance = np.random.default_rng(5)
    for i in range(count):
        world.add(stone())
        world.bodies.position[i] = chance.uniform(-1.0, 1.0, 3)
        world.bodies.quaternion[i] = chance.uniform(-1.0, 1.0, 4)
        world.bodies.status[i] = (ASLEEP, AWAKE, HELD, ABSENT)[i % 4]
    world.bodies.position[1] = (9.0, -9.0, 2.5 / PER_METRE)
    return world


def test_everybody_is_rounded_and_marked() -> None:
    world = scattered(11)
    picture = empty_picture(11)
    count = take_picture(world.state.bodies, PER_METRE, UNIT, picture, empty_picture(11))
    poses = np.hstack((world.bodies.position * PER_METRE, world.bodies.quaternion * UNIT))
    assert np.array_equal(picture.poses, np.clip(np.rint(poses), -UNIT, UNIT))
    assert picture.poses[1, :3].tolist() == [UNIT, -UNIT, 2]
    assert picture.present.tolist() == [0b01110111, 0b111]
    assert picture.awake.tolist() == [0b00100010, 0b010]
    assert picture.ids[:count].tolist() == [0, 1, 2, 4, 5, 6, 8, 9, 10]
    assert np.array_equal(picture.differing[:count], picture.poses[picture.ids[:count]])


def test_only_what_differs_is_told() -> None:
    world = scattered(11)
    before, now = empty_picture(11), empty_picture(11)
    take_picture(world.state.bodies, PER_METRE, UNIT, before, empty_picture(11))
    assert take_picture(world.state.bodies, PER_METRE, UNIT, now, before) == 0
    world.bodies.position[0, 2] += 1.0 / PER_METRE
    world.bodies.quaternion[9, 3] -= 1.0 / UNIT
    world.bodies.status[3] = ASLEEP
    world.bodies.status[10] = ABSENT
    count = take_picture(world.state.bodies, PER_METRE, UNIT, now, before)
    assert now.ids[:count].tolist() == [0, 3, 9]
    assert now.differing[0].tolist() == now.poses[0].tolist() != before.poses[0].tolist()
    assert now.present.tolist() == [0b01111111, 0b011]
