"""From JSON text to a scene whose every word and number makes sense; no physics is loaded for this."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import UNSET

from lodestone.core import InvalidRequest
from lodestone.kluster import Surface
from lodestone.match.plain import read
from lodestone.match.scene.document import ActionEntry, BodyEntry, CordEntry, Friction, Scene

MOST_MAGNETS = 500
MOST_CORDS = 16
DEEPEST = 12
"""Levels of lists and objects in a scene; the deepest place in a sensible one is six levels down."""
LARGEST_FRICTION = 2.0

POSES = {"stone": ("flat", "standing"), "spinner": ("lying",)}
"""Poses that fit each kind; the first one is meant when none is named."""
POLES = ("north", "south")
SHAPES = ("circle", "oval", "figure_eight", "points")
ACTIONS = ("release", "hold", "drag")


def parse_scene(text: str) -> Scene:
    """The scene in a JSON text; every way it can be wrong raises InvalidRequest.

    >>> parse_scene('{"magnets":[{"id":"a","kind":"stone","at":[0,0]}]}').surface
    'wood'
    """
    try:
        data = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except json.JSONDecodeError as problem:
        raise InvalidRequest("scene-not-json", line=problem.lineno, column=problem.colno) from None
    except RecursionError:
        raise InvalidRequest("scene-too-deep", most=DEEPEST) from None
    except InvalidRequest:
        raise
    except ValueError:  # an integer of thousands of digits
        raise InvalidRequest("scene-number", place="·") from None
    return read_scene(data)


def read_scene(data: object) -> Scene:
    """The scene in plain data, as JSON would give it."""
    _check_numbers(data, "", 0)
    scene = read(data, Scene)
    _check_surface(scene.surface)
    for place, body in bodies_of(scene):
        _check_body(body, place)
    for index, cord in enumerate(scene.cords):
        _check_cord(cord, f"cords[{index}]")
    for index, action in enumerate(scene.actions):
        _check_action(action, f"actions[{index}]", len(scene.cords))
    _check_counts(scene)
    return scene


def bodies_of(scene: Scene) -> Iterator[tuple[str, BodyEntry]]:
    """Every magnet of a scene with its place in the file: on the table first, then in the order of the actions."""
    for index, magnet in enumerate(scene.magnets):
        yield f"magnets[{index}]", magnet
    for index, action in enumerate(scene.actions):
        if action.release is not UNSET:
            yield f"actions[{index}].release", action.release
        if action.hold is not UNSET:
            yield f"actions[{index}].hold", action.hold


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise InvalidRequest("scene-key-twice", name=_shown(twice))
    return found


def _no_number(word: str) -> Any:
    raise InvalidRequest("scene-not-finite", place="·", value=word)


def _shown(word: str) -> str:
    """A word from the file, short and safe to print."""
    return ascii(word[:40])[1:-1] if not word.isprintable() else word[:40]


def _check_numbers(data: object, place: str, depth: int) -> None:
    """Refuse numbers that are not finite or fit no float, and nesting without end."""
    if depth > DEEPEST:
        raise InvalidRequest("scene-too-deep", most=DEEPEST)
    if isinstance(data, dict):
        for key, value in data.items():
            _check_numbers(value, f"{place}.{_shown(str(key))}", depth + 1)
    elif isinstance(data, list | tuple):
        for index, value in enumerate(data):
            _check_numbers(value, f"{place}[{index}]", depth + 1)
    elif isinstance(data, float) and not math.isfinite(data):
        raise InvalidRequest("scene-not-finite", place=place.removeprefix(".") or "·", value=str(data))
    elif isinstance(data, int) and abs(data) > 10**15:
        raise InvalidRequest("scene-number", place=place.removeprefix(".") or "·")


def _check_word(word: str, known: Sequence[str], place: str) -> None:
    if word not in known:
        raise InvalidRequest("scene-unknown-word", place=place, word=_shown(word), known=", ".join(known))


def _check_surface(surface: str | Friction) -> None:
    if isinstance(surface, str):
        _check_word(surface, tuple(Surface), "surface")
        return
    if not 0.0 < surface.kinetic <= surface.mu_s <= LARGEST_FRICTION:
        raise InvalidRequest("scene-friction", most=LARGEST_FRICTION)


def _check_body(body: BodyEntry, place: str) -> None:
    if not body.id.isprintable() or body.id != body.id.strip():
        raise InvalidRequest("scene-bad-id", place=place, id=_shown(body.id))
    _check_word(body.kind, tuple(POSES), f"{place}.kind")
    if body.quaternion is not UNSET:
        for name in ("pose", "up", "yaw"):
            if getattr(body, name) is not UNSET:
                raise InvalidRequest("scene-pose-twice", place=place, name=name)
        if math.hypot(*body.quaternion) < 1e-6 or math.hypot(*body.quaternion) > 1e6:
            raise InvalidRequest("scene-quaternion", place=f"{place}.quaternion")
    if body.pose is not UNSET:
        _check_word(body.pose, tuple(pose for poses in POSES.values() for pose in poses), f"{place}.pose")
        if body.pose not in POSES[body.kind]:
            fitting = ", ".join(POSES[body.kind])
            raise InvalidRequest("scene-pose", place=place, kind=body.kind, pose=body.pose, fitting=fitting)
    if body.up is not UNSET:
        _check_word(body.up, POLES, f"{place}.up")
    if body.yaw is not UNSET and abs(body.yaw) > 1e6:
        raise InvalidRequest("scene-number", place=f"{place}.yaw")


def _check_one_of(entry: CordEntry | ActionEntry, names: Sequence[str], place: str) -> None:
    if sum(getattr(entry, name) is not UNSET for name in names) != 1:
        raise InvalidRequest("scene-one-of", place=place, known=", ".join(names))


def _check_cord(cord: CordEntry, place: str) -> None:
    _check_one_of(cord, SHAPES, place)
    if cord.points is not UNSET and len(set(cord.points)) < 3:
        raise InvalidRequest("scene-cord-points", place=place, count=len(set(cord.points)))


def _check_action(action: ActionEntry, place: str, cords: int) -> None:
    _check_one_of(action, ACTIONS, place)
    if action.hold is not UNSET:
        _check_times([row[0] for row in action.hold.path], f"{place}.hold.path")
    if action.drag is not UNSET:
        _check_times([row[0] for row in action.drag.path], f"{place}.drag.path")
        if not 0 <= action.drag.cord < cords:
            raise InvalidRequest("scene-no-such-cord", place=f"{place}.drag.cord", cord=action.drag.cord, count=cords)


def _check_times(times: Sequence[float], place: str) -> None:
    for index in range(1, len(times)):
        if times[index] <= times[index - 1]:
            raise InvalidRequest("scene-times", place=f"{place}[{index}]", time=times[index])


def _check_counts(scene: Scene) -> None:
    count = len(list(bodies_of(scene)))
    if count > MOST_MAGNETS:
        raise InvalidRequest("scene-too-many", most=MOST_MAGNETS, count=count)
    if len(scene.cords) > MOST_CORDS:
        raise InvalidRequest("scene-too-many-cords", most=MOST_CORDS, count=len(scene.cords))
    known: dict[str, str] = {}
    for place, body in bodies_of(scene):
        if body.id in known:
            raise InvalidRequest("scene-id-twice", place=place, id=body.id, first=known[body.id])
        known[body.id] = place
