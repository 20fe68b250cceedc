"""The life of a server on one database: started, stopped, left alone for a long time, cut off, started again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.compatibility.release import ADMIN_TOKEN, Json
from tests.compatibility.writing import talks
from tests.compatibility.writing.book import Book
from tests.compatibility.writing.clustered_tables import SMALL, play_out, write_clustered
from tests.compatibility.writing.days_tables import write_days
from tests.compatibility.writing.kluster_tables import DUO, FEW, options, write_kluster
from tests.compatibility.writing.magnets import SPOTS, carry, lay
from tests.compatibility.writing.strangers_tables import write_strangers
from tests.server.hard.hard_server import kill_process
from tests.server.process import ServerProcess
from tests.server.strangers import Stranger, open_table

LEFT_ALONE = ("clustered-archived", "clustered-archived-over", "kluster-archived", "kluster-archived-over")
TAKEN_OUT = "clustered-out-of-the-archive"
TO_THE_LAST = "talk-listed-to-the-last"
"""A table whose host was connected when the server was cut off."""
A_MOMENT = 1.0
"""s until somebody who waits is in the queue: no message says when."""


class History:
    """What happens to one database. `records`: some to be imported, by game."""

    def __init__(self, folder: Path, database: str, records: dict[str, Json]) -> None:
        self.book = Book()
        self.records: dict[str, str] = {}
        """Records that belong to no table, by a name of ours."""
        self.left = 0.0
        """When the server was cut off, in s since 1970."""
        self._folder = folder
        self._database = database
        self._imports = records
        (folder / "admin-token").write_text(ADMIN_TOKEN)

    async def until_cut_off(self) -> None:
        """From the first table to a power cut in the middle of a turn, while a bot is thinking."""
        async with self._serving():
            await self._leave_alone()
        async with self._serving("--archive-days", "0"):
            await self._archived()
        async with self._serving():
            await self._take_out()
            await write_clustered(self.book)
            await write_kluster(self.book)
            await write_strangers(self.book)
            await write_days(self.book)
            await talks.prepare(self.book)
            await self._loose_records()
            await self.book.look()
        server = self._server("--bot-pace", "600")
        self.book.api = server.start()
        await self._cut_short(server)

    async def afterwards(self) -> list[Json]:
        """What clients say to the server when it is back."""
        async with self._serving():
            return await talks.talk(self.book, self._imports)

    async def export_records(self) -> dict[str, bytes]:
        """The records of all tables as the server exports them."""
        found: dict[str, bytes] = {}
        async with self._serving():
            for name, entry in self.book.tables.items():
                if entry.get("daily"):
                    continue  # closed until its day is over
                listed = await self.book.api.ask("GET", f"/api/tables/{entry['table']}/records")
                for number, info in enumerate(listed["records"], 1):
                    answer = await self.book.api.request("GET", f"/api/records/{info['record']}")
                    found[f"{name}-{number}"] = answer.content
        return found

    # Servers

    def _server(self, *more: str) -> ServerProcess:
        token = str(self._folder / "admin-token")
        usual = ("--live-pace", "20", "--admin-token-file", token)
        return ServerProcess(self._folder, *usual, *more, database=self._database)

    @asynccontextmanager
    async def _serving(self, *more: str) -> AsyncIterator[None]:
        server = self._server(*more)
        self.book.api = server.start()
        try:
            yield
        finally:
            assert server.stop() == 0, server.log
        assert "Traceback" not in server.log, server.log

    # What happens

    async def _leave_alone(self) -> None:
        book = self.book
        for name in (LEFT_ALONE[0], TAKEN_OUT):
            async with book.playing(name, "here", "link") as (ann, _):
                await ann.play()
        async with book.playing(LEFT_ALONE[1], "here", "link", clustered=SMALL) as guests:
            await play_out(*guests)
        async with book.playing(LEFT_ALONE[2], "here", "link", game="kluster", kluster=options(DUO)) as guests:
            await lay(*guests, at=(0, 0))
        few = options(DUO, options=FEW)
        async with book.playing(LEFT_ALONE[3], "here", "link", game="kluster", kluster=few) as guests:
            for spot in SPOTS[:3]:
                await lay(*guests, at=spot)

    async def _archived(self) -> None:
        """Start a server that archives everything there is."""
        while any(row["status"] != "archived" for row in await self._rows()):
            continue

    async def _rows(self) -> list[Json]:
        listed: Json = await self.book.api.ask("GET", "/api/admin/tables", token=ADMIN_TOKEN)
        rows: list[Json] = listed["tables"]
        return rows

    async def _take_out(self) -> None:
        async with self.book.back(TAKEN_OUT) as (_, ben):
            await ben.play()

    async def _loose_records(self) -> None:
        """Imported records, and one whose table is gone."""
        api = self.book.api
        for game, record in self._imports.items():
            self.records[f"imported-{game}"] = (await api.ask("POST", "/api/records", record))["record"]
        made = await api.create("here", name="Ann")
        async with api.join(made["table"], made["token"]) as ann:
            await ann.play()
            await ann.ask("resign", seat=0)
            (self.records["of-a-removed-table"],) = ann.table["records"]
        await api.ask("DELETE", f"/api/admin/tables/{made['table']}", token=ADMIN_TOKEN)

    async def _cut_short(self, server: ServerProcess) -> None:
        book = self.book
        pondering, turning = "clustered-bot-on-turn", "kluster-cut-turn"
        async with book.playing(pondering, "here", "greedy") as (ann,):
            await ann.play()
        async with book.playing(turning, "here", "link", game="kluster", kluster=options(DUO)) as guests:
            await lay(*guests, at=(0, 0))
            await book.look(pondering, turning)
            await carry(guests[1], (40, 40))
            await self._cut_off_with_strangers(server)

    async def _cut_off_with_strangers(self, server: ServerProcess) -> None:
        """Cut the server off while somebody waits in the lobby and a table is listed."""
        book = self.book
        made = await open_table(book.api)
        book.note(TO_THE_LAST, "clustered", made)
        async with (
            Stranger(book.api, "Waits in vain") as waiting,
            book.join(TO_THE_LAST),
        ):
            await waiting.until(lambda: waiting.listings)
            await waiting.wait("kluster")
            await asyncio.sleep(A_MOMENT)
            await book.look(TO_THE_LAST)
            self.left = time.time()
            children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
            server.kill()
            for child in children:
                kill_process(int(child))
