"""Inputs of a world, written down so that they can be played again to the same digest.

Wrap a world in a `Recorder` and drive it through that; the `Recording` holds a snapshot of the start and
every input since. As text it is JSON lines; numbers are written so that they read back to the same bits.
"""

import base64
import json
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from lodestone.physics.cord_shapes import CordShape
from lodestone.physics.errors import PhysicsError
from lodestone.physics.params import Magnet
from lodestone.physics.snapshots import digest, restore, snapshot
from lodestone.physics.world import World

__all__ = ["INPUTS", "Recorder", "Recording", "replay"]

INPUTS = (
    "add",
    "add_cord",
    "advance",
    "drag",
    "forget_touches",
    "grab",
    "halt_drag",
    "halt_held",
    "hold",
    "let_go",
    "move_held",
    "place",
    "push",
    "put",
    "put_to_rest",
    "release",
    "run",
    "step",
    "take",
)
"""Methods of a world that change it."""


@dataclass(slots=True)
class Recording:
    """A start and what was done after it."""

    start: bytes
    """Snapshot of the world before the first input."""
    inputs: list[tuple[str, list[Any]]] = field(default_factory=list)
    """Name of a method of `World` and its arguments."""
    end: str | None = None
    """Digest of the world at the end, if written down."""

    def dumps(self) -> str:
        """JSON lines: start, one line an input, end."""
        lines = [json.dumps({"start": base64.b64encode(self.start).decode()})]
        lines += [json.dumps({"do": name, "with": args}) for name, args in self.inputs]
        return "\n".join([*lines, json.dumps({"end": self.end})]) + "\n"

    @classmethod
    def loads(cls, text: str) -> "Recording":
        """The recording that `dumps` wrote."""
        try:
            first, *rest, last = (json.loads(line) for line in text.splitlines())
            inputs = [(str(line["do"]), list(line["with"])) for line in rest]
            recording = cls(base64.b64decode(first["start"], validate=True), inputs, last["end"])
        except (ValueError, KeyError, TypeError) as error:
            raise PhysicsError("physics-not-a-recording") from error
        if any(name not in INPUTS for name, _ in inputs):
            raise PhysicsError("physics-not-a-recording")
        return recording


class Recorder:
    """Drives a world and writes down what it is told.

    >>> recorder = Recorder(World())
    >>> report = recorder.do("step", 3)
    >>> replay(recorder.finish()).time == recorder.world.time
    True
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.recording = Recording(snapshot(world))

    def do(self, name: str, *args: Any) -> Any:
        """Call a method of the world by name (see INPUTS); if it refuses, nothing is written down."""
        answer = _apply(self.world, name, list(args))
        self.recording.inputs.append((name, [_plain(arg) for arg in args]))
        return answer

    def finish(self) -> Recording:
        """The recording with the digest of this moment."""
        self.recording.end = digest(self.world)
        return self.recording


def replay(recording: Recording) -> World:
    """Do it all again; refuses if the end is not the same to the last bit."""
    world = restore(recording.start)
    for name, args in recording.inputs:
        _apply(world, name, args)
    if recording.end is not None and digest(world) != recording.end:
        raise PhysicsError("physics-replay-differs")
    return world


def _apply(world: World, name: str, args: list[Any]) -> Any:
    if name not in INPUTS:
        raise PhysicsError("physics-unknown-input", name=name)
    values = [tuple(arg) if isinstance(arg, list) else arg for arg in args]
    if name == "add" and isinstance(values[0], dict):
        values[0] = _magnet(values[0])
    if name == "add_cord" and isinstance(values[0], dict):
        values[0] = CordShape(np.array(values[0]["node"]), values[0]["segment_length"])
    return getattr(world, name)(*values)


def _plain(value: Any) -> Any:
    """A value as JSON knows it."""
    if isinstance(value, Magnet):
        fields = ("kind", "semi_axes", "mass", "moment", "rim", "point_dipoles")
        return {name: _plain(getattr(value, name)) for name in fields}
    if isinstance(value, CordShape):
        return {"node": value.node.tolist(), "segment_length": value.segment_length}
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def _magnet(fields: dict[str, Any]) -> Magnet:
    a, b, c = fields["semi_axes"]
    x, y, z = fields["moment"]
    dipoles = fields["point_dipoles"]
    return Magnet(fields["kind"], (a, b, c), fields["mass"], (x, y, z), fields["rim"], dipoles)
