"""Small scenes that tests modify and run."""

from __future__ import annotations

from typing import Any

from lodestone.match.scene import read_scene
from lodestone.match.scene.answer import plain_answer
from lodestone.match.scene.run import run_scene

Plain = dict[str, Any]


def stone(name: str, x: float, y: float = 0.0, **more: Any) -> Plain:
    """A flat stone on the table."""
    return {"id": name, "kind": "stone", "at": [x, y], **more}


def spinner(name: str, x: float, y: float = 0.0, **more: Any) -> Plain:
    """A spinner on its side."""
    return {"id": name, "kind": "spinner", "at": [x, y], **more}


def release(name: str, x: float, y: float = 0.0, **more: Any) -> Plain:
    """Let a stone go."""
    return {"release": {**stone(name, x, y), "height": 40, **more}}


def hold(name: str, *path: list[float], **more: Any) -> Plain:
    """Lead a stone along a path."""
    return {"hold": {"id": name, "kind": "stone", "path": list(path), **more}}


def drag(grab: list[float], *path: list[float], cord: int = 0) -> Plain:
    """Pull at a cord."""
    return {"drag": {"cord": cord, "grab": grab, "path": list(path)}}


def circle(radius: float = 160.0, x: float = 0.0, y: float = 0.0) -> Plain:
    """A round cord."""
    return {"circle": {"centre": [x, y], "radius": radius}}


def scene(*magnets: Plain, cords: tuple[Plain, ...] = (), actions: tuple[Plain, ...] = (), **more: Any) -> Plain:
    """A whole scene."""
    return {"magnets": list(magnets), "cords": list(cords), "actions": list(actions), **more}


def answer(data: Plain) -> Plain:
    """Run a scene."""
    return plain_answer(run_scene(read_scene(data)))


def magnet(result: Plain, name: str) -> Plain:
    """What an answer says about one magnet."""
    (found,) = [entry for entry in result["magnets"] if entry["id"] == name]
    assert isinstance(found, dict)
    return found
