"""A few at a time from each address: between them everybody else has a turn.

An address that sends a thousand messages at once is slow by that; others wait for a few of them at most.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque

AT_ONCE = 4
"""Requests or messages of one address in a round of the event loop; with one, a busy address is a sixth slower."""


class Turnstile:
    """Belongs to the event loop in which it is first used."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once
        self._served: Counter[str] = Counter()
        """How often it has been whose turn in this round of the event loop."""
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._turning = False

    async def enter(self, address: str) -> None:
        """Wait until it is this address's turn; at once, if it has not had its share in this round."""
        if self._served[address] < self._at_once:
            self._served[address] += 1
            self._turn_later()
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        self._turn_later()
        await turn

    def _turn_later(self) -> None:
        if not self._turning:
            self._turning = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        """A new round: the first few of each address that waits."""
        self._turning = False
        self._served.clear()
        for address, waiting in list(self._waiting.items()):
            while waiting and self._served[address] < self._at_once:
                turn = waiting.popleft()
                if not turn.done():  # else whoever waited has gone
                    turn.set_result(None)
                    self._served[address] += 1
            if not waiting:
                del self._waiting[address]
        if self._served:
            self._turn_later()
