"""The load that a cord takes a magnet to move under: clumps move as a whole.

Magnets that have snapped together pull at one another with many times their weight, and their contact bears it. A
cord that knew only the pull would foresee them fly into each other, step by step, and push where nothing moves.
"""

from lodestone.physics.bodies import ASLEEP, HELD, Bodies
from lodestone.physics.compile import inner_kernel
from lodestone.physics.state import CONTACTS, State
from lodestone.physics.types import Ints

__all__ = ["find_company", "is_alone", "shared_load"]


@inner_kernel
def find_company(state: State, company: Ints) -> None:
    """Give magnets that hang together, by contacts or in a clump that sleeps, the same number: company (n,)."""
    bodies = state.bodies
    for s in range(len(company)):
        company[s] = s
    for s in range(len(company)):
        if bodies.status[s] == ASLEEP and bodies.clump[s] != 0:
            for o in range(s):
                if bodies.status[o] == ASLEEP and bodies.clump[o] == bodies.clump[s]:
                    company[s] = company[o]
                    break
    for c in range(state.counters[CONTACTS]):
        first = company[state.contact_pair[c, 0]]
        second = company[state.contact_pair[c, 1]]
        if first != second:
            for s in range(len(company)):
                if company[s] == second:
                    company[s] = first


@inner_kernel
def is_alone(bodies: Bodies, company: Ints, s: int) -> bool:
    """Whether magnet s hangs together with no other and rests, if it does, by itself."""
    members = 0
    for o in range(len(company)):
        if company[o] == company[s]:
            members += 1
    return bool(members == 1 and bodies.clump[s] == 0)


@inner_kernel
def shared_load(bodies: Bodies, company: Ints, s: int) -> tuple[float, float, float, float]:
    """Force (N) and torque about the vertical (N·m) on magnet s, other cords included.

    In a company: its share by mass of the force on all of them, and no torque; none at all if a hand holds one.
    """
    x = 0.0
    y = 0.0
    z = 0.0
    mass = 0.0
    members = 0
    held = False
    for o in range(len(bodies.status)):
        if company[o] != company[s]:
            continue
        if bodies.status[o] >= HELD:
            held = held or bodies.status[o] == HELD
            continue
        x += bodies.force[o, 0] + bodies.external_force[o, 0]
        y += bodies.force[o, 1] + bodies.external_force[o, 1]
        z += bodies.force[o, 2] + bodies.external_force[o, 2]
        mass += bodies.mass[o]
        members += 1
    torque = bodies.torque[s, 2] + bodies.external_torque[s, 2]
    if members == 1 and not held:
        return x, y, z, torque
    share = bodies.mass[s] / mass
    if held:
        return 0.0, 0.0, share * z, 0.0
    return share * x, share * y, share * z, 0.0
