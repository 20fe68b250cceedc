"""Clustered's values as plain data and back: rules, surfaces, stacks."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from lodestone.clustered import Board, Cells, Position, Rectangle, Round, Rules, Score, Surface, Tile
from lodestone.core import InvalidRequest
from lodestone.match.plain import Small, read


class _PlainRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    extra_wild: tuple[Small, ...] = ()
    fast: bool = False
    first_bonus: bool = False
    largest_bonus: bool = False
    surface: dict[str, Any] | None = None
    tie_break: bool = False
    trim_drawn_only: bool = False
    hidden_discards: bool = False


def read_rules(data: object) -> Rules:
    """Rules from their JSON form; missing keys take the rulebook's default."""
    plain = read(data, _PlainRules, at="rules")
    options = {name: getattr(plain, name) for name in _PlainRules.__struct_fields__ if name != "surface"}
    return Rules(**options, surface=_read_surface(plain.surface))


def _read_surface(data: dict[str, Any] | None) -> Surface | None:
    if data is None:
        return None
    if "radius" in data:
        return read(data, Round, at="rules.surface")
    if "cells" in data:
        return read(data, Cells, at="rules.surface")
    if not data:
        raise InvalidRequest("request-surface")
    return read(data, Rectangle, at="rules.surface")


def plain_rules(rules: Rules) -> dict[str, Any]:
    """Rules in their JSON form, every key present.

    >>> plain_rules(Rules(surface=Round(6)))["surface"]
    {'radius': 6}
    """
    data: dict[str, Any] = plain(rules)
    data["extra_wild"] = sorted(rules.extra_wild)
    if isinstance(rules.surface, Cells):
        data["surface"] = {"cells": [list(cell) for cell in sorted(rules.surface.cells)]}
    return data


NAMED_BY_0_2_0 = (
    "extra_wild",
    "fast",
    "first_bonus",
    "largest_bonus",
    "surface",
    "tie_break",
    "trim_drawn_only",
    "hidden_discards",
)
"""The options that records and plans name even while they are off. No later one is added here."""


def lasting_rules(rules: Rules, always: Collection[str] = NAMED_BY_0_2_0) -> dict[str, Any]:
    """Rules as files name them that later versions compare: an option that is not among `always` only while it is on.

    So a new option leaves the checksums of earlier records as they are, and plans written by earlier versions go on.

    >>> lasting_rules(Rules(fast=True), always=("first_bonus",))
    {'fast': True, 'first_bonus': False}
    """
    off = plain_rules(Rules())
    return {name: value for name, value in plain_rules(rules).items() if name in always or value != off[name]}


def plain(value: object) -> Any:
    """Any of our values (events, scores, moves …) as plain data, tiles by their notation."""
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=notation))


def notation(value: object) -> str:
    """How msgspec writes a tile, which it does not know."""
    if isinstance(value, Tile):
        return value.notation
    raise TypeError(f"no plain form for {type(value).__name__}")


def plain_board(board: Board) -> list[dict[str, Any]]:
    """The tiles that lie there, in the order placed."""
    return [
        {"x": cell.x, "y": cell.y, "tile": placed.tile.notation, "owner": placed.owner}
        for cell, placed in board.tiles.items()
    ]


def plain_position(position: Position) -> dict[str, Any]:
    """A whole position, hands included, in plain data: what the referee answers."""
    return {
        "seat": position.seat,
        "phase": str(position.phase),
        "board": plain_board(position.board),
        "hands": plain(position.hands),
        "stacks": list(position.stack_sizes()),
        "discards": plain(position.discards),
        "bonuses": plain(position.bonuses),
        "over": position.over,
    }


def plain_scores(position: Position) -> list[dict[str, int]]:
    """Each seat's points in plain data."""
    return [plain_score(score) for score in position.scores()]


def plain_score(score: Score) -> dict[str, int]:
    """One seat's points, and their sum."""
    return {**plain(score), "total": score.total}
