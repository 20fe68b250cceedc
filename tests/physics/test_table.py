"""Laws of one body on the table checked here.

1. Sliding stops after v²/2μ_k g when rolling is locked.
2. A sphere that slides ends up rolling at 5/7 of its speed, and then does not slip.
3. Rolling resistance stops a rolling sphere after v²/2a, a = 5/7 g c_r μ_k/μ_s / r, at exact rest.
4. Spinning on the spot ends after Iω/(c_t μ_k/μ_s m g).
5. A flat stone rocks at √(mg(a²/c − c)/(I + mc²))/2π.
6. Below a limit of stiction nothing moves, bitwise, for a minute; above it slides.
7. A standing stone stands up to a torque of rim × weight and falls beyond.
8. A dropped stone is at rest after √(2h/g), at its exact height.
9. A spinner pushed across its axis rolls from c_r N/r, along its axis slides from μ_s N.
10. Free of torque, tumbling keeps its energy and angular momentum.
11. Momentum of free magnets is kept, through inelastic touches too.
12. The height of a body on the table is its support height, exactly.
"""

import math

import numpy as np
import pytest

from lodestone.physics.bodies import ASLEEP
from lodestone.physics.params import spinner, stone
from lodestone.physics.poses import flat, lying, standing
from lodestone.physics.world import World
from tests.physics.measuring import G, close, plain_stone, random_turn, sphere

LOCKED = 10.0
"""m: a resistance arm so long that nothing rolls or spins."""


def test_sliding_distance() -> None:
    world = World(rolling_arm=LOCKED, spin_arm=LOCKED)
    i = world.add(plain_stone(rim=LOCKED))
    world.put(i, (0.0, 0.0, 5e-3), flat(), velocity=(0.4, 0.0, 0.0))
    assert world.run(5.0).rest
    close("slide from 0.4 m/s, m", float(world.bodies.position[i, 0]), 0.16 / (2 * 0.28 * G), 0.02)


def test_sphere_slides_then_rolls() -> None:
    world = World(rolling_arm=1e-9, spin_arm=1e-12)
    i = world.add(sphere())
    world.put(i, (0.0, 0.0, 8e-3), flat(), velocity=(0.4, 0.0, 0.0))
    world.step(300)
    velocity, turning = world.bodies.velocity[i], world.bodies.angular_velocity[i]
    close("sphere, rolling speed, m/s", float(velocity[0]), 0.4 * 5 / 7, 0.005)
    slip = math.hypot(velocity[0] - turning[1] * 8e-3, velocity[1] + turning[0] * 8e-3)
    close("slip while rolling, m/s", slip, 0.0, 1e-8)


def test_rolling_resistance() -> None:
    world = World()
    i = world.add(sphere())
    world.put(i, (0.0, 0.0, 8e-3), flat(), velocity=(0.1, 0.0, 0.0), angular_velocity=(0.0, 12.5, 0.0))
    assert world.run(5.0).rest
    slowing = 5 / 7 * G * 0.8 * 1.5e-4 / 8e-3
    close("sphere rolls from 0.1 m/s, m", float(world.bodies.position[i, 0]), 0.01 / 2 / slowing, 0.02)
    assert not world.bodies.velocity.any()
    assert not world.bodies.angular_velocity.any()


def test_spin_down() -> None:
    world = World()
    i = world.add(plain_stone())
    world.put(i, (0.0, 0.0, 5e-3), flat(), angular_velocity=(0.0, 0.0, 20.0))
    inertia, mass = float(world.bodies.principal_inertia[i, 2]), float(world.bodies.mass[i])
    expected = inertia * 20.0 / (2e-4 * 0.8 * mass * G)
    close("formula of the spin-down time, s", expected, 0.370, 0.002)
    close("spin-down from 20 rad/s, s", world.run(5.0).time, expected, 0.02)


def test_rocking_frequency() -> None:
    world = World(dt=5e-4, rolling_arm=1e-9)
    i = world.add(plain_stone(rim=0.0))
    world.place(i, 0.0, 0.0, (math.cos(0.01), 0.0, math.sin(0.01), 0.0))
    tilt = []
    for _ in range(2000):
        world.step(1)
        tilt.append(float(world.bodies.rotation[i, 0, 2]))
    z = np.array(tilt)
    rising = np.flatnonzero((z[:-1] < 0) & (z[1:] >= 0))
    exact = rising + z[rising] / (z[rising] - z[rising + 1])
    frequency = 1.0 / (np.diff(exact).mean() * 5e-4)
    close("rocking of a flat stone, Hz", float(frequency), 7.76, 0.01)


@pytest.mark.parametrize("share", [0.5, 0.9, 0.999, 1.001])
def test_stiction_is_exact(share: float) -> None:
    world = World()
    i = world.add(plain_stone())
    world.place(i, 0.0, 0.0, flat())
    force = share * 0.35 * float(world.bodies.mass[i]) * G
    world.push(i, (force, 0.0, 0.0), (0.0, -force * 5e-3, 0.0))  # acts at the height of the table
    before = world.bodies.position.tobytes() + world.bodies.quaternion.tobytes()
    world.step(60_000)
    moved = float(world.bodies.position[i, 0])
    print(f"load at {share} of the sliding limit for 60 s: moved by {moved:.3g} m")
    if share < 1.0:
        assert before == world.bodies.position.tobytes() + world.bodies.quaternion.tobytes()
        assert world.bodies.status[i] == ASLEEP
    else:
        assert moved > 0.01


@pytest.mark.parametrize(("share", "stands"), [(0.99, True), (1.01, False)])
def test_standing_stone(share: float, stands: bool) -> None:
    world = World()
    i = world.add(plain_stone())
    world.place(i, 0.0, 0.0, standing())
    world.push(i, (0.0, 0.0, 0.0), (0.0, share * 1.2e-3 * float(world.bodies.mass[i]) * G, 0.0))
    world.run(3.0)
    thin = abs(float(world.bodies.rotation[i, 2, 2]))
    print(f"standing stone, torque {share} × rim × weight: thin axis at z = {thin:.3f}")
    assert (thin < 0.01) == stands


def test_drop() -> None:
    world = World()
    i = world.add(plain_stone())
    world.put(i, (0.0, 0.0, 0.025), flat())
    report = world.run(2.0)
    close("drop from 20 mm, s", report.time, math.sqrt(0.04 / G), 0.03)
    close("height at rest, m", float(report.position[i, 2]), 5e-3, 1e-12)


def smallest_force(along: float, height: float) -> float:
    """The smallest horizontal push (N), at a height (m), that moves a lying spinner; `along` 1: its axis, 0: across."""
    low, high = 0.0, 0.1
    for _ in range(30):
        push = 0.5 * (low + high)
        world = World()
        i = world.add(spinner(moment=0.0))
        world.place(i, 0.0, 0.0, lying())
        x, y, up = push * along, push * (1.0 - along), height - 5e-3
        world.push(i, (x, y, 0.0), (-up * y, up * x, 0.0))
        world.step(3)
        low, high = (push, high) if world.bodies.status[i] == ASLEEP else (low, push)
    return 0.5 * (low + high)


def test_spinner_rolls_across_and_slides_along() -> None:
    weight = spinner().mass * G
    close("spinner pushed across, rolls from, N", smallest_force(0.0, 5e-3), 1.5e-4 * weight / 5e-3, 0.02)
    # At the table the push does not turn it, so that it can only slide.
    close("spinner pushed along, slides from, N", smallest_force(1.0, 0.0), 0.35 * weight, 0.02)
    close("spinner pushed across at the table, slides from, N", smallest_force(0.0, 0.0), 0.35 * weight, 0.02)


def test_tumbling_keeps_energy() -> None:
    world = World(gravity=0.0)
    i = world.add(plain_stone())
    world.put(i, (0.0, 0.0, 0.0), flat(), angular_velocity=(0.05, 20.0, 0.05))
    energy = world.energy()[0]
    worst = 0.0
    for _ in range(1000):
        world.step(10)
        worst = max(worst, abs(world.energy()[0] / energy - 1.0))
    close("tumbling for 10 s, energy", worst, 0.0, 2e-3)


def momenta(world: World) -> tuple[np.ndarray, np.ndarray]:
    bodies = world.bodies
    linear = bodies.mass[:, None] * bodies.velocity
    inertia = np.einsum("nij,nj,nkj->nik", bodies.rotation, bodies.principal_inertia, bodies.rotation)
    spin = np.einsum("nij,nj->ni", inertia, bodies.angular_velocity)
    return linear.sum(axis=0), (np.cross(bodies.position, linear) + spin).sum(axis=0)


def test_momentum_of_free_magnets_is_kept() -> None:
    chance = np.random.default_rng(3)
    world = World(dt=5e-4, gravity=0.0)
    for k in range(5):
        x, y, z = map(float, chance.uniform(-0.012, 0.012, 3))
        x, y = x + 0.028 * (k % 3), y + 0.028 * (k // 3)
        u, v, w = map(float, chance.normal(size=3) * 0.02)
        a, b, c = map(float, chance.normal(size=3) * 5.0)
        world.put(world.add(stone()), (x, y, z), random_turn(chance), (u, v, w), (a, b, c))
    linear, angular = momenta(world)
    size = float((world.bodies.mass[:, None] * np.abs(world.bodies.velocity)).sum())
    world.step(300)
    after, after_angular = momenta(world)
    print(f"touches on the way: {len(world.touches())}")
    assert world.touches()
    close("linear momentum", float(np.linalg.norm(after - linear)) / size, 0.0, 1e-10)
    drift = float(np.linalg.norm(after_angular - angular) / np.linalg.norm(angular))
    close("angular momentum through inelastic touches", drift, 0.0, 1e-4)


def test_height_on_the_table_is_exact() -> None:
    world = World()
    i = world.add(stone())
    world.put(i, (0.0, 0.0, 5e-3), flat(), velocity=(0.3, 0.1, 0.0), angular_velocity=(3.0, 0.0, 5.0))
    for _ in range(200):
        world.step(1)
        height = float(world.bodies.position[i, 2] + world.bodies.support_arm[i, 2])
        assert height >= 0.0
    assert world.run(5.0).rest
    assert world.bodies.position[i, 2] == -world.bodies.support_arm[i, 2]
