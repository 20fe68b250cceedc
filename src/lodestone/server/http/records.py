"""Records over HTTP: download, replay, import."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from hashlib import sha256

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lodestone.core import LodestoneError
from lodestone.server.errors import Conflict, NotAllowed, NotFound, ServerRefusal
from lodestone.server.http.answers import JSON, Pieces, address_of, answer, answer_json, body_parts, hold, hub_of
from lodestone.server.http.operating import is_admin
from lodestone.server.protocol.http import Imported, RecordReview
from lodestone.server.table.records import CheckedRecord, glance, kept_row, record_info
from lodestone.server.table.secret import new_id
from lodestone.server.workers.jobs import CheckRecord, FilmRecord, ReplayRecord, ReviewRecord, split
from lodestone.storage.rows import Record


async def record(request: Request) -> Response:
    """`GET /api/records/{record}`"""
    found = await _found(request)
    headers = {"content-disposition": f'attachment; filename="lodestone-{found.game}-{found.id}.json"'}
    return Pieces(found.body, media_type=JSON, headers=headers)


async def info(request: Request) -> Response:
    """`GET /api/records/{record}/info`"""
    return answer(record_info(await _found(request)))


async def replay(request: Request) -> Response:
    """`GET /api/records/{record}/replay`"""
    hub = hub_of(request)

    async def begin() -> AsyncGenerator[bytes, None]:
        found = await _found(request)  # not read again for those who ask later
        yield await hub.jobs.run(ReplayRecord(record_info(found)), address_of(request), split(found.body))

    record = request.path_params["record"]
    check_open(request, await hub.log.record_opens(record))  # an administrator may have read it before
    return answer_json(await hub.replays.get(record, begin).whole())


async def track(request: Request) -> Response:
    """`GET /api/records/{record}/tracks/{turn}`"""
    hub, found = hub_of(request), await _found(request)
    asked = request.path_params["turn"]
    kind = hub_of(request).games.get(found.game)
    filmed = kind is not None and kind.live is not None
    turns = range(record_info(found).turns + 1) if filmed else ()
    if asked not in map(str, turns):
        raise NotFound("server-no-turn")
    films = hub.films.get(
        found.id, lambda: hub.jobs.pieces(FilmRecord(found.game), address_of(request), split(found.body))
    )
    try:
        film = await films.piece(int(asked))
    except ServerRefusal:
        raise
    except LodestoneError:
        film = None  # a record that cannot be played again has no film
    if film is None:
        raise Conflict("server-no-track")
    # A record never changes, and nobody plays in it any more.
    return Pieces(film, media_type="application/octet-stream", headers={"cache-control": "private, max-age=86400"})


async def review(request: Request) -> Response:
    """`GET /api/records/{record}/review`: how far it is."""
    hub, found = hub_of(request), await _found(request)
    # The same game under another name has the same review. To hash megabytes takes milliseconds: not on the event loop.
    name = (await asyncio.to_thread(sha256, found.body)).hexdigest()
    result = hub.reviews.get(
        name, lambda: hub.jobs.pieces(ReviewRecord(found.game), address_of(request), split(found.body))
    )
    if isinstance(result.problem, ServerRefusal):
        raise result.problem
    if result.problem is not None:
        raise Conflict("server-no-review")
    if not result.pieces:
        return answer(RecordReview(0, record_info(found).turns, None))
    return answer_json(result.pieces[-1])


async def import_record(request: Request) -> Response:
    """`POST /api/records`"""
    hub = hub_of(request)
    hub.allow_storing(address_of(request))
    body = await body_parts(request, hub.settings.limits.record_size)
    glance(body, hub.record_heads)
    told = await hub.jobs.run(CheckRecord(), address_of(request), body)
    checked = msgspec.msgpack.decode(told, type=CheckedRecord)
    id = new_id()
    await hub.log.save_record(kept_row(id, checked.game, checked.title, checked.body))
    return answer(Imported(id), 201)


def check_open(request: Request, opens: float | None) -> None:
    """A record of a daily table is read by nobody until all tries of its day are over."""
    if opens is not None and hub_of(request).log.now() < opens and not is_admin(request):
        raise NotAllowed("daily-record-sealed")


async def _found(request: Request) -> Record:
    found = await hub_of(request).log.record(request.path_params["record"], sealed=True)
    if found is None:
        raise NotFound("server-no-record")
    check_open(request, found.opens)
    hold(request, len(found.body))
    return found
