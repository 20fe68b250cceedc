"""The guarantees of a world, checked here.

1. A held magnet follows its path exactly, however steps are grouped; it is pulled but not moved.
2. A released magnet is lowered straight down in 0.3 s, then free; if it touches on the way it is let go.
3. Touches are reported with time and pair; klusters are connected components, even after parting.
4. Every refusal is a PhysicsError with a key and changes nothing.
5. The gap of two ellipsoids is the true distance.
6. Surfaces change friction only.
"""

import math
from collections.abc import Callable

import numpy as np
import pytest

from lodestone.physics.bodies import ABSENT, ASLEEP, HELD
from lodestone.physics.errors import PhysicsError
from lodestone.physics.params import PARAMETERS, SURFACES, Surface, laws_for, spinner, stone, surface, varied
from lodestone.physics.poses import flat, lying, normalised, pose, sine_cosine, standing
from lodestone.physics.recording import Recorder, Recording
from lodestone.physics.snapshots import digest, restore, snapshot
from lodestone.physics.touch import body_gap
from lodestone.physics.world import World
from tests.physics.measuring import close, random_turn


def test_held_magnet_follows_its_path() -> None:
    worlds = []
    for grouping in ((16, 16, 16, 16, 36), (1,) * 100, (100,)):
        world = World()
        i = world.add(stone())
        world.hold(i, (0.0, 0.0, 0.08), flat())
        world.move_held((0.03, 0.0, 0.05), standing(0.4), 0.07)
        world.move_held((0.03, 0.02, 0.05), None, 0.02)
        for steps in grouping:
            report = world.step(steps)
        assert report.status[i] == HELD
        assert tuple(report.position[i]) == (0.03, 0.02, 0.05)
        assert not world.bodies.velocity.any()
        worlds.append(digest(world))
    assert len(set(worlds)) == 1


def test_held_magnet_speed_is_that_of_its_path() -> None:
    world = World()
    i = world.add(stone())
    world.hold(i, (0.0, 0.0, 0.08), flat())
    world.move_held((0.01, 0.0, 0.08), flat(0.2), 0.1)
    world.step(50)
    close("speed of the held magnet, m/s", float(world.bodies.velocity[i, 0]), 0.1, 1e-9)
    close("its turning, rad/s", float(world.bodies.angular_velocity[i, 2]), 2.0, 0.01)


def test_held_magnet_feels_the_tug() -> None:
    world = World()
    resting, held = world.add(stone()), world.add(stone())
    world.place(resting, 0.0, 0.0, flat())
    world.hold(held, (0.0, 0.0, 0.06), flat())
    report = world.step()
    print(f"tug on a stone held 60 mm above another: {report.force[held, 2]:.4f} N")
    close("tug against 6·10⁻⁷ m²/r⁴, N", float(report.force[held, 2]), -6e-7 * 0.216**2 / 0.055**4, 0.1)
    close("action and reaction", float(report.force[held, 2] + report.force[resting, 2]), 0.0, 1e-15)


def test_release_lowers_and_lets_go() -> None:
    world = World()
    i = world.add(stone())
    world.hold(i, (0.01, 0.02, 0.045), flat(0.3))
    world.release()
    world.step(150)
    close("height half-way, m", float(world.bodies.position[i, 2]), 0.025, 1e-9)
    report = world.run(2.0)
    assert report.rest
    assert world.hand is None
    assert world.bodies.status[i] == ASLEEP
    assert tuple(report.position[i]) == (0.01, 0.02, 5e-3)
    close("time of lowering, s", report.time, 0.3, 0.01)


def test_release_on_top_of_another_is_a_touch_and_lets_go() -> None:
    world = World()
    resting, held = world.add(stone()), world.add(stone())
    world.place(resting, 0.0, 0.0, flat())
    world.hold(held, (2e-3, 0.0, 0.06), flat())
    world.release()
    report = world.run(5.0)
    assert report.rest
    assert world.klusters() == ((0, 1),)
    assert float(np.abs(report.position[:, :2]).max()) < 0.1


def test_waking_is_reported_once() -> None:
    world = World()
    resting, held = world.add(stone()), world.add(stone())
    world.place(resting, 0.0, 0.0, flat())
    world.hold(held, (0.12, 0.0, 5e-3), flat(0.0, False))
    world.step()
    world.move_held((0.042, 0.0, 5e-3), None, 0.4)
    reports = [world.step() for _ in range(30)]
    woken = [k for k, report in enumerate(reports) if resting in report.woke]
    print(f"woke in frames {woken}")
    assert woken
    for k, report in enumerate(reports):
        was_asleep = k == 0 or reports[k - 1].status[resting] == ASLEEP
        assert was_asleep or resting not in report.woke or report.status[resting] != ASLEEP


def test_touches_are_kept_after_parting() -> None:
    world = World()
    a, b, c = (world.add(stone(moment=0.0)) for _ in range(3))
    world.place(a, 0.0, 0.0, flat())
    world.put(b, (0.03, 0.0, 5e-3), flat(), velocity=(-0.5, 0.0, 0.0))
    world.place(c, 0.2, 0.0, flat())
    report = world.run(3.0)
    assert [touch[1:] for touch in report.touches] == [(a, b)]
    assert 0.0 < report.touches[0].time < 0.1
    world.put(b, (0.1, 0.0, 5e-3), flat())
    assert world.klusters() == ((a, b),)
    world.forget_touches()
    assert world.klusters() == ()
    assert world.bodies.status[c] == ASLEEP


def test_absent_magnets_neither_pull_nor_are_pulled() -> None:
    world = World()
    a, b = world.add(stone()), world.add(stone())
    world.place(a, 0.0, 0.0, flat())
    world.place(b, 0.03, 0.0, flat(0.0, False))
    world.take(b)
    report = world.run(1.0)
    assert report.status[b] == ABSENT
    assert not report.force.any()
    assert not report.touches


@pytest.mark.parametrize(
    ("key", "act"),
    [
        ("physics-not-finite", lambda w: w.place(0, math.nan, 0.0, flat())),
        ("physics-bad-quaternion", lambda w: w.place(0, 0.0, 0.0, (0.0, 0.0, 0.0, 0.0))),
        ("physics-no-such-magnet", lambda w: w.take(7)),
        ("physics-hand-empty", lambda w: w.release()),
        ("physics-hand-full", lambda w: [w.hold(i, (0.1 * i, 0.0, 0.1), flat()) for i in (0, 1)]),
        ("physics-bad-size", lambda w: w.add(stone((1.0, 1.0, 1.0)))),
        ("physics-bad-mass", lambda w: w.add(stone(mass=0.0))),
        ("physics-not-finite", lambda w: w.add(stone(moment=math.inf))),
        ("physics-unknown-surface", lambda w: surface("ice")),
        ("physics-bad-friction", lambda w: Surface(0.2, 0.3)),
        ("physics-unknown-parameter", lambda w: laws_for(surface("wood"), slope=1.0)),
        ("physics-unknown-pose", lambda w: pose("upside", 0.0, True)),
        ("physics-bad-step", lambda w: World(dt=1.0)),
        ("physics-not-a-snapshot", lambda w: restore(b"something else")),
        ("physics-not-a-snapshot", lambda w: restore(snapshot(w)[:-1])),
        ("physics-not-a-snapshot", lambda w: restore(snapshot(w) + b"x")),
        ("physics-not-a-recording", lambda w: Recording.loads("{}")),
        ("physics-unknown-input", lambda w: Recorder(w).do("explode")),
    ],
)
def test_refusals_have_a_key(key: str, act: Callable[[World], object]) -> None:
    world = World()
    for x in (0.0, 0.1):
        world.place(world.add(stone()), x, 0.0, flat())
    with pytest.raises(PhysicsError) as error:
        act(world)
    assert error.value.key == key


def test_at_most_500_magnets() -> None:
    world = World()
    for _ in range(500):
        world.add(stone())
    with pytest.raises(PhysicsError) as error:
        world.add(stone())
    assert error.value.key == "physics-too-many"
    assert len(world.magnets) == 500


def test_gap_of_spheres_is_exact() -> None:
    world = World(gravity=0.0)
    for x in (0.0, 0.021):
        world.put(world.add(stone((0.016, 0.016, 0.016))), (x, 0.004, 0.0 if x else 0.01), flat(0.3))
    expected = math.hypot(0.021, 0.01) - 0.016
    close("gap of two spheres, m", body_gap(world.state.bodies, 0, 1, 1.0), expected, 1e-9)


def test_gap_of_ellipsoids_against_brute_force() -> None:
    chance = np.random.default_rng(9)
    k = np.arange(20_000) + 0.5
    z, phi = 1.0 - 2.0 * k / 20_000, math.pi * (1 + math.sqrt(5)) * k
    normals = np.stack([np.sqrt(1 - z * z) * np.cos(phi), np.sqrt(1 - z * z) * np.sin(phi), z], axis=1)
    worst = 0.0
    for _ in range(100):
        world = World(gravity=0.0)
        direction = chance.normal(size=3)
        direction *= chance.uniform(0.012, 0.04) / np.linalg.norm(direction)
        x, y, w = map(float, direction)
        world.put(world.add(varied(stone(), chance)), (0.0, 0.0, 0.0), random_turn(chance))
        world.put(world.add(varied(spinner(), chance)), (x, y, w), random_turn(chance))
        first, second = world.bodies.shape_matrix
        heights = [np.sqrt(np.einsum("ni,ij,nj->n", normals, shape, normals)) for shape in (first, second)]
        brute = float((normals @ direction - heights[0] - heights[1]).max())
        worst = max(worst, abs(body_gap(world.state.bodies, 0, 1, 1.0) - brute))
    close("gap of ellipsoids against 20 000 directions, m", worst, 0.0, 5e-6)


@pytest.mark.parametrize("name", SURFACES)
def test_surfaces(name: str) -> None:
    world = World(surface(name), rolling_arm=10.0, spin_arm=10.0)
    i = world.add(stone(moment=0.0))
    world.put(i, (0.0, 0.0, 5e-3), flat(), velocity=(0.3, 0.0, 0.0))
    assert world.run(5.0).rest
    expected = 0.09 / (2 * SURFACES[name].kinetic_friction * 9.81)
    close(f"slide on {name}, m", float(world.bodies.position[i, 0]), expected, 0.03)


def test_poses_by_name() -> None:
    world = World()
    i, k = world.add(stone()), world.add(spinner())
    for north, sign in ((True, 1.0), (False, -1.0)):
        world.place(i, 0.0, 0.0, pose("flat", 0.7, north))
        assert np.allclose(world.bodies.moment[i] * sign, (0.0, 0.0, stone().moment[2]))
        world.place(i, 0.0, 0.0, pose("standing", 0.7, north))
        ahead = np.array([math.cos(0.7), math.sin(0.7), 0.0])
        assert np.allclose(world.bodies.moment[i] * sign, stone().moment[2] * ahead)
        assert np.isclose(world.bodies.position[i, 2], 8e-3)  # medium axis up
        world.place(k, 0.1, 0.0, pose("lying", 0.7, north))
        assert np.allclose(world.bodies.moment[k] * sign, spinner().moment[0] * ahead)


def test_own_sines_are_sines() -> None:
    for angle in np.linspace(-20.0, 20.0, 1001):
        sine, cosine = sine_cosine(float(angle))
        assert abs(sine - math.sin(angle)) < 1e-14
        assert abs(cosine - math.cos(angle)) < 1e-14
    assert lying(0.0) == (1.0, 0.0, 0.0, 0.0)
    assert normalised((0.0, 3.0, 0.0, 4.0)) == (0.0, 0.6, 0.0, 0.8)


def test_every_parameter_is_inside_its_safe_range() -> None:
    for name, parameter in PARAMETERS.items():
        assert parameter.low <= parameter.value <= parameter.high, name
        assert parameter.unit
        assert parameter.source


def test_individuals_vary_within_the_spread() -> None:
    chance = np.random.default_rng(0)
    widths = [varied(stone(), chance).semi_axes[0] for _ in range(500)]
    assert 9e-3 * 0.92 <= min(widths) < 9e-3 * 0.93
    assert 9e-3 * 1.07 < max(widths) <= 9e-3 * 1.08
