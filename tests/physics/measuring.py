"""Helpers: print measured values beside the expected ones, build bodies and boards."""

import math
from dataclasses import replace

import numpy as np

from lodestone.physics.params import PARAMETERS, Magnet, spinner, stone, varied
from lodestone.physics.poses import Quaternion, flat, lying, multiply, sine_cosine, standing
from lodestone.physics.touch import body_gap
from lodestone.physics.world import World

FOOT_TILT = PARAMETERS["foot_tilt"].value

G = 9.81
"""m/s²."""
MOMENT = 0.216
"""A·m², the moment of a nominal stone."""


def close(name: str, got: float, expected: float, tolerance: float) -> None:
    """Print and assert |got/expected − 1| ≤ tolerance (absolute if nothing is expected)."""
    error = abs(got) if expected == 0.0 else abs(got / expected - 1.0)
    print(f"{name}: measured {got:.6g}, expected {expected:.6g}, off {error:.2g} (allowed {tolerance:g})")
    assert error <= tolerance


def near(name: str, got: float, expected: float, distance: float) -> None:
    """Print and assert |got − expected| ≤ distance."""
    print(f"{name}: measured {got:.6g}, expected {expected:.6g} ± {distance:g}")
    assert abs(got - expected) <= distance


def sphere(radius: float = 8e-3) -> Magnet:
    """A ball without magnetism."""
    return replace(stone((2 * radius,) * 3, moment=0.0), rim=0.0)


def plain_stone(rim: float | None = None) -> Magnet:
    """A nominal stone without magnetism."""
    bare = stone(moment=0.0)
    return bare if rim is None else replace(bare, rim=rim)


def random_turn(chance: np.random.Generator) -> Quaternion:
    """A uniformly random orientation."""
    q = chance.normal(size=4)
    a, b, c, d = map(float, q / np.linalg.norm(q))
    return a, b, c, d


def scatter(
    world: World,
    count: int,
    chance: np.random.Generator,
    radius: float,
    gap: float,
    standing_share: float = 0.3,
    spinners: float = 0.0,
    any_pose: bool = False,
) -> None:
    """Set `count` individual magnets down at random within a circle, no two closer than `gap` (m)."""
    for _ in range(count):
        rolls = bool(chance.uniform() < spinners)
        i = world.add(varied(spinner() if rolls else stone(), chance))
        while True:
            reach = radius * math.sqrt(chance.uniform())
            angle = chance.uniform(0.0, 2 * math.pi)
            x, y = reach * math.cos(angle), reach * math.sin(angle)
            world.place(i, x, y, random_pose(chance, rolls, standing_share, any_pose))
            if all(body_gap(world.state.bodies, i, j, gap) >= gap for j in range(i)):
                break


def leaning(tilt: float) -> Quaternion:
    """A stone on its edge that leans by an angle (rad) to one of its faces."""
    sine, cosine = sine_cosine(0.5 * tilt)
    return multiply((cosine, 0.0, sine, 0.0), standing())


def random_pose(chance: np.random.Generator, rolls: bool, standing_share: float, any_pose: bool) -> Quaternion:
    """A random pose that a player may choose, or with `any_pose` any orientation."""
    if any_pose:
        return random_turn(chance)
    yaw, north = float(chance.uniform(0.0, 2 * math.pi)), bool(chance.integers(2))
    if rolls:
        return lying(yaw, north)
    return standing(yaw, north) if chance.uniform() < standing_share else flat(yaw, north)


def lively_world(foot_tilt: float = FOOT_TILT) -> World:
    """Stones and spinners, one held and moving, a chain reaction on the way; no random numbers."""
    world = World(foot_tilt=foot_tilt)
    for k in range(12):
        i = world.add(spinner() if k % 4 == 3 else stone())
        turn = lying(0.7 * k) if k % 4 == 3 else (standing(0.5 * k) if k % 3 == 0 else flat(0.3 * k, k % 2 == 0))
        world.place(i, 0.035 * (k % 4) + 1e-3 * k, 0.036 * (k // 4), turn)
    i = world.add(stone())
    world.hold(i, (0.05, 0.03, 0.09), flat())
    world.move_held((0.06, 0.05, 0.06), standing(0.3), 0.2)
    world.release()
    return world
