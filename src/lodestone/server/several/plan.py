"""What the parent tells a server: one line on its standard input, since a command line can be seen by others."""

from __future__ import annotations

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
