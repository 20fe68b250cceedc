"""What each address may ask for: a few requests at a time, and a limited number of bytes of large ones.

An address that sends a thousand messages at once slows itself down; others wait for a few of them at most.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque

from starlette.types import ASGIApp, Receive, Scope, Send

from lodestone.server.entrance.door import address_in, was_passed_on
from lodestone.server.errors import TooMany
from lodestone.server.quotas import Counts

AT_ONCE = 4
"""Requests or messages of one address in a round of the event loop. With 1, a busy address would be a sixth slower."""


class Turnstile:
    """Belongs to the event loop in which it is first used."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once
        self._served: Counter[str] = Counter()
        """Turns of each address in this round of the event loop."""
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._turning = False

    def passes(self, address: str) -> bool:
        """Whether it is this address's turn, because it has not yet had its share of this round."""
        served = self._served.get(address, 0)
        if served >= self._at_once:
            return False
        self._served[address] = served + 1
        self._turn_later()
        return True

    async def enter(self, address: str) -> None:
        """Wait until it is this address's turn."""
        if self.passes(address):
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
        """Begin a new round: let in the first few of each address that waits."""
        self._turning = False
        self._served.clear()
        for address, waiting in list(self._waiting.items()):
            while waiting and self._served[address] < self._at_once:
                turn = waiting.popleft()
                if not turn.done():  # otherwise the one who waited has gone
                    turn.set_result(None)
                    self._served[address] += 1
            if not waiting:
                del self._waiting[address]
        if self._served:
            self._turn_later()


class FairShare:
    """Lets a few requests of an address at once through the turnstile. Outermost: waiting here is cheap."""

    def __init__(self, app: ASGIApp, turnstile: Turnstile, bodies: LargeBodies, at_once: int) -> None:
        self._app = app
        self._turnstile = turnstile
        self._bodies = bodies
        self._at_once = at_once
        self._running: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        address = address_in(scope)
        if scope["type"] == "websocket" or was_passed_on(scope):  # sockets last; what was passed on has been counted
            await self._turnstile.enter(address)
            await self._app(scope, receive, send)
            return
        await self._begin(address)
        try:
            await self._turnstile.enter(address)
            await self._app(scope, receive, send)
        finally:
            self._bodies.give_back(scope)
            self._end(address)

    async def _begin(self, address: str) -> None:
        if self._running.get(address, 0) < self._at_once:
            self._running[address] = self._running.get(address, 0) + 1
            return
        turn = asyncio.get_running_loop().create_future()
        waiting = self._waiting.setdefault(address, deque())
        waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._end(address)  # this one had the turn already: pass it on
            raise

    def _end(self, address: str) -> None:
        """Give the place to the next in line; if there is none, it is free."""
        waiting = self._waiting.get(address, deque())
        while waiting:
            turn = waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                break
        else:
            self._running[address] -= 1
            if not self._running[address]:
                del self._running[address]
        if not waiting:
            self._waiting.pop(address, None)


MOST_BYTES = 64 * 2**20
"""Most bytes in all."""
BYTES_EACH = 3 * MOST_BYTES // 8
"""Bytes of one address: three of the largest records."""
HELD = "lodestone.held"
"""Key in a request's state: how many bytes it holds."""
COME_BACK = 5.0
"""s after which to come back: such a body takes a few seconds to arrive and be checked."""


class LargeBodies:
    """Limits the bytes in memory of requests that carry, or read, megabytes: counted by address while they last."""

    def __init__(self, most: int = MOST_BYTES, each: int = BYTES_EACH) -> None:
        self._most, self._each = most, each
        self._all = 0
        self._held = Counts[str]()

    def take(self, scope: Scope, size: int) -> None:
        """Count more bytes of a request; raises TooMany if there is no room for them."""
        address = address_in(scope)
        if self._all + size > self._most or self._held[address] + size > self._each:
            raise TooMany("server-busy").retry(COME_BACK)
        scope[HELD] = scope.get(HELD, 0) + size
        self._count(address, size)

    def give_back(self, scope: Scope) -> None:
        """The request is over."""
        if size := scope.pop(HELD, 0):
            self._count(address_in(scope), -size)

    def _count(self, address: str, size: int) -> None:
        self._all += size
        self._held.change(size, address)
