"""Whole games of every variant of Kluster: nobody is told a pole, a strength, a seed or a token before the end."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Json
from tests.server.conftest import MakeServer
from tests.server.hard.eavesdropping import (
    HEAD,
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
from tests.server.hard.hard_server import HardServer
from tests.server.hard.logbook import read_log
from tests.server.hard.player import Player
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
    """Let bots play a whole game, watched by a person who holds a seat and by a spectator."""
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
    for seat, person in zip((0, None), people, strict=True):
        told = before_the_end(person.heard())
        assert len(told) > 3
        check_told(told, [*secrets, *keys])
        assert person.seat is not None
        assert person.seat.frames
        check_shown(person.seat.frames, seat, moments)
    check_leaks_are_caught(people, secrets, moments)
    search(server.log, [*secrets, *keys], "the log")
    metrics = (await api.request("GET", "/metrics")).text
    search(metrics, [*secrets, *keys, table, "Ann"], "the metrics")


def check_told(messages: list[Json], secrets: list[str]) -> None:
    """No message tells a pole, a strength, a seed or a token."""
    for message in messages:
        text = as_text(message)
        search(text, secrets, "a message")
        if untold_keys(message) or (message.get("game") or {}).get("public", {}).get("north") is not None:
            raise Leak(text[:300])


def check_shown(frames: list[bytes], seat: int | None, moments: list[float]) -> None:
    """No frame tells a strength; only whoever holds the seat on turn is told the tug or how near a snap is."""
    packed = [struct.pack("<d", sign * moment) for moment in moments for sign in (1, -1)]
    for frame in frames:
        own = len(frame) - frame_length(frame)
        if own not in ((0, OWN) if seat is not None and frame[2] == seat else (0,)):
            raise Leak("a frame is longer than it may be")
        if own and frame[-1] >> 3:
            raise Leak("the danger map tells poles")
        if any(moment in frame for moment in packed):
            raise Leak("a frame has a strength in it")


def check_leaks_are_caught(people: list[Watcher], secrets: list[str], moments: list[float]) -> None:
    """Check that each of these leaks would have been noticed."""
    (holder, spectator), (first, *_) = (person.seat for person in people), before_the_end(people[1].heard())
    assert holder is not None
    assert spectator is not None
    own = next(frame for frame in holder.frames if len(frame) > frame_length(frame))
    plain = spectator.frames[0]
    leaks: list[Callable[[], None]] = [
        lambda: check_shown([own], None, moments),
        lambda: check_shown([own[:2] + b"\x01" + own[3:]], 0, moments),
        lambda: check_shown([own[:-1] + bytes([own[-1] | 8])], 0, moments),
        lambda: check_shown([plain[:HEAD] + struct.pack("<d", -moments[0]) + plain[HEAD:]], None, moments),
        lambda: check_told([{**first, "north": {}, "game": {"public": {"north": {"d1": "a"}}}}], secrets),
        lambda: check_told([{**first, "magnets": {"d1": {"moment": 1.0}}}], secrets),
        lambda: check_told([{**first, "said": secrets[0]}], secrets),
    ]
    for leak in leaks:
        with pytest.raises(Leak):
            leak()


@pytest.mark.parametrize("variant", some_always(VARIANTS, ["duo"]))
async def test_nobody_is_told_a_pole(make_server: MakeServer, variant: str) -> None:
    seats, options = VARIANTS[variant]
    await listen(make_server(limits=LIMITS), seats, options)
