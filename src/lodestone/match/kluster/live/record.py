"""Records of matches on physics: everything that was done, and everything that came of it.

The inputs of a turn play it again to the last bit, on the same physics. The results stand beside them (what the rules
were told, where everything lay), so a record stays readable however the physics changes: `from_record` never
simulates, `resimulate` does, and tells where it comes out differently. Each turn carries a checksum chained to all
before it, so an edited file is refused at the very turn that was edited. docs/kluster-match.md describes the format.
"""

from __future__ import annotations

import json
from typing import Any, Literal

import msgspec

from lodestone import __version__
from lodestone.core import FirstBy, GameOver, IllegalMove, InvalidRecord, LodestoneError
from lodestone.kluster import Position, TableOptions
from lodestone.match.kluster.equipment import MagnetMade
from lodestone.match.kluster.live.layout import AnyPlan, lay_cords
from lodestone.match.kluster.live.match import KlusterMatch
from lodestone.match.kluster.live.played import Input, PlayedTurn, Resting
from lodestone.match.kluster.live.setting import Setting
from lodestone.match.kluster.plain import plain, plain_result, read_deal
from lodestone.match.kluster.refereed import RefereedGame, ToldHappening, plain_happening, read_happening
from lodestone.match.plain import Seed, Small, read
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
KIND = "match"


class _Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Small
    frames: Small
    inputs: tuple[Input, ...]
    happenings: tuple[ToldHappening, ...]
    lying: dict[str, Resting]
    cords: tuple[tuple[tuple[float, float], ...], ...] | None
    digest: str
    check: str


class _Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["lodestone-record"]
    version: Literal[1, 2]
    game: Literal["kluster"]
    kind: Literal["match"]
    program: str
    physics: str
    boxes: dict[str, Any]
    seats: Small
    first: Small
    options: dict[str, Any]
    table: dict[str, Any]
    seed: Seed
    order: tuple[str, ...]
    magnets: dict[str, MagnetMade]
    cords: tuple[AnyPlan, ...]
    digest: str
    players: tuple[str, ...] | None
    check: str
    turns: tuple[_Turn, ...]
    result: dict[str, Any] | None
    first_by: FirstBy | None = None


class KlusterRecord:
    """A match as it was written down; nothing is simulated."""

    def __init__(self, setting: Setting, physics: str, digest: str, players: tuple[str, ...] | None) -> None:
        self.setting = setting
        self.physics = physics
        """The version of the physics it was played on."""
        self.digest = digest
        """The digest of the world before the first turn."""
        self.players = players
        self.turns: list[PlayedTurn] = []
        self.game = RefereedGame(setting.setup)
        self.positions: list[Position] = [self.game.position]
        """The position before the first turn and after every turn."""

    def _repr_svg_(self) -> str:
        """How notebooks show it: the table after its last turn, and everybody's magnets from turn to turn."""
        from lodestone.match.kluster.live.glance import record_svg  # only notebooks need it

        return record_svg(self)


# Writing


def to_record(match: KlusterMatch) -> dict[str, Any]:
    """A match as a record in plain data, ready to become JSON. It tells every pole: not for players."""
    record = opening_record(match)
    turns: list[dict[str, Any]] = record["turns"]
    for number in range(1, len(match.turns) + 1):
        turns.append(record_turn(match, number, turns[-1]["check"] if turns else record["check"]))
    record["result"] = plain_result(match.position)
    return record


def opening_record(match: KlusterMatch) -> dict[str, Any]:
    """The record of a match without its turns, to which `record_turn` adds one by one."""
    head = _head(match.setting)
    return {
        "format": FORMAT,
        "version": version_of(match.setting.first_by),
        "game": GAME,
        "kind": KIND,
        "program": f"lodestone {__version__}",
        "physics": match.physics,
        **head,
        "digest": match.opening_digest,
        "players": None if match.players is None else list(match.players),
        "check": opening_check({**head, "physics": match.physics, "digest": match.opening_digest}),
        "turns": [],
        "result": None,
    }


def record_turn(match: KlusterMatch, number: int, check: str) -> dict[str, Any]:
    """A turn, counted from 1, as it stands in a record; `check` is that of the turn before, or of the opening."""
    before = match.turns[number - 2] if number > 1 else None
    entry = _plain_turn(match.turns[number - 1], before)
    return {**entry, "check": chained(check, _line(entry))}


def _head(setting: Setting) -> dict[str, Any]:
    """Everything settled before the first turn."""
    setup = setting.setup
    return {
        "boxes": plain(setup.boxes),
        "seats": setup.seats,
        "first": setup.first,
        **plain_first_by(setting.first_by),
        "options": plain(setup.options),
        "table": _plain_table(setting),
        "seed": setting.seed,
        "order": list(setup.order),
        "magnets": plain(setting.made),
        "cords": plain(setting.cords),
    }


def _plain_table(setting: Setting) -> dict[str, Any]:
    """The options of the table; those that version 1 did not know are not in its records."""
    table: dict[str, Any] = plain(setting.table)
    if setting.first_by is None:
        del table["cord_after_release"]
    return table


def _plain_turn(played: PlayedTurn, before: PlayedTurn | None) -> dict[str, Any]:
    """A turn; magnets and cords that did not move are left out."""
    lay = before.lying if before else {}
    cords = before.cords if before else None
    moved = {magnet: at for magnet, at in played.lying.items() if lay.get(magnet) != at}
    return {
        "seat": played.seat,
        "frames": played.frames,
        "inputs": plain(played.inputs),
        "happenings": [plain_happening(happening) for happening in played.happenings],
        "lying": {magnet: list(at) for magnet, at in moved.items()},
        "cords": None if played.cords == cords else plain(played.cords),
        "digest": played.digest,
    }


def _line(entry: dict[str, Any]) -> str:
    return json.dumps(entry, sort_keys=True, separators=(",", ":"))


# Reading


def from_record(data: object) -> KlusterRecord:
    """Read a record and check it. Raises InvalidRecord that names what is wrong, and in which turn."""
    raw = read_record(data, _Record, GAME)
    check_first_by(raw.version, raw.first_by)
    setting = _setting(raw)
    head = _head(setting)
    check = opening_check({**head, "physics": raw.physics, "digest": raw.digest})
    if raw.check != check or (raw.boxes, raw.options, raw.table) != (head["boxes"], head["options"], head["table"]):
        raise InvalidRecord("record-setup")
    if raw.players is not None and len(raw.players) != raw.seats:
        raise InvalidRecord("record-players")
    record = KlusterRecord(setting, raw.physics, raw.digest, raw.players)
    assert isinstance(data, dict)
    for number, (entry, written) in enumerate(zip(raw.turns, data["turns"], strict=True), 1):
        check = chained(check, _line({key: value for key, value in written.items() if key != "check"}))
        if entry.check != check:
            raise InvalidRecord("kluster-record-edited", number=number)
        _add_turn(record, number, entry)
    if raw.result != plain_result(record.game.position):
        raise InvalidRecord("record-result", number=len(raw.turns))
    return record


def _setting(raw: _Record) -> Setting:
    try:
        setup = read_deal(msgspec.structs.asdict(raw))
        table = read(raw.table, TableOptions, at="table")
        table.check(raw.seats)
        lay_cords(setup.boxes, table, raw.cords)
    except LodestoneError as problem:
        raise InvalidRecord("record-unreadable", problem=str(problem)) from None
    if set(raw.magnets) != set(setup.boxes.magnets):
        raise InvalidRecord("record-setup")
    made = {magnet: raw.magnets[magnet] for magnet in setup.boxes.magnets}
    return Setting(setup, table, made, raw.cords, raw.seed, raw.first_by)


def _add_turn(record: KlusterRecord, number: int, entry: _Turn) -> None:
    happenings = tuple(read_happening(number, told) for told in entry.happenings)
    for happening in happenings:
        try:
            record.game.happen(happening)
        except (IllegalMove, GameOver) as problem:
            raise InvalidRecord("kluster-record-illegal", number=number, problem=str(problem)) from None
    position = record.game.position
    before = record.turns[-1] if record.turns else None
    known = {**(before.lying if before else {}), **entry.lying}
    lying = {magnet: known[magnet] for magnet in position.table if magnet in known}
    cords = entry.cords if entry.cords is not None else (before.cords if before else ())
    record.turns.append(PlayedTurn(entry.seat, entry.frames, entry.inputs, happenings, lying, cords, entry.digest))
    record.positions.append(position)
