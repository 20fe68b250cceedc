"""Boards and drags shared by the tests of the cord, and measurements taken in them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from lodestone.physics.cord import ITERATIONS, OVERLAP, RIDES
from lodestone.physics.cord_area import contains
from lodestone.physics.cord_params import CordLaws
from lodestone.physics.cord_shapes import CordShape, circle
from lodestone.physics.params import stone
from lodestone.physics.poses import flat, standing
from lodestone.physics.types import Floats
from lodestone.physics.world import World

__all__ = [
    "Spot",
    "Trace",
    "apart",
    "make_board",
    "packed",
    "places",
    "pull",
    "random_spots",
    "ring",
    "settle",
    "state_bytes",
]

Spot = tuple[float, float]
LOOP = circle((0.0, 0.0), 0.16)


def ring(count: int, radius: float = 0.04) -> list[Spot]:
    """`count` places on a circle, one of them near its middle if it is alone."""
    if count == 1:
        return [(0.001, 0.002)]
    turns = [2.0 * math.pi * k / count + 0.3 for k in range(count)]
    return [(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns]


def packed(count: int = 24, radius: float = 0.128) -> list[Spot]:
    """A full board: places on a sunflower spiral, about 45 mm apart."""
    turns = [2.399963 * k for k in range(count)]
    reach = [radius * math.sqrt((k + 0.5) / count) for k in range(count)]
    return [(r * math.cos(turn), r * math.sin(turn)) for r, turn in zip(reach, turns, strict=True)]


def random_spots(seed: int, count: int = 24, gap: float = 0.024, radius: float = 0.135) -> list[Spot]:
    """Places drawn at random in a disc, no two closer than `gap`."""
    chance = np.random.default_rng(seed)
    spots: list[Spot] = []
    while len(spots) < count:
        x, y = chance.uniform(-radius, radius, 2)
        if x * x + y * y < radius * radius and all((x - a) ** 2 + (y - b) ** 2 > gap * gap for a, b in spots):
            spots.append((float(x), float(y)))
    return spots


def make_board(
    spots: Sequence[Spot],
    *,
    dt: float = 1e-3,
    magnetic: bool = False,
    mass: float | None = None,
    upright: bool = False,
    shapes: Sequence[CordShape] = (LOOP,),
    laws: CordLaws | None = None,
    seed: int = 1,
) -> World:
    """Stones at rest and cords; every second magnetic stone is turned over."""
    chance = np.random.default_rng(seed)
    world = World(dt=dt)
    for k, (x, y) in enumerate(spots):
        yaw = float(chance.uniform(0.0, 2.0 * math.pi))
        body = stone(mass=mass) if magnetic else stone(mass=mass, moment=0.0)
        pose = standing(yaw) if upright else flat(yaw, k % 2 == 0)
        world.place(world.add(body), x, y, pose)
    for shape in shapes:
        world.add_cord(shape)
    if laws is not None:
        world.cords.laws = laws
    world.step(1)
    return world


@dataclass(slots=True)
class Trace:
    """Measurements during a drag; times in s, lengths in m, speeds in m/s."""

    stretch: float = 0.0
    """Largest relative stretch of a segment."""
    speed: float = 0.0
    """Largest horizontal speed of a stone, m/s."""
    fall: float = 0.0
    """m/s, √(2gh) of the stone that was tipped up highest."""
    overlap: float = 0.0
    """Deepest overlap of stone and cord, m."""
    most_iterations: int = 0
    iterations: float = 0.0
    steps: int = 0
    ridden: int = 0
    """How often a stone began to ride over a cord."""
    passed: int = 0
    """Stones that changed sides without riding."""

    def watch(self, world: World) -> None:
        """Update the measurements after a step."""
        loops = world.cords.state.loops
        for c in range(len(world.cords)):
            node = world.cords.nodes(c)
            sides = np.sqrt(((np.roll(node, -1, axis=0) - node) ** 2).sum(axis=1))
            self.stretch = max(self.stretch, float(sides.max() / loops["segment_length"][c] - 1.0))
        report = loops["report"]
        self.overlap = max(self.overlap, float(report[:, OVERLAP].max()))
        self.most_iterations = max(self.most_iterations, int(report[:, ITERATIONS].max()))
        self.iterations += float(report[:, ITERATIONS].sum())
        self.ridden = int(report[:, RIDES].sum())
        self.steps += 1
        velocity = world.bodies.velocity[:, :2]
        if len(velocity):
            self.speed = max(self.speed, float(np.sqrt((velocity**2).sum(axis=1)).max()))
            drop = float((world.bodies.position[:, 2] - world.bodies.semi_axes.min(axis=1)).max())
            self.fall = max(self.fall, math.sqrt(2.0 * world.laws.gravity * max(0.0, drop)))


def sides(world: World) -> list[tuple[bool, ...]]:
    """For each cord, which stones are inside."""
    return [
        tuple(
            contains(np.ascontiguousarray(world.cords.nodes(c)), float(x), float(y))
            for x, y, _ in world.bodies.position
        )
        for c in range(len(world.cords))
    ]


def pull(world: World, path: Sequence[Spot], speed: float, cord: int = 0, trace: Trace | None = None) -> Trace:
    """Drag a cord along a path, by its point nearest to the start of the path; the hand holds on at the end.

    Every stroke lasts a whole number of 4 ms, so that the path is the same for all time steps.
    """
    trace = Trace() if trace is None else trace
    before = sides(world)
    world.grab(cord, path[0])
    for (ax, ay), (bx, by) in pairwise(path):
        duration = math.sqrt((bx - ax) ** 2 + (by - ay) ** 2) / speed
        world.drag(cord, (bx, by), 4e-3 * math.ceil(duration / 4e-3 - 1e-9))
    while world.cords.steps_left():
        world.step(1)
        trace.watch(world)
    if trace.ridden == 0:
        trace.passed += sum(
            a != b for old, new in zip(before, sides(world), strict=True) for a, b in zip(old, new, strict=True)
        )
    return trace


def settle(world: World, most: float = 6.0, trace: Trace | None = None) -> float:
    """Wait until everything is at rest; returns how long (s) that took, or inf.

    At rest means for two steps: a clump coming to rest is pushed apart slightly, which may wake the cord that holds it.
    """
    start = world.time
    was_at_rest = False
    while world.time - start < most:
        if world.at_rest and was_at_rest:
            return world.time - start
        was_at_rest = world.at_rest
        world.step(1)
        if trace is not None:
            trace.watch(world)
    return math.inf


def state_bytes(world: World) -> bytes:
    """The positions of everything, to compare bit by bit."""
    bodies = world.bodies
    nodes = world.cords.state.loops["node"]
    return bytes(nodes.tobytes() + bodies.position.tobytes() + bodies.quaternion.tobytes())


def places(world: World) -> Floats:
    """Positions of the stones, (n, 2) m."""
    return np.array(world.bodies.position[:, :2])


def apart(first: Floats, second: Floats) -> float:
    """mm: the largest distance between corresponding positions of two sets."""
    return float(1e3 * np.sqrt(((first - second) ** 2).sum(axis=1)).max())
