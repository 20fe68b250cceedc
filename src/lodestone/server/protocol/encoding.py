"""JSON out, in which values that have a notation (tiles) are just that, and JSON in, read strictly."""

from __future__ import annotations

from typing import TypeVar, cast

import msgspec

from lodestone.core import InvalidRequest
from lodestone.match.plain import refusal

T = TypeVar("T")


def _notation(value: object) -> str:
    # Not that of match.clustered.plain: the server knows no tiles (docs/decisions/0013).
    text: str = value.notation  # type: ignore[attr-defined]  # msgspec asks only about what it does not know
    return text


encode = msgspec.json.Encoder(enc_hook=_notation).encode


def encoded_once(value: T) -> T:
    """A value that is part of several messages, as the JSON it will be in each of them: to be sent, not to be read."""
    return cast("T", msgspec.Raw(encode(value)))


def read_json(text: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """A typed value, or InvalidRequest with a sentence about what is wrong."""
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as problem:
        raise refusal(str(problem), "") from None
    except (msgspec.MsgspecError, RecursionError, ValueError):  # no JSON, too deep, a number of thousands of digits
        raise InvalidRequest("request-not-json") from None
