"""For people with the real box, and for links: the scorer, the referee, QR codes.

The pool does it all, but for the usual small table to be scored.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from lodestone.core import InvalidRequest
from lodestone.match.referee import REFEREES
from lodestone.server.errors import NotFound
from lodestone.server.http.answers import address_of, answer, answer_json, body_parts, hub_of, raw_body
from lodestone.server.work.helping import SMALL_BOARD, scored
from lodestone.server.workers.jobs import DrawQr, Referee, ScoreBoard

LONGEST_LINK = 500


async def score(request: Request) -> Response:
    """`POST /api/score`"""
    asked = await raw_body(request)
    if len(asked) <= SMALL_BOARD:
        return answer(scored(asked))
    return answer_json(await hub_of(request).jobs.run(ScoreBoard(), address_of(request), [asked]))


async def referee(request: Request) -> Response:
    """`POST /api/referee/{game}`"""
    game = request.path_params["game"]
    if game not in REFEREES:
        raise NotFound("server-no-page")
    asked = await body_parts(request, hub_of(request).settings.limits.record_size)
    return answer_json(await hub_of(request).jobs.run(Referee(game), address_of(request), asked))


async def qr(request: Request) -> Response:
    """`GET /api/qr?text=…`: a picture of a link, as SVG."""
    hub, text = hub_of(request), request.query_params.get("text", "")
    if not 0 < len(text) <= LONGEST_LINK:
        raise InvalidRequest("request-value", place="text")
    picture = await hub.pictures.get(text, lambda: hub.jobs.pieces(DrawQr(text), address_of(request))).whole()
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-store"})
