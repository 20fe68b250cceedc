"""Errors a caller can expect, and the reasons they give.

Each has a rule number where one applies, and the key and arguments of its sentence. `str(error)` words the sentence in
the language in use, at the moment it is read: the same error can be shown to two people in two languages. Another
process gets an error as plain data (`CarriedError`) and words it itself.
"""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.i18n import Argument, text


class Reason(msgspec.Struct, frozen=True):
    """Why something may not be done. `cell` is the place to point at, if there is one.

    >>> Reason("C11", "illegal-alone", {"cell": "5,5"}).message
    'Nothing lies next to that cell: a tile must touch another along a side.'
    """

    rule: str | None
    key: str
    args: dict[str, Argument]
    cell: tuple[int, int] | None = None

    @property
    def message(self) -> str:
        """The sentence in the language in use."""
        return text(self.key, **self.args)


class LodestoneError(Exception):
    """Base of all our errors."""

    def __init__(self, key: str, /, *, rule: str | None = None, **arguments: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.arguments = arguments

    def __str__(self) -> str:
        return text(self.key, **self.arguments)

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.key, self.rule, self.arguments))


def _rebuild(kind: type[LodestoneError], key: str, rule: str | None, arguments: dict[str, Argument]) -> LodestoneError:
    return kind(key, rule=rule, **arguments)


class InvalidNotation(LodestoneError, ValueError):
    """The text cannot be read as a tile, cell, move or board."""


class InvalidSetup(LodestoneError, ValueError):
    """No game can be set up like that."""


class InvalidRequest(LodestoneError, ValueError):
    """A malformed request: unknown key, wrong type or value, or at the wrong moment."""


class InvalidRecord(LodestoneError, ValueError):
    """A record that cannot be read or does not replay. Names the move that is wrong."""


class GameOver(LodestoneError):
    """A move after the end."""


class IllegalMove(LodestoneError, ValueError):
    """The move can be read but is forbidden here. `reasons` lists every rule it breaks, the first one leads."""

    def __init__(self, *reasons: Reason) -> None:
        super().__init__(reasons[0].key, rule=reasons[0].rule, **reasons[0].args)
        self.reasons = reasons

    def __str__(self) -> str:
        return " ".join(reason.message for reason in self.reasons)

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalMove, self.reasons)


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
