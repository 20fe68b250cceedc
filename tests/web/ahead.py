"""Plays at a table of Clustered over the socket, far faster than a browser, so that a test can begin near the end."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

import httpx
import pytest

from tests.server.client import PATIENCE, SEAT_0, Api, Seat
from tests.web.visitor import Visitor

ALL = 100
"""More tiles than anybody has: nothing is played ahead."""

from_near_the_end = pytest.mark.parametrize(
    "left", [pytest.param(2, id="near-the-end"), pytest.param(ALL, id="whole", marks=pytest.mark.soak)]
)
"""Only the last moves of the game are made in the browser; `make soak` plays all of it there."""

KEPT = "() => { const [{ table, token }] = JSON.parse(localStorage['lodestone.tables']); return [table, token]; }"
"""JavaScript: the table this browser opened last, and the key to its seats."""


class Kept(NamedTuple):
    """A table, and the key to somebody's seats there."""

    table: str
    token: str


def make_table(home: str, *seats: dict[str, str], **rules: Any) -> Kept:
    """Over HTTP, without any page."""
    wish = {"game": "clustered", "name": "Ada", "seats": seats, "clustered": {"rules": rules}, "first": SEAT_0}
    made = httpx.post(f"{home}/api/tables", json=wish, timeout=PATIENCE).raise_for_status().json()
    return Kept(made["table"], made["token"])


def play_ahead(*players: Visitor, left: int) -> None:
    """Make the moves of these people, who sit at one table, until the next to move has only so many tiles left.

    Their pages are closed meanwhile, because drawing every move would take too long.
    """
    kept = [Kept(*player.page.evaluate(KEPT)) for player in players]
    tables = [player.page.url for player in players]
    for player in players:
        player.goto("about:blank")
    moves = play_on(players[0].home, *kept, left=left)
    for player, table in zip(players, tables, strict=True):
        player.goto(table)
        player.await_moves(moves)


def play_on(home: str, *kept: Kept, left: int) -> int:
    """The same without pages; returns how many moves were made in the end. With none left the game is over."""
    with ThreadPoolExecutor(1) as aside:  # Playwright's loop runs in this thread
        return aside.submit(asyncio.run, _play(Api(home), kept, left)).result()


async def _play(api: Api, kept: tuple[Kept, ...], left: int) -> int:
    async with AsyncExitStack() as open_sockets:
        seats = [await open_sockets.enter_async_context(api.join(*one)) for one in kept]
        while True:
            mover = await _next_to_move(seats)
            if mover is None or _tiles_left(mover) <= left:
                return max(int(seat.public["moves"]) for seat in seats)
            answer = await mover.play()
            for seat in seats:
                await seat.version(answer["v"])


async def _next_to_move(seats: list[Seat]) -> Seat | None:
    """The next of these people to move, while bots play in between. None: the game is over."""
    first = seats[0]
    ours = {number: seat for seat in seats for number in seat.seats}
    await first.until(lambda: first.turn in ours or first.status != "playing")
    return ours[first.turn] if first.status == "playing" and first.turn is not None else None


def _tiles_left(mover: Seat) -> int:
    public, turn = mover.public, mover.turn
    assert turn is not None
    return int(public["hand_sizes"][turn] + public["stack_sizes"][turn])
