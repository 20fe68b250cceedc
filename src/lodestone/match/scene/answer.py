"""The outcome of a scene as plain data (interfaces §4): mm, s; loads in N and N·m."""

from __future__ import annotations

from typing import Any

from lodestone.match.scene.run import SceneOutcome, ScenePose
from lodestone.match.scene.setting import MM
from lodestone.physics.types import Floats

FINE = 6
"""Decimals of a mm or s in the answer: nanometres. The digest covers every bit."""


def plain_answer(outcome: SceneOutcome) -> dict[str, Any]:
    """What `lodestone simulate --json` prints."""
    return {
        "rest": outcome.rest,
        "time": round(outcome.time, FINE),
        "magnets": [_magnet(outcome, name) for name in outcome.end],
        "touches": [{"time": round(t.time, FINE), "pair": [t.first, t.second]} for t in outcome.touches],
        "klusters": outcome.klusters,
        "outside": outcome.outside,
        "cords": [
            {"points": [_mm(point) for point in nodes], "length": round(length / MM, FINE)}
            for nodes, length in zip(outcome.cords, outcome.lengths, strict=True)
        ],
        "loads": [
            {"id": name, "force": force.tolist(), "torque": torque.tolist()}
            for name, (force, torque) in outcome.loads.items()
        ],
        "digest": outcome.digest,
    }


def distance_moved(start: ScenePose, end: ScenePose) -> float:
    """mm, exactly 0 for a magnet that never moved."""
    x, y, z = (end.position - start.position).tolist()
    return float((x * x + y * y + z * z) ** 0.5 / MM)


def _magnet(outcome: SceneOutcome, name: str) -> dict[str, Any]:
    end = outcome.end[name]
    moved = round(distance_moved(outcome.start[name], end), FINE)
    quaternion = [round(q, 12) + 0.0 for q in end.quaternion.tolist()]  # + 0.0: no negative zeros
    return {"id": name, "at": _mm(end.position), "quaternion": quaternion, "moved": moved}


def _mm(point: Floats) -> list[float]:
    return [round(value / MM, FINE) + 0.0 for value in point.tolist()]
