"""The rulebooks, for the browser."""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lodestone.core import InvalidRequest
from lodestone.i18n import languages
from lodestone.rulebook import GAMES, TileDiagram, book, diagrams
from lodestone.server.errors import NotFound
from lodestone.server.http.answers import answer, language_of
from lodestone.server.protocol.rules import Rulebook


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
