"""Listens to everything that anybody is told while a game of Clustered is played."""

from __future__ import annotations

import asyncio
from typing import Any

from lodestone.match.clustered import from_record
from tests.server.client import Api
from tests.server.hard.eavesdropping import (
    ClusteredParty,
    as_text,
    before_the_end,
    keys_of,
    search,
    secret_texts,
    tiles_in,
)
from tests.server.hard.hard_server import HardServer
from tests.server.hard.logbook import read_log
from tests.server.hard.player import Player

VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "base": (2, {}),
    "fast": (3, {"fast": True}),
    "bonuses": (2, {"first_bonus": True, "largest_bonus": True}),
    "hidden discards": (2, {"hidden_discards": True, "fast": True}),
    "extended, five": (5, {}),
    "extended, eight": (8, {}),
    "solo": (1, {}),
}


async def listen(server: HardServer, seats: int, rules: dict[str, Any]) -> None:
    """Play a whole game, one person a seat, with a spectator, and search whatever was told to anybody."""
    api = await server.started()
    made = await api.create("here", *["link"] * (seats - 1), name="Ann", clustered={"rules": rules})
    table = made["table"]
    tokens = [made["token"], *[(await api.sit(table, f"B{n}"))["token"] for n in range(1, seats)]]
    people = [Player(api, table, token, seed, lambda: True) for seed, token in enumerate([*tokens, None])]
    pages: list[str] = []
    asking = asyncio.create_task(ask_around(api, table, pages))
    await asyncio.gather(*(person.play() for person in people))
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)

    log = await read_log(server.database, table)
    secrets, keys = secret_texts(log), keys_of(tokens)
    record_id = (await api.ask("GET", f"/api/tables/{table}"))["records"][0]
    truth = from_record(await api.ask("GET", f"/api/records/{record_id}"))
    for number, person in enumerate(people):
        own = [number] if person.token is not None else []
        party = ClusteredParty(own, truth.positions, truth.setup.rules.hidden_discards)
        told = before_the_end(person.heard())
        assert len(told) > len(truth.moves) / 2
        for message in told:
            party.check(message)
            search(as_text(message), secrets, "a message")
        for message in person.heard():
            search(as_text(message), keys, "a message")
    assert pages
    for page in pages:
        search(page, [*secrets, *keys], "a page")
        assert not list(tiles_in(page)), page
    search(server.log, [*secrets, *keys], "the log")
    metrics = await api.request("GET", "/metrics")
    search(metrics.text, [*secrets, *keys, table, "Ann"], "the metrics")


async def ask_around(api: Api, table: str, pages: list[str]) -> None:
    """Read everything about a table over HTTP, again and again until the game is over."""
    while True:
        asked = []
        for path in ("/api/games", f"/api/tables/{table}", f"/api/tables/{table}/records", "/health", "/metrics"):
            asked.append((await api.request("GET", path)).text)
        if '"over"' not in asked[1]:
            pages += asked
        await asyncio.sleep(0.2)
