"""Tables over HTTP: what can be played, making one, sitting down."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from lodestone.server.http.answers import address_of, answer, bearer, body, hub_of
from lodestone.server.http.records import check_open
from lodestone.server.protocol import PROTOCOL
from lodestone.server.protocol.common import REACTIONS
from lodestone.server.protocol.http import (
    BotLevel,
    CreateTable,
    GameInfo,
    OpenLesson,
    Progress,
    RecordList,
    ServerInfo,
    SitDown,
)
from lodestone.server.table import views
from lodestone.server.table.records import record_info


async def games(request: Request) -> Response:
    """`GET /api/games`"""
    hub = hub_of(request)
    ready, compiled = hub.pool.ready, hub.pool.preparing.progress
    progress = None if compiled is None else Progress(*compiled)
    return answer(
        ServerInfo(
            program=views.PROGRAM,
            protocol=PROTOCOL,
            games=tuple(
                GameInfo(
                    kind.name,
                    kind.most_seats,
                    tuple(map(BotLevel, kind.levels)),
                    ready or kind.live is None,
                    None if kind.live is None else progress,
                    kind.turn_days,
                )
                for kind in hub.games.values()
            ),
            reachable=hub.settings.public_url,
            reactions=REACTIONS,
            app=hub.settings.app,
            open_tables=hub.settings.open_tables,
            dailies=hub.settings.dailies,
        )
    )


async def create_table(request: Request) -> Response:
    """`POST /api/tables`"""
    hub = hub_of(request)
    wish = await body(request, CreateTable, hub.settings.limits.message_size)
    await asyncio.sleep(0)  # a table of a thousand cells is read and laid bit by bit
    return answer(await hub.new_tables.create(wish, address_of(request)), 201)


async def open_lesson(request: Request) -> Response:
    """`POST /api/lessons/{lesson}`"""
    wish = await body(request, OpenLesson)
    opened = await hub_of(request).new_tables.open_lesson(request.path_params["lesson"], wish, address_of(request))
    return answer(opened, 201)


async def table(request: Request) -> Response:
    """`GET /api/tables/{table}`"""
    room = await hub_of(request).room(request.path_params["table"])
    async with room.lock:
        return answer(views.table_info(await room.fresh(), room.onlookers, room.now()))


async def sit_down(request: Request) -> Response:
    """`POST /api/tables/{table}/seats`"""
    wish = await body(request, SitDown)
    return answer(await hub_of(request).sit(request.path_params["table"], wish, bearer(request)), 201)


async def table_records(request: Request) -> Response:
    """`GET /api/tables/{table}/records`"""
    hub = hub_of(request)
    room = await hub.room(request.path_params["table"])
    heads = await hub.log.records(table=room.table.id)
    for head in heads:
        check_open(request, head.opens)
    return answer(RecordList(tuple(record_info(head) for head in reversed(heads))))
