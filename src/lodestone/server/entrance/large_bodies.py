"""Limits the bytes in memory of requests that carry, or read, megabytes."""

from __future__ import annotations

from starlette.types import Scope

from lodestone.server.entrance.door import address_in
from lodestone.server.errors import TooMany
from lodestone.server.rates_and_counts import Counts

MOST = 64 * 2**20
"""Most bytes in all."""
EACH = 3 * MOST // 8
"""Bytes of one address: three of the largest records."""
HELD = "lodestone.held"
"""Key in a request's state: how many bytes it holds."""
WAIT = 5.0
"""s after which to come back: such a body takes a few seconds to arrive and be checked."""


class LargeBodies:
    """Counts bytes by address, for as long as a request lasts."""

    def __init__(self, most: int = MOST, each: int = EACH) -> None:
        self._most, self._each = most, each
        self._all = 0
        self._held = Counts[str]()

    def take(self, scope: Scope, size: int) -> None:
        """Count more bytes of a request; raises TooMany if there is no room for them."""
        address = address_in(scope)
        if self._all + size > self._most or self._held[address] + size > self._each:
            raise TooMany("server-busy").retry(WAIT)
        scope[HELD] = scope.get(HELD, 0) + size
        self._count(address, size)

    def give_back(self, scope: Scope) -> None:
        """The request is over."""
        if size := scope.pop(HELD, 0):
            self._count(address_in(scope), -size)

    def _count(self, address: str, size: int) -> None:
        self._all += size
        self._held.change(size, address)
