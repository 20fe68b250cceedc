"""Hands at a live table of Kluster."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from lodestone.match.kluster.live.wire_frame import FrameViewer, SeenTable
from tests.server.client import Json, Refusal, Seat

Spot = tuple[float, float]

SPOTS: tuple[Spot, ...] = ((0, 0), (55, 20), (-55, -20), (10, 60), (-10, -60), (50, -40), (-50, 40))
"""mm: places inside a DUO loop, far enough apart for magnets not to move each other."""
HIGH = 80
"""mm above the table: so high that a magnet disturbs nothing."""
STROKES = 5
"""Streamed messages per drag of a cord."""
AROUND = [(x, y) for x in range(-120, 121, 40) for y in range(-120, 121, 40)]
"""mm from the middle of a cord: spots to try."""
TRIES = 400
"""Attempts before giving up."""
SOON = 0.05
"""s until the next attempt."""


async def lay(*guests: Seat, at: Spot, **held: Any) -> None:
    """Have whoever is on turn place a magnet there, and wait until everybody has the outcome."""
    seat = guests[0].turn
    (guest,) = [guest for guest in guests if seat in guest.seats]
    before = guest.v
    await carry(guest, at, **held)
    await let_go(guest, before)
    await guest.until(lambda: guest.v > before)
    for other in guests:
        await other.version(guest.v)


async def carry(guest: Seat, at: Spot, **held: Any) -> None:
    """Take a magnet and move it there, high enough not to disturb anything on the way."""
    seat = guest.turn
    assert seat is not None
    intent = {"do": "take", "magnet": guest.public["pools"][seat][0], **held}
    await guest.ask("do", seat=seat, intent=intent)
    await guest.ask("do", seat=seat, intent={"do": "hover", "x": at[0], "y": at[1], "height": HIGH})


async def let_go(guest: Seat, before: int) -> None:
    """Release as soon as the hand is there, unless the turn has ended already because magnets jumped."""
    await insist(guest, {"do": "release"}, before)


async def insist(guest: Seat, intent: Json, before: int) -> None:
    """Ask until it is granted, since hands and magnets take time, or until the turn that began at `before` is over."""
    seat, reasons = guest.turn, set()
    for _ in range(TRIES):
        try:
            await guest.ask("do", seat=seat, intent=intent)
            return
        except Refusal as refusal:
            reasons.add(str(refusal))
            if guest.v > before:
                return
            await asyncio.sleep(SOON)
    raise AssertionError(f"never granted: {intent}, since {reasons}")


async def drag_cord(guest: Seat, start: Spot, end: Spot, cord: int = 0) -> None:
    """Take a cord, pull it somewhere with streamed messages as a browser does, and let go there."""
    seat = guest.turn
    (x, y), (to_x, to_y) = start, end
    await guest.ask("do", seat=seat, intent={"do": "grab", "cord": cord, "x": x, "y": y})
    for number in range(1, STROKES + 1):
        part = number / STROKES
        intent = {"do": "drag", "cord": cord, "x": x + part * (to_x - x), "y": y + part * (to_y - y)}
        await guest.post({"type": "stream", "seat": seat, "number": number, "intent": intent})
        await asyncio.sleep(SOON)
    await until_seen(guest, lambda seen: _near(seen.cords[cord], end) < 3 and seen.wire.resting)
    await guest.ask("do", seat=seat, intent={"do": "let_go", "cord": cord})


def look(guest: Seat) -> SeenTable:
    """The table as shown by this person's frames."""
    viewer = FrameViewer()
    return [seen for frame in guest.frames if (seen := viewer.see(frame)) is not None][-1]


async def until_seen(guest: Seat, condition: Callable[[SeenTable], bool]) -> None:
    """Wait until the frames show something."""
    await guest.until(lambda: condition(look(guest)))


def free_spot(guest: Seat) -> Spot:
    """The spot inside the first cord that is farthest from everything."""
    seen = look(guest)
    cord = seen.cords[0]
    middle = tuple(sum(axis) / len(cord) for axis in zip(*cord, strict=True))
    things = [pose[:2] for pose in seen.poses.values()] + list(cord)
    spots = [(middle[0] + x, middle[1] + y) for x, y in AROUND]
    inside = [spot for spot in spots if _inside(spot, cord)]
    return max(inside, key=lambda spot: min((spot[0] - x) ** 2 + (spot[1] - y) ** 2 for x, y in things))


def _inside(spot: Spot, cord: tuple[Spot, ...]) -> bool:
    """Whether a spot is inside, by counting how often a line to the right crosses the cord."""
    x, y = spot
    crossings = 0
    for (ax, ay), (bx, by) in zip(cord, (*cord[1:], cord[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossings += 1
    return crossings % 2 == 1


def _near(cord: tuple[Spot, ...], spot: Spot) -> float:
    return min(abs(x - spot[0]) + abs(y - spot[1]) for x, y in cord)
