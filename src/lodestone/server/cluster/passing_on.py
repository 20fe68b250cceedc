"""Passes requests and sockets on to the owner of a table, one hop at most.

A request is sent to another server only once, unless nothing can have come of it: it could not be reached, it answered
that it is not the owner, or asking again changes nothing (GET).
"""

from __future__ import annotations

import asyncio
import ssl
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import cache
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

import structlog
from starlette.websockets import WebSocket

from lodestone.server import metrics
from lodestone.server.cluster.face import Cluster, Elsewhere
from lodestone.server.cluster.relay import Relay
from lodestone.server.cluster.signing import HEADER, sign
from lodestone.server.cluster.upstream import Header, Lost, Unreachable, Upstream, upgrade
from lodestone.server.errors import Unavailable
from lodestone.server.wire import wire_of
from lodestone.storage.living import STALE

MISDIRECTED = 421
"""The HTTP status with which a server answers that it does not have the table."""
PATIENCE = 5.0
"""s for which a table is asked for again and again: it may be that long before another server takes over a lost one."""
PAUSE = 0.1
"""s between two attempts."""
WATCH = 0.25
"""s between two checks that the servers we pass on to are alive."""
UNHEARD = STALE
"""s after which a server that was never heard of is taken for dead, like any other whose heartbeats have stopped."""
KEPT = ("authorization", "accept-language", "content-type")
"""Headers of a request that the owner needs."""
ANSWERED = ("content-type", "cache-control", "retry-after")
"""Headers of its answer that the client needs; what browsers must know besides is added at the edge."""

T = TypeVar("T")
_log = structlog.get_logger(__name__)


class PassedRequest(NamedTuple):
    """A request as it came in."""

    method: str
    target: str
    """Path and query."""
    headers: dict[str, str]
    address: str
    body: bytes = b""

    @property
    def repeatable(self) -> bool:
        """Whether asking twice is as good as asking once."""
        return self.method in ("GET", "HEAD")


class PassedAnswer(NamedTuple):
    """What the owner says."""

    status: int
    headers: dict[str, str]
    body: bytes


class PassingOn:
    """Everything that one server passes on to others."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self._links: defaultdict[Elsewhere, set[Upstream]] = defaultdict(set)
        """Connections to each server."""
        self._relays: set[Relay] = set()

    async def at_owner(
        self,
        table: str,
        ask: Callable[[Elsewhere], Awaitable[T]],
        *,
        repeatable: bool,
        misdirected: Callable[[T], bool],
    ) -> T | None:
        """Ask whoever has a table; None: we have it. Raises Unavailable if its owner cannot be found."""
        until = time.monotonic() + PATIENCE
        while (place := await self._found(table, until)) is not None:
            try:
                answered = await ask(place)
                if not misdirected(answered):
                    return answered
            except Unreachable:
                pass
            except Lost:
                if not repeatable:
                    self._cluster.mistaken(table, place)
                    raise Unavailable("server-unavailable") from None
            metrics.ASKED_AGAIN.inc()
            self._cluster.mistaken(table, place)
            if time.monotonic() > until:
                raise Unavailable("server-unavailable")
            await asyncio.sleep(PAUSE)
        return None

    async def _found(self, table: str, until: float) -> Elsewhere | None:
        """Where a table is, as soon as that is certain: whether its owner lives may be unknown for a moment."""
        while True:
            try:
                return await self._cluster.whose(table)
            except Unavailable:
                if time.monotonic() > until:
                    raise
            await asyncio.sleep(PAUSE)

    async def request(self, table: str, asked: PassedRequest) -> PassedAnswer | None:
        """The owner's answer to a request; None: it is for us to answer."""
        return await self.at_owner(
            table,
            lambda place: self.send(place, asked),
            repeatable=asked.repeatable,
            misdirected=lambda answered: answered.status == MISDIRECTED,
        )

    async def send(self, place: Elsewhere, asked: PassedRequest) -> PassedAnswer:
        """The answer of one server to a request."""
        upstream = await self._open(place)
        try:
            headers = [*self._signed(place, asked), ("content-length", str(len(asked.body))), ("connection", "close")]
            upstream.send(asked.method, asked.target, headers, asked.body)
            metrics.REQUESTS_PASSED_ON.inc()
            head = await upstream.head()
            return PassedAnswer(head.status_code, _answered(head.headers), await upstream.body())
        finally:
            self._drop(place, upstream)

    async def socket(self, table: str, websocket: WebSocket, asked: PassedRequest) -> PassedAnswer | bool:
        """Pass a socket on until it is closed. False: the table is ours. Else: why the owner does not want it."""
        opened = await self.at_owner(
            table,
            lambda place: self._upgrade(place, asked),
            repeatable=True,
            misdirected=lambda opened: opened.refused is not None and opened.refused.status == MISDIRECTED,
        )
        if opened is None:
            return False
        if opened.refused is not None:
            return opened.refused
        with metrics.PASSED_ON.track_inprogress():
            await self._relay(opened, websocket)
        return True

    async def _upgrade(self, place: Elsewhere, asked: PassedRequest) -> _Opened:
        upstream = await self._open(place)
        keep = False
        try:
            upstream.send(asked.method, asked.target, [*self._signed(place, asked), *upgrade()])
            head = await upstream.head()
            keep = head.status_code == 101
            refused = None if keep else PassedAnswer(head.status_code, _answered(head.headers), await upstream.body())
            return _Opened(place, upstream, refused)
        finally:
            if not keep:
                self._drop(place, upstream)

    async def _relay(self, opened: _Opened, websocket: WebSocket) -> None:
        relay = Relay(wire_of(websocket), opened.upstream)
        self._relays.add(relay)
        try:
            await websocket.accept()
            await relay.run()
        finally:
            self._relays.discard(relay)
            self._drop(opened.place, opened.upstream)

    async def _open(self, place: Elsewhere) -> Upstream:
        tls = await asyncio.to_thread(_tls) if place.url.startswith("https:") else None
        upstream = await Upstream.open(place.url, tls)
        self._links[place].add(upstream)
        return upstream

    def _drop(self, place: Elsewhere, upstream: Upstream) -> None:
        upstream.transport.close()
        links = self._links[place]
        links.discard(upstream)
        if not links:
            del self._links[place]

    def _signed(self, place: Elsewhere, asked: PassedRequest) -> list[Header]:
        secret = self._cluster.secret
        assert secret is not None, "nobody else can be an owner without a secret"
        kept = [(name, asked.headers[name]) for name in KEPT if name in asked.headers]
        signed = sign(secret, asked.method, asked.target, asked.address)
        return [("host", urlsplit(place.url).netloc), *kept, (HEADER, signed)]

    # Looking after them

    @property
    def relayed(self) -> int:
        """Clients here whose table lives elsewhere."""
        return len(self._relays)

    def say_goodbye(self) -> None:
        """Close the sockets that we pass on, as this server stops; the tables behind them go on elsewhere."""
        for relay in list(self._relays):
            relay.end("moved", retry_after=0.0)

    async def watch(self) -> None:
        """Cut what leads to servers that are dead: one that hangs, or is cut off, closes nothing by itself.

        One that has just started may be an owner before its first heartbeat is heard here.
        """
        heard: set[str] = set()
        unheard: dict[str, float] = {}
        while True:
            await asyncio.sleep(WATCH)
            living, now = {server.id for server in self._cluster.servers}, time.monotonic()
            if self._cluster.node not in living:  # then we know nothing about others, who will come back as we do
                heard, unheard = set(), {}
                continue
            linked = {place.node for place in self._links}
            heard = (heard & linked) | living
            unheard = {node: unheard.get(node, now) for node in linked - heard}
            for place in [place for place in self._links if place.node not in living]:
                if place.node in heard or now - unheard[place.node] > UNHEARD:
                    self._cut(place)

    def _cut(self, place: Elsewhere) -> None:
        _log.warning("server_gone", address=place.url, connections=len(self._links[place]))
        for upstream in list(self._links[place]):
            upstream.transport.abort()


class _Opened(NamedTuple):
    place: Elsewhere
    upstream: Upstream
    refused: PassedAnswer | None


def _answered(headers: object) -> dict[str, str]:
    told = {name.decode(): value.decode("latin-1") for name, value in headers}  # type: ignore[attr-defined]
    return {name: told[name] for name in ANSWERED if name in told}


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
