"""Material for attackers: long records of both games, and the largest requests allowed."""

from __future__ import annotations

import json
from typing import Any

from lodestone.bots import clustered_bot
from lodestone.clustered import deal
from lodestone.match.clustered import ClusteredMatch, to_record

MOST_OPERATIONS = 2000
BOARD = "\n".join("A" * 140 for _ in range(140))
"""Nearly the 20,000 characters that may be scored."""


def long_game(seed: int) -> dict[str, Any]:
    """A record of eight seats that play to the end, which is as long as Clustered gets."""
    match = ClusteredMatch(deal(8, seed))
    bots = [clustered_bot("random", seat) for seat in range(8)]
    while (seat := match.position.seat) is not None:
        match.play(bots[seat].choose(match.view(seat)))
    return to_record(match)


def short_match(seed: int) -> dict[str, Any]:
    """A record of Kluster in which somebody left: small, but it takes the physics to read it."""
    from lodestone.kluster import Boxes
    from lodestone.match.kluster.live import KlusterMatch, Resign, set_table
    from lodestone.match.kluster.live import to_record as kluster_record

    match = KlusterMatch(set_table(Boxes(duo=1), seats=2, seed=seed))
    match.do(0, Resign())
    match.advance_to_rest()
    record: dict[str, Any] = json.loads(json.dumps(kluster_record(match)))
    return record


def referee_operations(record: dict[str, Any]) -> dict[str, Any]:
    """A whole game for the referee, move by move, and then questions until no more are allowed."""
    new = {"op": "new", "seats": record["seats"], "seed": record["seed"], "first": record["first"]}
    operations = [new, *({"op": "play", "move": entry["move"]} for entry in record["moves"])]
    operations += [{"op": "position"}] * (MOST_OPERATIONS - len(operations))
    return {"operations": operations}
