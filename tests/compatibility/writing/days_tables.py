"""Games that take days, and daily tables of both games."""

from __future__ import annotations

from tests.compatibility.release import ADMIN_TOKEN
from tests.compatibility.writing.book import Book, agree, together
from tests.compatibility.writing.clustered_tables import play_out
from tests.compatibility.writing.magnets import free_spot, lay
from tests.server.client import Json
from tests.server.magnets import begun

OF_THE_TALK = "Ben of the talk"
"""The person whose result the admin removes from the board, in the talk."""


async def write_days(book: Book) -> None:
    """All of them."""
    for scenario in (days_a_turn, days_paused, days_stood_in, daily_tiles, daily_magnets, daily_removed):
        await scenario(book)


async def days_a_turn(book: Book) -> None:
    """The seat on turn has a deadline."""
    for days in (1, 3, 7):
        async with book.playing(f"clustered-days-{days}", "here", "link", clustered={"turn_days": days}) as (ann, ben):
            await ann.play()
            await together(ann, ben)


async def days_paused(book: Book) -> None:
    """Paused: nobody has a deadline."""
    async with book.playing("clustered-days-paused", "here", "link", clustered={"turn_days": 3}) as (ann, ben):
        await ann.play()
        await together(ann, ben)
        await agree(ben, "pause", ann)


async def days_stood_in(book: Book) -> None:
    """A bot stands in for one of them, and has moved."""
    async with book.playing("clustered-days-bot", "here", "link", clustered={"turn_days": 1}) as (ann, ben):
        await ben.ask("stand_in", seat=1, level="greedy")
        await ann.play()
        await ann.until(lambda: ann.public["moves"] == 2)
        await together(ann, ben)


async def daily_tiles(book: Book) -> None:
    """Four tries: on the board; begun; opened and left; closed before it began."""
    await _open(book, "daily-tiles-over", "clustered")
    async with book.join("daily-tiles-over") as ann:
        await play_out(ann)
    await _open(book, "daily-tiles-begun", "clustered")
    async with book.join("daily-tiles-begun") as ann:
        await ann.play()
    await _open(book, "daily-tiles-opened", "clustered")
    await _open(book, "daily-tiles-closed", "clustered")
    async with book.join("daily-tiles-closed") as ann:
        await ann.ask("close")


async def daily_magnets(book: Book) -> None:
    """Two tries: one on the board, one begun."""
    for name, over in (("daily-magnets-over", True), ("daily-magnets-begun", False)):
        await _open(book, name, "kluster")
        async with book.join(name) as ann:
            await ann.until(lambda ann=ann: ann.status == "playing")
            await begun(ann)
            await lay(ann, at=free_spot(ann))
            if over:
                await ann.ask("do", seat=0, intent={"do": "stop"})
                await ann.until(lambda ann=ann: ann.status == "over")


async def daily_removed(book: Book) -> None:
    """Two more results, one of which has been removed from the board."""
    for name in ("Ann the removed", OF_THE_TALK):
        entry = await _open(book, f"talk-daily {name}", "clustered", name)
        async with book.api.join(entry["table"], entry["tokens"][0]) as ann:
            while ann.status == "playing":
                before = ann.v
                await ann.play()
                await ann.version(before + 1)
    day = (await book.api.ask("GET", "/api/dailies"))["games"][0]["today"]["day"]
    board = await book.api.ask("GET", f"/api/dailies/clustered/{day}")
    (result,) = [line["result"] for line in board["results"] if line["name"] == "Ann the removed"]
    await book.api.ask("DELETE", f"/api/admin/dailies/{result}", token=ADMIN_TOKEN)


async def _open(book: Book, name: str, game: str, who: str = "Ann") -> Json:
    """Open today's daily table; its entry in the book notes the token."""
    token = f"a-token-of-{name.replace(' ', '-')}"
    opened = await book.api.ask("POST", f"/api/dailies/{game}", {"name": who}, token)
    entry = book.note(name, game, opened)
    entry["daily"] = token
    return entry
