"""What a host can choose. `lodestone serve --help` lists the same."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """What one client, address or table may use up."""

    tables_per_hour: int = 60
    """New tables from one address."""
    requests_per_minute: int = 600
    """Over HTTP, from one address."""
    connections_per_table: int = 100
    connections_per_address: int = 400
    messages_per_second: float = 20.0
    """Over one socket, on average."""
    messages_at_once: int = 60
    """Over one socket, in a burst."""
    streams_per_second: float = 125.0
    """Hovers and drags of Kluster, which come with every frame of a screen."""
    chat_per_minute: float = 30.0
    hints_per_minute: float = 12.0
    """Of one person at a table."""
    message_size: int = 16 * 1024
    body_size: int = 64 * 1024
    record_size: int = 8 * 2**20
    """An imported record."""
    outbound_bytes: int = 512 * 1024
    """What may wait for a slow reader."""
    hello_seconds: float = 10.0
    """Until the first message."""
    silent_seconds: float = 120.0
    """A connection that sends nothing, not even a ping, is closed."""


class Settings(msgspec.Struct, frozen=True):
    """How a server is run."""

    database: str
    """A file, or a URL."""
    public_url: str | None = None
    admin_token: str | None = None
    trust_proxy: bool = False
    static: Path = Path(__file__).parent / "static"
    """The built browser part."""
    bot_pace: float = 0.7
    """s that a bot takes at least, so that people can follow."""
    live_pace: float = 1.0
    """How much faster than real time Kluster runs; for tests."""
    prepare_physics: bool = True
    """Start the workers of Kluster at once and not with the first table."""
    idle_seconds: float = 300.0
    """A table without connections leaves the memory after so long."""
    archive_days: float = 30.0
    """A table nobody has touched for so long is archived: out of the list, still there for who has its link."""
    keep_days: float | None = None
    """An archived table is removed after so long; None: never."""
    limits: Limits = Limits()
