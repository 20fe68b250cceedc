"""What many ask for at once is read once, and nobody gets an answer older than their question."""

from __future__ import annotations

import asyncio

import pytest

from lodestone.server.daily.dailies import SharedReads


class Counting:
    """A read that is counted, and ends when told to."""

    def __init__(self) -> None:
        self.times = 0
        self.now = "old"
        self.go_on = asyncio.Event()

    async def read(self) -> str:
        self.times += 1
        found = self.now
        await self.go_on.wait()
        return found


async def test_a_flood_is_two_reads_and_who_asks_during_one_gets_the_next() -> None:
    reads, board = SharedReads[str](), Counting()
    first = asyncio.create_task(reads.of("a", board.read))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert board.times == 1
    board.now = "new"
    later = [asyncio.create_task(reads.of("a", board.read)) for _ in range(100)]
    await asyncio.sleep(0)
    later[0].cancel()  # whoever asked first has gone; the others still want it
    board.go_on.set()
    assert await first == "old"
    assert set(await asyncio.gather(*later[1:])) == {"new"}
    assert board.times == 2
    assert await reads.of("a", board.read) == "new"
    assert board.times == 3


async def test_everybody_hears_why_it_could_not_be_read_and_the_next_one_tries_again() -> None:
    reads = SharedReads[str]()

    async def broken() -> str:
        raise OSError("away")

    failed = await asyncio.gather(*(reads.of("a", broken) for _ in range(3)), return_exceptions=True)
    assert [type(each) for each in failed] == [OSError] * 3
    board = Counting()
    board.go_on.set()
    assert await reads.of("a", board.read) == "old"
    with pytest.raises(OSError, match="away"):
        await reads.of("b", broken)
