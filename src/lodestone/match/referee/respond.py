"""A referee: one request in, one answer out. Keeps nothing but its game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from lodestone.core import GameOver, IllegalMove, InvalidNotation, InvalidRequest, LodestoneError
from lodestone.i18n import text
from lodestone.match.history import History
from lodestone.match.plain import read

LONGEST_LINE = 2**20
"""Bytes."""
QUIT = "quit"

Answer = dict[str, Any]
Operation: TypeAlias = Callable[[dict[str, Any]], Answer]
KeptGame = TypeVar("KeptGame", bound=History[Any, Any])


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


class NoFields(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of an operation that has none."""


class _Load(msgspec.Struct, forbid_unknown_fields=True):
    record: dict[str, Any]


class GameReferee(ABC, Generic[KeptGame]):
    """Keeps one game and answers requests about it. `own` are the operations of this game alone."""

    def __init__(
        self,
        own: Mapping[str, Operation],
        plain_position: Callable[[Any], dict[str, Any]],
        to_record: Callable[[KeptGame], dict[str, Any]],
        from_record: Callable[[object], KeptGame],
    ) -> None:
        self._kept: KeptGame | None = None
        self._plain_position = plain_position
        self._to_record = to_record
        self._from_record = from_record
        self._operations: dict[str, Operation] = {
            "new": self._new,
            "position": self._position,
            **own,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
        }

    @abstractmethod
    def _begin(self, fields: dict[str, Any]) -> KeptGame:
        """A new game, as the fields of `new` want it."""

    def answer(self, operation: str, fields: dict[str, Any]) -> Answer:
        """Answer one request."""
        if operation not in self._operations:
            known = ", ".join([*self._operations, QUIT])
            raise InvalidRequest("request-unknown-operation", name=operation[:40], known=known)
        return self._operations[operation](fields)

    @property
    def _game(self) -> KeptGame:
        if self._kept is None:
            raise InvalidRequest("request-nothing-started")
        return self._kept

    def _answer_position(self) -> Answer:
        return {"position": self._plain_position(self._game.position)}

    def _new(self, fields: dict[str, Any]) -> Answer:
        self._kept = self._begin(fields)
        return self._answer_position()

    def _position(self, fields: dict[str, Any]) -> Answer:
        read(fields, NoFields)
        return self._answer_position()

    def _undo(self, fields: dict[str, Any]) -> Answer:
        read(fields, NoFields)
        self._game.take_back()
        return self._answer_position()

    def _save(self, fields: dict[str, Any]) -> Answer:
        read(fields, NoFields)
        return {"record": self._to_record(self._game)}

    def _load(self, fields: dict[str, Any]) -> Answer:
        self._kept = self._from_record(read(fields, _Load).record)
        return self._answer_position()
