"""Will it stay where it is? The exact stick test of a whole board, and of many imagined placements.

The answer is the used fraction of each limit, sliding, spinning, rolling: at most 1 everywhere means that
nothing moves, bitwise, for ever; infinite means that something would be lifted.
"""

from dataclasses import dataclass

import numpy as np

from lodestone.physics.bodies import ABSENT, AWAKE, HELD, Bodies, empty_bodies, find_footing, refresh
from lodestone.physics.compile import inner_kernel, kernel
from lodestone.physics.errors import PhysicsError
from lodestone.physics.friction import load_use
from lodestone.physics.loads import gather_loads
from lodestone.physics.magnetics import FAR_LANES, FAR_ROW, Lanes, far_source, make_lanes, near_block
from lodestone.physics.params import Laws, Magnet
from lodestone.physics.state import copy_state, plain
from lodestone.physics.touch import body_gap
from lodestone.physics.types import Floats, Ints
from lodestone.physics.world import World, describe

__all__ = ["Scan", "placements", "scan", "static_use"]

FAR_GAP = 0.005
"""m, gaps are exact up to here; larger ones are reported as this."""


def static_use(world: World) -> Floats:
    """(n, 3) used fractions of the sliding, spinning and rolling limit; zero for held and absent magnets.

    >>> from lodestone.physics.params import stone
    >>> from lodestone.physics.poses import flat
    >>> world = World()
    >>> world.place(world.add(stone()), 0.0, 0.0, flat())
    >>> float(static_use(world).max())
    0.0
    """
    state = copy_state(world.state)
    state.counters[1] = 1  # STALE: positions may have been set since the last step
    out = np.zeros((len(world.magnets), 3))
    _static_use(state.bodies, state.counters, world.laws, out)
    return out


@kernel
def _static_use(bodies: Bodies, counters: Ints, laws: Laws, out: Floats) -> None:
    order = np.zeros(len(bodies.status), np.int64)
    gather_loads(bodies, counters, laws, make_lanes(), order)
    for i in range(len(bodies.status)):
        if bodies.status[i] <= AWAKE:
            out[i, 0], out[i, 1], out[i, 2] = load_use(bodies, laws, i)


@dataclass(frozen=True, slots=True, eq=False)
class Scan:
    """Outcome of a scan, one row a candidate."""

    use: Floats
    """(m, 3) largest used fraction of the sliding, spinning and rolling limit over all magnets."""
    own_use: Floats
    """(m,) largest used fraction of the placed magnet itself."""
    gap: Floats
    """(m,) m, smallest gap to another magnet; 5 mm stands for anything above."""

    @property
    def stays(self) -> Floats:
        """(m,) bool: nothing moves and nothing touches."""
        return np.asarray((self.use.max(axis=1) <= 1.0) & (self.gap > 0.0))


def placements(x: Floats, y: Floats, quaternions: Floats) -> Floats:
    """(m, 6) candidates x, y (m) and unit quaternion, in the form that `scan` and `rollouts` take.

    >>> placements(np.zeros(2), np.ones(2), np.tile([1.0, 0, 0, 0], (2, 1))).shape
    (2, 6)
    """
    turns = np.asarray(quaternions, np.float64)
    lengths = np.linalg.norm(turns, axis=1, keepdims=True)
    if not (np.isfinite(turns).all() and (lengths > 1e-12).all()):
        raise PhysicsError("physics-bad-quaternion")
    return np.ascontiguousarray(np.column_stack([x, y, turns / lengths]), dtype=np.float64)


def scan(world: World, magnet: Magnet, candidates: Floats) -> Scan:
    """Try `magnet` at each candidate (m, 6) on the board as it rests now; the world is not changed.

    Only the static test: what happens while the magnet is lowered is a matter for `rollouts`.
    """
    count = len(world.magnets)
    bodies = empty_bodies(count + 1)
    bodies[:count] = world.bodies
    bodies.status[bodies.status == HELD] = ABSENT
    describe(bodies, count, magnet, world.ground.static_friction)
    bodies.status[count] = ABSENT
    out = np.empty((len(candidates), 5))
    _scan(plain(bodies), world.laws, np.ascontiguousarray(candidates, np.float64), out)
    return Scan(out[:, :3], out[:, 3], out[:, 4])


@kernel
def _scan(bodies: Bodies, laws: Laws, candidates: Floats, out: Floats) -> None:
    """bodies: (n + 1,) the board, all at rest, and the magnet to try in the last place."""
    count = len(bodies.status) - 1
    for i in range(count):
        if bodies.status[i] == AWAKE:
            bodies.status[i] = 0
    lanes = make_lanes()
    order = np.zeros(count + 1, np.int64)
    stale = np.ones(8, np.int64)
    gather_loads(bodies, stale, laws, lanes, order)
    others = 0
    for i in range(count):
        if bodies.status[i] != ABSENT:
            order[others] = i
            others += 1
    base = np.empty((count, 6))
    for i in range(count):
        for k in range(3):
            base[i, k] = bodies.force[i, k]
            base[i, 3 + k] = bodies.torque[i, k]
    for c in range(len(candidates)):
        set_candidate(bodies, laws, count, candidates[c])
        for a in range(others):
            i = order[a]
            for k in range(3):
                bodies.force[i, k] = base[i, k]
                bodies.torque[i, k] = base[i, 3 + k]
        candidate_loads(bodies, laws, lanes, order, others, count)
        judge(bodies, laws, order, others, count, out[c])


@inner_kernel
def set_candidate(bodies: Bodies, laws: Laws, i: int, candidate: Floats) -> None:
    """Set magnet i on the table; its load is its weight."""
    for k in range(4):
        bodies.quaternion[i, k] = candidate[2 + k]
    refresh(bodies, i)
    find_footing(bodies, laws.foot_tilt, i)
    bodies.position[i, 0] = candidate[0]
    bodies.position[i, 1] = candidate[1]
    bodies.position[i, 2] = -bodies.support_arm[i, 2]
    for k in range(3):
        bodies.force[i, k] = 0.0
        bodies.torque[i, k] = 0.0
    bodies.force[i, 2] = -bodies.mass[i] * laws.gravity


@inner_kernel
def candidate_loads(bodies: Bodies, laws: Laws, lanes: Lanes, order: Ints, others: int, i: int) -> None:
    """Add the loads between magnet i and all others; reactions on i by the pair's momentum."""
    far, near, pairs = lanes
    start = laws.blend_start * laws.blend_start
    end = laws.blend_end * laws.blend_end
    p = bodies.position
    m = bodies.moment
    close = 0
    for block in range(0, others, FAR_LANES):
        size = min(FAR_LANES, others - block)
        for t in range(size):
            j = order[block + t]
            for k in range(3):
                far[k * FAR_ROW + t] = p[j, k]
                far[(3 + k) * FAR_ROW + t] = m[j, k]
                far[(6 + k) * FAR_ROW + t] = 0.0
                far[(9 + k) * FAR_ROW + t] = 0.0
        far_source(far, size, p[i, 0], p[i, 1], p[i, 2], m[i, 0], m[i, 1], m[i, 2], start, 1.0 / (end - start))
        for t in range(size):
            j = order[block + t]
            x = p[j, 0] - p[i, 0]
            y = p[j, 1] - p[i, 1]
            z = p[j, 2] - p[i, 2]
            distance = x * x + y * y + z * z
            if distance > start:
                share_far_load(bodies, far, i, j, t, x, y, z)
            if distance < end:
                pairs[close, 0] = i
                pairs[close, 1] = j
                close += 1
                if close == len(pairs):
                    near_block(bodies, laws, near, pairs, close)
                    close = 0
    if close > 0:
        near_block(bodies, laws, near, pairs, close)


@inner_kernel
def share_far_load(bodies: Bodies, far: Floats, i: int, j: int, t: int, x: float, y: float, z: float) -> None:
    """Add the load in lane t to magnet j, and its reaction to i: F_i = −F_j, τ_i = −τ_j − r×F_j."""
    fx = far[6 * FAR_ROW + t]
    fy = far[7 * FAR_ROW + t]
    fz = far[8 * FAR_ROW + t]
    tx = far[9 * FAR_ROW + t]
    ty = far[10 * FAR_ROW + t]
    tz = far[11 * FAR_ROW + t]
    bodies.force[j, 0] += fx
    bodies.force[j, 1] += fy
    bodies.force[j, 2] += fz
    bodies.torque[j, 0] += tx
    bodies.torque[j, 1] += ty
    bodies.torque[j, 2] += tz
    bodies.force[i, 0] -= fx
    bodies.force[i, 1] -= fy
    bodies.force[i, 2] -= fz
    bodies.torque[i, 0] -= tx + (y * fz - z * fy)
    bodies.torque[i, 1] -= ty + (z * fx - x * fz)
    bodies.torque[i, 2] -= tz + (x * fy - y * fx)


@inner_kernel
def judge(bodies: Bodies, laws: Laws, order: Ints, others: int, i: int, out: Floats) -> None:
    """Largest use of each limit, own largest use, smallest gap: out (5,)."""
    slide, spin, roll = load_use(bodies, laws, i)
    out[3] = max(slide, max(spin, roll))
    nearest = FAR_GAP
    for a in range(others):
        j = order[a]
        s, t, r = load_use(bodies, laws, j)
        slide = max(slide, s)
        spin = max(spin, t)
        roll = max(roll, r)
        x = bodies.position[j, 0] - bodies.position[i, 0]
        y = bodies.position[j, 1] - bodies.position[i, 1]
        reach = bodies.radius[i] + bodies.radius[j] + nearest
        if x * x + y * y < reach * reach:
            nearest = min(nearest, body_gap(bodies, i, j, nearest))
    out[0] = slide
    out[1] = spin
    out[2] = roll
    out[4] = nearest
