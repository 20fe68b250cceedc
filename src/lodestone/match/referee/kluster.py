"""The referee of Kluster, for a real table too: each operation of the protocol is one method here."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from lodestone.core import Event
from lodestone.kluster import deal, settled_first
from lodestone.match.kluster import RefereedGame, Stopped, from_record, to_record
from lodestone.match.kluster.plain import plain, plain_position, read_boxes, read_facts, read_options
from lodestone.match.plain import Small, read
from lodestone.match.referee.respond import Answer, GameReferee, NoFields

_Height = Annotated[float, msgspec.Meta(ge=0, le=10**9)]


class _New(msgspec.Struct, forbid_unknown_fields=True):
    boxes: dict[str, Any]
    seats: Small
    first: Small | None = None
    previous: tuple[Small | None, ...] | None = None
    heights: tuple[_Height | None, ...] | None = None
    options: dict[str, Any] = {}


class _Turn(msgspec.Struct, forbid_unknown_fields=True):
    facts: dict[str, Any]


class KlusterReferee(GameReferee[RefereedGame]):
    """Keeps one game, is told what happens in it, and says what follows."""

    def __init__(self) -> None:
        super().__init__({"turn": self._turn, "stop": self._stop}, plain_position, to_record, from_record)

    def _begin(self, fields: dict[str, Any]) -> RefereedGame:
        wanted = read(fields, _New)
        setup = deal(read_boxes(wanted.boxes), wanted.seats, options=read_options(wanted.options))
        first, first_by = settled_first(wanted.seats, wanted.first, wanted.previous, wanted.heights)
        return RefereedGame(msgspec.structs.replace(setup, first=first), first_by)

    def _answer_events(self, events: list[Event]) -> Answer:
        return {"events": plain(events), **self._answer_position()}

    def _turn(self, fields: dict[str, Any]) -> Answer:
        facts = read_facts(read(fields, _Turn).facts)
        return self._answer_events(self._game.happen(facts))

    def _stop(self, fields: dict[str, Any]) -> Answer:
        read(fields, NoFields)
        return self._answer_events(self._game.happen(Stopped()))
