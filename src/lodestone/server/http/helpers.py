"""For people with the real box, and for links: the scorer, the referee, QR codes."""

from __future__ import annotations

import asyncio
import io

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lodestone.clustered import score_text_board
from lodestone.clustered.groups import GroupKind
from lodestone.core import InvalidRequest
from lodestone.match.referee import REFEREES
from lodestone.match.referee.respond import respond
from lodestone.server.errors import NotFound
from lodestone.server.http.answers import answer, body, hub_of
from lodestone.server.protocol.http import RefereeAnswer, RefereeRequest, ScoreAnswer, ScoredGroup, ScoreRequest

LONGEST_LINK = 500
DEAREST = ("load",)
"""Operations that work through a whole game by themselves; one of them is enough."""


async def score(request: Request) -> Response:
    """`POST /api/score`"""
    table = score_text_board((await body(request, ScoreRequest)).board)
    scores = {
        letter: {"rectangle": s.rectangle, "rows": s.rows, "columns": s.columns, "total": s.total}
        for letter, s in table.scores.items()
    }
    lines: list[ScoredGroup] = []
    rectangles: list[ScoredGroup] = []
    for group in table.groups:
        kind = rectangles if group.kind is GroupKind.RECTANGLE else lines
        kind.append(ScoredGroup(group.letter, group.cells, group.points))
    return answer(ScoreAnswer(scores, table.largest_rectangle, table.longest_line, tuple(lines), tuple(rectangles)))


async def referee(request: Request) -> Response:
    """`POST /api/referee/{game}`"""
    game = request.path_params["game"]
    if game not in REFEREES:
        raise NotFound("server-no-page")
    wanted = await body(request, RefereeRequest, hub_of(request).settings.limits.record_size)
    if sum(operation.get("op") in DEAREST for operation in wanted.operations) > 1:
        raise InvalidRequest("request-value", place="operations")
    return answer(await asyncio.to_thread(_refereed, game, wanted))


def _refereed(game: str, wanted: RefereeRequest) -> RefereeAnswer:
    """All operations, one after another; in a thread, since two thousand moves take a moment."""
    judge = REFEREES[game]()
    said: dict[str, object] = {}
    for number, operation in enumerate(wanted.operations):
        said, _ = respond(judge, msgspec.json.encode(operation))
        if not said["ok"]:
            return RefereeAnswer(said, number)
    return RefereeAnswer(said, None)


async def qr(request: Request) -> Response:
    """`GET /api/qr?text=…`: a picture of a link, as SVG."""
    import segno

    text = request.query_params.get("text", "")
    if not 0 < len(text) <= LONGEST_LINK:
        raise InvalidRequest("request-value", place="text")
    picture = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        picture, kind="svg", xmldecl=False, border=2, scale=1, omitsize=True, svgclass=None, lineclass=None
    )
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})
