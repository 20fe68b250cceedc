"""What clients of both games ask, so that every message and every operation of the protocol is used once.

The tables are in the kept database, deals included, so the same can be asked of a copy of it at any time.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from tests.compatibility.release import ADMIN_TOKEN
from tests.compatibility.writing.book import Book, agree, together
from tests.compatibility.writing.days_tables import OF_THE_TALK
from tests.compatibility.writing.magnets import carry, drag_cord, lay
from tests.compatibility.writing.recording import Caller, Speaker, Transcript
from tests.server.client import Api, Json, Refusal
from tests.server.magnets import begun

CLUSTERED = "talk-clustered"
KLUSTER = "talk-kluster"


async def prepare(book: Book) -> None:
    """Prepare the tables used in the talks: begun, with something on them."""
    async with book.playing(CLUSTERED, "here", "link") as (ann, ben):
        await ann.play()
        await together(ann, ben)
        await ben.play()
    wish = {"boxes": {"classic": 1}, "table": {"show_poles": True}}
    async with book.playing(KLUSTER, "here", "link", "link", game="kluster", kluster=wish) as guests:
        for spot in ((0, 0), (80, 0), (-80, 0)):
            await lay(*guests, at=spot)


async def talk(book: Book, records: dict[str, Json]) -> list[Json]:
    """Hold all conversations; `records`: some to be imported, by game."""
    transcript = Transcript()
    caller = Caller(book.api.url, transcript)
    await look_around(caller)
    await make_and_leave(caller, transcript)
    await let_strangers_in(caller, transcript)
    await talk_clustered(book, transcript)
    await talk_kluster(book, transcript)
    await play_daily(caller, transcript)
    await look_after(caller, await keep_records(caller, book, records))
    return transcript.without_impatience()


async def look_around(caller: Caller) -> None:
    """Everything that needs no table."""
    await caller.ask("GET", "/api/games")
    for path in ("/health", "/live", "/ready"):
        await caller.ask("GET", path)
    await caller.request("GET", "/metrics")
    await caller.request("GET", "/api/qr?text=http%3A%2F%2F192.0.2.1%2Ft%2F0123456789abcdef")
    for game in ("clustered", "kluster"):
        await caller.ask("GET", f"/api/rules/{game}?lang=de")
    await caller.ask("POST", "/api/score", {"board": "#AAA\n.AAA\nB\nB\nB"})
    await caller.request("POST", "/api/score", {"board": "?"})
    new: Json = {"op": "new", "seats": 2, "seed": 7}
    await caller.ask("POST", "/api/referee/clustered", {"operations": [new, {"op": "legal"}]})
    new = {"op": "new", "boxes": {"duo": 1}, "seats": 2}
    turn = {"op": "turn", "facts": {"placed": "c1"}}
    await caller.ask("POST", "/api/referee/kluster", {"operations": [new, turn]})
    await caller.ask("POST", "/api/referee/kluster", {"operations": [new, turn, turn]})  # refused: not theirs


async def make_and_leave(caller: Caller, transcript: Transcript) -> None:
    """A table from creation to its end, without anything that depends on the deal."""
    await caller.ask("POST", "/api/lessons/tiles", {"name": "Ann"})
    seats = [{"kind": "here"}, {"kind": "link"}, {"kind": "link"}, {"kind": "bot", "level": "random"}]
    wish = {"game": "clustered", "seats": seats, "name": "Ann", "clustered": {"rules": {"fast": True}}, "hints": True}
    made = await caller.ask("POST", "/api/tables", wish)
    table = made["table"]
    await caller.ask("GET", f"/api/tables/{table}")
    seated = await caller.ask("POST", f"/api/tables/{table}/seats", {"name": "Ben", "token": "B" * 32})
    async with (
        Speaker(caller.url, table, made["token"], "host", transcript) as ann,
        Speaker(caller.url, table, seated["token"], "guest", transcript) as ben,
    ):
        await ben.ask("rename", name="Benno")
        await ben.ask("leave", seat=seated["seat"])
        await together(ann, ben)
        await ann.ask("start", level="random")
        await ann.ask("close")
        await ann.refused("say", text="anybody?")
    await caller.request("POST", f"/api/tables/{table}/seats", {"name": "Cho"})


async def let_strangers_in(caller: Caller, transcript: Transcript) -> None:
    """A listed table, and somebody who joins through the listing."""
    wish = {"game": "clustered", "seats": [{"kind": "here"}, {"kind": "link"}], "name": OF_THE_TALK}
    made = await caller.ask("POST", "/api/tables", wish)
    async with Speaker(caller.url, made["table"], made["token"], "open host", transcript) as ann:
        await ann.ask("list", on=True)
        while not (await Api(caller.url).ask("GET", "/api/listings"))["listings"]:
            await asyncio.sleep(0.1)
        (listed,) = (await caller.ask("GET", "/api/listings"))["listings"]
        joined = await caller.ask("POST", f"/api/listings/{listed['listing']}/seats", {"name": "Ben"})
        async with Speaker(caller.url, made["table"], joined["token"], "open guest", transcript) as ben:
            await ben.refused("say", text="hello")
            await agree(ann, "chat", ben)
            await ben.ask("say", text="hello")
            await together(ann, ben)
    headers = {"authorization": f"Bearer {ADMIN_TOKEN}"}
    await caller.request("DELETE", "/api/admin/listings/0123456789abcdef", headers=headers)


async def talk_clustered(book: Book, transcript: Transcript) -> None:
    """Two people and somebody who watches."""
    entry = book.tables[CLUSTERED]
    await refused_hellos(book.api.url, entry["table"], transcript)
    async with AsyncExitStack() as stack:
        ann, ben, watcher = await _sit(book, CLUSTERED, transcript, stack, "ann", "ben", "watcher")
        everybody = (ann, ben, watcher)
        await ann.ask("ping")
        await watcher.ask("groups")
        move = ann.moves()[0]
        await ann.ask("preview", seat=0, move=move)
        await ann.ask("explain", seat=0, move=f"{move.split('@')[0]}@9,9")
        await ann.refused("play", seat=0, move=f"{move.split('@')[0]}@9,9")
        await ben.refused("play", seat=1, move=move)
        await ann.refused("play", seat=0, move="nonsense")
        await watcher.refused("say", text="hello")
        await ann.refused("hint", seat=0)
        await agree(ann, "hints", ben)
        await ann.ask("hint", seat=0)
        await ann.ask("play", seat=0, move=move)
        await together(*everybody)
        await agree(ann, "take_back", ben)
        await ann.ask("play", seat=0, move=move)
        await ann.ask("propose", kind="take_back")
        await together(*everybody)
        await ben.ask("reply", agree=False)
        await together(*everybody)
        await agree(ben, "pause", ann)
        await ann.refused("play", seat=0, move=move)
        await ann.ask("resume")
        await ann.ask("say", text="ok?")
        await ben.ask("react", reaction="clap")
        await together(*everybody)
        await come_again(ann)
        await ben.ask("stand_in", seat=1, level="random")
        await ann.my_turn()
        await together(*everybody)
        await ben.ask("stand_in", seat=1, level=None)
        await ann.ask("resign", seat=0)
        await together(*everybody)
        await ben.ask("resign", seat=1)
        await together(*everybody)
        await agree(ben, "again", ann)
        await together(*everybody)
    await list_own_tables(Caller(book.api.url, transcript), book)


async def list_own_tables(caller: Caller, book: Book) -> None:
    """The list of somebody who keeps tables of all kinds, one of which is not theirs."""
    kept = ("clustered-days-3", "clustered-paired", CLUSTERED, KLUSTER, "daily-tiles-over", "clustered-waiting")
    tables = [{"table": book.tables[name]["table"], "token": book.tables[name]["tokens"][0]} for name in kept]
    await caller.ask("POST", "/api/my-tables", {"tables": [*tables, {"table": "0123456789abcdef", "token": None}]})


async def refused_hellos(
    url: str, table: str, transcript: Transcript, socket: str = "stranger", token: str | None = "x" * 32
) -> None:
    """Hellos with unknown tokens."""
    try:
        async with Speaker(url, table, token, socket, transcript):
            raise AssertionError("a stranger was let in")
    except Refusal:
        return


async def come_again(speaker: Speaker) -> None:
    """Ask for everything again; the answer is a welcome."""
    heard = len(speaker.messages)
    await speaker.post({"type": "resync", "id": "everything"})
    await speaker.until(lambda: any(message["type"] == "welcome" for message in speaker.messages[heard:]))


async def talk_kluster(book: Book, transcript: Transcript) -> None:
    """Three people and somebody who watches."""
    async with AsyncExitStack() as stack:
        names = ("ann at kluster", "ben at kluster", "cho at kluster", "watcher at kluster")
        ann, ben, cho, watcher = await _sit(book, KLUSTER, transcript, stack, *names)
        players, everybody = (ann, ben, cho), (ann, ben, cho, watcher)
        for one in everybody:
            await begun(one)
        await ben.refused("do", seat=1, intent={"do": "take", "magnet": ben.public["pools"][1][0]})
        await carry(ann, (0, 90))
        await ann.ask("weigh", seat=0)
        await ann.ask("do", seat=0, intent={"do": "put_back"})
        await drag_cord(ann, (160, 0), (140, 0))
        await agree(ann, "hints", ben, cho)
        await ann.ask("hint", seat=0)
        await lay(*players, at=(0, 90))
        await cho.ask("resign", seat=2)  # out of turn: told at once, stored with the turn
        await together(*everybody)
        await lay(ann, ben, at=(0, -90))
        await together(*everybody)
        await agree(ann, "pause", ben)
        await ben.ask("resume")
        await together(*everybody)
        await ben.ask("resign", seat=1)
        await ann.until(lambda: ann.status == "over")
        await together(*everybody)


async def _sit(
    book: Book, name: str, transcript: Transcript, stack: AsyncExitStack, *names: str
) -> tuple[Speaker, ...]:
    """Connect everybody who has a token, then a spectator."""
    entry = book.tables[name]
    speakers = []
    for token, socket in zip((*entry["tokens"], None), names, strict=True):
        speaker = Speaker(book.api.url, entry["table"], token, socket, transcript)
        speakers.append(await stack.enter_async_context(speaker))
    return tuple(speakers)


async def keep_records(caller: Caller, book: Book, records: dict[str, Json]) -> str:
    """Records of these tables, and imported ones; returns the last one."""
    record = ""
    for game, name in (("clustered", CLUSTERED), ("kluster", KLUSTER)):
        listed = await caller.ask("GET", f"/api/tables/{book.tables[name]['table']}/records")
        imported = await caller.ask("POST", "/api/records", records[game])
        for record in (listed["records"][0]["record"], imported["record"]):
            await caller.ask("GET", f"/api/records/{record}")
            await caller.ask("GET", f"/api/records/{record}/info")
            await caller.ask("GET", f"/api/records/{record}/replay")
        await caller.request("GET", f"/api/records/{record}/preview.png")
        await caller.request("GET", f"/api/tables/{book.tables[name]['table']}/preview.png")
        await caller.ask("GET", f"/api/records/{record}/review")
        await caller.request("GET", f"/api/records/{record}/tracks/0")
    await caller.request("GET", "/api/records/0123456789abcdef")
    return record


async def play_daily(caller: Caller, transcript: Transcript) -> None:
    """A try abandoned after one move, and the board of its day, from which a result is removed."""
    token = "a-token-for-the-dailies-of-the-talk"
    dailies = await caller.ask("GET", "/api/dailies", token=token)
    opened = await caller.ask("POST", "/api/dailies/clustered", {"name": "Ann"}, token)
    async with Speaker(caller.url, opened["table"], opened["token"], "ann alone", transcript) as ann:
        await ann.ask("play", seat=0, move=ann.moves()[0])
        await ann.refused("propose", kind="take_back")
        await ann.refused("hint", seat=0)
        await ann.ask("resign", seat=0)
    await refused_hellos(caller.url, opened["table"], transcript, "onlooker alone", None)
    await caller.request("GET", f"/api/tables/{opened['table']}/records")  # closed until the day is over
    board = f"/api/dailies/clustered/{dailies['games'][0]['today']['day']}"
    results = (await caller.ask("GET", board, token=token))["results"]
    (result,) = [line["result"] for line in results if line["name"] == OF_THE_TALK]
    for _ in range(2):  # the second time it is gone already
        headers = {"authorization": f"Bearer {ADMIN_TOKEN}"}
        await caller.request("DELETE", f"/api/admin/dailies/{result}", headers=headers)
    await caller.ask("GET", board)


async def look_after(caller: Caller, record: str) -> None:
    """What the admin asks."""
    made = await caller.create("here", "link", name="Ann")
    await caller.ask("GET", "/api/admin/tables", token=ADMIN_TOKEN)
    await caller.ask("POST", f"/api/admin/tables/{made['table']}/close", token=ADMIN_TOKEN)
    await caller.ask("DELETE", f"/api/admin/tables/{made['table']}", token=ADMIN_TOKEN)
    await caller.ask("DELETE", f"/api/admin/records/{record}", token=ADMIN_TOKEN)
    await caller.request("GET", "/api/admin/tables", headers={"authorization": "Bearer not-the-right-one"})
    await caller.ask("GET", "/api/admin/cluster", token=ADMIN_TOKEN)
    await caller.ask("POST", "/api/admin/drain", token=ADMIN_TOKEN)  # last: it takes no more tables
