"""Why the server refuses what the games would allow. Each kind has a code that clients can act on."""

from __future__ import annotations

from typing import Self

from lodestone.core import (
    GameOver,
    IllegalMove,
    InvalidNotation,
    LodestoneError,
)
from lodestone.i18n import catalogue
from lodestone.match.refusals import Conflict as Conflict
from lodestone.match.refusals import NotAllowed as NotAllowed
from lodestone.match.refusals import Refusal
from lodestone.match.wire import Problem
from lodestone.storage.errors import StorageError, UnknownTable


class ServerRefusal(Refusal):
    """Base of the server's own refusals."""

    retry_after: float | None = None
    """s after which to try again, if that is known."""

    def retry(self, after: float) -> Self:
        """The same, with when to come back."""
        self.retry_after = after
        return self


class NotFound(ServerRefusal):
    """There is no such table, record or page."""

    code = "not-found"


class TooMany(ServerRefusal):
    """Too much, or too often."""

    code = "too-many"


class Unavailable(ServerRefusal):
    """The server cannot do it at the moment; a later attempt may succeed."""

    code = "unavailable"


class NotHere(Unavailable):
    """Another server has the table: the caller finds out which, and asks that one."""


def code_of(error: LodestoneError) -> str:
    """The code of an error, as docs/protocol.md lists them."""
    match error:
        case Refusal():
            return error.code
        case InvalidNotation():
            return "invalid-notation"
        case IllegalMove():
            return "illegal-move"
        case GameOver():
            return "game-over"
        case UnknownTable():
            return "not-found"
        case StorageError():
            return "unavailable"
        case _:
            return "invalid-request"


def problem_of(error: LodestoneError, language: str) -> Problem:
    """An error as clients get it."""
    cells = tuple(reason.cell for reason in error.reasons if reason.cell) if isinstance(error, IllegalMove) else ()
    if isinstance(error, StorageError) and not isinstance(error, UnknownTable):
        error = Unavailable("server-unavailable")  # the database's address and its fault are only for the log
    words = catalogue(language).text
    message = (
        " ".join(words(reason.key, reason.args) for reason in error.reasons)
        if isinstance(error, IllegalMove)
        else words(error.key, error.arguments)
    )
    return Problem(code_of(error), error.rule, error.key, error.arguments, message, cells)
