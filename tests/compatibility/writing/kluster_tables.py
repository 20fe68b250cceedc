"""Tables of Kluster in every state that a log and its snapshot can leave them in."""

from __future__ import annotations

import itertools
from typing import Any

from lodestone.match.games import GAMES
from tests.compatibility.writing.book import Book, agree, together
from tests.compatibility.writing.magnets import SPOTS, carry, drag_cord, insist, lay, let_go, look, until_seen
from tests.server.client import Json
from tests.server.magnets import begun

DUO = {"duo": 1}
CLASSIC = {"classic": 1}
FEW: Json = {"handicap": [4, 4]}
"""Only two magnets each at DUO, so that the game is soon over."""


async def write_kluster(book: Book) -> None:
    """All of them."""
    for scenario in (
        waiting,
        much_agreed,
        paused,
        stood_in,
        against_every_level,
        resigned_meanwhile,
        finished,
        second_game,
        closed,
        lesson,
        time_ran_out,
        expert_goes_on,
        every_option,
        cords_apart,
        alone,
        many_seats,
    ):
        await scenario(book)


def options(boxes: Json, cords: list[Json] | None = None, **more: Any) -> Json:
    """A table's options as a client sends them: those of the rules go into `options`, all others to the table."""
    rules = more.pop("options", {})
    return {"boxes": boxes, "options": rules, "table": more, "cords": cords}


async def waiting(book: Book) -> None:
    """Seats are still free."""
    await book.make("kluster-waiting", "here", "link", "link", game="kluster", kluster=options(CLASSIC))
    await book.sit("kluster-waiting", seat=2)


async def much_agreed(book: Book) -> None:
    """Several turns with a kluster, a moved cord and a magnet put back; chat, a clock, an open proposal."""
    wish = options(CLASSIC, turn_seconds=3600)
    async with book.playing("kluster-agreements", "here", "link", game="kluster", kluster=wish) as (ann, ben):
        await lay(ann, ben, at=(0, 0))
        await ben.ask("do", seat=1, intent={"do": "take", "magnet": ben.public["pools"][1][0], "face": "b"})
        await ben.ask("do", seat=1, intent={"do": "put_back"})
        await drag_cord(ben, (160, 0), (130, 10))
        await lay(ann, ben, at=(70, 20), pose="standing", yaw=30)
        await lay(ann, ben, at=(24, 0))
        await lay(ann, ben, at=(-80, -30), face="b")
        await agree(ann, "pause", ben)
        await ben.ask("resume")
        await together(ann, ben)
        await agree(ann, "hints", ben)
        await ann.ask("say", text="¡Cuidado! ⚡")
        await ben.ask("react", reaction="wow")
        await ben.ask("rename", name="Bjørn Ø.")
        await ben.ask("propose", kind="pause")


async def paused(book: Book) -> None:
    """Paused in mid-game."""
    wish = options(DUO, turn_seconds=900)
    async with book.playing("kluster-paused", "here", "link", game="kluster", kluster=wish) as (ann, ben):
        await lay(ann, ben, at=(0, 0))
        await agree(ann, "pause", ben)


async def stood_in(book: Book) -> None:
    """A bot has played for somebody and still does; it is not on turn."""
    async with book.playing("kluster-stand-in", "here", "link", game="kluster", kluster=options(DUO)) as (ann, ben):
        await lay(ann, ben, at=(0, 0))
        await ben.ask("stand_in", seat=1, level="clumsy")
        await ann.until(lambda: ann.turn == 0 or ann.status == "over")
        await ben.ask("stand_in", seat=1, level=None)
        await together(ann, ben)
        await lay(ann, ben, at=(0, 50))
        await ben.ask("stand_in", seat=1, level="clumsy")
        await ann.until(lambda: ann.turn == 0 or ann.status == "over")


async def against_every_level(book: Book) -> None:
    """A bot of every level that may appear in a log."""
    for level in GAMES["kluster"].levels:
        name = f"kluster-against-{level}"
        async with book.playing(name, "here", level, game="kluster", kluster=options(DUO)) as (ann,):
            await lay(ann, at=(0, 0))
            await ann.until(lambda: ann.turn == 0 or ann.status == "over")


async def resigned_meanwhile(book: Book) -> None:
    """Somebody has resigned after the last stored turn: the log knows that, but the snapshot does not."""
    wish = options(CLASSIC)
    async with book.playing("kluster-resigned", "here", "link", "link", "link", game="kluster", kluster=wish) as guests:
        ann, ben, _, dar = guests
        await lay(*guests, at=(0, 0))
        await ben.ask("resign", seat=1)
        await together(*guests)
        await ann.until(lambda: ann.turn == 2)
        await dar.ask("resign", seat=3)


async def finished(book: Book) -> None:
    """Over after two rounds; one of the two wants another game."""
    wish = options(DUO, options={"rounds": 2})
    async with book.playing("kluster-finished", "here", "link", game="kluster", kluster=wish) as (ann, ben):
        for spot in SPOTS[:4]:
            await lay(ann, ben, at=spot)
        assert ann.status == "over"
        await together(ann, ben)
        await ann.ask("propose", kind="again")


async def second_game(book: Book) -> None:
    """Won, then a second game, begun by whoever had most left (K6)."""
    wish = options(DUO, options=FEW)
    async with book.playing("kluster-again", "here", "link", game="kluster", kluster=wish) as (ann, ben):
        for spot in SPOTS[:3]:
            await lay(ann, ben, at=spot)
        assert ann.public["winners"] == [0]
        await together(ann, ben)
        await agree(ann, "again", ben)
        await ann.until(lambda: ann.table["game_number"] == 2)
        await together(ann, ben)
        await lay(ann, ben, at=(0, 0))


async def closed(book: Book) -> None:
    """The host has closed it."""
    async with book.playing(
        "kluster-closed", "here", "here", game="kluster", kluster=options(DUO, cord_after_release=True)
    ) as (both,):
        await lay(both, at=(0, 0))
        await both.ask("close")


async def lesson(book: Book) -> None:
    """A lesson with one stone on the table."""
    made = await book.api.ask("POST", "/api/lessons/magnets", {"name": "Ann"})
    book.note("kluster-lesson", "kluster", made)
    async with book.join("kluster-lesson") as ann:
        await begun(ann)
        await lay(ann, at=(0, 0))


async def time_ran_out(book: Book) -> None:
    """Time ran out and the turn has passed; then one resigns, since the clock would go on."""
    wish = options(DUO, turn_seconds=5, no_sliding=True, cord_by_magnet=True)
    async with book.playing("kluster-time-out", "here", "link", game="kluster", kluster=wish) as (ann, ben):
        await ann.until(lambda: ann.turn == 1)
        await ben.ask("resign", seat=1)
        await ann.until(lambda: ann.status == "over")


async def expert_goes_on(book: Book) -> None:
    """Expert: somebody has placed two in a row, and is asked whether to go on."""
    wish = options(CLASSIC, surface="glass", show_poles=True, options={"expert": True, "handicap": [0, 6]})
    async with book.playing("kluster-expert", "here", "link", game="kluster", kluster=wish) as (ann, ben):
        await lay(ann, ben, at=(0, 0))
        await ann.ask("do", seat=0, intent={"do": "continue"})
        await lay(ann, ben, at=(90, 0))
        await ann.ask("do", seat=0, intent={"do": "stop"})
        await ann.until(lambda: ann.turn == 1)
        await together(ann, ben)
        await lay(ann, ben, at=(-90, 0))
        await lay(ann, ben, at=(0, 90))


async def every_option(book: Book) -> None:
    """A game on felt that is played on for places; and four boxes with cords of every shape."""
    wish = options({"duo": 2}, surface="felt", loop_duo=240, options={"play_on": True, "handicap": [4, 4, 5, 5]})
    async with book.playing("kluster-places", *["here"] * 4, game="kluster", kluster=wish) as (all_four,):
        for spot in itertools.cycle(((-95, 0), (95, 0), (-95, 60), (95, 60), (-95, -60), (95, -60))):
            await lay(all_four, at=spot)
            if all_four.status == "over":
                break
    cords: list[Json] = [
        {"shape": "oval", "centre": [-100, 0], "ratio": 0.7, "yaw": 90},
        {"shape": "eight", "centre": [60, 0], "ratio": 0.8, "yaw": 0},
        {"shape": "free", "points": [[-40, -60], [60, -60], [60, 60], [-40, 60]]},
        {"shape": "circle", "centre": [0, 100]},
    ]
    wish = options({"classic": 2, "duo": 2}, cords, loop_classic=300, options={"one_group": True})
    async with book.playing("kluster-cords", *["here"] * 5, game="kluster", kluster=wish) as (all_five,):
        await lay(all_five, at=(-100, 0))
        await lay(all_five, at=(-100, 70))


async def cords_apart(book: Book) -> None:
    """A cord that was pulled away from the other one is brought back before the turn ends (P14)."""
    wish = options({"duo": 2})
    async with book.playing("kluster-repaired", *["here"] * 4, game="kluster", kluster=wish) as (all_four,):
        before = all_four.v
        x, y = max(look(all_four).cords[1])
        await drag_cord(all_four, (x, y), (x + 300, y), cord=1)
        await carry(all_four, (-78, 0))
        await let_go(all_four, before)
        await until_seen(all_four, lambda seen: seen.wire.stage == "repair")
        edge, _ = max(look(all_four).cords[0])
        x, y = min(look(all_four).cords[1])
        await drag_cord(all_four, (x, y), (edge - 40, y), cord=1)
        await insist(all_four, {"do": "done"}, before)
        await all_four.until(lambda: all_four.turn == 1)


async def alone(book: Book) -> None:
    """Solo with as few stones as in a lesson: a total victory; one game stopped; one whose time was up once (Z9)."""
    wish = options(CLASSIC, options={"handicap": [21]})
    async with book.playing("kluster-alone", "here", game="kluster", kluster=wish) as (ann,):
        for spot in ((-70, 0), (0, 0), (70, 0)):
            await lay(ann, at=spot)
        assert ann.public["ending"] == "total-victory"
    async with book.playing("kluster-alone-stopped", "here", game="kluster", kluster=options(DUO)) as (ann,):
        await lay(ann, at=(0, 0))
        await ann.ask("do", seat=0, intent={"do": "stop"})
        await ann.until(lambda: ann.status == "over")
    wish = options(DUO, turn_seconds=5)
    async with book.playing("kluster-alone-time-out", "here", game="kluster", kluster=wish) as (ann,):
        await ann.until(lambda: ann.public["solo"]["faults"] == 1)
        await ann.ask("do", seat=0, intent={"do": "stop"})
        await ann.until(lambda: ann.status == "over")


async def many_seats(book: Book) -> None:
    """Kluster+ with three cords and seven people, four of them at one screen."""
    kinds = ("here", "link", "here", "link", "here", "link", "here")
    wish = options({"classic": 1, "duo": 2}, options={"one_group": True})
    async with book.playing("kluster-plus", *kinds, game="kluster", kluster=wish) as guests:
        for spot in SPOTS[:3]:
            await lay(*guests, at=spot)
