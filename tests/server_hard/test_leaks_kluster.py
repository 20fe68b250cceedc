"""Whole games of every variant of Kluster: nobody is told a pole, a strength, a seed or a token before the end."""

from __future__ import annotations

import asyncio
import struct
from typing import Any

import pytest

from tests.server.client import Json
from tests.server_hard.conftest import MakeServer
from tests.server_hard.eavesdropping import (
    OWN,
    Leak,
    as_text,
    before_the_end,
    frame_length,
    keys_of,
    search,
    secret_texts,
    untold_keys,
)
from tests.server_hard.hard_server import HardServer
from tests.server_hard.logbook import read_log
from tests.server_hard.player import Player
from tests.sizes import some_always

LIMITS = {"tables_per_hour": 10_000, "requests_per_minute": 10**6, "outbound_bytes": 2**24}
VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "classic": (2, {"boxes": {"classic": 1}}),
    "duo": (2, {"boxes": {"duo": 1}}),
    "plus": (3, {"boxes": {"classic": 1, "duo": 1}}),
    "expert": (2, {"boxes": {"duo": 1}, "options": {"expert": True}}),
    "solo": (1, {"boxes": {"duo": 1}}),
}


class Watcher(Player):
    """Lets a bot play on its seat, if it has one, and looks on."""

    def wish(self, seat: Any) -> Json | None:
        if seat.status == "playing" and seat.seats:
            own = seat.table["seats"][seat.seats[0]]
            if not own["standing_in"]:
                return {"type": "stand_in", "seat": seat.seats[0], "level": "clumsy"}
        return None


async def listen(server: HardServer, seats: int, options: dict[str, Any]) -> None:
    """Let a whole game be played by bots, before a person who holds a seat and a spectator."""
    api = await server.started()
    made = await api.create("here", *["clumsy"] * (seats - 1), game="kluster", name="Ann", kluster=options)
    table = made["table"]
    people = [Watcher(api, table, token, seed, lambda: True) for seed, token in enumerate([made["token"], None])]
    async with asyncio.timeout(600):
        await asyncio.gather(*(person.play() for person in people))

    log = await read_log(server.database, table)
    info = await api.ask("GET", f"/api/tables/{table}")
    record = await api.ask("GET", f"/api/records/{info['records'][0]}")
    moments = [magnet["moment"] for magnet in record["magnets"].values()]
    assert moments
    secrets = [*secret_texts(log), *[repr(abs(moment)) for moment in moments]]
    keys = keys_of([made["token"]])
    for number, person in enumerate(people):
        told = before_the_end(person.heard())
        assert len(told) > 3
        for message in told:
            text = as_text(message)
            search(text, secrets, "a message")
            search(text, keys, "a message")
            if untold_keys(message) or (message.get("game") or {}).get("public", {}).get("north") is not None:
                raise Leak(text[:300])
        assert person.seat is not None
        assert person.seat.frames
        for frame in person.seat.frames:
            own = len(frame) - frame_length(frame)
            assert own in ((0, OWN) if number == 0 and frame[2] == 0 else (0,)), "a frame is longer than it may be"
            assert not own or frame[-1] >> 3 == 0, "the danger map tells poles"
            for moment in moments:
                for packed in (struct.pack("<d", moment), struct.pack("<d", -moment)):
                    assert packed not in frame
    search(server.log, [*secrets, *keys], "the log")
    metrics = (await api.request("GET", "/metrics")).text
    search(metrics, [*secrets, *keys, table, "Ann"], "the metrics")


@pytest.mark.parametrize("variant", some_always(VARIANTS, ["duo"]))
async def test_nobody_is_told_a_pole(make_server: MakeServer, variant: str) -> None:
    seats, options = VARIANTS[variant]
    await listen(make_server(limits=LIMITS), seats, options)
