"""Tables of Clustered in every state that a log can leave them in."""

from __future__ import annotations

import random

from lodestone.bots import CLUSTERED_BOTS
from lodestone.match.clustered.plain import plain_rules
from tests.compatibility.writing.book import GUESTS, Book, Guest, agree, together
from tests.golden.clustered import VARIANTS
from tests.server.client import Json

SMALL: Json = {"rules": {"surface": {"left": -1, "right": 1, "top": -1, "bottom": 1}}}
"""A table so small that games are soon over."""


async def write_clustered(book: Book) -> None:
    """All of them."""
    for scenario in (
        waiting,
        much_agreed,
        paused,
        stood_in,
        begun_by_host,
        against_every_level,
        resigned,
        alone,
        at_one_screen,
        time_ran_out,
        finished,
        declined_again,
        second_game,
        closed,
        lessons,
        every_variant,
    ):
        await scenario(book)


async def waiting(book: Book) -> None:
    """Seats taken, given up and still free; somebody who has changed their name."""
    entry = await book.make("clustered-waiting", "here", "link", "link", "link")
    token = await book.sit("clustered-waiting", seat=2)
    await book.api.sit(entry["table"], "Bjørns bror", seat=3, token=token)
    async with book.join("clustered-waiting", 1) as ben:
        await ben.ask("leave", seat=2)
        await ben.ask("rename", name="Bjørn Ø.")
        await ben.ask("say", text="Wer kommt noch? 🙂")


async def much_agreed(book: Book) -> None:
    """Two people, a clock, and proposals agreed to, declined, withdrawn, overtaken by a move; one is still open."""
    options = {"turn_seconds": 3600, "rules": {"first_bonus": True}}
    async with book.playing("clustered-agreements", "here", "link", clustered=options) as (ann, ben):
        await ann.play()
        await agree(ann, "take_back", ben)
        await ann.play()
        for decliner in (ben, ann):
            await together(ann, ben)
            await ann.ask("propose", kind="take_back")
            await together(ann, ben)
            await decliner.ask("reply", agree=False)
        await ann.ask("propose", kind="take_back")
        await together(ann, ben)
        await ben.play()  # the move overtakes the proposal
        await together(ann, ben)
        await agree(ben, "pause", ann)
        await ann.ask("resume")
        await together(ann, ben)
        await agree(ann, "hints", ben)
        await ben.ask("react", reaction="clap")
        await ann.ask("say", text="‏שלום‎ and good luck, 千代 – or was it *you*?")
        await ann.ask("rename", name="Ann B.")
        await ben.ask("propose", kind="pause")


async def paused(book: Book) -> None:
    """A stopped clock, no chat, no hints."""
    wish: Json = {"clustered": {"turn_seconds": 600}, "chat": False, "hints": False}
    async with book.playing("clustered-paused", "here", "link", **wish) as (ann, ben):
        await ann.play()
        await together(ann, ben)
        await agree(ann, "pause", ben)


async def stood_in(book: Book) -> None:
    """Bots that play for people: for somebody who is away, then not any more, then at the person's own wish."""
    name = "clustered-stand-in"
    await book.make(name, "here", "link")
    await book.sit(name)
    async with book.join(name) as ann:
        await ann.ask("propose", kind="pause")
        await ann.ask("stand_in", seat=1, level="greedy")  # which settles the proposal
        assert ann.table["paused"]
        await ann.ask("resume")
        await ann.play()
        await ann.my_turn()
        async with book.join(name, 1) as ben:
            await ben.ask("stand_in", seat=1, level=None)
            await ann.version(ben.v)
            await ann.play()
            await ben.my_turn()
            await ben.play()
            await ben.ask("stand_in", seat=1, level="random")
            await ben.ask("say", text="brb")
        await ann.my_turn()
        await ann.play()
        await ann.my_turn()


async def begun_by_host(book: Book) -> None:
    """Free seats are given to bots for good."""
    await book.make("clustered-started", "here", "link", "link", hints=True)
    async with book.join("clustered-started") as ann:
        await ann.ask("start", level="random")
        for _ in range(2):
            await ann.play()
            await ann.my_turn()


async def against_every_level(book: Book) -> None:
    """A bot of every level that may appear in a log."""
    for level in CLUSTERED_BOTS:
        async with book.playing(f"clustered-against-{level}", "here", level) as (ann,):
            await ann.play()
            await ann.my_turn()


async def resigned(book: Book) -> None:
    """Three people, one of whom has resigned."""
    async with book.playing("clustered-resigned", "here", "link", "link") as (ann, ben, cho):
        await ann.play()
        await together(ann, ben, cho)
        await ben.ask("resign", seat=1)
        await together(ann, ben, cho)
        await cho.play()


async def alone(book: Book) -> None:
    """Solo play: a move is taken back at once, since there is nobody to ask."""
    async with book.playing("clustered-alone", "here", clustered={"rules": {"fast": True}}) as (ann,):
        for _ in range(4):
            await ann.play()
        await ann.ask("propose", kind="take_back")


async def at_one_screen(book: Book) -> None:
    """Several people at one screen, with one token and a name each."""
    name = "clustered-one-screen"
    seats = [{"kind": "here", "name": guest} for guest in GUESTS[:3]]
    wish = {"game": "clustered", "seats": seats, "name": "Ann"}
    book.note(name, "clustered", await book.api.ask("POST", "/api/tables", wish))
    async with book.back(name) as (all_three,):
        for _ in range(5):
            await all_three.play()


async def time_ran_out(book: Book) -> None:
    """A bot has moved for somebody whose time ran out; then both resign, since the clock would go on."""
    async with book.playing("clustered-time-out", "here", "link", clustered={"turn_seconds": 5}) as (ann, ben):
        await ann.until(lambda: ann.public["moves"] == 1)
        await together(ann, ben)
        await ben.play()
        await ann.ask("resign", seat=0)
        await together(ann, ben)
        await ben.ask("resign", seat=1)
        await together(ann, ben)


async def finished(book: Book) -> None:
    """Played to the end; one of the two wants another game."""
    async with book.playing("clustered-finished", "here", "link", clustered=SMALL) as (ann, ben):
        await play_out(ann, ben)
        await ann.ask("propose", kind="again")


async def declined_again(book: Book) -> None:
    """Played to the end; the proposal of another game was declined."""
    async with book.playing("clustered-declined", "here", "link", clustered=SMALL) as (ann, ben):
        await play_out(ann, ben)
        await ben.ask("propose", kind="again")
        await together(ann, ben)
        await ann.ask("reply", agree=False)


async def second_game(book: Book) -> None:
    """Everybody wanted another game."""
    async with book.playing("clustered-again", "here", "link", clustered=SMALL) as (ann, ben):
        await play_out(ann, ben)
        await agree(ann, "again", ben)
        await ben.play()


async def closed(book: Book) -> None:
    """The host has closed it."""
    async with book.playing("clustered-closed", "here", "link") as (ann, ben):
        await ann.play()
        await together(ann, ben)
        await ann.ask("propose", kind="take_back")
        await ann.ask("close")


async def lessons(book: Book) -> None:
    """One lesson in progress, one finished."""
    for lesson in ("tiles", "counting"):
        made = await book.api.ask("POST", f"/api/lessons/{lesson}", {"name": "Ann"})
        book.note(f"clustered-lesson-{lesson}", "clustered", made)
    async with book.join("clustered-lesson-tiles") as ann:
        await ann.play("Cd3@0,-2")
    async with book.join("clustered-lesson-counting") as ann:
        await ann.play("Cs1@-3,-4")
        await ann.my_turn()
        await ann.play("Td3@-6,2")
        await ann.until(lambda: ann.status == "over")


async def every_variant(book: Book) -> None:
    """Every variant, played to the end against bots."""
    for name, variant in VARIANTS.items():
        others = ["greedy" if seat % 2 else "random" for seat in range(1, variant.seats)]
        options = {"rules": plain_rules(variant.rules)}
        async with book.playing(f"clustered-variant-{name}", "here", *others, clustered=options) as (ann,):
            await play_out(ann)


async def play_out(*guests: Guest) -> None:
    """Play to the end with moves drawn from a fixed seed."""
    draw = random.Random(7)
    while guests[0].status == "playing":
        for guest in guests:
            if guest.status == "playing" and guest.turn in guest.seats:
                await guest.play(draw.choice(guest.moves()))
                await together(*guests)
        if guests[0].status == "playing" and not any(guest.turn in guest.seats for guest in guests):
            await guests[0].until(
                lambda: (
                    guests[0].turn in {seat for guest in guests for seat in guest.seats}
                    or guests[0].status != "playing"
                )
            )
            await together(*guests)
