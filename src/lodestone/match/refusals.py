"""Why a table refuses what the rules alone would allow. Each kind has a code that clients can act on."""

from __future__ import annotations

from typing import ClassVar

from lodestone.core import LodestoneError, Reason
from lodestone.core.errors import carry
from lodestone.i18n import catalogue
from lodestone.match.wire import Problem


class Refusal(LodestoneError):
    """Base of these refusals."""

    code: ClassVar[str] = "invalid-request"


class NotAllowed(Refusal):
    """Somebody else may do that, or nobody at this table."""

    code = "not-allowed"


class Conflict(Refusal):
    """Not now: something else comes first."""

    code = "conflict"


carry(NotAllowed, Conflict)


def reason_problem(reason: Reason, language: str) -> Problem:
    """One reason why a move is not allowed, as clients get it."""
    message = catalogue(language).text(reason.key, reason.args)
    cells = () if reason.cell is None else (reason.cell,)
    return Problem("illegal-move", reason.rule, reason.key, dict(reason.args), message, cells)
