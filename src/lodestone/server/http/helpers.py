"""For people with the real box, and for links: the scorer, the referee, the rulebook, QR codes.

The pool does it all, but for the usual small table to be scored.
"""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lodestone.core import InvalidRequest
from lodestone.i18n import languages
from lodestone.match.referee import REFEREES
from lodestone.match.wire import ScoreRequest
from lodestone.rulebook import GAMES, TileDiagram, book, diagrams
from lodestone.server.errors import NotFound
from lodestone.server.http.answers import address_of, answer, answer_json, body_parts, hub_of, language_of, raw_body
from lodestone.server.protocol.encoding import read_json
from lodestone.server.protocol.http import Rulebook
from lodestone.server.workers.jobs import AskReferee, DrawQr, ScoreBoard

LONGEST_LINK = 500
"""Characters of a text that is drawn as a QR code."""

_BOARDS = msgspec.json.Decoder(ScoreRequest)


async def score(request: Request) -> Response:
    """`POST /api/score`"""
    hub, asked = hub_of(request), await raw_body(request)
    for kind in hub.games.values():
        if kind.scores is not None:
            if len(asked) <= kind.scores:
                return answer(kind.score(read_json(asked, _BOARDS).board))
            return answer_json(await hub.jobs.run(ScoreBoard(kind.name), address_of(request), [asked]))
    raise NotFound("server-no-page")


async def referee(request: Request) -> Response:
    """`POST /api/referee/{game}`"""
    game = request.path_params["game"]
    if game not in REFEREES:
        raise NotFound("server-no-page")
    asked = await body_parts(request, hub_of(request).settings.limits.record_size)
    return answer_json(await hub_of(request).jobs.run(AskReferee(game), address_of(request), asked))


async def qr(request: Request) -> Response:
    """`GET /api/qr?text=…`: a picture of a link, as SVG."""
    hub, text = hub_of(request), request.query_params.get("text", "")
    if not 0 < len(text) <= LONGEST_LINK:
        raise InvalidRequest("request-value", place="text")
    picture = await hub.pictures.get(text, lambda: hub.jobs.pieces(DrawQr(text), address_of(request))).whole()
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-store"})


async def rules(request: Request) -> Response:
    """`GET /api/rules/{game}?lang=`"""
    game = request.path_params["game"]
    if game not in GAMES:
        raise NotFound("server-no-page")
    language = request.query_params.get("lang") or language_of(request)
    if language not in languages():
        raise InvalidRequest("request-value", place="lang")
    return answer(_rulebook(game, language))


@cache
def _rulebook(game: str, language: str) -> Rulebook:
    found = book(game, language)
    drawn = diagrams(game).values()
    told = {
        "game": found.game,
        "language": found.language,
        "title": found.title,
        "blocks": found.blocks,
        "tiles": [diagram for diagram in drawn if isinstance(diagram, TileDiagram)],
        "magnets": [diagram for diagram in drawn if not isinstance(diagram, TileDiagram)],
    }
    return msgspec.convert(told, Rulebook, from_attributes=True)
