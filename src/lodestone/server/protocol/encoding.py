"""How what the server says becomes bytes: JSON, in which tiles are their notation."""

from __future__ import annotations

from typing import TypeVar, cast

import msgspec

from lodestone.match.clustered.plain import notation

T = TypeVar("T")

encode = msgspec.json.Encoder(enc_hook=notation).encode


def encoded_once(value: T) -> T:
    """A value that is part of several messages, as the JSON it will be in each of them: to be sent, not to be read."""
    return cast("T", msgspec.Raw(encode(value)))
