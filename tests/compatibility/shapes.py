"""What a client of an earlier release needs of an answer: every field it knew, of the type it had."""

from __future__ import annotations

from functools import cache
from typing import Any

import jsonschema_rs

from tests.compatibility.release import Json, Release

BY_NAME = ("args", "lying", "place")
"""Fields whose keys are data: what a sentence is about, which magnets moved, which tiles are in a hand."""


def misfits(was: Any, now: Any, at: str = "") -> list[str]:
    """Where `now` cannot replace `was`. Additional fields are fine, and so is a value where there was none."""
    if was is None:
        return []
    if _type(was) != _type(now):
        return [f"{at}: {was!r} has become {now!r}"]
    if isinstance(was, dict):
        gone = [f"{at}.{name} is gone" for name in was if name not in now]
        kept = [name for name in was if name in now and name not in BY_NAME]
        return gone + [one for name in kept for one in misfits(was[name], now[name], f"{at}.{name}")]
    if isinstance(was, list):
        return _list_misfits(was, now, at)
    return []


def _type(value: Any) -> str:
    if isinstance(value, bool) or value is None:
        return type(value).__name__
    return "number" if isinstance(value, int | float) else type(value).__name__


def _list_misfits(was: list[Any], now: list[Any], at: str) -> list[str]:
    """Each item must have the shape of one in the old list; how many there are depends on the moment."""
    found: list[str] = []
    for number, item in enumerate(now if was else []):
        best = misfits(was[min(number, len(was) - 1)], item, f"{at}[{number}]")
        if best:  # the item at its place is of another kind
            best = min((misfits(other, item, f"{at}[{number}]") for other in was), key=_count)
        found += best
    return found


def _count(problems: list[str]) -> int:
    return len(problems)


def differences(was: Any, now: Any, at: str = "") -> list[str]:
    """Where `now` does not say the same as `was`. Additional fields are fine."""
    if isinstance(was, dict) and isinstance(now, dict):
        gone = [f"{at}.{name} is gone" for name in was if name not in now]
        return gone + [one for name in was if name in now for one in differences(was[name], now[name], f"{at}.{name}")]
    if isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        pairs = enumerate(zip(was, now, strict=True))
        return [one for number, (old, new) in pairs for one in differences(old, new, f"{at}[{number}]")]
    return [] if was == now and _type(was) == _type(now) else [f"{at}: {was!r} has become {now!r}"]


class Schemas:
    """The protocol as a release described it."""

    def __init__(self, release: Release) -> None:
        self._told = jsonschema_rs.validator_for(release.json("schema/told.json"))
        self._openapi: Json = release.json("schema/openapi.json")
        self._answer = cache(self._answer_validator)

    def wrong_with_told(self, message: Json) -> list[str]:
        """What in a message over the socket such a client would not understand."""
        return [f"{message['type']}: {_worded(error)}" for error in self._told.iter_errors(message)]

    def wrong_with_answer(self, method: str, path: str, status: int, answer: Any) -> list[str]:
        """The same for an answer over HTTP; `path` as in the description, with the names of its parameters."""
        validator = self._answer(method, path, status)
        return [f"{method} {path}: {_worded(error)}" for error in validator.iter_errors(answer)]

    def _answer_validator(self, method: str, path: str, status: int) -> Any:
        response = self._openapi["paths"][path][method.lower()]["responses"][str(status)]
        schema = response["content"]["application/json"]["schema"]
        return jsonschema_rs.validator_for({**schema, "components": self._openapi["components"]})


def _worded(error: jsonschema_rs.ValidationError) -> str:
    return f"{'.'.join(map(str, error.instance_path))} {error.message[:200]}"
