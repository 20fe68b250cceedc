"""Cords in a world.

- a cord is laid down, grabbed at its nearest point, dragged, let go; what cannot be is refused
- a magnet pressed against a cord with more than its weight rides over it after 5 ms (Z2), one pressed less
  never does; it can touch the cord again once they have parted
- a magnet laid on a cord lies on it
- a held magnet that is low enough pushes the cord, and the cord pushes stones on; at any speed of a hand the
  cord keeps its length; where it cannot follow the magnet gets on top of it
- who is outside: centre outside the loop, even-odd, or off the table; a cord never leaves the table
- somebody rests outside: only if all is still, and outside every loop
- a hand that is blocked pulls with its full force, gives up, and all is still
- a snapshot in mid-drag continues to the same digest; a recording with a drag replays to it
- the same drag in frames and in single steps gives the same bytes
- time that passes without a report tells the same touches and ends in the same bytes
- a copy of a world, also one by way of bytes, goes on like it
- magnets, cords and laws may change between two frames: it goes on like a world that never knew others
"""

import copy
import math
import pickle
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from lodestone.physics.cord import HAND_FORCE, RIDES
from lodestone.physics.cord_set import CordSet
from lodestone.physics.cord_shapes import circle, figure_eight, oval
from lodestone.physics.cord_step import step_cords
from lodestone.physics.errors import PhysicsError
from lodestone.physics.outside import rests_outside
from lodestone.physics.params import stone
from lodestone.physics.poses import flat
from lodestone.physics.recording import Recorder, Recording, replay
from lodestone.physics.snapshots import digest, restore, snapshot
from lodestone.physics.stepper import begin_step, finish_step, make_scratch
from lodestone.physics.world import NOBODY, World
from tests.physics.cord_scenes import Trace, make_board, places, pull, settle, state_bytes


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(PhysicsError) as error:
        act()
    return error.value.key


def test_refusals_change_nothing() -> None:
    world = make_board([(0.0, 0.0)])
    before = digest(world)
    assert refused(lambda: world.grab(1, (0.16, 0.0))) == "physics-no-such-cord"
    assert refused(lambda: world.grab(0, (0.0, 0.0))) == "physics-cord-out-of-reach"
    assert refused(lambda: world.grab(0, (math.nan, 0.0))) == "physics-not-finite"
    assert refused(lambda: world.drag(0, (0.1, 0.0), 1.0)) == "physics-cord-free"
    assert refused(lambda: world.let_go(0)) == "physics-cord-free"
    assert refused(lambda: world.add_cord(circle((2.0, 0.0), 0.1))) == "physics-cord-off-table"
    assert digest(world) == before
    world.grab(0, (0.16, 0.0))
    assert refused(lambda: world.grab(0, (0.16, 0.0))) == "physics-cord-held"
    assert refused(lambda: world.drag(0, (math.inf, 0.0), 1.0)) == "physics-not-finite"


def test_grab_takes_the_nearest_point() -> None:
    world = make_board([])
    x, y = world.grab(0, (0.165, 0.004))
    world.drag(0, (0.12, 0.0), 0.3)
    world.run(3.0)
    node = world.cords.nodes(0)
    reach = float(np.sqrt(((node - [0.12, 0.0]) ** 2).sum(axis=1)).min())
    print(f"grabbed {1e3 * x:.2f} {1e3 * y:.2f} mm; nearest node {1e3 * reach:.3f} mm from the pointer")
    assert math.hypot(x, y) == pytest.approx(0.16, abs=2e-4)
    assert reach < 6e-3


def pressed(weights: float) -> tuple[World, int]:
    """A stone pulled into the end of a loop for 0.5 s by so many times its weight; it starts in contact."""
    world = World()
    world.place(world.add(stone(moment=0.0, mass=5.0)), -0.2, 0.0, flat())
    world.place(world.add(stone(moment=0.0)), 0.212, 0.0, flat())
    world.add_cord(oval((0.0, 0.0), 0.25, 0.02))
    world.step(1)
    force = weights * float(world.bodies.mass[1]) * world.laws.gravity
    state, cords, scratch = world.state, world.cords, make_scratch(2)
    for _ in range(500):
        begin_step(state, world.laws, scratch, -1, NOBODY[0])
        state.bodies["force"][1, 0] += force
        step_cords(cords.state, state.bodies, world.laws, cords.laws, cords.problem(), cords.table, world.dt)
        finish_step(state, world.laws, scratch, world.dt)
    return world, int(cords.state.loops["report"][0, RIDES])


def test_rides_over_when_pressed() -> None:
    light, none = pressed(0.9)
    heavy, rides = pressed(3.0)
    x = float(heavy.bodies.position[1, 0])
    print(f"0.9 weights: {none} rides, ends at {1e3 * light.bodies.position[1, 0]:.1f} mm")
    print(f"3 weights: {rides} rides, ends at {1e3 * x:.1f} mm")
    assert none == 0
    assert rides >= 1
    assert heavy.cords.outside(0, heavy.bodies) == (1,)
    assert light.cords.outside(0, light.bodies) == ()


def test_stone_on_the_cord_lies_on_it() -> None:
    world = make_board([(0.16, 0.001)])
    pull(world, [(-0.16, 0.0), (-0.10, 0.0)], 0.3)
    settle(world)
    moved = math.hypot(float(world.bodies.position[0, 0]) - 0.16, float(world.bodies.position[0, 1]) - 0.001)
    print(f"moved by {1e3 * moved:.3f} mm")
    assert moved < 1e-3


def sweep(
    speed: float, *, bottom: float = 1e-3, spots: Sequence[tuple[float, float]] = (), mass: float | None = None
) -> tuple[World, Trace]:
    """Move a held flat stone, its lowest point at height `bottom` (m), from inside the loop through its edge."""
    world = make_board(list(spots), mass=mass)
    held = world.add(stone(moment=0.0))
    world.hold(held, (0.12, 0.0, 0.005 + bottom), flat())
    world.step(1)
    world.move_held((0.22, 0.0, 0.005 + bottom), None, 0.1 / speed)
    trace = Trace()
    while not world.at_rest and world.time < 6.0:
        world.step(1)
        trace.watch(world)
    return world, trace


def edge(world: World) -> float:
    """m: how far the cord reaches to the right on the x axis."""
    node = world.cords.nodes(0)
    near = np.abs(node[:, 1]) < 0.012
    return float(node[near, 0].max())


@pytest.mark.parametrize("speed", [0.1, 0.3, 1.0])
def test_held_magnet_pushes_the_cord(speed: float) -> None:
    world, trace = sweep(speed)
    ahead = edge(world) - 0.22
    print(
        f"{speed} m/s: the cord ends {1e3 * ahead:.2f} mm ahead, stretch {100 * trace.stretch:.4f} %, "
        f"overlap {1e3 * trace.overlap:.3f} mm, at rest at {world.time:.3f} s"
    )
    assert 9e-3 < ahead < 12e-3  # its outline at the top of the cord, and half the cord's thickness
    assert trace.stretch <= 5e-3
    assert world.at_rest
    before = state_bytes(world)
    world.step(100)
    assert state_bytes(world) == before


@pytest.mark.parametrize(("bottom", "moves"), [(3.5e-3, True), (4.5e-3, False)])
def test_held_magnet_above_the_cord_passes_over_it(bottom: float, moves: bool) -> None:
    still = make_board([])
    world, _ = sweep(0.3, bottom=bottom)
    assert (edge(world) > edge(still) + 0.04) is moves
    assert (world.cords.nodes(0).tobytes() == still.cords.nodes(0).tobytes()) is not moves


@pytest.mark.parametrize("speed", [0.1, 0.3, 1.0])
def test_held_magnet_pushes_stones_with_the_cord(speed: float) -> None:
    """The stone outside the loop is pushed on by the cord, without a touch of the two magnets."""
    world, trace = sweep(speed, spots=[(0.185, 0.002)])
    moved = float(world.bodies.position[0, 0]) - 0.185
    print(f"{speed} m/s: pushed by {1e3 * moved:.2f} mm, fastest {trace.speed / speed:.2f} hands")
    assert moved > 0.025  # at some point it slips aside
    assert trace.stretch <= 5e-3
    assert trace.speed <= 2.0 * speed
    assert trace.passed == 0
    assert not world.touched


@pytest.mark.parametrize("speed", [0.1, 1.0])
def test_held_magnet_gets_on_top_of_a_cord_that_cannot_follow(speed: float) -> None:
    """The loop is held open by two stones that nothing moves; the held one draws it taut and goes on."""
    world = World()
    for x in (-0.2, 0.2):
        world.place(world.add(stone(moment=0.0, mass=5.0)), x, 0.0, flat())
    held = world.add(stone(moment=0.0))
    world.add_cord(oval((0.0, 0.0), 0.235, 0.03))
    world.step(1)
    world.hold(held, (0.0, -0.05, 0.006), flat())
    world.move_held((0.0, 0.3, 0.006), None, 0.35 / speed)
    trace = Trace()
    while world.hand is not None and world.hand.strokes:
        world.step(1)
        trace.watch(world)
    node = world.cords.nodes(0)
    print(f"{speed} m/s: stretch {100 * trace.stretch:.4f} %, overlap {1e3 * trace.overlap:.3f} mm")
    assert trace.stretch <= 5e-3
    assert float(np.abs(node[:, 1]).max()) < 0.25
    assert float(np.abs(places(world)[:2] - [[-0.2, 0.0], [0.2, 0.0]]).max()) < 1e-4  # they rock a little
    assert world.run(3.0).rest


def test_who_is_outside() -> None:
    spots = [(0.07, 0.0), (-0.07, 0.0), (0.0, 0.05), (0.3, 0.0)]
    world = make_board(spots, shapes=[figure_eight((0.0, 0.0), 0.13, 0.078), circle((0.0, 0.0), 0.16)])
    report = world.step(1)
    assert report.outside == ((2, 3), (3,))
    world.cords.table[:] = (0.25, 0.05)
    world.put(0, (0.07, 0.06, 0.005), flat())
    assert 0 in world.step(1).outside[1]
    world.take(3)
    world.hold(3, (0.3, 0.0, 0.1), flat())
    assert 3 not in world.step(1).outside[1]  # in a hand


def test_somebody_rests_outside() -> None:
    def found() -> bool:
        return rests_outside(world.cords.state.loops, world.state.bodies, world.cords.table)

    shapes = [circle((-0.1, 0.0), 0.15), circle((0.1, 0.0), 0.15)]
    world = make_board([(-0.2, 0.0), (0.2, 0.0), (0.0, 0.3)], shapes=shapes)
    world.run(1.0)
    assert found()
    world.place(0, -0.2, 0.0, flat())
    assert not found()  # that magnet is awake until the next step
    world.run(1.0)
    world.cords.state.loops["asleep"][1] = 0
    assert not found()
    world.cords.state.loops["asleep"][1] = 1
    world.take(2)
    assert not found()  # each of the others is outside one loop only
    world.hold(2, (0.0, 0.3, 0.1), flat())
    assert not found()
    world.cords.table[:] = (0.15, 0.5)
    assert found()


def test_time_without_a_report() -> None:
    told, quiet = (make_board([(-0.015, 0.0), (0.015, 0.0), (0.1, 0.1)], magnetic=True) for _ in range(2))
    touches = 0
    for _ in range(40):
        report = told.step()
        assert quiet.advance() == report.touches
        touches += len(report.touches)
    assert touches > 0
    assert digest(quiet) == digest(told)


def test_copies_go_on_alike() -> None:
    world = make_board([(0.03, 0.0), (-0.03, 0.0)], magnetic=True)
    world.grab(0, (0.16, 0.0))
    world.drag(0, (0.04, 0.0), 0.2)
    world.step()
    copies = [copy.deepcopy(world), pickle.loads(pickle.dumps(world))]
    world.step()
    for other in copies:
        other.step()
        assert digest(other) == digest(world)


def test_other_magnets_cords_and_laws_from_here_on() -> None:
    world = make_board([(0.05, 0.0)], magnetic=True)
    world.grab(0, (0.16, 0.0))
    world.drag(0, (0.04, 0.0), 0.2)
    changes: tuple[Callable[[World], object], ...] = (
        lambda world: world.place(world.add(stone()), -0.05, 0.0, flat()),
        lambda world: world.add_cord(circle((0.0, 0.0), 0.12)),
        lambda world: setattr(world, "laws", world.laws._replace(gravity=5.0)),
    )
    for change in changes:
        world.step()
        fresh = restore(snapshot(world))
        change(world)
        change(fresh)
        world.step()
        fresh.step()
        assert digest(world) == digest(fresh)


def test_cord_stays_on_the_table() -> None:
    world = make_board([])
    world.cords.table[:] = (0.2, 0.2)
    pull(world, [(0.16, 0.0), (0.4, 0.3)], 0.3)
    settle(world)
    edge = float(np.abs(world.cords.nodes(0)).max())
    print(f"farthest node {1e3 * edge:.2f} mm")
    assert edge <= 0.2


def test_blocked_hand() -> None:
    world = make_board([(0.0, 0.03), (0.0, -0.03)], mass=5.0)
    pull(world, [(0.16, 0.0), (0.7, 0.0)], 0.3)
    force = float(world.cords.state.loops["report"][0, HAND_FORCE])
    rest = settle(world)
    before = state_bytes(world)
    world.step(500)
    print(f"pull {force:.3f} N, at rest after {rest:.3f} s")
    assert force == pytest.approx(0.6, rel=1e-3)
    assert rest <= 3.0
    assert state_bytes(world) == before


def dragging() -> Recorder:
    recorder = Recorder(World())
    for k in range(5):
        index = recorder.do("add", stone())
        recorder.do("place", index, 0.05 * k - 0.1, 0.02 * (k % 3), flat(0.3 * k, k % 2 == 0))
    recorder.do("add_cord", circle((0.0, 0.0), 0.16))
    recorder.do("grab", 0, (0.16, 0.0))
    recorder.do("drag", 0, (0.05, 0.0), 0.4)
    recorder.do("drag", 0, (0.05, 0.06), 0.2)
    recorder.do("let_go", 0)
    return recorder


def test_snapshot_in_mid_drag() -> None:
    world = dragging().world
    world.step(250)
    copy = restore(snapshot(world))
    world.run(5.0)
    copy.run(5.0)
    print(f"digest {digest(world)} after {world.time:.3f} s")
    assert world.time > 0.6
    assert digest(copy) == digest(world)
    assert world.at_rest
    assert not world.cords.drags


def test_recording_replays() -> None:
    recorder = dragging()
    recorder.do("run", 5.0)
    text = recorder.finish().dumps()
    assert digest(replay(Recording.loads(text))) == digest(recorder.world)


def test_frames_and_steps_agree() -> None:
    frames, steps = dragging().world, dragging().world
    for _ in range(20):
        frames.step()
    for _ in range(320):
        steps.step(1)
    assert digest(frames) == digest(steps)


def test_broken_bytes_are_refused() -> None:
    data = make_board([(0.0, 0.0)]).cords.pack()
    assert CordSet.unpack(data).pack() == data
    assert refused(lambda: CordSet.unpack(data[:-1])) == "physics-not-a-snapshot"
    assert refused(lambda: CordSet.unpack(data + b"\0")) == "physics-not-a-snapshot"
