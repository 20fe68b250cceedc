"""What a cord is made of and how its motion is solved: every number with unit, reason and safe range (docs/cord.md).

The energy these numbers enter stands at the head of `cord_energy`.
"""

from typing import NamedTuple

__all__ = ["NODES", "CordLaws"]

NODES = 96
"""Nodes of every cord. 10 mm apart in a 32 cm loop: finer than a stone, coarse enough for 1 ms steps."""


class CordLaws(NamedTuple):
    """Constants shared by all cords of a world."""

    line_density: float = 8e-3
    """kg/m, a 4 mm cotton cord. 2e-3 to 0.05."""
    radius: float = 2e-3
    """m, half the thickness. 0.5e-3 to 4e-3 (a thicker one would hide under no stone)."""
    friction: float = 0.5
    """Coulomb coefficient of cord on table. 0.1 to 1."""
    gravity: float = 9.81
    """m/s²; presses the cord on the table."""
    viscosity: float = 1e-3
    """N·s/m per node: makes the energy strictly convex where friction is not. 1e-4 to 1e-2."""
    overspeed_viscosity: float = 1e-2
    """N·s/m per node above the speed cap: a whip-like end is slowed down, never stopped hard."""
    creep: float = 1e-3
    """m/s, ε: friction is smooth below this speed, and a node slower than this is exactly still.
    Larger creeps, smaller costs iterations. 2e-4 to 3e-3."""
    stretch_viscosity: float = 400.0
    """N·s/m per segment: 0.6 N in the hand stretches a segment by 1.5 mm/s, for a few ms (`recovery`), so by
    0.1 % at most. 100 to 1000. Viscous, like contact and hand: a spring gives back in one step what a
    blow stored in it, at a speed that depends on the time step."""
    contact_viscosity: float = 200.0
    """N·s/m between a segment and a magnet. 50 to 400."""
    hand_viscosity: float = 200.0
    """N·s/m between the hand and the point it holds: a free cord lags by 0.2 mm/s. 50 to 400."""
    recovery: float = 5e-3
    """s in which stretch and overlap recover to 1/e. 3e-3 to 2e-2; not below two steps."""
    hand_force: float = 0.6
    """N, what two fingers pull before the cord slips through them: 8 stone weights. 0.2 to 2."""
    held_force: float = 2.5
    """N, how firmly fingers hold a magnet that pushes a cord: 34 stone weights. 1 to 4 (more would stretch)."""
    slowest_hand: float = 0.03
    """m/s: speed at which a hand that has stopped still catches up with its pointer."""
    patience: float = 1.0
    """s after which a hand that rests gives up catching up with its pointer: a blocked cord comes to rest."""
    fastest_hand: float = 1.0
    """m/s: the greatest speed of a hand (Z6)."""
    node_speed: float = 1.5
    """Speed cap of nodes and of pushed stones, in hand speeds: nothing is launched. 1.2 to 2."""
    stone_brake: float = 20.0
    """Stiffness of that cap for stones, in m/dt². 5 to 50."""
    ride_time: float = 5e-3
    """s: a magnet pressed against the cord with more than its weight for so long rides over it (Z2)."""
    calm_time: float = 0.05
    """s of calm after which a cord sleeps, its reactions frozen. 0.02 to 0.2."""
    rouse_share: float = 0.02
    """A sleeping cord wakes when the load on a stone it holds changes by this share of the weight."""
    tolerance: float = 2e-7
    """m: a Newton step shorter than this (or than the next share of the hand's step) ends the iteration."""
    relative_tolerance: float = 5e-3
    """Share of the hand's step. Newton converges quadratically: what is left is far smaller. 1e-4 to 1e-2:
    stones then end within 0.01 mm of each other at 0.3 m/s."""
    loosest: float = 1e-6
    """m: the share counts no further than this, or a fast hand would stretch the cord. With 1.5e-6 two crossing
    cords passed for solved while they were not, and a stone ended 1.5 mm off; 3e-7 to 1.3e-6 agree within 0.05 mm."""
    full_steps: int = 8
    """Newton iterations without line search: predicted duals need them to find the right branch."""
    iterations: int = 60
    """Newton iterations at most; typical is 2 to 3."""
    bend_radius: float = 7.5e-3
    """m: the cord bends no tighter than round a fingertip, about 15 mm wide, that pulls it. 3e-3 to 1.5e-2; 0 lets it
    fold flat, as it did in 0.1.0."""
