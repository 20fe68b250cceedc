"""Kluster live: fifty tables with a hovering hand and four viewers each, through the pool as a server runs it.

Lateness runs from the moment a frame was due to the moment the event loop has it, encoded for everybody. Then the same
with a cord being dragged, on fewer tables, to measure the size of the stream.
"""

from __future__ import annotations

import asyncio
import math
import os
from time import monotonic
from typing import Any

import msgspec
import numpy as np

from benchmarks.bench_match import full_table
from lodestone.core import LodestoneError
from lodestone.core.system import resident_memory
from lodestone.kluster import TurnFacts
from lodestone.match.kluster.live import KlusterMatch, PlayedTurn, to_record
from lodestone.match.kluster.live.intents import AnyIntent, Drag, Grab, Hover, Take
from lodestone.match.live_game import LiveState
from lodestone.physics.snapshots import digest_of, snapshot
from lodestone.server.live import LiveMatch, LivePool, TurnEnded, Viewer

TABLES = 50
DRAGGED = 4
VIEWERS = 4
SECONDS = 10.0
TICK = 0.032
"""s."""
LATE = 20.0
"""ms: the aim for the 99th percentile."""


class Table:
    """24 magnets and a hand; counts the bytes its viewers would get."""

    telling = True

    def __init__(self, seed: int) -> None:
        match = full_table(seed, classic=1)
        data = snapshot(match.board.world)
        lying = match.board.lying()
        turns = [
            PlayedTurn(0, 1, (), (TurnFacts(placed=magnet),), {}, match.frame().cords, digest_of(data))
            for magnet in lying
        ]
        opening = match.opening_digest
        placed = KlusterMatch.resumed(match.setting, turns, data, opening_digest=opening, physics=match.physics)
        self._stored = LiveState(to_record(placed), data)
        self.last = placed.position.pools[0][-1]
        self.node = match.frame().cords[0][0]
        self.late: list[float] = []
        self.sizes: list[int] = []
        self.played = 0
        self.person: int | None = None
        self.viewers: list[Viewer] = [self, *(Onlooker() for _ in range(VIEWERS - 1))]
        self.address = f"table {seed}"

    def show(self, frame: bytes, *, droppable: bool) -> None:
        """A frame has come; it tells when it was due."""
        due = int.from_bytes(frame[8:12], "little")
        self.late.append((1e3 * monotonic() - due + 1000.0) % 2**32 - 1000.0)
        self.sizes.append(len(frame))

    def holder(self, seat: int) -> int | None:
        """Nobody: all viewers are spectators."""
        return None

    async def stored(self) -> LiveState:
        """The table as in the log."""
        return self._stored

    async def keep(self, ended: TurnEnded) -> None:
        """Keep a turn, which ended in a fault if the hand came too near."""
        self.played += 1

    def changed(self, public: Any, events: Any) -> None:
        """Does not happen in these turns."""

    def refused(self, seat: int, number: int, problem: LodestoneError) -> None:
        """A turn that has ended."""

    def thinking(self, seat: int, on: bool) -> None:
        """No bots here."""

    def restarted(self, public: Any) -> None:
        """No deaths here."""


class Onlooker:
    """A spectator."""

    person: int | None = None

    def show(self, frame: bytes, *, droppable: bool) -> None:
        """A frame has come."""


def resident(pids: tuple[int, ...]) -> float:
    """Memory of these processes, MB."""
    return sum(map(resident_memory, pids)) / 1e6


def processor_time(pids: tuple[int, ...]) -> float:
    """Processor time of these processes, s."""
    total = 0.0
    for pid in pids:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


async def keep_moving(table: Table, live: LiveMatch, move: Any, at: int, count: int, start: float) -> None:
    """Move one hand, not synchronised with others."""
    for number in range(round(SECONDS / TICK)):
        await asyncio.sleep(max(0.0, start + (number + at / count) * TICK - monotonic()))
        live.stream(0, number, msgspec.json.encode(move.next(table, at, number)))


async def streamed(pool: LivePool, count: int, move: Any, name: str) -> None:
    """Let hands move over `count` tables and print the figures."""
    tables = [Table(seed) for seed in range(1, count + 1)]
    before = resident(pool.pids)
    matches = [pool.match("kluster", table) for table in tables]
    for table, live in zip(tables, matches, strict=True):
        await live.do(0, msgspec.json.encode(move.first(table)))
    for table in tables:
        table.late.clear()
        table.sizes.clear()
    start, used, own = monotonic(), processor_time(pool.pids), processor_time((os.getpid(),))
    hands = enumerate(zip(tables, matches, strict=True))
    await asyncio.gather(*(keep_moving(table, live, move, at, count, start) for at, (table, live) in hands))
    took = monotonic() - start
    used, own = processor_time(pool.pids) - used, processor_time((os.getpid(),)) - own
    more = (resident(pool.pids) - before) / count
    late = np.concatenate([table.late for table in tables])
    sizes = np.concatenate([table.sizes for table in tables])
    middle, high = np.percentile(late, [50, 99])
    print(
        f"{name}: {count} tables, {len(pool.pids)} workers, {took:.0f} s\n"
        f"  frames a second and table   {len(late) / took / count:.1f}\n"
        f"  lateness                    median {middle:.1f}  p99 {high:.1f}  max {late.max():.1f} ms"
        f"  (aim p99 {LATE})\n"
        f"  bytes a second and viewer   {sizes.sum() / took / count:.0f}  ({np.median(sizes):.0f} a frame)\n"
        f"  processor                   workers {used / took:.2f}, event loop {own / took:.2f} cores;"
        f" {1e3 * used / max(1, len(late)):.2f} ms a frame shown\n"
        f"  memory                      workers {before:.0f} MB before, {more:.2f} MB more a table\n"
        f"  turns ended by a fault      {sum(table.played for table in tables)}"
    )
    for live in matches:
        await live.close()


class Hovering:
    """A hand that circles 70 mm above the stones."""

    def first(self, table: Table) -> AnyIntent:
        """Take the last stone."""
        return Take(table.last)

    def next(self, table: Table, at: int, number: int) -> AnyIntent:
        """The next point on an oval."""
        angle = 0.04 * number + at
        return Hover(100 * math.cos(angle), 70 * math.sin(angle), 70)


class Dragging:
    """A hand that pulls the cord in and out."""

    def first(self, table: Table) -> AnyIntent:
        """Take the cord."""
        return Grab(0, *table.node)

    def next(self, table: Table, at: int, number: int) -> AnyIntent:
        """The next point of a stroke of 50 mm at 0.1 m/s."""
        x, y = table.node
        phase = abs((number * TICK * 100.0) % 100.0 - 50.0)
        return Drag(0, x - (50.0 - phase), y, TICK)


async def run() -> None:
    """Run both."""
    pool = LivePool(eager=True)
    pool.start()
    while not pool.staffed:
        await asyncio.sleep(0.1)
    try:
        await streamed(pool, TABLES, Hovering(), "a hovering hand")
        await streamed(pool, DRAGGED, Dragging(), "a dragged cord")
    finally:
        await pool.close()


def main() -> None:
    """Print the figures."""
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    asyncio.run(run())


if __name__ == "__main__":
    main()
