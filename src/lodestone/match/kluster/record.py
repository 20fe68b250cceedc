"""Records of refereed games: what the referee was told, in a file anybody can replay and nobody can edit unnoticed.

A record holds the set-up with the whole deal, every happening, and the result. Each happening carries a checksum
chained to everything before it, as in the records of Clustered.
"""

from __future__ import annotations

import json
from typing import Any, Literal

import msgspec

from lodestone import __version__
from lodestone.core import FirstBy, GameOver, IllegalMove, InvalidRecord, LodestoneError
from lodestone.kluster import Setup
from lodestone.match.kluster.plain import plain, plain_result, read_deal
from lodestone.match.kluster.refereed import Happening, RefereedGame, ToldHappening, plain_happening, read_happening
from lodestone.match.plain import Small
from lodestone.match.records import (
    FORMAT,
    chained,
    check_first_by,
    opening_check,
    plain_first_by,
    read_record,
    version_of,
)

GAME = "kluster"
KIND = "referee"
"""Marks a record of what was told, as opposed to what physics found out."""


class _Told(ToldHappening, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One happening, and its link of the checksum chain."""

    check: str


class _Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["lodestone-record"]
    version: Literal[1, 2]
    game: Literal["kluster"]
    kind: Literal["referee"]
    program: str
    boxes: dict[str, Any]
    seats: Small
    first: Small
    options: dict[str, Any]
    order: tuple[str, ...]
    check: str
    happenings: tuple[_Told, ...]
    result: dict[str, Any] | None
    first_by: FirstBy | None = None


def to_record(game: RefereedGame) -> dict[str, Any]:
    """A game as a record in plain data, ready to become JSON."""
    head = _head(game.setup, game.first_by)
    check = opening_check(head)
    happenings = []
    for happening in game.happenings:
        check = chained(check, _line(happening))
        happenings.append({**plain_happening(happening), "check": check})
    return {
        "format": FORMAT,
        "version": version_of(game.first_by),
        "game": GAME,
        "kind": KIND,
        "program": f"lodestone {__version__}",
        **head,
        "check": opening_check(head),
        "happenings": happenings,
        "result": plain_result(game.position),
    }


def from_record(data: object) -> RefereedGame:
    """Replay a record. Raises InvalidRecord that names what is wrong."""
    record = read_record(data, _Record, GAME)
    check_first_by(record.version, record.first_by)
    setup = _setup(record)
    head = _head(setup, record.first_by)
    check = opening_check(head)
    if record.check != check or (record.boxes, record.options) != (head["boxes"], head["options"]):
        raise InvalidRecord("record-setup")
    game = RefereedGame(setup, record.first_by)
    for number, entry in enumerate(record.happenings, 1):
        happening = read_happening(number, entry)
        check = chained(check, _line(happening))
        if entry.check != check:
            raise InvalidRecord("record-move-edited", number=number, move=_line(happening))
        _replay(game, number, happening)
    if record.result != plain_result(game.position):
        raise InvalidRecord("record-result", number=len(record.happenings))
    return game


def _setup(record: _Record) -> Setup:
    try:
        return read_deal(msgspec.structs.asdict(record))
    except LodestoneError as problem:
        raise InvalidRecord("record-unreadable", problem=str(problem)) from None


def _replay(game: RefereedGame, number: int, happening: Happening) -> None:
    try:
        game.happen(happening)
    except (IllegalMove, GameOver) as problem:
        told = _line(happening)
        raise InvalidRecord("record-move-illegal", number=number, move=told, problem=str(problem)) from None


def _line(happening: Happening) -> str:
    """A happening in one line, equal for equal happenings: what a link of the chain is computed from."""
    return json.dumps(plain_happening(happening), sort_keys=True, separators=(",", ":"))


def _head(setup: Setup, first_by: FirstBy | None) -> dict[str, Any]:
    """Everything settled before the first turn; `order` deals the same magnets to the same seats again."""
    return {
        "boxes": plain(setup.boxes),
        "seats": setup.seats,
        "first": setup.first,
        **plain_first_by(first_by),
        "options": plain(setup.options),
        "order": list(setup.order),
    }
