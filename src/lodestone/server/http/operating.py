"""For operators: how the server is, metrics, and with the admin token what can be done about tables."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from lodestone.core import LodestoneError
from lodestone.server.cluster import Server
from lodestone.server.cluster.passing_on import PassedRequest
from lodestone.server.draining import keep_draining
from lodestone.server.errors import NotAllowed, NotFound, Unavailable
from lodestone.server.http.answers import address_of, answer, bearer, hub_of
from lodestone.server.http.owners import answered_at_owner, told
from lodestone.server.hub import Hub
from lodestone.server.protocol.http import AdminCluster, AdminTable, AdminTables, ClusterServer, Health, Nothing
from lodestone.server.table.secret import same_hash, token_hash
from lodestone.server.table.views import PROGRAM

PAGE = 200


async def live(request: Request) -> Response:
    """`GET /live`: the event loop turns, or there is no answer."""
    return answer(Health("ok", PROGRAM))


async def health(request: Request) -> Response:
    """`GET /health`: whether anything can be stored."""
    hub = hub_of(request)
    try:
        await hub.log.check()
    except LodestoneError:
        return answer(Health("unavailable", PROGRAM), 503)
    if not hub.cluster.telling:  # cut off from the database: others may have our tables
        return answer(Health("unavailable", PROGRAM), 503)
    return answer(Health("ok", PROGRAM))


async def ready(request: Request) -> Response:
    """`GET /ready`: whether new tables are welcome."""
    hub = hub_of(request)
    if hub.stopping or hub.cluster.draining:
        return answer(Health("stopping", PROGRAM), 503)
    if hub.preparing and hub.cluster.can_hand_over:  # people who can be served elsewhere should not wait for this
        return answer(Health("preparing", PROGRAM), 503)
    return await health(request)


def is_admin(request: Request) -> bool:
    """Whether the request has the admin token."""
    wanted, given = hub_of(request).settings.admin_token, bearer(request)
    return wanted is not None and given is not None and same_hash(token_hash(given), token_hash(wanted))


def _allowed(request: Request) -> Hub:
    hub = hub_of(request)
    if hub.settings.admin_token is None:
        raise NotFound("server-no-page")
    if not is_admin(request):
        raise NotAllowed("server-admin-only")
    return hub


async def list_tables(request: Request) -> Response:
    """`GET /api/admin/tables?after=…`"""
    hub = _allowed(request)
    rows = await hub.log.tables(limit=PAGE, after=request.query_params.get("after"))
    tables = []
    for row in rows:
        room = hub.rooms.get(row.id)
        connections = 0 if room is None else len(room.connections)
        tables.append(AdminTable(row.id, row.game, row.state, row.created, row.touched, connections))
    return answer(AdminTables(tuple(tables), rows[-1].id if len(rows) == PAGE else None))


async def cluster(request: Request) -> Response:
    """`GET /api/admin/cluster`: the servers on this database that live, this one among them."""
    hub = _allowed(request)
    found = sorted(hub.cluster.servers, key=lambda server: (server.since, server.id))
    if not found and hub.cluster.node:  # cut off from the database: who else lives cannot be known
        raise Unavailable("server-unavailable")
    servers = [
        ClusterServer(
            server.url,
            server.version,
            server.since,
            server.tables,
            server.connections,
            server.live_matches,
            server.draining,
            this=server.id == hub.cluster.node,
        )
        for server in found or [_alone(hub)]
    ]
    return answer(AdminCluster(tuple(servers)))


def _alone(hub: Hub) -> Server:
    """A server that shares its database with nobody."""
    counts = hub.counts
    url = hub.settings.node or hub.settings.public_url or ""
    return Server(hub.cluster.node, url, PROGRAM, hub.since, *counts)


async def close_table(request: Request) -> Response:
    """`POST /api/admin/tables/{table}/close`"""
    await _allowed(request).close_table(request.path_params["table"])
    return answer(Nothing())


async def remove_listing(request: Request) -> Response:
    """`DELETE /api/admin/listings/{listing}`: whoever wrote what stands there has to make another table."""
    hub = _allowed(request)
    table = await hub.log.listings.table_of(request.path_params["listing"])
    if table is None:
        raise NotFound("server-no-listing")
    headers = dict(request.headers.items())
    asked = PassedRequest("POST", f"/api/admin/tables/{table}/close", headers, address_of(request), b"")
    closed = await answered_at_owner(hub, table, asked, lambda: hub.close_table(table))
    return answer(Nothing()) if closed is None else told(closed)


async def remove_table(request: Request) -> Response:
    """`DELETE /api/admin/tables/{table}`"""
    await _allowed(request).remove_table(request.path_params["table"])
    return answer(Nothing())


async def remove_record(request: Request) -> Response:
    """`DELETE /api/admin/records/{record}`"""
    hub, record = _allowed(request), request.path_params["record"]
    if not await hub.log.remove_record(record):
        raise NotFound("server-no-record")
    hub.forget_record(record)
    return answer(Nothing())


async def remove_result(request: Request) -> Response:
    """`DELETE /api/admin/dailies/{result}`"""
    if not await _allowed(request).log.dailies.remove(request.path_params["result"]):
        raise NotFound("daily-none")
    return answer(Nothing())


async def drain(request: Request) -> Response:
    """`POST /api/admin/drain`: takes no more tables, and hands over what it has. It goes on running."""
    hub = _allowed(request)
    if not hub.cluster.draining:
        hub.cluster.draining = True
        hub.background.start(keep_draining(hub))
    return answer(Nothing())
