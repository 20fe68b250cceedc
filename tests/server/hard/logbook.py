"""Reads a table from the database, bypassing the server, and compares it with what people were told."""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.match.clustered.events import MovePlayed
from lodestone.match.kluster.events import TurnPlayed
from lodestone.server.protocol.encoding import encode
from lodestone.server.table.entries import Played, Written, decoded
from lodestone.server.table.table import Table, folded
from lodestone.server.table.views import game_for
from lodestone.storage.event_log import EventLog

Json = dict[str, Any]


async def read_log(database: str, table: str) -> list[Written]:
    """Every version of a table, first one first; a gap in them fails."""
    async with await EventLog.open(database) as log:
        entries = await log.read(table)
    versions = [entry.version for entry in entries]
    assert versions == list(range(1, len(entries) + 1)), f"the log of {table} has a gap: {versions}"
    return [decoded(entry.body, entry.format) for entry in entries]


def check_acknowledged(log: list[Written], person: int, acknowledged: dict[str, int]) -> None:
    """Check that everything acknowledged is there once, under the version that was told."""
    versions: dict[str, list[int]] = {}
    for version, written in enumerate(log, 1):
        if written.by == person and written.message is not None:
            versions.setdefault(written.message, []).append(version)
    assert all(len(found) == 1 for found in versions.values()), "something was done twice"
    for id, version in acknowledged.items():
        assert versions.get(id) == [version], f"{id} was acknowledged as {version}"


def check_told(log: list[Written], messages: list[Json]) -> None:
    """Check that every update is there as it was told, and that versions never go back and have no gap."""
    before = 0
    happened = _events(log)
    for message in messages:
        if message["type"] == "welcome":
            assert message["v"] >= before, "a welcome older than what was told before"
            before = message["v"]
        if message["type"] != "update":
            continue
        assert message["v"] == before + 1, f"told version {message['v']} after {before}"
        before = message["v"]
        assert before <= len(log), f"version {before} was told but is lost"
        for event, led_to in happened[before - 1]:
            if isinstance(event, MovePlayed):
                events = [event for event in message["events"] if event["event"] in ("TilePlaced", "TileDiscarded")]
                told = f"version {before} is {event}, but {events} was told"
                assert events, told
                assert events[0]["seat"] == event.seat, told
                assert _notation(events[0]) in (event.move, "-None"), told
            if isinstance(event, TurnPlayed):
                told = f"version {before} is {led_to}, but {message['events']} was told"
                assert led_to == message["events"], told


def _events(log: list[Written]) -> list[list[tuple[Any, list[Json]]]]:
    """Of each version the events of the game, and what the rules make of them."""
    table, found = Table(), []
    for written in log:
        effects = table.apply(written)
        led_to: list[Json] = [msgspec.json.decode(encode(event)) for event in effects.events]
        played = [entry.event for entry in written.entries if isinstance(entry, Played)]
        found.append([(table.kind.events.read(words), led_to) for words in played])
    return found


def _notation(event: Json) -> str:
    if event["event"] == "TileDiscarded":
        return f"-{event['tile']}"
    x, y = event["cell"]
    return f"{event['tile']}@{x},{y}"


def position_in(table: Table, person: int | None) -> Json:
    """The game as the fold of the log has it, for somebody."""
    game: Json = msgspec.json.decode(msgspec.json.encode(game_for(table, person)))
    return game


def fold(log: list[Written]) -> Table:
    """The table that a log makes."""
    return folded(log)
