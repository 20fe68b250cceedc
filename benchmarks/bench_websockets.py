"""What carrying a move over WebSockets costs: plain Starlette on uvicorn, our `server/wire.py`, and picows, in one run.

Each serves pairs of people in a process of its own: a message of a move's size comes in, an update of a usual size goes
out to both. Nothing is decided or stored, so the figures are the transport's share of a move. The three alternate; the
result is the median over rounds of the server's processor time per move. picows is measured if it is installed
(`pip install picows`); it is not part of Lodestone.
"""

from __future__ import annotations

import asyncio
import importlib.util
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from benchmarks.server_process import MeasuredProcess

PAIRS, SECONDS, ROUNDS = 50, 4.0, 5
"""Pairs of people, s per round, and rounds."""
UPDATE = b"u" * 900
"""An update about a move of Clustered has about this length."""
KINDS = ("plain", "wire", "picows")


# Servers: `python -m benchmarks.bench_websockets serve KIND`


def serve_uvicorn(kind: str) -> None:
    """Starlette on uvicorn, by the documented calls (plain) or by our short way (wire)."""
    import uvicorn
    import uvloop
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from lodestone.server.entrance.door import Door
    from lodestone.server.running import listen
    from lodestone.server.wire import wire_of, wired

    people: dict[str, list[WebSocket]] = {}

    async def plain(websocket: WebSocket) -> None:
        await websocket.accept()
        pair = people.setdefault(websocket.path_params["pair"], [])
        pair.append(websocket)
        try:
            while True:
                await websocket.receive_text()
                for person in pair:
                    await person.send_bytes(UPDATE)
        except WebSocketDisconnect:
            pair.remove(websocket)

    async def wire(websocket: WebSocket) -> None:
        await websocket.accept()
        pair = people.setdefault(websocket.path_params["pair"], [])
        pair.append(websocket)
        while (await wire_of(websocket).receive())["type"] == "websocket.receive":
            for person in pair:
                wire_of(person).put(UPDATE, binary=True)
        pair.remove(websocket)

    app = Starlette(routes=[WebSocketRoute("/{pair}", plain if kind == "plain" else wire)])
    listener = listen("127.0.0.1", 0)
    protocol = {} if kind == "plain" else {"ws": wired(Door(10_000, None))}
    config = uvicorn.Config(app, log_config=None, ws_per_message_deflate=False, **protocol)  # type: ignore[arg-type]
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(uvicorn.Server(config).serve(sockets=[listener]))


def serve_picows() -> None:
    """The same with picows, whose protocol is compiled."""
    import uvloop
    from picows import (  # type: ignore[import-not-found, unused-ignore]
        WSFrame,
        WSListener,
        WSMsgType,
        WSTransport,
        WSUpgradeRequest,
        ws_create_server,
    )

    people: dict[bytes, list[WSTransport]] = {}

    class Person(WSListener):  # type: ignore[misc, unused-ignore]
        def __init__(self, request: WSUpgradeRequest) -> None:
            super().__init__()
            self.pair = people.setdefault(request.path, [])

        def on_ws_connected(self, transport: WSTransport) -> None:
            self.pair.append(transport)

        def on_ws_disconnected(self, transport: WSTransport) -> None:
            self.pair.remove(transport)

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()
                return
            frame.get_payload_as_bytes()
            for person in self.pair:
                person.send(WSMsgType.BINARY, UPDATE)

    async def run() -> None:
        server = await ws_create_server(Person, "127.0.0.1", 0)
        print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", flush=True)
        await server.serve_forever()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())


# People: `python -m benchmarks.bench_websockets play URL`


async def play(url: str) -> None:
    """Let pairs move in turn for a while; prints the number of moves."""
    from websockets.asyncio.client import ClientConnection, connect

    moves, over = 0, False
    message = json.dumps({"type": "play", "id": "m123456", "seat": 0, "move": "2sd@-3,4"})

    async def pair(number: int) -> None:
        nonlocal moves
        address = f"ws{url.removeprefix('http')}{number}"
        async with (
            connect(address, compression=None, ping_interval=None) as one,
            connect(address, compression=None, ping_interval=None) as other,
        ):
            turn: list[ClientConnection] = [one, other]
            while not over:
                await turn[moves % 2].send(message)
                await asyncio.gather(one.recv(), other.recv())
                moves += 1

    pairs = [asyncio.create_task(pair(number)) for number in range(PAIRS)]
    await asyncio.sleep(SECONDS)
    over = True
    await asyncio.gather(*pairs)
    print(json.dumps({"moves": moves}), flush=True)


def measure(kind: str) -> float:
    """µs of the server's processor time per move."""
    with tempfile.TemporaryDirectory() as folder:
        program = [sys.executable, "-m", "benchmarks.bench_websockets"]
        server = MeasuredProcess([*program, "serve", kind], Path(folder), cwd=Path.cwd())
        try:
            before = server.processor_time()
            told = subprocess.run(
                [*program, "play", f"http://127.0.0.1:{server.port}/"], stdout=subprocess.PIPE, check=True
            )
            used = server.processor_time() - before
        finally:
            server.stop()
    return 1e6 * used / float(json.loads(told.stdout)["moves"])


def main() -> None:
    """Print a line for each."""
    kinds = [kind for kind in KINDS if kind != "picows" or importlib.util.find_spec("picows")]
    seen: dict[str, list[float]] = {kind: [] for kind in kinds}
    for _ in range(ROUNDS):
        for kind in kinds:
            seen[kind].append(measure(kind))
    for kind in kinds:
        rounds = ", ".join(f"{each:.0f}" for each in seen[kind])
        ratio = median(seen[kind]) / median(seen["wire"])
        print(f"{kind:7} {median(seen[kind]):5.0f} µs a move, {ratio:.2f} × wire ({rounds})")
    if "picows" not in kinds:
        print("picows is not installed and was left out")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["serve", "picows"]:
            serve_picows()
        case ["serve", str(kind)]:
            serve_uvicorn(kind)
        case ["play", str(url)]:
            asyncio.run(play(url))
        case _:
            main()
