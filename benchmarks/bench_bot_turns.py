"""Turns of Kluster's bots at a live table, as a person sees them: `python -m benchmarks bot_turns`.

A real server, two seats of each level, a spectator on the socket, and two busy loops beside them, so that both cores
are taken. By level, over some turns: how soon a turn shows that somebody is thinking or moving (aim 0.5 s; not after a
kluster, which bots leave in view for a second), the longest time without movement (1.5 s), the total time shown as
thinking (4 s), and how long turns took (median 8 s).
"""

from __future__ import annotations

import asyncio
import math
import statistics
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from time import monotonic

import msgspec
from tests.server.client import Json, Seat
from tests.server.process import ServerProcess

from lodestone.match.games import GAMES
from lodestone.match.kluster.live.wire_frame import FrameViewer, SeenTable

TURNS = 24
"""Turns per level."""
BUSY = 2
"""Busy loops beside the server."""
MOVED = 0.25
"""mm: a smaller movement is not seen."""
AIMS = {"shown after": 0.5, "still": 1.5, "thinking": 4.0, "turn": 8.0}
"""s: the limits to aim for."""


class Turn(msgspec.Struct):
    """When a turn began, and what was seen of it; s."""

    began: float
    amazed: bool = False
    """Whether it follows a kluster, which bots leave in view for a second."""
    shown: float | None = None
    still: float = 0.0
    moved: float = 0.0
    thinking: float = 0.0
    ended: float = 0.0

    def see(self, now: float) -> None:
        """Something moved."""
        self.still = max(self.still, now - (self.moved or self.began))
        self.moved = now
        self.shown = self.shown or now


class Onlooker(Seat):
    """A spectator that times what it is shown."""

    def __init__(self, url: str, table: str) -> None:
        super().__init__(url, table, None)
        self.turns: list[Turn] = []
        self._viewer = FrameViewer()
        self._last: SeenTable | None = None
        self._number: int | None = None
        self._thinks_since: float | None = None
        self._klustered = False

    async def see(self, turns: int) -> None:
        """Watch until so many turns, or the game, have ended, however long that takes on a busy machine."""
        async with self._news:
            await self._news.wait_for(lambda: len(self.turns) > turns or self.status == "over")

    async def _read(self) -> None:
        async for data in self._socket:
            if isinstance(data, bytes):
                self._look(self._viewer.see(data), monotonic())
            else:
                message: Json = msgspec.json.decode(data)
                if message["type"] == "thinking":
                    self._hear_thinking(message["on"], monotonic())
                else:
                    await self._hear(message)
                    self._hear_events(message.get("events") or [])
            async with self._news:
                self._news.notify_all()

    def _hear_events(self, events: list[Json]) -> None:
        if not any(event["event"] == "MagnetsTaken" for event in events):
            return
        # This message comes just before or just after the first frame of the next turn.
        if self.turns and not self.turns[-1].moved:
            self.turns[-1].amazed = True
        else:
            self._klustered = True

    def _hear_thinking(self, on: bool, now: float) -> None:
        if not self.turns:
            return
        turn = self.turns[-1]
        if on:
            self._thinks_since = now
            turn.shown = turn.shown or now
        elif self._thinks_since is not None:
            turn.thinking += now - max(self._thinks_since, turn.began)
            self._thinks_since = None

    def _look(self, seen: SeenTable | None, now: float) -> None:
        if seen is None:
            return
        last, self._last = self._last, seen
        if seen.wire.turns != self._number:
            self._number = seen.wire.turns
            if self.turns:
                self.turns[-1].ended = now
            self.turns.append(Turn(now, self._klustered))
            self._klustered = False
        elif last is not None and _moved(last, seen):
            self.turns[-1].see(now)


def _moved(last: SeenTable, seen: SeenTable) -> bool:
    if last.poses.keys() != seen.poses.keys() or last.trembling != seen.trembling:
        return True
    magnets = any(math.dist(last.poses[one][:3], pose[:3]) > MOVED for one, pose in seen.poses.items())
    turned = any(math.dist(last.poses[one][3:], pose[3:]) > 0.01 for one, pose in seen.poses.items())
    pairs = (pair for old, new in zip(last.cords, seen.cords, strict=True) for pair in zip(old, new, strict=True))
    return magnets or turned or any(math.dist(*pair) > MOVED for pair in pairs)


async def _watch(server: ServerProcess, level: str, turns: int = TURNS) -> list[Turn]:
    made = await server.api.create(level, level, game="kluster", kluster={"boxes": {"classic": 1}})
    async with Onlooker(server.api.url, made["table"]) as onlooker:
        await onlooker.see(turns)
        # The first turn began before anybody was watching, the last one is not over.
        return onlooker.turns[1:-1]


def _tell(level: str, turns: list[Turn]) -> None:
    figures = {
        "shown after": [(turn.shown or math.inf) - turn.began for turn in turns if not turn.amazed],
        "still": [turn.still for turn in turns],
        "thinking": [turn.thinking for turn in turns],
        "turn": [turn.ended - turn.began for turn in turns],
    }
    print(f"{level}, {len(turns)} turns:", flush=True)
    for name, times in figures.items():
        middle, worst = statistics.median(times), max(times)
        met = "met" if (middle if name == "turn" else worst) <= AIMS[name] else "missed"
        print(f"  {name}: median {middle:.2f}, worst {worst:.2f} s (aim {AIMS[name]}: {met})", flush=True)


def main() -> None:
    """Start everything, watch, and print the figures."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as ends:
        server = ServerProcess(Path(folder), eager=True)
        server.start()
        ends.callback(server.stop)
        asyncio.run(_watch(server, GAMES["kluster"].levels[-1], 2))  # until everything is loaded
        for _ in range(BUSY):
            ends.callback(subprocess.Popen([sys.executable, "-c", "while True: pass"]).kill)
        for level in GAMES["kluster"].levels:
            _tell(level, asyncio.run(_watch(server, level)))
