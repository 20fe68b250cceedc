"""Twelve ways to ask for as much as one can: `python -m benchmarks.neighbours.attacks NAME URL ADDRESS TABLE FOLDER`

Each goes on until it is ended, as fast as it is answered, within what docs/protocol.md allows and beyond. Tells what it
was answered when its input ends.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import socket as sockets
import sys
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

from benchmarks.neighbours.guest import Guest
from benchmarks.neighbours.materials import BOARD

PARALLEL = 32
POLITE = 5
"""Niceness of attackers relative to players: the server is measured, not the scheduler."""

Attack = Callable[[Guest, str, Path], Awaitable[None]]


async def uploads(guest: Guest, table: str, folder: Path) -> None:
    """Upload records of both games, and what only looks like one."""
    empty = b'{"format":"lodestone-record","version":1,"game":"kluster"}'
    bodies = [file.read_bytes() for file in sorted(folder.glob("*.json"))] + [empty]
    await guest.requests(*(("POST", "/api/records", body) for body in bodies), parallel=PARALLEL)


async def _stored(guest: Guest, folder: Path) -> list[str]:
    bodies = [file.read_bytes() for file in sorted(folder.glob("*.json"))]
    answers = [await guest.ask("POST", "/api/records", body) for body in bodies]
    return [answer["record"] for answer in answers if "record" in answer]


async def replays(guest: Guest, table: str, folder: Path) -> None:
    """Long games, turn by turn."""
    records = await _stored(guest, folder)
    await guest.requests(*(("GET", f"/api/records/{id}/replay", b"") for id in records), parallel=PARALLEL)


async def reviews(guest: Guest, table: str, folder: Path) -> None:
    """Request reviews of all moves, and films."""
    records = await _stored(guest, folder)
    paths = [f"/api/records/{id}/{what}" for id in records for what in ("review", "tracks/1")]
    await guest.requests(*(("GET", path, b"") for path in paths), parallel=PARALLEL)


async def referee(guest: Guest, table: str, folder: Path) -> None:
    """As many operations as are allowed."""
    body = (folder / "operations").read_bytes()
    await guest.requests(("POST", "/api/referee/clustered", body), parallel=PARALLEL)


async def score(guest: Guest, table: str, folder: Path) -> None:
    """The largest board there may be."""
    await guest.requests(("POST", "/api/score", json.dumps({"board": BOARD}).encode()), parallel=PARALLEL)


async def tables(guest: Guest, table: str, folder: Path) -> None:
    """Tables of both games, with bots that begin at once."""
    clustered = {"game": "clustered", "seats": [{"kind": "bot", "level": "club"}] * 8}
    kluster = {"game": "kluster", "seats": [{"kind": "here"}] * 2, "kluster": {"boxes": {"classic": 1}}}
    bodies = [json.dumps(wish).encode() for wish in (clustered, kluster)]
    await guest.requests(*(("POST", "/api/tables", body) for body in bodies), parallel=PARALLEL)


async def hints(guest: Guest, table: str, folder: Path) -> None:
    """What would you play? At many tables at once."""
    numbers = count()

    async def ask() -> None:
        made = await guest.table("here", "expert")
        async with guest.socket(made["table"], made["token"]) as socket:
            for _ in range(200):
                await socket.send(json.dumps({"type": "hint", "id": f"h{next(numbers)}", "seat": 0}))
                guest.answers[json.loads(await socket.recv())["type"]] += 1
                await asyncio.sleep(0.05)

    await guest.again_and_again(ask, PARALLEL)


async def spectators(guest: Guest, table: str, folder: Path) -> None:
    """Visit the good table and leave again, as many at once as there are places."""

    async def look() -> None:
        async with guest.socket(table) as socket:
            guest.answers[json.loads(await socket.recv())["type"]] += 1

    await guest.again_and_again(look, PARALLEL)


async def chat(guest: Guest, table: str, folder: Path) -> None:
    """Talk at a table of their own that is full of their own spectators."""
    made = await guest.table("here", "link", chat=True)
    numbers = count()

    async def listen() -> None:
        async with guest.socket(made["table"]) as socket:
            async for _ in socket:
                pass

    async def talk() -> None:
        async with guest.socket(made["table"], made["token"]) as socket:
            listening = asyncio.create_task(_read(socket, guest))
            try:
                for number in range(10_000):
                    kind = ("say", "react", "resync", "ping")[number % 4]
                    extra = {"say": {"text": "x" * 280}, "react": {"reaction": "clap"}}.get(kind, {})
                    await socket.send(json.dumps({"type": kind, "id": f"c{next(numbers)}", **extra}))
                    await asyncio.sleep(0.0 if number < 60 else 0.05)
            finally:
                listening.cancel()

    await asyncio.gather(guest.again_and_again(listen, 60), guest.again_and_again(talk, 20))


async def _read(socket: Any, guest: Guest) -> None:
    async for text in socket:
        guest.answers[json.loads(text)["type"]] += 1


async def lobby(guest: Guest, table: str, folder: Path) -> None:
    """Many who watch the lobby, many who wait and do not come, and tables that are listed and taken off the list."""
    made = [await guest.table("here", "link", listed=number < 3) for number in range(6)]
    numbers = count()

    async def watch() -> None:
        async with guest.lobby() as socket:
            await _read(socket, guest)

    async def wait() -> None:
        async with guest.lobby() as socket:
            for number in range(200):
                wish = {"game": ("clustered", "kluster")[number % 2], "name": "x" * 24, "token": secrets.token_hex(16)}
                for kind, more in (("wait", wish), ("answer", {"pair": "none", "agree": True}), ("stop", {})):
                    await socket.send(json.dumps({"type": kind, "id": f"w{next(numbers)}", **more}))
                    guest.answers[json.loads(await socket.recv())["type"]] += 1

    async def list_and_not() -> None:
        own = made[next(numbers) % len(made)]
        async with guest.socket(own["table"], own["token"]) as socket:
            for number in range(10_000):
                await socket.send(json.dumps({"type": "list", "id": f"l{next(numbers)}", "on": number % 2 == 0}))
                guest.answers[json.loads(await socket.recv())["type"]] += 1

    sit = ("POST", f"/api/listings/{'x' * 16}/seats", b'{"name":"Eve"}')
    await asyncio.gather(
        guest.again_and_again(watch, 200),
        guest.again_and_again(wait, PARALLEL),
        guest.again_and_again(list_and_not, len(made)),
        guest.requests(("GET", "/api/listings", b""), sit, parallel=4),
    )


async def links(guest: Guest, table: str, folder: Path) -> None:
    """Pictures of many tables, the good one among them, boards of daily tables, and lists of one's own tables."""
    tables = [table, *[(await guest.table("here"))["table"] for _ in range(20)], *(f"none{n}" for n in range(20))]
    mine = json.dumps({"tables": [{"table": each, "token": None} for each in tables]}).encode()
    day = (await guest.ask("GET", "/api/dailies"))["games"][0]["today"]["day"]
    pictures = [("GET", f"/api/tables/{each}/preview.png", b"") for each in tables]
    pages = [("GET", f"/t/{each}", b"") for each in tables]
    others = [
        ("GET", f"/api/dailies/clustered/{day}", b""),
        ("GET", "/api/dailies", b""),
        ("POST", "/api/my-tables", mine),
    ]
    await guest.requests(*pictures, *pages, *others * 10, parallel=PARALLEL)


async def slow_readers(guest: Guest, table: str, folder: Path) -> None:
    """Ask for everything again and again, and never read it."""
    made = await guest.table("here", "here", chat=True)
    async with guest.socket(made["table"], made["token"]) as socket:
        for number in range(8):  # every newcomer is sent all of it
            await socket.send(json.dumps({"type": "say", "id": f"s{number}", "text": "x" * 280}))

    async def never_read() -> None:
        deaf = sockets.socket()
        deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        deaf.bind((guest.address, 0))
        await asyncio.get_running_loop().sock_connect(deaf, (guest.host, guest.port))
        async with guest.socket(made["table"], sock=deaf, max_queue=1) as socket:
            for number in range(10_000):
                await socket.send(json.dumps({"type": "resync", "id": f"r{number}"}))
                await asyncio.sleep(0.05)

    await guest.again_and_again(never_read, 60)


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        uploads,
        replays,
        reviews,
        hints,
        referee,
        score,
        tables,
        spectators,
        chat,
        lobby,
        links,
        slow_readers,
    )
}


async def main(name: str, url: str, address: str, table: str, folder: Path) -> None:
    """Until there is no more input."""
    guest = Guest(url, address)
    attacking = asyncio.ensure_future(ATTACKS[name](guest, table, folder))
    await asyncio.to_thread(sys.stdin.readline)
    while not guest.answers and not attacking.done():  # on a machine where even that takes a while
        await asyncio.sleep(0.05)
    problem = attacking.exception() if attacking.done() else None
    print(json.dumps({"answers": guest.answers, "problem": None if problem is None else repr(problem)}), flush=True)
    os._exit(0)  # without saying goodbye on every connection


if __name__ == "__main__":
    os.nice(POLITE)
    name, url, address, table, folder = sys.argv[1:6]
    asyncio.run(main(name, url, address, table, Path(folder)))
