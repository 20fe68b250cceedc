"""Searches everything that was ever sent to anybody for what it must not contain.

The secrets are taken from the record, which the server hands out after the game, and from the database, not from views.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from lodestone.clustered import Position
from lodestone.server.table.entries import GameBegun, Written

Json = dict[str, Any]
TILE = re.compile(r"(?<![A-Za-z])[STC][hds][123](?![0-9A-Za-z])|\*\*\*")

HEAD, POSE, NODE, OWN = 28, 15, 4, 29
"""Sizes in bytes, as in docs/live-frames.md; a pose includes the number of its magnet."""
UNTOLD = {"moment", "moments", "strength", "pole", "poles", "sign", "seed", "salt", "token"}
"""Keys that must be None or missing in messages while a game is on."""


class Leak(AssertionError):
    """Somebody was told something secret."""


def secret_texts(log: list[Written]) -> list[str]:
    """The secrets of every game at a table, which nobody may know before its end."""
    deals = [entry for written in log for entry in written.entries if isinstance(entry, GameBegun)]
    return [text for deal in deals for text in (str(deal.seed), f"{deal.seed:x}", deal.salt)]


def keys_of(tokens: list[str]) -> list[str]:
    """Tokens and their hashes, which nobody is ever told again."""
    return [text for token in tokens for text in (token, sha256(token.encode()).hexdigest())]


def search(text: str, forbidden: list[str], where: str) -> None:
    """Whether any of these is anywhere in it."""
    for secret in forbidden:
        if secret in text:
            raise Leak(f"{where} has {secret}: {text[:300]}")


class ClusteredParty:
    """One connection to a game; knows where it may see which tile."""

    def __init__(self, seats: list[int], positions: tuple[Position, ...], hides: bool) -> None:
        self._seats = seats
        self._positions = positions
        self._hides = hides

    def check(self, message: Json) -> None:
        """Raise `Leak` if a message says more than it may. After the end everything is public."""
        game = message.get("game")
        if game is not None and game["public"]["phase"] == "over":
            return
        position = None if game is None else self._positions[game["public"]["moves"]]
        for path, tile in tiles_in(message):
            if not self._may_see(message, path, tile, position):
                raise Leak(f"{tile} at {'/'.join(map(str, path))} for the holder of {self._seats}")

    def _may_see(self, message: Json, path: tuple[Any, ...], tile: str, position: Position | None) -> bool:
        match path:
            case ("events", number, "tile"):
                event = message["events"][number]
                public = event["event"] == "TilePlaced" or (event["event"] == "TileDiscarded" and not self._hides)
                return public or event["seat"] in self._seats
            case ("game", "public", "board", _, _):
                return True  # laid face up
            case ("game", "public", "log", number, 1):
                laid = "@" in message["game"]["public"]["log"][number][1]
                return laid or not self._hides
            case ("game", "public", "discards", seat, _):
                assert position is not None
                return not self._hides and tile in [str(discarded) for discarded in position.discards[seat]]
            case ("game", "private", number, field, *_):
                assert position is not None
                seat = message["game"]["private"][number]["seat"]
                held = position.discards[seat] if field == "discarded" else position.hands[seat]
                return seat in self._seats and tile in [str(one) for one in held]
            case ("reasons", *_) | ("error", *_):
                return True  # repeats this person's own request
        return False


def tiles_in(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], str]]:
    """Every tile that is named anywhere, in values and in keys, with its place."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from ((path, tile) for tile in TILE.findall(key))
            yield from tiles_in(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from tiles_in(inner, (*path, number))
    elif isinstance(value, str):
        yield from ((path, tile) for tile in TILE.findall(value))


def before_the_end(messages: list[Json]) -> list[Json]:
    """What somebody was told while the game was on."""
    told = []
    for message in messages:
        if message.get("record") or (message.get("table") or {}).get("status") == "over":
            break
        told.append(message)
    return told


def as_text(message: object) -> str:
    """A message as it went over the wire, or close enough for searching."""
    return json.dumps(message, ensure_ascii=False)


def frame_length(frame: bytes) -> int:
    """The length of a frame without the holder's part, worked out from its head and its runs."""
    magnets, poses, runs, touches = frame[23], frame[24], frame[25], frame[26]
    at = HEAD + 2 * ((magnets + 7) // 8) + 2 * touches + POSE * poses
    for _ in range(runs):
        at += 3 + NODE * frame[at + 2]
    return at


def untold_keys(value: object) -> set[str]:
    """Keys that no message may have with a value."""
    if isinstance(value, dict):
        found = {key for key, inner in value.items() if key in UNTOLD and inner is not None}
        return found.union(*map(untold_keys, value.values()))
    if isinstance(value, list):
        return set[str]().union(*map(untold_keys, value))
    return set()
