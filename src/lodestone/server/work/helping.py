"""For people with the real box, and for links: the scorer, the referee, QR codes."""

from __future__ import annotations

import io

import msgspec

from lodestone.clustered import score_text_board
from lodestone.clustered.groups import GroupKind
from lodestone.core import InvalidRequest
from lodestone.match.referee import REFEREES
from lodestone.match.referee.respond import respond
from lodestone.server.protocol.encoding import read_json
from lodestone.server.protocol.http import RefereeAnswer, RefereeRequest, ScoreAnswer, ScoredGroup, ScoreRequest

SMALL_BOARD = 600
"""Bytes of a request that is scored within a millisecond, whatever it says: ten times a usual table's."""
DEAREST = ("load",)
"""Operations that work through a whole game by themselves; one of them is enough."""

_SCORES = msgspec.json.Decoder(ScoreRequest)
_OPERATIONS = msgspec.json.Decoder(RefereeRequest)


def scored(request: bytes) -> ScoreAnswer:
    """The answer to a `ScoreRequest`."""
    table = score_text_board(read_json(request, _SCORES).board)
    scores = {
        letter: {"rectangle": s.rectangle, "rows": s.rows, "columns": s.columns, "total": s.total}
        for letter, s in table.scores.items()
    }
    lines: list[ScoredGroup] = []
    rectangles: list[ScoredGroup] = []
    for group in table.groups:
        kind = rectangles if group.kind is GroupKind.RECTANGLE else lines
        kind.append(ScoredGroup(group.letter, group.cells, group.points))
    return ScoreAnswer(scores, table.largest_rectangle, table.longest_line, tuple(lines), tuple(rectangles))


def refereed(game: str, request: bytes) -> RefereeAnswer:
    """The answer to a `RefereeRequest`: all operations, one after another."""
    operations = read_json(request, _OPERATIONS).operations
    if sum(operation.get("op") in DEAREST for operation in operations) > 1:
        raise InvalidRequest("request-value", place="operations")
    judge = REFEREES[game]()
    said: dict[str, object] = {}
    for number, operation in enumerate(operations):
        said, _ = respond(judge, msgspec.json.encode(operation))
        if not said["ok"]:
            return RefereeAnswer(said, number)
    return RefereeAnswer(said, None)


def qr_picture(text: str) -> bytes:
    """A text as a QR code, in SVG."""
    import segno

    picture = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        picture, kind="svg", xmldecl=False, border=2, scale=1, omitsize=True, svgclass=None, lineclass=None
    )
    return picture.getvalue()
