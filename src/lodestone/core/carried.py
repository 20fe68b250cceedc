"""Our errors as plain data for another process: class, key, rule and arguments. Whoever reads one words it."""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.core.errors import (
    GameOver,
    IllegalMove,
    InvalidNotation,
    InvalidRecord,
    InvalidRequest,
    InvalidSetup,
    LodestoneError,
)
from lodestone.core.reason import Reason

_KINDS: dict[str, type[LodestoneError]] = {
    kind.__name__: kind for kind in (GameOver, InvalidNotation, InvalidRecord, InvalidRequest, InvalidSetup)
}


def carry(*kinds: type[LodestoneError]) -> None:
    """Let errors of these classes arrive as the same class."""
    _KINDS.update({kind.__name__: kind for kind in kinds})


class CarriedError(msgspec.Struct, frozen=True):
    """An error as plain data.

    >>> carried = CarriedError.of(InvalidRequest("request-not-json"))
    >>> carried.error().key
    'request-not-json'
    """

    kind: str
    key: str
    rule: str | None
    arguments: dict[str, Any]
    reasons: tuple[Reason, ...] = ()

    @staticmethod
    def of(error: LodestoneError) -> CarriedError:
        """Take an error apart."""
        reasons = error.reasons if isinstance(error, IllegalMove) else ()
        return CarriedError(type(error).__name__, error.key, error.rule, error.arguments, reasons)

    def error(self) -> LodestoneError:
        """Rebuild the error; a class that was never registered with `carry` becomes InvalidRequest."""
        if self.reasons:
            return IllegalMove(*self.reasons)
        return _KINDS.get(self.kind, InvalidRequest)(self.key, rule=self.rule, **self.arguments)
