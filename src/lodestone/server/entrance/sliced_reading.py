"""What comes in on a connection, a slice at a time: 256 KiB may be ten thousand requests, or chunks of one byte."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

SLICE = 16 * 1024
"""Bytes, which in the smallest chunks there are keep the parser busy for less than a millisecond."""


class SlicedReading:
    """Between a transport and its reader: `hear` gets a slice in each round of the event loop, none while it pauses.

    Has what uvicorn's flow control needs of a transport.
    """

    def __init__(self, transport: asyncio.Transport, hear: Callable[[bytes], None]) -> None:
        self._transport = transport
        self._hear = hear
        self._rest = b""
        self._paused = False
        """Whether the reader has paused."""
        self._going_on = False
        """Whether there will be another slice in the next round."""

    @property
    def waits(self) -> bool:
        """Whether something has come that was not handed on."""
        return bool(self._rest)

    def feed(self, data: bytes) -> None:
        """Take in what has come."""
        self._rest += data
        if not self._going_on:
            self._go_on()

    def pause_reading(self) -> None:
        """Pause."""
        self._paused = True
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Resume."""
        self._paused = False
        self._next()

    def _go_on(self) -> None:
        self._going_on = False
        if not self._paused and not self._transport.is_closing():
            data, self._rest = self._rest[:SLICE], self._rest[SLICE:]
            self._hear(data)
            self._next()

    def _next(self) -> None:
        if self._going_on or self._paused:
            return
        if self._rest:
            self._going_on = True
            self._transport.pause_reading()
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            self._transport.resume_reading()
