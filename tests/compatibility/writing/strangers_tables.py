"""Tables of strangers: listed, joined through a listing, or made for two who were paired."""

from __future__ import annotations

import asyncio

from tests.compatibility.writing.book import GUESTS, Book, agree, together
from tests.compatibility.writing.magnets import lay
from tests.server.strangers import Stranger, meet


async def write_strangers(book: Book) -> None:
    """All of them."""
    for scenario in (listed, listed_no_more, joined, paired, paired_at_magnets):
        await scenario(book)


async def listed(book: Book) -> None:
    """A table that will be open to everybody as soon as its host is back."""
    await book.make("clustered-listed", "here", "link", "link", listed=True, clustered={"rules": {"fast": True}})
    await book.sit("clustered-listed")


async def listed_no_more(book: Book) -> None:
    """The host has stopped listing it; whoever comes later may be a stranger all the same."""
    await book.make("kluster-listed-no-more", "here", "link", game="kluster", kluster={"boxes": {"duo": 1}})
    async with book.join("kluster-listed-no-more") as ann:
        await ann.ask("list", on=True)
        await ann.ask("list", on=False)


async def joined(book: Book) -> None:
    """Somebody has joined through the listing; talking was proposed, declined, and proposed again."""
    name = "clustered-joined"
    entry = await book.make(name, "here", "link", listed=True)
    async with book.join(name) as ann:
        ben = await _join(book, "Ann")
        entry["tokens"].append(ben)
        async with book.join(name, 1) as guest:
            await ann.until(lambda: ann.status == "playing")
            await ann.play()
            await together(ann, guest)
            await guest.ask("propose", kind="chat")
            await together(ann, guest)
            await ann.ask("reply", agree=False)
            await together(ann, guest)
            await guest.ask("react", reaction="clap")
            await together(ann, guest)
            await ann.ask("propose", kind="chat")


async def _join(book: Book, host: str) -> str:
    """Join through somebody's listing; returns the token."""
    while True:
        for listing in (await book.api.ask("GET", "/api/listings"))["listings"]:
            if (listing["name"], listing["game"]) == (host, "clustered"):
                seated = await book.api.ask("POST", f"/api/listings/{listing['listing']}/seats", {"name": GUESTS[1]})
                token: str = seated["token"]
                return token
        await asyncio.sleep(0.05)


async def paired(book: Book) -> None:
    """Two who were paired and agreed to talk."""
    await _pair(book, "clustered-paired", "clustered")
    async with book.back("clustered-paired") as (ann, ben):
        first, other = (ann, ben) if ann.turn in ann.seats else (ben, ann)
        await first.play()
        await together(ann, ben)
        await agree(other, "chat", first)
        await other.ask("say", text="Grüezi! Woher kommst du?")
        await together(ann, ben)
        await first.ask("rename", name="Ann B.")


async def paired_at_magnets(book: Book) -> None:
    """Two who were paired at Kluster and can only use reactions."""
    await _pair(book, "kluster-paired", "kluster")
    async with book.back("kluster-paired") as (ann, ben):
        await lay(ann, ben, at=(0, 0))
        await ben.ask("react", reaction="wow")


async def _pair(book: Book, name: str, game: str) -> None:
    async with Stranger(book.api, GUESTS[0]) as ann, Stranger(book.api, GUESTS[1]) as ben:
        seats = await meet(ann, ben, game=game)
    by_person = sorted(zip((ann, ben), seats, strict=True), key=lambda pair: pair[1]["person"])
    entry = book.note(name, game, {"table": seats[0]["table"], "token": by_person[0][0].token})
    entry["tokens"].append(by_person[1][0].token)
