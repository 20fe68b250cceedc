"""Our errors across the border between processes: class, key, rule and arguments, to be worded anywhere."""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.core import (
    GameOver,
    IllegalMove,
    InvalidNotation,
    InvalidRecord,
    InvalidRequest,
    InvalidSetup,
    LodestoneError,
    Reason,
)

_KINDS: dict[str, type[LodestoneError]] = {
    kind.__name__: kind for kind in (GameOver, InvalidNotation, InvalidRecord, InvalidRequest, InvalidSetup)
}


class Problem(msgspec.Struct, frozen=True):
    """An error as plain data."""

    kind: str
    key: str
    rule: str | None
    arguments: dict[str, Any]
    reasons: tuple[Reason, ...] = ()

    @staticmethod
    def of(error: LodestoneError) -> Problem:
        """Take an error apart."""
        reasons = error.reasons if isinstance(error, IllegalMove) else ()
        return Problem(type(error).__name__, error.key, error.rule, error.arguments, reasons)

    def error(self) -> LodestoneError:
        """Put it together again; a class of its own that the other side need not know becomes InvalidRequest."""
        if self.reasons:
            return IllegalMove(*self.reasons)
        return _KINDS.get(self.kind, InvalidRequest)(self.key, rule=self.rule, **self.arguments)
