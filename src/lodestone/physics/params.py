"""Every constant of the model with its unit, source and safe range; surfaces; what magnets are made of."""

import math
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from lodestone.physics.bodies import DIPOLES
from lodestone.physics.errors import PhysicsError
from lodestone.physics.types import Floats

__all__ = [
    "PARAMETERS",
    "SURFACES",
    "Laws",
    "Magnet",
    "Parameter",
    "Surface",
    "laws_for",
    "spinner",
    "stone",
    "surface",
    "varied",
]

MU_0 = 4e-7 * math.pi
"""T·m/A, so that μ₀/4π is exactly 1e-7 in `magnetics`."""


class Parameter(NamedTuple):
    """A number of the model; outside low…high it was never tried and may break the solver."""

    value: float
    unit: str
    low: float
    high: float
    source: str


PARAMETERS: dict[str, Parameter] = {
    "gravity": Parameter(9.81, "m/s²", 0.0, 30.0, "standard; 0 switches table and weight off in tests"),
    "kinetic_ratio": Parameter(0.8, "1", 0.3, 1.0, "μ_k/μ_s, tables of materials; scales c_r and c_t too"),
    "rolling_arm": Parameter(1.5e-4, "m", 1e-9, 10.0, "c_r, fitted: rolling resistance of the surface"),
    "spin_arm": Parameter(2e-4, "m", 1e-12, 10.0, "c_t, fitted: resistance to turning on the spot"),
    "rim_tilt": Parameter(0.2, "1", 0.05, 0.5, "n_z at which the flat on the edge has no effect any more"),
    "foot_tilt": Parameter(0.05, "1", 0.01, 2.0, "n_z at which a stone comes off that flat for good; above 1: never"),
    "edge_arm": Parameter(1e-5, "m", 1e-7, 3e-3, "in place of the rim for a stone that came off it: it rolls on"),
    "pair_friction": Parameter(0.6, "1", 0.0, 1.5, "magnet on magnet, tables of materials"),
    "pair_arm": Parameter(1e-3, "m", 2e-4, 3e-3, "rolling arm of two touching magnets; below, clumps rattle"),
    "blend_start": Parameter(0.060, "m", 0.03, 1.0, "r₀: all point dipoles up to this centre distance"),
    "blend_end": Parameter(0.075, "m", 0.04, 2.0, "r₁: one dipole each from here; 1.3 % off at 10 mm gaps"),
    "touch_gap": Parameter(1e-4, "m", 1e-6, 5e-4, "two magnets this close have touched"),
    "rest_limit": Parameter(3.0, "s", 0.1, 60.0, "Z3: everything is put to rest this long after a touch"),
    "lowering_time": Parameter(0.3, "s", 0.01, 5.0, "a released magnet is lowered straight down in this time"),
    "stone_density": Parameter(5000.0, "kg/m³", 3000.0, 8000.0, "sintered ferrite 4800–5000 kg/m³"),
    "stone_remanence": Parameter(0.18, "T", 0.05, 0.45, "fitted for balance of play; 0.216 A·m² nominal"),
    "spinner_remanence": Parameter(0.12, "T", 0.05, 0.45, "assumed"),
    "rim": Parameter(1.2e-3, "m", 0.0, 3e-3, "fitted: half width of the flat on a stone's edge"),
    "size_spread": Parameter(0.08, "1", 0.0, 0.2, "each semi-axis of a stone, uniform, ±"),
    "moment_spread": Parameter(0.05, "1", 0.0, 0.2, "each moment, uniform, ±"),
}

STONE_SIZE = (18e-3, 16e-3, 10e-3)
"""m, full extents, thickness last. Recall notice: 13–25 mm wide, 7.6–10 mm high."""
SPINNER_SIZE = (28e-3, 10e-3, 10e-3)
"""m, full extents, length first. Assumed; elongated as the leaflet draws them."""


class Laws(NamedTuple):
    """The constants that kernels need; all float64, units as in PARAMETERS."""

    gravity: float
    kinetic_ratio: float
    rolling_arm: float
    spin_arm: float
    rim_tilt: float
    pair_friction: float
    pair_arm: float
    blend_start: float
    blend_end: float
    touch_gap: float
    rest_limit: float
    foot_tilt: float
    edge_arm: float


@dataclass(frozen=True, slots=True)
class Surface:
    """What the table is made of."""

    static_friction: float
    """μ_s of a magnet on it, 0.05…1.5."""
    kinetic_friction: float
    """μ_k, at most μ_s."""

    def __post_init__(self) -> None:
        static, kinetic = self.static_friction, self.kinetic_friction
        if not (math.isfinite(static) and 0.0 < static <= 2.0):
            raise PhysicsError("physics-bad-friction", value=static)
        if not (math.isfinite(kinetic) and 0.0 < kinetic <= static):
            raise PhysicsError("physics-bad-friction", value=kinetic)


SURFACES = {
    "wood": Surface(0.35, 0.28),
    "glass": Surface(0.15, 0.12),
    "felt": Surface(0.60, 0.48),
}
"""Friction coefficients from tables of materials, μ_k/μ_s = 0.8."""


def surface(name: str) -> Surface:
    """A surface by name.

    >>> surface("glass").static_friction
    0.15
    """
    if name not in SURFACES:
        raise PhysicsError("physics-unknown-surface", name=name)
    return SURFACES[name]


def laws_for(ground: Surface, **changes: float) -> Laws:
    """The laws on a surface; `changes` replaces constants by name.

    >>> laws_for(SURFACES["wood"], gravity=0.0).gravity
    0.0
    """
    values = {name: PARAMETERS[name].value for name in Laws._fields}
    values["kinetic_ratio"] = ground.kinetic_friction / ground.static_friction
    for name, value in changes.items():
        if name not in values:
            raise PhysicsError("physics-unknown-parameter", name=name)
        if not math.isfinite(value):
            raise PhysicsError("physics-not-finite", field=name)
        values[name] = value
    return Laws(**{name: float(value) for name, value in values.items()})


@dataclass(frozen=True, slots=True)
class Magnet:
    """What one magnet is made of: size, mass, moment. A value; the world keeps poses."""

    kind: str
    """`stone` or `spinner`."""
    semi_axes: tuple[float, float, float]
    """m, half extents along the body axes."""
    mass: float
    """kg."""
    moment: tuple[float, float, float]
    """A·m², in the body frame."""
    rim: float
    """m, half width of the flat on the edge."""
    point_dipoles: int = DIPOLES
    """1 replaces the set of point dipoles by a single one (for formulas of a textbook)."""

    def __post_init__(self) -> None:
        for field, values in (("size", self.semi_axes), ("moment", self.moment), ("mass", (self.mass,))):
            if not all(math.isfinite(value) for value in values):
                raise PhysicsError("physics-not-finite", field=field)
        if not all(5e-4 <= value <= 0.1 for value in self.semi_axes):
            raise PhysicsError("physics-bad-size")
        if not 1e-6 <= self.mass <= 10.0:
            raise PhysicsError("physics-bad-mass", mass=self.mass)

    def dipoles(self) -> tuple[Floats, Floats]:
        """Offsets (4, 3) m and weights (4,) of the equivalent point dipoles, see `focal_dipoles`."""
        if self.point_dipoles == 1:
            return np.zeros((DIPOLES, 3)), np.array([1.0, 0.0, 0.0, 0.0])
        return focal_dipoles(self.semi_axes)

    def single_dipole(self) -> "Magnet":
        """The same body with all of its moment in the centre."""
        return replace(self, point_dipoles=1)


def focal_dipoles(semi_axes: tuple[float, float, float]) -> tuple[Floats, Floats]:
    """Point dipoles that act like a uniformly magnetised ellipsoid, exact to the degree given.

    The field outside equals that of a dipole density on the focal disc (oblate) or focal line (prolate).
    A cross of four with weight ¼ at ±√(2(a²−c²)/5) and ±√(2(b²−c²)/5) integrates the disc to degree 3.
    On the line of half length f, f² = a² − (b²+c²)/2, the density is ¾(1 − t²); four points at
    t² = (7 ± 2√7)/21 (Gauss) integrate it to degree 7, and cost the same as the cross. (Three points, degree
    5, are off by 5 % side by side at a gap of 5 mm, four by less than 2 %.)
    """
    axes = np.asarray(semi_axes)
    order = np.argsort(-axes, kind="stable")
    a2, b2, c2 = (float(axes[k]) ** 2 for k in order)
    offsets = np.zeros((DIPOLES, 3))
    if b2 - c2 < a2 - b2:  # closer to a cigar than to a disc
        weights = np.zeros(DIPOLES)
        for k, sign in enumerate((1.0, -1.0)):
            t2 = (7.0 + sign * 2.0 * math.sqrt(7.0)) / 21.0
            reach = math.sqrt(t2 * (a2 - 0.5 * (b2 + c2)))
            offsets[2 * k, order[0]], offsets[2 * k + 1, order[0]] = reach, -reach
            weights[2 * k : 2 * k + 2] = 0.75 * (1.0 - t2) * (14.0 - sign * math.sqrt(7.0)) / 30.0
        return offsets, weights
    for k, extent in enumerate((a2, b2)):
        reach = math.sqrt(2.0 * (extent - c2) / 5.0)
        offsets[2 * k, order[k]], offsets[2 * k + 1, order[k]] = reach, -reach
    return offsets, np.full(DIPOLES, 0.25)


def stone(
    size: tuple[float, float, float] = STONE_SIZE,
    mass: float | None = None,
    moment: float | None = None,
) -> Magnet:
    """A stone: full extents in m, thickness last; the moment (A·m²) goes through the thickness.

    >>> round(stone().moment[2], 3), round(stone().mass * 1e3, 2)
    (0.216, 7.54)
    """
    volume = math.pi / 6.0 * math.prod(size)
    strength = PARAMETERS["stone_remanence"].value * volume / MU_0 if moment is None else moment
    weight = PARAMETERS["stone_density"].value * volume if mass is None else mass
    semi = (size[0] / 2.0, size[1] / 2.0, size[2] / 2.0)
    return Magnet("stone", semi, weight, (0.0, 0.0, strength), PARAMETERS["rim"].value)


def spinner(
    size: tuple[float, float, float] = SPINNER_SIZE,
    mass: float | None = None,
    moment: float | None = None,
    transverse: bool = False,
) -> Magnet:
    """A spinner: full extents in m, length first; magnetised along the length unless `transverse`.

    >>> round(spinner().moment[0], 3)
    0.14
    """
    volume = math.pi / 6.0 * math.prod(size)
    strength = PARAMETERS["spinner_remanence"].value * volume / MU_0 if moment is None else moment
    weight = PARAMETERS["stone_density"].value * volume if mass is None else mass
    semi = (size[0] / 2.0, size[1] / 2.0, size[2] / 2.0)
    axis = (0.0, 0.0, strength) if transverse else (strength, 0.0, 0.0)
    return Magnet("spinner", semi, weight, axis, 0.0)


def varied(magnet: Magnet, chance: np.random.Generator) -> Magnet:
    """An individual of the same kind: each axis ± 8 %, mass and moment with the volume, moment ± 5 %."""
    spread = PARAMETERS["size_spread"].value
    f, g, h = (1.0 + spread * chance.uniform(-1.0, 1.0) for _ in range(3))
    a, b, c = magnet.semi_axes
    x, y, z = magnet.moment
    volume = f * g * h
    strength = volume * (1.0 + PARAMETERS["moment_spread"].value * chance.uniform(-1.0, 1.0))
    return replace(
        magnet,
        semi_axes=(a * f, b * g, c * h),
        mass=magnet.mass * volume,
        moment=(x * strength, y * strength, z * strength),
    )
