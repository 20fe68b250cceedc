"""For whoever runs the server: how it is, metrics, and with the admin token what can be done about tables."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from lodestone.core import LodestoneError
from lodestone.server import metrics
from lodestone.server.errors import NotAllowed, NotFound
from lodestone.server.http.answers import answer, bearer, hub_of
from lodestone.server.hub import Hub
from lodestone.server.protocol.http import AdminTable, AdminTables, Health, Nothing
from lodestone.server.table.secret import same_hash, token_hash
from lodestone.server.table.views import PROGRAM

PAGE = 200


async def live(request: Request) -> Response:
    """`GET /live`: the event loop turns, or there is no answer."""
    return answer(Health("ok", PROGRAM))


async def health(request: Request) -> Response:
    """`GET /health`: whether anything can be stored."""
    try:
        await hub_of(request).log.check()
    except LodestoneError:
        return answer(Health("unavailable", PROGRAM), 503)
    return answer(Health("ok", PROGRAM))


async def ready(request: Request) -> Response:
    """`GET /ready`: whether new tables are welcome."""
    if hub_of(request).stopping:
        return answer(Health("stopping", PROGRAM), 503)
    return await health(request)


async def show_metrics(request: Request) -> Response:
    """`GET /metrics`"""
    from prometheus_client import generate_latest

    hub = hub_of(request)
    metrics.TABLES.set(len(hub.rooms))
    metrics.JOBS.set(hub.jobs.waiting)
    metrics.PROCESSES.set(len(hub.jobs.pids))
    return Response(generate_latest(metrics.REGISTRY), media_type="text/plain; version=0.0.4")


def _allowed(request: Request) -> Hub:
    hub = hub_of(request)
    wanted, given = hub.settings.admin_token, bearer(request)
    if wanted is None:
        raise NotFound("server-no-page")
    if given is None or not same_hash(token_hash(given), token_hash(wanted)):
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


async def close_table(request: Request) -> Response:
    """`POST /api/admin/tables/{table}/close`"""
    await _allowed(request).close_table(request.path_params["table"])
    return answer(Nothing())


async def remove_table(request: Request) -> Response:
    """`DELETE /api/admin/tables/{table}`"""
    await _allowed(request).remove_table(request.path_params["table"])
    return answer(Nothing())


async def remove_record(request: Request) -> Response:
    """`DELETE /api/admin/records/{record}`"""
    hub, record = _allowed(request), request.path_params["record"]
    if not await hub.log.remove_record(record):
        raise NotFound("server-no-record")
    hub.replays.forget(record)
    hub.films.forget(record)
    return answer(Nothing())
