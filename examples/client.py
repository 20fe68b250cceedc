"""Plays a whole game of Clustered against a bot: python examples/client.py [http://127.0.0.1:8077]

Needs `pip install websockets`. docs/protocol.md explains every message.
"""

import asyncio
import json
import secrets
import sys
import urllib.request

import websockets


def make_table(server):
    """A table with a seat for us and a bot; the answer has our token, which is our key to the seat."""
    seats = [{"kind": "here"}, {"kind": "bot", "level": "greedy"}]
    body = json.dumps({"game": "clustered", "name": "Example", "seats": seats}).encode()
    request = urllib.request.Request(f"{server}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def choose(private):
    """Any move that is allowed: the server says which ones are."""
    for tile, cells in private["place"].items():
        for x, y in cells:
            return f"{tile}@{x},{y}"
    return "-" + private["discard"][0]


async def play(server):
    """Say hello, then answer every message in which it is our turn."""
    made = make_table(server)
    address = f"ws{server.removeprefix('http')}/api/tables/{made['table']}/socket"
    async with websockets.connect(address) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": made["token"]}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                raise SystemExit(message["error"]["message"])
            game = message.get("game")
            if game is None:
                continue  # an ack, a bot that ponders, somebody who comes or goes
            public, private = game["public"], game["private"][0]
            if public["winners"] is not None:
                return public
            if public["turn"] == private["seat"]:
                # Every message needs a unique id, which must not have been used on an earlier connection either.
                move = {"type": "play", "id": secrets.token_hex(8), "seat": private["seat"], "move": choose(private)}
                await socket.send(json.dumps(move))


if __name__ == "__main__":
    end = asyncio.run(play((sys.argv[1:] or ["http://127.0.0.1:8077"])[0].rstrip("/")))
    print("Points:", *(score["total"] for score in end["scores"]), "· winners:", *end["winners"])
