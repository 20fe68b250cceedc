"""How what the server says becomes bytes: JSON, in which values that have a notation (tiles) are just that."""

from __future__ import annotations

from typing import TypeVar, cast

import msgspec

T = TypeVar("T")


def _notation(value: object) -> str:
    text: str = value.notation  # type: ignore[attr-defined]  # msgspec asks only about what it does not know
    return text


encode = msgspec.json.Encoder(enc_hook=_notation).encode


def encoded_once(value: T) -> T:
    """A value that is part of several messages, as the JSON it will be in each of them: to be sent, not to be read."""
    return cast("T", msgspec.Raw(encode(value)))
