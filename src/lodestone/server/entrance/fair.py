"""Requests of one address: one after another through the turnstile, and only so many at once."""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.types import ASGIApp, Receive, Scope, Send

from lodestone.server.entrance.turnstile import Turnstile


class FairShare:
    """Outermost: whoever waits here has cost next to nothing."""

    def __init__(self, app: ASGIApp, turnstile: Turnstile, at_once: int) -> None:
        self._app = app
        self._turnstile = turnstile
        self._at_once = at_once
        self._running: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        address = scope["client"][0] if scope.get("client") else ""
        if scope["type"] == "websocket":  # lasts as long as somebody looks on
            await self._turnstile.enter(address)
            await self._app(scope, receive, send)
            return
        await self._begin(address)
        try:
            await self._turnstile.enter(address)
            await self._app(scope, receive, send)
        finally:
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
                self._end(address)  # it was our turn; pass it on
            raise

    def _end(self, address: str) -> None:
        """Whoever is next takes the place; if nobody is, it is free."""
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
