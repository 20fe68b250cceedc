"""Tables over HTTP: what can be played, making a table, sitting down by its link or by a listing, one's own tables."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lodestone.server.cluster.passing_on import PassedRequest
from lodestone.server.errors import NotFound
from lodestone.server.http.answers import address_of, answer, bearer, body, hub_of, raw_body
from lodestone.server.http.owners import again, answered_at_owner, told
from lodestone.server.http.records import check_open
from lodestone.server.protocol import PROTOCOL
from lodestone.server.protocol.common import REACTIONS, SeatKind, Status
from lodestone.server.protocol.http import (
    AskMyTables,
    BotLevel,
    CreateTable,
    GameInfo,
    MySeat,
    MyTable,
    MyTables,
    OpenLesson,
    Progress,
    RecordList,
    Seated,
    ServerInfo,
    SitDown,
)
from lodestone.server.protocol.lobby import Joined, ListingList
from lodestone.server.table import views
from lodestone.server.table.records import record_info
from lodestone.server.table.summary import Summary, read_summary
from lodestone.storage.rows import TableRow


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


async def my_tables(request: Request) -> Response:
    """`POST /api/my-tables`: those that a browser has kept, from what is stored beside each; none has to be opened."""
    hub = hub_of(request)
    tokens = {kept.table: kept.token for kept in (await body(request, AskMyTables)).tables}
    rows = {row.id: row for row in await hub.log.tables_named(list(tokens))}
    found = [_shown(rows[table], token) for table, token in tokens.items() if table in rows]
    return answer(MyTables(tuple(found), hub.log.now()))


def _shown(row: TableRow, token: str | None) -> MyTable:
    summary = read_summary(row.summary)
    if summary is None:
        return MyTable(row.id, row.game, None, since=row.touched)
    own, turn = summary.seats_of(token), summary.turn
    by_person = turn is not None and summary.seats[turn].level is None
    yours = by_person and turn in own
    return MyTable(
        table=row.id,
        game=row.game,
        status=Status(summary.status),
        seats=tuple(
            MySeat(number, SeatKind(seat.kind), seat.name, seat.level, number in own, seat.resigned, seat.standing)
            for number, seat in enumerate(summary.seats)
        ),
        turn=turn,
        your_turn=yours,
        awaited=yours and not summary.paused and _others_play(summary, own),
        since=summary.since,
        deadline=row.deadline if by_person else None,
        paused=summary.paused,
        lesson=summary.lesson,
        record=summary.record,
    )


def _others_play(summary: Summary, own: tuple[int, ...]) -> bool:
    """Whether another person is in the game."""
    others = [seat for number, seat in enumerate(summary.seats) if number not in own]
    return any(seat.key is not None and seat.level is None and not seat.resigned for seat in others)


_SEATED = msgspec.json.Decoder(Seated)


async def listings(request: Request) -> Response:
    """`GET /api/listings`"""
    hub = hub_of(request)
    hub.lobby.check_allowed()
    bodies = tuple(msgspec.Raw(each) for each in await hub.lobby.watching.fresh())
    return answer(ListingList(bodies))  # type: ignore[arg-type]  # encoded already


async def join(request: Request) -> Response:
    """`POST /api/listings/{listing}/seats`: whoever has the table seats them, and only then do they learn its id."""
    hub = hub_of(request)
    hub.lobby.check_allowed()
    hub.lobby.listings.allow_joining(address_of(request))
    wish = await raw_body(request)
    table = await hub.log.listings.table_of(request.path_params["listing"])
    if table is None:
        raise NotFound("server-no-listing")
    headers = {name: value for name, value in request.headers.items() if name != "authorization"}
    asked = PassedRequest("POST", f"/api/tables/{table}/seats", headers, address_of(request), wish)

    async def sit() -> Seated:
        typed = await body(Request(request.scope, again(wish)), SitDown)
        return await hub.sit(table, typed, None)

    seated = await answered_at_owner(hub, table, asked, sit)
    if isinstance(seated, Seated):
        return _joined(table, seated)
    return told(seated) if seated.status >= 400 else _joined(table, _SEATED.decode(seated.body))


def _joined(table: str, seated: Seated) -> Response:
    return answer(Joined(table, seated.seat, seated.person, seated.token), 201)
