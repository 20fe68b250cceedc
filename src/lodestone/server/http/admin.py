"""For whoever has the admin token: list, close and remove tables."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from lodestone.server.errors import NotAllowed, NotFound
from lodestone.server.http.answers import answer, bearer, hub_of
from lodestone.server.hub import Hub
from lodestone.server.protocol.http import AdminTable, AdminTables, Nothing
from lodestone.server.table.secret import same_hash, token_hash

PAGE = 200


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
