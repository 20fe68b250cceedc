"""A world as bytes: versioned, little-endian, the same on every machine. See docs/physics.md for the table.

What follows from the rest (rotation matrices and the like) is not stored but computed again by the same
kernel, to the same bits. Everything that influences the future is: also impulses kept as a warm start, the
load that a resting clump remembers, and where the hand is within its stroke.
"""

import hashlib
import struct
from typing import NamedTuple

import numpy as np

from lodestone.physics.bodies import FIELDS, Bodies, refresh
from lodestone.physics.cord_set import CordSet
from lodestone.physics.errors import PhysicsError
from lodestone.physics.hand import HeldMagnet, Stroke
from lodestone.physics.params import PARAMETERS, Laws, Magnet, Surface
from lodestone.physics.state import CONTACTS, COUNTERS, NEVER, empty_state
from lodestone.physics.types import AnyArray
from lodestone.physics.world import World

__all__ = ["VERSION", "digest", "digest_of", "restore", "snapshot"]

MAGIC = b"LODESTONE\0"
VERSION = 3


class Unknown(NamedTuple):
    """Laws that a version did not know, and their values then: a world goes on by the laws it began with."""

    laws: dict[str, float]
    fields: dict[str, int]
    cord_laws: dict[str, float]


STOOD_UP = {"foot_tilt": 2.0, "edge_arm": PARAMETERS["edge_arm"].value}, {"footing": 1}
"""Stones that came up on their edge stayed there: none lost its footing."""
UNKNOWN = {1: Unknown(*STOOD_UP, {"bend_radius": 0.0}), 2: Unknown(*STOOD_UP, {}), VERSION: Unknown({}, {}, {})}
"""The layouts that can be read, by version."""
KINDS = ("stone", "spinner")

DERIVED = {"rotation", "shape_matrix", "inverse_inertia", "support_arm", "moment", "dipole_arm", "radius"}
STORED = tuple(name for name, _, _ in FIELDS if name not in DERIVED)
"""Fields of a magnet in the order of the snapshot."""


def snapshot(world: World) -> bytes:
    """The world's whole state; `restore` continues from it to the same bits.

    >>> world = World()
    >>> restore(snapshot(world)).time
    0.0
    """
    parts = [MAGIC, struct.pack("<HI", VERSION, len(world.magnets))]
    parts.append(struct.pack("<3d", world.ground.static_friction, world.ground.kinetic_friction, world.dt))
    parts.append(struct.pack(f"<{len(Laws._fields)}d", *world.laws))
    parts += [struct.pack("<BB", KINDS.index(magnet.kind), magnet.point_dipoles) for magnet in world.magnets]
    bodies = world.state.bodies
    parts += [_little(np.asarray(bodies[name])) for name in STORED]
    parts += [_little(world.state.counters), _little(world.state.clock)]
    count = int(world.state.counters[CONTACTS])
    contacts = (world.state.contact_pair, world.state.contact_impulse, world.state.contact_normal)
    parts += [_little(array[:count]) for array in contacts]
    pairs = np.argwhere(world.state.touch_time != NEVER)
    parts.append(struct.pack("<I", len(pairs)))
    parts += [_little(pairs.astype(np.int64)), _little(world.state.touch_time[pairs[:, 0], pairs[:, 1]])]
    parts.append(_pack_hand(world.hand))
    cords = world.cords.pack()
    parts += [struct.pack("<I", len(cords)), cords]
    return b"".join(parts)


def digest(world: World) -> str:
    """BLAKE2b-128 of the snapshot, in hexadecimal."""
    return digest_of(snapshot(world))


def digest_of(data: bytes) -> str:
    """The digest of a world of which only the snapshot is at hand."""
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def restore(data: bytes) -> World:
    """Rebuild the world from its snapshot."""
    reader = _Reader(data)
    if reader.take(len(MAGIC)) != MAGIC:
        raise PhysicsError("physics-not-a-snapshot")
    version, count = reader.unpack("<HI")
    if version not in UNKNOWN:
        raise PhysicsError("physics-snapshot-version", version=version, known=VERSION)
    unknown = UNKNOWN[version]
    static, kinetic, dt = reader.unpack("<3d")
    laws = _laws(reader, unknown.laws)
    kinds = [reader.unpack("<BB") for _ in range(count)]
    world = World(Surface(static, kinetic), dt)
    world.laws = laws
    world.state = empty_state(count)
    world.bodies = world.state.bodies.view(Bodies)
    _restore_bodies(world, reader, unknown.fields)
    for i, (kind, dipoles) in enumerate(kinds):
        world.magnets.append(_magnet(world.bodies, i, KINDS[kind], dipoles))
    _restore_pairs(world, reader)
    world.hand = _unpack_hand(reader)
    (size,) = reader.unpack("<I")
    world.cords = CordSet.unpack(reader.take(size), unknown.cord_laws)
    if world.cords.state.grips.shape[1] != count:
        raise PhysicsError("physics-not-a-snapshot")
    reader.finish()
    return world


def _laws(reader: "_Reader", unknown: dict[str, float]) -> Laws:
    known = [name for name in Laws._fields if name not in unknown]
    told = zip(known, reader.unpack(f"<{len(known)}d"), strict=True)
    return Laws(**dict(told), **unknown)


def _restore_bodies(world: World, reader: "_Reader", unknown: dict[str, int]) -> None:
    bodies = world.state.bodies
    for name in STORED:
        field = np.asarray(bodies[name])
        field[...] = unknown[name] if name in unknown else reader.array(field)
    bodies["radius"][...] = np.asarray(bodies["semi_axes"]).max(axis=1, initial=0.0)
    for i in range(len(bodies)):
        refresh(bodies, i)


def _restore_pairs(world: World, reader: "_Reader") -> None:
    state = world.state
    state.counters[...] = reader.array(state.counters)
    state.clock[...] = reader.array(state.clock)
    count = int(state.counters[CONTACTS])
    if len(state.counters) != COUNTERS or not 0 <= count <= len(state.contact_pair):
        raise PhysicsError("physics-not-a-snapshot")
    for array in (state.contact_pair, state.contact_impulse, state.contact_normal):
        array[:count] = reader.array(array[:count])
    (touches,) = reader.unpack("<I")
    pairs = reader.array(np.empty((touches, 2), np.int64))
    times = reader.array(np.empty(touches))
    state.touch_time[pairs[:, 0], pairs[:, 1]] = times


def _magnet(bodies: Bodies, i: int, kind: str, dipoles: int) -> Magnet:
    a, b, c = map(float, bodies.semi_axes[i])
    x, y, z = map(float, bodies.body_moment[i])
    return Magnet(kind, (a, b, c), float(bodies.mass[i]), (x, y, z), float(bodies.rim[i]), dipoles)


def _pack_hand(hand: HeldMagnet | None) -> bytes:
    if hand is None:
        return struct.pack("<i", -1)
    parts = [struct.pack("<i?7dI", hand.magnet, hand.releasing, *hand.point, *hand.turn, len(hand.strokes))]
    parts += [
        struct.pack("<14dqq", *s.start, *s.start_turn, *s.end, *s.end_turn, s.steps, s.done) for s in hand.strokes
    ]
    return b"".join(parts)


def _unpack_hand(reader: "_Reader") -> HeldMagnet | None:
    (magnet,) = reader.unpack("<i")
    if magnet < 0:
        return None
    releasing, px, py, pz, qw, qx, qy, qz, count = reader.unpack("<?7dI")
    strokes = []
    for _ in range(count):
        v = reader.unpack("<14dqq")
        strokes.append(Stroke(v[0:3], v[3:7], v[7:10], v[10:14], v[14], v[15]))
    return HeldMagnet(magnet, (px, py, pz), (qw, qx, qy, qz), strokes, releasing)


def _little(array: AnyArray) -> bytes:
    return np.ascontiguousarray(array, dtype=array.dtype.newbyteorder("<")).tobytes()


class _Reader:
    """Takes a snapshot apart from front to back."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def take(self, size: int) -> bytes:
        if self._at + size > len(self._data):
            raise PhysicsError("physics-not-a-snapshot")
        self._at += size
        return self._data[self._at - size : self._at]

    def unpack(self, layout: str) -> tuple:  # type: ignore[type-arg]  # struct's own
        return struct.unpack(layout, self.take(struct.calcsize(layout)))

    def array(self, like: AnyArray) -> AnyArray:
        kind = like.dtype.newbyteorder("<")
        return np.frombuffer(self.take(like.nbytes), kind).reshape(like.shape)

    def finish(self) -> None:
        if self._at != len(self._data):
            raise PhysicsError("physics-not-a-snapshot")
