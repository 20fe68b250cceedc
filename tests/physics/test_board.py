"""Laws of several magnets on the table checked here.

1. Two flat opposite stones 55 mm apart never move.
2. Snap distances of stones and of spinners.
3. Stones the same way up repel and never kluster when set down 30 mm apart.
4. A held stone wakes a flat one at (3·10⁻⁷ m² c/(c_r W))^¼, and lifts one at (6·10⁻⁷ m²/W)^¼.
5. Energy on the table never rises before a touch.
6. The static test says "stays" exactly when nothing moves.
7. A scan of placements gives what the static test gives after placing for real.
8. Rollouts give what a world with the same release gives.
"""

import math

import numpy as np
import pytest

from lodestone.physics.bodies import AWAKE
from lodestone.physics.params import Magnet, spinner, stone
from lodestone.physics.poses import Quaternion, flat, lying, standing, turned_by
from lodestone.physics.rollout_kernels import rollouts
from lodestone.physics.statics import placements, scan, static_use
from lodestone.physics.world import World
from tests.physics.measuring import MOMENT, G, close, near, random_pose, scatter
from tests.sizes import small_and_large


def test_opposite_stones_at_55_mm_never_move() -> None:
    world = World()
    for x, north in ((0.0, True), (0.055, False)):
        world.place(world.add(stone()), x, 0.0, flat(0.0, north))
    before = world.bodies.position.tobytes() + world.bodies.quaternion.tobytes()
    print(f"largest use of a limit: {static_use(world).max():.3f}")
    world.step(60_000)
    assert before == world.bodies.position.tobytes() + world.bodies.quaternion.tobytes()


def snaps(magnet: Magnet, first: Quaternion, second: Quaternion, distance: float) -> bool:
    """Whether two magnets set down at rest, slightly askew as in real life, touch within 3 s."""
    world = World()
    world.place(world.add(magnet), 0.0, 0.0, first)
    world.place(world.add(magnet), distance, 3e-4, turned_by(0.03, second))
    return bool(world.run(3.0, until_touch=True).touches)


def snap_distance(magnet: Magnet, first: Quaternion, second: Quaternion) -> float:
    """mm: the largest centre distance at which they snap together."""
    high = 0.14
    while not snaps(magnet, first, second, high - 4e-3):
        high -= 4e-3
    low = high - 4e-3
    while high - low > 5e-5:
        middle = 0.5 * (low + high)
        low, high = (middle, high) if snaps(magnet, first, second, middle) else (low, middle)
    return 1e3 * low


@pytest.mark.parametrize(
    ("name", "magnet", "first", "second", "expected"),
    [
        ("flat opposite", stone(), flat(), flat(0.0, False), 32.9),
        ("flat and standing", stone(), flat(), standing(), 36.6),
        ("standing head to tail", stone(), standing(), standing(), 38.9),
        ("spinners end to end", spinner(), lying(), lying(), 34.6),
        ("spinners side by side, opposite", spinner(), lying(math.pi / 2), lying(-math.pi / 2), 37.6),
    ],
)
def test_snap_distance(name: str, magnet: Magnet, first: Quaternion, second: Quaternion, expected: float) -> None:
    near(f"snap distance, {name}, mm", snap_distance(magnet, first, second), expected, 0.5)


@pytest.mark.parametrize("distance", [0.030, 0.035, 0.045])
def test_stones_the_same_way_up_repel(distance: float) -> None:
    world = World()
    world.place(world.add(stone()), 0.0, 0.0, flat())
    world.place(world.add(stone()), distance, 1e-4, flat(0.2))
    report = world.run(5.0)
    apart = float(np.linalg.norm(report.position[1] - report.position[0]))
    print(f"same way up at {distance * 1e3:.0f} mm: end {apart * 1e3:.2f} mm apart")
    assert report.rest
    assert not report.touches
    assert apart >= distance


def test_held_stone_wakes_a_flat_one() -> None:
    world = World()
    single = stone().single_dipole()
    resting, held = world.add(single), world.add(single)
    world.place(resting, 0.0, 0.0, flat())
    world.hold(held, (0.1, 0.0, 5e-3), flat(0.0, False))
    world.step(2)
    world.move_held((0.04, 0.0, 5e-3), None, 12.0)
    while not world.step(1).woke:
        pass
    got = float(world.bodies.position[held, 0])
    expected = (3e-7 * MOMENT**2 * 5e-3 / (1.5e-4 * single.mass * G)) ** 0.25
    close("formula of the waking distance, m", expected, 0.0501, 0.002)
    close("held stone wakes a flat one at, m", got, expected, 0.005)


def test_lift_off_below_a_held_stone() -> None:
    world = World()
    single = stone().single_dipole()
    resting, held = world.add(single), world.add(single)
    world.place(resting, 0.0, 0.0, flat())
    world.hold(held, (0.0, 0.0, 0.06), flat())
    world.move_held((0.0, 0.0, 0.02), None, 8.0)
    while world.bodies.position[resting, 2] <= 5.001e-3:
        world.step(1)
    got = float(world.bodies.position[held, 2] - world.bodies.position[resting, 2])
    expected = (6e-7 * MOMENT**2 / (single.mass * G)) ** 0.25
    close("formula of the lift-off distance, m", expected, 0.0248, 0.005)
    close("lift-off below a held stone at, m", got, expected, 0.01)


@small_and_large("boards", 12, 60)
def test_energy_never_rises_before_a_touch(boards: int) -> None:
    chance = np.random.default_rng(5)
    worst = 0.0
    for _ in range(boards):
        world = World()
        scatter(world, 4, chance, 0.055, 8e-3, standing_share=1 / 3)
        lowest = sum(world.energy())
        for _ in range(1000):
            report = world.step(1)
            if report.touches:
                break
            energy = sum(world.energy())
            worst = max(worst, energy - lowest)
            lowest = min(lowest, energy)
            if report.rest:
                break
    close("largest rise of energy before a touch, J", worst, 0.0, 1.1e-5)


@small_and_large("boards", 250, 2000)
def test_static_test_is_exact(boards: int) -> None:
    chance = np.random.default_rng(17)
    agree = stays = 0
    for _ in range(boards):
        world = World()
        scatter(world, int(chance.integers(2, 7)), chance, 0.12, 5e-3)
        rests = bool(static_use(world).max() <= 1.0)
        before = world.bodies.position.tobytes() + world.bodies.quaternion.tobytes()
        world.step(4)
        still = before == world.bodies.position.tobytes() + world.bodies.quaternion.tobytes()
        agree += rests == (still and not (world.bodies.status == AWAKE).any())
        stays += rests
    print(f"static test against {boards} random boards: agrees on {agree}, {stays} of them stay")
    assert agree == boards
    assert 0.1 * boards < stays < 0.95 * boards


def careful_board(count: int, chance: np.random.Generator, radius: float = 0.14) -> World:
    """A board on which everything rests and nothing touches, built by scanning."""
    world = World()
    for _ in range(count):
        magnet = stone()
        where = random_placements(400, chance, radius)
        outcome = scan(world, magnet, where)
        best = np.where(outcome.gap >= 5e-3, outcome.use.max(axis=1), np.inf).argmin()
        x, y, *turn = map(float, where[best])
        world.place(world.add(magnet), x, y, (turn[0], turn[1], turn[2], turn[3]))
    world.run(3.0)
    return world


def random_placements(count: int, chance: np.random.Generator, radius: float) -> np.ndarray:
    reach = radius * np.sqrt(chance.uniform(size=count))
    angle = chance.uniform(0.0, 2 * math.pi, count)
    turns = np.array([random_pose(chance, False, 0.3, False) for _ in range(count)])
    return placements(reach * np.cos(angle), reach * np.sin(angle), turns)


def test_scan_is_the_static_test_of_each_placement() -> None:
    chance = np.random.default_rng(2)
    world = careful_board(12, chance)
    where = random_placements(200, chance, 0.14)
    outcome = scan(world, stone(), where)
    i = world.add(stone())
    worst = 0.0
    for candidate, use, own in zip(where, outcome.use, outcome.own_use, strict=True):
        x, y, *turn = map(float, candidate)
        world.place(i, x, y, (turn[0], turn[1], turn[2], turn[3]))
        real = static_use(world)
        finite = np.isfinite(use)
        assert (finite == np.isfinite(real.max(axis=0))).all()
        worst = max(worst, float(np.abs(use[finite] - real.max(axis=0)[finite]).max(initial=0.0)))
        if np.isfinite(own):
            worst = max(worst, abs(float(own) - float(real[i].max())))
        world.take(i)
    close("scan against placing for real, largest difference", worst, 0.0, 1e-9)


def test_rollouts_are_releases() -> None:
    chance = np.random.default_rng(4)
    board = careful_board(8, chance)
    where = random_placements(40, chance, 0.12)
    where = where[scan(board, stone(), where).gap > 1e-3]
    outcome = rollouts(board, stone(), where, height=0.03, until_touch=False)
    klusters = 0
    for k, candidate in enumerate(where):
        world = World(dt=2e-3)
        for i in range(len(board.magnets)):
            x, y, z = map(float, board.bodies.position[i])
            q = board.bodies.quaternion[i]
            world.put(world.add(board.magnets[i]), (x, y, z), (float(q[0]), float(q[1]), float(q[2]), float(q[3])))
        x, y, *turn = map(float, candidate)
        i = world.add(stone())
        world.place(i, x, y, (turn[0], turn[1], turn[2], turn[3]))
        height = float(world.bodies.position[i, 2])
        world.hold(i, (x, y, height + 0.03), (turn[0], turn[1], turn[2], turn[3]))
        world.release()
        report = world.run(5.0)
        touched = sorted({m for touch in world.touches() for m in touch[1:]})
        assert touched == list(np.flatnonzero(outcome.touched[k]))
        assert np.abs(report.position - outcome.position[k]).max() < 1e-6
        klusters += bool(touched)
    print(f"{len(where)} rollouts equal to releases, {klusters} of them kluster")
    assert outcome.rest.all()
