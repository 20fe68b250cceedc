"""Tiles, magnets, seats and games, which code names by notation, in words.

Errors and events carry `Td1`, `c3`, seat 0 or `clustered`, which programs read. A sentence is filled with “1 striped
triangle”, “stone 3”, “A” or “Clustered” instead, by the names of its arguments. The browser does the same
(web/src/lib/i18n/naming.ts).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

Argument: TypeAlias = str | int | float
"""What a sentence may be filled with: plain values that survive JSON, never words of a language."""

Worded: TypeAlias = Callable[[str, Mapping[str, Argument]], str]
"""Words a sentence, given its key and arguments."""

_TILES = frozenset({"tile", "neighbour", "occupant", "example"})
_MAGNETS = frozenset({"magnet", "one", "other"})
_SEATS = frozenset({"seat", "first", "last"})
_GAMES = frozenset({"game", "expected"})

_TITLES = {"clustered": "Clustered", "kluster": "Kluster"}

_TILE = re.compile(r"([STC])([hds])([123])(?:@-?\d+,-?\d+)?")
_MAGNET = re.compile(r"([cs])(\d+)")


def as_people_say(name: str, value: Argument, worded: Worded) -> Argument:
    """The value of an argument: in words, if its name stands for notation and the value can be read as that."""
    if name in _TILES and isinstance(value, str):
        return _tile(value, worded)
    if name in _MAGNETS and isinstance(value, str):
        return magnet_name(value, worded)
    if name in _SEATS and isinstance(value, int) and 0 <= value < 26:
        return chr(ord("A") + value)
    if name in _GAMES and isinstance(value, str):
        return _TITLES.get(value, value)
    return value


def _tile(notation: str, worded: Worded) -> str:
    if notation.startswith("***"):
        return worded("web-tile-wild", {})
    if notation == "###":
        return worded("web-tile-start", {})
    if not (parts := _TILE.fullmatch(notation)):
        return notation
    return worded("web-tile-words", {"shape": parts[1], "fill": parts[2], "count": int(parts[3])})


def magnet_name(notation: str, worded: Worded) -> str:
    """What a magnet such as `c3` is called; anything else stays as it is."""
    if not (parts := _MAGNET.fullmatch(notation)):
        return notation
    return worded("web-kluster-stone" if parts[1] == "c" else "web-kluster-spinner", {"number": int(parts[2])})
