"""Laws of the magnetic force checked here.

1. Two parallel dipoles side by side: F = 3 μ₀ m²/(4π r⁴).
2. Force and torque are the negative gradient of the energy, for any pose, also where models are blended.
3. Internal forces and torques of any number of magnets cancel.
4. A plain second implementation of the law (twin.py) gives the same numbers.
5. Spheres act as point dipoles (magpylib).
6. Ellipsoids act as magpylib's meshes do, stones and spinners in all typical poses.
7. Known forces of a pair of flat stones.
8. A sleeping pair's cached load is its load.
"""

import math
from dataclasses import replace
from typing import Any

import magpylib
import numpy as np
import pytest
from scipy.spatial import ConvexHull

from lodestone.physics.magnetics import pair_energy
from lodestone.physics.params import Magnet, spinner, stone
from lodestone.physics.poses import Quaternion, flat, lying, multiply, standing
from lodestone.physics.statics import static_use
from lodestone.physics.world import World
from tests.physics import twin
from tests.physics.measuring import close, random_turn

Point = tuple[float, float, float]

# magpylib is only partly annotated.
MAGNETS: Any = magpylib.magnet
get_load: Any = magpylib.getFT


def in_space(*magnets: tuple[Magnet, Point, Quaternion]) -> World:
    """Magnets in empty space, loads computed, nothing moved."""
    world = World(gravity=0.0)
    for magnet, position, turn in magnets:
        world.put(world.add(magnet), position, turn)
    settle_loads(world)
    return world


def settle_loads(world: World) -> None:
    """Compute loads without moving anything."""
    from lodestone.physics.loads import gather_loads
    from lodestone.physics.magnetics import make_lanes

    order = np.zeros(len(world.magnets), np.int64)
    gather_loads(world.state.bodies, world.state.counters, world.laws, make_lanes(), order)


def random_pair(chance: np.random.Generator, distance: float) -> World:
    kinds = [stone(), spinner(), replace(stone(), moment=(0.05, 0.02, 0.36))]
    direction = chance.normal(size=3)
    x, y, z = map(float, distance * direction / np.linalg.norm(direction))
    first, second = (kinds[int(chance.integers(3))] for _ in range(2))
    return in_space((first, (0.0, 0.0, 0.0), random_turn(chance)), (second, (x, y, z), random_turn(chance)))


def test_two_dipoles_side_by_side() -> None:
    magnet = stone(moment=0.36).single_dipole()
    world = in_space((magnet, (0.0, 0.0, 0.0), flat()), (magnet, (0.04, 0.0, 0.0), flat()))
    close("two dipoles 0.36 A·m² at 40 mm, N", float(world.bodies.force[1, 0]), 0.0151875, 1e-12)
    world = in_space((magnet, (0.0, 0.0, 0.0), flat()), (magnet, (0.12, 0.0, 0.0), flat()))  # by the law for far pairs
    close("two dipoles 0.36 A·m² at 120 mm, N", float(world.bodies.force[1, 0]), 0.0001875, 1e-12)


def gradient(world: World, turn_about: bool) -> np.ndarray[Any, Any]:
    """−dU by central differences (Richardson) over shifts or turns of the second magnet."""
    out = np.zeros(3)
    home, turn = tuple(map(float, world.bodies.position[1])), tuple(map(float, world.bodies.quaternion[1]))
    for axis in range(3):
        slopes = []
        for h in (2e-4, 1e-4):
            values = []
            for sign in (1.0, -1.0):
                position, q = list(home), turn
                if turn_about:
                    tilt = [1.0, 0.0, 0.0, 0.0]
                    tilt[1 + axis] = math.tan(sign * h * 5.0)
                    q = multiply(tuple(tilt), turn)  # type: ignore[arg-type]
                else:
                    position[axis] += sign * h
                world.put(1, tuple(position), q)  # type: ignore[arg-type]
                values.append(pair_energy(world.state.bodies, world.laws, 0, 1))
            slopes.append((values[0] - values[1]) / (2.0 * h * (10.0 if turn_about else 1.0)))
        out[axis] = -(4.0 * slopes[1] - slopes[0]) / 3.0
    world.put(1, home, turn)  # type: ignore[arg-type]
    return out


@pytest.mark.parametrize(
    ("name", "low", "high"), [("near", 0.04, 0.059), ("inside the band", 0.0605, 0.0745), ("far", 0.076, 0.1)]
)
def test_force_and_torque_are_the_gradient_of_the_energy(name: str, low: float, high: float) -> None:
    chance = np.random.default_rng(11)
    worst = 0.0
    for _ in range(20):
        world = random_pair(chance, float(chance.uniform(low, high)))
        force, torque = world.bodies.force[1].copy(), world.bodies.torque[1].copy()
        scale = float(np.linalg.norm(force))
        worst = max(worst, float(np.linalg.norm(force - gradient(world, False))) / scale)
        arm = max(float(np.linalg.norm(torque)), 0.05 * scale * low)
        worst = max(worst, float(np.linalg.norm(torque - gradient(world, True))) / arm)
    close(f"force and torque against −∇U, {name}", worst, 0.0, 1e-6)


def test_internal_forces_and_torques_cancel() -> None:
    chance = np.random.default_rng(3)
    world = in_space(
        *(
            (
                stone() if k % 3 else spinner(),
                (0.03 * (k % 5) + chance.uniform(0, 5e-3), 0.03 * (k // 5), float(chance.uniform(0, 0.05))),
                random_turn(chance),
            )
            for k in range(24)
        )
    )
    bodies = world.bodies
    total = np.linalg.norm(bodies.force.sum(axis=0)) / np.linalg.norm(bodies.force, axis=1).sum()
    lever = np.cross(bodies.position, bodies.force)
    sizes = np.linalg.norm(bodies.torque, axis=1).sum() + np.linalg.norm(lever, axis=1).sum()
    turning = np.linalg.norm((bodies.torque + lever).sum(axis=0)) / sizes
    close("ΣF of 24 random magnets", float(total), 0.0, 1e-12)
    close("Σ(τ + r×F) of 24 random magnets", float(turning), 0.0, 1e-12)


def twin_magnet(world: World, i: int) -> twin.Magnet:
    bodies = world.bodies
    x, y, z = map(float, bodies.position[i])
    a, b, c = map(float, bodies.moment[i])
    arms = [tuple(map(float, arm)) for arm in bodies.dipole_arm[i]]
    return (x, y, z), (a, b, c), list(zip(map(float, bodies.dipole_weight[i]), arms, strict=True))  # type: ignore[arg-type]


def test_plain_twin_agrees() -> None:
    chance = np.random.default_rng(5)
    worst = 0.0
    for _ in range(100):
        world = random_pair(chance, float(chance.uniform(0.03, 0.09)))
        pair = twin_magnet(world, 0), twin_magnet(world, 1)
        force, torque = twin.blended(*pair, world.laws.blend_start, world.laws.blend_end)
        for got, expected in ((world.bodies.force[1], force), (world.bodies.torque[1], torque)):
            worst = max(worst, float(np.linalg.norm(got - expected) / np.linalg.norm(expected)))
    close("kernels against the plain twin", worst, 0.0, 1e-11)


def test_magpylib_spheres() -> None:
    chance = np.random.default_rng(8)
    worst = 0.0
    ball = stone((0.016, 0.016, 0.016))
    polarisation = (0.0, 0.0, 0.18)
    for _ in range(20):
        world = random_pair(chance, float(chance.uniform(0.02, 0.1)))
        world = in_space(
            *(
                (
                    ball,
                    tuple(map(float, world.bodies.position[i])),
                    tuple(map(float, world.bodies.quaternion[i])),
                )
                for i in range(2)
            )  # type: ignore[arg-type]
        )
        spheres = [MAGNETS.Sphere(polarization=polarisation, diameter=0.016) for _ in range(2)]
        for i, body in enumerate(spheres):
            pose_like(body, world, i)
        force, torque = get_load(spheres[0], spheres[1], eps=1e-6)
        for got, expected in ((world.bodies.force[1], force), (world.bodies.torque[1], torque)):
            worst = max(worst, float(np.linalg.norm(got - expected) / np.linalg.norm(expected)))
    close("magpylib spheres, force and torque", worst, 0.0, 1e-6)


def pose_like(body: Any, world: World, i: int) -> None:
    from scipy.spatial.transform import Rotation

    body.position = world.bodies.position[i]
    body.orientation = Rotation.from_matrix(world.bodies.rotation[i])


def ellipsoid_mesh(magnet: Magnet, points: int = 400) -> Any:
    """magpylib mesh of the same volume and magnetisation."""
    k = np.arange(points) + 0.5
    z = 1.0 - 2.0 * k / points
    phi = math.pi * (1.0 + math.sqrt(5.0)) * k
    vertices = np.stack([np.sqrt(1 - z * z) * np.cos(phi), np.sqrt(1 - z * z) * np.sin(phi), z], axis=1)
    hull = ConvexHull(vertices)
    vertices *= (4.0 / 3.0 * math.pi / hull.volume) ** (1.0 / 3.0) * np.array(magnet.semi_axes)
    volume = 4.0 / 3.0 * math.pi * math.prod(magnet.semi_axes)
    return MAGNETS.TriangularMesh(
        magnetization=np.array(magnet.moment) / volume,
        vertices=vertices,
        faces=hull.simplices,
        reorient_faces=True,
    )


def mesh_load(source: Any, world: World, i: int) -> tuple[Any, Any]:
    """Force and torque on ellipsoid i in magpylib's field of `source`.

    A uniform magnetisation M acts like charge M·n on the surface: F = ∮ (M·n) B dS, τ = ∮ r×(M·n) B dS.
    On x = D u, u on the unit sphere, n dS = det(D) D⁻¹u dΩ; Gauss in cos θ, even steps in φ.
    """
    magnet, rotation = world.magnets[i], world.bodies.rotation[i]
    height, weight = np.polynomial.legendre.leggauss(16)
    phi = 2.0 * math.pi * np.arange(32) / 32
    flat_radius = np.sqrt(1.0 - height**2)
    u = np.stack(
        [
            np.outer(flat_radius, np.cos(phi)),
            np.outer(flat_radius, np.sin(phi)),
            np.outer(height, np.ones(32)),
        ],
        axis=-1,
    ).reshape(-1, 3)
    share = np.repeat(weight * 2.0 * math.pi / 32, 32)
    axes = np.array(magnet.semi_axes)
    magnetisation = np.array(magnet.moment) / (4.0 / 3.0 * math.pi * axes.prod())
    charge = share * axes.prod() * ((u / axes) @ magnetisation)
    arm = (u * axes) @ rotation.T
    push = charge[:, None] * source.getB(arm + world.bodies.position[i])
    return push.sum(axis=0), np.cross(arm, push).sum(axis=0)


TILT = (math.cos(0.3), math.sin(0.3), 0.0, 0.0)
STONE, SPINNER = stone(), spinner()
POSES: list[tuple[str, Magnet, Quaternion, Quaternion, Point]] = [
    ("stones flat", STONE, flat(), flat(0.4, False), (0.0233, 0.0, 0.0)),
    ("stones flat, far", STONE, flat(), flat(0.4, False), (0.032, 0.01, 0.0)),
    ("flat and standing", STONE, flat(), standing(), (0.0195, 0.0, 3e-3)),
    ("standing head to tail", STONE, standing(), standing(), (0.0155, 0.0, 0.0)),
    ("standing side by side", STONE, standing(), standing(math.pi), (0.0, 0.0235, 0.0)),
    ("flat and tilted", STONE, flat(), TILT, (0.022, 0.006, 2e-3)),
    ("tilted above", STONE, flat(0.5), TILT, (3e-3, 2e-3, 0.017)),
    ("spinners side by side", SPINNER, lying(), lying(math.pi), (0.0, 0.0155, 0.0)),
    ("spinners end to end", SPINNER, lying(), lying(), (0.0335, 0.0, 0.0)),
    ("spinners in a T", SPINNER, lying(), lying(math.pi / 2), (0.0245, 0.0, 0.0)),
    ("spinners askew", SPINNER, lying(), lying(0.7), (0.03, 0.009, 0.0)),
]


@pytest.mark.parametrize(("name", "magnet", "first", "second", "at"), POSES, ids=[case[0] for case in POSES])
def test_magpylib_ellipsoids(name: str, magnet: Magnet, first: Quaternion, second: Quaternion, at: Point) -> None:
    world = in_space((magnet, (0.0, 0.0, 0.0), first), (magnet, at, second))
    mesh = ellipsoid_mesh(magnet)
    pose_like(mesh, world, 0)
    force, torque = mesh_load(mesh, world, 1)
    got = world.bodies.force[1]
    error = float(np.linalg.norm(got - force) / np.linalg.norm(force))
    close(f"magpylib mesh, force, {name}", error, 0.0, 0.04)
    arm = max(float(np.linalg.norm(torque)), 5e-3 * float(np.linalg.norm(force)))
    error = float(np.linalg.norm(world.bodies.torque[1] - torque)) / arm
    close(f"magpylib mesh, torque (in units of force × 5 mm), {name}", error, 0.0, 0.06)


@pytest.mark.parametrize(("distance", "expected"), [(0.03, 0.1305), (0.04, 0.03471), (0.05, 0.01325), (0.06, 0.00616)])
def test_flat_opposite_stones(distance: float, expected: float) -> None:
    magnet = stone((0.021, 0.021, 0.009), moment=0.496)
    world = in_space((magnet, (0.0, 0.0, 0.0), flat()), (magnet, (distance, 0.0, 0.0), flat(0.0, False)))
    close(
        f"21 × 21 × 9 mm stones at {distance * 1e3:.0f} mm, N",
        -float(world.bodies.force[1, 0]),
        expected,
        0.05,
    )


def test_cached_load_of_sleepers_is_their_load() -> None:
    world = World()
    for k, x in enumerate((0.0, 0.055, 0.13, 0.2)):
        world.place(world.add(stone()), x, 0.01 * k, flat(0.3 * k, bool(k % 2)))
    awake = static_use(world)
    report = world.run(1.0)
    assert report.rest
    assert not report.touches
    asleep = static_use(world)
    close("use of limits, awake against asleep", float(np.abs(awake - asleep).max()), 0.0, 1e-12)
