"""What a host can choose. `lodestone serve --help` lists the same."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Limits(msgspec.Struct, frozen=True):
    """What one client, address or table may use up."""

    tables_per_hour: int = 60
    """New tables from one address."""
    dailies_per_address: int = 20
    """Daily tables of a game that are opened in a day from one address."""
    tables: int = 20_000
    """Tables in memory, of one server."""
    live_matches: int = 400
    """Matches in the live processes of one server."""
    requests_per_minute: int = 600
    """Over HTTP, from one address."""
    spectators_per_table: int = 100
    """Connections of people without a seat; people with one always get in."""
    connections_per_person: int = 10
    """To one table; the oldest one is closed when another one comes."""
    connections: int = 4000
    """In all, requests and sockets; fewer, if the system has no descriptors for them."""
    connections_per_address: int = 400
    """Requests and sockets; behind a proxy sockets only, by the address that the proxy tells."""
    requests_at_once: int = 16
    """Of one address; more wait."""
    header_seconds: float = 10.0
    """From the first byte of a request, or from connecting, to the end of its headers."""
    body_seconds: float = 60.0
    """For the body of a request to arrive."""
    keep_alive_seconds: float = 15.0
    """A connection without another request is closed."""
    unread_seconds: float = 30.0
    """An answer that nobody reads is given up."""
    messages_per_second: float = 20.0
    """Over one socket, on average."""
    messages_at_once: int = 60
    """Over one socket, in a burst."""
    streams_per_second: float = 125.0
    """Hovers and drags of Kluster, which come with every frame of a screen."""
    chat_per_minute: float = 30.0
    """Of one seat."""
    changes_per_minute: float = 60.0
    """Of one seat: whatever else is stored besides moves."""
    listings_per_address: int = 3
    """Open tables of one address that are listed at a time, by one server."""
    joins_per_minute: float = 10.0
    """Seats that one address takes at open tables."""
    waiting_per_address: int = 10
    """People of one address who wait for somebody to play with, at one server."""
    waits_per_minute: float = 20.0
    """How often somebody of one address begins to wait."""
    unanswered_per_hour: float = 6.0
    """How often people of one address may be called and not answer, before they have to pause before waiting again."""
    hints_per_minute: float = 12.0
    """Of one person at a table."""
    message_size: int = 16 * 1024
    body_size: int = 64 * 1024
    record_size: int = 8 * 2**20
    """Bytes of an imported record."""
    outbound_bytes: int = 512 * 1024
    """Bytes that may wait for a slow reader."""
    outbound_per_address: int = 16 * 2**20
    """Bytes that may wait for all slow readers of one address."""
    hello_seconds: float = 10.0
    """Until the first message."""
    silent_seconds: float = 120.0
    """A connection that sends nothing, not even a ping, is closed."""


class OneOf(msgspec.Struct, frozen=True):
    """Several servers share a port, and the computer."""

    number: int
    """Which of them this one is, from 0."""
    urls: tuple[str, ...]
    """Where they reach each other, in that order."""
    restarts: int = 0
    """How often it was started again."""


class DaskCluster(msgspec.Struct, frozen=True):
    """Where jobs may be done on other computers."""

    address: str
    """Of its scheduler, tcp://… or tls://…"""
    ca: Path | None = None
    """With TLS: the certificate by which the others are recognised,"""
    cert: Path | None = None
    """the one by which we are recognised,"""
    key: Path | None = None
    """and its key."""


class Settings(msgspec.Struct, frozen=True):
    """How a server is run."""

    database: str
    """A file, or a URL."""
    public_url: str | None = None
    admin_token: str | None = None
    node: str | None = None
    """Where other servers on the same database reach this one; None: where it listens."""
    cluster_secret: str | None = None
    """By which servers on the same database know each other."""
    drain_seconds: float = 25.0
    """How long a server that stops waits for turns to end before it hands their tables over to others."""
    one_of: OneOf | None = None
    """Whether it shares its port with others."""
    proxies: int = 0
    """How many proxies stand before it; each tells, at the end of `X-Forwarded-For`, which address called it."""
    static: Path = Path(__file__).parent / "static"
    """The built browser part."""
    app: bool = True
    """Whether browsers may install the table as an app; False removes it from those that have."""
    docs: Path = Path(__file__).parent / "docs_site.zip"
    """The built documentation."""
    bot_pace: float = 0.7
    """s that a bot takes at least, so that people can follow."""
    live_pace: float = 1.0
    """How much faster than real time Kluster runs; for tests."""
    prepare_physics: bool = True
    """Start the workers of Kluster at once and not with the first table."""
    open_tables: bool = True
    """Whether tables can be listed for everybody, and strangers paired."""
    dailies: bool = True
    """Whether there is a daily table of each game."""
    host_gone_seconds: float = 10.0
    """How long a table stays listed after its host's socket went: pages are reloaded, connections are lost."""
    answer_seconds: float = 15.0
    """How long somebody has to come when somebody to play with was found; they may be playing a bot meanwhile."""
    idle_seconds: float = 300.0
    """A table without connections is put out of memory after so long."""
    archive_days: float = 30.0
    """A table nobody has touched for so long is archived: out of the list, still there for anybody who has its link."""
    deadline_seconds: float = 10.0
    """s between two looks for turns of days that are out of time."""
    keep_days: float | None = None
    """An archived table is removed after so long; None: never."""
    job_processes: int | None = None
    """Processes that work for guests: bots of Clustered, hints, checks, replays, films, reviews; at least two. None:
    one more than there are cores, at most nine."""
    job_memory: int = 600 * 2**20
    """Bytes beyond which one of them is replaced by a new one after its job."""
    dask: DaskCluster | None = None
    """A Dask cluster for jobs that may be done anywhere."""
    limits: Limits = Limits()

    @property
    def share(self) -> int:
        """How many servers share the processors of this computer."""
        return 1 if self.one_of is None else len(self.one_of.urls)


def settings_line(settings: msgspec.Struct) -> bytes:
    """Settings, or a part of them, as a process of ours is told: one line.

    >>> read_settings(settings_line(DaskCluster("tls://x:1", Path("ca.pem"))), DaskCluster).ca == Path("ca.pem")
    True
    """
    return msgspec.json.encode(settings, enc_hook=str)


def read_settings(line: bytes | str, kind: type[T]) -> T:
    """What a process of ours was told."""
    return msgspec.json.decode(line, type=kind, dec_hook=lambda kind, value: kind(value))
