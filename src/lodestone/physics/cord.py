"""All cords of a world as a structure of arrays, one leading index per cord, SI units.

A cord is a closed loop of NODES nodes with fixed segment length, flat on the table (X-K12). Kernels change
these arrays in place; everything that the next step depends on is here, so a snapshot of these arrays and
of the bodies continues bit by bit.
"""

from typing import NamedTuple

import numpy as np

from lodestone.physics.cord_params import NODES
from lodestone.physics.types import Floats, Ints

__all__ = ["REPORT", "Cords", "append_cord", "copy_cords", "empty_cords"]

# Columns of Cords.report: what the last step of a cord was like.
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


class Cords(NamedTuple):
    """c cords among n magnets."""

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
    stone_move: Floats
    """(c, n, 3) m, m, rad, last displacement of each magnet in the eyes of the cord: warm start."""
    stone_heading: Floats
    """(c, n, 3) friction duals of the magnets: warm start."""
    grabbed: Ints
    """(c,) segment in the hand, −1 for none."""
    grab_along: Floats
    """(c,) place on that segment, 0 to 1."""
    hand: Floats
    """(c, 2) m, where the hand is; it trails the pointer when the cord resists."""
    pointer: Floats
    """(c, 3) m, m, m/s: where the hand wants to be and how fast it moves."""
    reaction: Floats
    """(c, n, 6) N and N·m, force and torque of the cord on each magnet in the last step."""
    before: Floats
    """(c, n, 2) m/s, velocity of each magnet before that step: tells pressing from accelerating."""
    pressed: Floats
    """(c, n) s, for how long the magnet has been pressed with more than its weight."""
    riding: Ints
    """(c, n) 1 while the magnet lies on the cord (Z2)."""
    calm: Floats
    """(c,) s, for how long nothing has moved."""
    asleep: Ints
    """(c,) 1 while the cord rests and its reactions stay what they are."""
    rest_load: Floats
    """(c, n, 6) N and N·m, other loads on each magnet when the cord fell asleep."""
    report: Floats
    """(c, REPORT)."""


def empty_cords(magnets: int, count: int = 0) -> Cords:
    """`count` cords with all nodes at the origin, among `magnets` magnets.

    >>> empty_cords(24, 2).node.shape
    (2, 96, 2)
    """
    shapes: dict[str, tuple[int, ...]] = {
        "node": (NODES, 2),
        "segment_length": (),
        "shift": (NODES, 2),
        "heading": (NODES, 2),
        "tension": (NODES,),
        "stone_move": (magnets, 3),
        "stone_heading": (magnets, 3),
        "grabbed": (),
        "grab_along": (),
        "hand": (2,),
        "pointer": (3,),
        "reaction": (magnets, 6),
        "before": (magnets, 2),
        "pressed": (magnets,),
        "riding": (magnets,),
        "calm": (),
        "asleep": (),
        "rest_load": (magnets, 6),
        "report": (REPORT,),
    }
    whole = {"grabbed", "riding", "asleep"}
    cords = Cords(
        **{
            name: np.zeros((count, *shape), np.int64) if name in whole else np.zeros((count, *shape))
            for name, shape in shapes.items()
        }
    )
    cords.grabbed[:] = -1
    return cords


def append_cord(cords: Cords, node: Floats, segment_length: float) -> Cords:
    """All of `cords` and one more, at rest with its nodes at node (96, 2) m."""
    more = empty_cords(cords.reaction.shape[1], 1)
    more.node[0] = node
    more.segment_length[0] = segment_length
    pairs = zip(cords, more, strict=True)
    return Cords(*(np.ascontiguousarray(np.concatenate(pair)) for pair in pairs))


def copy_cords(cords: Cords) -> Cords:
    """An independent copy."""
    return Cords(*(array.copy() for array in cords))
