"""What the parent tells a server: one line on its standard input, since a command line can be seen by others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from lodestone.server.settings import Settings

READY = b"ready\n"
"""What a server says when it has begun to listen."""


class Plan(msgspec.Struct, frozen=True):
    """How one of several servers is run."""

    settings: Settings
    shared: int
    """The descriptor of the listener that all of them have."""
    private: int
    """That of its own."""

    def line(self) -> bytes:
        """As it is told."""
        return msgspec.json.encode(self, enc_hook=str) + b"\n"


def read_plan(line: bytes) -> Plan:
    """What a server was told."""
    return msgspec.json.decode(line, type=Plan, dec_hook=_path)


def _path(kind: type, value: Any) -> Any:
    assert kind is Path, kind
    return Path(value)
