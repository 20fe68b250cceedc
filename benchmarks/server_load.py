"""People at tables of Clustered, in a process of their own: `python -m benchmarks.server_load URL TABLES SECONDS PAUSE`

Two connections a table, each with one seat, which move as soon as it is their turn (after a pause, if one is given).
`URL` may be several with commas between: tables are made at each in turn, and people come to the server that has made
their table. With a fifth argument, `spread`, they come to any of them, as behind a proxy that does not look at what is
asked.
Prints JSON when everybody is there, then at the end how many moves were acknowledged and how long each of them took to
reach the other person.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

decode = msgspec.json.Decoder().decode


class Load:
    """All tables of this process."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self.moves = 0
        self.latencies: list[float] = []
        self.ready = asyncio.Event()
        self.there = 0
        self._sent: dict[str, float] = {}
        self._ids = iter(range(10**12))

    async def person(self, url: str, table: str, token: str, chance: random.Random) -> None:
        """Play one game after another."""
        address = f"ws{url.removeprefix('http')}api/tables/{table}/socket"
        async with connect(address, compression=None, max_size=None, ping_interval=None) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
            you, proposal = 0, None
            async for text in socket:
                heard = perf_counter()
                message = decode(text)
                kind = message["type"]
                if kind == "welcome":
                    you = message["you"]
                    self.there += 1
                    await self.ready.wait()
                elif kind == "ack":
                    self.moves += message["id"][0] == "m"
                    continue
                elif kind != "update":
                    if kind == "refused":
                        raise RuntimeError(message["error"]["message"])
                    continue
                if message.get("by", you) not in (None, you) and table in self._sent:
                    self.latencies.append(heard - self._sent.pop(table))
                proposal = message["table"]["proposal"] if message["table"] is not None else proposal
                if message["game"] is not None:
                    await self._move(socket, table, you, message, proposal, chance)
                elif proposal is not None and you not in proposal["agreed"]:
                    await socket.send(json.dumps({"type": "reply", "id": f"r{next(self._ids)}", "agree": True}))
            raise RuntimeError("a connection was closed: the others would be measured without it")

    async def _move(
        self, socket: ClientConnection, table: str, you: int, message: Any, proposal: Any, chance: random.Random
    ) -> None:
        game = message["game"]
        if game["public"]["turn"] is None:
            if you == 0 and proposal is None:
                await socket.send(json.dumps({"type": "propose", "id": f"a{next(self._ids)}", "kind": "again"}))
            return
        private = game["private"][0]
        if game["public"]["turn"] != private["seat"]:
            return
        if private["place"]:
            tile = chance.choice(list(private["place"]))
            x, y = chance.choice(private["place"][tile])
            move = f"{tile}@{x},{y}"
        else:
            move = f"-{chance.choice(private['discard'])}"
        if self.pause:
            await asyncio.sleep(chance.uniform(0, 2 * self.pause))
        text = json.dumps({"type": "play", "id": f"m{next(self._ids)}", "seat": private["seat"], "move": move})
        self._sent[table] = perf_counter()
        await socket.send(text)


async def main(urls: list[str], tables: int, seconds: float, pause: float, spread: bool) -> None:
    """Make tables, let people play, tell what happened."""
    import httpx

    load = Load(pause)
    tasks = []
    async with httpx.AsyncClient(timeout=60) as http:
        for number in range(tables):
            url = urls[number % len(urls)]
            seats = [{"kind": "here"}, {"kind": "link"}]
            made = (await http.post(f"{url}api/tables", json={"game": "clustered", "seats": seats})).json()
            seated = (await http.post(f"{url}api/tables/{made['table']}/seats", json={"name": "Ben"})).json()
            for person, token in enumerate((made["token"], seated["token"])):
                chance = random.Random(f"{number}/{token is made['token']}")
                # Over all tables and people, every server gets equally many, one in n for its own tables.
                at = urls[(number + number // len(urls) + person) % len(urls)] if spread else url
                tasks.append(asyncio.create_task(load.person(at, made["table"], token, chance)))
    while load.there < len(tasks):
        await asyncio.sleep(0.05)
        _raise_failures(tasks)
    print(json.dumps({"ready": len(tasks)}), flush=True)
    sys.stdin.readline()
    load.ready.set()
    await asyncio.sleep(seconds)
    _raise_failures(tasks)
    latencies = sorted(load.latencies)
    quantile = {f"p{q}": 1000 * latencies[min(len(latencies) - 1, len(latencies) * q // 100)] for q in (50, 99)}
    print(json.dumps({"moves": load.moves, **quantile}), flush=True)
    sys.stdin.readline()
    for task in tasks:
        task.cancel()


def _raise_failures(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


if __name__ == "__main__":
    asyncio.run(
        main(sys.argv[1].split(","), int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4]), "spread" in sys.argv[5:])
    )
