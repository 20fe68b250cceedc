"""Errors a caller can expect. Each carries a rule number where one applies, and the key and arguments of its sentence.

`str(error)` words the sentence in the language in use, at the moment it is read: the same error can be shown to
two people in two languages.
"""

from __future__ import annotations

from lodestone.core.reason import Reason
from lodestone.i18n import Argument, text


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
