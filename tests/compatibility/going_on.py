"""Continues a table from whatever state it was left in: everybody comes back, agrees, plays, and ends the game."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest

from tests.compatibility.release import Json
from tests.compatibility.writing.book import agree, together
from tests.compatibility.writing.magnets import free_spot, lay
from tests.server.client import Api, Refusal, Seat
from tests.server.magnets import begun

NEWCOMER = "Zoë"
QUICK = ("random", "greedy", "clumsy")
"""Bots that do not think for long."""


async def go_on(api: Api, entry: Json) -> None:
    """Take one step after another until nothing more can be done at the table."""
    if entry.get("daily"):
        await _go_on_alone(api, entry)
        return
    async with AsyncExitStack() as stack:
        tokens = [*entry["tokens"], *await _fill(api, entry["table"])]
        everybody = [await stack.enter_async_context(api.join(entry["table"], token)) for token in tokens]
        ann = everybody[0]
        if ann.status == "closed":
            assert (await ann.refused("say", text="still there?"))["key"] == "table-closed"
            return
        await ann.until(lambda: ann.status != "waiting")
        await _settle(everybody)
        await _talk(ann, everybody)
        if ann.status == "over":
            await _play_again(everybody)
        await _take_seats_back(everybody)
        if not _against_a_thinker(ann):
            await (_play_magnets if entry["game"] == "kluster" else _play_tiles)(everybody)
        await _end(api, everybody)


async def _go_on_alone(api: Api, entry: Json) -> None:
    """Play a daily table on its day to the end; it cannot be played again, and nobody is told more about it."""
    with pytest.raises(Refusal, match="not-allowed"):
        async with api.join(entry["table"]):
            pass
    async with api.join(entry["table"], entry["tokens"][0]) as ann:
        await ann.until(lambda: ann.status != "waiting")
        if ann.status == "playing":
            await (_play_magnets if entry["game"] == "kluster" else _play_tiles)([ann])
            await ann.ask("resign", seat=0)
            await ann.until(lambda: ann.status == "over")
        if ann.status == "over":
            assert (await ann.refused("propose", kind="again"))["key"] == "daily-once"
            with pytest.raises(Refusal) as refused:
                await api.ask("GET", f"/api/records/{ann.table['records'][-1]}")
            assert refused.value.key == "daily-record-sealed"
        assert ann.table["commitment"] is None or ann.table["commitment"]["seed"] is None


def _against_a_thinker(ann: Seat) -> bool:
    """Whether a slow bot plays here, judged by the names of levels, which is all a log says about bots."""
    return any(seat["level"] not in (None, *QUICK) for seat in ann.table["seats"])


async def _fill(api: Api, table: str) -> list[str]:
    """Seat somebody new on every free seat."""
    info = await api.ask("GET", f"/api/tables/{table}")
    free = sum(seat["person"] is None and seat["level"] is None for seat in info["seats"])
    waiting = info["status"] == "waiting"
    return [(await api.sit(table, NEWCOMER))["token"] for _ in range(free if waiting else 0)]


async def _settle(everybody: list[Seat]) -> None:
    """Agree to what was proposed earlier, and end a pause."""
    ann = everybody[0]
    proposal = ann.table["proposal"]
    for guest in everybody:
        asked = proposal is not None and guest.you in proposal["needed"] and guest.you not in proposal["agreed"]
        if asked:
            await guest.ask("reply", agree=True)
    await together(*everybody)
    assert ann.table["proposal"] is None
    if proposal is not None and proposal["kind"] == "again":
        await ann.until(lambda: ann.status == "playing")
    if ann.table["paused"]:
        await ann.ask("resume")
    await together(*everybody)


async def _talk(ann: Seat, everybody: list[Seat]) -> None:
    if not ann.table["chat"]:
        assert (await ann.refused("say", text="Hello again"))["key"] == "table-no-chat"
        return
    if ann.table.get("talk") == "ask":
        assert (await ann.refused("say", text="Hello again"))["key"] == "table-chat-first"
        await agree(ann, "chat", *[guest for guest in everybody if guest is not ann and guest.seats])
    await ann.ask("say", text="Hello again")
    await together(*everybody)
    assert all(guest.chat[-1]["text"] == "Hello again" for guest in everybody)


async def _play_again(everybody: list[Seat]) -> None:
    before = everybody[0].table["game_number"]
    first, *others = [guest for guest in everybody if guest.seats]
    await agree(first, "again", *others)
    for guest in everybody:
        await guest.until(lambda guest=guest: guest.status == "playing")
        assert guest.table["game_number"] == before + 1


async def _take_seats_back(everybody: list[Seat]) -> None:
    """Take seats back from the bots that stood in."""
    for guest in everybody:
        for seat in guest.seats:
            if guest.table["seats"][seat]["standing_in"]:
                await guest.ask("stand_in", seat=seat, level=None)
                await together(*everybody)


async def _play_tiles(everybody: list[Seat]) -> None:
    """Have every seat make a move, whether held by a person or a bot."""
    ann = everybody[0]
    for _ in ann.table["seats"]:
        if ann.status != "playing":
            return
        before = ann.v
        movers = [guest for guest in everybody if guest.turn in guest.seats]
        if movers:
            await movers[0].play()
        await ann.until(lambda before=before: ann.v > before)
        await together(*everybody)


async def _play_magnets(everybody: list[Seat]) -> None:
    """Have whoever is on turn place a magnet; an expert who is asked whether to go on declines."""
    for guest in everybody:
        await begun(guest)
    ann = everybody[0]
    if ann.public["stage"] == "choice":
        before, turn = ann.v, ann.turn
        (expert,) = [guest for guest in everybody if turn in guest.seats]
        await expert.ask("do", seat=turn, intent={"do": "stop"})
        await ann.until(lambda: ann.v > before)
        await together(*everybody)
    await lay(*everybody, at=free_spot(ann))


async def _end(api: Api, everybody: list[Seat]) -> None:
    """People resign, which ends the game and leaves a record; against bots, which would play on, the host closes it."""
    ann = everybody[0]
    bots = any(seat["level"] is not None for seat in ann.table["seats"])
    if bots and ann.table["game"] == "clustered":
        await ann.ask("close")
        assert ann.status == "closed"
        return
    for guest in everybody:
        for seat in guest.seats:
            if not _over_soon(ann) and not ann.table["seats"][seat]["resigned"]:
                await guest.ask("resign", seat=seat)
                await together(*everybody)
    await ann.until(lambda: ann.status == "over")
    record = await api.ask("GET", f"/api/records/{ann.table['records'][-1]}")
    assert record["result"]["winners"] == list(ann.public["winners"])


def _over_soon(ann: Seat) -> bool:
    """Whether a game of Kluster has nobody left to play against; it ends as soon as nothing moves."""
    left = sum(not seat["resigned"] for seat in ann.table["seats"])
    return ann.status == "over" or (ann.table["game"] == "kluster" and left < 2 and len(ann.table["seats"]) > 1)
