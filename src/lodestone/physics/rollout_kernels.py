"""Many imagined releases: lower a magnet here, let it go, run to rest. The foundation of bots and hints."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from lodestone.physics.bodies import ABSENT, AWAKE, HELD, Bodies, empty_bodies, find_footing, refresh
from lodestone.physics.compile import inner_kernel, kernel
from lodestone.physics.params import PARAMETERS, Laws, Magnet
from lodestone.physics.state import FIRST_TOUCH, NEVER, TIME, State, copy_state, empty_state, plain
from lodestone.physics.stepper import Scratch, begin_step, finish_step, has_touched, make_scratch
from lodestone.physics.types import Floats
from lodestone.physics.world import World, describe

__all__ = ["Rollouts", "rollouts"]

ROLLOUT_STEP = 2e-3
"""s; agrees with 1 ms on who klusters in 99.7 % of releases."""


@dataclass(frozen=True, slots=True, eq=False)
class Rollouts:
    """Outcome of each release; the released magnet is the last one, index n."""

    rest: npt.NDArray[np.bool_]
    """(m,) everything came to rest within the limit (or the run was stopped at the first touch)."""
    time: Floats
    """(m,) s, from the start of lowering."""
    touched: npt.NDArray[np.bool_]
    """(m, n + 1) magnets that touched another one."""
    position: Floats
    """(m, n + 1, 3) m, where they ended."""


def rollouts(
    world: World,
    magnet: Magnet,
    candidates: Floats,
    height: float = 0.03,
    limit: float = 5.0,
    until_touch: bool = True,
    dt: float = ROLLOUT_STEP,
) -> Rollouts:
    """Release `magnet` at each candidate (m, 6), see `statics.placements`, from `height` (m) above the table.

    The world is not changed. `until_touch` ends a run at its first touch: enough to know whether a release
    klusters, and several times faster than waiting for the clump to settle.
    """
    count = len(world.magnets)
    base = empty_state(count + 1)
    bodies = empty_bodies(count + 1)
    bodies[:count] = world.bodies
    bodies.status[bodies.status == HELD] = ABSENT
    describe(bodies, count, magnet, world.ground.static_friction)
    base = base._replace(bodies=plain(bodies))
    amount = len(candidates)
    flags = np.zeros((amount, count + 2), np.bool_)
    times = np.zeros(amount)
    ends = np.zeros((amount, count + 1, 3))
    lowering = round(PARAMETERS["lowering_time"].value / dt)
    most = round(limit / dt)
    _rollouts(
        base,
        copy_state(base),
        world.laws,
        np.ascontiguousarray(candidates, np.float64),
        height,
        dt,
        lowering,
        most,
        until_touch,
        flags,
        times,
        ends,
    )
    return Rollouts(flags[:, 0], times, flags[:, 1:], ends)


@kernel
def _rollouts(
    base: State,
    work: State,
    laws: Laws,
    candidates: Floats,
    height: float,
    dt: float,
    lowering: int,
    most: int,
    until_touch: bool,
    flags: npt.NDArray[np.bool_],
    times: Floats,
    ends: Floats,
) -> None:
    count = len(base.bodies.status)
    scratch = make_scratch(count)
    for c in range(len(candidates)):
        reset(base, work)
        flags[c, 0] = release(work, laws, scratch, candidates[c], height, dt, lowering, most, until_touch)
        times[c] = work.clock[TIME]
        for i in range(count):
            for j in range(i + 1, count):
                if work.touch_time[i, j] != NEVER:
                    flags[c, 1 + i] = True
                    flags[c, 1 + j] = True
            for k in range(3):
                ends[c, i, k] = work.bodies.position[i, k]


@inner_kernel
def reset(base: State, work: State) -> None:
    """Copy the magnets; nobody has touched yet."""
    count = len(base.bodies)
    for i in range(count):
        work.bodies[i] = base.bodies[i]
        for j in range(count):
            work.touch_time[i, j] = NEVER
    for k in range(len(base.counters)):
        work.counters[k] = base.counters[k]
    for k in range(len(base.clock)):
        work.clock[k] = base.clock[k]


@inner_kernel
def release(
    state: State,
    laws: Laws,
    scratch: Scratch,
    candidate: Floats,
    height: float,
    dt: float,
    lowering: int,
    most: int,
    until_touch: bool,
) -> bool:
    """Lower the last magnet straight down at the candidate, let go, run; True if all came to rest."""
    bodies = state.bodies
    i = len(bodies.status) - 1
    pose = lowering_pose(bodies, i, candidate, height / (lowering * dt))
    rest = pose[2]
    held = i
    for step in range(most):
        if held == i:
            pose[2] = rest + height * (lowering - 1 - step) / lowering
        begin_step(state, laws, scratch, held, pose)
        awake = finish_step(state, laws, scratch, dt)
        if until_touch and state.clock[FIRST_TOUCH] != NEVER:
            return True
        if held == i:
            if step == lowering - 1 or has_touched(state, i):
                let_go(bodies, laws, i)
                held = -1
        elif awake == 0:
            return True
    return False


@inner_kernel
def lowering_pose(bodies: Bodies, i: int, candidate: Floats, speed: float) -> Floats:
    """Take magnet i into the hand; its pose row (13,) at resting height, moving down at `speed`."""
    pose = np.zeros(13)
    for k in range(4):
        bodies.quaternion[i, k] = candidate[2 + k]
        pose[3 + k] = candidate[2 + k]
    refresh(bodies, i)
    pose[0] = candidate[0]
    pose[1] = candidate[1]
    pose[2] = -bodies.support_arm[i, 2]
    pose[9] = -speed
    bodies.status[i] = HELD
    return pose


@inner_kernel
def let_go(bodies: Bodies, laws: Laws, i: int) -> None:
    """HELD → AWAKE, at rest."""
    bodies.status[i] = AWAKE
    find_footing(bodies, laws.foot_tilt, i)
    for k in range(3):
        bodies.velocity[i, k] = 0.0
        bodies.angular_velocity[i, k] = 0.0
