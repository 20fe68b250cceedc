"""How many of something there are, of everybody who has any."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

Key = TypeVar("Key")


class Counts(Counter[Key]):
    """Nothing is kept about whoever has none: addresses come and go for as long as a server runs.

    >>> counts = Counts[str]()
    >>> counts.change(2, "here", "there"); counts.change(-2, "here")
    >>> counts["here"], counts["there"], len(counts)
    (0, 2, 1)
    """

    def change(self, by: int, *keys: Key) -> None:
        """So many more, or less."""
        for key in keys:
            self[key] += by
            if not self[key]:
                del self[key]
