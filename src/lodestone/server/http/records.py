"""Records over HTTP: download, replay, import."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lodestone.clustered import Position
from lodestone.core import InvalidRecord
from lodestone.match.clustered import ClusteredMatch, from_record
from lodestone.match.clustered.plain import plain, plain_rules, plain_scores
from lodestone.match.envelope import FORMAT
from lodestone.server.errors import Conflict, NotFound, TooMany, Unavailable
from lodestone.server.http.answers import JSON, address_of, answer, hub_of, raw_body
from lodestone.server.http.kluster_replay import kluster_replay
from lodestone.server.live.problems import Problem
from lodestone.server.protocol.http import ClusteredReplay, ClusteredTurn, Imported, RecordInfo
from lodestone.server.reading import read_json
from lodestone.server.reviews import Crowded
from lodestone.server.table.records import record_info, record_row
from lodestone.server.table.secret import new_id
from lodestone.server.tracks.shelf import Crowded as CrowdedTracks
from lodestone.storage.rows import Record

_ANYTHING: msgspec.json.Decoder[Any] = msgspec.json.Decoder()


async def record(request: Request) -> Response:
    """`GET /api/records/{record}`"""
    found = await _found(request)
    headers = {"content-disposition": f'attachment; filename="lodestone-{found.game}-{found.id}.json"'}
    return Response(found.body, media_type=JSON, headers=headers)


async def info(request: Request) -> Response:
    """`GET /api/records/{record}/info`"""
    return answer(record_info(await _found(request)))


async def replay(request: Request) -> Response:
    """`GET /api/records/{record}/replay`"""
    found = await _found(request)
    data = msgspec.json.decode(found.body)
    if found.game == "kluster":
        return answer(kluster_replay(record_info(found), data))
    return answer(clustered_replay(record_info(found), from_record(data)))


async def track(request: Request) -> Response:
    """`GET /api/records/{record}/tracks/{turn}`"""
    found = await _found(request)
    asked = request.path_params["turn"]
    turns = range(record_info(found).turns + 1) if found.game == "kluster" else ()
    if asked not in map(str, turns):
        raise NotFound("server-no-turn")
    try:
        film = await hub_of(request).tracks.track(found.id, found.body, int(asked))
    except CrowdedTracks:
        raise Unavailable("server-no-track-yet") from None
    if film is None:
        raise Conflict("server-no-track")
    # A record never changes, and nobody plays in it any more.
    return Response(film, media_type="application/octet-stream", headers={"cache-control": "private, max-age=86400"})


async def review(request: Request) -> Response:
    """`GET /api/records/{record}/review`"""
    found = await _found(request)
    try:
        reviewed = hub_of(request).reviews.review(found.body, record_info(found).turns)
    except Crowded:
        raise Unavailable("server-no-review-yet") from None
    if reviewed is None:
        raise Conflict("server-no-review")
    return answer(reviewed)


async def import_record(request: Request) -> Response:
    """`POST /api/records`"""
    hub = hub_of(request)
    if not hub.may_store(address_of(request)):
        raise TooMany("server-too-many-tables")
    body = await raw_body(request, hub.settings.limits.record_size)
    data = read_json(body, _ANYTHING)
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("game") not in ("clustered", "kluster"):
        raise InvalidRecord("record-unreadable", problem="format")
    if data["game"] == "clustered":
        from_record(data)
    else:
        await _check_elsewhere(body)
    id = new_id()
    await hub.log.save_record(record_row(id, None, data))
    return answer(Imported(id), 201)


async def _check_elsewhere(body: bytes) -> None:
    """Reading a record of Kluster needs the physics, which this process does without."""
    checking = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "lodestone.server.checking",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    said, _ = await checking.communicate(body)
    if said:
        raise msgspec.json.decode(said, type=Problem).error()
    if checking.returncode != 0:
        raise InvalidRecord("record-unreadable", problem="?")


async def _found(request: Request) -> Record:
    found = await hub_of(request).log.record(request.path_params["record"])
    if found is None:
        raise NotFound("server-no-record")
    return found


def clustered_replay(info: RecordInfo, match: ClusteredMatch) -> ClusteredReplay:
    """Every turn of a record, as everybody may see it now that it is over."""
    positions = match.positions
    turns = [_turn(0, None, (), positions[0])]
    again = ClusteredMatch(match.setup)
    for number, move in enumerate(match.moves, 1):
        events = again.repeat(move)
        turns.append(_turn(number, str(move), tuple(plain(events)), positions[number]))
    return ClusteredReplay(
        info=info,
        seats=match.setup.seats,
        rules=plain_rules(match.setup.rules),
        start=tuple((cell.x, cell.y) for cell in match.setup.start_cells),
        turns=tuple(turns),
    )


def _turn(number: int, move: str | None, events: tuple[dict[str, Any], ...], position: Position) -> ClusteredTurn:
    return ClusteredTurn(
        number=number,
        move=move,
        events=events,
        turn=position.seat,
        phase=position.phase,
        hands=tuple(tuple(tile.notation for tile in hand) for hand in position.hands),
        stack_sizes=position.stack_sizes(),
        discards=tuple(tuple(tile.notation for tile in pile) for pile in position.discards),
        scores=tuple(plain_scores(position)),
    )
