"""How tightly a cord bends: no tighter than round a fingertip.

- after six pulls from different directions, and while they last, no node turns more than the circle of `bend_radius`
  that touches its two segments allows; the cord keeps its length
- the end of a cord that a hand pulls taut round a stone is at least 12 mm wide
- a cord that was laid down folded opens gently when it is touched, and comes to rest
- without the limit, as in 0.1.0, the same pulls leave needles: these tests would notice
"""

import math

import numpy as np
import pytest

from lodestone.physics.cord_bend import least_chord
from lodestone.physics.cord_params import CordLaws
from lodestone.physics.cord_shapes import circle, points
from lodestone.physics.types import Floats
from lodestone.physics.world import World
from tests.physics.cord_scenes import Trace, make_board, pull, random_spots, settle

LAWS = CordLaws()
FOLDING = LAWS._replace(bend_radius=0.0)
DIRECTIONS = (0.3, 2.4, 4.5, 1.4, 3.4, 5.5)
"""rad: the directions of the six pulls."""
WIDE = 12e-3
"""m, from centre line to centre line."""
BEHIND = 12e-3
"""m: the width of an end is measured this far behind its tip."""


def turns(node: Floats) -> Floats:
    """(96,) rad: how much the cord turns at each node."""
    before, after = node - np.roll(node, 1, axis=0), np.roll(node, -1, axis=0) - node
    across = before[:, 0] * after[:, 1] - before[:, 1] * after[:, 0]
    return np.asarray(np.abs(np.arctan2(across, (before * after).sum(axis=1))))


def sharpest_allowed(world: World) -> float:
    """rad: 2·atan(l/2R)."""
    return 2.0 * math.atan(0.5 * float(world.cords.state.loops["segment_length"][0]) / LAWS.bend_radius)


def six_pulls(world: World, speed: float = 0.3) -> tuple[float, Trace]:
    """Each from where the cord reaches farthest; two go far in, one out, and again. The sharpest turn seen, rad."""
    sharpest, trace = 0.0, Trace()
    for k, turn in enumerate(DIRECTIONS):
        node = world.cords.nodes(0)
        way = np.array([math.cos(turn), math.sin(turn)])
        x, y = map(float, node[int((node @ way).argmax())])
        share = 1.35 if k % 3 == 2 else 0.2
        world.grab(0, (x, y))
        world.drag(0, (share * x, share * y), abs(1.0 - share) * math.hypot(x, y) / speed)
        while world.cords.steps_left():
            world.step(1)
            trace.watch(world)
            sharpest = max(sharpest, float(turns(world.cords.nodes(0)).max()))
        world.let_go(0)
        assert settle(world, trace=trace) <= 3.0
    return sharpest, trace


@pytest.mark.parametrize(("radius", "speed"), [(0.16, 0.3), (0.11, 0.3), (0.16, 1.0)])
def test_six_pulls_leave_no_cusp(radius: float, speed: float) -> None:
    world = make_board(random_spots(4, 6, 0.03, 0.07), shapes=[circle((0.0, 0.0), radius)])
    allowed = sharpest_allowed(world)
    moving, trace = six_pulls(world, speed)
    left = float(turns(world.cords.nodes(0)).max())
    print(
        f"loop of {2e2 * radius:.0f} cm at {speed} m/s: turns by {math.degrees(left):.2f}° at most, while pulled "
        f"{math.degrees(moving):.2f}°, allowed {math.degrees(allowed):.2f}°; stretch {100 * trace.stretch:.3f} %"
    )
    assert left <= allowed + math.radians(0.5)
    assert moving <= allowed + math.radians(1.0)
    assert trace.stretch <= 5e-3


@pytest.mark.soak
def test_six_pulls_leave_no_cusp_on_many_boards() -> None:
    """While the cord is pulled hard through stones, a bend may exceed the limit for a few steps, but it never stays."""
    moving, left, stretch = [], [], []
    for seed in range(60):
        world = make_board(random_spots(seed, 18, 0.034), magnetic=seed % 2 == 0, seed=seed)
        world.run(5.0)
        world.forget_touches()
        sharpest, trace = six_pulls(world, (0.1, 0.3, 1.0)[seed % 3])
        moving.append(math.degrees(sharpest - sharpest_allowed(world)))
        left.append(math.degrees(float(turns(world.cords.nodes(0)).max()) - sharpest_allowed(world)))
        stretch.append(trace.stretch)
    print(
        f"60 boards: {max(left):.2f}° too far at rest, {max(moving):.1f}° on the way "
        f"(more than 1° on {sum(one > 1.0 for one in moving)}); stretch {100 * max(stretch):.3f} %"
    )
    assert max(left) <= 0.5
    assert max(moving) <= 25.0
    assert max(stretch) <= 5e-3


def test_without_the_limit_they_leave_cusps() -> None:
    world = make_board(random_spots(4, 6, 0.03, 0.07), laws=FOLDING)
    six_pulls(world)
    assert float(turns(world.cords.nodes(0)).max()) > 1.5 * sharpest_allowed(world)


def width_of_end(node: Floats, way: tuple[float, float]) -> float:
    """m, across `way`, of the part of a cord that reaches farthest that way."""
    along = node @ np.array(way)
    tip = int(along.argmax())
    end = [tip]
    for side in (1, -1):
        at = tip
        while along[(at + side) % len(node)] > along[tip] - BEHIND:
            at = (at + side) % len(node)
            end.append(at)
    across = node[end] @ np.array([-way[1], way[0]])
    return float(across.max() - across.min())


def pulled_end(grab: float, laws: CordLaws) -> float:
    """m, width of the end of a cord that is pulled taut round a stone at its far side."""
    world = make_board([(-0.1, 0.0)], mass=5.0, laws=laws)
    pull(world, [(0.16, grab), (0.5, 0.0)], 0.3)
    assert settle(world) <= 3.0
    return width_of_end(np.array(world.cords.nodes(0)), (1.0, 0.0))


@pytest.mark.parametrize("grab", [0.0, 0.002, 0.005])
def test_a_pulled_end_is_as_wide_as_fingers(grab: float) -> None:
    """Held at a node, between two, and in between."""
    width = pulled_end(grab, LAWS)
    print(f"{1e3 * width:.1f} mm wide")
    assert width >= WIDE


def test_without_the_limit_it_is_a_needle() -> None:
    assert pulled_end(0.0, FOLDING) < 0.3 * WIDE


def test_a_fold_opens_gently() -> None:
    shape = points([(-0.1, 0.0), (0.0, 0.0015), (0.1, 0.0), (0.0, 0.15)])
    world = make_board([(0.02, 0.03)], shapes=[shape])
    before = turns(world.cords.nodes(0)).max()
    moved = 0.0
    world.grab(0, (0.0, 0.15))
    while not world.at_rest:
        last = np.array(world.cords.nodes(0))
        world.step(1)
        moved = max(moved, float(np.sqrt(((world.cords.nodes(0) - last) ** 2).sum(axis=1)).max()) / world.dt)
        assert world.time < 3.0
    after = turns(world.cords.nodes(0)).max()
    print(f"turned by {math.degrees(before):.0f}°, now {math.degrees(after):.0f}°; fastest node {moved:.3f} m/s")
    assert before > 1.5 * sharpest_allowed(world)
    assert after <= sharpest_allowed(world) + math.radians(0.5)
    assert moved <= 0.05


def test_least_chord() -> None:
    """Segments of any length leave room for the circle; where there is no radius there is no limit."""
    for length in (1e-3, 1e-2, 0.1):
        half_turn = math.atan(0.5 * length / LAWS.bend_radius)
        assert least_chord(length, LAWS.bend_radius) == pytest.approx(2.0 * length * math.cos(half_turn), rel=1e-12)
    assert least_chord(1e-2, 0.0) < 0.0
