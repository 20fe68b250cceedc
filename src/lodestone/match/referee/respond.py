"""A referee's answers: one request in, one answer out. Keeps nothing but its game."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from lodestone.core import GameOver, IllegalMove, InvalidNotation, InvalidRequest, LodestoneError
from lodestone.i18n import text

LONGEST_LINE = 2**20
QUIT = "quit"

Answer = dict[str, Any]


class Referee(Protocol):
    """Somebody who answers requests about one game."""

    def answer(self, operation: str, fields: dict[str, Any]) -> Answer:
        """What to say to a request, or a LodestoneError; a refused request must change nothing."""


def respond(referee: Referee, line: bytes | None) -> tuple[Answer, bool]:
    """The answer to one line (None: it was too long), and whether it asked to quit."""
    request_id: object = None
    try:
        request = _decode(line)
        request_id = _id_as_written(line)
        request.pop("id", None)
        operation = request.pop("op", None)
        if not isinstance(operation, str):
            raise InvalidRequest("request-no-operation")
        if operation == QUIT and not request:
            return {"id": request_id, "ok": True}, True
        return {"id": request_id, "ok": True, **referee.answer(operation, request)}, False
    except LodestoneError as error:
        return {"id": request_id, "ok": False, "error": _plain_error(error)}, False


def _decode(line: bytes | None) -> dict[str, Any]:
    if line is None:
        raise InvalidRequest("request-too-long", limit=LONGEST_LINE // 2**20)
    try:
        request = msgspec.json.decode(line)
    except (msgspec.MsgspecError, RecursionError, ValueError):  # nested too deep, or a number of thousands of digits
        raise InvalidRequest("request-not-json") from None
    if not isinstance(request, dict):
        raise InvalidRequest("request-not-object")
    return request


def _id_as_written(line: bytes | None) -> msgspec.Raw | None:
    """The id exactly as it stood in the line, so that no number or nesting is changed by reading and writing it."""
    fields = msgspec.json.decode(line or b"{}", type=dict[str, msgspec.Raw])
    return fields.get("id")


def _plain_error(error: LodestoneError) -> Answer:
    return {
        "code": _code(error),
        "rule": error.rule,
        "key": error.key,
        "args": error.arguments,
        "message": text(error.key, **error.arguments),
    }


def _code(error: LodestoneError) -> str:
    if isinstance(error, InvalidNotation):
        return "invalid-notation"
    if isinstance(error, IllegalMove):
        return "illegal-move"
    if isinstance(error, GameOver):
        return "game-over"
    return "invalid-request"
