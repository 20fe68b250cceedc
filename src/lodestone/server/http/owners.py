"""Requests about a table of another server are answered there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message, Receive

from lodestone.server.cluster import Cluster, Elsewhere
from lodestone.server.cluster.passing_on import PassedAnswer, PassedRequest
from lodestone.server.cluster.signing import target_of
from lodestone.server.cluster.upstream import Lost, Unreachable
from lodestone.server.entrance.door import may_be_passed_on
from lodestone.server.errors import NotHere, Unavailable
from lodestone.server.http.answers import Endpoint, address_of, hub_of, raw_body
from lodestone.server.hub import Hub

T = TypeVar("T")

ATTEMPTS = 3
"""Attempts to find a table that is being taken over."""
MUCH_FULLER, FEW = 2, 50
"""A server is much fuller than another with this many times its tables, and this many more: counts in heartbeats are
up to half a second old."""


def at_owner(endpoint: Endpoint) -> Endpoint:
    """An endpoint of a table, answered by the server that has it."""

    @wraps(endpoint)
    async def placed(request: Request) -> Response:
        hub, table = hub_of(request), request.path_params["table"]
        if not hub.cluster.node:
            return await endpoint(request)
        if not may_be_passed_on(request.scope):
            if await hub.cluster.whose(table) is not None:
                raise NotHere("server-unavailable")  # never on to a third server
            return await endpoint(request)
        asked = await asked_by(request)

        async def here() -> Response:
            return await endpoint(Request(request.scope, again(asked.body)))

        answered = await answered_at_owner(hub, table, asked, here)
        return told(answered) if isinstance(answered, PassedAnswer) else answered

    return placed


async def answered_at_owner(
    hub: Hub, table: str, asked: PassedRequest, here: Callable[[], Awaitable[T]]
) -> PassedAnswer | T:
    """The answer of the server that has a table; if that is us, what `here` gives."""
    for _ in range(ATTEMPTS):
        passed = await hub.passing_on.request(table, asked)
        if passed is not None:
            return passed
        try:
            return await here()
        except NotHere:  # it was ours a moment ago, and nothing was done
            continue
    raise Unavailable("server-unavailable")


def where_there_is_room(endpoint: Endpoint) -> Endpoint:
    """An endpoint that makes a table: here, unless this server has far more to do than another, or takes no more."""

    @wraps(endpoint)
    async def placed(request: Request) -> Response:
        hub = hub_of(request)
        place = emptier(hub.cluster) if may_be_passed_on(request.scope) else None
        if place is None:
            return await endpoint(request)
        asked = await asked_by(request)
        try:
            return told(await hub.passing_on.send(place, asked))
        except Unreachable:
            return await endpoint(Request(request.scope, again(asked.body)))
        except Lost:  # if it was made all the same, nobody knows of it, and it is archived in time
            raise Unavailable("server-unavailable") from None

    return placed


def emptier(cluster: Cluster) -> Elsewhere | None:
    """A server that a new table is better made at; None: there is none."""
    others = [server for server in cluster.servers if server.id != cluster.node and not server.draining]
    own = next((server.tables for server in cluster.servers if server.id == cluster.node), 0)
    if not others:
        return None
    least = min(others, key=lambda server: server.tables)
    if cluster.draining or own > MUCH_FULLER * least.tables + FEW:
        return Elsewhere(least.id, least.url)
    return None


async def asked_by(request: Request) -> PassedRequest:
    """A request as another server needs it."""
    headers = dict(request.headers.items())
    return PassedRequest(
        request.method, target_of(request.scope), headers, address_of(request), await raw_body(request)
    )


def told(answered: PassedAnswer) -> Response:
    """Another server's answer as our own."""
    return Response(answered.body, answered.status, answered.headers)


def again(body: bytes) -> Receive:
    """A body that was read once, to be read by somebody else."""

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
