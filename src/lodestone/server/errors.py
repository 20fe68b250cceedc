"""Why the server refuses what the games would allow. Each kind has a code that clients can act on."""

from __future__ import annotations

from typing import ClassVar

from lodestone.core import (
    GameOver,
    IllegalMove,
    InvalidNotation,
    LodestoneError,
    Reason,
)
from lodestone.i18n import catalogue
from lodestone.server.protocol.common import Problem
from lodestone.storage.errors import StorageError, UnknownTable


class ServerRefusal(LodestoneError):
    """Base of the server's own refusals."""

    code: ClassVar[str] = "invalid-request"


class NotAllowed(ServerRefusal):
    """Somebody else may do that, or nobody here."""

    code = "not-allowed"


class NotFound(ServerRefusal):
    """There is no such table, record or page."""

    code = "not-found"


class Conflict(ServerRefusal):
    """Not now: something else comes first."""

    code = "conflict"


class TooMany(ServerRefusal):
    """Too much, or too often."""

    code = "too-many"


class Unavailable(ServerRefusal):
    """The server cannot just now; a later attempt may succeed."""

    code = "unavailable"


def code_of(error: LodestoneError) -> str:
    """The code of an error, as docs/protocol.md lists them."""
    match error:
        case ServerRefusal():
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


def reason_problem(reason: Reason, language: str) -> Problem:
    """One reason why a move is not allowed."""
    message = catalogue(language).text(reason.key, reason.args)
    cells = () if reason.cell is None else (reason.cell,)
    return Problem("illegal-move", reason.rule, reason.key, dict(reason.args), message, cells)


def problem_of(error: LodestoneError, language: str) -> Problem:
    """An error as clients get it."""
    cells = tuple(reason.cell for reason in error.reasons if reason.cell) if isinstance(error, IllegalMove) else ()
    if isinstance(error, StorageError) and not isinstance(error, UnknownTable):
        error = Unavailable("server-unavailable")  # where the database is, and what ails it, is for the log
    words = catalogue(language).text
    message = (
        " ".join(words(reason.key, reason.args) for reason in error.reasons)
        if isinstance(error, IllegalMove)
        else words(error.key, error.arguments)
    )
    return Problem(code_of(error), error.rule, error.key, error.arguments, message, cells)
