"""What is chosen about a game at a new table: protocol 1 has fields for two games, further ones use `options`."""

from __future__ import annotations

from typing import Any

from lodestone.core import InvalidRequest
from lodestone.match.game import GameKind
from lodestone.match.plain import read
from lodestone.match.wire import GameOptions
from lodestone.server.protocol.http import CreateTable

OWN_FIELDS = ("clustered", "kluster")
OTHERS = "options"


def options_in(wish: CreateTable, kind: GameKind) -> GameOptions:
    """What somebody has chosen, or the usual. Raises if that is of another game."""
    given = {name: value for name in (*OWN_FIELDS, OTHERS) if (value := getattr(wish, name)) is not None}
    field = _field(kind)
    if given.keys() - {field}:
        raise InvalidRequest("table-other-options", game=wish.game)
    if field == OTHERS:
        return read(given.get(OTHERS, {}), kind.options, at=OTHERS)
    if field in given:
        chosen: GameOptions = given[field]
        return chosen
    try:
        return read({}, kind.options)
    except InvalidRequest:  # it cannot do without
        raise InvalidRequest("table-other-options", game=wish.game) from None


def options_shown(kind: GameKind, chosen: Any) -> dict[str, Any]:
    """The fields of a table's description that tell what was chosen."""
    return {**dict.fromkeys(OWN_FIELDS), _field(kind): chosen}


def _field(kind: GameKind) -> str:
    return kind.name if kind.name in OWN_FIELDS else OTHERS
