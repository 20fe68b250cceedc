"""Somebody who holds a magnet and keeps moving it while the table goes from one server to the next."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Any, NamedTuple

from lodestone.match.kluster.live import from_record
from lodestone.match.kluster.live.replay import resimulate
from lodestone.server.table.entries import Played, Written
from tests.server.client import Api, Json, Refusal, Seat
from tests.server.hard.logbook import fold, read_log
from tests.server.hard.player import LATER, LOST

MIDDLE: Json = {"x": 0, "y": 0, "height": 40}

CLASSIC: Json = {"boxes": {"classic": 1}}
PACE = 0.03
"""s between two movements."""


class Way(NamedTuple):
    """How long a hand waited for each step of the handover to another server, s."""

    goodbye: float
    """From the last acknowledged movement."""
    welcome: float
    movement: float


async def longest_lag(enough: Callable[[], bool]) -> float:
    """s for which the players' own process was held up: delays in that time say nothing about servers."""
    longest = 0.0
    while not enough():
        began = time.monotonic()
        await asyncio.sleep(PACE)
        longest = max(longest, time.monotonic() - began - PACE)
    return longest


class Holder:
    """Asks for one movement after another; what was not answered is asked for again with the same id."""

    def __init__(self, api: Api, table: str, token: str) -> None:
        self.api = api
        self.table = table
        self.token = token
        self.done: list[float] = []
        """Where every acknowledged movement went: each to a place of its own."""
        self.times: list[float] = []
        """When each was acknowledged."""
        self.refusals: list[str] = []
        self.messages: list[Json] = []
        self.connections = 0
        self.ways: list[Way] = []
        self._left, self._welcomed = float("inf"), 0.0
        self._asked = 0
        self._pending: Json | None = None

    @classmethod
    async def sit_down(cls, api: Api) -> Holder:
        """Sit down on both seats of a table for two."""
        made = await api.create("here", "here", game="kluster", kluster=CLASSIC)
        return cls(api, made["table"], made["token"])

    async def play(self, enough: Callable[[], bool]) -> None:
        """Take a magnet, keep moving it, and finally let it go."""
        while True:
            seat = self.api.join(self.table, self.token)
            try:
                async with seat:
                    self.connections += 1
                    self._welcomed = time.monotonic()
                    await seat.until(lambda: seat.status == "playing")  # noqa: B023  within this connection
                    if await self._go_on(seat, enough):
                        return
            except LOST:
                await asyncio.sleep(0.01)
            except Refusal as refusal:  # of the hello
                if refusal.code not in LATER:
                    raise
                await asyncio.sleep(0.05)
            finally:
                self.messages += seat.messages
                self._left = min(self._left, time.monotonic())

    async def _go_on(self, seat: Seat, enough: Callable[[], bool]) -> bool:
        before = seat.v
        while True:
            if self._pending is None:
                self._asked += 1
                self._pending = self._wish(seat, last=enough() and bool(self.done))
            await self._ask(seat, self._pending)
            if self._released:
                await seat.until(lambda: seat.v > before)
                return True
            await asyncio.sleep(PACE)

    def _wish(self, seat: Seat, last: bool) -> Json:
        if self._asked == 1:
            return {"do": "take", "magnet": seat.public["pools"][seat.turn][0]}
        if last:
            return {"do": "release"}
        return {"do": "hover", "x": self._asked / 1000.0, "y": 0.0, "height": 60.0}

    async def _ask(self, seat: Seat, intent: Json) -> None:
        try:
            await seat.ask("do", id=f"held-{self._asked}", seat=seat.turn, intent=intent)
        except Refusal as refusal:
            if refusal.code not in LATER:
                self.refusals.append(refusal.key)
                again = sum(bool(told.get("restarted")) for told in (*self.messages, *seat.messages))
                raise AssertionError(
                    f"{intent} at {self.table} was refused, over connection {self.connections}, after {self.done[-3:]}:"
                    f" {refusal}. The turn began again {again} times"
                ) from None
            await asyncio.sleep(0.05)
            return
        if intent["do"] == "hover":
            self._note(time.monotonic())
            self.done.append(intent["x"])
        self._pending = None
        self._released = intent["do"] == "release"

    _released = False

    def _note(self, now: float) -> None:
        if self.times and self._left < now and self._left > self.times[-1]:
            self.ways.append(Way(self._left - self.times[-1], self._welcomed - self._left, now - self._welcomed))
        self._left = float("inf")
        self.times.append(now)

    @property
    def longest_pause(self) -> float:
        """s: the longest pause between two acknowledged movements."""
        return max(later - earlier for earlier, later in pairwise(self.times))

    async def check(self, database: str) -> None:
        """Check that the turn never started over, and has every acknowledged movement once, and only requested ones."""
        assert not any(message.get("restarted") for message in self.messages)
        log = await read_log(database, self.table)
        done = check_only_turn(log)
        moved = [intent["x"] for intent in done if intent["do"] == "hover"]
        assert (set(moved), len(moved)) == (set(self.done), len(self.done)), Counter(moved) - Counter(self.done)
        assert moved == self.done


def check_only_turn(log: list[Written]) -> list[Json]:
    """The inputs of the only turn of a table, after checking that simulating it again gives the same result."""
    table = fold(log)
    turns = [entry.event for written in log for entry in written.entries if isinstance(entry, Played)]
    (played,) = map(table.kind.events.read, turns)
    assert table.play is not None
    result, _ = resimulate(from_record(table.play.record(table.players(), [played])))
    assert result.identical, result
    done = [intent for _, _, intent in played.turn["inputs"]]
    kinds = [intent["do"] for intent in done]
    assert (kinds.count("take"), kinds.count("release")) == (1, 1)
    return done


@asynccontextmanager
async def held_magnet(api: Api) -> AsyncIterator[tuple[Json, Seat]]:
    """A table whose game has begun, and somebody with a magnet in the hand."""
    made = await api.create("here", "here", game="kluster", kluster=CLASSIC)
    async with api.join(made["table"], made["token"]) as seat:
        await seat.until(lambda: seat.status == "playing")
        await take(seat)
        await do(seat, {"do": "hover", **MIDDLE})
        yield made, seat


async def take(seat: Seat) -> None:
    """As soon as the physics is loaded."""
    while True:
        try:
            await do(seat, {"do": "take", "magnet": seat.public["pools"][seat.turn][0]})
            return
        except Refusal as refusal:
            if refusal.code != "unavailable":
                raise
            await asyncio.sleep(0.2)


async def do(seat: Seat, intent: dict[str, Any]) -> None:
    await seat.ask("do", seat=seat.turn, intent=intent)


async def moved(seat: Seat) -> None:
    """Wait until they are sent away."""
    await seat.until(lambda: seat.bye is not None)
    assert seat.bye is not None
    assert seat.bye["reason"] == "moved"


def begun_again(seat: Seat) -> int:
    """How often somebody was told that the turn starts over."""
    return sum(bool(message.get("restarted")) for message in seat.messages)
