"""A record of Kluster turn by turn, by the rules alone, so that no physics is loaded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from lodestone.core import Event
from lodestone.kluster import Position, TimeRanOut
from lodestone.match.kluster.plain import plain, read_deal
from lodestone.match.kluster.refereed import RefereedGame, read_happenings
from lodestone.match.kluster.wire import KlusterReplay, KlusterTurn
from lodestone.match.wire import RecordInfo


def replayed(info: RecordInfo, record: Any) -> KlusterReplay:
    """Every turn, with what the rules made of it. Where things lay is in the record, how they moved in its tracks."""
    game = RefereedGame(read_deal(record))
    turns = [_turn(0, None, 0, [], game.position)]
    for number, entry in enumerate(record["turns"], 1):
        by_clock = any(intent["do"] == "time_up" for _, _, intent in entry["inputs"])
        events: list[Event] = [TimeRanOut(entry["seat"])] if by_clock else []
        for happening in read_happenings(number, entry["happenings"]):
            events += game.happen(happening)
        turns.append(_turn(number, entry["seat"], entry["frames"], events, game.position))
    return KlusterReplay(info, record, game.setup.boxes.magnets, tuple(turns))


def positions_after(record: Any) -> Iterator[Position]:
    """How the game stood after each turn."""
    game = RefereedGame(read_deal(record))
    for number, entry in enumerate(record["turns"], 1):
        for happening in read_happenings(number, entry["happenings"]):
            game.happen(happening)
        yield game.position


def _turn(number: int, seat: int | None, frames: int, events: list[Event], position: Position) -> KlusterTurn:
    return KlusterTurn(
        number=number,
        seat=seat,
        frames=frames,
        events=tuple(msgspec.to_builtins(event) for event in events),
        turn=position.seat,
        pools=position.pools,
        solo=plain(position.solo),
    )
