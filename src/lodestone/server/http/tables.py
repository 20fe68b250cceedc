"""Tables over HTTP: what can be played, making one, sitting down."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response

from lodestone.clustered import MAX_SEATS
from lodestone.server.http.answers import address_of, answer, bearer, body, hub_of
from lodestone.server.levels import LEVELS
from lodestone.server.protocol import PROTOCOL
from lodestone.server.protocol.common import MOST_SEATS
from lodestone.server.protocol.http import BotLevel, CreateTable, GameInfo, OpenLesson, RecordList, ServerInfo, SitDown
from lodestone.server.protocol.reactions import REACTIONS
from lodestone.server.table import views
from lodestone.server.table.records import record_info


async def games(request: Request) -> Response:
    """`GET /api/games`"""
    hub = hub_of(request)
    return answer(
        ServerInfo(
            program=views.PROGRAM,
            protocol=PROTOCOL,
            games=(
                GameInfo("clustered", MAX_SEATS, tuple(map(BotLevel, LEVELS["clustered"])), ready=True),
                GameInfo("kluster", MOST_SEATS, tuple(map(BotLevel, LEVELS["kluster"])), ready=hub.pool.ready),
            ),
            reachable=hub.settings.public_url,
            reactions=REACTIONS,
        )
    )


async def create_table(request: Request) -> Response:
    """`POST /api/tables`"""
    return answer(await hub_of(request).create(await body(request, CreateTable), address_of(request)), 201)


async def open_lesson(request: Request) -> Response:
    """`POST /api/lessons/{lesson}`"""
    wish = await body(request, OpenLesson)
    return answer(await hub_of(request).open_lesson(request.path_params["lesson"], wish, address_of(request)), 201)


async def table(request: Request) -> Response:
    """`GET /api/tables/{table}`"""
    room = await hub_of(request).room(request.path_params["table"])
    async with room.lock:
        return answer(views.table_info(await room.fresh(), room.onlookers, time.monotonic()))


async def sit_down(request: Request) -> Response:
    """`POST /api/tables/{table}/seats`"""
    wish = await body(request, SitDown)
    return answer(await hub_of(request).sit(request.path_params["table"], wish, bearer(request)), 201)


async def table_records(request: Request) -> Response:
    """`GET /api/tables/{table}/records`"""
    hub = hub_of(request)
    room = await hub.room(request.path_params["table"])
    heads = await hub.log.records(table=room.table.id)
    return answer(RecordList(tuple(record_info(head) for head in reversed(heads))))
