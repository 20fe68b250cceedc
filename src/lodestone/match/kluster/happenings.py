"""What the rules were told of a turn, as records have it. Can be read without any physics."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from lodestone.core import InvalidRecord, InvalidRequest, LodestoneError
from lodestone.kluster import TurnFacts
from lodestone.match.kluster.plain import plain, read_facts
from lodestone.match.kluster.refereed import Happening, Resigned, Stopped, TimedOut
from lodestone.match.plain import Small


class ToldHappening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One happening: exactly one of these fields is set."""

    turn: dict[str, Any] | None = None
    stop: Literal[True] | None = None
    timeout: Literal[True] | None = None
    resign: Small | None = None


def plain_happening(happening: Happening) -> dict[str, Any]:
    """A happening in plain data."""
    match happening:
        case TurnFacts():
            return {"turn": plain(happening)}
        case Stopped():
            return {"stop": True}
        case TimedOut():
            return {"timeout": True}
        case Resigned(seat):
            return {"resign": seat}


def read_happening(number: int, told: ToldHappening) -> Happening:
    """A happening from plain data; `number` is the turn's, for the error message."""
    kinds: list[Happening] = []
    try:
        if told.turn is not None:
            kinds.append(read_facts(told.turn, at="turn"))
        if told.stop:
            kinds.append(Stopped())
        if told.timeout:
            kinds.append(TimedOut())
        if told.resign is not None:
            kinds.append(Resigned(told.resign))
        if len(kinds) != 1:
            raise InvalidRequest("kluster-record-kinds", count=len(kinds))
    except LodestoneError as problem:
        raise InvalidRecord("record-move-unreadable", number=number, problem=str(problem)) from None
    return kinds[0]


def read_happenings(number: int, told: object) -> Iterator[Happening]:
    """The happenings of a turn of a record that has been checked before, one by one."""
    for each in msgspec.convert(told, tuple[ToldHappening, ...]):
        yield read_happening(number, each)
