"""MuJoCo with our magnetics: ellipsoids on a plane, loads applied as external forces before every step.

The loads come from our own kernel, so that MuJoCo is measured by its own work and not by slow Python.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from benchmarks.boards import Board, Floats, world_of
from lodestone.physics.bodies import Bodies, refresh
from lodestone.physics.compile import kernel
from lodestone.physics.loads import gather_loads
from lodestone.physics.magnetics import make_lanes
from lodestone.physics.params import PARAMETERS, SURFACES, Laws, stone
from lodestone.physics.state import STALE
from lodestone.physics.types import Ints

__all__ = ["MujocoBoard", "creep"]

STEP = 1e-3
"""s."""


@kernel
def _loads(bodies: Bodies, counters: Ints, laws: Laws, position: Floats, turn: Floats, out: Floats) -> None:
    """Write magnetic force and torque at these poses to `out` (n, 6), N and N·m."""
    order = np.zeros(len(bodies), np.int64)
    for i in range(len(bodies)):
        for k in range(3):
            bodies.position[i, k] = position[i, k]
        for k in range(4):
            bodies.quaternion[i, k] = turn[i, k]
        refresh(bodies, i)
    counters[STALE] = 1
    gather_loads(bodies, counters, laws, make_lanes(), order)
    for i in range(len(bodies)):
        for k in range(3):
            out[i, k] = bodies.force[i, k]
            out[i, 3 + k] = bodies.torque[i, k]


def _model(bodies: str, no_slip: int) -> Any:
    import mujoco

    static = SURFACES["wood"].static_friction
    spin, roll = PARAMETERS["spin_arm"].value, PARAMETERS["rolling_arm"].value
    return mujoco.MjModel.from_xml_string(
        f"""<mujoco><option timestep="{STEP}" cone="elliptic" noslip_iterations="{no_slip}" gravity="0 0 -9.81"/>
        <default><geom friction="{static} {spin} {roll}" condim="6"/></default>
        <worldbody><geom type="plane" size="2 2 0.1"/>{bodies}</worldbody></mujoco>"""
    )


def _ellipsoid(semi: tuple[float, float, float], mass: float, place: str) -> str:
    size = " ".join(f"{a:.9g}" for a in semi)
    return f'<body {place}><freejoint/><geom type="ellipsoid" size="{size}" mass="{mass:.9g}"/></body>'


class MujocoBoard:
    """A board in MuJoCo."""

    def __init__(self, board: Board, no_slip: int) -> None:
        import mujoco

        self.warnings: list[str] = []
        """What MuJoCo had to say, above all that the motion blew up; left to itself it writes a file of it."""
        mujoco.set_mju_user_warning(self.warnings.append)
        self._step = mujoco.mj_step
        self._twin = world_of(board)
        self._laws = self._twin.laws._replace(gravity=0.0)
        self._count = len(board.magnets)
        entries = []
        for i, magnet in enumerate(board.magnets):
            place = " ".join(f"{v:.9g}" for v in self._twin.bodies.position[i])
            turn = " ".join(f"{v:.9g}" for v in board.turns[i])
            entries.append(_ellipsoid(magnet.semi_axes, magnet.mass, f'pos="{place}" quat="{turn}"'))
        self.model = _model("".join(entries), no_slip)
        self.data = mujoco.MjData(self.model)
        self._out = np.zeros((self._count, 6))
        self._start = self.data.qpos.copy()

    def kick(self, velocities: Floats) -> None:
        """Back to the start with these velocities; MuJoCo's free joints take the spin in the body frame."""
        self.data.qpos[:] = self._start
        turned = velocities.copy()
        rotation = self._twin.bodies.rotation
        turned[:, 3:] = np.einsum("nji,nj->ni", rotation, velocities[:, 3:])
        self.data.qvel[:] = turned.ravel()

    def advance(self, steps: int) -> None:
        """So many steps of 1 ms."""
        state, pose = self._twin.state, self.data.qpos.reshape(self._count, 7)
        for _ in range(steps):
            _loads(state.bodies, state.counters, self._laws, pose[:, :3], pose[:, 3:], self._out)
            self.data.xfrc_applied[1:] = self._out
            self._step(self.model, self.data)


def creep(share: float, no_slip: int, seconds: float = 2.0) -> float:
    """µm/s at which a flat stone creeps under a steady load of this share of what friction can hold.

    The load acts where the stone meets the table, so that it slides or stays and has no reason to roll.
    """
    import mujoco

    nominal = stone()
    height = nominal.semi_axes[2]
    model = _model(_ellipsoid(nominal.semi_axes, nominal.mass, f'pos="0 0 {height}"'), no_slip)
    data = mujoco.MjData(model)
    force = share * SURFACES["wood"].static_friction * nominal.mass * 9.81
    data.xfrc_applied[1] = (force, 0.0, 0.0, 0.0, -height * force, 0.0)
    for _ in range(1000):
        mujoco.mj_step(model, data)
    before = data.qpos[:2].copy()
    for _ in range(round(seconds / STEP)):
        mujoco.mj_step(model, data)
    return math.hypot(*(data.qpos[:2] - before)) / seconds * 1e6
