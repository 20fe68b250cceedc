"""A scene in the terms of the physics: SI units, magnets as they are made, cords as they lie, nothing overlapping.

Loads numba through `physics`, but runs no kernel, so refusals come at once.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from msgspec import UNSET

from lodestone.core import InvalidRequest
from lodestone.match.scene.document import (
    BodyEntry,
    CordEntry,
    DragEntry,
    Friction,
    HoldEntry,
    MagnetEntry,
    ReleaseEntry,
    Scene,
)
from lodestone.match.scene.overlap import overlapping_pairs, shape_matrix
from lodestone.match.scene.reading import POSES, bodies_of
from lodestone.physics.cord_set import REACH, TABLE, nearest
from lodestone.physics.cord_shapes import LONGEST_CORD, SHORTEST_CORD, CordShape, circle, figure_eight, oval, points
from lodestone.physics.errors import PhysicsError
from lodestone.physics.params import SURFACES, Magnet, Surface, spinner, stone
from lodestone.physics.poses import Quaternion, normalised, pose

MM = 1e-3
TOO_LOW = 1e-6
"""m: a held magnet this far below the height at which it rests would be inside the table."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One magnet of a scene and how it is turned."""

    id: str
    magnet: Magnet
    turn: Quaternion

    @property
    def resting_height(self) -> float:
        """m, of the centre when it lies on the table."""
        return math.sqrt(float(shape_matrix(self.magnet.semi_axes, self.turn)[2, 2]))


@dataclass(frozen=True, slots=True)
class SceneSetting:
    """A scene ready to run."""

    scene: Scene
    ground: Surface
    pieces: dict[str, Piece]
    """By id: those on the table first, then those of the actions, in order."""
    cords: tuple[CordShape, ...]


def arrange(scene: Scene) -> SceneSetting:
    """Give the scene its physical meaning, or refuse it."""
    pieces = {body.id: _piece(body, place) for place, body in bodies_of(scene)}
    cords = tuple(_cord(entry, f"cords[{index}]") for index, entry in enumerate(scene.cords))
    setting = SceneSetting(scene, _ground(scene.surface), pieces, cords)
    _check_overlaps(setting)
    _check_hands(setting)
    return setting


def _ground(surface: str | Friction) -> Surface:
    if isinstance(surface, str):
        return SURFACES[surface]
    return Surface(surface.mu_s, surface.kinetic)


def _piece(body: BodyEntry, place: str) -> Piece:
    make = stone if body.kind == "stone" else spinner
    nominal = make()
    size = tuple(2.0 * a for a in nominal.semi_axes) if body.size is UNSET else tuple(s * MM for s in body.size)
    mass = None if body.mass is UNSET else body.mass * 1e-3
    moment = None if body.moment is UNSET else body.moment
    try:
        magnet = make((size[0], size[1], size[2]), mass, moment)
    except PhysicsError:
        raise InvalidRequest("scene-mass", place=place) from None
    return Piece(body.id, magnet, _turn(body))


def _turn(body: BodyEntry) -> Quaternion:
    if body.quaternion is not UNSET:
        return normalised(body.quaternion)
    name = POSES[body.kind][0] if body.pose is UNSET else body.pose
    yaw = 0.0 if body.yaw is UNSET else math.radians(body.yaw)
    return pose(name, yaw, body.up != "south")


def _cord(entry: CordEntry, place: str) -> CordShape:
    length = None if entry.length is UNSET else entry.length * MM
    try:
        shape = _shape(entry, length)
    except PhysicsError as problem:
        if problem.key == "physics-cord-length":
            least, most = round(SHORTEST_CORD / MM), round(LONGEST_CORD / MM)
            raise InvalidRequest("scene-cord-length", place=place, least=least, most=most) from None
        raise InvalidRequest("scene-cord-flat", place=place) from None
    if (np.abs(shape.node) > TABLE).any():
        raise InvalidRequest("scene-cord-off-table", place=place, half=round(TABLE[0] / MM))
    return shape


def _shape(entry: CordEntry, length: float | None) -> CordShape:
    if entry.points is not UNSET:
        return points([(x * MM, y * MM) for x, y in entry.points], length)
    if entry.circle is not UNSET:
        x, y = entry.circle.centre
        return circle((x * MM, y * MM), entry.circle.radius * MM, length)
    make, form = (oval, entry.oval) if entry.oval is not UNSET else (figure_eight, entry.figure_eight)
    assert form is not UNSET
    (x, y), (long, wide) = form.centre, form.radii
    return make((x * MM, y * MM), long * MM, wide * MM, math.radians(form.yaw), length)


def _check_overlaps(setting: SceneSetting) -> None:
    entries = setting.scene.magnets
    if len(entries) < 2:
        return
    pieces = [setting.pieces[entry.id] for entry in entries]
    positions = np.array([_resting_point(entry, piece) for entry, piece in zip(entries, pieces, strict=True)])
    shapes = np.stack([shape_matrix(piece.magnet.semi_axes, piece.turn) for piece in pieces])
    for i, j in overlapping_pairs(positions, shapes):
        raise InvalidRequest("scene-overlap", first=entries[i].id, second=entries[j].id)


def _resting_point(entry: MagnetEntry | ReleaseEntry, piece: Piece) -> tuple[float, float, float]:
    return entry.at[0] * MM, entry.at[1] * MM, piece.resting_height


def _check_hands(setting: SceneSetting) -> None:
    """Check what can be known of the actions beforehand: hands above the table, fingers near a cord."""
    for index, action in enumerate(setting.scene.actions):
        if action.hold is not UNSET:
            _check_height(action.hold, setting.pieces[action.hold.id], f"actions[{index}].hold.path")
        if action.drag is not UNSET and index == 0:
            _check_grab(action.drag, setting.cords[action.drag.cord])


def _check_height(hold: HoldEntry, piece: Piece, place: str) -> None:
    lowest = piece.resting_height
    for row, (_, _, _, z) in enumerate(hold.path):
        if z * MM < lowest - TOO_LOW:
            least = math.ceil(lowest / MM * 1e3) / 1e3
            raise InvalidRequest("scene-too-low", place=f"{place}[{row}]", height=z, least=least)


def _check_grab(drag: DragEntry, cord: CordShape) -> None:
    away = nearest(cord.node, (drag.grab[0] * MM, drag.grab[1] * MM))[3]
    if away > REACH:
        raise InvalidRequest("scene-out-of-reach", cord=drag.cord, distance=round(away / MM), most=round(REACH / MM))
