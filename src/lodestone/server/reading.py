"""JSON from outside, read strictly; whatever is wrong with it is said in a sentence."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from lodestone.core import InvalidRequest
from lodestone.match.plain import refusal

T = TypeVar("T")


def read_json(text: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """A typed value, or InvalidRequest."""
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as problem:
        raise refusal(str(problem), "") from None
    except (msgspec.MsgspecError, RecursionError, ValueError):  # no JSON, too deep, a number of thousands of digits
        raise InvalidRequest("request-not-json") from None
