"""Plain data: strict reading of what arrives as JSON, with refusals that name the place and the way out.

Unknown keys and wrong types are refused, never ignored; numbers are never guessed from strings.
"""

from __future__ import annotations

import re
from typing import Annotated, TypeAlias, TypeVar

import msgspec

from lodestone.core import InvalidRequest

T = TypeVar("T")

Small: TypeAlias = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]
"""A whole number of a size that seats, cells and counts can have."""
Seed: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]

# How the decoder words its refusals; they are parsed so that they can be worded in the reader's language.
_PATTERNS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("request-unknown-key", re.compile(r"Object contains unknown field `(?P<name>.*?)`")),
    ("request-missing-key", re.compile(r"Object missing required field `(?P<name>.*?)`")),
    ("request-type", re.compile(r"Expected `(?P<expected>[^`]*)`, got `(?P<got>[^`]*)`")),
    ("request-range", re.compile(r"Expected `(?P<expected>[^`]*)` (?P<bound>[<>]=? -?[0-9.]+)")),
    (
        "request-length",
        re.compile(r"Expected `array` of (?:at (?:least|most) )?length (?P<expected>.*?), got (?P<got>\d+)"),
    ),
)
_PLACE = re.compile(r" - at `(?P<place>[^`]*)`")


def read(data: object, kind: type[T], at: str = "") -> T:
    """Convert plain data, found at `at` in the request, to a typed value, or raise InvalidRequest."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:
        raise refusal(str(problem), at) from None


def refusal(problem: str, at: str) -> InvalidRequest:
    """A sentence for what the decoder found wrong."""
    place = _PLACE.search(problem)
    where = (at + (place["place"].removeprefix("$") if place else "")).removeprefix(".")
    for key, pattern in _PATTERNS:
        if found := pattern.search(problem):
            arguments = {name: value[:60] for name, value in found.groupdict().items()}
            return InvalidRequest(key, place=where or "·", **arguments)
    return InvalidRequest("request-value", place=where or "·")
