"""Steps of a world with cords, many in one kernel call."""

from lodestone.physics.compile import kernel
from lodestone.physics.cord import Cords
from lodestone.physics.cord_load import find_company
from lodestone.physics.cord_params import CordLaws
from lodestone.physics.cord_step import step_cords
from lodestone.physics.cord_tables import CordProblem
from lodestone.physics.params import Laws
from lodestone.physics.state import FIRST_TOUCH, NEVER, State
from lodestone.physics.stepper import begin_step, finish_step, has_touched, make_scratch
from lodestone.physics.types import Floats

__all__ = ["advance_with_cords"]


@kernel
def advance_with_cords(
    state: State,
    laws: Laws,
    dt: float,
    steps: int,
    held: int,
    track: Floats,
    cords: Cords,
    cord_laws: CordLaws,
    problem: CordProblem,
    table: Floats,
    pointers: Floats,
    lowering: bool,
    until_rest: bool,
    until_touch: bool,
) -> int:
    """Like `stepper.advance`, with cords; returns the number of steps done.

    pointers (steps, c, 3): where each cord's hand wants to be at the end of the step (m, m) and the speed of
    its path (m/s). table (2,) m: half extents.
    """
    scratch = make_scratch(len(state.bodies.status))
    last_pose = len(track) - 1
    for step in range(steps):
        begin_step(state, laws, scratch, held, track[min(step, last_pose)])
        for c in range(len(cords.loops)):
            for k in range(3):
                cords.loops.pointer[c, k] = pointers[step, c, k]
        find_company(state, problem.company)
        active = step_cords(cords, state.bodies, laws, cord_laws, problem, table, dt)
        awake = finish_step(state, laws, scratch, dt)
        if until_touch and state.clock[FIRST_TOUCH] != NEVER:
            return step + 1
        if lowering and has_touched(state, held):
            return step + 1
        if until_rest and awake == 0 and active == 0:
            return step + 1
    return steps
