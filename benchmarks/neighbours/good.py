"""People who play: `python -m benchmarks.neighbours.good URL TABLES KLUSTER`

Two people at each table of Clustered, who think for a moment and move; with KLUSTER 1, one more holds a magnet over a
live table. Says `{"ready": tables}`, then for each line with a number of seconds, and of moves to wait for however long
they take, what was seen meanwhile: how long a move took to reach the other person, and how late frames came beyond the
quickest.
"""

from __future__ import annotations

import asyncio
import json
import math
import random
import sys
from time import monotonic
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server_load import Load

PAUSE = 0.05
"""s that people think on average."""
TICK = 0.032
"""s."""


class Hand:
    """Somebody at a live table, whose hand circles and who sees frames."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        """ms from the moment that a frame shows, by its own clock, to its arrival; only differences mean something."""
        self.moving = asyncio.Event()

    async def play(self, url: str) -> None:
        """Make a table, take a magnet, and hover for ever."""
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            wish = {"game": "kluster", "seats": [{"kind": "here"}], "kluster": {"boxes": {"duo": 1}}}
            made = (await http.post("/api/tables", json=wish)).json()
        address = f"ws{url.removeprefix('http')}api/tables/{made['table']}/socket"
        async with connect(address, compression=None, max_size=None, ping_interval=None) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": made["token"]}))
            hovering: asyncio.Task[None] | None = None
            async for data in socket:
                if isinstance(data, bytes):
                    self.delays.append(1e3 * monotonic() - int.from_bytes(data[8:12], "little"))
                    continue
                message = json.loads(data)
                game = message.get("game")
                if hovering is None and game is not None:
                    hovering = asyncio.create_task(self._hover(socket, game["public"]["pools"][0][0]))
                if message["type"] == "ack":
                    self.moving.set()

    async def _hover(self, socket: ClientConnection, magnet: str) -> None:
        number = 0
        while not self.moving.is_set():  # its match may still be opening
            number += 1
            take = {"type": "do", "id": f"t{number}", "seat": 0, "intent": {"do": "take", "magnet": magnet}}
            await socket.send(json.dumps(take))
            await asyncio.sleep(1.0)
        start = monotonic()
        for number in range(10**9):
            await asyncio.sleep(max(0.0, start + number * TICK - monotonic()))
            intent = {"do": "hover", "x": 90 * math.cos(0.04 * number), "y": 60 * math.sin(0.04 * number), "height": 70}
            await socket.send(json.dumps({"type": "stream", "seat": 0, "number": number, "intent": intent}))


def spread(values: list[float]) -> dict[str, float]:
    """Statistics of a list of ms; empty for an empty list."""
    if not values:
        return {"count": 0, "p50": math.inf, "p99": math.inf, "max": math.inf}
    ranked = sorted(values)
    at = {f"p{q}": ranked[min(len(ranked) - 1, len(ranked) * q // 100)] for q in (50, 99)}
    return {"count": len(ranked), **at, "max": ranked[-1]}


async def main(url: str, tables: int, kluster: bool) -> None:
    """Play until the input ends."""
    load = Load(PAUSE)
    tasks = []
    first = ""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for number in range(tables):
            seats = [{"kind": "here"}, {"kind": "link"}]
            made = (await http.post("/api/tables", json={"game": "clustered", "seats": seats})).json()
            seated = (await http.post(f"/api/tables/{made['table']}/seats", json={"name": "Ben"})).json()
            first = first or made["table"]
            for token in (made["token"], seated["token"]):
                chance = random.Random(f"{number}/{token is made['token']}")
                tasks.append(asyncio.create_task(load.person(url, made["table"], token, chance)))
    hand = Hand()
    if kluster:
        tasks.append(asyncio.create_task(hand.play(url)))
        await hand.moving.wait()
    load.ready.set()
    print(json.dumps({"ready": tables, "table": first}), flush=True)
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    while line := await lines.readline():
        load.latencies.clear()
        hand.delays.clear()
        seconds, least = line.split()
        await asyncio.sleep(float(seconds))
        while len(load.latencies) < int(least):
            await asyncio.sleep(0.05)
        late = [delay - min(hand.delays) for delay in hand.delays]
        told: dict[str, Any] = {
            "moves": spread([1e3 * latency for latency in load.latencies]),
            "frames": spread(late) if kluster else None,
            "left": [repr(task.exception()) for task in tasks if task.done()],
        }
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3] == "1"))
