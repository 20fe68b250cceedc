"""Why something may not be done: a rule, and a sentence named by key and arguments."""

from __future__ import annotations

import msgspec

from lodestone.i18n import Argument, text


class Reason(msgspec.Struct, frozen=True):
    """One reason. `cell` is the place to point at, if there is one.

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
