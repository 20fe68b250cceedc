"""Kluster's values as plain data and back: boxes, options, turn facts, positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from lodestone.kluster import Boxes, Options, Position, Setup, TurnFacts, deal, parse_magnet
from lodestone.match.plain import Small, read


class _PlainBoxes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    classic: Small = 0
    duo: Small = 0


class _PlainOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    expert: bool = False
    play_on: bool = False
    rounds: Small | None = None
    handicap: tuple[Small, ...] | None = None
    one_group: bool = False


class _PlainFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    placed: str | None = None
    held: str | None = None
    klusters: tuple[tuple[str, ...], ...] = ()
    outside: tuple[str, ...] = ()
    cords_cross: bool = True


def read_boxes(data: object, at: str = "boxes") -> Boxes:
    """Boxes from their JSON form; there are none of a kind that is not named.

    >>> read_boxes({"classic": 1})
    Boxes(classic=1, duo=0)
    """
    plain = read(data, _PlainBoxes, at=at)
    return Boxes(plain.classic, plain.duo)


def read_options(data: object, at: str = "options") -> Options:
    """Options from their JSON form; missing keys take the leaflet's default."""
    plain = read(data, _PlainOptions, at=at)
    return Options(**msgspec.structs.asdict(plain))


def read_deal(head: Mapping[str, Any]) -> Setup:
    """The deal that the head of a record tells of: its `order` deals the same magnets to the same seats again."""
    order = [parse_magnet(magnet) for magnet in head["order"]]
    return deal(read_boxes(head["boxes"]), head["seats"], head["first"], read_options(head["options"]), order)


def read_facts(data: object, at: str = "facts") -> TurnFacts:
    """Turn facts from their JSON form; missing keys mean that nothing of the kind happened.

    >>> read_facts({"placed": "c3"}).cords_cross
    True
    """
    plain = read(data, _PlainFacts, at=at)
    return TurnFacts(
        placed=None if plain.placed is None else parse_magnet(plain.placed),
        held=None if plain.held is None else parse_magnet(plain.held),
        klusters=tuple(tuple(map(parse_magnet, kluster)) for kluster in plain.klusters),
        outside=tuple(map(parse_magnet, plain.outside)),
        cords_cross=plain.cords_cross,
    )


def plain(value: object) -> Any:
    """Any of our values (events, facts, options …) as plain data.

    >>> plain(Boxes(classic=1))
    {'classic': 1, 'duo': 0}
    """
    return msgspec.json.decode(msgspec.json.encode(value))


def plain_position(position: Position) -> dict[str, Any]:
    """A position in plain data: what the referee answers."""
    return {
        "seat": position.seat,
        "pools": [list(pool) for pool in position.pools],
        "table": list(position.table),
        "set_aside": list(position.set_aside),
        "phase": str(position.phase),
        "winner": position.winner,
        "places": list(position.places),
        "solo": plain(position.solo),
    }


def plain_result(position: Position) -> dict[str, Any] | None:
    """How a game has ended, as records have it; None while it is on."""
    if position.ending is None:
        return None
    return {
        "winners": list(position.winners),
        "reason": str(position.ending),
        "places": list(position.places),
        "left": list(position.left()),
    }
