"""People at live tables of Kluster, in a process of their own: `python -m benchmarks.live_load URL VIEWERS SECONDS`

Reads tables with their holders' tokens as JSON from standard input. At each, the holder takes a magnet and lets the
hand circle 70 mm above the others; the rest watch. Prints JSON when everybody has a frame, then at the end how late
frames came, how many, and how large they were.
"""

from __future__ import annotations

import asyncio
import json
import math
import sys
from time import monotonic
from typing import Any

import numpy as np
from websockets.asyncio.client import ClientConnection, connect

TICK = 0.032
"""s."""


class Viewer:
    """One connection: when each frame came, which moment it shows, how large it is."""

    def __init__(self) -> None:
        self.frames: list[tuple[float, int, int]] = []
        self.magnet: str | None = None
        self.holds = False
        self.socket: ClientConnection | None = None

    async def watch(self, address: str, token: str | None) -> None:
        """Watch until told to stop."""
        async with connect(address, compression=None, max_size=None, ping_interval=None) as self.socket:
            await self.socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
            async for data in self.socket:
                if isinstance(data, bytes):
                    self.frames.append((1e3 * monotonic(), int.from_bytes(data[8:12], "little"), len(data)))
                    continue
                message = json.loads(data)
                if message["type"] == "welcome":
                    self.magnet = message["game"]["public"]["pools"][0][-1]
                elif message["type"] == "ack":
                    self.holds = True

    async def take(self) -> None:
        """Take the last magnet; again, if the match has moved to another worker meanwhile."""
        assert self.socket is not None
        for number in range(1000):
            if self.holds:
                return
            intent = {"do": "take", "magnet": self.magnet}
            await self.socket.send(json.dumps({"type": "do", "id": f"take {number}", "seat": 0, "intent": intent}))
            await asyncio.sleep(1.0)

    async def hover(self, at: int, of: int, seconds: float) -> None:
        """Move the hand 31 times a second, not synchronised with others."""
        assert self.socket is not None
        start = monotonic()
        for number in range(round(seconds / TICK)):
            await asyncio.sleep(max(0.0, start + (number + at / of) * TICK - monotonic()))
            angle = 0.04 * number + at
            intent = {"do": "hover", "x": 100 * math.cos(angle), "y": 70 * math.sin(angle), "height": 70}
            await self.socket.send(json.dumps({"type": "stream", "seat": 0, "number": number, "intent": intent}))

    def late(self) -> Any:
        """Lateness of each frame in ms, relative to the quickest of this connection, by the clock in the frames."""
        delays = np.array([came - clock for came, clock, _ in self.frames])
        return delays - delays.min()


async def main(url: str, viewers: int, seconds: float, settling: float = 10.0) -> None:
    """Look on, hover, tell."""
    tables = json.loads(sys.stdin.readline())
    everybody, tasks = [], []
    for table, token in tables:
        address = f"ws{url.removeprefix('http')}api/tables/{table}/socket"
        people = [Viewer() for _ in range(viewers)]
        everybody.append(people)
        tasks += [asyncio.create_task(p.watch(address, None if at else token)) for at, p in enumerate(people)]
    while not all(person.frames for people in everybody for person in people):
        await asyncio.sleep(0.1)
        for task in tasks:
            if task.done():
                task.result()
    await asyncio.sleep(settling)
    await asyncio.gather(*(people[0].take() for people in everybody))
    print(json.dumps({"ready": len(tasks)}), flush=True)
    sys.stdin.readline()
    for people in everybody:
        for person in people:
            person.frames.clear()
    await asyncio.gather(*(people[0].hover(at, len(everybody), seconds) for at, people in enumerate(everybody)))
    seen = [person for people in everybody for person in people if person.frames]
    late = np.concatenate([person.late() for person in seen])
    p50, p99 = np.percentile(late, [50, 99])
    frames = sum(len(person.frames) for person in seen)
    size = sum(size for person in seen for _, _, size in person.frames)
    told = {"p50": p50, "p99": p99, "max": late.max(), "frames": frames / seconds / len(tasks)}
    print(json.dumps(told | {"bytes": size / seconds / len(tasks), "blind": len(tasks) - len(seen)}), flush=True)
    sys.stdin.readline()
    for task in tasks:
        task.cancel()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
