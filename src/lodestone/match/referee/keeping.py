"""What the referees of both games do alike: keep one game, and the operations that every game has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from lodestone.core import InvalidRequest
from lodestone.match.history import History
from lodestone.match.plain import read
from lodestone.match.referee.respond import QUIT, Answer

Operation: TypeAlias = Callable[[dict[str, Any]], Answer]
KeptGame = TypeVar("KeptGame", bound=History[Any, Any])


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
