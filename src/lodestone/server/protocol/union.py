"""All messages, of the server and of the games it has."""

from __future__ import annotations

from typing import Any, Union, get_args

import msgspec

from lodestone.match.game import GameKind, Games
from lodestone.match.wire import Message
from lodestone.server.protocol import asked, told


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


def any_live(games: Games) -> Any:
    """Those of them that are played live."""
    return _union((), [kind.shown for kind in games.values() if kind.live is not None])


def asked_decoder(games: Games) -> msgspec.json.Decoder[Any]:
    """Reads whatever clients send."""
    return msgspec.json.Decoder(any_asked(games))


def _union(common: tuple[Any, ...], more: list[Any]) -> Any:
    return Union[(*common, *dict.fromkeys(more))] if common or more else None
