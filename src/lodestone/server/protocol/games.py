"""What the games of a server add to its protocol: messages of their own, and what is chosen about a table.

Protocol 1 has fields of their own for the options of two games; further ones use `options`.
"""

from __future__ import annotations

from typing import Any, Union, get_args

import msgspec

from lodestone.core import InvalidRequest
from lodestone.match.game import GameKind, Games
from lodestone.match.plain import read
from lodestone.match.wire import GameAdvice, GameOptions, GameReplay, GameReview, GameShown, LiveShown, Message, Told
from lodestone.server.protocol import asked, told
from lodestone.server.protocol.http import CreateTable

OWN_FIELDS = ("clustered", "kluster")
OTHERS = "options"


def questions_of(kind: GameKind) -> tuple[type[Message], ...]:
    """What only this game understands."""
    return (*kind.questions, *kind.live_questions)


def any_asked(games: Games) -> Any:
    """Every message that clients may send."""
    return _union(get_args(asked.AnyCommon), [each for kind in games.values() for each in questions_of(kind)])


def any_told(games: Games) -> Any:
    """Every message that the server may send."""
    return _union(get_args(told.AnyCommon), [each for kind in games.values() for each in kind.answers])


def any_shown(games: Games) -> Any:
    """Every game as people see it."""
    return _union((), [kind.shown for kind in games.values()])


def instead_of(games: Games) -> dict[type[Told], Any]:
    """What goes where messages say only that something is of a game."""
    kinds = games.values()
    return {
        GameShown: any_shown(games),
        LiveShown: _union((), [kind.shown for kind in kinds if kind.live is not None]),
        GameReplay: _union((), [kind.replayed for kind in kinds if kind.replayed is not None]),
        GameAdvice: _union((), [kind.advised for kind in kinds if kind.advised is not None]),
        GameReview: _union((), [kind.reviewed for kind in kinds if kind.reviewed is not None]),
    }


def asked_decoder(games: Games) -> msgspec.json.Decoder[Any]:
    """Reads whatever clients send."""
    return msgspec.json.Decoder(any_asked(games))


def _union(common: tuple[Any, ...], more: list[Any]) -> Any:
    return Union[(*common, *dict.fromkeys(more))] if common or more else None


def options_in(wish: CreateTable, kind: GameKind) -> GameOptions:
    """What somebody has chosen, or the usual. Raises if that is of another game."""
    given = {name: value for name in (*OWN_FIELDS, OTHERS) if (value := getattr(wish, name)) is not None}
    field = options_field(kind.name)
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
    return {**dict.fromkeys(OWN_FIELDS), options_field(kind.name): chosen}


def options_field(game: str) -> str:
    """The field in which the options of a game are."""
    return game if game in OWN_FIELDS else OTHERS
