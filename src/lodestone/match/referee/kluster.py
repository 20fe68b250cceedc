"""The referee of Kluster, for a real table too: each operation of the protocol is one method here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from lodestone.core import Event, InvalidRequest
from lodestone.kluster import deal, settled_first
from lodestone.match.kluster import RefereedGame, Stopped, from_record, to_record
from lodestone.match.kluster.plain import plain, plain_position, read_boxes, read_facts, read_options
from lodestone.match.plain import Small, read
from lodestone.match.referee.respond import Answer, dispatch

_Height = Annotated[float, msgspec.Meta(ge=0, le=10**9)]


class _New(msgspec.Struct, forbid_unknown_fields=True):
    boxes: dict[str, Any]
    seats: Small
    first: Small | None = None
    previous: tuple[Small | None, ...] | None = None
    heights: tuple[_Height | None, ...] | None = None
    options: dict[str, Any] = {}


class _Nothing(msgspec.Struct, forbid_unknown_fields=True):
    pass


class _Turn(msgspec.Struct, forbid_unknown_fields=True):
    facts: dict[str, Any]


class _Load(msgspec.Struct, forbid_unknown_fields=True):
    record: dict[str, Any]


class KlusterReferee:
    """Keeps one game, is told what happens in it, and says what follows."""

    def __init__(self) -> None:
        self._kept: RefereedGame | None = None
        self._operations: dict[str, Callable[[dict[str, Any]], Answer]] = {
            "new": self._new,
            "position": self._position,
            "turn": self._turn,
            "stop": self._stop,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
        }

    def answer(self, operation: str, fields: dict[str, Any]) -> Answer:
        """Answer one request."""
        return dispatch(self._operations, operation, fields)

    @property
    def _game(self) -> RefereedGame:
        if self._kept is None:
            raise InvalidRequest("request-nothing-started")
        return self._kept

    def _answer_position(self) -> Answer:
        return {"position": plain_position(self._game.position)}

    def _answer_events(self, events: list[Event]) -> Answer:
        return {"events": plain(events), **self._answer_position()}

    def _new(self, fields: dict[str, Any]) -> Answer:
        wanted = read(fields, _New)
        setup = deal(read_boxes(wanted.boxes), wanted.seats, options=read_options(wanted.options))
        first, first_by = settled_first(wanted.seats, wanted.first, wanted.previous, wanted.heights)
        self._kept = RefereedGame(msgspec.structs.replace(setup, first=first), first_by)
        return self._answer_position()

    def _position(self, fields: dict[str, Any]) -> Answer:
        read(fields, _Nothing)
        return self._answer_position()

    def _turn(self, fields: dict[str, Any]) -> Answer:
        facts = read_facts(read(fields, _Turn).facts)
        return self._answer_events(self._game.happen(facts))

    def _stop(self, fields: dict[str, Any]) -> Answer:
        read(fields, _Nothing)
        return self._answer_events(self._game.happen(Stopped()))

    def _undo(self, fields: dict[str, Any]) -> Answer:
        read(fields, _Nothing)
        self._game.take_back()
        return self._answer_position()

    def _save(self, fields: dict[str, Any]) -> Answer:
        read(fields, _Nothing)
        return {"record": to_record(self._game)}

    def _load(self, fields: dict[str, Any]) -> Answer:
        self._kept = from_record(read(fields, _Load).record)
        return self._answer_position()
