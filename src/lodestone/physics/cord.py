"""All cords of a world in two record arrays, SI units: the loops themselves, and their grip on each magnet.

A cord is a closed loop of NODES nodes with fixed segment length, flat on the table (X-K12). Kernels change
these arrays in place; everything that the next step depends on is here, so a snapshot of these arrays and
of the bodies continues bit by bit. Record arrays for the same reason as in `bodies`.
"""

from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np

from lodestone.physics.cord_params import NODES
from lodestone.physics.types import Floats, Ints

__all__ = ["REPORT", "Cords", "Grips", "Loops", "append_cord", "empty_cords", "fit_magnets"]

# Columns of Loops.report: what the last step of a cord was like.
HAND_FORCE = 0
"""N, pull of the hand."""
ITERATIONS = 1
"""Newton iterations; 0 while asleep."""
ATTEMPTS = 2
"""Cold starts needed; 3: the step was given up and the cord left where it was."""
OVERLAP = 3
"""m, deepest overlap with a magnet before the step."""
TOUCHING = 4
"""Contacts that carry force."""
MOVING = 5
"""Nodes that moved."""
RIDES = 6
"""How many magnets have begun to ride over the cord since it was laid down."""
REPORT = 7


if TYPE_CHECKING:
    RecordArray = np.recarray[Any, np.dtype[np.void]]
else:
    RecordArray = np.recarray


class Loops(RecordArray):
    """c cords."""

    node: Floats
    """(c, 96, 2) m, place of the nodes."""
    segment_length: Floats
    """(c,) m, length of each segment at rest; the cord is 96 times as long."""
    shift: Floats
    """(c, 96, 2) m, last displacement before sticking nodes were stopped: warm start."""
    heading: Floats
    """(c, 96, 2) friction duals: warm start."""
    tension: Floats
    """(c, 96) N: warm start, and what a display may show."""
    grabbed: Ints
    """(c,) segment in the hand, −1 for none."""
    grab_along: Floats
    """(c,) place on that segment, 0 to 1."""
    hand: Floats
    """(c, 2) m, where the hand is; it trails the pointer when the cord resists."""
    pointer: Floats
    """(c, 3) m, m, m/s: where the hand wants to be and how fast it moves."""
    idle: Floats
    """(c,) s, for how long the pointer has rested."""
    calm: Floats
    """(c,) s, for how long nothing has moved."""
    asleep: Ints
    """(c,) 1 while the cord rests and its reactions stay what they are."""
    report: Floats
    """(c, REPORT) what the last step was like."""


class Grips(RecordArray):
    """What each of c cords has to do with each of n magnets."""

    move: Floats
    """(c, n, 3) m, m, rad, last displacement of the magnet in the eyes of the cord: warm start."""
    heading: Floats
    """(c, n, 3) friction duals of the magnet: warm start."""
    reaction: Floats
    """(c, n, 6) N and N·m, force and torque of the cord on the magnet in the last step."""
    before: Floats
    """(c, n, 2) m/s, velocity of the magnet before that step: tells pressing from accelerating."""
    pressed: Floats
    """(c, n) s, for how long the magnet has been pressed with more than its weight."""
    riding: Ints
    """(c, n) 1 while the magnet lies on the cord (Z2)."""
    rest_load: Floats
    """(c, n, 6) N and N·m, other loads on the magnet when the cord fell asleep."""


LOOP = np.dtype(
    [
        ("node", np.float64, (NODES, 2)),
        ("segment_length", np.float64),
        ("shift", np.float64, (NODES, 2)),
        ("heading", np.float64, (NODES, 2)),
        ("tension", np.float64, (NODES,)),
        ("grabbed", np.int64),
        ("grab_along", np.float64),
        ("hand", np.float64, (2,)),
        ("pointer", np.float64, (3,)),
        ("idle", np.float64),
        ("calm", np.float64),
        ("asleep", np.int64),
        ("report", np.float64, (REPORT,)),
    ]
)
GRIP = np.dtype(
    [
        ("move", np.float64, (3,)),
        ("heading", np.float64, (3,)),
        ("reaction", np.float64, (6,)),
        ("before", np.float64, (2,)),
        ("pressed", np.float64),
        ("riding", np.int64),
        ("rest_load", np.float64, (6,)),
    ]
)


class Cords(NamedTuple):
    """The state of all cords, as plain record arrays."""

    loops: Loops
    """(c,)."""
    grips: Grips
    """(c, n)."""


def empty_cords(magnets: int) -> Cords:
    """No cords among `magnets` magnets.

    >>> empty_cords(24).grips.shape
    (0, 24)
    """
    return Cords(cast(Loops, np.zeros(0, LOOP)), cast(Grips, np.zeros((0, magnets), GRIP)))


def append_cord(cords: Cords, node: Floats, segment_length: float) -> Cords:
    """All of `cords` and one more, at rest with its nodes at node (96, 2) m."""
    loop = np.zeros(1, LOOP)
    loop["node"][0] = node
    loop["segment_length"] = segment_length
    loop["grabbed"] = -1
    grip = np.zeros((1, cords.grips.shape[1]), GRIP)
    loops = np.concatenate([cords.loops, loop])
    return Cords(cast(Loops, loops), cast(Grips, np.concatenate([cords.grips, grip])))


def fit_magnets(cords: Cords, magnets: int) -> Cords:
    """The same cords among more magnets; those known already keep their index."""
    count, known = cords.grips.shape
    grips = np.zeros((count, magnets), GRIP)
    grips[:, :known] = cords.grips
    return Cords(cords.loops, cast(Grips, grips))
