"""Records: a game as a file that anybody can replay, and that cannot be edited unnoticed.

A record holds the set-up with the whole order of every stack, the moves, and the result. Each move carries a checksum
chained to everything before it, so a changed file is refused at the very move that was changed. That guards against
slips and casual editing, not against somebody who computes the checksums again. docs/records.md describes the format.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from lodestone import __version__
from lodestone.clustered import Position, Setup, Tile, deal, from_stacks, parse_move, parse_resignation
from lodestone.core import FirstBy, GameOver, IllegalMove, InvalidNotation, InvalidRecord, LodestoneError
from lodestone.match.clustered.match import ClusteredMatch
from lodestone.match.clustered.plain import lasting_rules, plain, read_rules
from lodestone.match.plain import Seed, Small
from lodestone.match.records import (
    FORMAT,
    chained,
    check_first_by,
    opening_check,
    plain_first_by,
    read_record,
    version_of,
)


class _RecordedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: str
    check: str


class _Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["lodestone-record"]
    version: Literal[1, 2]
    game: Literal["clustered"]
    program: str
    seats: Small
    first: Small
    seed: Seed | None
    rules: dict[str, Any]
    stacks: tuple[tuple[str, ...], ...]
    players: tuple[str, ...] | None
    check: str
    moves: tuple[_RecordedMove, ...]
    result: dict[str, Any] | None
    first_by: FirstBy | None = None


def to_record(match: ClusteredMatch) -> dict[str, Any]:
    """A match as a record in plain data, ready to become JSON."""
    return record_of(match.setup, map(str, match.moves), match.position, match.players, match.first_by)


def record_of(
    setup: Setup,
    notation: Iterable[str],
    position: Position,
    players: tuple[str, ...] | None,
    first_by: FirstBy | None,
) -> dict[str, Any]:
    """The same for a game given by its moves in notation and its last position."""
    opening, head = _opening_check(setup, first_by)
    check = opening
    moves = []
    for move in notation:
        check = chained(check, move)
        moves.append({"move": move, "check": check})
    return {
        "format": FORMAT,
        "version": version_of(first_by),
        "game": "clustered",
        "program": f"lodestone {__version__}",
        **head,
        "players": None if players is None else list(players),
        "check": opening,
        "moves": moves,
        "result": _result(position),
    }


def from_record(data: object) -> ClusteredMatch:
    """Replay a record move by move. Raises InvalidRecord that names what is wrong."""
    record = read_record(data, _Record, "clustered")
    check_first_by(record.version, record.first_by)
    setup = _setup(record)
    check, head = _opening_check(setup, record.first_by)
    if record.check != check or record.rules != head["rules"]:
        raise InvalidRecord("record-setup")
    if record.players is not None and len(record.players) != setup.seats:
        raise InvalidRecord("record-players")
    match = ClusteredMatch(setup, record.players, record.first_by)
    for number, entry in enumerate(record.moves, 1):
        check = chained(check, entry.move)
        if entry.check != check:
            raise InvalidRecord("record-move-edited", number=number, move=entry.move[:40])
        _replay(match, number, entry.move)
    if record.result != _result(match.position):
        raise InvalidRecord("record-result", number=len(record.moves))
    return match


def _setup(record: _Record) -> Setup:
    try:
        rules = read_rules(record.rules)
        setup = from_stacks([[Tile(tile) for tile in stack] for stack in record.stacks], record.first, rules)
        if record.seed is not None and deal(record.seats, record.seed, record.first, rules).stacks == setup.stacks:
            return msgspec.structs.replace(setup, seed=record.seed)
    except LodestoneError as problem:
        raise InvalidRecord("record-unreadable", problem=str(problem)) from None
    if record.seed is not None or record.seats != setup.seats:
        raise InvalidRecord("record-setup")
    return setup


def _replay(match: ClusteredMatch, number: int, text: str) -> None:
    try:
        if resigned := parse_resignation(text):
            match.resign(resigned.seat)
        else:
            match.play(parse_move(text))
    except InvalidNotation as problem:
        raise InvalidRecord("record-move-unreadable", number=number, problem=str(problem)) from None
    except (IllegalMove, GameOver) as problem:
        raise InvalidRecord("record-move-illegal", number=number, move=text, problem=str(problem)) from None


def _result(position: Position) -> dict[str, Any] | None:
    outcome = position.outcome
    if outcome is None:
        return None
    totals = [score.total for score in position.scores()]
    return {"winners": list(outcome.winners), "reason": str(outcome.ending), "totals": totals}


def _opening_check(setup: Setup, first_by: FirstBy | None) -> tuple[str, dict[str, Any]]:
    """The first link of the chain, over everything settled before the first move, and the same as plain data."""
    head = {
        "seats": setup.seats,
        "first": setup.first,
        **plain_first_by(first_by),
        "seed": setup.seed,
        "rules": lasting_rules(setup.rules),  # every key counts in the checksum
        "stacks": plain(setup.stacks),
    }
    return opening_check(head), head
