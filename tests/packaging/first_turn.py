"""Plays a first turn of Kluster and two short matches; tells what had to be compiled, and digests of the results.

A script of its own that uses the installed Lodestone: `python first_turn.py`. Prints JSON.
"""

import json
from time import process_time

from lodestone.core.compiler import announce_compilation

COMPILED: list[str] = []
announce_compilation(lambda: COMPILED.append("something"))


def one_turn() -> str:
    """A turn as at a live table: the cord is pulled, a magnet carried and let go, and everything recorded."""
    from lodestone.kluster import Boxes
    from lodestone.match.kluster.live import (
        Drag,
        Grab,
        Hover,
        KlusterMatch,
        LetGo,
        Release,
        Take,
        opening_record,
        record_turn,
        set_table,
    )
    from lodestone.match.kluster.live.frame_writer import FrameWriter
    from lodestone.physics.snapshots import digest_of

    match = KlusterMatch(set_table(Boxes(1), seats=2, seed=0))
    record = opening_record(match)
    writer = FrameWriter(match)
    assert match.turn is not None
    seat = match.turn.seat
    x, y = match.frame().cords[0][0]
    match.do(seat, Grab(0, x, y))
    match.do(seat, Drag(0, 0.9 * x, 0.9 * y, 0.2))
    for _ in range(20):
        match.pass_time(2)
        writer.write(0, [], False, False)
    match.do(seat, LetGo(0))
    match.pass_time(60)
    match.do(seat, Take(match.position.pools[seat][-1]))
    match.do(seat, Hover(30.0, 20.0, 40.0))
    for _ in range(30):
        match.pass_time(2)
        writer.write(0, [], False, False)
    match.do(seat, Release())
    while not match.turns:
        match.pass_time(2)
    record_turn(match, 1, record["check"])
    return digest_of(match.snapshot())


def matches() -> list[str]:
    """Two short matches with collisions, cords and trembling hands."""
    from lodestone.bots.kluster import kluster_bot, play_match
    from lodestone.kluster import Boxes
    from lodestone.match.kluster.live import KlusterMatch, set_table
    from lodestone.physics.snapshots import digest_of

    digests = []
    for seed in range(2):
        match = KlusterMatch(set_table(Boxes(classic=1), seats=2, seed=seed))
        play_match(match, [kluster_bot("clumsy", 2 * seed + seat) for seat in range(2)])
        digests.append(digest_of(match.snapshot()))
    return digests


def search() -> str:
    """A move of Clustered by a bot that searches."""
    from lodestone.bots import clustered_bot
    from lodestone.clustered import deal
    from lodestone.match.clustered import ClusteredMatch

    match = ClusteredMatch(deal(2, seed=7), ("club", "club"))
    seat = match.position.seat
    assert seat is not None
    return str(clustered_bot("club", 1).choose(match.view(seat)))


if __name__ == "__main__":
    turn = one_turn()
    seconds = process_time()
    found = {"turn": turn, "seconds": seconds, "matches": matches(), "search": search(), "compiled": bool(COMPILED)}
    print(json.dumps(found))
